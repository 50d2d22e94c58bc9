# Imhotep, English. Same keys and variables as fr.ftl.
# Boats, slots, places, cells, choices and rounds arrive counted from 1; amounts, points and heights as they are.
# A named field arrives as its name ($card) and as its label ($card_id).

title = Imhotep
tagline = Load the boats, but mind who weighs anchor.
unofficial = An unofficial adaptation made by players; the title belongs to its owners, the words and drawings are ours.

## Options

option-market = Market
option-market-A = Side A: every card lies face up
option-market-B = Side B: one place holds a face-down pair to choose from
option-pyramid = Pyramid
option-pyramid-A = Side A: one large pyramid, points at once
option-pyramid-B = Side B: three small pyramids with bonuses
option-temple = Temple
option-temple-A = Side A: one point for each stone seen from above
option-temple-B = Side B: each slot has a bonus of its own
option-burial_chamber = Burial Chamber
option-burial_chamber-A = Side A: connected stones of one colour
option-burial_chamber-B = Side B: most stones in each row
option-obelisks = Obelisks
option-obelisks-A = Side A: the tallest obelisks
option-obelisks-B = Side B: three stones make an obelisk, the first ones pay best
option-wrath = Wrath of the Pharaoh
option-wrath-yes = Yes: whoever is missing from a monument loses points
option-wrath-no = No
option-start = House rule: who starts
option-start-drawn = Drawn by lot
option-start-first = The first seat

## Names

site-market = Market
site-pyramid = Pyramid
site-temple = Temple
site-burial_chamber = Burial Chamber
site-obelisks = Obelisks

card-lever = Lever
card-hammer = Hammer
card-sail = Sail
card-chisel = Chisel
card-entrance = Entrance
card-sarcophagus = Sarcophagus
card-paved_path = Paved Path
card-pyramid_ornament = Pyramid Ornament
card-temple_ornament = Temple Ornament
card-burial_chamber_ornament = Burial Chamber Ornament
card-obelisks_ornament = Obelisks Ornament
card-statue = Statue

card-lever-help = As an action: send a boat and decide yourself in which order its stones come ashore.
card-hammer-help = As an action: take 3 stones from the quarry, then load one stone.
card-sail-help = As an action: load one stone and send that very boat.
card-chisel-help = As an action: load two stones, on the same boat or on two.
card-entrance-help = At once: one of your stones goes from the quarry to the Pyramid.
card-sarcophagus-help = At once: one of your stones goes from the quarry to the Burial Chamber.
card-paved_path-help = At once: one of your stones goes from the quarry to the Obelisks.
card-pyramid_ornament-help = At the end: 1 point for every three stones on the Pyramid, whoever owns them.
card-temple_ornament-help = At the end: 1 point for every three stones in the Temple, whoever owns them.
card-burial_chamber_ornament-help = At the end: 1 point for every three stones in the Burial Chamber, whoever owns them.
card-obelisks_ornament-help = At the end: 1 point for every three stones at the Obelisks, whoever owns them.
card-statue-help = At the end: 1, 3, 6, 10 or 15 points for one to five statues, and 2 for each further one.

blue_card-lever = Lever
blue_card-hammer = Hammer
blue_card-sail = Sail
blue_card-chisel = Chisel

pyramid-left = left pyramid
pyramid-centre = centre pyramid
pyramid-right = right pyramid

reward-point = point
reward-stones = stones

colour-black = black
colour-white = white
colour-brown = brown
colour-gray = gray

## Actions. An attribute is the wording for the task of that name.

action-take = Take stones from the quarry
    .where = Look at your reserve.
    .when = Stones come from the quarry as your action on your turn, or by a card or a bonus.
action-load = Load a stone on boat { $boat }, slot { $slot }
    .where = Look at the harbour: there is room on a boat.
    .when = A stone is loaded as your action on your turn, or by a card.
