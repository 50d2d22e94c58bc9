"""The rules of Egizia as a whole: what may be chosen, why not, and carrying it out."""

from __future__ import annotations

from hypostyle.games.egizia.board import Printed
from hypostyle.games.egizia.set_up import SetUp
from hypostyle.games.egizia.vocabulary import (
    BY_TILE,
    CARD_SPACES,
    CARDS,
    DEALT,
    DRAWS,
    FLOOD_BOTTOM,
    GAINS,
    LAID,
    MONUMENTS,
    MOST_SALE,
    STONE,
    TEAMS,
    VERB_OF,
    WHEAT,
    Line,
    Power,
    Reason,
    Task,
    Use,
    Verb,
)

__all__ = ["Printed", "Rules"]


class Rules(SetUp):
    """A position of Egizia with everything that may happen to it."""

    # ================================================================ what may be chosen
    def fill_legal(self, seat: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        detail = self.detail[top]
        if may_decline(task):
            self.offer(Verb.DECLINE)
        if task == Task.TURN:
            self.offer_spaces(seat)
            self.offer_sales(seat)
            self.offer(Verb.PASS)
        elif task == Task.BRICKS:
            for monument in range(MONUMENTS):
                if self.lay_obstacle(seat, argument, detail, monument) == 0:
                    self.offer(Verb.LAY + monument)
            if self.finish_obstacle(seat, task, argument, detail) == 0:
                self.offer(Verb.FINISH)
        elif task == Task.SITE_TURN or task == Task.WAITING_TURN:
            self.fill_site_turn(seat, argument)
        elif lowers_teams(task, argument):
            for team in range(TEAMS):
                if self.lower_obstacle(seat, team) == 0:
                    self.offer(Verb.LOWER_TEAM + team)
        elif task == Task.TEAM_CHOICE or task == Task.EARLY_RAISE:
            for team in range(TEAMS):
                if self.raise_obstacle(seat, team) == 0:
                    self.offer(Verb.RAISE + team)
        elif task == Task.FLOOD_CHOICE:
            for position in range(FLOOD_BOTTOM + 1):
                if self.flood_obstacle(argument, position) == 0:
                    self.offer(Verb.MOVE + position)
        elif task == Task.MARKET_CHOICE:
            self.offer(Verb.ADVANCE + WHEAT)
            self.offer(Verb.ADVANCE + STONE)
        elif task == Task.PURCHASE:
            for paid in range(1, DRAWS + 1):
                for free in range(2):
                    if self.buy_obstacle(seat, paid, free) == 0:
                        self.offer(Verb.BUY + paid * 2 + free)
        elif task == Task.KEEPING or task == Task.KEEPING_MORE:
            for place in range(self.drawn_count):
                self.offer(Verb.KEEP + self.drawn[place])
        elif task == Task.WHEAT_SALE:
            for sale in range(MOST_SALE + 1):
                if self.sell_wheat_obstacle(argument, sale) == 0:
                    self.offer(Verb.SELL_WHEAT + sale)
        elif task == Task.FEEDING:
            self.fill_feeding(seat, argument)
        else:
            self.fill_rare(seat, task, argument, detail)

    def fill_rare(self, seat: int, task: int, argument: int, detail: int) -> None:
        if task == Task.SPHINX_CHOICE:
            self.offer(Verb.KEEP + self.dealt[seat * DEALT])
            self.offer(Verb.KEEP + self.dealt[seat * DEALT + 1])
        elif task == Task.EXTRA_TURN:
            self.offer_spaces(seat)
        elif task == Task.EXTRA_SHIP:
            for means in range(BY_TILE + 1):
                if self.extra_obstacle(seat, means) == 0:
                    self.offer(Verb.EXTRA + means)
        elif task == Task.FREE_BRICK_CHOICE:
            for monument in range(MONUMENTS):
                if self.free_brick_obstacle(seat, monument) == 0:
                    self.offer(Verb.LAY + monument)
        elif task == Task.LEFTOVER_CHOICE:
            for space in range(CARD_SPACES):
                if self.take_obstacle(space) == 0:
                    self.offer(Verb.TAKE + space)
        elif task == Task.REINFORCEMENT:
            if self.finish_obstacle(seat, task, argument, detail) == 0:
                self.offer(Verb.FINISH)
            for card in range(detail, CARDS):
                if self.reinforce_obstacle(seat, argument, card, detail) == 0:
                    self.offer(Verb.PLAY + card * GAINS + Use.FORCE)
        elif task == Task.LATE_STRENGTH:
            self.offer_strength(seat)
            self.offer_stone_cards(seat)
        else:
            self.fill_last_cards(seat)

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        if self.over:
            return Reason.NOT_ASKED
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        detail = self.detail[top]
        verb = VERB_OF[action]
        number = action - verb
        if verb == Verb.KEEP:
            if task == Task.SPHINX_CHOICE:
                return self.deal_obstacle(seat, number)
            if task == Task.KEEPING or task == Task.KEEPING_MORE:
                return self.keep_obstacle(number)
        elif verb == Verb.PLACE:
            if task == Task.TURN or task == Task.EXTRA_TURN:
                return self.place_obstacle(seat, number)
        elif verb == Verb.PASS:
            if task == Task.TURN:
                return 0
            if task == Task.EXTRA_TURN:
                return Reason.MUST_PLACE
        elif verb == Verb.EXTRA:
            if task == Task.EXTRA_SHIP:
                return self.extra_obstacle(seat, number)
        elif verb == Verb.SELL:
            if sells_stones(task):
                return self.sell_obstacle(seat, number)
        elif verb == Verb.RAISE:
            if (task == Task.TEAM_CHOICE and argument > 0) or task == Task.EARLY_RAISE:
                return self.raise_obstacle(seat, number)
        elif verb == Verb.LOWER_TEAM:
            if lowers_teams(task, argument):
                return self.lower_obstacle(seat, number)
        elif verb == Verb.MOVE:
            if task == Task.FLOOD_CHOICE:
                return self.flood_obstacle(argument, number)
        elif verb == Verb.ADVANCE:
            if task == Task.MARKET_CHOICE:
                return 0
        elif verb == Verb.TAKE:
            if task == Task.LEFTOVER_CHOICE:
                return self.take_obstacle(number)
        elif verb == Verb.PLAY:
            return self.card_refusal(seat, task, argument, detail, number // GAINS, number % GAINS)
        elif verb == Verb.ATTACH:
            if task == Task.FEEDING:
                return self.improve_obstacle(seat, number)
            if task == Task.LAST_CARDS:
                return self.attach_obstacle(seat, number)
        elif verb == Verb.FEED:
            if task == Task.FEEDING:
                return self.feed_obstacle(seat, argument, number)
        elif verb == Verb.SELL_WHEAT:
            if task == Task.WHEAT_SALE:
                return self.sell_wheat_obstacle(argument, number)
        elif verb == Verb.BUILD:
            if at_site(task):
                return self.crew_obstacle(seat, number, self.cheapest_at(seat, argument), self.card_force(seat, 0))
        elif verb == Verb.STRENGTHEN:
            if at_site(task) or task == Task.LATE_STRENGTH:
                return self.strengthen_obstacle(seat, number // (TEAMS + 1), number % (TEAMS + 1))
        elif verb == Verb.LAY:
            if task == Task.FREE_BRICK_CHOICE:
                return self.free_brick_obstacle(seat, number)
            if task == Task.BRICKS:
                return self.lay_obstacle(seat, argument, detail, number)
        elif verb == Verb.FINISH:
            return self.finish_obstacle(seat, task, argument, detail)
        elif verb == Verb.BUY:
            if task == Task.PURCHASE:
                return self.buy_obstacle(seat, number // 2, number % 2)
        elif verb == Verb.WITHDRAW:
            if at_site(task):
                return 0
        elif may_decline(task):
            return 0
        return Reason.NOT_ASKED

    def card_refusal(self, seat: int, task: int, argument: int, detail: int, card: int, use: int) -> int:
        """R-13: the windows in which cards for stones, wheat and force are played."""
        if task == Task.FEEDING:
            return self.feeding_card_obstacle(seat, argument, card, use)
        if task == Task.LAST_CARDS:
            return self.last_card_obstacle(seat, card, use)
        if task == Task.REINFORCEMENT:
            return self.reinforce_obstacle(seat, argument, card, detail) if use == Use.FORCE else Reason.NO_USE_NOW
        if at_site(task) or task == Task.LATE_STRENGTH:
            return self.stones_obstacle(seat, card) if use == Use.STONES else Reason.NO_USE_NOW
        return Reason.NOT_ASKED

    def finish_obstacle(self, seat: int, task: int, site: int, flags: int) -> int:
        if task == Task.REINFORCEMENT:
            return self.force_obstacle(seat, self.force, self.cheapest_at(seat, site))
        if task != Task.BRICKS:
            return Reason.NOT_ASKED
        return 0 if flags & LAID else Reason.LAY_ONE_FIRST

    # ================================================================ carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        detail = self.detail[top]
        verb = VERB_OF[action]
        number = action - verb
        if task == Task.SPHINX_CHOICE:
            self.choose_dealt(seat, number)
            if not self.open:
                self.advance()
            return
        self.pop()
        if verb == Verb.KEEP:
            self.keep_drawn(seat, number, task == Task.KEEPING_MORE)
        elif verb == Verb.PLACE:
            self.place_ship(seat, number)
        elif verb == Verb.PASS:
            self.pass_turn(seat)
        elif verb == Verb.EXTRA:
            self.use_extra_ship(seat, number)
        elif verb == Verb.SELL:
            self.sell(seat, task, argument, number)
        elif verb == Verb.RAISE:
            self.rise(seat, task, argument, number)
        elif verb == Verb.LOWER_TEAM and task == Task.TEAM_CHOICE:
            self.weaken(seat, argument, number)
        elif verb == Verb.LOWER_TEAM:
            self.give_strength_for_markets(seat, number)
        elif verb == Verb.MOVE:
            self.move_flood(seat, number)
        elif verb == Verb.ADVANCE:
            self.advance_market(seat, number, argument)
        elif verb == Verb.TAKE:
            self.take_card(seat, number)
        elif verb == Verb.PLAY:
            self.play(seat, task, argument, number // GAINS, number % GAINS)
        elif verb == Verb.ATTACH:
            self.improve(seat, task, argument, number)
        elif verb == Verb.FEED:
            self.feed(seat, argument, number)
        elif verb == Verb.SELL_WHEAT:
            self.sell_wheat(seat, number)
        elif verb == Verb.BUILD:
            self.send_crew(seat, argument, number, task == Task.WAITING_TURN)
        elif verb == Verb.STRENGTHEN:
            self.strengthen(seat, number // (TEAMS + 1), number % (TEAMS + 1))
        elif verb == Verb.LAY:
            if task == Task.BRICKS:
                self.lay_paid_brick(seat, argument, detail, number)
            else:
                self.lay_free_brick(seat, number)
        elif verb == Verb.FINISH:
            if task == Task.BRICKS:
                self.finish_bricks(seat, argument, detail)
            else:
                self.start_work(seat, argument)
        elif verb == Verb.BUY:
            self.buy(seat, number // 2, number % 2)
        elif verb == Verb.WITHDRAW:
            if task == Task.WAITING_TURN:
                self.keep_waiting()
            else:
                self.withdraw(seat, argument)
        else:
            self.decline(seat, task, argument)
        self.advance()

    def sell(self, seat: int, task: int, turn: int, amount: int) -> None:
        self.sell_stones(seat, amount)
        if task == Task.TURN:
            self.repeat_turn(turn)

    def rise(self, seat: int, task: int, remaining: int, team: int) -> None:
        if task == Task.EARLY_RAISE:
            self.raise_early(seat, team)
        else:
            self.raise_team(seat, team, 1)
            self.ask_for_team(seat, remaining - 1)

    def play(self, seat: int, task: int, argument: int, card: int, use: int) -> None:
        if use == Use.WHEAT:
            self.play_wheat_card(seat, argument, card)
        elif use == Use.FORCE:
            self.reinforce(seat, argument, card)
        else:
            self.play_stone_card(seat, card)
            if task == Task.FEEDING:
                self.feed_or_ask(seat, argument)

    def improve(self, seat: int, task: int, argument: int, field: int) -> None:
        self.attach(seat, field)
        if task == Task.FEEDING:
            self.feed_or_ask(seat, argument)

    def decline(self, seat: int, task: int, argument: int) -> None:
        """One action refuses whatever is optional; a refused leftover card is worth its point."""
        if task == Task.LEFTOVER_CHOICE:
            self.gain(seat, Line.CARDS, self.content.power_amount[Power.LEFTOVER_CARD])
        elif task == Task.LATE_STRENGTH or task == Task.LAST_CARDS:
            self.argument[self.depth - 1] = argument + 1  # the next player
        elif task == Task.KEEPING or task == Task.KEEPING_MORE:
            self.return_drawn(seat)

    def advance(self) -> None:
        """Run what resolves itself, until somebody has to choose or the match is over."""
        while not self.over:
            top = self.depth - 1
            task = self.task[top]
            if task <= Task.LAST_DECISION:
                self.open = 1 << self.who[top]
                return
            argument = self.argument[top]
            if task == Task.EFFECT_STEP:
                self.next_effect(self.who[top], argument, self.detail[top])
            elif task == Task.AFTER_SHIP:
                seat = self.who[top]
                self.pop()
                self.after_ship(seat)
            elif task == Task.SHIP_STEP:
                self.next_ship(argument)
            elif task == Task.LEFTOVER_STEP:
                self.next_leftover(argument)
            elif task == Task.STONE_STEP:
                self.next_stones(argument)
            elif task == Task.FEED_STEP:
                self.next_feeding(argument)
            elif task == Task.EARLY_STEP:
                self.next_early_raise(argument)
            elif task == Task.SITE_STEP:
                self.next_at_site(argument, self.detail[top])
            elif task == Task.LATE_STEP:
                self.next_late_strength(argument)
            elif task == Task.CLOSING_STEP:
                self.close_round()
            else:
                self.next_last_cards(argument)
        self.open = 0


def sells_stones(task: int) -> bool:
    """R-13: own placing turns, own building turns, the last window."""
    return task == Task.TURN or at_site(task) or task == Task.LAST_CARDS


def at_site(task: int) -> bool:
    return task == Task.SITE_TURN or task == Task.WAITING_TURN


def lowers_teams(task: int, amount: int) -> bool:
    return task == Task.MARKETS_FOR_TEAM or (task == Task.TEAM_CHOICE and amount < 0)


def may_decline(task: int) -> bool:
    return (
        task == Task.EXTRA_SHIP
        or task == Task.LEFTOVER_CHOICE
        or task == Task.MARKETS_FOR_TEAM
        or task == Task.EARLY_RAISE
        or task == Task.KEEPING
        or task == Task.KEEPING_MORE
        or task == Task.LATE_STRENGTH
        or task == Task.LAST_CARDS
    )
