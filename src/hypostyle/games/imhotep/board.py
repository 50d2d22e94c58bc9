"""The table of Imhotep: what is printed, what lies where, set-up, the start of a round, stones and cards."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.reading import BY_SEAT, amount, cards, choice, owner, unread
from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import chapter, i8, i16
from hypostyle.games.imhotep.vocabulary import (
    AT_SHORE,
    BOATS,
    CARD_KINDS,
    CLOSED,
    DECK,
    EMPTY,
    GROUP_SIZES,
    LINES,
    MARKET_PLACES,
    OBELISK_SLOTS,
    PAIR,
    PYRAMID_B_CELLS,
    PYRAMID_CELLS,
    PYRAMIDS,
    ROUND_CARDS,
    SEATS,
    SIDE_B,
    SITE_STONES,
    SITES,
    SLOTS,
    START,
    TEMPLE_SLOTS,
    Card,
    Event,
    Reason,
    Site,
    Task,
)


class Printed(Constants):
    """What is printed on boards, boats and cards (content.toml)."""

    rounds: i8
    stones: i8
    reserve_capacity: i8
    take: i8
    market_face_up_b: i8
    pyramid_beyond: i8
    pyramid_b_beyond: i8
    temple_points: i8
    temple_b_choice_points: i8
    temple_b_choice_stones: i8
    temple_b_points: i8
    area_beyond: i8
    obelisk_stones: i8
    obelisk_slots: i8
    lone_stone: i8
    statue_beyond: i8
    ornament_stones: i8
    unused_card: i8
    wrath: i8
    starting_reserve: Annotated[list[i8], SEATS]
    boat_minimum: Annotated[list[i8], SLOTS + 1]
    round_card: Annotated[list[i8], 3 * ROUND_CARDS * BOATS]
    market_cards: Annotated[list[i8], CARD_KINDS]
    pyramid_cell: Annotated[list[i8], PYRAMID_CELLS]
    pyramid_b_cell: Annotated[list[i8], PYRAMIDS * PYRAMID_B_CELLS]
    pyramid_b_bonus: Annotated[list[i8], PYRAMIDS * PYRAMID_B_CELLS]
    temple_slots: Annotated[list[i8], 3]
    temple_b_slot: Annotated[list[i8], TEMPLE_SLOTS]
    area: Annotated[list[i8], GROUP_SIZES]
    row_places: Annotated[list[i8], 3 * SEATS]
    obelisk_places: Annotated[list[i8], 3 * SEATS]
    obelisk_slot: Annotated[list[i8], OBELISK_SLOTS]
    statue: Annotated[list[i8], GROUP_SIZES]


@chapter
class Board(State):
    """What lies on the table, and what happens to it in every chapter."""

    content: Printed

    score: Annotated[list[i16], SEATS, BY_SEAT, amount(40, steps=0)]
    line_points: Annotated[list[i16], SEATS * LINES, unread("points of all lines together are read")]
    round: Annotated[i8, choice(6)]
    turn: Annotated[i8, owner()]  # whose turn it is
    passes: Annotated[i8, choice(4, 1)]  # in a row
    sailed: Annotated[i8, choice(4, 1)]
    reserve: Annotated[list[i8], SEATS, BY_SEAT, amount(5)]
    quarry: Annotated[list[i8], SEATS, BY_SEAT, amount(12, steps=16)]
    hand: Annotated[list[i8], SEATS * CARD_KINDS, BY_SEAT, amount(4)]
    # boats of this round
    capacity: Annotated[list[i8], BOATS, choice(SLOTS, 1)]
    minimum: Annotated[list[i8], BOATS, choice(SLOTS)]
    load: Annotated[list[i8], BOATS, choice(SLOTS, 1)]
    boat_site: Annotated[list[i8], BOATS, choice(SITES)]
    stone: Annotated[list[i8], BOATS * SLOTS, owner(others=(CLOSED, EMPTY))]
    docked: Annotated[list[i8], SITES, choice(1, 1)]
    # stones of the boat being unloaded, in the order of unloading
    cargo: Annotated[list[i8], SLOTS, owner(within="cargo_count")]
    cargo_count: Annotated[i8, choice(SLOTS, 1)]
    cargo_next: Annotated[i8, choice(SLOTS, 1)]
    # cards
    market: Annotated[list[i8], MARKET_PLACES, choice(CARD_KINDS)]
    pair: Annotated[list[i8], PAIR, choice(CARD_KINDS)]
    pair_count: Annotated[i8, choice(PAIR, 1)]
    deck_count: Annotated[i8, amount(34, steps=0)]
    deck: Annotated[list[i8], DECK, cards(CARD_KINDS, within="deck_count")]
    discarded: Annotated[list[i8], CARD_KINDS, amount(4)]
    round_order: Annotated[list[i8], ROUND_CARDS, unread("boats that are not yet at the shore")]
    # sites: stones in the order of building
    pyramid_count: Annotated[i8, amount(20, steps=30)]
    pyramid_height: Annotated[list[i8], PYRAMIDS, amount(5)]
    pyramid: Annotated[list[i8], SITE_STONES, unread("whose stones lie there is measured")]
    temple_count: Annotated[i8, amount(20, steps=30)]
    temple: Annotated[list[i8], SITE_STONES, unread("what is seen from above is measured")]
    burial_count: Annotated[i8, amount(20, steps=30)]
    burial: Annotated[list[i8], SITE_STONES, owner(within="burial_count")]
    obelisk: Annotated[list[i8], SEATS, BY_SEAT, amount(6)]
    lone: Annotated[list[i8], SEATS, BY_SEAT, amount(4)]
    obelisk_owner: Annotated[list[i8], OBELISK_SLOTS, owner(within="obelisks_raised")]
    obelisks_raised: Annotated[i8, choice(OBELISK_SLOTS, 1)]

    # ================================================================ S03 set-up
    def set_up(self) -> None:
        seats = self.seats
        # The first start player is drawn, or by a house rule the first seat; later seats hold more stones.
        drawn = self.below(seats)
        self.turn = 0 if self.option[START] else drawn
        for place in range(seats):
            seat = (self.turn + place) % seats
            self.reserve[seat] = self.content.starting_reserve[place]
            self.quarry[seat] = self.content.stones - self.content.starting_reserve[place]
        for kind in range(CARD_KINDS):
            for _ in range(self.content.market_cards[kind]):
                self.deck[self.deck_count] = kind
                self.deck_count += 1
        self.shuffle(self.deck, 0, self.deck_count)
        for card in range(ROUND_CARDS):
            self.round_order[card] = card
        self.shuffle(self.round_order, 0, ROUND_CARDS)  # the last of the seven is set aside, unseen
        for place in range(MARKET_PLACES):
            self.market[place] = Card.NONE
        self.round = -1
        self.start_round()
        self.open = 1 << self.turn

    # ================================================================ S04 round
    def start_round(self) -> None:
        self.round += 1
        self.passes = 0
        self.sailed = 0
        card = ((self.seats - 2) * ROUND_CARDS + self.round_order[self.round]) * BOATS
        for boat in range(BOATS):
            self.capacity[boat] = self.content.round_card[card + boat]
            self.minimum[boat] = self.content.boat_minimum[self.capacity[boat]]
            self.load[boat] = 0
            self.boat_site[boat] = AT_SHORE
        for boat in range(BOATS):
            for slot in range(SLOTS):
                self.stone[boat * SLOTS + slot] = EMPTY if slot < self.capacity[boat] else CLOSED
        for site in range(SITES):
            self.docked[site] = 0
        self.tell(Event.ROUND_BEGAN, self.round)
        self.deal_market()
        self.push(Task.TURN, self.turn, 0, 0)

    def deal_market(self) -> None:
        """Face-up places first, then the pair of side B (R-40)."""
        face_up = MARKET_PLACES
        if self.option[Site.MARKET] == SIDE_B:
            face_up = self.content.market_face_up_b
        for place in range(face_up):
            self.market[place] = self.draw_card()
            self.tell(Event.MARKET_DEALT, place, self.market[place])
        if self.option[Site.MARKET] == SIDE_B:
            self.deal_pair()

    def deal_pair(self) -> None:
        """S19: two cards face down; kept in the order of their kinds, so that equal pairs have equal bytes."""
        for _ in range(PAIR):
            card = self.draw_card()
            if card != Card.NONE:
                self.pair[self.pair_count] = card
                self.pair_count += 1
        self.sort_pair()
        self.tell(Event.PAIR_DEALT, self.pair_count)

    def sort_pair(self) -> None:
        if self.pair_count == PAIR and self.pair[0] > self.pair[1]:
            card = self.pair[0]
            self.pair[0] = self.pair[1]
            self.pair[1] = card

    # ================================================================ S13 cards
    def draw_card(self) -> int:
        """The top card; an empty pile is renewed from the discards only when a card is needed (R-12)."""
        if self.deck_count == 0:
            self.renew_deck()
            if self.deck_count == 0:
                return Card.NONE
        self.deck_count -= 1
        card = self.deck[self.deck_count]
        self.deck[self.deck_count] = 0
        return card

    def renew_deck(self) -> None:
        for kind in range(CARD_KINDS):
            for _ in range(self.discarded[kind]):
                self.deck[self.deck_count] = kind
                self.deck_count += 1
            self.discarded[kind] = 0
        self.shuffle(self.deck, 0, self.deck_count)
        self.tell(Event.DECK_RENEWED, self.deck_count)

    def discard(self, card: int) -> None:
        self.discarded[card] += 1
        self.tell(Event.CARD_DISCARDED, card)

    # ================================================================ S06, S07 stones
    def take_obstacle(self, seat: int) -> int:
        """S06: what fits, up to three, but at least one (R-01)."""
        if self.reserve[seat] >= self.content.reserve_capacity:
            return Reason.RESERVE_FULL
        if self.quarry[seat] == 0:
            return Reason.QUARRY_EMPTY
        return 0

    def take_stones(self, seat: int, amount: int) -> None:
        """S06: as many as fit and as the quarry has."""
        taken = min(amount, self.content.reserve_capacity - self.reserve[seat], self.quarry[seat])
        self.reserve[seat] += taken
        self.quarry[seat] -= taken
        self.tell(Event.STONES_TAKEN, seat, taken)

    def free_places(self) -> int:
        free = 0
        for boat in range(BOATS):
            if self.boat_site[boat] == AT_SHORE:
                free += self.capacity[boat] - self.load[boat]
        return free

    def gain(self, seat: int, line: int, amount: int) -> None:
        self.score[seat] += amount
        self.line_points[seat * LINES + line] += amount
