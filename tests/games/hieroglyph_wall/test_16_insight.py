"""The estimate of final points that bots use: right at the end, sensible before."""

import random

import pytest

import hypostyle
from hypostyle.games.hieroglyph_wall.vocabulary import ANIMAL_NAMES, ANIMALS
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


def prospects(table: Table, seat: str = "red") -> dict[str, int]:
    """What a seat reads of its hand at each column, as far as there is anything."""
    known = table.match.state.mask(table.seat(seat))
    found = dict(zip(ANIMAL_NAMES, known.measures(table.seat(seat), ANIMALS), strict=True))
    return {name: amount for name, amount in found.items() if amount}


def test_measures__a_tile_promises_something_where_it_makes_a_pair() -> None:
    assert prospects(Table().lay(wall={0: "M< D<"}, hand="D> S>,I> K>")).keys() == {"dromedary"}


def test_measures__an_opponent_s_column_must_be_taken_over() -> None:
    other_way = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards="dromedary:yellow")
    same_way = Table().lay(wall={0: "M< D>"}, hand="D> S>", guards="dromedary:yellow")
    assert prospects(other_way) == {}
    assert prospects(same_way).keys() == {"dromedary"}


def test_measures__more_is_promised_where_a_sarcophagus_is_about_to_open() -> None:
    far = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards="dromedary:red")
    near = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards="dromedary:red", scarabs="dromedary:2")
    assert prospects(near)["dromedary"] > prospects(far)["dromedary"] > 0


def test_measures__a_full_slot_and_a_hand_that_is_not_known_promise_nothing() -> None:
    full = "I< C<" + ",I< C<" * 6
    beside_full = Table().lay(wall={0: f"M< D<{full[5:]}", 1: full}, hand="D> S>")
    assert prospects(beside_full) == {}
    open_slot = Table().lay(wall={0: "M< D<"}, hand="D> S>")
    assert open_slot.match.state.mask(1).measures(0, ANIMALS) == [0] * ANIMALS
