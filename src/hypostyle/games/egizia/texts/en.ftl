# Egizia: Shifting Sands, English. Same keys and same variables as fr.ftl.
# Seats and rounds arrive counted from 1, amounts as they are; a named field arrives as its name ($card) and its label ($card_id).
# Names of cards, tiles and statues say what the built-in content says of them; numbers come from the content alone.

title = Egizia: Shifting Sands
tagline = Send your ships down the Nile, feed your teams and raise five monuments for the Pharaoh.
unofficial = Unofficial adaptation made by players; the title belongs to its owners, texts and drawings are ours.
seat-default = Player { $number }
round = Round { $round }

## Names

team-green = green
team-blue = blue
team-yellow = yellow
team-violet = violet
other_team-green = green
other_team-blue = blue
other_team-yellow = yellow
other_team-violet = violet
other_team-none = nobody else
crew-green = green team
crew-blue = blue team
crew-yellow = yellow team
crew-green_violet = green and violet teams
crew-blue_violet = blue and violet teams
crew-yellow_violet = yellow and violet teams
crew-green_blue = green and blue teams
crew-green_yellow = green and yellow teams
crew-blue_yellow = blue and yellow teams
crew-green_blue_violet = green, blue and violet teams
crew-green_yellow_violet = green, yellow and violet teams
crew-blue_yellow_violet = blue, yellow and violet teams
color-green = green
color-yellow = yellow
color-red = red

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
flood-top = top
flood-middle = middle
flood-bottom = bottom
market-wheat = wheat market
market-stone = stone market
site-obelisk = obelisk and colonnade
site-pyramid = pyramid and statues
site-sphinx = Sphinx
space-card_1 = first card space
space-card_2 = second card space
space-card_3 = third card space
space-card_4 = fourth card space
space-card_5 = fifth card space
space-card_6 = sixth card space
space-card_7 = seventh card space
space-card_8 = eighth card space
space-card_9 = ninth card space
space-card_10 = tenth card space
space-round_1 = first round space
space-round_2 = second round space
space-round_3 = third round space
space-round_4 = fourth round space
space-round_5 = fifth round space
space-round_6 = sixth round space
space-round_7 = seventh round space
space-obelisk_slot_1 = first berth at the obelisk and colonnade
space-obelisk_slot_2 = second berth at the obelisk and colonnade
space-obelisk_slot_3 = third berth at the obelisk and colonnade
space-obelisk_waiting = waiting beside the obelisk and colonnade
space-pyramid_slot_1 = first berth at the pyramid and statues
space-pyramid_slot_2 = second berth at the pyramid and statues
space-pyramid_slot_3 = third berth at the pyramid and statues
space-pyramid_waiting = waiting beside the pyramid and statues
space-sphinx_slot_1 = first berth at the Sphinx
space-sphinx_slot_2 = second berth at the Sphinx
space-sphinx_slot_3 = third berth at the Sphinx
space-sphinx_waiting = waiting beside the Sphinx
card-R1 = Stone Market at Giza
card-R2 = Quarry of Aswan
card-R3 = Quarry of Tura
card-R4 = Stones for Wheat
card-R5 = Yellow Field of Thebes
card-R6 = Green Field of Memphis
card-R7 = Late Reward
card-R8 = Quarry of Hatnub
card-R9 = Red Field of Elephantine
card-R10 = Green Field of Saqqara
card-R11 = Yellow Field of Abydos
card-R12 = Wheat from the Granary
card-R13 = Gift of the Sphinx
card-R14 = Early Training
card-R15 = Red Field of Philae
card-R16 = Yellow Field with Quarry
card-R17 = Quarry of Silsila
card-R18 = Wheat Market at Thebes
card-R19 = Stones and Violet Team (North)
card-R20 = Green Field and Quarry (Fayum)
card-R21 = Help from the Rowers
card-R22 = Any Team and Flood (North)
card-R23 = Free Brick (North)
card-R24 = Better Field (canal)
card-R25 = Better Field (dyke)
card-R26 = Wheat Market at Memphis
card-R27 = Gleaning
card-R28 = Workers to the Markets
card-R29 = Paid Training
card-R30 = Any Team and Flood (South)
card-R31 = Yellow Field of Edfu
card-R32 = Quarry of Hammamat
card-R33 = Quarry of Giza
card-R34 = Second Ship
card-R35 = Red Field of Dakka
card-R36 = Red Field with Quarry
card-R37 = Green Field of Buto
card-R38 = Stones (North)
card-R39 = Stones or Wheat (North)
card-R40 = Help from the Soldiers
card-R41 = Green Field and Quarry (Delta)
card-R42 = Wheat from the Temple
card-R43 = Stones and Violet Team (South)
card-R44 = Stone Market at Aswan
card-R45 = Help from the Farmers
card-R46 = Wheat Market at Sais
card-R47 = Praise of Pyramid and Statues
card-R48 = Second Sphinx Card
card-R49 = Stone Market at Karnak
card-R50 = Praise of Obelisk and Colonnade
card-R51 = Stones (South)
card-R52 = Stones or Wheat (South)
card-R53 = Sale of Stones
card-R54 = Free Brick (South)
card-R55 = Stones and Flood
card-R56 = Stones or Help
face-T1 = Green Team and Yellow Team
face-T2 = Green Team and Blue Team
face-T3 = Blue Team and Yellow Team
face-T4 = Wheat Market and Stone Market
face-T5 = Any Team and Wheat Market
face-T6 = Any Team and Stone Market
face-T7 = Violet Team and Flood
face-T8 = Any Team
face-T9 = Any Team and Stones
face-T10 = Waiting Ship
face-T11 = Market of Choice
face-N1 = Wheat Market and Stone Market
face-N2 = Green Team and Yellow Team
face-N3 = Violet Team and Flood
face-N4 = Green Team and Blue Team
face-N5 = Any Team
face-N6 = Blue Team and Yellow Team
face-N7 = Any Team and Stones
gain-stones = stones
gain-wheat = wheat
gain-force = strength
means-card = with a card
means-tile = with the column bonus
monument-obelisk = obelisk
monument-colonnade = colonnade
monument-row_1 = first row of the pyramid
monument-row_2 = second row of the pyramid
monument-row_3 = third row of the pyramid
monument-row_4 = fourth row of the pyramid
monument-row_5 = fifth row of the pyramid
monument-statue_1 = first statue
monument-statue_2 = second statue
monument-statue_3 = third statue
statue-S1 = Permanent cards
statue-S2 = Pyramid
statue-S3 = Yellow and red fields
statue-S4 = Green fields
statue-S5 = Both markets
statue-S6 = Sphinx cards
statue-S7 = Obelisk
statue-S8 = Quarries
statue-S9 = Strength of all teams
bonus-G1 = A Point a Brick
bonus-G2 = Richer Stone Market
bonus-G3 = Richer Wheat Market
bonus-G4 = Better Fields
bonus-G5 = Stronger Teams
bonus-G6 = Second Team
bonus-G7 = One More Ship
bonus-G8 = Building while Waiting
bonus-G9 = Back Upstream
bonus-G10 = Shared Space
sphinx-X1 = Top of the wheat market
sphinx-X2 = Great pyramid
sphinx-X3 = Complete colonnade, pyramid
sphinx-X4 = Top of the stone market
sphinx-X5 = Complete statues
sphinx-X6 = For each of the pyramid rows
sphinx-X7 = Complete statues, top of the stone market
sphinx-X8 = Obelisk, colonnade, pyramid, statues
sphinx-X9 = Pyramid, top of the stone market
sphinx-X10 = Obelisk
sphinx-X11 = Strong blue team
sphinx-X12 = Obelisk, complete statues
sphinx-X13 = For each of the permanent cards
sphinx-X14 = Great obelisk
sphinx-X15 = Strong violet team
sphinx-X16 = Complete colonnade, obelisk
sphinx-X17 = Strong green team
sphinx-X18 = Best green fields
sphinx-X19 = Obelisk, top of the wheat market
sphinx-X20 = Complete colonnade
sphinx-X21 = Obelisk, pyramid
sphinx-X22 = Top of the wheat market, top of the stone market
sphinx-X23 = Four strong teams
sphinx-X24 = Complete statues, top of the wheat market
sphinx-X25 = Obelisk, colonnade, pyramid
sphinx-X26 = Best yellow fields
sphinx-X27 = Colonnade, complete statues
sphinx-X28 = Best red fields
sphinx-X29 = Best quarries
sphinx-X30 = Pyramid
sphinx-X31 = Colonnade, pyramid
sphinx-X32 = Complete statues, pyramid
sphinx-X33 = Strong yellow team
sphinx-X34 = All statues complete
sphinx-X35 = Every statue

