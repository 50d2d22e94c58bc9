# Mykerinos, English. Same keys and variables as fr.ftl.
# Places, areas, wings and seasons arrive counted from 1; amounts, points and spaces as they are.
# A named field arrives as its name ($patron) and as its label ($patron_id). A cell is said like c2: third column, second row.

title = Mykerinos
tagline = Dig for four seasons, win the favour of five patrons and show your finds in the best rooms of the Museum.
unofficial = An unofficial adaptation made by players; the title belongs to its owners, the words and drawings are ours.

## Names

cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-f1 = f1
cell-g1 = g1
cell-h1 = h1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-f3 = f3
cell-g3 = g3
cell-h3 = h3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-f4 = f4
cell-g4 = g4
cell-h4 = h4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
cell-f5 = f5
cell-g5 = g5
cell-h5 = h5
cell-a6 = a6
cell-b6 = b6
cell-c6 = c6
cell-d6 = d6
cell-e6 = e6
cell-f6 = f6
cell-g6 = g6
cell-h6 = h6
cell-a7 = a7
cell-b7 = b7
cell-c7 = c7
cell-d7 = d7
cell-e7 = e7
cell-f7 = f7
cell-g7 = g7
cell-h7 = h7
cell-a8 = a8
cell-b8 = b8
cell-c8 = c8
cell-d8 = d8
cell-e8 = e8
cell-f8 = f8
cell-g8 = g8
cell-h8 = h8
cell-a9 = a9
cell-b9 = b9
cell-c9 = c9
cell-d9 = d9
cell-e9 = e9
cell-f9 = f9
cell-g9 = g9
cell-h9 = h9

patron-violet = Lady Violet
patron-lemon = Lord Lemon
patron-brown = Sir Brown
patron-blackmore = Mrs. Blackmore
patron-tangerine = Colonel Tangerine

patron-violet-help = Take one of your cubes from the general stock, then open a dig or extend one.
patron-lemon-help = Open a dig on a pyramid, or extend one with exactly one of the two cubes on a pyramid.
patron-brown-help = Send one cube of your stock to a room of the Museum.
patron-blackmore-help = Open a dig with two cubes side by side.
patron-tangerine-help = Extend a dig with three cubes, each beside the one before.

# The patron of a parcel, as it follows the word.
kind-violet = of Lady Violet
kind-lemon = of Lord Lemon
kind-brown = of Sir Brown
kind-blackmore = of Mrs. Blackmore
kind-tangerine = of Colonel Tangerine
kind-none = without a patron

room-five_1 = room 5 of wing 1
room-five_2 = room 5 of wing 2
room-five_3 = room 5 of wing 3
room-five_4 = room 5 of wing 4
room-five_5 = room 5 of wing 5
room-three_1 = room 3 of wing 1
room-three_2 = room 3 of wing 2
room-three_3 = room 3 of wing 3
room-three_4 = room 3 of wing 4
room-three_5 = room 3 of wing 5
room-two_1_2 = room 2 between wings 1 and 2
room-two_2_3 = room 2 between wings 2 and 3
room-two_3_4 = room 2 between wings 3 and 4
room-two_4_5 = room 2 between wings 4 and 5
room-two_5_1 = room 2 between wings 5 and 1

side-left = left card
side-right = right card

colour-blue = blue
colour-red = red
colour-green = green
colour-white = white

## Actions

action-dig = Dig at { $cell } (1 cube)
    .blackmore = Dig at { $cell } (2 cubes)
    .when = A dig is opened on your turn, with a cube of your stock.
action-extend = Extend to { $cell } (2 cubes)
    .tangerine = Extend to { $cell } (3 cubes)
    .when = A dig is extended on your turn, with two cubes of your stock.
action-continue = Continue to { $cell }
    .when = The next cube of an extension goes beside the one just placed, once an extension has begun.
action-call = Call { $patron }
    .when = A patron is called on your turn, by a card you hold that is not tilted yet.
action-pass = Pass
    .when = You pass on your turn, until the next season.
action-claim =
    { $side_id ->
        [left] Take the left card
       *[right] Take the right card
    }
    .when = The cards of an area are taken when it is surveyed, at the end of the season: whoever has most cubes there chooses first.
action-reserve = Reserve { $room }
    .when = A room of the Museum is reserved when an area is surveyed, by its first or second player, or with Sir Brown.
