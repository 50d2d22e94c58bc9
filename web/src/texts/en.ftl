home = hypostyle, the hall
tagline = five games of Egypt, one table, good opponents
to-hall = To the hall
settings = Settings
close = Close
loading = The table is being laid…
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = The rules do not mention that.
rules-pieces-none = No card or tile mentions that.
rules-contents = Contents
rules-tab-brief = In short
rules-tab-all = All the rules
rules-tab-pieces = Cards and tiles
rules-tab-keys = Keyboard
rules-numbers = Show the numbers of the rules
rules-minutes = about { $minutes } minutes
rules-explained = { $count ->
    [one] One ruling
   *[other] { $count } rulings
  }
rules-all-rulings = { $count ->
    [one] See it, with its number
   *[other] All { $count }, with their numbers
  }
key-tab = Tab
key-tab-help = from the prompt to what is lit, then to the hand, the players, the journal
key-arrows = ← ↑ → ↓
key-arrows-help = from one lit thing to the next; with Shift, from any thing to the next
key-enter = Enter
key-enter-help = choose
key-escape-help = one step back
key-u-help = undo; so does Ctrl+Z
key-h-help = hint, in three steps
key-why-help = why not? (for the focused thing)
key-p-help = pass
key-slash-help = all actions
key-l-help = the journal
key-c-help = the chat
key-digits-help = numbered choices; with Shift, look at a player
key-alt-help = names beside the pieces
key-replay = Space ← →
key-replay-help = looking back: play, step; with Shift by turn, PgUp and PgDn by round; < and > speed; C link, G play from here
key-f1-help = this list and the rules
rules-failed = The rules could not be fetched.
see-rules = Read the rules
see-rule = See the rule
play = Play
play-game = Play: { $game }
resume = Go on
again = Try again
replay = Replay
yes = yes
no = no
you = You
points = points
named = { $name }: { $what }
parted = {"; "}
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
settings-follow = How long others’ moves stay in sight, with three or four players
settings-follow-brief = Briefly
settings-follow-second = A second
settings-follow-long = Two seconds
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-notify = Tell me when it is my turn and the page is hidden
settings-notify-on = On
settings-notify-off = Off
settings-notify-denied = The browser does not let this page notify you; the title of its tab will say it.
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
hall-link-bad = That link opens no table here.
hall-resume = Go on with { $game }
hall-with = { $game } with { $names }
hall-your-turn = it is your turn
hall-waiting = waiting for the others

setup-title = A new game
setup-seats = Around the table
setup-seat = Seat { $number }
setup-name = Your name
setup-name-here = Their name
setup-name-wanted = Your friends will see who invites them: write your name first.
setup-you = You
setup-here = Somebody here
setup-link = A friend, by link
setup-kind-you = on this device
setup-kind-here = on this device
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
setup-win = How you win
setup-minutes = The rules in three minutes
setup-read = Read with pictures
setup-options-changed = changed: { $names }
setup-players = Players
setup-options = Options and variants
setup-options-default = as for a first game
setup-link-note = Each friend gets a link of their own as soon as the table stands.
setup-reconstructed = Some printed parts of this game had to be reconstructed: { $parts }. The rules page says which.

my-tables = My tables
tables-open = Matches being played
tables-over = Finished matches
tables-none = None yet.
tables-won = Won
tables-lost = Lost
tables-turn-here = your turn, at this screen
tables-delete = Delete
tables-delete-of = Delete this table: { $game }
tables-delete-sure = Delete for good
tables-unlist = Remove
tables-unlist-of = Remove this table from my list: { $game }
tables-unlist-sure = Remove from my list
import = A match file
import-help = Replay a match that was saved here or elsewhere.
import-choose = Choose a file…

all-actions = All actions
palette-search = Type what you want to do
palette-count = { $found } of { $all }
palette-none = You have nothing to decide now.
seats = Players
board = Board
dock = Your place
log = Journal
log-modes = What the journal shows
log-story = Story
log-all = All
log-points = Points
log-follow = Follow again
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
undo-not = You cannot take anything back now: something was revealed, or somebody else has moved.
hint = Hint
hint-thinking = Thinking…
hint-where = Look closely at what is lit: one of the choices is better than the others.
hint-beside = at the end, compared with “{ $action }”: { $lines }
hint-beside-chances = { $why } ({ $percent } to win)
hint-beside-even = “{ $action }” brings about as much
hint-value = your chances to win: { $percent }%
hint-is = I would play: { $action }.
hint-other = { $name }: { $lines }
no-gain = No points right away.
tap-again = Tap again to play.
help = How does this work?
over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
looking-back-short = Looking back
step = Move
replay-start = The match begins
replay-silent = { $name } has chosen; it is told when all have.
replay-place = move { $step } of { $last }
replay-play = Play
replay-pause = Pause
replay-measure = Step by
replay-move = move
replay-turn = turn
replay-round = round
replay-back-move = One move back
replay-back-turn = One turn back
replay-back-round = One round back
replay-on-move = One move on
replay-on-turn = One turn on
replay-on-round = One round on
replay-speed = Speed
replay-times = { $speed ->
    [0.5] × ½
   *[other] × { $speed }
  }
