# The Hieroglyph Wall, English. Same keys and variables as fr.ftl.
# Slots, rows and cells arrive counted from 1; amounts and values as they are; a tile as what is printed on it (tile-).
# A named field arrives as its name ($column) and as its label ($column_id).

title = The Hieroglyph Wall
tagline = Drop tiles into a ruined wall, pair its animals, and be the one who stands before the sarcophagus when it opens.
unofficial = An unofficial adaptation made by players from a rulebook whose title page is lost; the words and drawings are ours.

## Options

option-curse = The Curse of the Pharaoh
option-curse-yes = Yes: curse tiles set everybody searching the wall at once
option-curse-no = No
option-sphinx = The Eyes of the Sphinx
option-sphinx-yes = Yes: two animals of a kind may lie anywhere on a line
option-sphinx-no = No
option-gift = House rule: the cursed sarcophagus
option-gift-victim = The victim chooses which one to give
option-gift-finder = Whoever found the triple chooses, without seeing the value
option-openings = House rule: the last openings
option-openings-all = As many as the scarabs allow
option-openings-one = Only one for each player
option-start = House rule: who starts
option-start-drawn = Drawn by lot
option-start-first = The first seat

## Names

animal-dromedary = Dromedary
animal-snake = Snake
animal-mule = Mule
animal-crocodile = Crocodile
animal-ibis = Ibis
animal-cat = Cat
animal-jackal = Jackal

animal-dromedary-letter = D
animal-snake-letter = S
animal-mule-letter = M
animal-crocodile-letter = C
animal-ibis-letter = I
animal-cat-letter = K
animal-jackal-letter = J

# A tile is called by its animals, from the left, each with an arrow on the side it looks to.
tile-cell =
    { $facing ->
        [left] ←{ $animal }
       *[right] { $animal }→
    }
tile-row = { $first }, { $second }
tile-rows = { $upper } above { $lower }

pair-opposite = looking different ways
pair-same = looking the same way
deed-plain = a pair
deed-takeover = a pair that takes over

eyes-one = one eye
eyes-two = two eyes
eyes-three = three eyes

way-right = to the right
way-up = upwards
way-up_right = up and to the right
way-up_left = up and to the left

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

## Actions

action-drop = Drop the tile { $tile } into slot { $slot }
    .when = A tile is dropped on your turn, one each turn.
action-resolve =
    { $pair_id ->
        [takeover] Resolve the { $column } pair that looks the same way
       *[plain] Resolve the { $column } pair
    }
    .when = Pairs are resolved after a tile has fallen; you choose which comes first only where it matters.
action-place = Place an archaeologist
    .when = An archaeologist is placed when a tile of yours makes a pair of that column, and nobody stands there.
action-move = Move the archaeologist from the { $column } column
    .when = An archaeologist moves to a free column of which you make a pair, when you have none left at hand.
action-decline = Leave the column as it is
    .when = A column is left as it is when you are asked about it.
action-claim = Claim the three cells from row { $row }, cell { $cell }, { $way }
    .when = Three animals are claimed during a search, when the curse has been let loose.
action-give_up = Give up the search
    .when = You give up only during a search.
action-strike = Strike { $victim }
    .when = Somebody is struck by whoever has found the curse’s three animals.
action-give = Pass on the sarcophagus with { $eyes } from the { $column } column
    .when = A sarcophagus changes hands when the curse has struck somebody.
action-gather = Gather scarabs at the { $column } column and open its sarcophagus
    .when = Scarabs are gathered when the wall is full, to open the last sarcophagi.
action-done = Move no more scarabs
    .when = You stop when you are asked to gather scarabs.

## Prompts

prompt-turn = { $seat }, your turn: drop one of your tiles into a slot of the wall.
    .question = Drop a tile into a slot.
    .help = Pick a tile, then a slot: you see what it would do before it falls.
    .drop-tile = Drop this tile into a slot.
    .drop-tile-back = Other tile
    .drop-slot = Which tile for slot { $slot }?
    .drop-slot-back = Other slot
prompt-order = { $seat }, choose the pair to resolve next.
    .question = Which pair comes next?
    .help = The order matters here: touch one of the columns.
prompt-placing = { $seat }, place an archaeologist at this free column?
    .question = Place an archaeologist?
    .help = Touch the free column, or leave it as it is.
prompt-moving = { $seat }, you have no archaeologist at hand: move one of yours to this column?
    .question = Move an archaeologist here?
    .help = You have none at hand: touch the one to bring here, or leave things as they are.
prompt-search = { $seat }, find the three animals of the curse side by side in the wall, or give up.
    .question = Find the three animals!
prompt-striking = { $seat }, choose who is struck by the curse.
    .question = Whom does the curse strike?
    .help = Touch one of their archaeologists, or the player.
prompt-giving = { $seat }, choose the sarcophagus that changes hands.
    .question = Which sarcophagus changes hands?
    .help = Touch one of them.