action-decline = Decline
    .neutral_turn = Leave the neutral cubes
    .leftover_choice = Take none
    .when = Only what is offered can be declined.

## Prompts

prompt-turn = { $seat }, it is your turn.
    .question = Your turn, { $seat }.
    .can-dig = open a dig
    .can-extend = extend a dig
    .can-call = call a patron
    .can-pass = pass for the rest of the season
    .cell = What do you do at { $cell }?
    .cell-can-dig = open a dig of one cube here
    .cell-can-extend = extend a dig by two cubes: touch the next cell
    .cell-back = Another cell
prompt-violet = { $seat }, Lady Violet gave you a cube: now open a dig or extend one.
    .question = Lady Violet gives you a cube.
    .can-dig = open a dig
    .can-extend = extend a dig
    .cell = What do you do at { $cell }?
    .cell-help = One cube here, or two in a row.
    .cell-back = Another cell
prompt-lemon = { $seat }, with Lord Lemon’s leave: open a dig on a pyramid, or extend one over a single pyramid.
    .question = With Lord Lemon’s leave: dig a pyramid.
    .can-dig = open a dig on a pyramid
    .can-extend = extend a dig with a single cube on a pyramid
    .cell = What do you do at { $cell }?
    .cell-help = One cube here, or two in a row.
    .cell-back = Another cell
prompt-brown = { $seat }, choose the room that Sir Brown opens to you.
    .question = Which room do you take, { $seat }?
    .help = Sir Brown sends a cube of your stock there.
prompt-blackmore = { $seat }, choose the first of the two cells of Mrs. Blackmore’s dig.
    .question = Where do you open this dig of two cubes?
    .help = With Mrs. Blackmore the second goes beside the first.
prompt-tangerine = { $seat }, choose the first of the three cells of Colonel Tangerine’s extension.
    .question = Where do you extend by three cubes?
    .help = The first beside one of yours, each beside the one before.
prompt-extending = { $seat }, choose the next cell, beside the cube you have just placed.
    .question = Where does the next cube go?
    .help = On a free cell beside the one you have just placed.
prompt-lemon_extending = { $seat }, choose the second cell: one of the two stands on a pyramid, the other does not.
    .question = Where does the second cube go?
    .help = One of the two stands on a pyramid, the other does not.
prompt-neutral_turn = { $seat }, you may also dig with your neutral cubes: a new dig, an extension, or nothing.
    .question = Do you play the neutral cubes too, { $seat }?
    .can-dig = open a neutral dig
    .can-extend = extend a neutral dig
    .can-decline = leave the neutral cubes
    .cell = What does the neutral player do at { $cell }?
    .cell-help = One cube here, or two in a row.
    .cell-back = Another cell
prompt-neutral_extending = { $seat }, choose the second cell for the neutral extension.
    .question = Where does the second neutral cube go?
    .help = Beside the first.
prompt-leader_choice = { $seat }, choose what this area brings you: one of its cards, or a room of the Museum.
    .question = What does this area bring you, { $seat }?
    .can-claim = take one of its cards
    .can-reserve = reserve a room of the Museum
prompt-leftover_choice = { $seat }, take a card that is left in this area, or take none.
    .question = Do you take a card that is left, { $seat }?
    .help = Third or fourth in an area, you do not enter the Museum.
prompt-neutral_choice = { $seat }, choose the card the neutral player takes away.
    .question = Which card does the neutral player take away?
    .help = It never enters the Museum; its card leaves the game.

## Events

event-patron_placed = Wing { $wing }: { $patron }.
event-season_began = Season { $season } began.
event-cubes_taken =
    { $amount ->
        [one] { $seat } took { $amount } cube.
       *[other] { $seat } took { $amount } cubes.
    }
event-neutral_cubes_taken =
    { $amount ->
        [one] { $seat } took { $amount } neutral cube.
       *[other] { $seat } took { $amount } neutral cubes.
    }
event-parcel_laid =
    { $points ->
        [0] Place { $place }: a parcel { $kind }.
       *[other] Place { $place }: a parcel { $kind }, worth { $points }.
    }
