"""Insight: an estimate that sees what a sealed choice brings, as bots and explanations use it."""

import pytest

from hypostyle.bots import make
from hypostyle.games.silver_gold_pyramids.measures import MEASURES
from tests.games.silver_gold_pyramids.table import GAME, Table

ALMOST = "A1 A2 A3 A4 A5 B5 C5"


def estimate(table: Table, hand: str, cells: str) -> float:
    """What Leon's position is worth once he has chosen, with the choice still sealed."""
    return table.mark("leon", hand, cells).match.state.evaluate(0)


def row(first: str) -> Table:
    return Table(pattern="I3", round=2, grids={1: f"{first} ..... ..... ..... ....T"})


def test_estimate__a_tomb_is_worth_more_than_a_step_towards_it() -> None:
    def almost() -> Table:
        return Table(pattern="I2").lay(marks={"leon": (ALMOST, "")})

    assert estimate(almost(), "left", "D5-E5") > estimate(almost(), "left", "D5") > estimate(almost(), "left", "B1")


@pytest.mark.parametrize(
    ("better", "worse"), [("Sr...", "S...."), ("St...", "S...."), ("S....", "Sk..."), ("Sp...", "Sk...")]
)
def test_estimate__symbols_of_the_sealed_choice_count(better: str, worse: str) -> None:
    assert estimate(row(better), "left", "A1-B1-C1") > estimate(row(worse), "left", "A1-B1-C1")


def test_estimate__a_gem_that_makes_a_pair_is_worth_more() -> None:
    green = estimate(row("Sr...").change(green={0: 1}), "left", "A1-B1-C1") - row("S....").change(
        green={0: 1}
    ).match.state.evaluate(0)
    none = estimate(row("Sr..."), "left", "A1-B1-C1") - row("S....").match.state.evaluate(0)
    assert green > none


def test_estimate__later_skulls_are_dearer() -> None:
    def loss(skulls: int) -> float:
        clean = estimate(row("S....").change(skulls={0: skulls}), "left", "A1-B1-C1")
        return clean - estimate(row("Sk...").change(skulls={0: skulls}), "left", "A1-B1-C1")

    assert loss(8) > loss(4) > loss(0) > 0


def test_estimate__the_pyramid_that_wins_a_prize_is_worth_more_while_the_prize_is_free() -> None:
    def completing(prizes: str) -> float:
        table = Table(pattern="I2").lay(marks={"leon": (ALMOST, "")}, completed={"leon": "4"}, prizes={"green": prizes})
        return estimate(table, "left", "D5-E5")

    assert completing(". . .") > completing("tom . .") > completing("tom tom tom")


def test_estimate__in_the_last_turn_only_points_count() -> None:
    table = Table(pattern="I2", round=4, turn=7).lay(marks={"leon": (ALMOST, "")})
    assert estimate(table, "left", "D5") == 0


def test_estimate__is_the_score_at_the_end() -> None:
    table = Table(round=4, turn=7).change(red={0: 3}, green={0: 2}).reveal()
    assert round(table.match.state.evaluate(0)) == table.scores["leon"] == 11


@pytest.mark.parametrize("seed", range(5))
def test_greedy__beats_random(seed: int) -> None:
    match, bots = GAME.new(2, seed), [make("greedy", GAME, seed), make("random", GAME, seed)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match.knowledge(decision.seat)))
    assert match.outcome.winners == [0]


def test_search__chooses_among_the_legal_actions_also_in_a_chain() -> None:
    table = Table(pattern="I2", grids={1: "Sx... ..... ..... ..... ....T"}).mark("leon", "left", "A1-B1")
    action = make("uct:200", GAME, 1).choose(table.match.knowledge(0))
    assert action in table.match.state.legal_actions(0)


def measured(table: Table, name: str, reader: int = 0) -> int:
    """What a seat reads beside the fields, by its name."""
    known = table.match.state.mask(reader)
    return dict(zip((one.name for one in MEASURES), known.measures(reader, len(MEASURES)), strict=True))[name]


def test_measures__symbols_count_until_they_are_marked_whosever_card_it_is() -> None:
    table = row("Srr..")
    assert measured(table, "red gem symbols to be had on card 0 of seat +0") == 2
    assert measured(table, "red gem symbols to be had on card 0 of seat +1", reader=1) == 2
    assert measured(table.lay(marks={"leon": ("A1 B1", "")}), "red gem symbols to be had on card 0 of seat +0") == 1
    assert measured(table, "green gem symbols to be had on card 0 of seat +0") == 0


def test_measures__a_prize_is_read_where_the_card_would_win_it() -> None:
    name = "prize to be had on card 0 of seat +0"
    table = Table(pattern="I2").lay(completed={"leon": "4"})
    first, second, _ = GAME.content.data["score_card"]["pyramid_points"]
    assert measured(table, name) == first
    assert measured(table.lay(prizes={"green": "tom . ."}), name) == second
    assert measured(Table(pattern="I2"), name) == 0
