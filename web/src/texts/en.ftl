home = hypostyle, the hall
tagline = five games of Egypt, one table, good opponents
to-hall = To the hall
settings = Settings
close = Close
loading = The table is being laid…
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = Nothing in the rules speaks of that.
keys = Keys
key-tab = Tab
key-tab-help = from the prompt to what is lit, then to the hand, the players, the journal
key-arrows = ← ↑ → ↓
key-arrows-help = from one lit thing to the next; with Shift, from any thing to the next
key-enter = Enter
key-enter-help = choose
key-escape-help = one step back
key-u-help = undo
key-h-help = hint, in three steps
key-why-help = why not? (for the focused thing)
key-p-help = pass
key-slash-help = all actions
key-l-help = the journal
key-digits-help = numbered choices; with Shift, look at a player
key-alt-help = names beside the pieces
key-f1-help = this list and the rules
rules-failed = The rules could not be fetched.
see-rules = Read the rules
see-rule = See the rule
play = Play
play-game = Play: { $game }
resume = Go on
again = Try again
replay = Look again
yes = yes
no = no
you = You
points = points
nothing = nothing
what = What
not-found = There is nothing behind this door.
not-found-help = The address may be mistyped, or the table is gone.

theme-to-day = Day colours
theme-to-night = Night colours
settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-theme = Colours
settings-theme-auto = Like the device
settings-theme-day = Day
settings-theme-night = Night
settings-motion = Motion
settings-motion-slow = Slow
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = None
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-labels = Names beside pieces
settings-labels-on = Always
settings-labels-off = On demand (Alt key)
settings-board = Table
settings-board-drawn = Drawn board
settings-board-plain = Tables and buttons
settings-touch = Touch screen
settings-touch-two = Tap to look, again to play
settings-touch-one = Play with one tap

hall-players = { $low } to { $high } players
hall-range = { $low } to { $high }
hall-minutes = { $minutes } min
hall-no-account = No account, no network needed. Opponents never see your hand.
hall-unofficial = Unofficial application; titles belong to their owners.
hall-have-link = I have a link
hall-link-label = Paste the link of a table
hall-link-go = Sit down
hall-link-bad = That is no link of this hall.
hall-resume = Go on with { $game }
hall-with = { $game } with { $names }
hall-your-turn = it is your turn
hall-waiting = others are to move

setup-title = A new game
setup-seats = Around the table
setup-seat = Seat { $number }
setup-name = Your name
setup-you = You
setup-here = Somebody here
setup-link = A friend, by link
setup-kind-you = at this device
setup-kind-here = at this device
setup-kind-link = wherever they are
setup-person = A person
setup-pick = Who sits opposite?
setup-pick-here = Who sits here?
setup-change = change
setup-change-help = Touch a face to change it
setup-against = against { $names }
setup-name-of = Name at seat { $number }
setup-friend = A friend
setup-sum-you = you
setup-sum-here = { $count ->
    [one] one person here
   *[other] { $count } people here
  }
setup-sum-link = { $count ->
    [one] a friend by link
   *[other] { $count } friends by link
  }
setup-time = About { $minutes } minutes; stop and go on whenever you like.
setup-first = First game?
setup-first-help = At the table, what shines can be touched; everything else says why not.
setup-options-changed = changed: { $names }
setup-players = Players
setup-options = Options and variants
setup-options-default = as for a first game
setup-link-note = Each friend gets a link of their own as soon as the table stands.
setup-reconstructed = Some printed parts of this game had to be reconstructed: { $parts }. The rules page says which.

my-tables = My tables
tables-open = Still going on
tables-over = Finished
tables-none = None yet.
import = A match file
import-help = Look again at a match that was saved here or elsewhere.
import-choose = Choose a file…

all-actions = All actions
palette-search = Type what you want to do
palette-count = { $found } of { $all }
palette-none = There is nothing to decide for you now.
seats = Players
board = Board
dock = Your place
log = Journal
log-help = click = look back
log-new = { $count ->
    [0] To the newest
    [one] 1 new
   *[other] { $count } new
  }
players = Players
your-choices = Your choices
back = Back
key-escape = Esc
undo = Undo
undo-not = Nothing of yours can be taken back now: something was revealed or somebody else has moved.
hint = Hint
hint-thinking = The search is thinking…
hint-where = Look closely at what is lit: one thing there is better than the others.
hint-gain = { $sign ->
    [minus] in the end about { $points } points
   *[other] in the end about +{ $points } points
  }
