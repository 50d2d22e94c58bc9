"""Nile cards before their owners in Egizia: what they bring, using them once, selling stones, improving fields."""

from __future__ import annotations

from hypostyle.engine.types import chapter
from hypostyle.games.egizia.board import Board
from hypostyle.games.egizia.vocabulary import (
    CARDS,
    COLORS,
    GAINS,
    GREEN_FIELD,
    MOST_STONES,
    NO_CARD,
    NO_FIELD,
    OUT,
    POWERS,
    USES,
    Event,
    Kind,
    Line,
    Power,
    Reason,
    Use,
    Verb,
)


@chapter
class Cards(Board):
    """Fields, quarries, permanent and anytime cards."""

    # ================================================================ S18 cards before their owner
    def receive_card(self, seat: int, card: int) -> None:
        """All but immediate cards lie open before their owner; those leave the game."""
        kind = self.content.card_kind[card]
        if kind == Kind.IMMEDIATE:
            self.card_place[card] = OUT
            return
        self.card_place[card] = seat + 1
        color = self.content.card_color[card]
        if color != NO_FIELD:
            self.field_value[seat * COLORS + color] += self.content.card_wheat[card]
            self.field_count[seat * COLORS + color] += 1
        self.quarry[seat] += self.content.card_quarry[card]
        if kind == Kind.PERMANENT:
            self.permanents[seat] += 1
            self.power[seat * POWERS + self.content.card_power[card]] += 1
        elif kind == Kind.ANYTIME:
            for use in range(USES):
                if self.content.card_use[card * USES + use] > 0:
                    self.uses[seat * USES + use] += 1

    def use_card(self, seat: int, card: int) -> None:
        """S18.2: an anytime card works once, then it leaves the game."""
        self.card_place[card] = OUT
        for use in range(USES):
            if self.content.card_use[card * USES + use] > 0:
                self.uses[seat * USES + use] -= 1
        self.tell(Event.CARD_USED, seat, card)

    def card_with_use(self, seat: int, use: int) -> int:
        """The first card of a seat with this use."""
        for card in range(CARDS):
            if self.card_place[card] == seat + 1 and self.content.card_use[card * USES + use] > 0:
                return card
        return NO_CARD

    def power_ready(self, seat: int, power: int) -> bool:
        return self.power[seat * POWERS + power] > self.power_used[seat * POWERS + power]

    def play_obstacle(self, seat: int, card: int, use: int) -> int:
        if self.card_place[card] != seat + 1:
            return Reason.CARD_NOT_OWNED
        return 0 if self.content.card_use[card * USES + use] > 0 else Reason.CARD_OTHER_USE

    def stones_obstacle(self, seat: int, card: int) -> int:
        """A card for stones is only offered while the stone track has room."""
        reason = self.play_obstacle(seat, card, Use.STONES)
        if reason == 0 and self.stones[seat] >= self.content.stone_most:
            return Reason.NO_USE_NOW
        return reason

    def stone_cards_useful(self, seat: int) -> bool:
        return self.uses[seat * USES + Use.STONES] > 0 and self.stones[seat] < self.content.stone_most

    def offer_stone_cards(self, seat: int) -> None:
        if self.stone_cards_useful(seat):
            for card in range(CARDS):
                if self.stones_obstacle(seat, card) == 0:
                    self.offer(Verb.PLAY + card * GAINS + Use.STONES)

    def play_stone_card(self, seat: int, card: int) -> None:
        amount = self.content.card_use[card * USES + Use.STONES]
        self.use_card(seat, card)
        self.gain_stones(seat, amount)

    # ---------------------------------------------------------------- selling stones (R53)
    def most_sold(self, seat: int) -> int:
        """Stones that could be sold now by a card; 0 without such a card."""
        if self.uses[seat * USES + Use.SELL_STONES] == 0:
            return 0
        card = self.card_with_use(seat, Use.SELL_STONES)
        return min(self.stones[seat], self.content.card_use[card * USES + Use.SELL_STONES])

    def offer_sales(self, seat: int) -> None:
        if self.most_sold(seat) > 0:
            for amount in range(1, MOST_STONES + 1):
                if self.sell_obstacle(seat, amount) == 0:
                    self.offer(Verb.SELL + amount)

    def sell_obstacle(self, seat: int, amount: int) -> int:
        if self.uses[seat * USES + Use.SELL_STONES] == 0:
            return Reason.CARD_NOT_OWNED
        if amount == 0:
            return Reason.NOTHING_SOLD
        if amount > self.stones[seat]:
            return Reason.TOO_FEW_STONES
        return 0 if amount <= self.most_sold(seat) else Reason.TOO_MANY_STONES

    def sell_stones(self, seat: int, amount: int) -> None:
        self.use_card(seat, self.card_with_use(seat, Use.SELL_STONES))
        self.spend_stones(seat, amount)
        self.gain(seat, Line.CARDS, amount * self.content.sale_points)

    # ---------------------------------------------------------------- improving a field (R24)
    def color_of(self, card: int) -> int:
        """The present colour of a field; an improvement turns red to yellow and yellow to green."""
        return self.content.card_color[card] - self.improved[card]

    def attach_obstacle(self, seat: int, card: int) -> int:
        """R-72: an own red or yellow field or combo, by its present colour."""
        if self.power[seat * POWERS + Power.IMPROVE_FIELD] == 0:
            return Reason.CARD_NOT_OWNED
        if self.card_place[card] != seat + 1 or self.content.card_color[card] == NO_FIELD:
            return Reason.FIELD_NOT_OWNED
        return Reason.FIELD_GREEN if self.color_of(card) == GREEN_FIELD else 0

    def is_free_improvement(self, seat: int, card: int) -> bool:
        if self.card_place[card] != seat + 1 or self.content.card_power[card] != Power.IMPROVE_FIELD:
            return False
        return self.attached[card] == 0

    def attach(self, seat: int, field: int) -> None:
        """The improvement stays a permanent card (R-38)."""
        card = 0
        while not self.is_free_improvement(seat, card):
            card += 1
        color = self.color_of(field)
        wheat = self.content.card_wheat[field]
        self.attached[card] = field + 1
        self.power[seat * POWERS + Power.IMPROVE_FIELD] -= 1
        self.improved[field] += 1
        self.field_value[seat * COLORS + color] -= wheat
        self.field_count[seat * COLORS + color] -= 1
        self.field_value[seat * COLORS + color - 1] += wheat
        self.field_count[seat * COLORS + color - 1] += 1
        self.tell(Event.FIELD_IMPROVED, seat, field, color - 1)
