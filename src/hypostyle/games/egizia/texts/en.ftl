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
space-card_1 = card space C1
space-card_2 = card space C2
space-card_3 = card space C3
space-card_4 = card space C4
space-card_5 = card space C5
space-card_6 = card space C6
space-card_7 = card space C7
space-card_8 = card space C8
space-card_9 = card space C9
space-card_10 = card space C10
space-round_1 = round space N1
space-round_2 = round space N2
space-round_3 = round space N3
space-round_4 = round space N4
space-round_5 = round space N5
space-round_6 = round space N6
space-round_7 = round space N7
space-obelisk_slot_1 = first slot at the obelisk and colonnade
space-obelisk_slot_2 = second slot at the obelisk and colonnade
space-obelisk_slot_3 = third slot at the obelisk and colonnade
space-obelisk_waiting = waiting beside the obelisk and colonnade
space-pyramid_slot_1 = first slot at the pyramid and statues
space-pyramid_slot_2 = second slot at the pyramid and statues
space-pyramid_slot_3 = third slot at the pyramid and statues
space-pyramid_waiting = waiting beside the pyramid and statues
space-sphinx_slot_1 = first slot at the Sphinx
space-sphinx_slot_2 = second slot at the Sphinx
space-sphinx_slot_3 = third slot at the Sphinx
space-sphinx_waiting = waiting beside the Sphinx
card-R1 = R1 Stone Market
card-R2 = R2 Quarry
card-R3 = R3 Quarry
card-R4 = R4 Stones for Wheat
card-R5 = R5 Yellow Field
card-R6 = R6 Green Field
card-R7 = R7 Late Reward
card-R8 = R8 Quarry
card-R9 = R9 Red Field
card-R10 = R10 Green Field
card-R11 = R11 Yellow Field
card-R12 = R12 Wheat
card-R13 = R13 Gift of the Sphinx
card-R14 = R14 Early Training
card-R15 = R15 Red Field
card-R16 = R16 Yellow Field with Quarry
card-R17 = R17 Quarry
card-R18 = R18 Wheat Market
card-R19 = R19 Stones and Violet Team
card-R20 = R20 Green Field with Quarry
card-R21 = R21 Force
card-R22 = R22 Any Team and Flood
card-R23 = R23 Free Brick
card-R24 = R24 Better Field
card-R25 = R25 Better Field
card-R26 = R26 Wheat Market
card-R27 = R27 Gleaning
card-R28 = R28 Workers to the Markets
card-R29 = R29 Paid Training
card-R30 = R30 Any Team and Flood
card-R31 = R31 Yellow Field
card-R32 = R32 Quarry
card-R33 = R33 Quarry
card-R34 = R34 Second Ship
card-R35 = R35 Red Field
card-R36 = R36 Red Field with Quarry
card-R37 = R37 Green Field
card-R38 = R38 Stones
card-R39 = R39 Stones or Wheat
card-R40 = R40 Force
card-R41 = R41 Green Field with Quarry
card-R42 = R42 Wheat
card-R43 = R43 Stones and Violet Team
card-R44 = R44 Stone Market
card-R45 = R45 Force
card-R46 = R46 Wheat Market
card-R47 = R47 Praise of Pyramid and Statues
card-R48 = R48 Second Sphinx Card
card-R49 = R49 Stone Market
card-R50 = R50 Praise of Obelisk and Colonnade
card-R51 = R51 Stones
card-R52 = R52 Stones or Wheat
card-R53 = R53 Sale of Stones
card-R54 = R54 Free Brick
card-R55 = R55 Stones and Flood
card-R56 = R56 Stones or Force
face-T1 = T1 Green Team and Yellow Team
face-T2 = T2 Green Team and Blue Team
face-T3 = T3 Blue Team and Yellow Team
face-T4 = T4 Wheat Market and Stone Market
face-T5 = T5 Any Team and Wheat Market
face-T6 = T6 Any Team and Stone Market
face-T7 = T7 Violet Team and Flood
face-T8 = T8 Any Team
face-T9 = T9 Any Team and Stones
face-T10 = T10 Waiting Ship
face-T11 = T11 Market of Choice
face-N1 = N1 Wheat Market and Stone Market
face-N2 = N2 Green Team and Yellow Team
face-N3 = N3 Violet Team and Flood
face-N4 = N4 Green Team and Blue Team
face-N5 = N5 Any Team
face-N6 = N6 Blue Team and Yellow Team
face-N7 = N7 Any Team and Stones
gain-stones = stones
gain-wheat = wheat
gain-force = force
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
statue-S1 = S1 (permanent cards)
statue-S2 = S2 (pyramid)
statue-S3 = S3 (yellow and red fields)
statue-S4 = S4 (green fields)
statue-S5 = S5 (both markets)
statue-S6 = S6 (Sphinx cards)
statue-S7 = S7 (obelisk)
statue-S8 = S8 (quarries)
statue-S9 = S9 (strength of all teams)
bonus-G1 = G1 (points for every later brick)
bonus-G2 = G2 (richer stone market)
bonus-G3 = G3 (richer wheat market)
bonus-G4 = G4 (better fields)
bonus-G5 = G5 (stronger teams and a larger starting field)
bonus-G6 = G6 (a second ordinary team)
bonus-G7 = G7 (a second ship in one turn)
bonus-G8 = G8 (building with a waiting ship)
bonus-G9 = G9 (a ship upstream)
bonus-G10 = G10 (an occupied round space)
sphinx-X1 = X1 (top of the wheat market)
sphinx-X2 = X2 (pyramid)
sphinx-X3 = X3 (complete colonnade, pyramid)
sphinx-X4 = X4 (top of the stone market)
sphinx-X5 = X5 (complete statues)
sphinx-X6 = X6 (for each of the pyramid rows)
sphinx-X7 = X7 (complete statues, top of the stone market)
sphinx-X8 = X8 (obelisk, colonnade, pyramid, statues)
sphinx-X9 = X9 (pyramid, top of the stone market)
sphinx-X10 = X10 (obelisk)
sphinx-X11 = X11 (strong blue team)
sphinx-X12 = X12 (obelisk, complete statues)
sphinx-X13 = X13 (for each of the permanent cards)
sphinx-X14 = X14 (obelisk)
sphinx-X15 = X15 (strong violet team)
sphinx-X16 = X16 (complete colonnade, obelisk)
sphinx-X17 = X17 (strong green team)
sphinx-X18 = X18 (best green fields)
sphinx-X19 = X19 (obelisk, top of the wheat market)
sphinx-X20 = X20 (complete colonnade)
sphinx-X21 = X21 (obelisk, pyramid)
sphinx-X22 = X22 (top of the wheat market, top of the stone market)
sphinx-X23 = X23 (four strong teams)
sphinx-X24 = X24 (complete statues, top of the wheat market)
sphinx-X25 = X25 (obelisk, colonnade, pyramid)
sphinx-X26 = X26 (best yellow fields)
sphinx-X27 = X27 (colonnade, complete statues)
sphinx-X28 = X28 (best red fields)
sphinx-X29 = X29 (best quarries)
sphinx-X30 = X30 (pyramid)
sphinx-X31 = X31 (colonnade, pyramid)
sphinx-X32 = X32 (complete statues, pyramid)
sphinx-X33 = X33 (strong yellow team)
sphinx-X34 = X34 (complete statues)
sphinx-X35 = X35 (every statue)

