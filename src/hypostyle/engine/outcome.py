"""Outcome: scores by line, places, and the tie-break that decided."""

from dataclasses import dataclass
from itertools import repeat

from hypostyle.engine.state import State


@dataclass(frozen=True)
class Outcome:
    """The result of a finished match, seat by seat.

    `ranking[seat]` is the place of a seat, 1 for a winner; seats that share a place have the same number. `tie_break`
    names what separated the winner from a seat with as many points, None if points alone decided or nothing could.
    """

    scores: list[int]
    ranking: list[int]
    lines: dict[str, list[int]]
    tie_values: dict[str, list[int]]
    tie_break: str | None

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.ranking) if place == 1]


def scores_of(state: State, lines: int) -> list[int]:
    """The points of each seat so far, over all lines of the score sheet."""
    return [sum(map(state.points, repeat(seat), range(lines))) for seat in range(state.seats)]


def outcome_of(state: State, line_names: tuple[str, ...], tie_names: tuple[str, ...]) -> Outcome:
    seats = range(state.seats)
    lines = {name: [state.points(seat, line) for seat in seats] for line, name in enumerate(line_names)}
    scores = scores_of(state, len(line_names))
    ties = {name: [state.tie_break(seat, level) for seat in seats] for level, name in enumerate(tie_names)}
    keys = [(scores[seat], *(values[seat] for values in ties.values())) for seat in seats]
    ranking = [1 + sum(other > key for other in keys) for key in keys]
    return Outcome(scores, ranking, lines, ties, deciding_tie(keys, ranking, tie_names))


def deciding_tie(keys: list[tuple[int, ...]], ranking: list[int], tie_names: tuple[str, ...]) -> str | None:
    best = max(keys)
    rivals = [key for key, place in zip(keys, ranking, strict=True) if place > 1 and key[0] == best[0]]
    if not rivals:
        return None
    closest = max(rivals)
    level = next(index for index in range(1, len(best)) if closest[index] != best[index])
    return tie_names[level - 1]