## Choices

action-keep = Keep “{ $sphinx }”
    .when = A Sphinx card is kept at the start, and after building at the Sphinx.
action-place = Place a ship: { $space }
    .when = Ships are placed on your turn, while the round goes down the river.
action-pass = Pass for the rest of the round
    .when = You pass on your own turn, on the river.
action-extra = Another ship { $means }
    .when = Another ship sails in the same turn, right after the first.
action-sell =
    { $stones ->
        [one] Sell { $stones } stone
       *[other] Sell { $stones } stones
    }
    .when = Stones are sold on your own turn, on the river or at a site, or at the very end, with the card for it.
action-raise = Strengthen the { $team } team
    .when = A team is strengthened by a space of the river or by a card, at that moment.
action-lower = Weaken the { $team } team
    .when = A team is weakened by a space of the river, or for steps on the markets after the stones have come.
action-flood = Flood marker: { $flood }
    .when = The flood marker moves when your ship lands at a space that says so.
action-advance = Advance on the { $market }
    .when = Spaces of the river, cards and bricks of the obelisk advance you on a market.
action-take = Take the card left on card space { $card_space }
    .when = A card that is left on the river is taken once all ships are placed, with the card that allows it.
action-play = Play “{ $card }” for { $gain }
    .when = This card is played when what it brings is of use: strength and stones when you build, wheat when you feed.
