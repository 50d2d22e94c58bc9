"""The river of Egizia: laying it out, placing ships, and what cards, tiles and printed spaces do at once."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.types import chapter, i8
from hypostyle.games.egizia.monuments import Monuments
from hypostyle.games.egizia.vocabulary import (
    BERTHS,
    BY_CARD,
    BY_TILE,
    CARD_SPACES,
    CARDS,
    EFFECTS,
    FIRST_BERTH,
    FIRST_ROUND_SPACE,
    FIRST_STATUE,
    FOR_ALL,
    FOR_THREE,
    FOR_TWO,
    NO_CARD,
    NO_FACE,
    NOBODY,
    NOWHERE,
    OBELISK,
    ON_RIVER,
    POWERS,
    ROUND_SPACES,
    SLOTS,
    SPACES,
    STONE,
    TILES,
    UNSEEN,
    USES,
    WHEAT,
    Bonus,
    Effect,
    Event,
    Line,
    Measure,
    Power,
    Reason,
    Task,
    Use,
    Verb,
)


@chapter
class River(Monuments):
    """Steps one and two of a round: the river and the ships."""

    # ================================================================ S04 laying out the river
    def start_round(self) -> None:
        self.tell(Event.ROUND_BEGAN, self.round)
        self.lay_cards()
        self.lay_faces()
        for seat in range(self.seats):
            self.ships[seat] = self.content.ships
            self.furthest[seat] = NOWHERE
        self.push(Task.SHIP_STEP, 0, 0, 0)

    def open_slots(self) -> int:
        """Of each site, those nearest the Nile: one fewer than players (R-01)."""
        return self.content.open_slots[self.seats - 2]

    def space_open(self, space: int) -> bool:
        """S03: with two players the upper spaces stay closed."""
        if space >= FIRST_BERTH:
            berth = (space - FIRST_BERTH) % BERTHS
            return berth == SLOTS or berth < self.open_slots()
        return self.seats > 2 or not self.content.closed_for_two[space]

    def lay_cards(self) -> None:
        """S04.2: the decks have no hidden order here: each card is drawn among those of its deck nobody has seen."""
        deck = self.content.round_deck[self.round]
        left = 0
        for card in range(CARDS):
            if self.in_deck(card, deck):
                left += 1
        for space in range(CARD_SPACES):
            self.river_card[space] = NO_CARD
            if self.space_open(space) and left > 0:
                number = self.below(left)
                left -= 1
                card = 0
                while number > 0 or not self.in_deck(card, deck):
                    if self.in_deck(card, deck):
                        number -= 1
                    card += 1
                self.card_place[card] = ON_RIVER
                self.river_card[space] = card
                self.tell(Event.CARD_LAID, space, card)

    def in_deck(self, card: int, deck: int) -> bool:
        """Unseen, of this deck, and with two players without the mark 3+."""
        if self.card_place[card] != UNSEEN or self.content.card_deck[card] != deck:
            return False
        return self.seats > 2 or not self.content.card_three_plus[card]

    def lay_faces(self) -> None:
        """S04.3: printed effects in the first round of three or four; otherwise all tiles in play, shuffled (R-02)."""
        tiles: Annotated[list[i8], TILES] = [0] * TILES
        count = 0
        for tile in range(TILES):
            mark = self.content.tile_mark[tile]
            if mark == FOR_ALL or (mark == FOR_TWO if self.seats == 2 else mark == FOR_THREE):
                tiles[count] = tile
                count += 1
        for space in range(ROUND_SPACES):
            face = NO_FACE
            if self.space_open(FIRST_ROUND_SPACE + space):
                if self.round == 0 and self.seats > 2:
                    face = TILES + space
                elif count > 0:
                    number = self.below(count)
                    count -= 1
                    face = tiles[number]
                    tiles[number] = tiles[count]
            self.river_face[space] = face
            if face != NO_FACE:
                self.tell(Event.FACE_LAID, FIRST_ROUND_SPACE + space, face)

    # ================================================================ S05 where a ship may go
    def place_obstacle(self, seat: int, space: int) -> int:
        if self.ships[seat] == 0:
            return Reason.NO_SHIP_LEFT
        if not self.space_open(space):
            return Reason.SPACE_CLOSED
        if space >= FIRST_BERTH:
            return self.berth_obstacle(seat, space)
        ahead = self.content.position[space] - self.furthest[seat]
        if space >= FIRST_ROUND_SPACE and self.ship[space] != NOBODY:
            # an occupied round space, even that of one's own last ship, but never upstream.
            return 0 if ahead >= 0 and self.bonus_ready(seat, Bonus.OCCUPIED_SPACE) else Reason.SPACE_TAKEN
        if self.ship[space] != NOBODY:
            return Reason.SPACE_TAKEN
        return self.upstream_obstacle(seat, ahead)

    def upstream_obstacle(self, seat: int, ahead: int) -> int:
        """Strictly downstream of all own ships, or once a round upstream with the column bonus (R-20)."""
        return 0 if ahead > 0 or self.bonus_ready(seat, Bonus.UPSTREAM_SHIP) else Reason.SPACE_UPSTREAM

    def berth_obstacle(self, seat: int, space: int) -> int:
        """S05.5-S05.6: any empty slot of a site without own ship; beside it only when all slots are taken (R-57)."""
        site = (space - FIRST_BERTH) // BERTHS
        first = FIRST_BERTH + site * BERTHS
        free = 0
        for berth in range(first, first + BERTHS):
            if self.ship[berth] == seat + 1:
                return Reason.SHIP_AT_SITE
            if berth < first + self.open_slots() and self.ship[berth] == NOBODY:
                free += 1
        if self.ship[space] != NOBODY:
            return Reason.SPACE_TAKEN
        if space == first + SLOTS and free > 0:
            return Reason.SLOT_FREE
        return self.upstream_obstacle(seat, self.content.position[space] - self.furthest[seat])

    def offer_spaces(self, seat: int) -> None:
        for space in range(SPACES):
            if self.place_obstacle(seat, space) == 0:
                self.offer(Verb.PLACE + space)

    def can_place(self, seat: int) -> bool:
        for space in range(SPACES - 1, -1, -1):
            if self.place_obstacle(seat, space) == 0:
                return True
        return False

    # ================================================================ S05 turns
    def next_ship(self, place: int) -> None:
        """Player order, round and round; who can do nothing passes by himself (R-42). Ends when all have passed."""
        for step in range(self.seats):
            turn = (place + step) % self.seats
            seat = self.order[turn]
            if self.passed[seat]:
                continue
            if self.can_place(seat) or self.most_sold(seat) > 0:
                self.argument[self.depth - 1] = (turn + 1) % self.seats
                self.push(Task.TURN, seat, turn, 0)
                return
            self.pass_turn(seat)
        self.pop()
        self.push(Task.LEFTOVER_STEP, 0, 0, 0)

    def pass_turn(self, seat: int) -> None:
        self.passed[seat] = 1
        self.tell(Event.SEAT_PASSED, seat)

    def repeat_turn(self, turn: int) -> None:
        """R-13: selling stones comes before the ship or the pass of the same turn."""
        self.argument[self.depth - 1] = turn

    def place_ship(self, seat: int, space: int) -> None:
        self.tell(Event.SHIP_PLACED, seat, space)
        self.ships[seat] -= 1
        position = self.content.position[space]
        if self.ship[space] != NOBODY:
            self.use_bonus(seat, Bonus.OCCUPIED_SPACE)
            self.guests[space - FIRST_ROUND_SPACE] |= 1 << seat
        else:
            if position < self.furthest[seat]:
                self.use_bonus(seat, Bonus.UPSTREAM_SHIP)
            self.ship[space] = seat + 1
        self.furthest[seat] = max(position, self.furthest[seat])
        self.push(Task.AFTER_SHIP, seat, 0, 0)
        if space < FIRST_ROUND_SPACE:
            self.take_card(seat, space)
        elif space < FIRST_BERTH:
            self.push(Task.EFFECT_STEP, seat, CARDS + self.river_face[space - FIRST_ROUND_SPACE], 0)

    def take_card(self, seat: int, space: int) -> None:
        card = self.river_card[space]
        self.river_card[space] = NO_CARD
        self.tell(Event.CARD_TAKEN, seat, card)
        self.receive_card(seat, card)
        self.push(Task.EFFECT_STEP, seat, card, 0)

    # ---------------------------------------------------------------- two ships in one turn (R34, G7)
    def after_ship(self, seat: int) -> None:
        """R-69: another ship is only offered if one is left and can be placed."""
        if (self.extra_obstacle(seat, BY_CARD) == 0 or self.extra_obstacle(seat, BY_TILE) == 0) and self.can_place(
            seat
        ):
            self.push(Task.EXTRA_SHIP, seat, 0, 0)

    def extra_obstacle(self, seat: int, means: int) -> int:
        if means == BY_CARD:
            return 0 if self.uses[seat * USES + Use.EXTRA_SHIP] > 0 else Reason.CARD_NOT_OWNED
        return 0 if self.bonus_ready(seat, Bonus.SECOND_SHIP) else Reason.NO_SECOND_SHIP

    def use_extra_ship(self, seat: int, means: int) -> None:
        if means == BY_CARD:
            self.use_card(seat, self.card_with_use(seat, Use.EXTRA_SHIP))
        else:
            self.use_bonus(seat, Bonus.SECOND_SHIP)
        self.push(Task.EXTRA_TURN, seat, 0, 0)  # a ship must follow

    # ================================================================ S17 effects, from left to right
    def next_effect(self, seat: int, source: int, number: int) -> None:
        effect = 0
        if number < EFFECTS:
            effect = self.content.effect[source * EFFECTS + number]
        if effect == 0:
            self.pop()
            return
        self.detail[self.depth - 1] = number + 1
        self.carry_out(seat, effect, self.content.effect_amount[source * EFFECTS + number])

    def carry_out(self, seat: int, effect: int, amount: int) -> None:
        if effect == Effect.GAIN_STONES:
            self.gain_stones(seat, amount)
        elif effect == Effect.GAIN_POINTS:
            self.gain(seat, Line.CARDS, amount)
        elif effect == Effect.ADVANCE_WHEAT:
            self.advance_market(seat, WHEAT, amount)
        elif effect == Effect.ADVANCE_STONE:
            self.advance_market(seat, STONE, amount)
        elif effect == Effect.ADVANCE_ANY:
            self.push(Task.MARKET_CHOICE, seat, amount, 0)
        elif effect <= Effect.RAISE_VIOLET:
            self.change_team(seat, effect - Effect.RAISE_GREEN, amount)
        elif effect == Effect.RAISE_ANY:
            self.ask_for_team(seat, amount)
        elif effect == Effect.MOVE_FLOOD:
            self.push(Task.FLOOD_CHOICE, seat, amount, 0)
        elif effect == Effect.FREE_BRICK:
            if self.some_free_brick(seat):
                self.push(Task.FREE_BRICK_CHOICE, seat, 0, 0)
        elif effect == Effect.OBELISK_COLONNADE_POINTS:
            self.gain(seat, Line.CARDS, amount * (self.obelisk_bricks[seat] + self.colonnade[seat]))
        elif effect == Effect.PYRAMID_STATUE_POINTS:
            bricks = self.pyramid_bricks[seat] + self.measure_statues(seat, Measure.STATUE_BRICKS)
            self.gain(seat, Line.CARDS, amount * bricks)
        else:
            self.waiting_uses[seat] += amount

    def ask_for_team(self, seat: int, amount: int) -> None:
        """S05.8: an increase is compulsory while some team is below the cap (R-24), a red arrow while one can fall."""
        if (amount > 0 and self.some_team_can_rise(seat)) or (amount < 0 and self.some_team_can_fall(seat)):
            self.push(Task.TEAM_CHOICE, seat, amount, 0)

    def weaken(self, seat: int, remaining: int, team: int) -> None:
        self.lower_team(seat, team)
        self.ask_for_team(seat, remaining + 1)

    def flood_obstacle(self, steps: int, position: int) -> int:
        """R-52: stay, or move by up to that many spaces."""
        far = position - self.flood
        return 0 if -steps <= far <= steps else Reason.FLOOD_TOO_FAR

    def move_flood(self, seat: int, position: int) -> None:
        if position != self.flood:
            self.flood = position
            self.tell(Event.FLOOD_MOVED, seat, position)

    # ---------------------------------------------------------------- a brick without stones or force (R23)
    def free_brick_obstacle(self, seat: int, monument: int) -> int:
        return Reason.NOT_THIS_SITE if monument >= FIRST_STATUE else self.brick_obstacle(seat, monument)

    def some_free_brick(self, seat: int) -> bool:
        for monument in range(FIRST_STATUE):
            if self.free_brick_obstacle(seat, monument) == 0:
                return True
        return False

    def lay_free_brick(self, seat: int, monument: int) -> None:
        """R-47: every bonus of the cell, at once; only the points for stones are lost. Not an act of building."""
        upper: bool = self.obelisk_count >= self.content.obelisk_lower
        self.lay_brick(seat, monument, False)
        if monument == OBELISK:
            self.owe_obelisk_bonus(seat, upper)

    # ================================================================ S05.11 a card that was left (R27)
    def next_leftover(self, place: int) -> None:
        """In player order, each owner from what is left (R-19, R-68); with nothing left the point comes by itself."""
        if place == self.seats:
            self.pop()
            self.push(Task.STONE_STEP, 0, 0, 0)
            return
        seat = self.order[place]
        if not self.power_ready(seat, Power.LEFTOVER_CARD):
            self.argument[self.depth - 1] = place + 1
            return
        self.power_used[seat * POWERS + Power.LEFTOVER_CARD] += 1
        if self.some_card_left():
            self.push(Task.LEFTOVER_CHOICE, seat, 0, 0)
        else:
            self.gain(seat, Line.CARDS, self.content.power_amount[Power.LEFTOVER_CARD])

    def take_obstacle(self, space: int) -> int:
        return Reason.NO_CARD_LEFT if self.river_card[space] == NO_CARD else 0

    def some_card_left(self) -> bool:
        for space in range(CARD_SPACES):
            if self.take_obstacle(space) == 0:
                return True
        return False
