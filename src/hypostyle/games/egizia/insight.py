"""What a position of Egizia is worth: an estimate of each seat's final points, for bots and for explanations.

Points so far, plus what stones and force will still build, less what feeding will cost, plus the worth of cards,
bonuses and objectives under way. Numbers here are judgements tuned by play, not rules.
"""

from hypostyle.games.egizia.rules import Rules
from hypostyle.games.egizia.vocabulary import (
    BERTHS,
    FIRST_BERTH,
    FOR_EACH,
    GREEN_FIELD,
    MARKETS,
    NO_CARD,
    NO_STATUE,
    NOBODY,
    ORDINARY_TEAMS,
    POWERS,
    RED_FIELD,
    ROWS,
    SITES,
    SLOTS,
    SPACES,
    SPHINX_CARDS,
    SPHINX_SITE,
    STATUE_LEVELS,
    STATUES,
    STONE,
    STRICTLY_MOST,
    TEAMS,
    USES,
    VIOLET,
    WHEAT,
    YELLOW_FIELD,
    Bonus,
    Power,
    Task,
    Use,
)

STONE_BUILT_NOW = 1.0  # points for a stone that meets force at a site
STONE_BUILT_LATER = 0.9
SPARE_STONE = 0.08
SPARE_FORCE = 0.2  # in one round
FUTURE_FORCE = 0.75  # part of the strength that finds a site and stones in a later round
SITE_SHIP = 0.8  # a ship at a site, beyond what it builds
SPHINX_SHIP = 3.5
RIVER_SPACE = 1.6  # each position still ahead of a player with ships
YELLOW_LATER = 0.7  # how often such fields will be watered
RED_LATER = 0.35
SPARE_WHEAT = 0.2
LATER_HUNGER = 0.6  # fields and market levels are still to come
WHEAT_LEVEL_WORTH = 0.5
STONE_LEVEL_WORTH = 0.6
WHEAT_CARD = 2.2
FORCE_CARD = 1.8
STONE_CARD = 2.5
SHIP_CARD = 1.2
KEEP_CARD = 2.0
SALE_CARD = 3.0
UNDER_WAY = 0.7  # an objective that is nearly met, while rounds are left


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        if self.over:
            return self.score[seat] + 0.1 * self.tie_break(seat, 0)
        estimate: float = self.score[seat]
        estimate += self.building_value(seat) + self.river_value(seat) - self.hunger(seat)
        estimate += self.cards_value(seat) + self.bonus_value(seat) + self.monument_value(seat)
        estimate += self.sphinx_worth(seat) + self.statue_worth(seat) + self.drawn_worth(seat)
        return estimate

    # ---------------------------------------------------------------- what is still to come
    def later_rounds(self) -> int:
        return self.content.rounds - 1 - self.round

    def before(self, step: int) -> bool:
        """Whether a step of this round is still to come; steps are numbered in their order."""
        return self.task[0] < step

    # ---------------------------------------------------------------- stones and force
    def building_value(self, seat: int) -> float:
        """Stones need force and force needs stones: the lesser of both is built with, rather now than later."""
        stones: float = self.stones[seat]
        if self.before(Task.STONE_STEP):
            stones = min(self.content.stone_most, stones + self.quarry[seat])
        sites = self.pending_sites(seat)
        force: float = self.force_at_sites(seat, sites)
        now: float = min(stones, force)
        value: float = now * STONE_BUILT_NOW + min(force - now, 8.0) * SPARE_FORCE
        stones += self.quarry[seat] * self.later_rounds() - now
        force = FUTURE_FORCE * self.strength(seat) * self.later_rounds()
        built: float = min(stones, force)
        value += built * STONE_BUILT_LATER + (stones - built) * SPARE_STONE + min(force - built, 8.0) * SPARE_FORCE
        if self.stones_count_at_end(seat):
            value += (stones - built) * 0.2
        return value + self.cooperation_value(seat, sites)

    def pending_sites(self, seat: int) -> int:
        """Sites where a ship of this seat has still to build, as bits."""
        sites = 0
        if not self.before(Task.LATE_STEP):
            return sites
        for site in range(SITES):
            first = FIRST_BERTH + site * BERTHS
            for berth in range(first, first + SLOTS):
                if self.ship[berth] == seat + 1 and not self.has_built(seat, site):
                    sites |= 1 << site
            if self.ship[first + SLOTS] == seat + 1 and self.may_build_waiting(seat):
                sites |= 1 << site
        return sites

    def force_at_sites(self, seat: int, sites: int) -> float:
        """The strongest ready ordinary teams, one for each site, and the lead team."""
        count = self.number_of_sites(sites)
        total = 0
        weakest = 99
        strongest = 0
        for team in range(ORDINARY_TEAMS):
            if self.team_ready(seat, team):
                strength = self.team[seat * TEAMS + team]
                total += strength
                weakest = min(weakest, strength)
                strongest = max(strongest, strength)
        if count == 1:
            total = strongest
        elif count == 2 and weakest < 99:
            total -= weakest
        if count > 0 and self.team_ready(seat, VIOLET):
            total += self.team[seat * TEAMS + VIOLET]
        return total + self.force if count > 0 else 0.0

    def cooperation_value(self, seat: int, pending: int) -> float:
        if not self.before(Task.CLOSING_STEP + 1):
            return 0.0
        sites = pending | self.built[seat]
        count = self.number_of_sites(sites)
        value: float = self.content.cooperation[count] * 0.9 + SITE_SHIP * count
        if (pending >> SPHINX_SITE) & 1:
            value += SPHINX_SHIP
        return value

    def river_value(self, seat: int) -> float:
        """Who is far upstream has more to choose from; passing gives it up."""
        if self.passed[seat] or self.ships[seat] == 0 or not self.before(Task.LEFTOVER_STEP):
            return 0.0
        ahead = self.content.position[SPACES - 1] - self.furthest[seat]
        return ahead * RIVER_SPACE

    # ---------------------------------------------------------------- wheat
    def hunger(self, seat: int) -> float:
        """Points that feeding will cost in this and the later rounds, less what surplus wheat will bring."""
        later = self.later_rounds()
        green = self.fields_of(seat, GREEN_FIELD)
        yellow = self.fields_of(seat, YELLOW_FIELD)
        red = self.fields_of(seat, RED_FIELD)
        cost: float = LATER_HUNGER * later * self.hunger_of(seat, green + yellow * YELLOW_LATER + red * RED_LATER)
        if self.before(Task.FEED_STEP):
            watered: float = green
            watered += yellow * (0.9 if self.irrigated(YELLOW_FIELD) else 0.2)
            watered += red * (0.8 if self.irrigated(RED_FIELD) else 0.1)
            cost += self.hunger_of(seat, watered)
        return cost

    def hunger_of(self, seat: int, wheat: float) -> float:
        missing: float = self.strength(seat) - wheat
        if missing > 0.0:
            return missing * self.wheat_penalty(seat)
        if self.may_sell_wheat(seat):
            return missing / self.content.wheat_per_point
        return max(missing, -4.0) * SPARE_WHEAT

    # ---------------------------------------------------------------- cards and bonuses
    def cards_value(self, seat: int) -> float:
        later = self.later_rounds()
        uses = seat * USES
        value: float = self.uses[uses + Use.WHEAT] * WHEAT_CARD + self.uses[uses + Use.FORCE] * FORCE_CARD
        value += self.uses[uses + Use.STONES] * STONE_CARD + self.uses[uses + Use.EXTRA_SHIP] * SHIP_CARD
        value += self.uses[uses + Use.KEEP_MORE] * KEEP_CARD + self.uses[uses + Use.SELL_STONES] * SALE_CARD
        power = seat * POWERS
        value += self.power[power + Power.END_POINTS] * self.content.power_amount[Power.END_POINTS]
        value += self.power[power + Power.STONES_TO_WHEAT] * (1.0 + 0.5 * later)
        value += self.power[power + Power.FREE_SPHINX_CARD] * (0.5 + 0.4 * later)
        value += self.power[power + Power.TEAM_BEFORE_BUILDING] * (0.5 + 1.3 * later)
        value += self.power[power + Power.IMPROVE_FIELD] * 1.5
        value += self.power[power + Power.LEFTOVER_CARD] * (0.5 + 1.2 * later)
        value += self.power[power + Power.TEAM_FOR_MARKETS] * (0.3 + 0.5 * later)
        value += self.power[power + Power.BUY_STRENGTH] * (0.3 + 0.7 * later)
        value += self.market[seat * MARKETS + WHEAT] * WHEAT_LEVEL_WORTH
        return value + self.market[seat * MARKETS + STONE] * STONE_LEVEL_WORTH

    def bonus_value(self, seat: int) -> float:
        """Lasting column bonuses by the rounds left; better fields and stronger teams already show elsewhere."""
        later = self.later_rounds()
        value: float = 0.0
        if self.has_bonus(seat, Bonus.POINT_PER_BRICK):
            value += 3.0 * later
        if self.has_bonus(seat, Bonus.STONE_MARKET_TOP) or self.has_bonus(seat, Bonus.WHEAT_MARKET_TOP):
            value += 1.0 + 0.5 * later
        if (
            self.has_bonus(seat, Bonus.SECOND_TEAM)
            or self.has_bonus(seat, Bonus.UPSTREAM_SHIP)
            or self.has_bonus(seat, Bonus.OCCUPIED_SPACE)
        ):
            value += 1.2 * later
        if self.bonus_ready(seat, Bonus.SECOND_SHIP) or self.bonus_ready(seat, Bonus.BUILD_WAITING):
            value += 1.0
        return value

    # ---------------------------------------------------------------- monuments
    def monument_value(self, seat: int) -> float:
        """Majorities as they stand, and columns on the way to the next bonus."""
        others = 0
        for other in range(self.seats):
            if other != seat:
                others = max(others, self.pyramid_bricks[other])
        lead: float = self.pyramid_bricks[seat] - others
        certainty: float = 1.0 - 0.15 * self.later_rounds()
        value: float = 0.0
        if self.pyramid_bricks[seat] > 0:
            value += self.content.majority * certainty * min(1.0, max(0.0, 0.5 + 0.2 * lead))
        for row in range(ROWS):
            if self.row_winner[row] == NOBODY and self.row_count[row] > 0:
                value += 0.4 * self.bricks_in_row(row, seat + 1)
        if self.colonnade[seat] < self.content.columns:
            value += 0.5 * min(self.later_rounds(), self.colonnade[seat])
        return value

    # ---------------------------------------------------------------- objectives
    def chance_of(self, have: int, need: int) -> float:
        """How likely an objective is met in the end: surely if it is met, else by how far it has come."""
        if have >= need:
            return 1.0
        later = self.later_rounds()
        if later == 0 and not self.before(Task.LATE_STEP):
            return 0.0
        reached: float = have
        share: float = reached / need
        return UNDER_WAY * share * share

    def sphinx_worth(self, seat: int) -> float:
        value: float = 0.0
        if self.hand_count[seat] == 0:
            return value
        for card in range(SPHINX_CARDS):
            if self.sphinx[card] == seat + 1:
                value += self.sphinx_estimate(seat, card)
        return value

    def drawn_worth(self, seat: int) -> float:
        """Cards being chosen from: the best one, and a point for each other."""
        best: float = 0.0
        if self.drawn_count == 0 or self.who[self.depth - 1] != seat:
            return best
        each: float = self.content.sphinx_return
        for place in range(self.drawn_count):
            if self.drawn[place] != NO_CARD:  # hidden in the knowledge of others
                best = max(best, self.sphinx_estimate(seat, self.drawn[place]) - each)
        return best + self.drawn_count * each

    def sphinx_estimate(self, seat: int, card: int) -> float:
        points: float = self.content.sphinx_points[card]
        mode = self.content.sphinx_mode[card]
        if mode == FOR_EACH:
            return points * (self.goal_reached(seat, card, 0) + 0.3 * self.later_rounds())
        if mode == STRICTLY_MOST:
            return points * (0.8 if self.goal_met(seat, card, 0) else 0.2)
        for goal in range(self.content.goals[card]):
            points *= self.chance_of(self.goal_reached(seat, card, goal), self.goal_need(seat, card, goal))
        return points

    def statue_worth(self, seat: int) -> float:
        """The best level built, by the chance of its objective; one level more is a hope."""
        value: float = 0.0
        for place in range(STATUES):
            if self.statue_card[place] != NO_STATUE and self.statue[seat * STATUES + place] > 0:
                value += self.statue_estimate(seat, place)
        return value

    def statue_estimate(self, seat: int, place: int) -> float:
        best: float = 0.0
        reached = self.statue_reached(seat, place)
        first = self.statue_card[place] * STATUE_LEVELS
        for level in range(STATUE_LEVELS):
            chance: float = self.chance_of(reached, self.content.statue_need[first + level])
            if level >= self.statue[seat * STATUES + place]:
                chance = chance * 0.2 * min(2, self.later_rounds())
            best = max(best, chance * self.content.statue_points[first + level])
        return best