action-sail =
    { $site_id ->
        [market] Send boat { $boat } to the Market
        [pyramid] Send boat { $boat } to the Pyramid
        [temple] Send boat { $boat } to the Temple
        [burial_chamber] Send boat { $boat } to the Burial Chamber
        [obelisks] Send boat { $boat } to the Obelisks
       *[other] Send boat { $boat }
    }
    .where =
        { $site_id ->
            [market] Something good can happen at the Market.
            [pyramid] Something good can happen at the Pyramid.
            [temple] Something good can happen at the Temple.
            [burial_chamber] Something good can happen in the Burial Chamber.
            [obelisks] Something good can happen at the Obelisks.
           *[other] Something good can happen at the docks.
        }
    .when = A boat is sent as your action on your turn: any boat, if it carries enough stones.
action-play = Play the { $card } card
    .where = Look at your blue cards.
    .when = A blue card is played as your action, on your turn.
action-pass = Pass
    .when = You pass only when no action is possible.
action-claim = Choose place { $place } of the Market
    .where = Look at the Market.
    .when = Market cards are chosen when a boat with your stones lies at the Market, in the order the stones come ashore.
action-keep =
    { $choice ->
        [1] Keep the first card
        [2] Keep the second card
       *[other] Keep card { $choice }
    }
    .where = Look closely at both cards.
    .when = One of two cards is kept when your stone brings two of them.
action-order = Unload the stone of slot { $slot } next
    .where = Look at who lands first.
    .when = You choose the order in which stones come ashore only with the Lever.
action-build = Build on the { $pyramid }
    .where = Look at the next cells of the three pyramids.
    .when = A pyramid is chosen when one of your stones comes ashore at the Pyramid.
action-reward =
    { $reward_id ->
        [point] Score the point
        [stones] Take stones
       *[other] Choose this bonus
    }
    .when = What a stone of the Temple brings is chosen when the Temple is counted, at the end of a round.
action-accept = Accept
    .card_bonus = Take the card
    .stones_bonus = Take the stones
    .when = A bonus is taken when it is offered.
action-decline = Decline
    .market_choice = Take no card
    .card_bonus = Leave the card
    .stones_bonus = Leave the stones
    .load_bonus = Load nothing
    .when = Only what is offered can be declined.

## Prompts

prompt-turn = { $seat }, it is your turn.
    .question = Your turn, { $seat }.
    .can-take = take stones from the quarry
    .can-load = load a stone
    .can-sail = send a boat
    .can-play = play a blue card
    .can-pass = pass
    .boat = What do you do with boat { $boat }?
    .boat-can-load = load a stone on it
    .boat-can-sail = send it to a site
    .boat-back = Other boats
    .sail = Where do you send boat { $boat }?
    .sail-help = Its stones land in order, the bow first.
    .sail-back = Something else
prompt-loading = { $seat }, choose a free slot on a waiting boat for your stone.
    .question = Where do you load a stone?
    .help = A free slot on a boat that is still waiting.
    .boat = Where do you load a stone?
    .boat-help = A free slot on this boat.
    .boat-back = Other boats
prompt-sail_loading = { $seat }, load a stone on the boat that is about to leave.
    .question = On which boat do you load a stone?
    .help = The Sail sends it at once.
    .boat = Where do you load a stone?
    .boat-help = The Sail sends it at once.
    .boat-back = Other boats
prompt-sailing = { $seat }, choose the dock for the boat you have just loaded.
    .question = Where do you send this boat?
    .help = The Sail sends it now.
    .boat = Where do you send this boat?
prompt-lever_sailing = { $seat }, choose the boat to send with the Lever, and its dock.
    .question = Which boat do you send?
    .help = With the Lever you will choose the unloading order.
    .boat = Where do you send this boat?
    .boat-help = Then you choose the unloading order.
    .boat-back = Other boats
    .sail = Where do you send boat { $boat }?
    .sail-help = Then you choose the unloading order.
    .sail-back = Other boat
prompt-lever_order = { $seat }, choose the next stone in the unloading order.
    .question = Which stone lands next?
    .help = The Lever: touch the stones in the order they land.
prompt-market_choice = { $seat }, choose a card at the Market for your stone, or leave them all.
    .question = Which card do you take, { $seat }?
    .can-claim = take a card for this stone
    .can-decline = take none