event-cube_placed = { $seat } dug at { $cell }.
event-neutral_cube_placed = { $seat } placed a neutral cube at { $cell }.
event-patron_called = { $seat } called { $patron }.
event-cube_given = { $seat } received one more cube.
event-room_reserved = { $seat } reserved { $room }.
event-seat_passed = { $seat } passed and stands on space { $space } of the passing scale.
event-digging_ended = { $seat } had the last action of the season and stands on space { $space } of the passing scale.
event-area_surveyed = Area { $area } was surveyed.
event-parcel_claimed =
    { $points ->
        [0] { $seat } claimed a parcel { $kind }.
        [one] { $seat } claimed a parcel { $kind }: { $points } point.
       *[other] { $seat } claimed a parcel { $kind }: { $points } points.
    }
event-parcel_declined = { $seat } declined the card.
event-neutral_claimed = The neutral player took away a parcel { $kind }.
event-parcel_discarded = A parcel { $kind } found no owner and left the game.
event-season_ended = Season { $season } ended.
event-start_given = { $seat } starts the next season.
event-wing_scored =
    { $points ->
        [one] { $seat } scored { $points } point at the exhibition, wing { $wing } ({ $patron }).
       *[other] { $seat } scored { $points } points at the exhibition, wing { $wing } ({ $patron }).
    }
event-sets_scored =
    { $points ->
        [one] { $seat } scored { $points } point for full sets.
       *[other] { $seat } scored { $points } points for full sets.
    }
event-match_ended = The Museum opened its exhibition and the game ended.

## Reasons

reason-not_asked = This is not the choice to be made now.
reason-stock_empty = Your stock is empty: you have no cube left to place.
reason-too_few_cubes = Your stock holds too few cubes for this.
reason-outside_region = This season’s region does not reach that far.
reason-cell_taken = A cube already stands on this cell.
reason-pyramid_there = A pyramid: only Lord Lemon digs there, one cube a turn.
reason-no_own_cube_beside = No cube of this colour shares a side with this cell; diagonal is not adjacent.
reason-not_beside_last_cube = The next cube must share a side with the one before; diagonal is not adjacent.
reason-no_cell_beyond = From this cell the move could not be completed.
reason-card_not_owned = You have no card of this patron. A card you win serves from the next season on.
reason-card_tilted = Your cards of this patron are spent for this season.
reason-general_stock_empty = The general stock holds no cube of your colour.
reason-no_room_to_dig = There is no room left for that in this season’s region.
reason-no_pyramid_there = Lord Lemon is for pyramids: one of the cubes must stand on a free one.
reason-one_pyramid_only = Only one of the two cubes may stand on a pyramid.
reason-no_room_open = No room of the Museum is open to you.
reason-room_taken = A cube already stands in this room.
reason-room_closed = You first need a cube in a room 2 or 3 that opens to this one.
reason-museum_for_leaders = The Museum is for the first two of the area: the others get a card, if one is left.
reason-no_card_there = This card is already gone.
reason-must_choose = You cannot decline here: choose one.

## Score sheet

line-parcels = Parcels
line-violet = Lady Violet
line-lemon = Lord Lemon
line-brown = Sir Brown
line-blackmore = Mrs. Blackmore
line-tangerine = Colonel Tangerine
line-sets = Sets
tie-stock = Cubes in stock
tied-stock = The tie goes to whoever has more cubes in stock: { $best } against { $other }.
round = Season { $round }
seat-default = Player { $number }

## Table in the terminal

short-violet = Violet
short-lemon = Lemon
short-brown = Brown
short-blackmore = Blackmore
short-tangerine = Tangerine
short-none = no patron

table-season = Season { $season } of { $seasons }
table-area = Area { $area }
table-museum = Museum
table-pile = In the pile:
table-players = Players
table-you = you
table-points = Points
table-stock = Stock
table-general = General
table-neutral = Neutral
table-passing-scale = Scale
table-cards = Cards
table-pyramid = pyramid
table-free = free ground

## Table in the browser

board-season = Season
board-region = The region of season { $season }
board-museum = The Museum
board-open-note = dashed: rooms of 5 open to you
board-tab-dig = Digs
board-tab-museum = Museum
board-tab-points = Points
board-digging = Digging, then the survey of { $areas } areas
board-exhibition = The exhibition is open.
board-survey =
    { $place ->
        [1] Survey of area { $area }: { $seat } is first and chooses.
        [2] Survey of area { $area }: { $seat } is second and chooses.
       *[other] Survey of area { $area }: what is left goes to { $seat }.
    }