action-attach = Improve the field “{ $card }”
    .when = A field is improved while feeding if it is dry, or at the end of the game, with the card for it.
action-feed =
    { $stones ->
        [0] Feed the teams
        [one] Feed the teams with { $stones } stone turned into wheat
       *[other] Feed the teams with { $stones } stones turned into wheat
    }
    .when = Teams are fed after the stones have come, one player after the other.
action-sell_wheat =
    { $sale ->
        [0] Sell no wheat
        [one] Sell wheat for { $sale } point
       *[other] Sell wheat for { $sale } points
    }
    .when = Wheat that is left is sold after feeding, from the right level of the wheat market on.
action-build = Build with the { $crew }
    .when = Teams build after feeding, site by site, where you have a ship.
action-strengthen =
    { $second_id ->
        [none] Pay to strengthen the { $team } team
       *[other] Pay to strengthen the { $team } team and the { $second } team
    }
    .when = Teams are strengthened for stones at your own turn to build, with the card for it.
action-lay = Lay a brick: { $monument }
    .when = Bricks are laid when your ship at this site builds, after feeding.
action-finish = Finish
    .when = This ends what you are building.
action-buy =
    { $free ->
        [0] Draw { $paid } Sphinx { $paid ->
            [one] card
           *[other] cards
        }
       *[other] Draw { $paid } Sphinx { $paid ->
            [one] card
           *[other] cards
        } and the free one
    }
    .when = Sphinx cards are drawn when your ship at the Sphinx builds.
action-withdraw = Do not build here
    .waiting_turn = Keep waiting
    .when = You may give up building when it is your turn at a site.
action-decline = Decline
    .extra_ship = No further ship
    .leftover_choice = Take the point instead
    .markets_for_team = Keep the teams as they are
    .early_raise = Strengthen nobody
    .keeping = Keep no card
    .keeping_more = Keep no second card
    .late_strength = Strengthen nobody
    .last_cards = Play nothing more
    .when = You decline only what you are being offered.

## Prompts

prompt-sphinx_choice = { $seat }, choose the Sphinx card you keep; the other goes back into the deck.
prompt-turn = { $seat }, place a ship, or pass.
    .question = Where do you place a ship?
    .can-place = touch a lit space
    .can-pass = pass for the rest of the round
prompt-extra_ship = { $seat }, another ship in this turn?
prompt-extra_turn = { $seat }, place the additional ship.
prompt-team_choice = { $seat }, choose a team.
    .can-raise = strengthen a team
    .can-lower = weaken a team
prompt-flood_choice = { $seat }, move the flood marker or leave it.
prompt-market_choice = { $seat }, choose the market on which you advance.
prompt-free_brick_choice = { $seat }, lay a brick without paying.
prompt-leftover_choice = { $seat }, take a card that is left on the river, or the point.
prompt-markets_for_team = { $seat }, will you weaken a team to advance on both markets?
prompt-feeding = { $seat }, feed your teams.
    .can-play = play cards for wheat
    .can-attach = improve a dry field
    .can-feed = feed your teams
prompt-wheat_sale = { $seat }, how much of the spare wheat do you sell?
prompt-early_raise = { $seat }, your card strengthens a team before building. Which one?
prompt-site_turn = { $seat }, it is your turn to build here.
    .can-build = choose who builds
    .can-play = play a card
    .can-sell = sell stones
    .can-strengthen = pay to strengthen teams
    .can-withdraw = withdraw your ship
prompt-waiting_turn = { $seat }, your waiting ship may build here last.
prompt-reinforcement = { $seat }, how much strength do you commit?
    .can-play = add a card for strength
    .can-finish = begin to build
prompt-bricks = { $seat }, lay bricks as far as your strength and stones reach.
prompt-purchase = { $seat }, how many Sphinx cards do you draw?
prompt-keeping = { $seat }, keep one of the cards you drew, or none.
prompt-keeping_more = { $seat }, your card lets you keep another one.
prompt-late_strength = { $seat }, your card may still strengthen teams this round.
prompt-last_cards = { $seat }, last chance before the final scoring.
    .can-play = play a card
    .can-attach = improve a field
    .can-sell = sell stones
    .can-decline = keep everything as it is

## Events

event-order_dealt = { $seat } has order tile { $order }.
event-bonus_laid = Column bonus of this game: “{ $bonus }”.
event-statue_laid = Statue of this game: “{ $statue }”.
event-sphinx_dealt = { $seat } was dealt “{ $sphinx }” and “{ $other }”.
event-sphinx_dealt-hidden = { $seat } was dealt two Sphinx cards.
event-sphinx_chosen = { $seat } chose to keep “{ $sphinx }”.
event-sphinx_chosen-hidden = { $seat } chose a Sphinx card.
event-round_began = Round { $round } begins.
event-card_laid = “{ $card }” was laid out: { $space }.
event-face_laid = “{ $face }” was laid out: { $space }.
event-ship_placed = { $seat } placed a ship: { $space }.
event-bonus_used = { $seat } used the column bonus “{ $bonus }”.
event-seat_passed = { $seat } passed for the rest of the round.
event-card_taken = { $seat } took “{ $card }”.
event-card_used = { $seat } played “{ $card }”.
event-stones_gained =
    { $amount ->
        [one] { $seat } gained { $amount } stone.
       *[other] { $seat } gained { $amount } stones.
    }
