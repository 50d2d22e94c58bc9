# The terminal itself, English. Same keys and variables as fr.ftl. What belongs to a game stands in the game's own texts.

not-compiled = Nothing is compiled here: the engine runs interpreted, with the same results but far slower.
compiling = The engine is being compiled meanwhile: this match runs interpreted, the next one at full speed.

compiled = { $game } is compiled: { $modules }.
cleaned =
    { $count ->
        [0] Nothing of { $game } was compiled.
       *[other] What was compiled of { $game } is removed.
    }

## Sitting at the table

which-game = Which game?
who-opposite = Who sits opposite? One number or several; Enter alone: { $names }
no-such-opponents = { $most ->
        [one] One opponent is needed
       *[other] { $least } to { $most } opponents are needed
    }, from 1 to { $last } of the list.
seat-human = human
welcome = Type the number of a choice; ? lists everything else that can be typed.
ask = Your choice (? helps)
bot-thinks = { $name } is thinking …
hint-thinks = Looking ahead for { $name } …
change-places = Now it is for { $name } alone to look at the screen. { $name }, press Enter when you sit before it.
seed = Seed { $seed }: with --seed and this number the same match is dealt again.
left-saved = The match is kept in { $file }. To go on with it:
left-unsaved = This match was not kept; next time, --save FILE keeps every choice.

## What can be typed. The words of a command stand side by side, a short one first.

command-undo = u undo
command-why = ? why help
command-hint = h hint
command-rules = r rules
command-save = s save
command-table = t table
command-quit = q quit exit
why-fillers = not

help-undo = take back your last choice
help-why = this list; “why send 2 temple” says why that is not possible, “? lever” what a card does
help-hint = the move I would play, and the chances to win it gives
help-rules = the rules about this choice; “r short” the game in short, “r market” another rule
help-save = “s FILE” keeps the match in a file, from then on after every choice
help-table = show the table and the choices again (so does Enter alone)
help-quit = leave the table
help-words = A choice is a number of the list, or words. Possible now, for example: { $examples }.

## Answers

no-such-number = The list goes from 1 to { $most }.
not-understood = “{ $text }” is neither a number of the list nor a command nor an action; ? lists what can be typed.
fields-missing = Say it like this: “{ $example }”.
refused = { $reason } (Rule: { $rule })
allowed = That is possible: { $action }.
hint = I would play { $number }: { $action } (chances to win: { $value }%, { $visits } tries).
undone = Taken back.
nothing-to-undo = There is nothing to take back yet.
cannot-undo = This can no longer be taken back: something was revealed, or somebody has chosen since.
rules-title = { $game }: the rules
no-section = No rule is called “{ $asked }”; there are: { $titles }.
more-rules = The whole rules: hypostyle rules { $game }
saved = Kept in { $file }.
save-where = Name a file: s FILE.
file-exists = { $file } exists already; name another file.
offer-save = This match is not kept anywhere. A file name keeps it, Enter alone leaves

## End and score sheet

sheet-line = Points
sheet-total = Total
sheet-place = Place
win = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
win-by-tie-break = { $name } wins: several have { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and this decides: { $what }.
shared-win = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
unfinished = Step { $step }: the match goes on, and the table waits for { $names }.

## Other commands

game-facts = { $players } players, about { $minutes } minutes
simulating = Playing
simulated = { $games ->
    [one] { $games } match
   *[other] { $games } matches
} with { $decisions } decisions in { $seconds } s: { $decisions_per_s } decisions a second ({ $mode }).
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-mean = Mean points
column-lowest = Lowest
column-highest = Highest
column-interval = 95 % interval
column-rating = Rating
column-rank = Mean place
column-thinking = A decision
arena-playing = Blocks of { $games } matches
arena-played = { $games ->
    [one] { $games } match
   *[other] { $games } matches
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; a fair share of the wins is { $fair }. Intervals are over deals; a decision is processor time.
arena-interrupted = Interrupted: these are the figures of what was played.
arena-report = The report is in { $file }.
measuring = Measuring
column-game = Game
column-players = Players
column-decisions = Decisions/s
column-copies = Copies/s
column-copy_from = Copies in place/s
column-simulations = Simulations/s
column-ratio = Compiled / interpreted
column-measure = Ratio
column-value = Value

verified = { $steps ->
    [one] One step checked
   *[other] { $steps } steps checked
  } at table { $table }: seed { $seed } gives the announced hash { $hash }… and every shuffle.
verified-cut = { $count ->
    [0] The shuffle was the host’s alone: no player had a share in it.
    [one] One browser had a share in the shuffle: the host alone could not choose it.
   *[other] { $count } browsers had a share in the shuffle: nobody alone could choose it.
  }

train-folder = Training in { $folder }; to go on later: { $command } --resume { $folder }
train-play = matches
train-fit = fitting
train-test = test against the best
train-uct = test against uct
train-round = iteration { $number }: { $matches } matches, errors { $value } and { $policy }, { $share } against the best, { $uct } against uct, taken over: { $taken ->
    [yes] yes
   *[no] no
}
train-done = The best weights are in { $file }.

## The tables of a host

backed-up = { $tables ->
    [one] One table was copied to { $file }, and the copy is whole.
   *[other] { $tables } tables were copied to { $file }, and the copy is whole.
  }
restored = { $tables ->
    [one] One table is back in { $file }.
   *[other] { $tables } tables are back in { $file }.
  }
set-aside = What was there before is kept in { $file }.
moved-data = { $tables ->
    [one] One table with { $rows } rows was carried over; every row was compared.
   *[other] { $tables } tables with { $rows } rows were carried over; every row was compared.
  }
moved-cards = The cards you have redrawn were copied to { $folder }.
table-closed = Table { $table } is closed.
table-opened = Table { $table } is open again.
table-deleted = Table { $table } is deleted.
table-listed = { $table }  { $touched }  { $game }, { $state ->
    [over] over
   *[open] being played
  }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
tables-listed = { $count ->
    [0] There are none.
    [one] One table.
   *[other] { $count } tables.
  }

## Bots that are programs of somebody else

faults = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
} ({ $why }). Chance chose in its place, and to the end of a match where it could not be asked again.
fault-late = { $count } late
fault-gone = { $count } gone
fault-endless = { $count } lines without end
fault-garbage = { $count } no answer
fault-unknown = { $count } unknown actions
fault-illegal = { $count } forbidden
fault-protocol = { $count } another protocol
fault-start = { $count } not started
sit-down = The bot sits at table { $table }; Ctrl-C takes it away.
sit-end = The match is over: { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} and place { $place }.
