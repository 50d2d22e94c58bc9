"""Building in Egizia: who builds where and with what force, site after site, and the purchase of Sphinx cards."""

from __future__ import annotations

from hypostyle.engine.types import chapter, inline
from hypostyle.games.egizia.feeding import Feeding
from hypostyle.games.egizia.vocabulary import (
    ASIDE,
    BERTHS,
    CARDS,
    CARVED,
    CREWS,
    FIRST_BERTH,
    FIRST_ROW,
    FIRST_STATUE,
    LAID,
    LOWER,
    MONUMENTS,
    NO_TEAM,
    NOBODY,
    OBELISK,
    OBELISK_SITE,
    PAIRED_CREWS,
    POWERS,
    SITES,
    SLOTS,
    SPHINX_SITE,
    TEAMS,
    UNDER,
    UNSEEN,
    UPPER,
    USES,
    Bonus,
    Event,
    Line,
    Power,
    Reason,
    Task,
    Use,
    Verb,
)


@chapter
class Building(Feeding):
    """Step five of a round."""

    # ================================================================ S08.9 before the first site (R14)
    def next_early_raise(self, place: int) -> None:
        if place == self.seats:
            self.pop()
            self.push(Task.SITE_STEP, 0, 0, 0)
            return
        self.argument[self.depth - 1] = place + 1
        seat = self.order[place]
        if self.power_ready(seat, Power.TEAM_BEFORE_BUILDING) and self.some_team_can_rise(seat):
            self.push(Task.EARLY_RAISE, seat, 0, 0)

    def raise_early(self, seat: int, team: int) -> None:
        self.power_used[seat * POWERS + Power.TEAM_BEFORE_BUILDING] += 1
        self.raise_team(seat, team, self.content.power_amount[Power.TEAM_BEFORE_BUILDING])

    # ================================================================ S08.9 strength for stones (R29)
    def strengthen_obstacle(self, seat: int, team: int, second: int) -> int:
        """R-71: one team, two teams, or one team twice; the lower of two is named first."""
        if self.power[seat * POWERS + Power.BUY_STRENGTH] == 0:
            return Reason.CARD_NOT_OWNED
        if not self.power_ready(seat, Power.BUY_STRENGTH):
            return Reason.USED_THIS_ROUND
        if second < team:
            return Reason.SAME_CHOICE
        price = self.content.power_amount[Power.BUY_STRENGTH]
        if self.stones[seat] < (price if second == NO_TEAM else 2 * price):
            return Reason.TOO_FEW_STONES
        room = self.content.team_most - self.team[seat * TEAMS + team]
        if room < 1 or (second == team and room < 2):
            return Reason.TEAM_AT_MOST
        return Reason.TEAM_AT_MOST if second != NO_TEAM and self.raise_obstacle(seat, second) else 0

    def can_strengthen(self, seat: int) -> bool:
        if (
            not self.power_ready(seat, Power.BUY_STRENGTH)
            or self.stones[seat] < self.content.power_amount[Power.BUY_STRENGTH]
        ):
            return False
        return self.some_team_can_rise(seat)

    def offer_strength(self, seat: int) -> None:
        if self.can_strengthen(seat):
            for team in range(TEAMS):
                for second in range(team, TEAMS + 1):
                    if self.strengthen_obstacle(seat, team, second) == 0:
                        self.offer(Verb.STRENGTHEN + team * (TEAMS + 1) + second)

    def strengthen(self, seat: int, team: int, second: int) -> None:
        price = self.content.power_amount[Power.BUY_STRENGTH]
        self.power_used[seat * POWERS + Power.BUY_STRENGTH] += 1
        self.spend_stones(seat, price if second == NO_TEAM else 2 * price)
        self.raise_team(seat, team, 1)
        if second != NO_TEAM:
            self.raise_team(seat, second, 1)

    def next_late_strength(self, place: int) -> None:
        """R-41, R-74: once more after the last site, stone cards first."""
        if place == self.seats:
            self.pop()
            self.push(Task.CLOSING_STEP, 0, 0, 0)
            return
        seat = self.order[place]
        if self.late_strength_matters(seat):
            self.push(Task.LATE_STRENGTH, seat, place, 0)
        else:
            self.argument[self.depth - 1] = place + 1

    def late_strength_matters(self, seat: int) -> bool:
        if not self.power_ready(seat, Power.BUY_STRENGTH) or not self.some_team_can_rise(seat):
            return False
        return self.can_strengthen(seat) or self.stone_cards_useful(seat)

    # ================================================================ S08 site after site
    def next_at_site(self, site: int, asked: int) -> None:
        """From the slot nearest the Nile outwards; who can do nothing here withdraws by himself (R-56)."""
        first = FIRST_BERTH + site * BERTHS
        for berth in range(first, first + SLOTS):
            owner = self.ship[berth]
            if owner != NOBODY and not self.has_built(owner - 1, site):
                if self.has_site_choice(owner - 1, site):
                    self.push(Task.SITE_TURN, owner - 1, site, 0)
                else:
                    self.withdraw(owner - 1, site)
                return
        waiting = self.ship[first + SLOTS]
        if waiting != NOBODY and not asked and not self.has_built(waiting - 1, site):
            # S08.8: the tile or the column bonus lets a ship that still waits build last.
            if self.may_build_waiting(waiting - 1) and self.has_site_choice(waiting - 1, site):
                self.push(Task.WAITING_TURN, waiting - 1, site, 0)
                return
        self.pop()
        if site + 1 < SITES:
            self.push(Task.SITE_STEP, 0, site + 1, 0)
        else:
            self.push(Task.LATE_STEP, 0, 0, 0)

    @inline
    def has_built(self, seat: int, site: int) -> bool:
        return (self.built[seat] >> site) & 1 == 1

    @inline
    def number_of_sites(self, sites: int) -> int:
        """How many sites such bits name."""
        return (sites & 1) + ((sites >> 1) & 1) + ((sites >> 2) & 1)

    @inline
    def may_build_waiting(self, seat: int) -> bool:
        return self.waiting_uses[seat] > 0 or self.bonus_ready(seat, Bonus.BUILD_WAITING)

    def has_site_choice(self, seat: int, site: int) -> bool:
        """Something to build, or a card worth playing in this window (R-13)."""
        if self.stone_cards_useful(seat) or self.can_strengthen(seat) or self.most_sold(seat) > 0:
            return True
        cheapest = self.cheapest_at(seat, site)
        cards = self.card_force(seat, 0)
        for crew in range(CREWS):
            if self.crew_obstacle(seat, crew, cheapest, cards) == 0:
                return True
        return False

    def withdraw(self, seat: int, site: int) -> None:
        """S08.7: ships farther out move in one slot; the ship that waits takes the last open slot (R-04, R-55)."""
        self.tell(Event.SHIP_WITHDRAWN, seat, site)
        first = FIRST_BERTH + site * BERTHS
        berth = first
        while self.ship[berth] != seat + 1:
            berth += 1
        last = first + self.open_slots() - 1
        while berth < last:
            self.ship[berth] = self.ship[berth + 1]
            berth += 1
        waiting = self.ship[first + SLOTS]
        self.ship[last] = waiting
        self.ship[first + SLOTS] = NOBODY
        if waiting != NOBODY:
            self.tell(Event.SHIP_MOVED_IN, waiting - 1, site)

    def keep_waiting(self) -> None:
        """The ship is asked once at each site."""
        self.detail[self.depth - 1] = 1

    # ================================================================ S08.4-S08.5 force
    def crew_force(self, seat: int, crew: int) -> int:
        teams = self.content.crew_teams[crew]
        force = 0
        for team in range(TEAMS):
            if (teams >> team) & 1:
                force += self.team[seat * TEAMS + team]
        return force

    def card_force(self, seat: int, first: int) -> int:
        """The temporary force a seat holds on cards from a number on (R-59)."""
        force = 0
        if self.uses[seat * USES + Use.FORCE] > 0:
            for card in range(first, CARDS):
                if self.card_place[card] == seat + 1:
                    force += self.content.card_use[card * USES + Use.FORCE]
        return force

    def crew_obstacle(self, seat: int, crew: int, cheapest: int, cards: int) -> int:
        """R-10: ready teams, two ordinary ones only by the bonus, and force for the cheapest thing at the site."""
        if self.content.crew_teams[crew] & self.team_used[seat]:
            return Reason.TEAM_USED
        if crew >= PAIRED_CREWS and not self.bonus_ready(seat, Bonus.SECOND_TEAM):
            return Reason.NO_SECOND_TEAM
        return self.force_obstacle(seat, self.crew_force(seat, crew) + cards, cheapest)

    def force_obstacle(self, seat: int, force: int, cheapest: int) -> int:
        if cheapest == 0:
            return Reason.NOTHING_TO_BUILD
        if cheapest > self.stones[seat]:
            return Reason.TOO_FEW_STONES
        return 0 if force >= cheapest else Reason.TOO_LITTLE_FORCE

    def cheapest_at(self, seat: int, site: int) -> int:
        """The least cost of anything at a site; 0 where nothing is left to build."""
        if site == SPHINX_SITE:
            return self.content.sphinx_cost
        cheapest = 0
        first = OBELISK if site == OBELISK_SITE else FIRST_ROW
        end = FIRST_ROW if site == OBELISK_SITE else MONUMENTS
        for monument in range(first, end):
            if self.brick_obstacle(seat, monument) == 0:
                cost = self.brick_cost(seat, monument)
                if cheapest == 0 or cost < cheapest:
                    cheapest = cost
        return cheapest

    def fill_site_turn(self, seat: int, site: int) -> None:
        self.offer(Verb.WITHDRAW)
        cheapest = self.cheapest_at(seat, site)
        cards = self.card_force(seat, 0)
        for crew in range(CREWS):
            if self.crew_obstacle(seat, crew, cheapest, cards) == 0:
                self.offer(Verb.BUILD + crew)
        self.offer_stone_cards(seat)
        self.offer_strength(seat)
        self.offer_sales(seat)

    def send_crew(self, seat: int, site: int, crew: int, waiting: bool) -> None:
        """Teams are turned for the round, then force cards are committed, then the work begins."""
        self.tell(Event.CREW_SENT, seat, site, crew)
        if waiting:
            self.spend_waiting_use(seat)
        if crew >= PAIRED_CREWS:
            self.use_bonus(seat, Bonus.SECOND_TEAM)
        self.team_used[seat] |= self.content.crew_teams[crew]
        self.force = self.crew_force(seat, crew)
        if self.uses[seat * USES + Use.FORCE] > 0:
            self.push(Task.REINFORCEMENT, seat, site, 0)
        else:
            self.start_work(seat, site)

    def spend_waiting_use(self, seat: int) -> None:
        """R-58: the tile of this round before the bonus of the whole game."""
        if self.waiting_uses[seat] > 0:
            self.waiting_uses[seat] -= 1
        else:
            self.use_bonus(seat, Bonus.BUILD_WAITING)

    def reinforce(self, seat: int, site: int, card: int) -> None:
        self.force += self.content.card_use[card * USES + Use.FORCE]
        self.use_card(seat, card)
        if self.uses[seat * USES + Use.FORCE] > 0:
            self.push(Task.REINFORCEMENT, seat, site, card)  # further cards in rising order: the order means nothing
        else:
            self.start_work(seat, site)

    def reinforce_obstacle(self, seat: int, site: int, card: int, last: int) -> int:
        """Cards are named in rising order: one is offered only if it suffices with those that may still follow."""
        reason = self.play_obstacle(seat, card, Use.FORCE)
        if reason:
            return reason
        if card < last:
            return Reason.SAME_CHOICE
        most = self.force + self.card_force(seat, card)
        if self.force_obstacle(seat, most, self.cheapest_at(seat, site)):
            return Reason.SAME_CHOICE  # a lower card is needed too, and is named first
        return 0

    def start_work(self, seat: int, site: int) -> None:
        if site == SPHINX_SITE:
            self.push(Task.PURCHASE, seat, site, 0)
        else:
            self.push(Task.BRICKS, seat, site, 0)

    # ================================================================ S08.3 brick after brick
    def lay_obstacle(self, seat: int, site: int, flags: int, monument: int) -> int:
        if (monument < FIRST_ROW) != (site == OBELISK_SITE):
            return Reason.NOT_THIS_SITE
        reason = self.brick_obstacle(seat, monument)
        if reason:
            return reason
        if monument >= FIRST_STATUE and flags & (CARVED << (monument - FIRST_STATUE)):
            return Reason.ONE_LEVEL_A_ROUND
        cost = self.brick_cost(seat, monument)
        if cost > self.force:
            return Reason.TOO_LITTLE_FORCE
        return Reason.TOO_FEW_STONES if cost > self.stones[seat] else 0

    def lay_paid_brick(self, seat: int, site: int, flags: int, monument: int) -> None:
        self.force -= self.brick_cost(seat, monument)
        if monument == OBELISK:
            flags |= LOWER if self.obelisk_count < self.content.obelisk_lower else UPPER
        elif monument >= FIRST_STATUE:
            flags |= CARVED << (monument - FIRST_STATUE)
        self.lay_brick(seat, monument, True)
        for other in range(MONUMENTS):
            if self.lay_obstacle(seat, site, flags, other) == 0:
                self.push(Task.BRICKS, seat, site, flags | LAID)
                return
        self.finish_bricks(seat, site, flags)

    def finish_bricks(self, seat: int, site: int, flags: int) -> None:
        """R-12: the market advance of the obelisk comes last, so its stones serve later sites only."""
        self.finish_building(seat, site)
        if flags & (LOWER | UPPER):
            self.owe_obelisk_bonus(seat, flags & UPPER != 0)

    def finish_building(self, seat: int, site: int) -> None:
        """Force that is left is lost."""
        self.force = 0
        self.built[seat] |= 1 << site

    # ================================================================ S13 the Sphinx
    def sphinx_limit(self, seat: int) -> int:
        """By the slot held at one's turn (R-55); a ship beside the site draws as from the last slot (R-06)."""
        for berth in range(BERTHS):
            if self.ship[FIRST_BERTH + SPHINX_SITE * BERTHS + berth] == seat + 1:
                return self.content.sphinx_limit[berth]
        return 0

    def buy_obstacle(self, seat: int, paid: int, free: int) -> int:
        if paid == 0:
            return Reason.PAY_FOR_ONE
        if free and self.power[seat * POWERS + Power.FREE_SPHINX_CARD] == 0:
            return Reason.NO_FREE_CARD
        if paid + free > self.sphinx_limit(seat):
            return Reason.OVER_THE_LIMIT  # the free card counts
        if paid * self.content.sphinx_cost > self.force:
            return Reason.TOO_LITTLE_FORCE
        return Reason.TOO_FEW_STONES if paid * self.content.sphinx_cost > self.stones[seat] else 0

    def buy(self, seat: int, paid: int, free: int) -> None:
        """S13.2: pay, draw all, then keep at most one (R-60)."""
        self.spend_stones(seat, paid * self.content.sphinx_cost)
        self.tell(Event.SPHINX_BOUGHT, seat, paid + free)
        for place in range(paid + free):
            card = self.draw_sphinx()
            self.sphinx[card] = ASIDE
            self.drawn[place] = card
            self.tell(Event.SPHINX_DRAWN, seat, card)
        self.drawn_count = paid + free
        self.finish_building(seat, SPHINX_SITE)
        self.push(Task.KEEPING, seat, 0, 0)

    def draw_sphinx(self) -> int:
        """From the cards nobody has drawn yet, then from those put back, the first put back first."""
        if self.unseen > 0:
            card = self.pick_unseen(self.unseen)
            self.unseen -= 1
            return card
        card = self.under[0]
        self.under_count -= 1
        for place in range(self.under_count):
            self.under[place] = self.under[place + 1]
            self.under_by[place] = self.under_by[place + 1]
        self.under[self.under_count] = 0
        self.under_by[self.under_count] = 0
        return card

    def pick_unseen(self, count: int) -> int:
        """A random one of the `count` cards that are in nobody's sight."""
        number = self.below(count)
        card = 0
        while number > 0 or self.sphinx[card] != UNSEEN:
            if self.sphinx[card] == UNSEEN:
                number -= 1
            card += 1
        return card

    def keep_obstacle(self, card: int) -> int:
        for place in range(self.drawn_count):
            if self.drawn[place] == card:
                return 0
        return Reason.NOT_DRAWN

    def keep_drawn(self, seat: int, card: int, more: bool) -> None:
        """A card kept stays secret; keeping a second one is playing the card that allows it (R-79)."""
        place = 0
        while self.drawn[place] != card:
            place += 1
        self.drawn_count -= 1
        for later in range(place, self.drawn_count):
            self.drawn[later] = self.drawn[later + 1]
        self.drawn[self.drawn_count] = 0
        self.own_sphinx(seat, card)
        if more:
            self.use_card(seat, self.card_with_use(seat, Use.KEEP_MORE))
        elif self.drawn_count > 0 and self.uses[seat * USES + Use.KEEP_MORE] > 0:
            self.push(Task.KEEPING_MORE, seat, 0, 0)
            return
        self.return_drawn(seat)

    def own_sphinx(self, seat: int, card: int) -> None:
        self.sphinx[card] = seat + 1
        self.hand_count[seat] += 1
        self.tell(Event.SPHINX_KEPT, seat, card)

    def return_drawn(self, seat: int) -> None:
        """R-33: under the deck in drawn order; each pays its point."""
        returned = self.drawn_count
        for place in range(returned):
            card = self.drawn[place]
            self.drawn[place] = 0
            self.sphinx[card] = UNDER
            self.under[self.under_count] = card
            self.under_by[self.under_count] = seat
            self.under_count += 1
        self.drawn_count = 0
        if returned > 0:
            self.tell(Event.SPHINX_RETURNED, seat, returned)
            self.gain(seat, Line.SPHINX_DRAWS, returned * self.content.sphinx_return)