board-survey-neutral = Survey of area { $area }: { $seat } chooses the neutral player’s card.
board-surveyed = surveyed
board-neutral = the neutral player
board-neutral-cubes = neutral
board-neutral-note =
    { $count ->
        [one] Neutral player: { $count } cube in the stock; no patron, no room, no point.
       *[other] Neutral player: { $count } cubes in the stock; no patron, no room, no point.
    }
board-rank =
    { $cubes ->
        [one] { $place }: { $owner }, { $cubes } cube
       *[other] { $place }: { $owner }, { $cubes } cubes
    }
board-tie-decided = (tied with { $other }; { $one } is ahead, having passed earlier)
board-tie-open = (tied with { $other }; the tie goes to whoever of the two passes first)
board-ranking = Area { $area }: { $state }.
board-nobody = nobody
board-cell = Area { $area }, row { $row }, column { $column }, { $state }. { $parcel }
board-pyramid = pyramid
board-free = free
board-cube = cube: { $owner }
board-parcel =
    { $prestige ->
        [0] Parcel { $kind }, no prestige
       *[other] Parcel { $kind }, prestige { $prestige }
    }
board-parcel-gone = Parcel gone
board-prestige =
    { $prestige ->
        [0] Brings nothing at once.
       *[other] Brings { $prestige } points at once.
    }
board-card-worth =
    { $worth ->
        [one] Would be worth { $worth } point at the exhibition, as the Museum stands.
       *[other] Would be worth { $worth } points at the exhibition, as the Museum stands.
    }
board-no-patron = Without a patron: no power, no wing, no set.
board-room = Room { $points }, { $wings }: { $state }
board-room-held = held by { $owner }
board-room-free = free
board-room-open = free and open to you
board-room-closed = free, but closed to you
board-room-effect = Each { $patron } card of its holder is worth { $points }, unless they hold a better room in the wing.
board-wing-of = Wing { $wing }: { $patron }
board-wing =
    { $count ->
        [one] { $patron }: { $count } card at { $worth }, { $points }
       *[other] { $patron }: { $count } cards at { $worth }, { $points }
    }
board-wings = What the wings are worth at the end
board-wings-of = { $seat }: { $state }; { $total } at the Museum
board-no-cards = no card
board-sets = sets
board-total = Museum
board-set-missing =
    { $count ->
        [5] Each set of the five patrons: +{ $points }.
       *[other] Next set of five (+{ $points }): { $names } missing.
    }
board-passing-scale = Passing scale
board-passing-scale-help = who passes earlier wins ties
board-space = space { $space }: { $owner }
board-pass-here = to space { $space } of the scale
board-passed = passed, space { $space }
board-start = opened the season
board-own-stock =
    { $count ->
        [one] { $count } cube in stock, { $general } in the general stock
       *[other] { $count } cubes in stock, { $general } in the general stock
    }
board-seat-neutral =
    { $count ->
        [one] { $count } neutral cube to play
       *[other] { $count } neutral cubes to play
    }
board-seat-cards =
    { $count ->
        [one] { $patron }: { $count } card, { $used } tilted
       *[other] { $patron }: { $count } cards, { $used } tilted
    }
board-in-stock = in stock
board-general = general { $count }
board-patrons = Your patrons
board-patron-none = no card
board-patron-used = used this season
board-patron-called = at work
board-patron-ready =
    { $count ->
        [one] ready
       *[other] ready ×{ $count }
    }
board-short-violet = Lady Violet
board-short-lemon = Lord Lemon
board-short-brown = Sir Brown
board-short-blackmore = Blackmore
board-short-tangerine = Tangerine
board-power-violet = one more cube, then dig
board-power-lemon = dig a pyramid
board-power-brown = a cube into the Museum
board-power-blackmore = a dig of two cubes
board-power-tangerine = extend by three cubes
board-gain =
    { $points ->
        [one] { $seat }: { $points } point.
       *[other] { $seat }: { $points } points.
    }
board-verdict =
    { $place ->
        [1] Area { $area }: first.
        [2] Area { $area }: second.
        [3] Area { $area }: third.
       *[other] Area { $area }: fourth.
    }
