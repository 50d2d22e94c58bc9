# Silver & Gold: Pyramids, English. Same keys and variables as fr.ftl.
# Places of the display arrive counted from 1; card numbers, rounds, turns, amounts and points as they are.
# Cells arrive by their names (A1-A2-B2); a named field as its name ($colour) and as its label ($colour_id).

title = Silver & Gold: Pyramids
tagline = Mark your way through treasure chambers, all at the same time: gems, torches and golden tombs await you, and so do skulls.
unofficial = An unofficial adaptation made by players; the title belongs to its owners, the words and drawings are ours.
seat-default = Player { $number }

## Names

hand-left = left
hand-right = right

pair-1-2 = first and second
pair-1-3 = first and third
pair-1-4 = first and fourth
pair-2-3 = second and third
pair-2-4 = second and fourth
pair-3-4 = third and fourth

colour-green = green
colour-orange = orange
colour-purple = purple

pattern-I2 = line of two
pattern-I3 = line of three
pattern-L3 = corner of three
pattern-I4 = line of four
pattern-L4 = L of four
pattern-T4 = T of four
pattern-O4 = square of four
pattern-S4 = zigzag of four

symbol-red_gem = red gem
symbol-green_gem = green gem
symbol-torch = torch
symbol-skull = skull
symbol-potion = potion
symbol-cross = red cross

symbol-red_gem-help = Ticks your next box for red gems. A red and a green gem make a pair.
symbol-green_gem-help = Ticks your next box for green gems. A red and a green gem make a pair.
symbol-torch-help = Ticks this round’s torch; one in each round.
symbol-skull-help = Ticks your next skull, costlier than the one before. Only the costliest costs points in the end.
symbol-potion-help = Erases your two costliest skulls.
symbol-cross-help = At once you must mark one more cell, on either card.

## Actions

action-keep = Keep the { $pair } cards
    .when = Two of four cards are kept once, before the first round.
action-mark =
    { $hand_id ->
        [left] Mark { $cells } on the left card
       *[right] Mark { $cells } on the right card
    }
    .when = Cells are marked when an expedition card shows its pattern, or for a red cross.
action-take = Take card { $place } of the display
    .when = A card of the display is taken when one of your pyramids is complete.
action-draw = Take the top card of the deck, unseen
    .when = The top card of the deck is taken when one of your pyramids is complete.

## Prompts

prompt-draft = { $seat }, keep two of your four cards. Nobody will see your choice before everybody has chosen.
    .question = Keep two of your four cards.
    .help = Nobody will see your choice before everybody has chosen.
prompt-marking = { $seat }, mark the pattern where it fits, or a single cell. All choices are revealed together.
    .question = Mark the pattern where it fits, or a single cell.
    .help = All choices are revealed together.
prompt-bonus = { $seat }, a red cross: mark one more cell on either card.
    .question = A red cross: mark one more cell, on either card.
prompt-replacement = { $seat }, your pyramid is complete: take a new card.
    .question = Pyramid complete: choose a new card.
    .can-take = take a card of the display
    .can-draw = draw one unseen

## Events

event-cards_dealt = { $seat } chooses from cards { $first }, { $second }, { $third } and { $fourth }.
event-cards_dealt-hidden = { $seat } received four cards to choose from.
event-cards_kept = { $seat } kept cards { $left } and { $right }.
event-display_filled = Card { $card } was laid on place { $place } of the display.
event-round_began = Round { $round } began: all expedition cards were shuffled.
event-expedition_revealed = Expedition card { $turn } of the round: { $pattern }.
event-cells_marked = { $seat } marked { $cells } on card { $card }.
event-bonus_marked = { $seat } marked the bonus cell { $cells } on card { $card }.
event-bonus_lost =
    { $amount ->
        [one] { $seat } had no cell left for a bonus: it was lost.
       *[other] { $seat } had no cell left for { $amount } bonuses: they were lost.
    }
event-gem_found =
    { $symbol_id ->
        [red_gem] { $seat } found a red gem ({ $amount } in all).
       *[green_gem] { $seat } found a green gem ({ $amount } in all).
    }
event-torch_lit = { $seat } lit the torch of round { $round }.
event-skull_marked =
    { $points ->
        [one] { $seat } met skull number { $amount }: it threatens to cost { $points } point.
       *[other] { $seat } met skull number { $amount }: it threatens to cost { $points } points.
    }
event-skulls_erased =
    { $amount ->
        [one] { $seat } drank a potion and erased a skull.
       *[other] { $seat } drank a potion and erased { $amount } skulls.
    }