prompt-gathering = { $seat }, gather three scarabs at one of your columns, or stop.
    .question = Gather scarabs at one of your columns?
    .help = Touch the column to open, or drag a scarab there.

## Events

event-tile_dropped = { $seat } dropped the tile { $tile } into slot { $slot }.
event-pair_made =
    { $pair_id ->
        [takeover] { $seat } made a pair: { $column }, looking the same way.
       *[plain] { $seat } made a pair: { $column }.
    }
event-archaeologist_placed = { $seat } placed an archaeologist at the { $column } column.
event-archaeologist_moved = { $seat } moved an archaeologist from the { $origin } column to the { $column } column.
event-archaeologist_returned = The archaeologist at the { $column } column went back to { $seat }.
event-archaeologist_withheld = { $seat } left the { $column } column as it was.
event-scarab_placed =
    { $amount ->
        [one] A scarab was placed at the { $column } column: { $amount } is there now.
       *[other] A scarab was placed at the { $column } column: { $amount } are there now.
    }
event-no_scarab_placed = No scarab could be placed at the { $column } column.
event-sarcophagus_opened = { $seat } opened the sarcophagus with { $eyes } at the { $column } column: it is worth { $value }.
event-sarcophagus_opened-hidden = { $seat } opened the sarcophagus with { $eyes } at the { $column } column.
event-tile_drawn = { $seat } drew the tile { $tile }.
event-tile_drawn-hidden = { $seat } drew a tile.
event-curse_turned = A curse was turned up: { $first }, { $second }, { $third }. Everybody searches!
event-curse_pointless = Nobody owns a sarcophagus yet, so the curse passes.
event-search_given_up = { $seat } gave up the search.
event-triple_found = { $seat } found the three animals, from row { $row }, cell { $cell }, { $way }.
event-triple_not_found = Nobody found the three animals.
event-nobody_struck = { $seat } had nobody to strike.
event-seat_struck = { $seat } struck { $victim } with the curse.
event-sarcophagus_given = { $seat } gave { $taker } the sarcophagus with { $eyes } from the { $column } column: it is worth { $value }.
event-sarcophagus_given-hidden = { $seat } gave { $taker } the sarcophagus with { $eyes } from the { $column } column.
event-wall_completed = The wall is complete. Scarabs may still be moved.
event-scarabs_gathered =
    { $amount ->
        [one] { $seat } moved { $amount } scarab to the { $column } column.
       *[other] { $seat } moved { $amount } scarabs to the { $column } column.
    }
event-pharaoh_shown =
    { $value ->
        [0] { $seat } turned a Pharaoh card over: { $column }, no points.
       *[other] { $seat } turned a Pharaoh card over: { $column }, { $value } points.
    }
event-match_ended = The game ended and the points were counted.

## Reasons

reason-not_asked = This is not the choice to be made now.
reason-tile_not_held = This tile is not in your hand.
reason-no_such_slot = The wall has no such slot.
reason-slot_full = This slot is full.
reason-no_such_pair = No such pair waits to be resolved.
reason-other_pair_first = The order does not matter here: another column comes first.
reason-no_archaeologist_left = You have no archaeologist at hand, only on the board.
reason-archaeologists_left = You still have archaeologists at hand; you move one only when you have none.
reason-not_own_column = None of your archaeologists stands at this column.
reason-line_outside = These three cells are not all in the wall.
reason-cell_empty = One of these three cells is still empty.
reason-other_animals = These three cells do not show the animals of the curse.
reason-no_such_seat = Nobody sits there.
reason-own_seat = You cannot strike yourself.
reason-nothing_to_give = This player owns no sarcophagus.
reason-sarcophagus_not_owned = The victim does not own this sarcophagus.
reason-no_archaeologist_there = None of your archaeologists stands at this column.
reason-no_sarcophagus_left = No sarcophagus is left at this column.
reason-too_few_scarabs = Fewer than three scarabs lie at your columns.

## Score sheet

line-one_eye = Sarcophagi with one eye
line-two_eyes = Sarcophagi with two eyes
line-three_eyes = Sarcophagi with three eyes
line-pharaoh = Pharaoh’s favourite
tie-sarcophagi = Number of sarcophagi
tied-sarcophagi = The tie goes to whoever has more sarcophagi: { $best } against { $other }.
seat-default = Player { $number }

## Table in the terminal

table-wall = Wall
table-columns = Burial chamber
table-slab = Slab
table-pile = Pile
table-second-pile = Second pile
table-snake = snake on top
table-hand = Your tiles, and the pairs they would make in each slot
table-tile = Tile
table-pharaoh = Favourite
table-curse = Curse
table-players = Players
table-you = you
table-stock = At hand
table-points = Points
table-hidden = hidden
table-same = same way
table-opposite = different ways
table-empty = empty

## Board in the browser

board-hand = Your tiles
board-in-hand = in hand
board-tile = Tile: { $animals }
board-cell =
    { $facing ->
        [left] { $animal } looking left
       *[right] { $animal } looking right
    }
