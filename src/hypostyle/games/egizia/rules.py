"""The rules of Egizia as a whole: set-up, what may be chosen, carrying it out, what is secret."""

from __future__ import annotations

from hypostyle.engine.types import i64
from hypostyle.games.egizia.scoring import Scoring
from hypostyle.games.egizia.vocabulary import (
    ABSENT,
    ADVANCE,
    AFTER_SHIP,
    ASIDE,
    ATTACH,
    BONUS_LAID,
    BONUS_TILES,
    BRICKS,
    BUILD,
    BUY,
    BY_TILE,
    CARD_SPACES,
    CARDS,
    CARDS_LINE,
    CLOSING_STEP,
    COLORS,
    DEALT,
    DECLINE,
    DRAWS,
    EARLY_RAISE,
    EARLY_STEP,
    EFFECT_STEP,
    EXTRA,
    EXTRA_SHIP,
    EXTRA_TURN,
    FEED,
    FEED_STEP,
    FEEDING,
    FINISH,
    FLOOD_BOTTOM,
    FLOOD_CHOICE,
    FREE_BRICK_CHOICE,
    GAINS,
    GOLD,
    GREEN_FIELD,
    KEEP,
    KEEPING,
    KEEPING_MORE,
    LAID,
    LAST_CARDS,
    LAST_DECISION,
    LATE_STEP,
    LATE_STRENGTH,
    LAY,
    LAY_ONE_FIRST,
    LEFTOVER_CARD,
    LEFTOVER_CHOICE,
    LEFTOVER_STEP,
    LOWER_TEAM,
    MARKET_CHOICE,
    MARKETS,
    MARKETS_FOR_TEAM,
    MONUMENTS,
    MOVE,
    MUST_PLACE,
    NO_CARD,
    NO_CARD_LEFT,
    NO_FACE,
    NO_STATUE,
    NO_USE_NOW,
    NOT_ASKED,
    NOT_DEALT,
    NOWHERE,
    ORDER_DEALT,
    ORDINARY_TEAMS,
    PASS,
    PLACE,
    PLAY,
    PURCHASE,
    RAISE,
    REINFORCEMENT,
    ROUND_SPACES,
    SELL,
    SELL_WHEAT,
    SHIP_STEP,
    SITE_STEP,
    SITE_TURN,
    SPHINX_CARDS,
    SPHINX_CHOICE,
    SPHINX_CHOSEN,
    SPHINX_DEALT,
    STATUE_CARDS,
    STATUE_LAID,
    STATUES,
    STONE,
    STONE_STEP,
    STRENGTHEN,
    TAKE,
    TEAM_AT_MOST,
    TEAM_CHOICE,
    TEAMS,
    TOO_LITTLE_WHEAT,
    TURN,
    UNDER,
    UNSEEN,
    USE_FORCE,
    USE_STONES,
    USE_WHEAT,
    VIOLET,
    VIOLET_BONUS,
    WAITING_TURN,
    WHEAT,
    WHEAT_SALE,
    WITHDRAW,
)


