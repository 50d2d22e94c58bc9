"""Random play to the end, for any game: the loop that simulations and searches spend their time in."""

from hypostyle.engine.limits import DICE_FACTOR, DICE_TERM, MASK32, SPECTATOR
from hypostyle.engine.state import State
from hypostyle.engine.types import i64, released, unlikely


def playout(state: State, dice: i64, horizon: int) -> i64:
    """Random legal decisions until the end, or for `horizon` decisions; returns decisions << 32 | dice.

    Where a decision has no legal action it stops, with an empty list in the state (`check_ways_on`).
    """
    steps: i64 = 0
    while not state.over and steps < horizon:
        seat = state.any_open(dice >> 8)
        state.legal_count = 0
        state.fill_legal(seat)
        if unlikely(state.legal_count == 0):
            state.dead_end(seat)
            break
        dice ^= (dice << 13) & MASK32
        dice ^= dice >> 17
        dice ^= (dice << 5) & MASK32
        state.apply(seat, state.legal[(dice * state.legal_count) >> 32])
        steps += 1
    return (steps << 32) | dice


def dice_of(seed: i64) -> i64:
    """A non-zero start for the dice of playouts."""
    return (((seed & MASK32) * DICE_FACTOR + DICE_TERM) & MASK32) | 1


@released
def random_game(state: State, seats: int, seed: i64, horizon: int) -> i64:
    """One whole random match from set-up; returns the decisions taken."""
    state.restart(seats, seed)
    return playout(state, dice_of(seed), horizon) >> 32


@released
def play_on(state: State, seed: i64, horizon: int) -> i64:
    """Random decisions from where a match stands; returns the decisions taken."""
    return playout(state, dice_of(seed), horizon) >> 32


@released
def every_way_on(work: State, here: State, seed: i64, horizon: int) -> i64:
    """Each choice of every seat that has one, then random decisions; returns the decisions taken.

    Where nothing is legal it stops, with that position in `work`.
    """
    total: i64 = 0
    dice: i64 = dice_of(seed)
    for seat in range(here.seats):
        if (here.open >> seat) & 1 == 0:
            continue
        here.legal_count = 0
        here.fill_legal(seat)
        if unlikely(here.legal_count == 0):
            work.copy_from(here)
            here.dead_end(seat)
            return total
        for index in range(here.legal_count):
            work.copy_from(here)
            work.apply(seat, here.legal[index])
            outcome: i64 = playout(work, dice, horizon)
            dice = outcome & MASK32
            total += (outcome >> 32) + 1
            if unlikely(not work.over and work.legal_count == 0):
                return total
    return total


@released
def random_games(state: State, seats: int, seed: i64, games: int, horizon: int) -> i64:
    """Whole random matches from consecutive seeds; returns the decisions taken."""
    total: i64 = 0
    for game in range(games):
        state.restart(seats, seed + game)
        total += playout(state, dice_of(seed + game), horizon) >> 32
        if unlikely(state.legal_count == 0):
            break  # the position is left as it is, for whoever asks why
    return total


@released
def random_playouts(work: State, root: State, seed: i64, games: int, horizon: int) -> i64:
    """Random matches from one position, what is hidden dealt anew each time; returns the decisions taken."""
    total: i64 = 0
    dice: i64 = dice_of(seed)
    for _ in range(games):
        work.copy_from(root)
        work.redeal(dice)
        outcome: i64 = playout(work, dice, horizon)
        dice = outcome & MASK32
        total += outcome >> 32
        if unlikely(work.legal_count == 0):
            break
    return total


@released
def reveals(
    before: State,
    after: State,
    known: State,
    told: State,
    work: State,
    shown: State,
    seat: int,
    action: int,
    worlds: int,
) -> i64:
    """1 if an action has shown somebody what no world imagined `before` it had to show, 0 if it has not.

    Whoever knows the same after it as before is passed over, but for the seat that chose: that was a sealed choice, and
    others have learnt nothing of it, not even what was possible. Viewers who know the same before it, and the same
    after it, imagine the same worlds: those are played out once for all of them. `known`, `told`, `work` and `shown`
    are written over.
    """
    judged = 0
    for viewer in range(SPECTATOR, before.seats):
        if judged & viewer_bit(viewer) != 0:
            continue
        known.copy_from(before)
        known.erase(viewer)
        told.copy_from(after)
        told.erase(viewer)
        together = viewer_bit(viewer)
        if known.same_as(told):
            if viewer != seat:
                continue
        else:
            for other in range(viewer + 1, before.seats):
                if knows_as_much(before, after, known, told, shown, other):
                    together |= viewer_bit(other)
        judged |= together
        if tells_apart(work, shown, known, told, seat, action, together, worlds):
            return 1
    return 0


def viewer_bit(viewer: int) -> int:
    """A set of viewers is an int; a spectator is the first of them."""
    return 1 << (viewer - SPECTATOR)


def knows_as_much(before: State, after: State, known: State, told: State, work: State, viewer: int) -> i64:
    """1 if this is all a viewer knows before and after an action."""
    work.copy_from(before)
    work.erase(viewer)
    if not work.same_as(known):
        return 0
    work.copy_from(after)
    work.erase(viewer)
    return 1 if work.same_as(told) else 0


def tells_apart(
    work: State, shown: State, known: State, told: State, seat: int, action: int, viewers: int, worlds: int
) -> i64:
    """0 if an action leaves these viewers with what they were `told` in every world imagined from what they have
    `known`."""
    for world in range(worlds):
        work.copy_from(known)
        work.redeal(world)
        if work.obstacle(seat, action) != 0:
            return 1
        work.apply(seat, action)
        for viewer in range(SPECTATOR, work.seats):
            if viewers & viewer_bit(viewer) != 0:
                shown.copy_from(work)
                shown.erase(viewer)
                if not shown.same_as(told):
                    return 1
    return 0


@released
def copies(target: State, source: State, count: int) -> None:
    """Copy a position over another, again and again: what a search pays for each simulation."""
    for _ in range(count):
        target.copy_from(source)
