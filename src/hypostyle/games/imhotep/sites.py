"""The sites of Imhotep: what a stone brings where it is unloaded, and the cards of the market."""

from __future__ import annotations

from hypostyle.engine.types import apart, chapter
from hypostyle.games.imhotep.scoring import Scoring
from hypostyle.games.imhotep.vocabulary import (
    CARD_KINDS,
    MARKET_PLACES,
    PAIR,
    PAIR_PLACE,
    PYRAMID_B_CELLS,
    PYRAMID_CELLS,
    PYRAMIDS,
    SIDE_B,
    Bonus,
    Card,
    Event,
    Line,
    Reason,
    Site,
    Task,
)


@chapter
class Sites(Scoring):
    """S13, S14, S16, S17, S19, S20, S23, S25: a stone or a card arrives."""

    def deliver(self, owner: int, site: int) -> None:
        if site == Site.MARKET:
            if self.cards_on_market():
                self.push(Task.MARKET_CHOICE, owner, 0, 0)
        elif site == Site.PYRAMID:
            self.reach_pyramid(owner)
        elif site == Site.TEMPLE:
            self.temple[self.temple_count] = owner
            self.tell(Event.TEMPLE_BUILT, owner, self.temple_count)
            self.temple_count += 1
        elif site == Site.BURIAL_CHAMBER:
            self.reach_burial_chamber(owner)
        else:
            self.reach_obelisks(owner)

    # ================================================================ S13, S19 market
    def cards_on_market(self) -> bool:
        for place in range(MARKET_PLACES):
            if self.market[place] != Card.NONE:
                return True
        return self.pair_count > 0

    @apart
    def claim(self, seat: int, place: int) -> None:
        if place == PAIR_PLACE and self.option[Site.MARKET] == SIDE_B:
            self.look_at_pair(seat)
        else:
            card = self.market[place]
            self.market[place] = Card.NONE
            self.tell(Event.CARD_TAKEN, seat, card)
            self.receive(seat, card)

    def look_at_pair(self, seat: int) -> None:
        """R-13: whoever looks keeps one of the two; a pair of one is simply taken (R-40)."""
        if self.pair_count == PAIR:
            self.tell(Event.PAIR_SEEN, seat, self.pair[0], self.pair[1])
            self.push(Task.PAIR_CHOICE, seat, 0, 0)
            return
        card = self.pair[0]
        self.clear_pair()
        self.tell(Event.CARD_TAKEN, seat, card)
        self.receive(seat, card)

    def clear_pair(self) -> None:
        self.pair[0] = 0
        self.pair[1] = 0
        self.pair_count = 0

    @apart
    def keep(self, seat: int, choice: int) -> None:
        kept = self.pair[choice]
        rejected = self.pair[1 - choice]
        self.clear_pair()
        self.discard(rejected)  # face up, and before a red card is played
        self.tell(Event.CARD_TAKEN, seat, kept)
        self.receive(seat, kept)

    @apart
    def draw_for(self, seat: int) -> None:
        """The top card of the pile, handled like one from the market (R-14)."""
        card = self.draw_card()
        if card != Card.NONE:
            self.tell(Event.CARD_DRAWN, seat, card)
            self.receive(seat, card)

    def receive(self, seat: int, card: int) -> None:
        """S13: red cards act at once, all others stay before their owner."""
        if card == Card.ENTRANCE or card == Card.SARCOPHAGUS or card == Card.PAVED_PATH:
            self.play_red(seat, card)
        else:
            self.hand[seat * CARD_KINDS + card] += 1

    # ================================================================ S25 red cards
    def play_red(self, seat: int, card: int) -> None:
        """A stone from the quarry goes to the site; the card is discarded after its effects (R-27)."""
        self.push(Task.DISCARD, seat, card, 0)
        if self.quarry[seat] == 0:
            self.tell(Event.NO_STONE_LEFT, seat, card)
            return
        self.quarry[seat] -= 1
        if card == Card.ENTRANCE:
            self.reach_pyramid(seat)
        elif card == Card.SARCOPHAGUS:
            self.reach_burial_chamber(seat)
        else:
            self.reach_obelisks(seat)

    # ================================================================ S14, S20 pyramids
    def reach_pyramid(self, owner: int) -> None:
        if self.option[Site.PYRAMID] == SIDE_B:
            self.choose_pyramid(owner)
            return
        cell = self.pyramid_count
        points = self.content.pyramid_beyond
        if cell < PYRAMID_CELLS:
            points = self.content.pyramid_cell[cell]
        self.pyramid[cell] = owner
        self.pyramid_count += 1
        self.tell(Event.PYRAMID_BUILT, owner, cell, points, -1)
        self.gain(owner, Line.PYRAMID, points)

    @apart
    def choose_pyramid(self, owner: int) -> None:
        """S20: the owner chooses; with one pyramid left there is nothing to choose."""
        unfinished = 0
        last = 0
        for pyramid in range(PYRAMIDS):
            if self.build_obstacle(pyramid) == 0:
                unfinished += 1
                last = pyramid
        if unfinished > 1:
            self.push(Task.PYRAMID_CHOICE, owner, 0, 0)
        elif unfinished == 1:
            self.build_pyramid(owner, last)
        else:  # beside the complete pyramids
            self.pyramid[self.pyramid_count] = owner
            self.pyramid_count += 1
            self.tell(Event.PYRAMID_BUILT, owner, self.pyramid_count - 1, self.content.pyramid_b_beyond, -1)
            self.gain(owner, Line.PYRAMID, self.content.pyramid_b_beyond)

    def build_obstacle(self, pyramid: int) -> int:
        """R-15: a complete pyramid cannot be chosen."""
        return 0 if self.pyramid_height[pyramid] < PYRAMID_B_CELLS else Reason.PYRAMID_COMPLETE

    @apart
    def build_pyramid(self, owner: int, pyramid: int) -> None:
        height = self.pyramid_height[pyramid]
        cell = pyramid * PYRAMID_B_CELLS + height
        self.pyramid[cell] = owner
        self.pyramid_height[pyramid] = height + 1
        self.pyramid_count += 1
        points = self.content.pyramid_b_cell[cell]
        self.tell(Event.PYRAMID_BUILT, owner, height, points, pyramid)
        self.gain(owner, Line.PYRAMID, points)
        self.offer_bonus(owner, self.content.pyramid_b_bonus[cell])

    def offer_bonus(self, owner: int, bonus: int) -> None:
        """R-16: every bonus is optional; one that cannot be used is not offered (R-35)."""
        if bonus == Bonus.CARD:
            if self.some_card_left():
                self.push(Task.CARD_BONUS, owner, 0, 0)
        elif bonus == Bonus.STONES:
            if self.take_obstacle(owner) == 0:
                self.push(Task.STONES_BONUS, owner, 0, 0)
        elif bonus == Bonus.LOAD and self.reserve[owner] > 0 and self.free_places() > 0:
            self.push(Task.LOAD_BONUS, owner, 0, 0)

    def some_card_left(self) -> bool:
        if self.deck_count > 0:
            return True
        for kind in range(CARD_KINDS):
            if self.discarded[kind] > 0:
                return True
        return False

    # ================================================================ S16, S17, S22, S23 burial chamber, obelisks
    def reach_burial_chamber(self, owner: int) -> None:
        self.burial[self.burial_count] = owner
        self.tell(Event.BURIAL_CHAMBER_BUILT, owner, self.burial_count)
        self.burial_count += 1

    def reach_obelisks(self, owner: int) -> None:
        self.obelisk[owner] += 1
        self.tell(Event.OBELISK_BUILT, owner, self.obelisk[owner])
        if self.option[Site.OBELISKS] == SIDE_B:
            self.lone[owner] += 1
            slots = self.content.obelisk_slots
            if self.lone[owner] == self.content.obelisk_stones and self.obelisks_raised < slots:
                self.raise_obelisk(owner)

    def raise_obelisk(self, owner: int) -> None:
        """S23: on the highest free slot, scored at once; the count begins anew (R-43)."""
        points = self.content.obelisk_slot[self.obelisks_raised]
        self.obelisk_owner[self.obelisks_raised] = owner
        self.obelisks_raised += 1
        self.lone[owner] = 0
        self.tell(Event.OBELISK_RAISED, owner, points)
        self.gain(owner, Line.OBELISKS, points)