## Choices

action-keep = Keep { $sphinx }
action-place = Ship to { $space }
action-pass = Pass for the rest of the round
action-extra = Another ship { $means }
action-sell =
    { $stones ->
        [one] Sell { $stones } stone
       *[other] Sell { $stones } stones
    }
action-raise = Strengthen the { $team } team
action-lower = Weaken the { $team } team
action-flood = Flood marker: { $flood }
action-advance = Advance on the { $market }
action-take = Take the card left on C{ $card_space }
action-play = Play { $card } for { $gain }
action-attach = Improve the field { $card }
action-feed =
    { $stones ->
        [0] Feed the teams
        [one] Feed the teams with { $stones } stone turned into wheat
       *[other] Feed the teams with { $stones } stones turned into wheat
    }
action-sell_wheat =
    { $sale ->
        [0] Sell no wheat
        [one] Sell wheat for { $sale } point
       *[other] Sell wheat for { $sale } points
    }
action-build = Build with the { $crew }
action-strengthen =
    { $second_id ->
        [none] Pay to strengthen the { $team } team
       *[other] Pay to strengthen the { $team } team and the { $second } team
    }
action-lay = Brick: { $monument }
action-finish = Finish
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
action-withdraw = Do not build here
    .waiting_turn = Keep waiting