event-stones_spent =
    { $amount ->
        [one] { $seat } spent { $amount } stone.
       *[other] { $seat } spent { $amount } stones.
    }
event-points_gained =
    { $amount ->
        [one] { $seat } gained { $amount } point ({ $line }).
       *[other] { $seat } gained { $amount } points ({ $line }).
    }
event-points_lost =
    { $amount ->
        [one] { $seat } lost { $amount } point ({ $line }).
       *[other] { $seat } lost { $amount } points ({ $line }).
    }
event-team_raised = The { $team } team of { $seat } rose to strength { $amount }.
event-team_lowered = The { $team } team of { $seat } fell to strength { $amount }.
event-market_advanced = { $seat } reached level { $amount } of the { $market }.
event-market_at_top = { $seat } is at the top of the { $market } and takes its bonus again.
event-flood_moved = { $seat } moved the flood marker: { $flood }.
event-field_improved = { $seat } improved “{ $card }”: it is { $color } now.
event-teams_fed = { $seat } fed the teams: strength { $need }, wheat { $wheat }.
event-wheat_sold = { $seat } sold { $amount } wheat.
event-crew_sent =
    { $site_id ->
        [obelisk] { $seat } builds at the obelisk and colonnade with the { $crew }.
        [pyramid] { $seat } builds at the pyramid and statues with the { $crew }.
       *[sphinx] { $seat } builds at the Sphinx with the { $crew }.
    }
event-ship_withdrawn =
    { $site_id ->
        [obelisk] { $seat } did not build at the obelisk and colonnade.
        [pyramid] { $seat } did not build at the pyramid and statues.
       *[sphinx] { $seat } did not build at the Sphinx.
    }
event-ship_moved_in =
    { $site_id ->
        [obelisk] The waiting ship of { $seat } moved into a berth at the obelisk and colonnade.
        [pyramid] The waiting ship of { $seat } moved into a berth at the pyramid and statues.
       *[sphinx] The waiting ship of { $seat } moved into a berth at the Sphinx.
    }
event-brick_laid =
    { $amount ->
        [0] { $seat } laid a brick without paying ({ $monument }).
       *[other] { $seat } laid a brick of cost { $amount } ({ $monument }).
    }
event-bonus_won = { $seat } won the column bonus “{ $bonus }”.
event-colonnade_finished = { $seat } finished the colonnade.
event-row_completed = The { $monument } is complete; { $seat } has the most bricks there.
event-sphinx_bought =
    { $amount ->
        [one] { $seat } drew { $amount } Sphinx card.
       *[other] { $seat } drew { $amount } Sphinx cards.
    }
event-sphinx_drawn = { $seat } drew “{ $sphinx }”.
event-sphinx_drawn-hidden = { $seat } looks at a card.
event-sphinx_kept = { $seat } kept “{ $sphinx }”.
event-sphinx_kept-hidden = { $seat } kept a Sphinx card.
event-sphinx_returned =
    { $amount ->
        [one] { $seat } put { $amount } card under the deck.
       *[other] { $seat } put { $amount } cards under the deck.
    }
event-round_ended = Round { $round } is over.
event-sphinx_scored =
    { $amount ->
        [one] { $seat } reveals “{ $sphinx }”: { $amount } point.
       *[other] { $seat } reveals “{ $sphinx }”: { $amount } points.
    }
event-statue_scored =
    { $amount ->
        [one] The statue “{ $statue }” brings { $amount } point.
       *[other] The statue “{ $statue }” brings { $amount } points.
    }
event-match_ended = The game is over and the last points have been counted.

## Reasons

reason-not_asked = That is not the choice to make now.
reason-not_dealt = That card was not dealt to you.
reason-no_ship_left = No ship is left this round.
reason-space_closed = That space is closed with this number of players.
reason-space_upstream = That is upstream of your last ship: ships only go down the river.
reason-space_taken = A ship is already there: one ship per space.
reason-ship_at_site = You already have a ship at this site.
reason-slot_free = A ship waits only where every berth is taken.
reason-must_place = This additional ship must be placed.
reason-no_second_ship = You have no column bonus ready for a second ship.
reason-card_not_owned = You do not have this card.
reason-card_other_use = This card does not give that.
reason-no_use_now = This card would be of no use to you now.
reason-too_few_stones = You have too few stones.
reason-too_many_stones = The card does not let you sell that many.
reason-nothing_sold = At least one stone must be sold.
reason-team_at_most = That team cannot grow stronger.
reason-team_at_least = That team cannot grow weaker.
reason-flood_too_far = The flood marker does not move that far.
reason-no_card_left = No card is left there.
reason-field_not_owned = That is not a field of yours.
reason-field_green = A green field cannot be improved.
reason-field_watered = That field produces already; it can be improved later.
reason-wheat_not_needed = More wheat would change nothing.
reason-stones_stay_stones = You have no card that turns stones into wheat.
reason-too_little_wheat = There is not that much wheat to sell.
reason-team_used = A team of that crew has already built this round.
reason-no_second_team = To build with two ordinary teams you need the column bonus “Second Team”, not yet used.
reason-too_little_force = Your teams are not strong enough for that.
reason-nothing_to_build = Nothing is left to build here.
reason-not_this_site = That monument is not at this site.
reason-lay_one_first = At least one brick must be laid first.
reason-no_brick_left = You have no brick left to lay.
reason-obelisk_complete = The obelisk is complete.
reason-colonnade_complete = Your colonnade is complete.
reason-no_such_row = The pyramid has no such row.
reason-row_complete = That row is complete.
reason-no_support = Both bricks below must be there.
reason-no_such_statue = There is no such statue in this game.
reason-statue_complete = Your statue is complete.
reason-one_level_a_round = A statue grows by one level a round only.
reason-pay_for_one = At least one card must be paid for.
reason-over_the_limit = From your berth you draw fewer cards.
reason-no_free_card = You have no card that gives a free one.
reason-not_drawn = You did not draw that card.
reason-used_this_round = That card has already been used this round.
reason-same_choice = The same choice is offered in another order.