replay-link = Link to this move
replay-copied = Link copied. It opens the match at move { $step }.
since = Since your turn
since-again = See all of it again
back-to-now = Back to now
play-from-here = Play from here
bot-thinking = { $name } is thinking…
bot-time = Thought for { $seconds } s, { $budget } s at most; level { $level }.
bot-late = { $seconds } s, more than the { $budget } s it meant to take: the machine is busy.
bot-soon = Level { $level }: it answers at once.
away = { $name } is away.
away-help = The seat is kept; the table has been waiting since { $time }.
waiting-help = You may leave and come back by the same link.
sealed-waiting = Sealed: { $sealed }. Waiting for { $waiting }.
waiting-for = The table waits for { $names }.
seat-you = you
seat-here = at this screen
seat-present = at the table
seat-free = seat still free
seat-away = away
seat-thinking = thinking
seat-thinking-since = thinking for { $seconds } s
seconds = { $seconds } s
seat-bot = bot
seat-your-turn = your turn
lit-above = { $count } more above
lit-below = { $count } more below
tab-lit = something can be chosen there
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
why-allowed = It can be done, but not by this click: look for it among all actions (key /).
why-now = Now: { $now }
share-title = Links for your friends
share-help = Send each friend their own. Whoever opens it first sits there. You will find them again at the table, under “This table”.
share-copy = Copy
share-copied = Copied
share-copy-of = Copy the link: { $name }
share-copied-of = Link copied: { $name }
share-link-of = Link: { $name }
share-qr = QR code
share-qr-of = QR code of the link: { $name }
share-only-here = These links open on this computer only. For friends elsewhere, serve the hall on the network: hypostyle serve --host.
share-go = To the table

refused-illegal = The rules do not allow that now.
refused-not_yours = That seat is not yours.
refused-not_yet = There is nothing to decide for this seat now.
refused-stale = The table had moved on; here it is as it stands.
refused-unknown = There is no such choice.
refused-no_undo = That can no longer be taken back.
refused-over = The match is over.
refused-not_over = The match is not over: a review would tell what its players still hide.
refused-paused = That was not it: wait a moment before you try again.
refused-beaten = Somebody else was first.
refused-race = Nothing is given away while everybody is searching.
refused-closed = The table is closed.
refused-no_hints = This table is played without hints.
refused-no_chat = The chat of this table is turned off.
refused-no_spectators = This table cannot be watched.
refused-too_fast = That was too fast; wait a moment.
refused-too_large = That message was too long.
refused-bad_message = The server did not understand that.
refused-busy = The server is busy; try again in a moment.

score-sheet = Score sheet
score-hidden = These points stay hidden until the end.
score-count = The count
score-counting = The count
score-wins-by = { $name } wins by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-you-win-by = You win by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-you-miss = { $name } wins; you are { $points ->
    [one] { $points } point
   *[other] { $points } points
} short
score-wins-tied = { $name } wins on the tie-break
score-you-win-tied = You win on the tie-break
score-shared-win = { $names } share the win
score-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each with { $names }.
score-against = against
score-behind = { $name } { $points } behind
score-behind-too = { $name } { $points }
score-before = before the final count
score-lead = lead
score-lead-help = after each stage
score-again = Count again
score-skip = Skip
score-stage-part = { $name } { $points }, now { $total }
score-stage-lead = { $name } { $points }, now { $total }, in the lead
score-move = Move { $step }
score-steps = Step by step
score-touch = touch a step to see the board then
score-moments = Three moments that counted
score-moments-few = Moments that counted
score-replay = Replay
score-board = See the board
score-picture = Share a picture
score-fair = Checked shuffle, saved match
score-lines = Where the points come from
score-so-far = Points so far
score-later = Counted at the end
score-none-yet = No points yet.
score-of = Points of { $name }: { $points }. Where do they come from?
picture-address = Write the address of the table on it
picture-save = Save
picture-copy = Copy
picture-share = Share
picture-saved = Saved as { $file }.
picture-copied = Copied: paste it where you like.
picture-not-copied = This browser does not let pictures be copied. Save it instead.
picture-not-shared = It could not be shared. Save it instead.
total = Total
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
cards-keys = Arrows move over the card, a digit chooses what to paint, Enter paints; Page keys turn the cards, Ctrl+Z undoes.
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
cards-discard = Discard them
cards-previous = Previous card
cards-next = Next card
cards-undo = Undo
cards-redo = Redo
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
problem-not_yours = This seat is not free, or the link has been replaced.
problem-closed = This table is closed.
problem-no_spectators = This table cannot be watched.
problem-bad_content = This file does not fit: { $title }