event-symbol_wasted =
    { $symbol_id ->
        [torch] { $seat } found a torch, but the one of this round is already lit.
        [skull] { $seat } met a skull, but has no box left for it.
        [potion] { $seat } found a potion, but has no skull to erase.
       *[other] { $seat } found a gem, but has no box left for it.
    }
event-pyramid_completed =
    { $colour_id ->
        [green] { $seat } completed pyramid { $card }, green number { $amount }.
        [orange] { $seat } completed pyramid { $card }, orange number { $amount }.
       *[purple] { $seat } completed pyramid { $card }, purple number { $amount }.
    }
event-card_taken = { $seat } took card { $card } from place { $place } of the display.
event-card_drawn = { $seat } took card { $card } from the deck.
event-card_not_replaced = No card was left to replace pyramid { $card } of { $seat }.
event-prize_won =
    { $colour_id ->
        [green] { $seat } won { $points } points for green pyramids.
        [orange] { $seat } won { $points } points for orange pyramids.
       *[purple] { $seat } won { $points } points for purple pyramids.
    }
event-prize_missed =
    { $colour_id ->
        [green] { $seat } came too late: no points are left for green pyramids.
        [orange] { $seat } came too late: no points are left for orange pyramids.
       *[purple] { $seat } came too late: no points are left for purple pyramids.
    }
event-round_ended = Round { $round } ended; its last expedition card was not used.
event-match_ended = The game ended and the points were counted.

## Reasons

reason-not_asked = This is not the choice to be made now.
reason-no_card_held = There is no card here any more.
reason-one_cell_only = A red cross allows exactly one more cell.
reason-not_the_pattern = These cells do not form the pattern of the expedition card; mark the whole pattern or a single cell.
reason-wall = A wall can never be marked.
reason-already_marked = One of these cells is already marked.
reason-start_first = The first marks on a card must include its start cell.
reason-not_connected = None of these cells lies beside a marked cell, horizontally or vertically.
reason-no_card_there = No card lies on this place of the display.
reason-deck_empty = The deck is empty.
reason-lower_number_first = A lower number was completed; its owner picks before you.
reason-already_sealed = Your choice is sealed. Take it back to change it, as long as others are still thinking.

## Score sheet

line-tombs = Golden tombs
line-torches = Torches
line-pyramid_points = Pyramid points
line-gems = Gems
line-skulls = Skulls
tie-lowest = Lowest completed card (as a negative number)
tied-lowest = The tie goes to the lowest number among the completed cards: { $best }, against { $other ->
    [49] none
   *[other] { $other }
}.

## Table in the terminal

table-draft = Each keeps two of four cards.
table-over = The game is over.
table-turn = Round { $round } of { $rounds }, expedition card { $turn } of { $turns }
table-face-down = Still face down: { $patterns }
table-score = points
table-completed = Completed:
table-gems = Gems: { $red } red, { $green } green
table-torches = Torches:
table-skulls =
    { $skulls ->
        [0] Skulls: none
       *[other] Skulls: { $skulls }, minus { $penalty }
    }
