"""Stones and wheat in Egizia: what quarries and fields produce, and feeding the teams."""

from __future__ import annotations

from hypostyle.engine.types import chapter, inline
from hypostyle.games.egizia.river import River
from hypostyle.games.egizia.vocabulary import (
    CARDS,
    COLORS,
    GAINS,
    MARKETS,
    MOST_SALE,
    POWERS,
    RED_FIELD,
    USES,
    WHEAT,
    YELLOW_FIELD,
    Event,
    Line,
    Power,
    Reason,
    Task,
    Use,
    Verb,
)


@chapter
class Feeding(River):
    """Steps three and four of a round."""

    # ================================================================ S06 producing stones
    def next_stones(self, place: int) -> None:
        """Each player in turn: quarries, then the card that turns a team's strength into market levels (R28)."""
        if place == self.seats:
            self.pop()
            self.push(Task.FEED_STEP, 0, 0, 0)
            return
        self.argument[self.depth - 1] = place + 1
        seat = self.order[place]
        self.gain_stones(seat, self.quarry[seat])
        if self.power_ready(seat, Power.TEAM_FOR_MARKETS) and self.some_team_can_fall(seat):
            self.push(Task.MARKETS_FOR_TEAM, seat, 0, 0)

    def give_strength_for_markets(self, seat: int, team: int) -> None:
        self.power_used[seat * POWERS + Power.TEAM_FOR_MARKETS] += 1
        self.lower_team(seat, team)
        for _ in range(self.content.power_amount[Power.TEAM_FOR_MARKETS]):
            self.advance_both_markets(seat)

    # ================================================================ S07 feeding
    def next_feeding(self, place: int) -> None:
        """One player completely before the next; cards are asked for only where wheat or a dry field matters (R-64)."""
        if place == self.seats:
            self.pop()
            self.push(Task.EARLY_STEP, 0, 0, 0)
            return
        self.argument[self.depth - 1] = place + 1
        self.feed_or_ask(self.order[place], 0)

    def feed_or_ask(self, seat: int, extra: int) -> None:
        """`extra` is wheat from cards played in this feeding."""
        if self.has_feeding_choice(seat, extra):
            self.push(Task.FEEDING, seat, extra, 0)
        else:
            self.feed(seat, extra, 0)

    def has_feeding_choice(self, seat: int, extra: int) -> bool:
        if self.some_dry_field_to_improve(seat):
            return True
        if not self.wheat_matters(seat, extra):
            return False
        if self.uses[seat * USES + Use.WHEAT] > 0:
            return True
        return self.turns_stones_to_wheat(seat) and (self.stones[seat] > 0 or self.stone_cards_useful(seat))

    @inline
    def waters(self, flood: int, color: int) -> bool:
        """S07.3: green always, yellow from the middle up, red at the top only."""
        return flood + color <= RED_FIELD

    @inline
    def irrigated(self, color: int) -> bool:
        return self.waters(self.flood, color)

    def harvest(self, seat: int) -> int:
        wheat = 0
        for color in range(COLORS):
            if self.irrigated(color):
                wheat += self.fields_of(seat, color)
        return wheat

    def wheat_now(self, seat: int) -> int:
        """What a seat would feed its teams with now: its harvest, and what it has added in this feeding."""
        wheat = self.harvest(seat)
        top = self.depth - 1
        if top >= 0 and self.who[top] == seat:
            if self.task[top] == Task.FEEDING:
                wheat += self.argument[top]
            elif self.task[top] == Task.WHEAT_SALE:
                wheat += self.detail[top]
        return wheat

    def missing_wheat(self, seat: int, wheat: int) -> int:
        return max(0, self.strength(seat) - wheat)

    def left_wheat(self, seat: int, wheat: int) -> int:
        return max(0, wheat - self.strength(seat))

    @inline
    def wheat_penalty(self, seat: int) -> int:
        """Points that each missing wheat costs, by the wheat market."""
        return self.content.penalty[self.market[seat * MARKETS + WHEAT]]

    def hunger_cost(self, seat: int, wheat: int) -> int:
        """S07.4: the points a seat loses that feeds its teams with so much wheat."""
        return self.missing_wheat(seat, wheat) * self.wheat_penalty(seat)

    def most_wheat_sale(self, seat: int, wheat: int) -> int:
        """S07.5: the points a seat may gain by selling what is left of so much wheat (R-26)."""
        if not self.may_sell_wheat(seat):
            return 0
        return min(MOST_SALE, self.left_wheat(seat, wheat) // self.content.wheat_per_point)

    @inline
    def may_sell_wheat(self, seat: int) -> bool:
        return self.market[seat * MARKETS + WHEAT] >= self.content.sell_from

    def wheat_matters(self, seat: int, extra: int) -> bool:
        """More wheat helps who lacks some, or who may sell what is left over."""
        return self.may_sell_wheat(seat) or self.harvest(seat) + extra < self.strength(seat)

    def turns_stones_to_wheat(self, seat: int) -> bool:
        return self.power[seat * POWERS + Power.STONES_TO_WHEAT] > 0

    def improve_obstacle(self, seat: int, card: int) -> int:
        """While feeding, only a dry field is worth improving; any other can wait for the end of the game (R-13)."""
        reason = self.attach_obstacle(seat, card)
        if reason == 0 and self.irrigated(self.color_of(card)):
            return Reason.FIELD_WATERED
        return reason

    def some_dry_field_to_improve(self, seat: int) -> bool:
        if self.power[seat * POWERS + Power.IMPROVE_FIELD] == 0:
            return False
        for color in range(YELLOW_FIELD, COLORS):
            if self.field_count[seat * COLORS + color] > 0 and not self.irrigated(color):
                return True
        return False

    def fill_feeding(self, seat: int, extra: int) -> None:
        if self.some_dry_field_to_improve(seat):
            for card in range(CARDS):
                if self.improve_obstacle(seat, card) == 0:
                    self.offer(Verb.ATTACH + card)
        for stones in range(self.stones[seat] + 1):
            if self.feed_obstacle(seat, extra, stones) == 0:
                self.offer(Verb.FEED + stones)
        self.offer_feeding_cards(seat, extra, Use.WHEAT)
        self.offer_feeding_cards(seat, extra, Use.STONES)

    def offer_feeding_cards(self, seat: int, extra: int, use: int) -> None:
        if self.uses[seat * USES + use] > 0:
            for card in range(CARDS):
                if self.feeding_card_obstacle(seat, extra, card, use) == 0:
                    self.offer(Verb.PLAY + card * GAINS + use)

    def feeding_card_obstacle(self, seat: int, extra: int, card: int, use: int) -> int:
        if use == Use.FORCE:
            return Reason.NO_USE_NOW
        reason = self.play_obstacle(seat, card, use)
        if reason == 0 and not self.wheat_matters(seat, extra):
            return Reason.WHEAT_NOT_NEEDED
        if reason == 0 and use == Use.STONES:
            return self.stones_obstacle(seat, card) if self.turns_stones_to_wheat(seat) else Reason.STONES_STAY_STONES
        return reason

    def feed_obstacle(self, seat: int, extra: int, stones: int) -> int:
        """R-27: from none to all of the stones, with the card that turns them into wheat."""
        if stones == 0:
            return 0
        if not self.turns_stones_to_wheat(seat):
            return Reason.STONES_STAY_STONES
        if stones > self.stones[seat]:
            return Reason.TOO_FEW_STONES
        return 0 if self.wheat_matters(seat, extra) else Reason.WHEAT_NOT_NEEDED

    def play_wheat_card(self, seat: int, extra: int, card: int) -> None:
        amount = self.content.card_use[card * USES + Use.WHEAT]
        self.use_card(seat, card)
        self.feed_or_ask(seat, extra + amount)

    def feed(self, seat: int, extra: int, stones: int) -> None:
        """S07.2-S07.6: compare, then lose points for what is missing or sell what is left (R-28)."""
        if stones > 0:
            self.spend_stones(seat, stones)
        added = extra + stones * self.content.power_amount[Power.STONES_TO_WHEAT]
        wheat = self.harvest(seat) + added
        self.tell(Event.TEAMS_FED, seat, wheat, self.strength(seat))
        self.gain(seat, Line.FEEDING, -self.hunger_cost(seat, wheat))
        sale = self.most_wheat_sale(seat, wheat)
        if sale > 0:
            self.push(Task.WHEAT_SALE, seat, sale, added)

    def sell_wheat_obstacle(self, most: int, sale: int) -> int:
        return Reason.TOO_LITTLE_WHEAT if sale > most else 0

    def sell_wheat(self, seat: int, sale: int) -> None:
        if sale > 0:
            self.tell(Event.WHEAT_SOLD, seat, sale * self.content.wheat_per_point)
            self.gain(seat, Line.FEEDING, sale)
