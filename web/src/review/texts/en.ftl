# The review of a match in the browser, English. Same keys and variables as fr.ftl.

review-match = Review the match
review-face = Review
review-faces = This match
review-face-score = Score sheet
review-face-replay = Replay
review-river = The river of the match
review-river-help = chances to win, move by move; the water is { $you ->
    [yes] yours
   *[no] { $name }’s
  }
review-judging = judging, { $judged } of { $total } decisions
review-stopped = The judge has stopped: { $judged } of { $total } decisions.
review-go-on = Go on
review-reading = The judge is reading the match. First verdicts in a few seconds.
review-to-table = To the table
review-choose = Whose moves would you like to look at?
review-seats = Seats
review-here = here
review-play = play
review-skill = own choices
review-others = others’ choices
review-luck = luck
review-note = Play: 100 is always the best move. Own choices, others’ choices and luck are points of winning chances: where the result came from.
review-note-later = Play: 100 is always the best move. Luck is told when everything has been judged.
review-played = Played
review-best = Best
review-plates = The two moves on the board
review-place = Move { $step } · decision { $number } of { $name }
review-place-round = { $round }, move { $step } · decision { $number } of { $name }
review-only = Only move: there was nothing to choose.
review-unjudged = This move has not been judged yet.
review-played-text = Played: { $action }
review-best-text = Better: { $action }
review-was-best = That was the best move.
review-fine = As good as the best move, as far as the search can tell: { $action }
review-spoken = { $word }. Played: { $played }. Best: { $best }. Chances { $chance } instead of { $better }; { $points }.
review-spoken-best = { $word }. Played: { $played }. Chances { $chance }.
review-points-less = { $points } points less on average
review-points-more = { $points } points more on average
review-about = about { $percent }
review-why = Why: best against played
review-why-help = { $you ->
    [yes] your points
   *[no] points of { $name }
  } at the end
review-line = Line
review-change = change
review-all-lines = All lines
review-with-best = with best: { $others }
review-other-points = { $name } { $points }
review-unchanged = { $count ->
    [one] One line unchanged
   *[other] { $count } lines unchanged
  }
review-line-best = The best line, as the search expects it
review-line-help = Choose a move to see the board after it.
review-walked = The board after the best line, { $step } of { $steps }
review-walk-back = Back to the match
review-walk-on = On
review-chip = { $name }: { $action }
review-try = Find a better move
review-try-short = Find better
review-try-ask = Better than { $chance }?
review-try-help = Choose on the board or in the list. Nothing is sent to the table.
review-try-list = Everything that could be chosen
review-try-judging = The judge weighs it…
review-tried = { $action }: { $chance }, { $word }
review-try-far = { $percent } short of the best move
review-try-found = The best move, or as good as it.
review-show = Show me
review-try-end = Back to the review
review-branch = Play from here
review-branch-help = A new table from before this move, with the same players.
review-branch-bots = A new table from before this move. { $names }: played by bots.
review-branch-go = Start
review-cancel = Cancel
review-before = Previous move to learn from
review-next = Next move to learn from
review-decisions = Decisions
review-all = all { $count }
review-learn = to learn from { $count }
review-nothing = Nothing to learn here: every move within 2 % of the best.
review-nothing-yet = Nothing to learn from so far.
review-helped = { $name } errs, { $gain } for { $you }
review-slider = Move { $step }. { $chances }. { $word }
review-slider-share = { $name } { $chance }
review-table = The chances of every seat, move by move
review-tab-moment = Moment
review-tab-board = Board
review-tab-decisions = Decisions
review-tab-seats = Seats
review-round-short = R{ $number }
review-judged-by = Each decision judged from what its seat knew then, by { $simulations } simulations.
review-themes = Over your last { $matches } matches reviewed here you lose most on: { $themes }.
review-theme = { $line } ({ $points } points a match)