table-display = Display ({ $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck)
table-empty = no card
table-legend =
    ▽ start  ▲ golden tomb  ░ wall  r red gem  g green gem  t torch
    k skull  p potion  x red cross  ■ marked  ▣ chosen, still secret

## Table in the browser

board-expedition = Expedition
board-turn = Turn
board-turn-help = R: to the right; Shift + R: to the left. Right click or wheel on a card; with Shift, mirror. A second finger turns the pattern.
board-mirror = Mirror
board-positions =
    { $count ->
        [one] One position only
       *[other] The { $count } positions of the pattern
    }
board-position =
    { $places ->
        [0] Position { $position } of { $count }: fits nowhere
        [one] Position { $position } of { $count }: one place
       *[other] Position { $position } of { $count }: { $places } places
    }
board-one-cell = One cell instead
board-coming = Still to come
board-cards = Your two cards
board-cards-of = The two cards of { $seat }
board-card =
    { $colour ->
        [green] Card { $number }, green
        [orange] Card { $number }, orange
       *[purple] Card { $number }, purple
    }, { $side ->
        [left] on the left
       *[right] on the right
    }
board-card-side =
    { $side ->
        [left] Left card, number { $number }
       *[right] Right card, number { $number }
    }
board-cell =
    { $colour ->
        [green] Card { $number }, green
        [orange] Card { $number }, orange
       *[purple] Card { $number }, purple
    }, row { $row }, column { $column }, { $what }{ $state ->
        [marked] , marked.
        [chosen] , chosen in secret.
        [wall] .
        [lit] , free, may be marked.
       *[free] , free.
    }
board-beside = , next to a marked cell
board-start = start cell
board-tomb = golden tomb
board-wall = wall
board-nothing = empty cell
board-ghost =
    { $held ->
        [yes] Put down. Enter seals it. Pattern
       *[no] Pattern
    } { $pattern }, position { $position } of { $count }, card { $number }, cells { $cells }.
board-ghost-cell =
    { $held ->
        [yes] Put down. Enter seals it. Cell
       *[no] Cell
    } { $cells } of card { $number }.
board-either = { $least } or { $most }
board-brings = Brings: { $gains }.
board-brings-nothing = Brings nothing.
board-outlook = From { $now } to { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
board-rival = Less if { $seat } completes card { $card }.
board-gains = What this choice brings
board-gain-gem =
    { $pairs ->
        [0] +{ $more }
       *[other] +{ $more } → pair
    }
board-gain-cross =
    { $count ->
        [one] 1 more cell
       *[other] { $count } more cells
    }
board-gain-tomb = complete +{ $points }
board-turned = turned to fit
board-tools = The pattern in place
board-let-go = Let go
board-place = Place
board-place-more =
    { $count ->
        [one] Place, then one more cell
       *[other] Place, then { $count } more cells
    }
board-seal = Seal my choice
board-seal-short = Seal
board-unseal = Take my choice back
board-take = Take card { $number }
board-take-none = Take a card
board-draw = Take from the deck
key-enter = Enter
key-escape = Esc
board-sheet = My sheet
board-sheet-of = The sheet of { $seat }
board-sheet-help = a pair of gems { $pair }, a single one { $single }
board-boxes = { $symbol }: { $count } of { $boxes }
board-torch =
    { $state ->
        [lit] Torch of round { $round }: lit
        [now] Torch of round { $round }: to be found now
        [missed] Torch of round { $round }: missed
       *[later] Torch of round { $round }: later
    }
board-round-short = R{ $round }
board-round = Round { $round } of { $rounds }
board-round-phone = round { $round }/{ $rounds } · card { $turn }/{ $turns }
board-turns = Expedition { $turn } of { $turns }
board-last-hidden = the 8th stays hidden
board-family =
    { $colour ->
        [green] Green pyramids
        [orange] Orange pyramids
       *[purple] Purple pyramids
    }
board-prize-next =
    { $count ->
        [2] the 2nd: { $points }
       *[other] the { $count }th: { $points }
    }
board-prize-gone = no points left
board-line-tombs = Completed
board-line-gems = Gems
board-line-torches = Torches
board-line-pyramid_points = Pyramids
board-line-skulls = Skulls
board-total = Total
board-display = Cards to take
board-display-help = After a completed card: one of these, or the deck.
board-deck =
    { $count ->
        [0] The deck is empty.
        [one] Deck: one card
       *[other] Deck: { $count } cards
    }
board-order = The lowest number picks first:
board-order-line = { $seat }, no. { $card }
board-card-holds =
    { $colour ->
        [green] Card { $number }, green: { $counts }.
        [orange] Card { $number }, orange: { $counts }.
       *[purple] Card { $number }, purple: { $counts }.
    }
board-count = { $symbol } × { $count }
board-marked = Marked: { $cells }.
board-slot-waiting = Pyramid complete. Take a new card.
board-slot-theirs = Pyramid complete: a new card is on its way.
board-slot-empty = No card here any more.
board-draft = Your four cards
board-draft-help = Keep two. A golden tomb is won by marking a path to it from the arrow.
board-edition = Reconstructed cards
board-seat-thinking = Thinking…
board-seat-sealed = Choice sealed
board-seat-revealed = Revealed
board-look = Look closely at the cards of { $seat }
board-watched = Cards of { $seat }
board-back = Back to my cards
board-next-seat = Next player
board-pages = Pages of the table
board-tab-cards = Cards
board-tab-sheet = My sheet
board-tab-sheet-theirs = Sheet
board-tab-others = Others
board-tab-display = Display

## Redrawing the cards

redraw-link = Redraw the cards
redraw-intro = Walls and symbols of the 48 cards are printed only in pictures: ours are reconstructed. If you own the game, copy your cards here; new matches are played with them.
redraw-built-in = the 48 cards are our reconstruction
redraw-card = Card { $card }
redraw-colour = Colour
redraw-colour-green = green
redraw-colour-orange = orange
redraw-colour-purple = purple
redraw-cell-empty = empty
redraw-cell-wall = wall
redraw-cell-start = start
redraw-cell-tomb = golden tomb
redraw-cell-red_gem = red gem
redraw-cell-green_gem = green gem
redraw-cell-torch = torch
redraw-cell-skull = skull
redraw-cell-potion = potion
redraw-cell-cross = red cross

check-no_start = Card { $card } has no start cell: one must stand in its top row, cells { $first } to { $last }.
check-start_row = Card { $card }, cell { $cell } holds the start cell, which must stand in the top row, cells { $first } to { $last }.
check-second_start = Card { $card }, cell { $cell } holds a second start cell; there must be one.
check-no_tomb = Card { $card } has no golden tomb: one must stand in its bottom row, cells { $first } to { $last }.
check-tomb_row = Card { $card }, cell { $cell } holds the golden tomb, which must stand in the bottom row, cells { $first } to { $last }.
check-second_tomb = Card { $card }, cell { $cell } holds a second golden tomb; there must be one.
check-crosses = Card { $card }, cell { $cell } holds red cross number { $number }; at most { $most } are allowed.
check-unreachable = Card { $card }, cell { $cell } holds the golden tomb, which cannot be reached from the start cell { $start }.
check-colours =
    Card { $card } is { $colour ->
        [green] green
        [orange] orange
       *[purple] purple
    } number { $number }; there must be { $each } of each colour.
check-unknown = Card { $card } has no field '{ $field }'; allowed are colour and grid.
check-grid = Card { $card } must have a grid of { $rows } texts, one for each row.
check-rows = Card { $card } has { $found } rows, not { $rows }: its grid must reach from cell A1 to cell E5.
check-row = Card { $card }, cell { $cell } is in a row of { $found } signs, not { $columns }.
check-sign = Card { $card }, cell { $cell } shows '{ $sign }', which is no sign; allowed are { $allowed }.

## What is reconstructed

part-skulls = skull penalties
part-cards = the faces of the cards

## The journal: chapters, facts told as one line, and what is said to the seat itself

event-round_began-heading = Round { $round }
event-cards_dealt-together = cards dealt to choose from
event-display_filled-together =
    { $count ->
        [one] one card laid on the display
       *[other] { $count } cards laid on the display
    }

event-cards_dealt-you = You choose from cards { $first }, { $second }, { $third } and { $fourth }.
event-cards_kept-you = You kept cards { $left } and { $right }.
event-cells_marked-you = You marked { $cells } on card { $card }.
event-bonus_marked-you = You marked the bonus cell { $cells } on card { $card }.
event-bonus_lost-you =
    { $amount ->
        [one] You had no cell left for a bonus: it was lost.
       *[other] You had no cell left for { $amount } bonuses: they were lost.
    }
event-gem_found-you =
    { $symbol_id ->
        [red_gem] You found a red gem ({ $amount } in all).
       *[green_gem] You found a green gem ({ $amount } in all).
    }
event-torch_lit-you = You lit the torch of round { $round }.
event-skull_marked-you =
    { $points ->
        [one] You met skull number { $amount }: it threatens to cost { $points } point.
       *[other] You met skull number { $amount }: it threatens to cost { $points } points.
    }
event-skulls_erased-you =
    { $amount ->
        [one] You drank a potion and erased a skull.
       *[other] You drank a potion and erased { $amount } skulls.
    }
event-symbol_wasted-you =
    { $symbol_id ->
        [torch] You found a torch, but the one of this round is already lit.
        [skull] You met a skull, but have no box left for it.
        [potion] You found a potion, but have no skull to erase.
       *[other] You found a gem, but have no box left for it.
    }
event-pyramid_completed-you =
    { $colour_id ->
        [green] You completed pyramid { $card }, green number { $amount }.
        [orange] You completed pyramid { $card }, orange number { $amount }.
       *[purple] You completed pyramid { $card }, purple number { $amount }.
    }
event-card_taken-you = You took card { $card } from place { $place } of the display.
event-card_drawn-you = You took card { $card } from the deck.
event-card_not_replaced-you = No card was left to replace your pyramid { $card }.
event-prize_won-you =
    { $colour_id ->
        [green] You won { $points } points for green pyramids.
        [orange] You won { $points } points for orange pyramids.
       *[purple] You won { $points } points for purple pyramids.
    }
event-prize_missed-you =
    { $colour_id ->
        [green] You came too late: no points are left for green pyramids.
        [orange] You came too late: no points are left for orange pyramids.
       *[purple] You came too late: no points are left for purple pyramids.
    }

## Reference sheet

sheet-symbols = What is found
sheet-patterns = Patterns of the expedition cards
sheet-cards = Treasure chambers
sheet-card =
    { $colour ->
        [green] Card { $number }, green
        [orange] Card { $number }, orange
       *[purple] Card { $number }, purple
    }
