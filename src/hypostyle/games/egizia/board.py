"""The table of Egizia, and what every chapter does with it: score, gain stones, move teams and markers, count."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.reading import BY_SEAT, amount, bits, cards, choice, owner, seat_bits, unread
from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import chapter, i8, i16, inline
from hypostyle.games.egizia.vocabulary import (
    BERTHS,
    BONUS_TILES,
    CARD_SPACES,
    CARDS,
    COLORS,
    COLUMNS,
    CREWS,
    DEALT,
    DRAWS,
    EFFECTS,
    FACES,
    GOALS,
    LEVELS,
    LINES,
    MARKETS,
    OBELISK_CELLS,
    ON_RIVER,
    OUT,
    PLAYER_COUNTS,
    POWERS,
    RED_FIELD,
    ROUND_SPACES,
    ROUNDS,
    ROW_CELLS,
    ROWS,
    SEATS,
    SITES,
    SOURCES,
    SPACES,
    SPHINX_CARDS,
    STATUE_CARDS,
    STATUE_LEVELS,
    STATUES,
    STONE,
    TEAMS,
    TILES,
    USES,
    WHEAT,
    YELLOW_FIELD,
    Bonus,
    Event,
    Line,
    Measure,
    Reason,
)


class Printed(Constants):
    """What is printed on boards, cards and tiles (content.toml)."""

    rounds: i8
    ships: i8
    start_stones: Annotated[list[i8], SEATS]
    team_start: i8
    lead_start: i8
    team_least: i8
    team_most: i8
    stone_most: i8
    start_quarry: i8
    start_field: i8
    start_field_turned: i8
    flood_start: i8
    cooperation: Annotated[list[i8], SITES + 1]
    majority: i8
    # markets, by level
    stone_reach: Annotated[list[i8], LEVELS + 1]
    stone_beyond: i8
    stone_end_level: i8
    stones_per_point: i8
    wheat_reach: Annotated[list[i8], LEVELS + 1]
    wheat_beyond: i8
    penalty: Annotated[list[i8], LEVELS + 1]
    sell_from: i8
    wheat_per_point: i8
    # river
    position: Annotated[list[i8], SPACES]
    closed_for_two: Annotated[list[i8], SPACES]
    open_slots: Annotated[list[i8], PLAYER_COUNTS]
    tile_mark: Annotated[list[i8], TILES]
    effect: Annotated[list[i8], SOURCES * EFFECTS]
    effect_amount: Annotated[list[i8], SOURCES * EFFECTS]
    # Nile cards
    round_deck: Annotated[list[i8], ROUNDS]
    card_deck: Annotated[list[i8], CARDS]
    card_kind: Annotated[list[i8], CARDS]
    card_color: Annotated[list[i8], CARDS]
    card_wheat: Annotated[list[i8], CARDS]
    card_quarry: Annotated[list[i8], CARDS]
    card_three_plus: Annotated[list[i8], CARDS]
    card_power: Annotated[list[i8], CARDS]
    card_use: Annotated[list[i8], CARDS * USES]
    power_amount: Annotated[list[i8], POWERS]
    sale_points: i8
    # Sphinx cards
    sphinx_points: Annotated[list[i8], SPHINX_CARDS]
    sphinx_mode: Annotated[list[i8], SPHINX_CARDS]
    sphinx_three_plus: Annotated[list[i8], SPHINX_CARDS]
    goals: Annotated[list[i8], SPHINX_CARDS]
    goal: Annotated[list[i8], SPHINX_CARDS * GOALS]
    goal_amount: Annotated[list[i8], SPHINX_CARDS * GOALS]
    sphinx_limit: Annotated[list[i8], BERTHS]
    sphinx_cost: i8
    sphinx_return: i8
    # statues, bonus tiles
    statue_letter: Annotated[list[i8], STATUE_CARDS]
    statue_measure: Annotated[list[i8], STATUE_CARDS]
    statue_need: Annotated[list[i8], STATUE_CARDS * STATUE_LEVELS]
    statue_points: Annotated[list[i8], STATUE_CARDS * STATUE_LEVELS]
    statue_cost: Annotated[list[i8], STATUE_LEVELS]
    statues: Annotated[list[i8], PLAYER_COUNTS]
    bonus_color: Annotated[list[i8], BONUS_TILES]
    bonus_effect: Annotated[list[i8], BONUS_TILES]
    bonus_tile_of: Annotated[list[i8], BONUS_TILES]
    bonus_amount: Annotated[list[i8], BONUS_TILES]
    bonus_often: Annotated[list[i8], BONUS_TILES]
    gold_for_two: i8
    # monuments; pyramids are for two players, then for more
    obelisk_cost: Annotated[list[i8], OBELISK_CELLS]
    obelisk_cells: i8
    obelisk_lower: i8
    column_cost: Annotated[list[i8], COLUMNS]
    columns: i8
    gold_column: i8
    violet_column: i8
    finish: Annotated[list[i8], SEATS]
    pyramid_rows: Annotated[list[i8], 2]
    pyramid_sides: Annotated[list[i8], 2]
    row_cost: Annotated[list[i8], 2 * ROWS]
    row_cells: Annotated[list[i8], 2 * ROWS]
    crew_teams: Annotated[list[i8], CREWS]


@chapter
class Board(State):
    """A position of Egizia. Owners of ships, cards and bricks are seats counted from 1; 0 is nobody."""

    content: Printed

    score: Annotated[list[i16], SEATS, BY_SEAT, amount(60, steps=0)]
    line_points: Annotated[list[i16], SEATS * LINES, unread("points of all lines together are read")]
    bonuses: Annotated[list[i16], SEATS, BY_SEAT, bits(BONUS_TILES)]  # won column bonuses, a bit for each effect
    bonus_used: Annotated[list[i16], SEATS, BY_SEAT, bits(BONUS_TILES)]
    round: Annotated[i8, choice(ROUNDS + 1)]
    flood: Annotated[i8, choice(3)]
    order: Annotated[list[i8], SEATS, owner()]  # seats by order tile
    queue: Annotated[list[i8], SEATS, owner()]  # seats from the front of the score track to the back
    bonus_tile: Annotated[list[i8], 2, choice(BONUS_TILES)]  # on the gold and on the violet column
    # players
    stones: Annotated[list[i8], SEATS, BY_SEAT, amount(20, steps=30)]
    team: Annotated[list[i8], SEATS * TEAMS, BY_SEAT, amount(10, steps=12)]
    team_used: Annotated[list[i8], SEATS, BY_SEAT, bits(TEAMS)]  # a bit for each team turned this round
    market: Annotated[list[i8], SEATS * MARKETS, BY_SEAT, amount(LEVELS)]
    quarry: Annotated[list[i16], SEATS, BY_SEAT, amount(15, steps=20)]
    field_value: Annotated[list[i16], SEATS * COLORS, BY_SEAT, amount(15, steps=20)]
    field_count: Annotated[list[i8], SEATS * COLORS, BY_SEAT, amount(4)]
    permanents: Annotated[list[i8], SEATS, BY_SEAT, amount(4)]
    power: Annotated[
        list[i8], SEATS * POWERS, BY_SEAT, amount(1, steps=2)
    ]  # cards owned with this power; improvements not yet attached
    power_used: Annotated[list[i8], SEATS * POWERS, BY_SEAT, amount(1, steps=2)]  # this round
    uses: Annotated[list[i8], SEATS * USES, BY_SEAT, amount(2)]  # anytime cards owned with this use
    hand_count: Annotated[list[i8], SEATS, BY_SEAT, amount(6)]
    # the river
    ships: Annotated[list[i8], SEATS, BY_SEAT, amount(5, steps=8)]
    passed: Annotated[list[i8], SEATS, BY_SEAT, choice(1, 1)]
    furthest: Annotated[list[i8], SEATS, BY_SEAT, amount(SPACES)]  # position of one's ship farthest downstream
    ship: Annotated[list[i8], SPACES, owner(1)]
    guests: Annotated[list[i8], ROUND_SPACES, seat_bits()]  # ships on an occupied round space, a bit for each seat
    river_card: Annotated[list[i8], CARD_SPACES, choice(CARDS)]
    river_face: Annotated[list[i8], ROUND_SPACES, choice(FACES)]
    waiting_uses: Annotated[list[i8], SEATS, BY_SEAT, amount(2)]  # waiting-ship tiles taken this round
    # Nile cards
    card_place: Annotated[list[i8], CARDS, owner(1, others=(ON_RIVER, OUT))]
    improved: Annotated[list[i8], CARDS, amount(2)]  # improvements on a field
    attached: Annotated[
        list[i8], CARDS, unread("the value of the fields is read")
    ]  # the field an improvement lies on, counted from 1
    # building
    force: Annotated[i8, amount(10, steps=16)]  # left in the action that is being carried out
    built: Annotated[list[i8], SEATS, BY_SEAT, bits(7)]  # a bit for each site built at this round
    obelisk_bonus: Annotated[list[i8], SEATS, BY_SEAT, choice(1, 1)]  # the round's market advance has been had
    obelisk: Annotated[list[i8], OBELISK_CELLS, unread("bricks are counted by seat")]
    obelisk_count: Annotated[i8, amount(OBELISK_CELLS)]
    obelisk_bricks: Annotated[list[i8], SEATS, BY_SEAT, amount(8)]
    colonnade: Annotated[list[i8], SEATS, BY_SEAT, amount(COLUMNS)]
    pyramid: Annotated[list[i8], ROWS * ROW_CELLS, owner(1)]
    row_count: Annotated[list[i8], ROWS, amount(ROW_CELLS)]
    row_winner: Annotated[list[i8], ROWS, owner(1)]
    pyramid_bricks: Annotated[list[i8], SEATS, BY_SEAT, amount(12)]
    statue_card: Annotated[list[i8], STATUES, choice(STATUE_CARDS)]
    statue: Annotated[list[i8], SEATS * STATUES, BY_SEAT, amount(STATUE_LEVELS)]
    # Sphinx cards: those never drawn have no order; each draw picks one of them at random
    sphinx: Annotated[list[i8], SPHINX_CARDS, owner(1)]
    unseen: Annotated[i8, amount(35, steps=0)]
    under: Annotated[
        list[i8], SPHINX_CARDS, unread("cards that come back after all others")
    ]  # put back under the deck, next to be drawn first
    under_by: Annotated[list[i8], SPHINX_CARDS, unread("cards that come back after all others")]
    under_count: Annotated[i8, amount(10)]
    drawn: Annotated[list[i8], DRAWS, cards(SPHINX_CARDS, within="drawn_count")]
    drawn_count: Annotated[i8, amount(DRAWS)]
    dealt: Annotated[list[i8], SEATS * DEALT, BY_SEAT, cards(SPHINX_CARDS)]

    # ================================================================ S17 points
    def gain(self, seat: int, line: int, amount: int) -> None:
        """A marker that arrives on an occupied space stands behind those there (R-15, R-16); nothing moves for 0."""
        if amount == 0:
            return
        self.score[seat] += amount
        self.line_points[seat * LINES + line] += amount
        if amount > 0:
            self.tell(Event.POINTS_GAINED, seat, amount, line)
        else:
            self.tell(Event.POINTS_LOST, seat, -amount, line)
        place = 0
        while self.queue[place] != seat:
            place += 1
        while place + 1 < self.seats:
            self.queue[place] = self.queue[place + 1]
            place += 1
        while place > 0 and self.score[self.queue[place - 1]] < self.score[seat]:
            self.queue[place] = self.queue[place - 1]
            place -= 1
        self.queue[place] = seat

    # ================================================================ S06, S17 stones
    def gain_stones(self, seat: int, amount: int) -> None:
        """What the stone track cannot hold is lost (R-54)."""
        gained = min(amount, self.content.stone_most - self.stones[seat])
        if gained > 0:
            self.stones[seat] += gained
            self.tell(Event.STONES_GAINED, seat, gained)

    def spend_stones(self, seat: int, amount: int) -> None:
        self.stones[seat] -= amount
        self.tell(Event.STONES_SPENT, seat, amount)

    # ================================================================ S17 teams
    def raise_obstacle(self, seat: int, team: int) -> int:
        return Reason.TEAM_AT_MOST if self.team[seat * TEAMS + team] >= self.content.team_most else 0

    def some_team_can_rise(self, seat: int) -> bool:
        for team in range(TEAMS):
            if self.raise_obstacle(seat, team) == 0:
                return True
        return False

    def raise_team(self, seat: int, team: int, amount: int) -> None:
        """At the cap an increase has no effect (R-24)."""
        place = seat * TEAMS + team
        strength = min(self.content.team_most, self.team[place] + amount)
        if strength > self.team[place]:
            self.team[place] = strength
            self.tell(Event.TEAM_RAISED, seat, team, strength)

    def lower_obstacle(self, seat: int, team: int) -> int:
        """R-25: no team falls below its least strength."""
        return 0 if self.team[seat * TEAMS + team] > self.content.team_least else Reason.TEAM_AT_LEAST

    def some_team_can_fall(self, seat: int) -> bool:
        for team in range(TEAMS):
            if self.lower_obstacle(seat, team) == 0:
                return True
        return False

    def change_team(self, seat: int, team: int, amount: int) -> None:
        """An arrow up, or a red arrow down, which weakens a team as far as it can fall."""
        if amount > 0:
            self.raise_team(seat, team, amount)
        for _ in range(-amount):
            if self.lower_obstacle(seat, team) == 0:
                self.lower_team(seat, team)

    def lower_team(self, seat: int, team: int) -> None:
        place = seat * TEAMS + team
        self.team[place] -= 1
        self.tell(Event.TEAM_LOWERED, seat, team, self.team[place])

    @inline
    def team_ready(self, seat: int, team: int) -> bool:
        """Whether a team has not been sent to a site this round."""
        return (self.team_used[seat] >> team) & 1 == 0

    @inline
    def strength(self, seat: int) -> int:
        """Of all four teams: the wheat they need (S07.1)."""
        total = 0
        for team in range(TEAMS):
            total += self.team[seat * TEAMS + team]
        return total

    # ================================================================ S20 column bonuses
    @inline
    def has_bonus(self, seat: int, effect: int) -> bool:
        return (self.bonuses[seat] >> effect) & 1 == 1

    @inline
    def bonus_ready(self, seat: int, effect: int) -> bool:
        """A bonus used once a round or once a game, with its reminder token not yet turned (R-23)."""
        return ((self.bonuses[seat] & ~self.bonus_used[seat]) >> effect) & 1 == 1

    def start_field(self, seat: int) -> int:
        """The field everybody starts with, turned by a column bonus (R-49)."""
        return self.content.start_field_turned if self.has_bonus(seat, Bonus.ALL_TEAMS) else self.content.start_field

    def use_bonus(self, seat: int, effect: int) -> None:
        self.bonus_used[seat] |= 1 << effect
        self.tell(Event.BONUS_USED, seat, self.content.bonus_tile_of[effect])

    # ================================================================ S15 markets
    def advance_market(self, seat: int, market: int, amount: int) -> None:
        """Step by step (R-53)."""
        for _ in range(amount):
            self.step_market(seat, market)

    def step_market(self, seat: int, market: int) -> None:
        """At the top the marker stays and the bonus is paid again."""
        place = seat * MARKETS + market
        at_top: bool = self.market[place] == LEVELS
        if at_top:
            self.tell(Event.MARKET_AT_TOP, seat, market)
        else:
            self.market[place] += 1
            self.tell(Event.MARKET_ADVANCED, seat, market, self.market[place])
        if market == STONE:
            self.gain_stones(seat, self.stone_market_pays(seat, at_top))
        else:
            self.gain(seat, Line.MARKETS, self.wheat_market_pays(seat, at_top))

    def stone_market_pays(self, seat: int, beyond: bool) -> int:
        level = self.market[seat * MARKETS + STONE]
        if level == LEVELS and self.has_bonus(seat, Bonus.STONE_MARKET_TOP):
            return self.content.bonus_amount[Bonus.STONE_MARKET_TOP]
        return self.content.stone_beyond if beyond else self.content.stone_reach[level]

    def wheat_market_pays(self, seat: int, beyond: bool) -> int:
        level = self.market[seat * MARKETS + WHEAT]
        if level == LEVELS and self.has_bonus(seat, Bonus.WHEAT_MARKET_TOP):
            return self.content.bonus_amount[Bonus.WHEAT_MARKET_TOP]
        return self.content.wheat_beyond if beyond else self.content.wheat_reach[level]

    def advance_both_markets(self, seat: int) -> None:
        self.advance_market(seat, WHEAT, 1)
        self.advance_market(seat, STONE, 1)

    # ================================================================ S19, S21 what objectives count
    @inline
    def fields_of(self, seat: int, color: int) -> int:
        """The sum of the numbers on one's fields of a colour, whatever the flood (S07.7, R-65)."""
        total = self.field_value[seat * COLORS + color]
        if self.has_bonus(seat, Bonus.BETTER_FIELDS):
            total += self.field_count[seat * COLORS + color] * self.content.bonus_amount[Bonus.BETTER_FIELDS]
        return total

    def measure(self, seat: int, measure: int) -> int:
        """R-66: bricks count one each, whatever the cell; statues are counted together unless each is named."""
        if measure == Measure.OBELISK_BRICKS:
            return self.obelisk_bricks[seat]
        if measure == Measure.COLONNADE_BRICKS:
            return self.colonnade[seat]
        if measure == Measure.PYRAMID_BRICKS:
            return self.pyramid_bricks[seat]
        if measure == Measure.STATUE_BRICKS or measure == Measure.FULL_STATUES or measure == Measure.EACH_STATUE:
            return self.measure_statues(seat, measure)
        if measure == Measure.FULL_COLONNADE:
            return 1 if self.colonnade[seat] == self.content.columns else 0
        if measure == Measure.WHEAT_LEVEL:
            return self.market[seat * MARKETS + WHEAT]
        if measure == Measure.STONE_LEVEL:
            return self.market[seat * MARKETS + STONE]
        if measure == Measure.BOTH_LEVELS:
            return self.market[seat * MARKETS + WHEAT] + self.market[seat * MARKETS + STONE]
        if measure <= Measure.VIOLET_STRENGTH:
            return self.team[seat * TEAMS + measure - Measure.GREEN_STRENGTH]
        if measure == Measure.EVERY_STRENGTH:
            return self.weakest_team(seat)
        if measure == Measure.ALL_STRENGTH:
            return self.strength(seat)
        if measure <= Measure.RED_FIELDS:
            return self.fields_of(seat, measure - Measure.GREEN_FIELDS)
        if measure == Measure.YELLOW_AND_RED_FIELDS:
            return self.fields_of(seat, YELLOW_FIELD) + self.fields_of(seat, RED_FIELD)
        if measure == Measure.QUARRIES:
            return self.quarry[seat]
        if measure == Measure.PERMANENT_CARDS:
            return self.permanents[seat]
        if measure == Measure.SPHINX_HAND:
            return self.hand_count[seat]
        return self.row_bonuses(seat)

    def measure_statues(self, seat: int, measure: int) -> int:
        bricks = 0
        full = 0
        least = STATUE_LEVELS
        for statue in range(STATUES):
            level = self.statue[seat * STATUES + statue]
            bricks += level
            if level == STATUE_LEVELS:
                full += 1
            least = min(least, level)
        if measure == Measure.STATUE_BRICKS:
            return bricks
        return full if measure == Measure.FULL_STATUES else least

    def weakest_team(self, seat: int) -> int:
        least = self.team[seat * TEAMS]
        for team in range(1, TEAMS):
            least = min(least, self.team[seat * TEAMS + team])
        return least

    def row_bonuses(self, seat: int) -> int:
        """Rows whose bonus was won; a majority in an unfinished row does not count."""
        rows = 0
        for row in range(ROWS):
            if self.row_winner[row] == seat + 1:
                rows += 1
        return rows
