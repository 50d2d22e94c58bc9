"""The estimate of final points that bots use: right at the end, sensible before."""

import random

import pytest

import hypostyle
from tests.games.hieroglyph_wall.table import Table


def estimate(table: Table, seat: str = "red") -> float:
    return table.match.state.evaluate(table.seat(seat))


@pytest.mark.parametrize("seed", range(4))
def test_estimate__is_the_score_at_the_end_and_ties_go_to_more_sarcophagi(seed: int) -> None:
    match, chance = hypostyle.game("hieroglyph_wall").new(2 + seed % 3, seed), random.Random(seed)
    while not match.over:
        decision = chance.choice(match.decisions)
        match.play(decision.seat, chance.choice(decision.actions))
    owned = match.state.facts()["owned"]
    for seat, score in enumerate(match.outcome.scores):
        assert match.state.evaluate(seat) == pytest.approx(score + 0.01 * owned[seat])


def test_estimate__grows_with_archaeologists_scarabs_and_the_favourite() -> None:
    worth = [
        Table().lay(pharaoh="red:cat yellow:ibis"),
        Table().lay(pharaoh="red:cat yellow:ibis", guards="snake:red"),
        Table().lay(pharaoh="red:cat yellow:ibis", guards="snake:red", scarabs="snake:2"),
        Table().lay(pharaoh="red:cat yellow:ibis", guards="cat:red", scarabs="cat:2"),
    ]
    values = [estimate(table) for table in worth]
    assert values == sorted(values)
    assert values[1] < values[2] < values[3]


def test_estimate__counts_pairs_that_still_wait() -> None:
    """A greedy player must see what a drop brings before the question about it is answered."""
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>,I> K>", scarabs="dromedary:2", pile="J> M<")
    before = estimate(table)
    table.drop("D> S>", 1)
    assert table.prompt == "placing"
    waiting = estimate(table)
    assert waiting > before + 2
    table.play("red", "place")
    assert estimate(table) == pytest.approx(waiting, abs=1.5)


def test_estimate__does_not_look_into_closed_sarcophagi() -> None:
    low = Table().lay(guards="snake:red", scarabs="snake:2", values="snake:3,5,7")
    high = Table().lay(guards="snake:red", scarabs="snake:2", values="snake:4,6,10")
    assert estimate(low) == estimate(high)