class Rules(Scoring):
    """A position of Egizia with everything that may happen to it."""

    # ================================================================ D02, D03 set-up
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
        """D02.10-D02.11: at random; on space 0 the first in order stands at the back (A43)."""
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
            self.tell(ORDER_DEALT, seat, place)

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
        """D02.2; with two players both columns are violet (D03.4)."""
        if self.seats == 2:
            self.bonus_tile[GOLD] = self.content.gold_for_two
        else:
            self.bonus_tile[GOLD] = self.pick_bonus(GOLD, -1)
        self.bonus_tile[VIOLET_BONUS] = self.pick_bonus(VIOLET_BONUS, self.bonus_tile[GOLD])
        self.tell(BONUS_LAID, self.bonus_tile[GOLD])
        self.tell(BONUS_LAID, self.bonus_tile[VIOLET_BONUS])

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
        """D02.3: one A, one B, then one of the rest; with two players no third."""
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
            self.tell(STATUE_LAID, card)

    def may_lie(self, card: int, place: int) -> bool:
        if place < 2 and self.content.statue_letter[card] != place:
            return False
        return self.statue_card[0] != card and self.statue_card[1] != card

    def deal_sphinx(self) -> None:
        """D02.4: two cards to each player, who all choose at the same time (A44, A77)."""
        for card in range(SPHINX_CARDS):
            if self.seats == 2 and self.content.sphinx_three_plus[card]:
                self.sphinx[card] = ABSENT
            else:
                self.unseen += 1
        for place in range(self.seats * DEALT):
            card = self.draw_sphinx()
            self.sphinx[card] = ASIDE
            self.dealt[place] = card
        for seat in range(self.seats):
            self.sort_dealt(seat)
            self.tell(SPHINX_DEALT, seat, self.dealt[seat * DEALT], self.dealt[seat * DEALT + 1])
        self.push(SPHINX_CHOICE, 0, 0, 0)
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
        self.tell(SPHINX_CHOSEN, seat, card)
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
        if task == TURN:
            self.offer_spaces(seat)
            self.offer_sales(seat)
            self.offer(PASS)
        elif task == BRICKS:
            for monument in range(MONUMENTS):
                if self.lay_obstacle(seat, argument, detail, monument) == 0:
                    self.offer(LAY + monument)
            if detail & LAID:
                self.offer(FINISH)
        elif task == SITE_TURN or task == WAITING_TURN:
            self.fill_site_turn(seat, argument)
        elif task == TEAM_CHOICE:
            self.offer_teams(seat)
        elif task == EARLY_RAISE:
            self.offer(DECLINE)
            self.offer_teams(seat)
        elif task == FLOOD_CHOICE:
            for position in range(FLOOD_BOTTOM + 1):
                if self.flood_obstacle(argument, position) == 0:
                    self.offer(MOVE + position)
        elif task == MARKET_CHOICE:
            self.offer(ADVANCE + WHEAT)
            self.offer(ADVANCE + STONE)
        elif task == PURCHASE:
            for paid in range(1, DRAWS + 1):
                for free in range(2):
                    if self.buy_obstacle(seat, paid, free) == 0:
                        self.offer(BUY + paid * 2 + free)
        elif task == KEEPING or task == KEEPING_MORE:
            self.offer(DECLINE)
            for place in range(self.drawn_count):
                self.offer(KEEP + self.drawn[place])
        elif task == WHEAT_SALE:
            for sale in range(argument + 1):
                self.offer(SELL_WHEAT + sale)
        elif task == FEEDING:
            self.fill_feeding(seat, argument)
        else:
            self.fill_rare(seat, task, argument, detail)

    def fill_rare(self, seat: int, task: int, argument: int, detail: int) -> None:
        if task == SPHINX_CHOICE:
            self.offer(KEEP + self.dealt[seat * DEALT])
            self.offer(KEEP + self.dealt[seat * DEALT + 1])
        elif task == EXTRA_TURN:
            self.offer_spaces(seat)
        elif task == EXTRA_SHIP:
            self.offer(DECLINE)
            for means in range(BY_TILE + 1):
                if self.extra_obstacle(seat, means) == 0:
                    self.offer(EXTRA + means)
        elif task == FREE_BRICK_CHOICE:
            for monument in range(MONUMENTS):
                if self.free_brick_obstacle(seat, monument) == 0:
                    self.offer(LAY + monument)
        elif task == LEFTOVER_CHOICE:
            self.offer(DECLINE)
            for space in range(CARD_SPACES):
                if self.river_card[space] != NO_CARD:
                    self.offer(TAKE + space)
        elif task == MARKETS_FOR_TEAM:
            self.offer(DECLINE)
            for team in range(TEAMS):
                if self.lower_obstacle(seat, team) == 0:
                    self.offer(LOWER_TEAM + team)
        elif task == REINFORCEMENT:
            if self.finish_obstacle(seat, task, argument, 0) == 0:
                self.offer(FINISH)
            for card in range(detail, CARDS):
                if self.reinforce_obstacle(seat, card, detail) == 0:
                    self.offer(PLAY + card * GAINS + USE_FORCE)
        elif task == LATE_STRENGTH:
            self.offer(DECLINE)
            self.offer_strength(seat)
            if self.stone_cards_useful(seat):
                self.offer_cards(seat, USE_STONES)
        else:
            self.fill_last_cards(seat)

    def offer_teams(self, seat: int) -> None:
        for team in range(TEAMS):
            if self.can_rise(seat, team):
                self.offer(RAISE + team)

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        detail = self.detail[top]
        if action < PLACE:
            return self.keep_refusal(seat, task, action - KEEP)
        if action < PASS:
            return self.place_obstacle(seat, action - PLACE) if task == TURN or task == EXTRA_TURN else NOT_ASKED
        if action < EXTRA:
            return 0 if task == TURN else (MUST_PLACE if task == EXTRA_TURN else NOT_ASKED)
        if action < SELL:
            return self.extra_obstacle(seat, action - EXTRA) if task == EXTRA_SHIP else NOT_ASKED
        if action < RAISE:
            return self.sell_obstacle(seat, action - SELL) if sells_stones(task) else NOT_ASKED
        if action < LOWER_TEAM:
            if task != TEAM_CHOICE and task != EARLY_RAISE:
                return NOT_ASKED
            return 0 if self.can_rise(seat, action - RAISE) else TEAM_AT_MOST
        if action < MOVE:
            return self.lower_obstacle(seat, action - LOWER_TEAM) if task == MARKETS_FOR_TEAM else NOT_ASKED
        if action < ADVANCE:
            return self.flood_obstacle(argument, action - MOVE) if task == FLOOD_CHOICE else NOT_ASKED
        if action < TAKE:
            return 0 if task == MARKET_CHOICE else NOT_ASKED
        if action < PLAY:
            if task != LEFTOVER_CHOICE:
                return NOT_ASKED
            return 0 if self.river_card[action - TAKE] != NO_CARD else NO_CARD_LEFT
        if action < ATTACH:
            card = (action - PLAY) // GAINS
            return self.card_refusal(seat, task, argument, detail, card, (action - PLAY) % GAINS)
        if action < FEED:
            return self.attach_refusal(seat, task, action - ATTACH)
        if action < SELL_WHEAT:
            return self.feed_obstacle(seat, argument, action - FEED) if task == FEEDING else NOT_ASKED
        if action < BUILD:
            if task != WHEAT_SALE:
                return NOT_ASKED
            return 0 if action - SELL_WHEAT <= argument else TOO_LITTLE_WHEAT
        if action < STRENGTHEN:
            if not at_site(task):
                return NOT_ASKED
            return self.crew_obstacle(seat, action - BUILD, self.cheapest_at(seat, argument), self.card_force(seat))
        if action < LAY:
            if not at_site(task) and task != LATE_STRENGTH:
                return NOT_ASKED
            pair = action - STRENGTHEN
            return self.strengthen_obstacle(seat, pair // (TEAMS + 1), pair % (TEAMS + 1))
        if action < FINISH:
            if task == FREE_BRICK_CHOICE:
                return self.free_brick_obstacle(seat, action - LAY)
            return self.lay_obstacle(seat, argument, detail, action - LAY) if task == BRICKS else NOT_ASKED
        if action < BUY:
            return self.finish_obstacle(seat, task, argument, detail)
        if action < WITHDRAW:
            return self.buy_obstacle(seat, (action - BUY) // 2, (action - BUY) % 2) if task == PURCHASE else NOT_ASKED
        if action < DECLINE:
            return 0 if at_site(task) else NOT_ASKED
        return 0 if may_decline(task) else NOT_ASKED

    def keep_refusal(self, seat: int, task: int, card: int) -> int:
        if task == SPHINX_CHOICE:
            if self.dealt[seat * DEALT] == card or self.dealt[seat * DEALT + 1] == card:
                return 0
            return NOT_DEALT
        return self.keep_obstacle(card) if task == KEEPING or task == KEEPING_MORE else NOT_ASKED

    def card_refusal(self, seat: int, task: int, argument: int, detail: int, card: int, use: int) -> int:
        """A13: the windows in which cards for stones, wheat and force are played."""
        if task == FEEDING:
            return self.feeding_card_obstacle(seat, argument, card, use)
        if task == LAST_CARDS:
            return self.last_card_obstacle(seat, card, use)
        if task == REINFORCEMENT:
            return self.reinforce_obstacle(seat, card, detail) if use == USE_FORCE else NO_USE_NOW
        if at_site(task) or task == LATE_STRENGTH:
            return self.stones_obstacle(seat, card) if use == USE_STONES else NO_USE_NOW
        return NOT_ASKED

    def attach_refusal(self, seat: int, task: int, card: int) -> int:
        if task == FEEDING:
            return self.improve_obstacle(seat, card)
        return self.attach_obstacle(seat, card) if task == LAST_CARDS else NOT_ASKED

    def finish_obstacle(self, seat: int, task: int, site: int, flags: int) -> int:
        if task == REINFORCEMENT:
            return self.force_obstacle(seat, self.force, self.cheapest_at(seat, site))
        if task != BRICKS:
            return NOT_ASKED
        return 0 if flags & LAID else LAY_ONE_FIRST

    # ================================================================ carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        detail = self.detail[top]
        if task == SPHINX_CHOICE:
            self.choose_dealt(seat, action - KEEP)
            return
        self.pop()
        if action < PLACE:
            self.keep_drawn(seat, action - KEEP, task == KEEPING_MORE)
        elif action < PASS:
            self.place_ship(seat, action - PLACE)
        elif action < EXTRA:
            self.pass_turn(seat)
        elif action < SELL:
            self.use_extra_ship(seat, action - EXTRA)
        elif action < RAISE:
            self.sell(seat, task, argument, action - SELL)
        elif action < LOWER_TEAM:
            self.rise(seat, task, argument, action - RAISE)
        elif action < MOVE:
            self.give_strength_for_markets(seat, action - LOWER_TEAM)
        elif action < ADVANCE:
            self.move_flood(seat, action - MOVE)
        elif action < TAKE:
            self.advance_market(seat, action - ADVANCE, argument)
        elif action < PLAY:
            self.take_card(seat, action - TAKE)
        elif action < ATTACH:
            self.play(seat, task, argument, (action - PLAY) // GAINS, (action - PLAY) % GAINS)
        elif action < FEED:
            self.improve(seat, task, argument, action - ATTACH)
        elif action < SELL_WHEAT:
            self.feed(seat, argument, action - FEED)
        elif action < BUILD:
            self.sell_wheat(seat, action - SELL_WHEAT)
        elif action < STRENGTHEN:
            self.send_crew(seat, argument, action - BUILD, task == WAITING_TURN)
        elif action < LAY:
            self.strengthen(seat, (action - STRENGTHEN) // (TEAMS + 1), (action - STRENGTHEN) % (TEAMS + 1))
        elif action < FINISH:
            if task == BRICKS:
                self.lay_paid_brick(seat, argument, detail, action - LAY)
            else:
                self.lay_free_brick(seat, action - LAY)
        elif action < BUY:
            if task == BRICKS:
                self.finish_bricks(seat, argument, detail)
            else:
                self.start_work(seat, argument)
        elif action < WITHDRAW:
            self.buy(seat, (action - BUY) // 2, (action - BUY) % 2)
        elif action < DECLINE:
            if task == WAITING_TURN:
                self.keep_waiting()
            else:
                self.withdraw(seat, argument)
        else:
            self.decline(seat, task, argument)
        self.advance()

    def sell(self, seat: int, task: int, turn: int, amount: int) -> None:
        self.sell_stones(seat, amount)
        if task == TURN:
            self.repeat_turn(turn)

    def rise(self, seat: int, task: int, remaining: int, team: int) -> None:
        if task == EARLY_RAISE:
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
            if task == FEEDING:
                self.feed_or_ask(seat, argument)

    def improve(self, seat: int, task: int, argument: int, field: int) -> None:
        self.attach(seat, field)
        if task == FEEDING:
            self.feed_or_ask(seat, argument)

    def decline(self, seat: int, task: int, argument: int) -> None:
        """One action refuses whatever is optional; a refused leftover card is worth its point."""
        if task == LEFTOVER_CHOICE:
            self.gain(seat, CARDS_LINE, self.content.power_amount[LEFTOVER_CARD])
        elif task == LATE_STRENGTH or task == LAST_CARDS:
            self.argument[self.depth - 1] = argument + 1  # the next player
        elif task == KEEPING or task == KEEPING_MORE:
            self.return_drawn(seat)

    def advance(self) -> None:
        """Run what resolves itself, until somebody has to choose or the match is over."""
        while not self.over:
            top = self.depth - 1
            task = self.task[top]
            if task <= LAST_DECISION:
                self.open = 1 << self.who[top]
                return
            argument = self.argument[top]
            if task == EFFECT_STEP:
                self.next_effect(self.who[top], argument, self.detail[top])
            elif task == AFTER_SHIP:
                seat = self.who[top]
                self.pop()
                self.after_ship(seat)
            elif task == SHIP_STEP:
                self.next_ship(argument)
            elif task == LEFTOVER_STEP:
                self.next_leftover(argument)
            elif task == STONE_STEP:
                self.next_stones(argument)
            elif task == FEED_STEP:
                self.next_feeding(argument)
            elif task == EARLY_STEP:
                self.next_early_raise(argument)
            elif task == SITE_STEP:
                self.next_at_site(argument, self.detail[top])
            elif task == LATE_STEP:
                self.next_late_strength(argument)
            elif task == CLOSING_STEP:
                self.close_round()
            else:
                self.next_last_cards(argument)
        self.open = 0

    # ================================================================ D01.4 secrets
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
        if self.task[top] == SPHINX_CHOICE:
            for place in range(self.seats * DEALT):
                if place // DEALT == seat and self.dealt[place] != NO_CARD:
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
        if self.task[self.depth - 1] != SPHINX_CHOICE:
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
    """A13: own placing turns, own building turns, the last window."""
    return task == TURN or at_site(task) or task == LAST_CARDS


def at_site(task: int) -> bool:
    return task == SITE_TURN or task == WAITING_TURN


def may_decline(task: int) -> bool:
    return (
        task == EXTRA_SHIP
        or task == LEFTOVER_CHOICE
        or task == MARKETS_FOR_TEAM
        or task == EARLY_RAISE
        or task == KEEPING
        or task == KEEPING_MORE
        or task == LATE_STRENGTH
        or task == LAST_CARDS
    )