# The table: what whoever opened it decides
table-panel = This table
table-rules = Settings of the table
table-rules-opener = Only whoever opened the table can change them.
table-spectators = Spectators welcome
table-spectators-help = Whoever has the address may watch the match being played.
table-hints = Hints allowed
table-hints-help = Everybody may ask for advice.
table-chat = Chat open
table-chat-help = People can talk at the table.
table-private = Private table
table-private-help = Only those who sit at it can see it, even when the match is over.
table-closed = Table closed
table-closed-help = Nobody plays or sits down until it is opened again.
table-is-closed = This table is closed: nobody can play here for now.
table-unwatched = This table cannot be watched.
table-unwatched-help = Whoever opened it admits no spectators while the match is on.
table-release = Release the seat
table-release-sure = Really release it?
table-link-new = Make a link
table-link-again = Replace the link
table-rename = Rename
table-name-of = Name at the seat of { $name }

kept-result-help = This match ended on { $date }, by rules that have changed since: it cannot be replayed, but this is what was kept.
kept-result-log = { $count ->
    [one] { $count } move
   *[other] All { $count } moves
  }
table-hash = Hash of the shuffle
cut-waiting = Everybody cuts before the first move. Still to cut: { $names }. Whoever moves now begins without that.
cut-open = Everybody is here; the match is being dealt.
cut-done = Everybody has cut: nobody, not even the host, could choose this shuffle or know it beforehand.
cut-missed = The match began before { $names } had cut: the host alone has shuffled.
cut-checked = Checked by this browser: the match was dealt exactly as everybody cut.
cut-false = This match was not dealt as everybody cut. Save the match, and ask the host why.
table-hash-help = Note it down: at the end, “hypostyle verify --hash” shows that nothing was changed.

device-title = On another device
device-help = A link to open on the other device: your seats will be yours there too.
device-make = Make the link
device-other = the other device
device-once = The link works once, within a quarter of an hour. Give it to nobody: whoever opens it has your seats.
device-use-title = Have your seats here?
device-use-help = This device will have the same seats as the one the link comes from. What it had already stays too.
device-use = Have my seats here

chat = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-phrases = Ready-made phrases
chat-write = Write to the table
chat-send = Send
chat-unread = { $count ->
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
  }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-one_moment = One moment…
phrase-your_turn = Your turn!
phrase-well_played = Well played!
phrase-oops = Oops…
phrase-thanks = Thanks!
phrase-again = Another match?

# lessons
lesson-lesson = Lesson { $number }
lesson-exercise = Exercise { $number }
lesson-of = { $title } of { $game }
lesson-by = { $name }, step { $at } of { $of }
lesson-at = { $at } of { $of }
lesson-minutes = about { $minutes } minutes
lesson-show = Show me
lesson-do-it = Do it for me
lesson-call = Where should I look?
lesson-skip = Skip this step
lesson-back = Previous step
lesson-next = Next
lesson-again = Try again
lesson-not-this = Nothing was played.
lesson-answers = Answers
lesson-answer-yes = Yes
lesson-answer-no = No
lesson-task-look = Look, then go on.
lesson-task-touch = Touch what does not shine.
lesson-task-do = Do what Senmut says.
lesson-task-question = Answer Senmut’s question.
lesson-task-play = Play on your own.
lesson-over = The lesson is over.
lesson-leave = Leave
lesson-steps = Steps of the lesson
lesson-part-done = done
lesson-done = { $title } done
lesson-learnt = What you can do
lesson-and-now = And now
lesson-all-done = You know it all
lesson-play = Play a match
lesson-once-more = Once more
lesson-none = There is no such lesson here.
learn = Learn
learn-game = Learn: { $game }
learn-first = Learn first
learn-first-help = with Senmut, about { $minutes } minutes
learn-go-on = Go on with the lesson
learn-place = step { $at } of { $of }
learn-exercise = Practise
quoted = “{ $text }”

sign-ankh = Ankh
sign-eye = Wedjat
sign-lotus = Lotus
sign-scarab = Scarab
ask-name = What is your name?
ask-name-help = You are invited to a table. The others will see this name; it is remembered for the next time.
tab-your-turn = ● Your turn · { $title }
notice-your-turn = It is your turn
watching = You are watching
waiting-for-short = waiting for { $names }
first-help-by = { $name } helps in a first match
first-help-stop = No more of these
