"""The rules of Egizia as a whole: set-up, what may be chosen, carrying it out, what is secret."""

from __future__ import annotations

from hypostyle.engine.types import i64
from hypostyle.games.egizia.scoring import Scoring
from hypostyle.games.egizia.vocabulary import (
    ABSENT,
    ASIDE,
    BONUS_TILES,
    BY_TILE,
    CARD_SPACES,
    CARDS,
    CARDS_LINE,
    COLORS,
    DEALT,
    DRAWS,
    FLOOD_BOTTOM,
    GAINS,
    GOLD,
    GREEN_FIELD,
    LAID,
    LEFTOVER_CARD,
    MARKETS,
    MONUMENTS,
    NO_CARD,
    NO_FACE,
    NO_STATUE,
    NOWHERE,
    ORDINARY_TEAMS,
    ROUND_SPACES,
    SPHINX_CARDS,
    STATUE_CARDS,
    STATUES,
    STONE,
    TEAMS,
    UNDER,
    UNSEEN,
    USE_FORCE,
    USE_STONES,
    USE_WHEAT,
    VIOLET,
    VIOLET_BONUS,
    WHEAT,
    Event,
    Reason,
    Task,
    Verb,
)


class Rules(Scoring):
    """A position of Egizia with everything that may happen to it."""

    # ================================================================ S02, S03 set-up
    def set_up(self) -> None:
        self.deal_order_tiles()
        self.flood = self.content.flood_start
        for seat in range(self.seats):
            self.set_up_player(seat)
        self.lay_bonus_tiles()
        self.lay_statues()
        for space in range(CARD_SPACES):
            self.river_card[space] = NO_CARD
        for space in range(ROUND_SPACES):
            self.river_face[space] = NO_FACE
        self.deal_sphinx()

    def deal_order_tiles(self) -> None:
        """S02.10-S02.11: at random; on space 0 the first in order stands at the back (R-43)."""
        for seat in range(self.seats):
            self.order[seat] = seat
        for last in range(self.seats - 1, 0, -1):
            other = self.below(last + 1)
            seat = self.order[last]
            self.order[last] = self.order[other]
            self.order[other] = seat
        for place in range(self.seats):
            seat = self.order[place]
            self.queue[self.seats - 1 - place] = seat
            self.stones[seat] = self.content.start_stones[place]
            self.tell(Event.ORDER_DEALT, seat, place)

    def set_up_player(self, seat: int) -> None:
        for team in range(ORDINARY_TEAMS):
            self.team[seat * TEAMS + team] = self.content.team_start
        self.team[seat * TEAMS + VIOLET] = self.content.lead_start
        self.market[seat * MARKETS + WHEAT] = 1
        self.market[seat * MARKETS + STONE] = 1
        self.quarry[seat] = self.content.start_quarry
        self.field_value[seat * COLORS + GREEN_FIELD] = self.content.start_field
        self.field_count[seat * COLORS + GREEN_FIELD] = 1
        self.furthest[seat] = NOWHERE

    def lay_bonus_tiles(self) -> None:
        """S02.2; with two players both columns are violet (S03.4)."""
        if self.seats == 2:
            self.bonus_tile[GOLD] = self.content.gold_for_two
        else:
            self.bonus_tile[GOLD] = self.pick_bonus(GOLD, -1)
        self.bonus_tile[VIOLET_BONUS] = self.pick_bonus(VIOLET_BONUS, self.bonus_tile[GOLD])
        self.tell(Event.BONUS_LAID, self.bonus_tile[GOLD])
        self.tell(Event.BONUS_LAID, self.bonus_tile[VIOLET_BONUS])

    def pick_bonus(self, color: int, other: int) -> int:
        """A random tile of a colour that is not the other one."""
        count = 0
        for tile in range(BONUS_TILES):
            if self.content.bonus_color[tile] == color and tile != other:
                count += 1
        number = self.below(count)
        tile = 0
        while number > 0 or self.content.bonus_color[tile] != color or tile == other:
            if self.content.bonus_color[tile] == color and tile != other:
                number -= 1
            tile += 1
        return tile

    def lay_statues(self) -> None:
        """S02.3: one A, one B, then one of the rest; with two players no third."""
        for place in range(STATUES):
            self.statue_card[place] = NO_STATUE
        for place in range(self.content.statues[self.seats - 2]):
            count = 0
            for card in range(STATUE_CARDS):
                if self.may_lie(card, place):
                    count += 1
            number = self.below(count)
            card = 0
            while number > 0 or not self.may_lie(card, place):
                if self.may_lie(card, place):
                    number -= 1
                card += 1
            self.statue_card[place] = card
            self.tell(Event.STATUE_LAID, card)

    def may_lie(self, card: int, place: int) -> bool:
        if place < 2 and self.content.statue_letter[card] != place:
            return False
        return self.statue_card[0] != card and self.statue_card[1] != card

    def deal_sphinx(self) -> None:
        """S02.4: two cards to each player, who all choose at the same time (R-44, R-77)."""
        for card in range(SPHINX_CARDS):
            if self.seats == 2 and self.content.sphinx_three_plus[card]:
                self.sphinx[card] = ABSENT
            else:
                self.unseen += 1
        for seat in range(self.seats):
            for place in range(seat * DEALT, (seat + 1) * DEALT):
                card = self.draw_sphinx()
                self.sphinx[card] = ASIDE
                self.dealt[place] = card
        for seat in range(self.seats):
            self.sort_dealt(seat)
            self.tell(Event.SPHINX_DEALT, seat, self.dealt[seat * DEALT], self.dealt[seat * DEALT + 1])
        self.push(Task.SPHINX_CHOICE, 0, 0, 0)
        self.open = (1 << self.seats) - 1

    def sort_dealt(self, seat: int) -> None:
        first = seat * DEALT
        if self.dealt[first] > self.dealt[first + 1]:
            self.swap_dealt(first)

    def swap_dealt(self, first: int) -> None:
        card = self.dealt[first]
        self.dealt[first] = self.dealt[first + 1]
        self.dealt[first + 1] = card

    def choose_dealt(self, seat: int, card: int) -> None:
        """The sealed choice: the card kept comes first. When all are in, refused cards are shuffled into the deck."""
        if self.dealt[seat * DEALT] != card:
            self.swap_dealt(seat * DEALT)
        self.tell(Event.SPHINX_CHOSEN, seat, card)
        self.open &= ~(1 << seat)
        if self.open:
            return
        for owner in range(self.seats):
            kept = self.dealt[owner * DEALT]
            self.sphinx[kept] = owner + 1
            self.hand_count[owner] = 1
            self.sphinx[self.dealt[owner * DEALT + 1]] = UNSEEN
            self.unseen += 1
            self.dealt[owner * DEALT] = 0
            self.dealt[owner * DEALT + 1] = 0
        self.pop()
        self.start_round()
        self.advance()

    # ================================================================ what may be chosen
    def fill_legal(self, seat: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        detail = self.detail[top]
        if task == Task.TURN:
            self.offer_spaces(seat)
            self.offer_sales(seat)
            self.offer(Verb.PASS)
        elif task == Task.BRICKS:
            for monument in range(MONUMENTS):
                if self.lay_obstacle(seat, argument, detail, monument) == 0:
                    self.offer(Verb.LAY + monument)
            if detail & LAID:
                self.offer(Verb.FINISH)
        elif task == Task.SITE_TURN or task == Task.WAITING_TURN:
            self.fill_site_turn(seat, argument)
        elif task == Task.TEAM_CHOICE:
            self.offer_teams(seat)
        elif task == Task.EARLY_RAISE:
            self.offer(Verb.DECLINE)
            self.offer_teams(seat)
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
            self.offer(Verb.DECLINE)
            for place in range(self.drawn_count):
                self.offer(Verb.KEEP + self.drawn[place])
        elif task == Task.WHEAT_SALE:
            for sale in range(argument + 1):
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
            self.offer(Verb.DECLINE)
            for means in range(BY_TILE + 1):
                if self.extra_obstacle(seat, means) == 0:
                    self.offer(Verb.EXTRA + means)
        elif task == Task.FREE_BRICK_CHOICE:
            for monument in range(MONUMENTS):
                if self.free_brick_obstacle(seat, monument) == 0:
                    self.offer(Verb.LAY + monument)
        elif task == Task.LEFTOVER_CHOICE:
            self.offer(Verb.DECLINE)
            for space in range(CARD_SPACES):
                if self.river_card[space] != NO_CARD:
                    self.offer(Verb.TAKE + space)
        elif task == Task.MARKETS_FOR_TEAM:
            self.offer(Verb.DECLINE)
            for team in range(TEAMS):
                if self.lower_obstacle(seat, team) == 0:
                    self.offer(Verb.LOWER_TEAM + team)
        elif task == Task.REINFORCEMENT:
            if self.finish_obstacle(seat, task, argument, 0) == 0:
                self.offer(Verb.FINISH)
            for card in range(detail, CARDS):
                if self.reinforce_obstacle(seat, card, detail) == 0:
                    self.offer(Verb.PLAY + card * GAINS + USE_FORCE)
        elif task == Task.LATE_STRENGTH:
            self.offer(Verb.DECLINE)
            self.offer_strength(seat)
            if self.stone_cards_useful(seat):
                self.offer_cards(seat, USE_STONES)
        else:
            self.fill_last_cards(seat)

    def offer_teams(self, seat: int) -> None:
        for team in range(TEAMS):
            if self.can_rise(seat, team):
                self.offer(Verb.RAISE + team)

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        if self.over:
            return Reason.NOT_ASKED
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        detail = self.detail[top]
        if action < Verb.PLACE:
            return self.keep_refusal(seat, task, action - Verb.KEEP)
        if action < Verb.PASS:
            return (
                self.place_obstacle(seat, action - Verb.PLACE)
                if task == Task.TURN or task == Task.EXTRA_TURN
                else Reason.NOT_ASKED
            )
        if action < Verb.EXTRA:
            return 0 if task == Task.TURN else (Reason.MUST_PLACE if task == Task.EXTRA_TURN else Reason.NOT_ASKED)
        if action < Verb.SELL:
            return self.extra_obstacle(seat, action - Verb.EXTRA) if task == Task.EXTRA_SHIP else Reason.NOT_ASKED
        if action < Verb.RAISE:
            return self.sell_obstacle(seat, action - Verb.SELL) if sells_stones(task) else Reason.NOT_ASKED
        if action < Verb.LOWER_TEAM:
            if task != Task.TEAM_CHOICE and task != Task.EARLY_RAISE:
                return Reason.NOT_ASKED
            return 0 if self.can_rise(seat, action - Verb.RAISE) else Reason.TEAM_AT_MOST
        if action < Verb.MOVE:
            return (
                self.lower_obstacle(seat, action - Verb.LOWER_TEAM)
                if task == Task.MARKETS_FOR_TEAM
                else Reason.NOT_ASKED
            )
        if action < Verb.ADVANCE:
            return self.flood_obstacle(argument, action - Verb.MOVE) if task == Task.FLOOD_CHOICE else Reason.NOT_ASKED
        if action < Verb.TAKE:
            return 0 if task == Task.MARKET_CHOICE else Reason.NOT_ASKED
        if action < Verb.PLAY:
            if task != Task.LEFTOVER_CHOICE:
                return Reason.NOT_ASKED
            return 0 if self.river_card[action - Verb.TAKE] != NO_CARD else Reason.NO_CARD_LEFT
        if action < Verb.ATTACH:
            card = (action - Verb.PLAY) // GAINS
            return self.card_refusal(seat, task, argument, detail, card, (action - Verb.PLAY) % GAINS)
        if action < Verb.FEED:
            return self.attach_refusal(seat, task, action - Verb.ATTACH)
        if action < Verb.SELL_WHEAT:
            return self.feed_obstacle(seat, argument, action - Verb.FEED) if task == Task.FEEDING else Reason.NOT_ASKED
        if action < Verb.BUILD:
            if task != Task.WHEAT_SALE:
                return Reason.NOT_ASKED
            return 0 if action - Verb.SELL_WHEAT <= argument else Reason.TOO_LITTLE_WHEAT
        if action < Verb.STRENGTHEN:
            if not at_site(task):
                return Reason.NOT_ASKED
            return self.crew_obstacle(
                seat, action - Verb.BUILD, self.cheapest_at(seat, argument), self.card_force(seat)
            )
        if action < Verb.LAY:
            if not at_site(task) and task != Task.LATE_STRENGTH:
                return Reason.NOT_ASKED
            pair = action - Verb.STRENGTHEN
            return self.strengthen_obstacle(seat, pair // (TEAMS + 1), pair % (TEAMS + 1))
        if action < Verb.FINISH:
            if task == Task.FREE_BRICK_CHOICE:
                return self.free_brick_obstacle(seat, action - Verb.LAY)
            return (
                self.lay_obstacle(seat, argument, detail, action - Verb.LAY)
                if task == Task.BRICKS
                else Reason.NOT_ASKED
            )
        if action < Verb.BUY:
            return self.finish_obstacle(seat, task, argument, detail)
        if action < Verb.WITHDRAW:
            return (
                self.buy_obstacle(seat, (action - Verb.BUY) // 2, (action - Verb.BUY) % 2)
                if task == Task.PURCHASE
                else Reason.NOT_ASKED
            )
        if action < Verb.DECLINE:
            return 0 if at_site(task) else Reason.NOT_ASKED
        return 0 if may_decline(task) else Reason.NOT_ASKED

    def keep_refusal(self, seat: int, task: int, card: int) -> int:
        if task == Task.SPHINX_CHOICE:
            if self.dealt[seat * DEALT] == card or self.dealt[seat * DEALT + 1] == card:
                return 0
            return Reason.NOT_DEALT
        return self.keep_obstacle(card) if task == Task.KEEPING or task == Task.KEEPING_MORE else Reason.NOT_ASKED

    def card_refusal(self, seat: int, task: int, argument: int, detail: int, card: int, use: int) -> int:
        """R-13: the windows in which cards for stones, wheat and force are played."""
        if task == Task.FEEDING:
            return self.feeding_card_obstacle(seat, argument, card, use)
        if task == Task.LAST_CARDS:
            return self.last_card_obstacle(seat, card, use)
        if task == Task.REINFORCEMENT:
            return self.reinforce_obstacle(seat, card, detail) if use == USE_FORCE else Reason.NO_USE_NOW
        if at_site(task) or task == Task.LATE_STRENGTH:
            return self.stones_obstacle(seat, card) if use == USE_STONES else Reason.NO_USE_NOW
        return Reason.NOT_ASKED

    def attach_refusal(self, seat: int, task: int, card: int) -> int:
        if task == Task.FEEDING:
            return self.improve_obstacle(seat, card)
        return self.attach_obstacle(seat, card) if task == Task.LAST_CARDS else Reason.NOT_ASKED

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
        if task == Task.SPHINX_CHOICE:
            self.choose_dealt(seat, action - Verb.KEEP)
            return
        self.pop()
        if action < Verb.PLACE:
            self.keep_drawn(seat, action - Verb.KEEP, task == Task.KEEPING_MORE)
        elif action < Verb.PASS:
            self.place_ship(seat, action - Verb.PLACE)
        elif action < Verb.EXTRA:
            self.pass_turn(seat)
        elif action < Verb.SELL:
            self.use_extra_ship(seat, action - Verb.EXTRA)
        elif action < Verb.RAISE:
            self.sell(seat, task, argument, action - Verb.SELL)
        elif action < Verb.LOWER_TEAM:
            self.rise(seat, task, argument, action - Verb.RAISE)
        elif action < Verb.MOVE:
            self.give_strength_for_markets(seat, action - Verb.LOWER_TEAM)
        elif action < Verb.ADVANCE:
            self.move_flood(seat, action - Verb.MOVE)
        elif action < Verb.TAKE:
            self.advance_market(seat, action - Verb.ADVANCE, argument)
        elif action < Verb.PLAY:
            self.take_card(seat, action - Verb.TAKE)
        elif action < Verb.ATTACH:
            self.play(seat, task, argument, (action - Verb.PLAY) // GAINS, (action - Verb.PLAY) % GAINS)
        elif action < Verb.FEED:
            self.improve(seat, task, argument, action - Verb.ATTACH)
        elif action < Verb.SELL_WHEAT:
            self.feed(seat, argument, action - Verb.FEED)
        elif action < Verb.BUILD:
            self.sell_wheat(seat, action - Verb.SELL_WHEAT)
        elif action < Verb.STRENGTHEN:
            self.send_crew(seat, argument, action - Verb.BUILD, task == Task.WAITING_TURN)
        elif action < Verb.LAY:
            self.strengthen(seat, (action - Verb.STRENGTHEN) // (TEAMS + 1), (action - Verb.STRENGTHEN) % (TEAMS + 1))
        elif action < Verb.FINISH:
            if task == Task.BRICKS:
                self.lay_paid_brick(seat, argument, detail, action - Verb.LAY)
            else:
                self.lay_free_brick(seat, action - Verb.LAY)
        elif action < Verb.BUY:
            if task == Task.BRICKS:
                self.finish_bricks(seat, argument, detail)
            else:
                self.start_work(seat, argument)
        elif action < Verb.WITHDRAW:
            self.buy(seat, (action - Verb.BUY) // 2, (action - Verb.BUY) % 2)
        elif action < Verb.DECLINE:
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
        if use == USE_WHEAT:
            self.play_wheat_card(seat, argument, card)
        elif use == USE_FORCE:
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
            self.gain(seat, CARDS_LINE, self.content.power_amount[LEFTOVER_CARD])
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

    # ================================================================ S01.4 secrets
    def erase(self, seat: int) -> None:
        """Sphinx hands, cards being chosen from and cards under the deck are known only to who holds or put them."""
        self.forget_chance()
        if self.over:
            return  # final scoring has laid every hand open
        for card in range(SPHINX_CARDS):
            if self.sphinx[card] != seat + 1 and self.sphinx[card] != ABSENT:
                self.sphinx[card] = UNSEEN
        for place in range(self.under_count):
            if self.under_by[place] == seat and self.under[place] != NO_CARD:
                self.sphinx[self.under[place]] = UNDER
            else:
                self.under[place] = NO_CARD
        self.erase_aside(seat)

    def erase_aside(self, seat: int) -> None:
        """Cards dealt at set-up or drawn at the Sphinx, while their owner chooses."""
        top = self.depth - 1
        for place in range(self.drawn_count):
            if self.who[top] == seat and self.drawn[place] != NO_CARD:
                self.sphinx[self.drawn[place]] = ASIDE
            else:
                self.drawn[place] = NO_CARD
        if self.task[top] == Task.SPHINX_CHOICE:
            for owner in range(self.seats):
                for place in range(owner * DEALT, (owner + 1) * DEALT):
                    if owner == seat and self.dealt[place] != NO_CARD:
                        self.sphinx[self.dealt[place]] = ASIDE
                    else:
                        self.dealt[place] = NO_CARD

    def redeal(self, seed: i64) -> None:
        self.seed(seed)
        if self.over:
            return
        hidden = 0
        for card in range(SPHINX_CARDS):
            if self.sphinx[card] == UNSEEN:
                hidden += 1
        for seat in range(self.seats):
            missing = self.hand_count[seat]
            for card in range(SPHINX_CARDS):
                if self.sphinx[card] == seat + 1:
                    missing -= 1
            for _ in range(missing):
                self.sphinx[self.pick_unseen(hidden)] = seat + 1
                hidden -= 1
        for place in range(self.under_count):
            if self.under[place] == NO_CARD:
                self.under[place] = self.pick_unseen(hidden)
                self.sphinx[self.under[place]] = UNDER
                hidden -= 1
        self.redeal_aside(hidden)

    def redeal_aside(self, hidden: int) -> None:
        for place in range(self.drawn_count):
            if self.drawn[place] == NO_CARD:
                self.drawn[place] = self.pick_unseen(hidden)
                self.sphinx[self.drawn[place]] = ASIDE
                hidden -= 1
        if self.task[self.depth - 1] != Task.SPHINX_CHOICE:
            return
        for place in range(self.seats * DEALT):
            if self.dealt[place] == NO_CARD:
                self.dealt[place] = self.pick_unseen(hidden)
                self.sphinx[self.dealt[place]] = ASIDE
                hidden -= 1
        for seat in range(self.seats):
            if (self.open >> seat) & 1:
                self.sort_dealt(seat)


def sells_stones(task: int) -> bool:
    """R-13: own placing turns, own building turns, the last window."""
    return task == Task.TURN or at_site(task) or task == Task.LAST_CARDS


def at_site(task: int) -> bool:
    return task == Task.SITE_TURN or task == Task.WAITING_TURN


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