prompt-pair_choice = { $seat }, choose which of the two cards to keep.
    .question = Which card do you keep, { $seat }?
    .help = The other one is discarded.
prompt-pyramid_choice = { $seat }, choose the pyramid for your stone.
    .question = On which pyramid, { $seat }?
    .help = Your stone takes the next cell of the pyramid you choose.
prompt-card_bonus = { $seat }, take the top card of the draw pile?
    .question = Take the top card of the draw pile, { $seat }?
prompt-stones_bonus = { $seat }, take stones from the quarry?
    .question = Take stones from the quarry, { $seat }?
prompt-load_bonus = { $seat }, load one stone on a waiting boat, or load nothing.
    .question = Where do you load a stone, { $seat }?
    .can-load = load a stone on a boat that is still waiting
    .can-decline = load nothing
    .boat = Where do you load a stone?
    .boat-back = Other boats
prompt-temple_choice = { $seat }, choose what your stone in the Temple brings: the point, or stones from the quarry.
    .question = What does your stone in the Temple bring, { $seat }?
    .help = The point, or stones from the quarry.

## Events

event-round_began = Round { $round } began.
event-market_dealt = The { $card } card was laid on place { $place } of the Market.
event-pair_dealt =
    { $amount ->
        [one] { $amount } card was laid face down at the Market.
       *[other] { $amount } cards were laid face down at the Market.
    }
event-deck_renewed =
    { $amount ->
        [one] The draw pile was empty: the only discarded card became the new one.
       *[other] The draw pile was empty: the { $amount } discarded cards were shuffled into a new one.
    }
event-stones_taken =
    { $amount ->
        [one] { $seat } took { $amount } stone from the quarry.
       *[other] { $seat } took { $amount } stones from the quarry.
    }
event-stone_loaded = { $seat } loaded a stone on boat { $boat }, slot { $slot }.
event-boat_sailed =
    { $site_id ->
        [market] { $seat } sent boat { $boat } to the Market.
        [pyramid] { $seat } sent boat { $boat } to the Pyramid.
        [temple] { $seat } sent boat { $boat } to the Temple.
        [burial_chamber] { $seat } sent boat { $boat } to the Burial Chamber.
        [obelisks] { $seat } sent boat { $boat } to the Obelisks.
       *[other] { $seat } sent boat { $boat }.
    }
event-card_played = { $seat } played the { $card } card.
event-seat_passed = { $seat } could do nothing and passed.
event-order_chosen = { $seat } unloads slot { $slot } next.
event-card_taken = { $seat } took the { $card } card.
event-card_declined = { $seat } took no card.
event-card_drawn = { $seat } drew the { $card } card.
event-pair_seen = { $seat } looked at the face-down pair: { $card } and { $other }.
event-pair_seen-hidden = { $seat } looked at the face-down pair.
event-card_discarded = The { $card } card was discarded.
event-stone_sold = A stone sold by { $seat } returned to the quarry.
event-pyramid_built =
    { $pyramid_id ->
        [left] { $seat } built on the left pyramid: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [centre] { $seat } built on the centre pyramid: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [right] { $seat } built on the right pyramid: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $seat } built at the Pyramid: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
event-temple_built = { $seat } added a stone to the Temple ({ $cell } in all).
event-burial_chamber_built = { $seat } laid a stone on cell { $cell } of the Burial Chamber.
event-obelisk_built =
    { $height ->
        [one] { $seat } set a first stone at the Obelisks.
       *[other] { $seat } set a stone at the Obelisks ({ $height } in all).
    }
event-obelisk_raised =
    { $points ->
        [one] { $seat } raised an obelisk: { $points } point.
       *[other] { $seat } raised an obelisk: { $points } points.
    }
event-no_stone_left = { $seat } had no stone left in the quarry for the { $card } card.
event-bonus_declined = { $seat } declined the bonus.
event-temple_scored =
    { $points ->
        [one] { $seat } scored { $points } point at the Temple.
       *[other] { $seat } scored { $points } points at the Temple.
    }
event-load_returned = A stone of { $seat } went back to the quarry: its boat never sailed.
event-round_ended = Round { $round } ended.
event-match_ended = The game ended and the final points were counted.

