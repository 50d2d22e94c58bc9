"""Many matches of one game stepped together: their blocks in one row, what is chosen and what is seen in others.

A `Stepper` is handed the rows it works on, as it finds them in `Rows`; several of them may share one set of rows, each
for its own part of the matches and in a thread of its own. What a seat is shown is read from its knowledge
(engine/reading.py): an input has a place in a row of numbers, and all others are 0. A row is thousands of places long
and few of them change in a step, so what it shows is kept as a sight (engine/sight.py), and what differs is written.
"""

from __future__ import annotations

from typing import Any

from hypostyle.engine.limits import LEGAL_LIMIT, MASK32
from hypostyle.engine.playout import dice_of
from hypostyle.engine.rows import (
    ALL_FINE,
    LEAVE,
    LOWEST_SCORE,
    MARGIN,
    NOBODY,
    ONLY,
    RANK,
    REFUSED,
    SCORE,
    Rows,
    Settings,
    Vector,
)
from hypostyle.engine.state import State
from hypostyle.engine.types import (
    ByteVector,
    FloatVector,
    IntVector,
    LongVector,
    ShortVector,
    SingleVector,
    i64,
    released,
    unlikely,
)


class Stepper:
    """Steps matches from a row of blocks, and shows what seats see in rows of numbers."""

    work: State
    known: State
    # what a position is read by
    table: IntVector
    scales: FloatVector  # by place: an amount is multiplied by it
    races: IntVector  # by task: 1 where all choose at once and the first ends it
    # what is kept of each match
    blocks: IntVector
    seeds: LongVector
    dice: LongVector  # draw who is first in a race
    policy: LongVector  # dice of random choices
    turns: IntVector  # the seat that is to move
    offered: ShortVector
    offered_counts: IntVector
    sights: LongVector  # what its row shows
    # the caller's
    actions: IntVector
    observations: SingleVector
    small: ByteVector
    masks: ByteVector
    movers: ByteVector
    rewards: SingleVector
    dones: ByteVector
    seats: int
    block: int  # cells of a block
    places: int
    sight: int  # cells of a sight
    action_count: int
    lines: int  # of the score sheet
    reward_kind: int
    stride: i64  # between the seeds of consecutive matches
    shows: bool  # observations are wanted
    whole: bool  # as whole numbers
    resets: bool  # a match that is over is followed by the next

    def __init__(self, work: State, rows: Rows, settings: Settings) -> None:
        self.work = work
        self.known = work.copy()
        self.table, self.scales, self.races = rows.table, rows.scales, rows.races
        self.blocks, self.seeds, self.dice, self.policy = rows.blocks, rows.seeds, rows.dice, rows.policy
        self.turns, self.offered, self.offered_counts = rows.turns, rows.offered, rows.offered_counts
        self.sights, self.sight = rows.sights, settings.sight
        self.seats, self.block, self.places = settings.seats, settings.block, settings.places
        self.action_count, self.lines = settings.action_count, settings.lines
        self.reward_kind, self.stride = settings.reward_kind, settings.stride
        self.whole, self.resets = settings.whole, settings.resets
        self.shows = False

    def show_in(self, observations: Vector, small: Vector, masks: Vector, shows: bool) -> None:
        """Take over the rows in which seats are shown what they see, as fractions or in small whole numbers."""
        self.observations, self.small, self.masks, self.shows = observations, small, masks, shows

    def tell_in(self, movers: Vector, rewards: Vector, dones: Vector) -> None:
        """Take over the rows that say who is to move and what came of a step."""
        self.movers, self.rewards, self.dones = movers, rewards, dones

    def choose_from(self, actions: Vector) -> None:
        """Take over the row of what is chosen."""
        self.actions = actions

    # ------------------------------------------------------------------ many matches
    @released
    def start(self, first: int, end: int) -> int:
        """Begin a match from the seed of each; returns one that has no way on, or ALL_FINE."""
        stuck = ALL_FINE
        for game in range(first, end):
            self.clear_news(game)
            self.unmark(game)
            self.policy[game] = dice_of(self.seeds[game] + 1)
            self.begin(self.work, game)
            if self.look(self.work, game) == REFUSED:
                stuck = game
            else:
                self.show(self.work, game)
            self.put_back(self.work, game)
        return stuck

    @released
    def check(self, first: int, end: int) -> int:
        """The first match whose action is not among those offered, or ALL_FINE."""
        for game in range(first, end):
            if self.actions[game] != LEAVE and not self.is_offered(game, self.actions[game]):
                return game
        return ALL_FINE

    @released
    def step(self, first: int, end: int) -> int:
        """Play the action of each match, all of which were checked; returns one that has no way on, or ALL_FINE."""
        stuck = ALL_FINE
        for game in range(first, end):
            self.clear_news(game)
            if self.actions[game] != LEAVE:
                self.unmark(game)
                if unlikely(self.step_one(self.work, game, self.actions[game]) == REFUSED):
                    stuck = game
                else:
                    self.show(self.work, game)
                self.put_back(self.work, game)
        return stuck

    @released
    def show_again(self, first: int, end: int) -> None:
        """Show what is seen now, in rows that were just handed over."""
        for game in range(first, end):
            self.fetch(self.work, game)
            self.movers[game] = self.turns[game]
            if self.turns[game] != NOBODY:
                self.offer(self.work, game, self.turns[game])
            if self.shows:
                self.clear_mask(game)
                self.clear_row(game)
            self.show(self.work, game)

    @released
    def draw_actions(self, first: int, end: int) -> None:
        """Choose for each match any of the actions offered."""
        for game in range(first, end):
            if self.offered_counts[game] == 0:
                self.actions[game] = LEAVE
            else:
                self.policy[game] = rolled(self.policy[game])
                drawn: i64 = (self.policy[game] * self.offered_counts[game]) >> 32
                self.actions[game] = self.offered[game * LEGAL_LIMIT + drawn]

    # ------------------------------------------------------------------ one match
    @released
    def play(self, game: int, action: int) -> int:
        """Play one action: who is to move then, NOBODY at the end, REFUSED if it was not offered (nothing changes)."""
        return self.play_offered(self.work, game, action)

    @released
    def play_as(self, game: int, seat: int, action: int) -> int:
        """The same for one of several seats that choose at once."""
        self.fetch(self.work, game)
        if self.work.over or not (self.work.open >> seat) & 1:
            return REFUSED
        self.offer(self.work, game, seat)
        return self.play_offered(self.work, game, action)

    @released
    def observe(self, game: int, seat: int, row: int) -> None:
        """Show in a row what a seat sees of a match, and what it may choose now."""
        self.observe_one(self.work, game, seat, row)

    def see(self, seat: Any) -> None:
        """`observe` in the only match; this and the next are too short for it to pay to release the lock."""
        self.observe_one(self.work, ONLY, seat, ONLY)

    def move(self, action: int) -> int:
        """`play` in the only match."""
        if not self.is_offered(ONLY, action):
            return REFUSED
        mover = self.go_on(self.work, ONLY, action)  # what is offered was found out here: the position is still at hand
        self.put_back(self.work, ONLY)
        return mover

    @released
    def settle(self, game: int) -> None:
        """Reward all seats for a match that is over."""
        self.fetch(self.work, game)
        self.reward_all(self.work, game)

    def observe_one(self, work: State, game: int, seat: int, row: int) -> None:
        self.fetch(work, game)
        self.clear_mask(row)
        if seat == self.turns[game]:
            self.mark_offered(game, row)
        elif not work.over and (work.open >> seat) & 1:
            work.legal_count = 0
            work.fill_legal(seat)
            self.mark_legal(work, row)
        self.show_row(work, seat, row)

    def play_offered(self, work: State, game: int, action: int) -> int:
        if not self.is_offered(game, action):
            return REFUSED
        mover = self.step_one(work, game, action)
        self.put_back(work, game)
        return mover

    def step_one(self, work: State, game: int, action: int) -> int:
        self.fetch(work, game)
        return self.go_on(work, game, action)

    def go_on(self, work: State, game: int, action: int) -> int:
        work.apply(self.turns[game], action)
        if work.over:
            self.reward_all(work, game)
            self.dones[game] = 1
            if self.resets:
                self.seeds[game] += self.stride
                self.begin(work, game)
        return self.look(work, game)

    def begin(self, work: State, game: int) -> None:
        work.restart(self.seats, self.seeds[game])
        self.dice[game] = dice_of(self.seeds[game])

    def look(self, work: State, game: int) -> int:
        """Find out who is to move and what is offered; REFUSED where nothing is, which is a fault of the rules."""
        mover = self.mover_of(work, game)
        self.movers[game] = mover
        if mover == NOBODY:
            self.turns[game] = NOBODY
            self.offered_counts[game] = 0
            return NOBODY
        self.offer(work, game, mover)
        if unlikely(work.legal_count == 0):
            work.dead_end(mover)
            return REFUSED
        return mover

    def offer(self, work: State, game: int, seat: int) -> None:
        """Keep what a seat that is to move may choose."""
        first: i64 = game
        first *= LEGAL_LIMIT
        work.legal_count = 0
        work.fill_legal(seat)
        for place in range(work.legal_count):
            self.offered[first + place] = work.legal[place]
        self.offered_counts[game] = work.legal_count
        self.turns[game] = seat

    def mover_of(self, work: State, game: int) -> int:
        """The seat that chooses now: the lowest, where several choose under seal; any of them, drawn, in a race."""
        if work.over:
            return NOBODY
        if unlikely(work.open & (work.open - 1) != 0) and self.races[work.task[work.depth - 1]] == 1:
            self.dice[game] = rolled(self.dice[game])
            return work.any_open(self.dice[game] >> 8)
        return work.first_open()

    def is_offered(self, game: int, action: int) -> bool:
        first: i64 = game
        first *= LEGAL_LIMIT
        for place in range(self.offered_counts[game]):
            if self.offered[first + place] == action:
                return True
        return False

    def fetch(self, work: State, game: int) -> None:
        first: i64 = game
        work.fetch_block(self.blocks, first * self.block)

    def put_back(self, work: State, game: int) -> None:
        first: i64 = game
        work.store_block(self.blocks, first * self.block)

    # ------------------------------------------------------------------ what is shown
    def show(self, work: State, game: int) -> None:
        """Show the seat that is to move what it sees, and what it may choose; the mask is clear."""
        if not self.shows:
            return
        if self.turns[game] == NOBODY:
            self.clear_row(game)
            return
        self.mark_legal(work, game)
        self.show_row(work, self.turns[game], game)

    def unmark(self, game: int) -> None:
        """Clear the mask of a match: nothing is marked but what is offered."""
        if not self.shows:
            return
        first: i64 = game
        offered: i64 = first * LEGAL_LIMIT
        first *= self.action_count
        for place in range(self.offered_counts[game]):
            self.masks[first + self.offered[offered + place]] = 0

    def mark_offered(self, game: int, row: int) -> None:
        """Mark what is kept as offered: it need not be found out again."""
        offered: i64 = game
        offered *= LEGAL_LIMIT
        first: i64 = row
        first *= self.action_count
        for place in range(self.offered_counts[game]):
            self.masks[first + self.offered[offered + place]] = 1

    def clear_mask(self, row: int) -> None:
        first: i64 = row
        clear_bytes(self.masks, first * self.action_count, self.action_count)

    def mark_legal(self, work: State, row: int) -> None:
        first: i64 = row
        first *= self.action_count
        for place in range(work.legal_count):
            self.masks[first + work.legal[place]] = 1

    def clear_row(self, row: int) -> None:
        """Show nothing."""
        first: i64 = row
        clear_words(self.sights, first * self.sight, self.sight)
        if self.whole:
            clear_bytes(self.small, first * self.places, self.places)
        else:
            clear_fractions(self.observations, first * self.places, self.places)

    def show_row(self, work: State, seat: int, row: int) -> None:
        """Write what the seat knows."""
        first: i64 = row
        last: i64 = first * self.sight
        first *= self.places
        self.known.copy_from(work)
        self.known.erase(seat)
        if self.whole:
            self.known.show_whole(self.table, seat, self.small, first, self.sights, last)
        else:
            self.known.show_fractions(self.table, seat, self.scales, self.observations, first, self.sights, last)

    # ------------------------------------------------------------------ what came of it
    def clear_news(self, game: int) -> None:
        first: i64 = game
        first *= self.seats
        self.dones[game] = 0
        for seat in range(self.seats):
            self.rewards[first + seat] = 0.0

    def reward_all(self, work: State, game: int) -> None:
        first: i64 = game
        first *= self.seats
        for seat in range(self.seats):
            self.rewards[first + seat] = self.reward(work, seat)

    def reward(self, work: State, seat: int) -> float:
        """What the end of a match is worth to a seat."""
        if self.reward_kind == SCORE:
            return self.score(work, seat)
        if self.reward_kind == MARGIN:
            best = LOWEST_SCORE
            for other in range(work.seats):
                if other != seat:
                    best = max(best, self.score(work, other))
            return self.score(work, seat) - best
        behind: float = 0.0
        equal: float = 0.0
        for other in range(work.seats):
            if work.result(other) < work.result(seat):
                behind += 1.0
            elif work.result(other) == work.result(seat):
                equal += 1.0
        if self.reward_kind == RANK:
            return (behind + 0.5 * (equal - 1.0)) / (work.seats - 1.0)
        return 1.0 / equal if behind + equal == work.seats else 0.0

    def score(self, work: State, seat: int) -> int:
        total = 0
        for line in range(self.lines):
            total += work.points(seat, line)
        return total


def rolled(dice: i64) -> i64:
    """The next of a row of drawn numbers."""
    drawn: i64 = dice ^ ((dice << 13) & MASK32)
    drawn ^= drawn >> 17
    drawn ^= (drawn << 5) & MASK32
    return drawn


def clear_bytes(row: ByteVector, first: i64, count: int) -> None:
    for place in range(count):
        row[first + place] = 0


def clear_words(row: LongVector, first: i64, count: int) -> None:
    for place in range(count):
        row[first + place] = 0


def clear_fractions(row: SingleVector, first: i64, count: int) -> None:
    for place in range(count):
        row[first + place] = 0.0


@released
def reseed(state: State, seed: i64) -> None:
    """Let the dice of a position fall anew, as this seed says."""
    state.seed(seed)
