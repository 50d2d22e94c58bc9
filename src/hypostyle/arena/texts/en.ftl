# The report of the arena, English. Same keys and variables as fr.ftl.

title = { $game }: the arena
heading = { $game }, { $players } players
played = { $games ->
    [one] { $games } match
   *[other] { $games } matches
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, every deal played once from each seat.
not-compiled = Measured interpreted: with a budget of time the bots got far fewer simulations than compiled.

ratings = Ratings
ratings-note = On the scale of Elo: 100 points more are expected to finish ahead in 64 of 100 cases, 400 more in 91. The mean of these bots is 1500. The bar is the 95 % interval.
wins = Share of the wins
wins-note = For each seat a bot held, shared wins in parts. The dashed line is a fair share, { $fair }. The bar is the 95 % interval, over deals.
column-bot = Bot
column-rating = Rating
column-won = Wins
column-interval = 95 % interval
column-place = Mean place
column-points = Mean points
column-time = Processor time a decision
column-games = Matches
matrix = Who finishes ahead of whom
matrix-note = How often the bot of the row finishes ahead of the bot of the column; a shared place counts half. Below it, the 95 % interval.
lines = Points by line of the score sheet
lines-note = Mean points of each bot.
lengths = Length of the matches
lengths-note = Decisions of all seats together: { $mean } on average, from { $shortest } to { $longest }.
lengths-bar = { $from } to { $to } decisions: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
seats = Advantage of the seat
seats-note = Share of the wins of each seat, whoever held it. The dashed line is a fair share, { $fair }.
seat = Seat { $number }
how = How it was measured
how-pairing = The same deal is played by the same bots in every rotation of the seats, so that neither the deal nor the seat favours anybody. The intervals are computed from whole deals, for matches on one deal are not independent.
how-time = Time is processor time, measured over the decisions in which there was something to choose.
how-knowledge = Bots receive what their seat may know, and nothing else.
repeat = To repeat it
fact-seed = Seed
fact-options = Options
fact-rules = Rules
fact-content = Content
fact-version = Version
default = as printed
milliseconds = { $number } ms
