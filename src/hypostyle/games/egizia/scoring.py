"""The end of a round and of the game of Egizia: cooperation, new order, last cards, final scoring."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.types import chapter, i8, inline
from hypostyle.games.egizia.building import Building
from hypostyle.games.egizia.vocabulary import (
    BONUS_TILES,
    CARD_SPACES,
    CARDS,
    COLORS,
    FOR_EACH,
    GAINS,
    GOALS,
    LINES,
    MARKETS,
    NO_CARD,
    NO_STATUE,
    NOBODY,
    ONCE_A_ROUND,
    OUT,
    POWERS,
    RED_FIELD,
    ROUND_SPACES,
    SEATS,
    SPACES,
    SPHINX_CARDS,
    STATUE_LEVELS,
    STATUES,
    STONE,
    STRICTLY_MOST,
    USES,
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
class Scoring(Building):
    """Step six of a round, and what follows the last one."""

    # ================================================================ S14 end of a round
    def close_round(self) -> None:
        self.pop()
        self.score_cooperation()
        self.tell(Event.ROUND_ENDED, self.round)
        if self.round + 1 == self.content.rounds:
            self.push(Task.LAST_STEP, 0, 0, 0)
            return
        self.clean_river()
        self.deal_order()
        self.round += 1
        self.start_round()

    def score_cooperation(self) -> None:
        """R-62: from the front of the score track as it stands when the step begins."""
        ahead: Annotated[list[i8], SEATS] = [0] * SEATS
        for place in range(self.seats):
            ahead[place] = self.queue[place]
        for place in range(self.seats):
            seat = ahead[place]
            sites = self.number_of_sites(self.built[seat])
            self.gain(seat, Line.COOPERATION, self.content.cooperation[sites])

    def clean_river(self) -> None:
        """S14.3: ships, cards and tiles leave the river (R-45); teams and reminder tokens are turned back."""
        for space in range(SPACES):
            self.ship[space] = NOBODY
        for space in range(CARD_SPACES):
            if self.river_card[space] != NO_CARD:
                self.card_place[self.river_card[space]] = OUT
                self.river_card[space] = NO_CARD
        for space in range(ROUND_SPACES):
            self.guests[space] = 0
        once_a_round = 0
        for effect in range(BONUS_TILES):
            if self.content.bonus_often[effect] == ONCE_A_ROUND:
                once_a_round |= 1 << effect
        for seat in range(self.seats):
            self.passed[seat] = 0
            self.built[seat] = 0
            self.team_used[seat] = 0
            self.waiting_uses[seat] = 0
            self.obelisk_bonus[seat] = 0
            self.bonus_used[seat] &= ~once_a_round
        for place in range(SEATS * POWERS):
            self.power_used[place] = 0

    def deal_order(self) -> None:
        """S14.4: fewest points first; on one space the marker that arrived last counts as having fewer (R-15)."""
        for place in range(self.seats):
            self.order[place] = self.queue[self.seats - 1 - place]
            self.tell(Event.ORDER_DEALT, self.order[place], place)

    # ================================================================ S16.1 the last window for cards
    def next_last_cards(self, place: int) -> None:
        """Each player in order, until he has nothing left to play or declines; then the final scoring."""
        if place == self.seats:
            self.pop()
            self.score_match()
            self.over = 1
        elif self.last_cards_matter(self.order[place]):
            self.push(Task.LAST_CARDS, self.order[place], place, 0)
        else:
            self.argument[self.depth - 1] = place + 1

    def last_cards_matter(self, seat: int) -> bool:
        return self.most_sold(seat) > 0 or self.last_stones_matter(seat) or self.some_field_to_improve(seat)

    def last_stones_matter(self, seat: int) -> bool:
        """Stones are worth something at the end by the stone market or by selling them."""
        if not self.stone_cards_useful(seat):
            return False
        return self.stones_count_at_end(seat) or self.uses[seat * USES + Use.SELL_STONES] > 0

    @inline
    def stones_count_at_end(self, seat: int) -> bool:
        return self.market[seat * MARKETS + STONE] >= self.content.stone_end_level

    def some_field_to_improve(self, seat: int) -> bool:
        if self.power[seat * POWERS + Power.IMPROVE_FIELD] == 0:
            return False
        return self.field_count[seat * COLORS + YELLOW_FIELD] + self.field_count[seat * COLORS + RED_FIELD] > 0

    def fill_last_cards(self, seat: int) -> None:
        self.offer_sales(seat)
        if self.uses[seat * USES + Use.STONES] > 0:
            for card in range(CARDS):
                if self.last_card_obstacle(seat, card, Use.STONES) == 0:
                    self.offer(Verb.PLAY + card * GAINS + Use.STONES)
        if self.some_field_to_improve(seat):
            for card in range(CARDS):
                if self.attach_obstacle(seat, card) == 0:
                    self.offer(Verb.ATTACH + card)

    def last_card_obstacle(self, seat: int, card: int, use: int) -> int:
        if use != Use.STONES:
            return Reason.NO_USE_NOW
        reason = self.stones_obstacle(seat, card)
        if reason == 0 and not self.last_stones_matter(seat):
            return Reason.NO_USE_NOW
        return reason

    # ================================================================ S16 final scoring, in the rulebook's order
    def score_match(self) -> None:
        self.score_majority()
        for seat in range(self.seats):
            cards = self.power[seat * POWERS + Power.END_POINTS]
            self.gain(seat, Line.END_CARDS, cards * self.content.power_amount[Power.END_POINTS])
        for seat in range(self.seats):
            self.score_sphinx_cards(seat)
        for seat in range(self.seats):
            self.score_statues(seat)
        for seat in range(self.seats):
            if self.stones_count_at_end(seat):
                self.gain(seat, Line.STONES, self.stones[seat] // self.content.stones_per_point)
        self.tell(Event.MATCH_ENDED)

    def score_majority(self) -> None:
        """S12.6: most bricks in the whole pyramid; all who are tied score, nobody without a brick (R-34)."""
        most = 0
        for seat in range(self.seats):
            most = max(most, self.pyramid_bricks[seat])
        for seat in range(self.seats):
            if most > 0 and self.pyramid_bricks[seat] == most:
                self.gain(seat, Line.MAJORITY, self.content.majority)

    def score_sphinx_cards(self, seat: int) -> None:
        for card in range(SPHINX_CARDS):
            if self.sphinx[card] == seat + 1:
                points = self.sphinx_value(seat, card)
                self.tell(Event.SPHINX_SCORED, seat, card, points)
                self.gain(seat, Line.SPHINX_CARDS, points)

    def sphinx_value(self, seat: int, card: int) -> int:
        """S19: per item; only if strictly ahead of everybody; or only if every goal is met."""
        points = self.content.sphinx_points[card]
        if self.content.sphinx_mode[card] == FOR_EACH:
            return points * self.goal_reached(seat, card, 0)
        for goal in range(self.content.goals[card]):
            if not self.goal_met(seat, card, goal):
                return 0
        return points

    @inline
    def goal_reached(self, seat: int, card: int, goal: int) -> int:
        """How far a seat has come towards a goal of a Sphinx card."""
        return self.measure(seat, self.content.goal[card * GOALS + goal])

    def goal_need(self, seat: int, card: int, goal: int) -> int:
        """The number a goal asks for: the printed one, or one more than anybody else has."""
        if self.content.sphinx_mode[card] != STRICTLY_MOST:
            return self.content.goal_amount[card * GOALS + goal]
        most = 0
        for other in range(self.seats):
            if other != seat:
                most = max(most, self.goal_reached(other, card, goal))
        return most + 1

    def goal_met(self, seat: int, card: int, goal: int) -> bool:
        return self.goal_reached(seat, card, goal) >= self.goal_need(seat, card, goal)

    def score_statues(self, seat: int) -> None:
        for place in range(STATUES):
            if self.statue_card[place] != NO_STATUE and self.statue[seat * STATUES + place] > 0:
                points = self.statue_value(seat, place)
                self.tell(Event.STATUE_SCORED, seat, self.statue_card[place], points)
                self.gain(seat, Line.STATUES, points)

    @inline
    def statue_reached(self, seat: int, place: int) -> int:
        """S21: how far a seat has come towards the objective of a statue."""
        return self.measure(seat, self.content.statue_measure[self.statue_card[place]])

    def statue_value(self, seat: int, place: int) -> int:
        """S16.4: the highest level that is both built and reached by its objective, not added up."""
        card = self.statue_card[place]
        reached = self.statue_reached(seat, place)
        points = 0
        for level in range(self.statue[seat * STATUES + place]):
            if reached >= self.content.statue_need[card * STATUE_LEVELS + level]:
                points = self.content.statue_points[card * STATUE_LEVELS + level]
        return points

    # ================================================================ the score sheet
    def points(self, seat: int, line: int) -> int:
        return self.line_points[seat * LINES + line]

    def tie_break(self, seat: int, level: int) -> int:
        """S16.6: the higher order tile of the last round (R-18)."""
        place = 0
        while self.order[place] != seat:
            place += 1
        return place + 1

    def result(self, seat: int) -> float:
        return self.score[seat] * 8.0 + self.tie_break(seat, 0)
