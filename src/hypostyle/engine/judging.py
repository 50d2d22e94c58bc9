"""What a position is worth to a seat, for any search: its share of the win, and its lead by estimated points."""

from hypostyle.engine.state import State

NO_POINTS = -1000000.0  # fewer than anybody has


def win_share(state: State, seat: int) -> float:
    """1 for whoever is ahead alone, a part for those who are level, 0 for everybody else."""
    own: float = state.result(seat)
    winners = 0
    for other in range(state.seats):
        result: float = state.result(other)
        if result > own:
            return 0.0
        if result == own:
            winners += 1
    return 1.0 / winners


def best_of_others(state: State, seat: int) -> float:
    """Estimated points of the strongest opponent of a seat."""
    best: float = NO_POINTS
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.evaluate(other))
    return best


def lead(state: State, seat: int) -> float:
    """Estimated points of a seat over the best of the others."""
    best: float = best_of_others(state, seat)
    return state.evaluate(seat) - best


def squeezed(lead: float, scale: float) -> float:
    """A lead between 0 and 1: half for a tie, three quarters for `scale` points."""
    points: float = lead / scale
    return 0.5 + 0.5 * points / (1.0 + (points if points > 0.0 else -points))


def lead_share(state: State, seat: int, scale: float) -> float:
    """The lead of a seat, squeezed."""
    return squeezed(lead(state, seat), scale)