action-decline = Decline
    .extra_ship = No further ship
    .leftover_choice = Take the point instead
    .markets_for_team = Keep the teams as they are
    .early_raise = Strengthen nobody
    .keeping = Keep no card
    .keeping_more = Keep no second card
    .late_strength = Strengthen nobody
    .last_cards = Play nothing more

## Prompts

prompt-sphinx_choice = { $seat }, choose the Sphinx card you keep; the other goes back into the deck.
prompt-turn = { $seat }, place a ship downstream of your last one, or pass.
prompt-extra_ship = { $seat }, another ship in this turn?
prompt-extra_turn = { $seat }, place the additional ship.
prompt-team_choice = { $seat }, choose the team that grows stronger.
prompt-flood_choice = { $seat }, move the flood marker or leave it.
prompt-market_choice = { $seat }, choose the market on which you advance.
prompt-free_brick_choice = { $seat }, lay a brick on the obelisk, the colonnade or the pyramid, without paying.
prompt-leftover_choice = { $seat }, take a card that is left on the river, or the point.
prompt-markets_for_team = { $seat }, a team may give strength for a step on both markets.
prompt-feeding = { $seat }, play cards for wheat if you like, then feed your teams.
prompt-wheat_sale = { $seat }, how much of the spare wheat do you sell?
prompt-early_raise = { $seat }, your card may strengthen a team before building.
prompt-site_turn = { $seat }, choose who builds here, play cards first, or withdraw.
prompt-waiting_turn = { $seat }, your waiting ship may build here last.
prompt-reinforcement = { $seat }, add force cards, or begin.
prompt-bricks = { $seat }, lay bricks as far as force and stones reach.
prompt-purchase = { $seat }, how many Sphinx cards do you draw?
prompt-keeping = { $seat }, keep one of the cards you drew, or none.
prompt-keeping_more = { $seat }, your card lets you keep another one.
prompt-late_strength = { $seat }, your card may still strengthen teams this round.
prompt-last_cards = { $seat }, last chance to play cards before the final scoring.

## Events

event-order_dealt = { $seat } has order tile { $order }.
event-bonus_laid = Column bonus of this game: { $bonus }.
event-statue_laid = Statue of this game: { $statue }.
event-sphinx_dealt = { $seat } was dealt { $sphinx } and { $other }.
event-sphinx_dealt-hidden = { $seat } was dealt two Sphinx cards.
event-sphinx_chosen = { $seat } chose to keep { $sphinx }.
event-sphinx_chosen-hidden = { $seat } chose a Sphinx card.
event-round_began = Round { $round } begins.
event-card_laid = { $card } lies on { $space }.
event-face_laid = { $face } is on { $space }.
event-ship_placed = { $seat } placed a ship: { $space }.
event-bonus_used = { $seat } used the column bonus { $bonus }.
event-seat_passed = { $seat } passed.
event-card_taken = { $seat } took { $card }.
event-card_used = { $seat } played { $card }.
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
event-field_improved = { $seat } improved { $card }: it is { $color } now.
event-teams_fed = { $seat } fed teams of strength { $need } with { $wheat } wheat.
event-wheat_sold = { $seat } sold { $amount } wheat.
event-crew_sent = { $seat } builds at { $site } with the { $crew }.
event-ship_withdrawn = { $seat } did not build at { $site }.
event-ship_moved_in = The waiting ship of { $seat } moved into a slot ({ $site }).
event-brick_laid =
    { $amount ->
        [0] { $seat } laid a brick without paying ({ $monument }).
       *[other] { $seat } laid a brick of cost { $amount } ({ $monument }).
    }