## Reasons

reason-not_asked = This is not the choice to be made now.
reason-reserve_full = Your reserve is full: it holds no more stones.
reason-quarry_empty = You have no stones left in the quarry.
reason-reserve_empty = Your reserve is empty: you have no stone to load.
reason-no_such_slot = This boat is smaller: it has no such slot.
reason-slot_taken = Another stone already lies in this slot.
reason-already_sailed = This boat has already left.
reason-below_minimum_load = This boat does not carry enough stones to leave.
reason-dock_occupied = A boat already lies at this dock in this round.
reason-card_not_owned = You do not have this card.
reason-no_boat_can_sail = No boat could leave with this card, so it cannot be played.
reason-no_room_on_boats = The waiting boats have too little room for this card.
reason-too_few_stones = Your reserve holds too few stones for this card.
reason-other_boat_chosen = The Sail sends the boat that has just been loaded, and no other.
reason-must_act = You pass only if you can do nothing else, and you still can.
reason-no_card_there = No card is left on this place.
reason-same_cards = The two cards are alike: the first one stands for both.
reason-no_stone_there = No stone is left to unload in this slot.
reason-pyramid_complete = This pyramid is complete, and another one still has room.

## Score sheet

line-pyramid = Pyramid
line-temple = Temple
line-burial_chamber = Burial Chamber
line-obelisks = Obelisks
line-ornaments = Ornaments
line-statues = Statues
line-unused_cards = Unused blue cards
line-wrath = Wrath of the Pharaoh
tie-reserve = Stones in reserve
tied-reserve = The tie goes to the fuller reserve: { $best } { $best ->
    [one] stone
   *[other] stones
} against { $other }.
round = Round { $round }
seat-default = Player { $number }

## Table in the terminal

table-round = Round
table-boats = Boats
table-market = Market
table-reserve = Reserve
table-quarry = Quarry
table-cards = Cards
table-score = Points
table-deck = Draw pile
table-minimum = Minimum
table-dock = Dock
table-empty = empty
table-hidden = face down
table-discard = Discard pile
table-players = Players
table-you = you
table-slots = slots (1 is the bow)
table-unloading = Unloading
table-beside = Beside it
table-left = left
table-centre = centre
table-right = right
table-seen = Seen from above
table-covered = Covered
table-raised = Raised
table-areas = Areas
table-worth = Worth
table-lone = Lone stones

## Drawn board

board-site = { $site }, side { $side }: { $state }
board-no-stone = no stone
board-no-card = no card
board-harbour = Harbour
board-harbour-help = bow to the right: unloaded first
board-round = Round { $round } of { $rounds }
board-boat =
    { $capacity ->
        [one] Boat { $boat }, one slot: { $slots }; { $state }
       *[other] Boat { $boat }, { $capacity } slots: { $slots }; { $state }
    }
board-boat-name = Boat { $boat }
board-boat-slot = slot { $slot }: { $owner }
board-boat-slot-free = slot { $slot }: free
board-boat-ready = can sail
board-boat-full = full, can sail
board-boat-more =
    { $count ->
        [one] { $count } more stone to sail
       *[other] { $count } more stones to sail
    }
board-boat-sailed =
    { $site_id ->
        [market] sailed to the Market
        [pyramid] sailed to the Pyramid
        [temple] sailed to the Temple
        [burial_chamber] sailed to the Burial Chamber
        [obelisks] sailed to the Obelisks
       *[other] sailed
    }
