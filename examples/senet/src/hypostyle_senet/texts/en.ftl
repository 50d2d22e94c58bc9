# Senet, English. Same keys and same variables as fr.ftl.
# Houses, throws and counts arrive as they are; a named field arrives as its name ($another) and its label ($another_id).

title = Senet
tagline = Throw the sticks, lead five pieces through thirty houses and past the Water: the oldest race there is.
unofficial = No rules of Senet survive: this is a reconstruction, with rulings of our own where retellings differ.
seat-default = Player { $number }

## Names

another-no = no
another-yes = yes

colour-ivory = ivory
colour-ebony = ebony

## Actions. An attribute is the wording for the task of that name.

action-move = Move the piece of house { $house }
    .retreat = Move the piece of house { $house } back
    .where =
        { $house ->
            [26] Look at the House of Beauty.
           *[other] Look at your pieces, and at what stands where they would arrive.
        }

## Prompts

prompt-advance = { $seat }, choose the piece that moves forward by your throw.
    .question = Which piece moves forward, { $seat }?
    .help = It goes exactly as far as your throw says.
prompt-retreat = { $seat }, no piece of yours can move forward: choose the one that moves back.
    .question = Which piece moves back, { $seat }?
    .help = None of your pieces can move forward by this throw.

## Events

event-sticks_thrown =
    { $another_id ->
        [yes] { $seat } threw { $throw }, and will throw again.
       *[no] { $seat } threw { $throw }.
    }
event-piece_moved =
    { $arrival ->
        [15] { $seat } moved from { $house } to 15, the House of Rebirth.
        [26] { $seat } reached the House of Beauty from { $house }.
        [28] { $seat } moved from { $house } to 28, the Three Truths.
        [29] { $seat } moved from { $house } to 29, Re-Atum.
        [30] { $seat } moved from { $house } to 30, Horus.
       *[other] { $seat } moved from { $house } to { $arrival }.
    }
event-piece_retreated = { $seat } had to move back from { $house } to { $arrival }.
event-pieces_exchanged = { $seat } moved from { $house } to { $arrival } and took the place of the piece there, sent to { $house }.
event-piece_drowned =
    { $arrival ->
        [15] { $seat } lost a piece to the Water: it comes back to life in the House of Rebirth.
       *[other] { $seat } lost a piece to the Water: it comes back to life on { $arrival }.
    }
event-piece_borne_off =
    { $count ->
        [one] { $seat } bore a first piece off, from { $house }.
       *[other] { $seat } bore a piece off from { $house }: { $count } by now.
    }
event-throw_lost = { $seat } could move no piece by { $throw }: the throw was lost.
event-match_won = { $seat } bore the last piece off and won.

## Reasons

reason-no_piece_there = No piece of this player stands on that house.
reason-own_piece_there = A piece of the same player stands where it would arrive.
reason-safe_house = The piece on the house of arrival is safe there: it is never exchanged.
reason-protected = The piece on the house of arrival is protected by a neighbour of its colour.
reason-wall_between = A wall of three or more pieces of the opponent stands in the way.
reason-beauty_first = Every piece must stop on the House of Beauty by an exact throw.
reason-exact_throw = From the last three houses a piece leaves by the exact throw only: 3 from 28, 2 from 29, 1 from 30.
reason-never_back = A piece that has reached the House of Beauty never moves back.
reason-no_house_behind = The board has too few houses behind this piece.

## Score sheet

line-borne_off = Pieces borne off

## Table

table-throw = Throw
table-light = Light sides
table-another = Another throw
table-moves = Possible moves
table-house = From house
table-arrival = To house
table-score = Points
table-lines = Score sheet
table-houses = On houses
table-steps_left = Steps left
table-you = you
table-sticks = Sticks
table-off = Off
table-rebirth = Rebirth
table-beauty = Beauty
table-water = Water
table-three_truths = Three Truths
table-re_atum = Re-Atum
table-horus = Horus

## What is reconstructed

part-board = what the marked houses do
part-sticks = the values of the sticks

## Said to the seat itself, in the journal

event-sticks_thrown-you =
    { $another_id ->
        [yes] You threw { $throw }, and will throw again.
       *[no] You threw { $throw }.
    }
event-piece_moved-you =
    { $arrival ->
        [15] You moved from { $house } to 15, the House of Rebirth.
        [26] You reached the House of Beauty from { $house }.
        [28] You moved from { $house } to 28, the Three Truths.
        [29] You moved from { $house } to 29, Re-Atum.
        [30] You moved from { $house } to 30, Horus.
       *[other] You moved from { $house } to { $arrival }.
    }
event-piece_retreated-you = You had to move back from { $house } to { $arrival }.
event-pieces_exchanged-you = You moved from { $house } to { $arrival } and took the place of the piece there, sent to { $house }.
event-piece_drowned-you =
    { $arrival ->
        [15] You lost a piece to the Water: it comes back to life in the House of Rebirth.
       *[other] You lost a piece to the Water: it comes back to life on { $arrival }.
    }
event-piece_borne_off-you =
    { $count ->
        [one] You bore a first piece off, from { $house }.
       *[other] You bore a piece off from { $house }: { $count } by now.
    }
event-throw_lost-you = You could move no piece by { $throw }: the throw was lost.
event-match_won-you = You bore the last piece off and won.