hint-value = { $percent } % hope of winning
hint-is = The search would choose: { $action }.
no-gain = No points at once.
tap-again = Tap again to play.
help = How does this work?
over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
looking-back = You are looking at move { $step }.
looking-back-short = Looking back
step = Move
step-back = One move back
step-on = One move on
back-to-now = Back to now
play-from-here = Play from here
bot-thinking = { $name } is thinking…
bot-time = { $seconds } s of at most { $budget } s, level { $level }.
bot-late = { $seconds } s, more than the { $budget } s it meant to take: the machine is busy.
bot-soon = Level { $level }: it answers at once.
away = { $name } is away.
away-help = The seat is kept; the table has been waiting since { $time }.
waiting-help = You may leave and come back by the same link.
sealed-waiting = Sealed: { $sealed }. Waiting for { $waiting }.
waiting-for = The table waits for { $names }.
seat-you = you
seat-link = by link
seat-free = seat still free
seat-away = away
seat-thinking = thinking
seat-thinking-since = thinking for { $seconds } s
seconds = { $seconds } s
seat-bot = bot
seat-your-turn = your turn
seat-turn = to move
handover = { $name }, it is your turn
handover-help = The table is covered, so that nobody sees what is yours.
handover-take = I am { $name }: uncover
reconnecting = The connection was lost; trying again…
table-gone = This table does not exist.
table-gone-help = Perhaps the link is incomplete.
table-damaged = This table cannot be opened.
table-damaged-help = Its record is damaged, or belongs to another version. The host finds the reason in the log of the server, under { $table }.
why-not = { $action }: why not?
why-allowed = It can be done.
share-title = Links for your friends
share-help = Send each friend their own. Whoever opens it first sits there. They will not be shown again.
share-copy = Copy
share-copied = Copied
share-copy-of = Copy the link: { $name }
share-copied-of = Link copied: { $name }
share-only-here = These links open on this computer only. For friends elsewhere, serve the hall on the network: hypostyle serve --host.
share-go = To the table

refused-illegal = The rules do not allow that now.
refused-not_yours = That seat is not yours.
refused-not_yet = There is nothing to decide for this seat now.
refused-stale = The table had moved on; here it is as it stands.
refused-unknown = There is no such choice.
refused-no_undo = That can no longer be taken back.
refused-over = The match is over.
refused-paused = That was not it: wait a moment before you try again.
refused-beaten = Somebody else was first.
refused-race = While all are searching, nobody is told.
refused-too_fast = That was too fast; wait a moment.
refused-too_large = That message was too long.
refused-bad_message = The server did not understand that.
refused-busy = The server is busy; try again in a moment.

score-sheet = Score sheet
score-later = The sheet is filled in when the match is over.
score-hidden = These points stay hidden until the end.
line = Line
total = Total
place = Place
tie-decided = Points were equal; decided by: { $tie }.
tie-shared = Nothing separates the first: they share the victory.
chart = Points over time
chart-label = Points at the end: { $last }
review = Review
rematch = Rematch
export = Save the match
seed-shown = Shuffles can be checked: seed { $seed }, announced as { $hash }….
reconstructed = Not everything printed on the components could be found. Reconstructed: { $parts }.

problem-unreachable = The server cannot be reached.
problem-unknown_game = There is no such game in this hall.
problem-unknown_table = There is no such table.
problem-bad_token = This link does not open a seat here.
problem-taken = Somebody else already sits there.
problem-too_fast = That was too fast; wait a moment.
problem-too_large = That file is too large.
problem-bad_save = This is not a match file.
problem-not_over = The match is not over yet.
problem-other = That did not work: { $title }

edition = Cards:
edition-short = Cards: “{ $name }”
edition-unnamed = the host’s edition
edition-complete = “{ $name }”, all { $cards } as printed, says their owner.
edition-partly = “{ $name }”, { $redrawn ->
    [one] one card redrawn
   *[other] { $redrawn } cards redrawn
  } of { $cards }; the others are our reconstruction.

cards-title = Redraw cards
cards-loading = The cards are being laid out…
cards-all = All cards
cards-redrawn = redrawn
cards-wrong = something is wrong
cards-cell = { $cell }: { $kind }
cards-kinds = Paint with
cards-keys = Arrows move over the card, a digit chooses what to paint, Enter paints; Page keys turn the cards, Ctrl+Z takes back.
cards-checks = Checks
cards-checking = Being checked…
cards-passed = All cards can be played.
cards-failed = { $count ->
    [one] One thing must be put right before saving.
   *[other] { $count } things must be put right before saving.
  }
cards-edition = The edition
cards-in-use = In use:
cards-name = Name of the edition
cards-name-example = My copy
cards-complete = All cards are as printed in my copy
cards-count = { $redrawn ->
    [0] No card redrawn yet, of { $cards }.
    [one] One card redrawn, of { $cards }.
   *[other] { $redrawn } cards redrawn, of { $cards }.
  }
cards-save = Save for new matches
cards-export = Export the file
cards-import = Import a file…
cards-revert-all = Restore all cards
cards-only-host = Only the host can change the cards of this server. Export your file and send it to them.
cards-saved = Saved. New matches use these cards; those that have begun go on with theirs. File: { $file }
cards-saved-none = Saved. New matches use our cards again; those that have begun go on with theirs.
cards-exported = Exported: { $file }
cards-imported = Read from { $file }: { $count ->
    [0] no card that differs from ours.
    [one] one redrawn card. Nothing is saved yet.
   *[other] { $count } redrawn cards. Nothing is saved yet.
  }
cards-play = Play with these cards
cards-found = Your drawings of last time are here; they are not saved yet.
cards-discard = Drop them
cards-previous = Previous card
cards-next = Next card
cards-undo = Take back
cards-redo = Do it again
cards-revert = Restore this card

check-not_toml = This is not a TOML file{ $line ->
    [0] {""}
   *[other] {" "}(line { $line })
  }.
check-not_text = This file is not text in UTF-8.
check-no_table = The file has a table “{ $table }” that the game does not know; allowed are { $allowed }.
check-no_field = The table “{ $table }” has no field “{ $field }”; allowed are { $allowed }.
check-edition = The table “edition” takes a name of at most { $most } characters and nothing else.
check-misshapen = Card { $card } is no card of this game.

problem-no_cards = Nothing in this game can be redrawn.
problem-forbidden = This is not allowed from here.
problem-bad_content = This file does not fit: { $title }
