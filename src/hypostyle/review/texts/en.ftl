# Reviews, English. Same keys and variables as fr.ftl.

title = { $game }: review

reviewing = Judging decisions
column-accuracy = Play
column-decisions = Decisions
column-lost = Points lost
column-skill = own choices
column-others = others’ choices
column-luck = luck
column-step = Move
column-seat = Seat
column-word = Verdict
column-loss = Chances
column-played = Played
column-best = Better
column-why = Why
accuracy-note = Play: 100 is always the best choice. Own choices, others’ choices and luck are points of winning chances, beside the best choices of everybody; with the chances at the start they add up to the result.
learn = To learn from: { $count ->
    [0] nothing, every choice was within 2 % of the best.
    [one] one choice.
   *[other] { $count } choices.
}
about = about { $percent }
why-line = { $line } { $change }
judged-by = { $judged } of { $total } decisions, each judged from what its seat knew then, by { $simulations } simulations (seed { $seed }).
interrupted = Interrupted: this is what was judged so far.
report = The report is in { $file }.
curve = Chances of winning
curve-label = Chances of every seat, move by move
all-decisions = All decisions
seats = Seats
told-decision = { $seat }: { $word }, { $loss }
told-played = Played: { $action }
told-best = Better: { $action }
told-why = Why: { $lines }