board-boat-choose-dock = ready to sail: choose a dock
board-boat-order = Tap the stones in the order they go ashore.
board-other-boats = Other boats
board-dock-free = Dock, { $site }: free
board-dock-taken = Dock, { $site }: boat { $boat }
board-zoom = Enlarge: { $site }
board-ornament = Ornament
board-pair =
    { $count ->
        [0] no hidden card left
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
board-market-A = a card at once
board-market-B = a card at once
board-pyramid-A = at once
board-pyramid-B = at once
board-temple-A = end of round: seen from above
board-temple-B = end of round: seen from above
board-burial_chamber-A = end of game
board-burial_chamber-B = end of game, in each row: { $places }
board-obelisks-A = end of game: { $places }
board-obelisks-B = at once, for every three stones
board-temple =
    { $count ->
        [one] { $count } stone; seen from above: { $seen }
       *[other] { $count } stones; seen from above: { $seen }
    }
board-row = row { $row }: { $stones }
board-rank = in the row
board-area =
    { $count ->
        [one] largest area of { $seat }: { $count } stone
       *[other] largest area of { $seat }: { $count } stones
    }
board-areas = area of
board-points = points
board-beyond = more
board-obelisk = { $seat }: height { $height }, would be worth { $points }
board-obelisk-slot = { $points } points: { $seat }
board-obelisk-slot-free = { $points } points: free
board-lone =
    { $count ->
        [one] { $seat }: { $count } lone stone
       *[other] { $seat }: { $count } lone stones
    }
board-sled = Your reserve
board-hand = Your cards
board-quarry = quarry { $count }

## What is reconstructed

part-pyramid_b = Pyramid, side B
part-burial_chamber_b = Burial Chamber, side B
part-obelisks_b = Obelisks, side B

## The journal: chapters, facts told as one line, and what is said to the seat itself

event-round_began-heading = Round { $round }
event-market_dealt-together =
    { $count ->
        [one] one card at the Market
       *[other] { $count } cards at the Market
    }
event-pair_dealt-together = cards laid face down
event-deck_renewed-together = a new draw pile
event-card_discarded-together =
    { $count ->
        [one] one card discarded
       *[other] { $count } cards discarded
    }
event-stone_sold-together = Stones sold
event-pyramid_built-together = Pyramid
event-temple_built-together = Stones in the Temple
event-burial_chamber_built-together = Stones in the Burial Chamber
event-obelisk_built-together = Stones at the Obelisks
event-obelisk_raised-together = Obelisks
event-temple_scored-together = Temple
event-load_returned-together = Stones back in the quarry

event-stones_taken-you =
    { $amount ->
        [one] You took { $amount } stone from the quarry.
       *[other] You took { $amount } stones from the quarry.
    }
event-stone_loaded-you = You loaded a stone on boat { $boat }, slot { $slot }.
event-boat_sailed-you =
    { $site_id ->
        [market] You sent boat { $boat } to the Market.
        [pyramid] You sent boat { $boat } to the Pyramid.
        [temple] You sent boat { $boat } to the Temple.
        [burial_chamber] You sent boat { $boat } to the Burial Chamber.
        [obelisks] You sent boat { $boat } to the Obelisks.
       *[other] You sent boat { $boat }.
    }
event-card_played-you = You played the { $card } card.
event-seat_passed-you = You could do nothing and passed.
event-order_chosen-you = You unload slot { $slot } next.
event-card_taken-you = You took the { $card } card.
event-card_declined-you = You took no card.
event-card_drawn-you = You drew the { $card } card.
event-pair_seen-you = You looked at the face-down pair: { $card } and { $other }.
event-stone_sold-you = A stone you sold returned to the quarry.
event-pyramid_built-you =
    { $pyramid_id ->
        [left] You built on the left pyramid: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [centre] You built on the centre pyramid: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [right] You built on the right pyramid: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] You built at the Pyramid: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
event-temple_built-you = You added a stone to the Temple ({ $cell } in all).
event-burial_chamber_built-you = You laid a stone on cell { $cell } of the Burial Chamber.
event-obelisk_built-you =
    { $height ->
        [one] You set a first stone at the Obelisks.
       *[other] You set a stone at the Obelisks ({ $height } in all).
    }
event-obelisk_raised-you =
    { $points ->
        [one] You raised an obelisk: { $points } point.
       *[other] You raised an obelisk: { $points } points.
    }
event-no_stone_left-you = You had no stone left in the quarry for the { $card } card.
event-bonus_declined-you = You declined the bonus.
event-temple_scored-you =
    { $points ->
        [one] You scored { $points } point at the Temple.
       *[other] You scored { $points } points at the Temple.
    }
event-load_returned-you = One of your stones went back to the quarry: its boat never sailed.

## Reference sheet

sheet-market_cards = Market cards