board-verdict-tied = Area { $area }: tied, settled by who passes first.
board-honest = What is printed, what is reconstructed
board-museum-change = Your wings: from { $before } to { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.

## Redrawing the parcels

redraw-link = Redraw the parcels
redraw-intro = Pyramids, prestige and patrons of the 36 parcels are printed only in pictures: ours are reconstructed. If you own the game, copy your parcels here; new matches are played with them.
redraw-built-in = the 36 parcels are our reconstruction
redraw-card = Parcel { $card }
redraw-patron = Patron
redraw-patron-violet = Violet
redraw-patron-lemon = Lemon
redraw-patron-brown = Brown
redraw-patron-blackmore = Blackmore
redraw-patron-tangerine = Tangerine
redraw-patron-none = none
redraw-prestige = Prestige
redraw-prestige-0 = none
redraw-prestige-2 = 2
redraw-prestige-3 = 3
redraw-prestige-5 = 5
redraw-cell-free = free ground
redraw-cell-pyramid = pyramid

check-no_ground = Parcel { $card } is covered with pyramids: at least one of its cells must be free ground.
check-too_much_prestige = Parcel { $card } shows 5: only the parcel without a patron may, the others are worth 3 at most.
check-no_card_without = Exactly one parcel must have no patron; there is none.
check-second_without = Parcel { $card } has no patron, and another one has none either; there must be exactly one.
check-patron_without_card =
    { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
       *[tangerine] Colonel Tangerine
    } has no parcel; every patron must have one.
check-count = There must be { $cards } parcels in all; there are { $found }.
check-prestige = { $place }: the prestige must be 0, 2, 3 or 5; it is { $found }.
check-grid = { $place }: the grid must be { $rows } rows of { $columns } cells, each '^' (pyramid) or '.' (free ground).

## What is reconstructed

part-parcels = what each parcel shows (patron, prestige, pyramids)

## The journal: chapters, facts told as one line, and what is said to the seat itself

event-season_began-heading = Season { $season }
event-patron_placed-together = patrons placed
event-cubes_taken-together = cubes taken
event-neutral_cubes_taken-together = neutral cubes taken
event-parcel_laid-together =
    { $count ->
        [one] one parcel laid out
       *[other] { $count } parcels laid out
    }
event-parcel_discarded-together =
    { $count ->
        [one] one parcel left the game
       *[other] { $count } parcels left the game
    }
event-wing_scored-together = Exhibition
event-sets_scored-together = Full sets

event-cubes_taken-you =
    { $amount ->
        [one] You took { $amount } cube.
       *[other] You took { $amount } cubes.
    }
event-neutral_cubes_taken-you =
    { $amount ->
        [one] You took { $amount } neutral cube.
       *[other] You took { $amount } neutral cubes.
    }
event-cube_placed-you = You dug at { $cell }.
event-neutral_cube_placed-you = You placed a neutral cube at { $cell }.
event-patron_called-you = You called { $patron }.
event-cube_given-you = You received one more cube.
event-room_reserved-you = You reserved { $room }.
event-seat_passed-you = You passed and stand on space { $space } of the passing scale.
event-digging_ended-you = You had the last action of the season and stand on space { $space } of the passing scale.
event-parcel_claimed-you =
    { $points ->
        [0] You claimed a parcel { $kind }.
        [one] You claimed a parcel { $kind }: { $points } point.
       *[other] You claimed a parcel { $kind }: { $points } points.
    }
event-parcel_declined-you = You declined the card.
event-start_given-you = You start the next season.
event-wing_scored-you =
    { $points ->
        [one] You scored { $points } point at the exhibition, wing { $wing } ({ $patron }).
       *[other] You scored { $points } points at the exhibition, wing { $wing } ({ $patron }).
    }
event-sets_scored-you =
    { $points ->
        [one] You scored { $points } point for full sets.
       *[other] You scored { $points } points for full sets.
    }

## Reference sheet

sheet-patrons = Patrons
sheet-parcels = Parcels
sheet-parcel = Parcel { $kind }
sheet-pyramids =
    { $count ->
        [0] No pyramid on it.
        [one] { $count } pyramid on it.
       *[other] { $count } pyramids on it.
    }
sheet-rooms = Rooms of the Museum
sheet-room-worth = Each card of the wing’s patron is worth { $points } to the holder, unless they hold a better room in the wing.
sheet-room-open = Open to all.
sheet-room-through = Open if one of your cubes is in a room 2 or 3 beside it.