event-bonus_won = { $seat } won the column bonus { $bonus }.
event-colonnade_finished = { $seat } finished the colonnade.
event-row_completed = The { $monument } is complete; { $seat } has most bricks there.
event-sphinx_bought =
    { $amount ->
        [one] { $seat } drew { $amount } Sphinx card.
       *[other] { $seat } drew { $amount } Sphinx cards.
    }
event-sphinx_drawn = { $seat } drew { $sphinx }.
event-sphinx_drawn-hidden = { $seat } looks at a card.
event-sphinx_kept = { $seat } kept { $sphinx }.
event-sphinx_kept-hidden = { $seat } kept a Sphinx card.
event-sphinx_returned =
    { $amount ->
        [one] { $seat } put { $amount } card under the deck.
       *[other] { $seat } put { $amount } cards under the deck.
    }
event-round_ended = Round { $round } is over.
event-sphinx_scored =
    { $amount ->
        [one] { $seat } reveals { $sphinx }: { $amount } point.
       *[other] { $seat } reveals { $sphinx }: { $amount } points.
    }
event-statue_scored =
    { $amount ->
        [one] { $seat } scores the statue { $statue }: { $amount } point.
       *[other] { $seat } scores the statue { $statue }: { $amount } points.
    }
event-match_ended = The game is over and the last points have been counted.

## Reasons

reason-not_asked = That is not the choice to make now.
reason-not_dealt = That card was not dealt to you.
reason-no_ship_left = No ship is left this round.
reason-space_closed = That space is closed with this number of players.
reason-space_upstream = That is upstream of your last ship.
reason-space_taken = A ship is already there: one ship per space.
reason-ship_at_site = You already have a ship at this site.
reason-slot_free = A ship waits only where every slot is taken.
reason-must_place = The additional ship must be placed.
reason-no_second_ship = You have no column bonus ready for a second ship.
reason-card_not_owned = You do not have such a card.
reason-card_other_use = That card does not bring this.
reason-no_use_now = That would be of no use now.
reason-too_few_stones = You have too few stones.
reason-too_many_stones = The card does not sell that many stones.
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
reason-no_second_team = Two ordinary teams need their column bonus, ready this round.
reason-too_little_force = The force does not suffice.
reason-nothing_to_build = Nothing is left to build here.
reason-not_this_site = That monument does not belong to this choice.
reason-lay_one_first = At least one brick must be laid first.
reason-obelisk_complete = The obelisk is complete.
reason-colonnade_complete = Your colonnade is complete.
reason-no_such_row = The pyramid has no such row.
reason-row_complete = That row is complete.
reason-no_support = Both bricks below must be there.
reason-no_such_statue = There is no such statue in this game.
reason-statue_complete = Your statue is complete.
reason-one_level_a_round = One level per statue and round.
reason-pay_for_one = At least one card must be paid for.
reason-over_the_limit = From your place you draw fewer cards.
reason-no_free_card = You have no card that gives a free one.
reason-not_drawn = You did not draw that card.
reason-used_this_round = That card has already been used this round.
reason-same_choice = The same choice is offered in another order.

## Score sheet

line-obelisk = Obelisk
line-colonnade = Colonnade
line-pyramid = Pyramid
line-bricks = Points for bricks
line-feeding = Feeding
line-markets = Wheat market
line-cards = Nile cards
line-sphinx_draws = Cards put back
line-cooperation = Cooperation
line-majority = Most of the pyramid
line-end_cards = Cards at the end
line-sphinx_cards = Sphinx cards
line-statues = Statues
line-stones = Stones left
tie-order = Order tile

## Effects, told with their numbers