## Score sheet

line-obelisk = Obelisk
line-colonnade = Colonnade
line-pyramid = Pyramid
line-bricks = A point a brick
line-feeding = Feeding
line-markets = Wheat market
line-cards = Nile cards
line-sphinx_draws = Sphinx cards returned
line-cooperation = Cooperation
line-majority = Rows of the pyramid
line-end_cards = Cards at the end
line-sphinx_cards = Sphinx cards
line-statues = Statues
line-stones = Stones left
tie-order = Order tile
tied-order = The tie goes to the higher order tile: { $best } against { $other }.

## Effects, told with their numbers

effect-stones = { $amount ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }
effect-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
effect-wheat_market = wheat market +{ $amount }
effect-stone_market = stone market +{ $amount }
effect-any_market = a market +{ $amount }
effect-green_team = green { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-blue_team = blue { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-yellow_team = yellow { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-violet_team = violet { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-any_team = any team { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-flood = flood ±{ $amount }
effect-free_brick = free brick
effect-obelisk_and_colonnade_points = { $amount } per brick on obelisk and colonnade
effect-pyramid_and_statue_points = { $amount } per brick on pyramid and statues
effect-waiting_ship = a waiting ship builds
use-stones = { $amount ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }
use-wheat = { $amount } wheat
use-force = strength +{ $amount }
use-extra_ship = a second ship
use-keep_more = keep a second Sphinx card
use-sell_stones = sell up to { $amount ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }
power-stones_to_wheat = when feeding, stones become wheat
power-end_points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } at the end
power-free_sphinx_card = a free Sphinx card with a paid one
power-team_before_building = a team +{ $amount } before building
power-improve_field = improves a field
power-leftover_card = a card left over, or { $amount } point
power-team_for_markets = a team −1: both markets +{ $amount }
power-buy_strength = before building: a team +1 for { $amount ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }, twice at most
goal-obelisk = { $amount ->
        [one] { $amount } brick
       *[other] { $amount } bricks
    } on the obelisk
goal-colonnade = { $amount ->
        [one] { $amount } brick
       *[other] { $amount } bricks
    } on the colonnade
goal-pyramid = { $amount ->
        [one] { $amount } brick
       *[other] { $amount } bricks
    } on the pyramid
goal-statues = { $amount ->
        [one] { $amount } brick
       *[other] { $amount } bricks
    } on statues
goal-full_statues = complete statues: { $amount }
goal-each_statue = { $amount ->
        [one] { $amount } brick
       *[other] { $amount } bricks
    } on every statue
goal-full_colonnade = colonnade complete
goal-wheat_market = wheat market at level { $amount }
goal-stone_market = stone market at level { $amount }
goal-both_markets = levels of both markets: { $amount }
goal-green_team = green team { $amount }
goal-blue_team = blue team { $amount }
goal-yellow_team = yellow team { $amount }
goal-violet_team = violet team { $amount }
goal-every_team = every team { $amount }
goal-all_strength = strength of all teams { $amount }
goal-green_fields = green fields { $amount }
goal-yellow_fields = yellow fields { $amount }
goal-red_fields = red fields { $amount }
goal-yellow_and_red_fields = yellow and red fields { $amount }
goal-quarries = quarries { $amount }
goal-permanent_cards = permanent cards: { $amount }
goal-sphinx_cards = Sphinx cards: { $amount }
goal-row_bonuses = pyramid rows won: { $amount }
goal-each = for each
goal-most = strictly the most

## Table as text

table-round = Round
table-river = River
table-flood = Flood
table-order = Order
table-score = Points
table-stones = Stones
table-teams = Teams
table-fields = Fields
table-quarries = Quarries
table-markets = Markets (wheat/stone)
table-ships = Ships
table-cards = Cards
table-sphinx = Sphinx
table-sphinx-deck = Sphinx deck
table-hand = Your Sphinx cards
table-drawn = To choose from
table-obelisk = Obelisk
table-colonnade = Colonnade
table-pyramid = Pyramid
table-statues = Statues
table-bonus = Column bonuses
table-free = free
table-closed = closed
table-waiting = waiting
table-passed = passed
table-wheat = wheat
table-quarry = quarry
table-need = need
table-hidden = hidden
table-next = next
table-complete = complete
table-used = used

## The drawn board

board-river = The Nile
board-round = Round { $round } of { $rounds }
board-step-ships = Ships
board-step-stones = Stones
board-step-feeding = Feed
board-step-building = Build
board-step-end = End
board-river-map = The whole river: go to a part of it
board-tabs = Parts of the board
board-tab-now = Choice
board-tab-river = River
board-tab-sites = Sites
board-tab-own = My land
board-tab-sphinx = Sphinx
board-empty = empty space
board-closed-for-two = closed with two players
board-taken-by = taken by { $who }
board-reconstructed = Reconstructed: the rulebook does not show it.
board-or = { " or " }
board-nobody = nobody
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-unit-points = pt

board-kind-field =
    { $color_id ->
        [green] Green field
        [yellow] Yellow field
       *[red] Red field
    }
board-kind-quarry = Quarry
board-kind-combo = Combo
board-kind-immediate = At once
board-kind-anytime = Any time
board-kind-permanent = Permanent
board-kind-field-help = Stays in front of you and gives wheat when the flood reaches it.
board-kind-quarry-help = Stays in front of you and gives stones every round.
board-kind-combo-help = Field and quarry in one; the quarry works even while the field is dry.
board-kind-immediate-help = Happens at once, then leaves the game.
board-kind-anytime-help = Keep it: it serves once, in one of your turns.
board-kind-permanent-help = Holds until the end of the game.
board-field-gives =
    { $color_id ->
        [green] green field: { $wheat } wheat, always
        [yellow] yellow field: { $wheat } wheat, middle or high flood
       *[red] red field: { $wheat } wheat, high flood only
    }
board-quarry-gives =
    { $amount ->
        [one] { $amount } stone every round
       *[other] { $amount } stones every round
    }
board-field =
    { $color_id ->
        [green] green fields
        [yellow] yellow fields
       *[red] red fields
    }
board-initial-green = G
board-initial-yellow = Y
board-initial-red = R
board-dry = dry
board-start-card = Starting card

board-slot = berth { $slot }: { $who }
board-slot-closed = Berth closed with this number of players
board-limit =
    { $count ->
        [one] { $count } card at most
       *[other] { $count } cards at most
    }
board-waits = waiting: { $who }
board-wait = Waiting
board-wait-help = Quay full: your ship waits beside it and builds only if a berth comes free.
board-quay-help = One ship for each player. The one nearest the river builds first.
board-site-obelisk-help = Here you build on the obelisk and on your own colonnade.
board-site-pyramid-help = Here you build on the pyramid and on your own statues.
board-site-sphinx-help = Here you draw Sphinx cards, at most the number on your berth.

board-flood-and-markets = Flood and markets
board-market-wheat-help = Each missing wheat costs { $one } points at level 1, { $two } at levels 2 and 3, { $four } at levels 4 and 5. From level { $from } on, { $each } wheat left over sell for 1 point. Level 5: { $top } points, then { $beyond } for each further step.
board-market-stone-help = Level 3: { $three } stones; level 5: { $top }, then { $beyond } for each further step. From level { $from } on, { $each } stones are worth 1 point at the end.
board-markets-of = { $who }: wheat { $wheat }, stone { $stone }
board-and = and
board-next-brick = Next brick: { $monument }, cost { $cost }
board-costs = costs { $cost }
board-column = (column { $column })
board-bonus =
    { $color_id ->
        [gold] Gold bonus
       *[violet] Violet bonus
    }
board-bonus-used = already used
board-often-always = Yours for the whole game.
board-often-round = Once a round.
board-often-game = Once a game.
board-bonus-point_per_brick = Every brick you lay from now on brings { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    }, statues included.
board-bonus-stone_market_top = At the top of the stone market every step gives { $amount ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }.
board-bonus-wheat_market_top = At the top of the wheat market every step gives { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
board-bonus-better_fields = Each of your fields is worth { $amount } more.
board-bonus-all_teams = All your teams gain { $amount } strength, and your starting field is turned over.
board-bonus-second_team = Two ordinary teams work together at one site.
board-bonus-second_ship = Place two ships in one turn.
board-bonus-build_waiting = Build last with a ship that waits.
board-bonus-upstream = Place a ship upstream of yours; the next one goes below them all.
board-bonus-occupied_space = Place a ship on a round space that is taken.
board-bonus-point_per_brick-short = +{ $amount } a brick
board-bonus-stone_market_top-short = stone top: { $amount }
board-bonus-wheat_market_top-short = wheat top: { $amount }
board-bonus-better_fields-short = fields +{ $amount }
board-bonus-all_teams-short = teams +{ $amount }
board-bonus-second_team-short = second team
board-bonus-second_ship-short = second ship
board-bonus-build_waiting-short = build waiting
board-bonus-upstream-short = upstream
board-bonus-occupied_space-short = taken space

board-measure-obelisk = obelisk
board-measure-colonnade = colonnade
board-measure-pyramid = pyramid
board-measure-statues = statues
board-measure-full_statues = complete statues
board-measure-each_statue = every statue
board-measure-full_colonnade = complete colonnade
board-measure-wheat_market = wheat market
board-measure-stone_market = stone market
board-measure-both_markets = markets
board-measure-green_team = green team
board-measure-blue_team = blue team
board-measure-yellow_team = yellow team
board-measure-violet_team = violet team
board-measure-every_team = every team
board-measure-all_strength = total strength
board-measure-green_fields = green fields
board-measure-yellow_fields = yellow fields
board-measure-red_fields = red fields
board-measure-yellow_and_red_fields = yellow and red fields
board-measure-quarries = quarries
board-measure-permanent_cards = permanent cards
board-measure-sphinx_cards = Sphinx cards
board-measure-row_bonuses = rows won
board-statue-level = Level { $level } (cost { $cost }): { $goal } → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-statue-seat = { $who }: level { $level }, counts { $have }, worth { $points }
board-goal-each = For each ({ $goal }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-goal-most = Strictly the most: { $goal }
board-progress = { $have } of { $need }
board-count = { $have } so far
board-objective = Sphinx card, secret: { $goals }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-own-objectives = Your objectives, only you see them
board-deck =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-first-objective = Your first objective
board-first-objective-help = Keep one Sphinx card, secret until the end; the other goes back into the deck.
board-keep-objective = Keep one card
board-keep-objective-help = Cards put back under the deck bring { $points } point each.

board-teams = My teams
board-team = The { $team } team, strength { $strength }
board-strength = strength { $strength }
board-no-second-team = One team only
board-stones = { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    } of { $most }; the quarries will give { $harvest }
board-harvest = +{ $count } to come
board-land = My fields and quarries
board-own-cards = My cards
board-for = for
board-balance = { $produced } wheat produced for { $need } strength.
board-wheat-missing = { $count } wheat missing: −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-wheat-sale = { $count } left: may be sold for { $points } { $points ->
        [one] point
       *[other] points
    }
board-wheat-left = { $count } left, nothing to sell
board-wheat-even = just enough
board-then-wheat = Wheat then: { $balance }.
board-feed = Feed the teams
board-feed-fields = Improve a dry field:
board-feed-cards = Play a card for wheat:
board-feed-stones = Stones turned into wheat, then feed:
board-sell-wheat = Sell the wheat left over
board-sell-wheat-help = { $each } wheat for 1 point. How many points?
board-sell-stones = Sell stones
board-sell-stones-help = 1 point for each stone. How many stones?

board-plan-title = Build: { $site }
board-plan-teams = Teams that build
board-force = Strength
board-force-help = one team, and the violet one with it
board-no-force = no team chosen
board-force-used =
    { $lost ->
        [0] { $used } of { $total }: nothing lost
       *[other] { $used } of { $total }: { $lost } lost
    }
board-stones-used = { $used } of { $total }: { $left } left
board-before-building = Before you build, if you like:
board-plan-choose-team = Choose a team, then click bricks in the order you want.
board-plan-click-bricks = Click the lit bricks in the order you want.
board-plan-team-first = First choose who builds.
board-plan-left = Left in this plan: strength { $force }, stones { $stones }.
board-plan-remove = Take off brick { $number }
board-plan-back = Take the last one off
board-plan-market = Market of your choice:
board-plan-do =
    { $count ->
        [0] Build
        [one] Build { $count } brick
       *[other] Build { $count } bricks
    }
board-plan-do-draw = Draw
board-plan-draw = Cards to draw
board-plan-other = Change
board-draw-help = Each card costs { $cost } stone and { $cost } strength. You keep one at most; the others bring { $returned } point each. What is drawn cannot be taken back.
board-row-won = row complete
board-colonnade-finished = colonnade complete
board-ship-order = Order of the ships
board-your-turn = your turn
board-has-built = has built
board-key-green = G
board-key-blue = B
board-key-yellow = Y
board-key-violet = V

board-seat = Order tile { $order }, { $next } in the next round if nothing changes; { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }, { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, wheat { $wheat }; teams: { $teams }; { $objectives ->
        [one] { $objectives } Sphinx card
       *[other] { $objectives } Sphinx cards
    }; built at { $sites ->
        [one] { $sites } site
       *[other] { $sites } sites
    } this round
board-sites =
    { $count ->
        [one] { $count } site
       *[other] { $count } sites
    }
board-next-order = next { $order }

## Reconstructed parts

part-river = the order of the river spaces
part-round_spaces = the effects printed on round spaces
part-nile_tiles = the Nile tiles
part-nile_cards = twenty-four Nile cards
part-sphinx_cards = three Sphinx cards
part-statue_rules = the costs of the statues
part-bonus_tiles = the numbering of the column bonuses
part-obelisk = the costs of the obelisk
part-colonnade = the last columns
part-pyramid = the cells of the pyramid
part-pyramid_for_two = the cells of the pyramid

## The journal: chapters, facts told as one line, and what is said to the seat itself

event-round_began-heading = Round { $round }
event-order_dealt-together = order tiles
event-bonus_laid-together = column bonuses of this game
event-statue_laid-together = statues of this game
event-sphinx_dealt-together = Sphinx cards dealt
event-card_laid-together =
    { $count ->
        [one] one Nile card laid out
       *[other] { $count } Nile cards laid out
    }
event-face_laid-together =
    { $count ->
        [one] one round space set
       *[other] { $count } round spaces set
    }
event-sphinx_drawn-together =
    { $count ->
        [one] one Sphinx card looked at
       *[other] { $count } Sphinx cards looked at
    }
event-stones_gained-together = Stones
event-sphinx_scored-together = Sphinx cards
event-statue_scored-together = Statues

event-order_dealt-you = You have order tile { $order }.
event-sphinx_dealt-you = You were dealt “{ $sphinx }” and “{ $other }”.
event-sphinx_chosen-you = You chose to keep “{ $sphinx }”.
event-ship_placed-you = You placed a ship: { $space }.
event-bonus_used-you = You used the column bonus “{ $bonus }”.
event-seat_passed-you = You passed for the rest of the round.
event-card_taken-you = You took “{ $card }”.
event-card_used-you = You played “{ $card }”.
event-stones_gained-you =
    { $amount ->
        [one] You gained { $amount } stone.
       *[other] You gained { $amount } stones.
    }
event-stones_spent-you =
    { $amount ->
        [one] You spent { $amount } stone.
       *[other] You spent { $amount } stones.
    }
event-points_gained-you =
    { $amount ->
        [one] You gained { $amount } point ({ $line }).
       *[other] You gained { $amount } points ({ $line }).
    }
event-points_lost-you =
    { $amount ->
        [one] You lost { $amount } point ({ $line }).
       *[other] You lost { $amount } points ({ $line }).
    }
event-team_raised-you = Your { $team } team rose to strength { $amount }.
event-team_lowered-you = Your { $team } team fell to strength { $amount }.
event-market_advanced-you = You reached level { $amount } of the { $market }.
event-market_at_top-you = You are at the top of the { $market } and take its bonus again.
event-flood_moved-you = You moved the flood marker: { $flood }.
event-field_improved-you = You improved “{ $card }”: it is { $color } now.
event-teams_fed-you = You fed your teams: strength { $need }, wheat { $wheat }.
event-wheat_sold-you = You sold { $amount } wheat.
event-crew_sent-you =
    { $site_id ->
        [obelisk] You build at the obelisk and colonnade with the { $crew }.
        [pyramid] You build at the pyramid and statues with the { $crew }.
       *[sphinx] You build at the Sphinx with the { $crew }.
    }
event-ship_withdrawn-you =
    { $site_id ->
        [obelisk] You did not build at the obelisk and colonnade.
        [pyramid] You did not build at the pyramid and statues.
       *[sphinx] You did not build at the Sphinx.
    }
event-ship_moved_in-you =
    { $site_id ->
        [obelisk] Your waiting ship moved into a berth at the obelisk and colonnade.
        [pyramid] Your waiting ship moved into a berth at the pyramid and statues.
       *[sphinx] Your waiting ship moved into a berth at the Sphinx.
    }
event-brick_laid-you =
    { $amount ->
        [0] You laid a brick without paying ({ $monument }).
       *[other] You laid a brick of cost { $amount } ({ $monument }).
    }
event-bonus_won-you = You won the column bonus “{ $bonus }”.
event-colonnade_finished-you = You finished the colonnade.
event-row_completed-you = The { $monument } is complete; you have the most bricks there.
event-sphinx_bought-you =
    { $amount ->
        [one] You drew { $amount } Sphinx card.
       *[other] You drew { $amount } Sphinx cards.
    }
event-sphinx_drawn-you = You drew “{ $sphinx }”.
event-sphinx_kept-you = You kept “{ $sphinx }”.
event-sphinx_returned-you =
    { $amount ->
        [one] You put { $amount } card under the deck.
       *[other] You put { $amount } cards under the deck.
    }
event-sphinx_scored-you =
    { $amount ->
        [one] You reveal “{ $sphinx }”: { $amount } point.
       *[other] You reveal “{ $sphinx }”: { $amount } points.
    }
event-statue_scored-you =
    { $amount ->
        [one] Your statue “{ $statue }” brings { $amount } point.
       *[other] Your statue “{ $statue }” brings { $amount } points.
    }

## Reference sheet

sheet-deck-first = Nile cards of rounds 1 and 2
sheet-deck-second = Nile cards of rounds 3 and 4
sheet-deck-last = Nile cards of round 5
sheet-faces = Round spaces and tiles
sheet-sphinx = Sphinx cards
sheet-statues = Statues
sheet-bonuses = Column bonuses
sheet-either = { $one } or { $other }
sheet-three-plus = Only with three or four players.
sheet-two = Only with two players.