board-slot = Slot { $slot }: { $count } of { $height } tiles, on top: { $top }
board-column = { $column } column: { $who }, { $scarabs } of { $full } scarabs, sarcophagi still closed: { $closed }
board-column-free = nobody there
board-column-of = archaeologist of { $seat }
board-slot-makes = Slot { $slot } would make
board-slot-tries = Slot { $slot }: which tile?
board-slot-made = { $seat }, slot { $slot }
board-would = This would happen
board-begin = An empty wall
board-begin-help = Pick a tile below, then a slot: before it falls you see every pair it would make.
board-no-pair = No pair.
board-made-no-pair = It made no pair.
board-kind-same = Same way
board-kind-opposite = Different ways
board-kind-both = Both kinds
board-taken = The column goes to { $seat }.
board-returned = { $seat } takes an archaeologist back.
board-opens = { $seat } opens the one with { $eyes }.
board-no-scarab = No scarab can be placed.
board-nobody-moves = Nobody moves.
board-asked = Then the choice is yours.
board-scarabs =
    { $count ->
        [one] scarab
       *[other] scarabs
    }
board-slab = Scarabs on the slab
board-laid =
    { $tiles ->
        [0] The wall is still empty.
        [one] { $tiles } of { $places } tiles is in the wall.
       *[other] { $tiles } of { $places } tiles are in the wall.
    }
board-curses-met = Curses so far
board-own-sarcophagi = Your sarcophagi
board-sarcophagus = { $column }, { $eyes }: worth { $value }
board-pharaoh = Your pharaoh
board-pharaoh-bonus = +{ $points } at the end
board-at-hand = Archaeologists at hand: { $count }
board-owned = Sarcophagi: { $count }
board-none-owned = no sarcophagus yet
board-range = { $least } to { $most } points
board-strike = The curse strikes
board-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-curse = A curse! Find these three
board-curse-help = Side by side, in any order and direction: tap the three cells, or sweep over them.
board-time-left = { $seconds } s
board-searching = Searching: { $names }
board-search-cell = Row { $row }, cell { $cell }: { $animal }
board-lens = Part of the wall shown large
board-lens-at = cells { $first } to { $last } of { $cells }
board-paused = That was not it. Try again in { $seconds } s.
board-askew = It takes three cells side by side in a straight line.
board-wrong = { $seat }: that was not it.
board-whose = Who found it?
board-whose-nobody = Nobody
board-covered = You are searching together: everybody’s tiles stay covered until it is over.

## What is reconstructed

part-wall = wall
part-tile_shape = shape of the tiles
part-tiles = tiles
part-sarcophagi = sarcophagi
part-curse = curse

## The journal: facts told as one line, and what is said to the seat itself

event-tile_drawn-together =
    { $count ->
        [one] one tile drawn
       *[other] { $count } tiles drawn
    }

event-tile_dropped-you = You dropped the tile { $tile } into slot { $slot }.
event-pair_made-you =
    { $pair_id ->
        [takeover] You made a pair: { $column }, looking the same way.
       *[plain] You made a pair: { $column }.
    }
event-archaeologist_placed-you = You placed an archaeologist at the { $column } column.
event-archaeologist_moved-you = You moved an archaeologist from the { $origin } column to the { $column } column.
event-archaeologist_returned-you = Your archaeologist at the { $column } column came back to you.
event-archaeologist_withheld-you = You left the { $column } column as it was.
event-sarcophagus_opened-you = You opened the sarcophagus with { $eyes } at the { $column } column: it is worth { $value }.
event-tile_drawn-you = You drew the tile { $tile }.
event-search_given_up-you = You gave up the search.
event-triple_found-you = You found the three animals, from row { $row }, cell { $cell }, { $way }.
event-nobody_struck-you = You had nobody to strike.
event-seat_struck-you = You struck { $victim } with the curse.
event-sarcophagus_given-you = You gave { $taker } the sarcophagus with { $eyes } from the { $column } column: it is worth { $value }.
event-sarcophagus_given-hidden-you = You gave { $taker } the sarcophagus with { $eyes } from the { $column } column.
event-scarabs_gathered-you =
    { $amount ->
        [one] You moved { $amount } scarab to the { $column } column.
       *[other] You moved { $amount } scarabs to the { $column } column.
    }
event-pharaoh_shown-you =
    { $value ->
        [0] You turned your Pharaoh card over: { $column }, no points.
       *[other] You turned your Pharaoh card over: { $column }, { $value } points.
    }

## Reference sheet

sheet-sarcophagi = Sarcophagi
sheet-values = Worth { $values }.
sheet-pharaohs = Pharaoh cards
sheet-pharaoh-worth = +{ $points } at the end if your archaeologist stands at this column.
sheet-curses = Curse tiles
sheet-curse = { $first }, { $second }, { $third }
sheet-tiles = Hieroglyph tiles