effect-stones = { $amount } stones
effect-points = { $amount } points
effect-wheat_market = wheat market +{ $amount }
effect-stone_market = stone market +{ $amount }
effect-any_market = a market +{ $amount }
effect-green_team = green +{ $amount }
effect-blue_team = blue +{ $amount }
effect-yellow_team = yellow +{ $amount }
effect-violet_team = violet +{ $amount }
effect-any_team = any team +{ $amount }
effect-flood = flood ±{ $amount }
effect-free_brick = free brick
effect-obelisk_and_colonnade_points = { $amount } per brick on obelisk and colonnade
effect-pyramid_and_statue_points = { $amount } per brick on pyramid and statues
effect-waiting_ship = a waiting ship builds
use-stones = { $amount } stones
use-wheat = { $amount } wheat
use-force = force +{ $amount }
use-extra_ship = a second ship
use-keep_more = keep a second Sphinx card
use-sell_stones = sell up to { $amount } stones
power-stones_to_wheat = feeding: stones become wheat
power-end_points = { $amount } points at the end
power-free_sphinx_card = a free Sphinx card with a paid one
power-team_before_building = a team +{ $amount } before building
power-improve_field = improves a field
power-leftover_card = a card left over, or { $amount } point
power-team_for_markets = a team −1: both markets +{ $amount }
power-buy_strength = building: a team +1 for { $amount } stones, twice at most
goal-obelisk = { $amount } bricks on the obelisk
goal-colonnade = { $amount } bricks on the colonnade
goal-pyramid = { $amount } bricks on the pyramid
goal-statues = { $amount } bricks on statues
goal-full_statues = complete statues: { $amount }
goal-each_statue = { $amount } bricks on every statue
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
goal-most = strictly most

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
board-kind-field-help = Stays before you and gives wheat when the flood reaches it.
board-kind-quarry-help = Stays before you and gives stones every round.
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
board-site-obelisk-help = Here one builds on the obelisk and on one’s own colonnade.
board-site-pyramid-help = Here one builds on the pyramid and on one’s own statues.
board-site-sphinx-help = Here one draws Sphinx cards: at most the number on the berth.

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
board-bonus-point_per_brick = Every brick you lay from now on brings { $amount } point more, statues included.
board-bonus-stone_market_top = At the top of the stone market every step gives { $amount } stones.
board-bonus-wheat_market_top = At the top of the wheat market every step gives { $amount } points.
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
board-measure-all_strength = all strength
board-measure-green_fields = green fields
board-measure-yellow_fields = yellow fields
board-measure-red_fields = red fields
board-measure-yellow_and_red_fields = yellow and red fields
board-measure-quarries = quarries
board-measure-permanent_cards = permanent cards
board-measure-sphinx_cards = Sphinx cards
board-measure-row_bonuses = rows won
board-statue-level = Level { $level } (cost { $cost }): { $goal } → { $points } points
board-statue-seat = { $who }: level { $level }, counts { $have }, worth { $points }
board-goal-each = For each ({ $goal }): { $points } points
board-goal-most = Strictly the most: { $goal }
board-progress = { $have } of { $need }
board-count = { $have } so far
board-objective = Sphinx card, secret: { $goals }; { $points } points
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
board-stones = { $count } stones of { $most }; the quarries will give { $harvest }
board-harvest = +{ $count } to come
board-land = My fields and quarries
board-own-cards = My cards
board-for = for
board-balance = { $produced } wheat produced for { $need } strength.
board-wheat-missing = { $count } wheat missing: −{ $points } points
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
board-force = Force
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
board-plan-left = This plan has { $force } force and { $stones } stones left.
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
board-draw-help = Each card costs { $cost } stone and { $cost } force. You keep one at most; the others bring { $returned } point each. What is drawn cannot be taken back.
board-row-won = row complete
board-colonnade-finished = colonnade complete
board-ship-order = Order of the ships
board-your-turn = your turn
board-has-built = has built
board-key-green = G
board-key-blue = B
board-key-yellow = Y
board-key-violet = V

board-seat = Order tile { $order }, { $next } in the next round if nothing changes; { $ships } ships, { $stones } stones, wheat { $wheat }; teams: { $teams }; { $objectives } Sphinx cards; { $sites } sites built at this round
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
