"""S16: the end of the game."""

import pytest

from tests.games.egizia.table import Table


@pytest.mark.section("E14", "S16", "S15")
@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 3), (5, 3)])
def test_stones__one_point_for_two_from_level_four(level: int, points: int) -> None:
    assert Table().lay(markets={"red": (1, level)}, stones={"red": 7}).finish().line("stones")["red"] == points


@pytest.mark.section("E11", "S16", "S21")
@pytest.mark.parametrize(
    ("levels", "bricks", "points"),
    [(3, "r r r", 5), (1, "r r r r", 2), (3, "r r r r", 10), (2, "r", 0), (0, "r r r r", 0)],
)
def test_statues__the_highest_level_both_built_and_reached(levels: int, bricks: str, points: int) -> None:
    table = Table().lay(statue_cards="S7 S9 S8", statues={"red": (levels, 0, 0)}, obelisk=bricks).finish()
    assert table.line("statues")["red"] == points


@pytest.mark.section("E17", "R7", "S16", "R-17", "R-37")
def test_late_reward__five_points_lost_now_and_gained_at_the_end() -> None:
    table = Table().lay(score={"red": 2}, river={"card_1": "R7"}).sail().play("red", "place", space="card_1")
    assert table.points("red") == -3
    assert table.of("permanents", "red") == 1
    assert table.finish().line("end_cards")["red"] == 5


@pytest.mark.section("S16", "R-18")
def test_winner__most_points_then_the_higher_order_tile() -> None:
    table = Table().lay(score={"red": 30, "blue": 30, "yellow": 12}).finish()
    assert table.match.outcome.ranking == [2, 1, 3, 4]


@pytest.mark.section("R-13", "R-73", "R53", "S16")
def test_last_cards__sell_stones_in_player_order() -> None:
    table = Table().lay(cards={"blue": "R53"}, stones={"blue": 6}).finish()
    assert table.prompt == "last_cards"
    assert table.waiting == ["blue"]
    table.play("blue", "sell", stones=6)
    assert table.match.over
    assert table.line("cards")["blue"] == 6


@pytest.mark.section("R-13", "R51", "R53")
def test_last_cards__stone_cards_where_stones_still_count() -> None:
    assert Table().lay(cards={"red": "R51"}).finish().match.over
    table = Table().lay(cards={"red": "R51"}, markets={"red": (1, 4)}, stones={"red": 1}).finish()
    assert table.verbs("red") == {"decline", "play"}
    assert table.refusal("red", "play", card="R51", gain="wheat") == "no_use_now"
    assert table.play("red", "play", card="R51", gain="stones").line("stones")["red"] == 3
    table = (
        Table().lay(cards={"red": "R51 R53"}, stones={"red": 1}).finish().play("red", "play", card="R51", gain="stones")
    )
    assert table.play("red", "sell", stones=7).line("cards")["red"] == 7


@pytest.mark.section("R-13", "R24", "R-72")
def test_last_cards__improve_any_field_for_the_objectives() -> None:
    table = Table().lay(cards={"red": "R24 R5 R9"}, hand={"red": "X18"}).finish()
    assert table.choices("red", "attach", "card") == ["R5", "R9"]
    table.play("red", "attach", card="R5")
    assert table.match.over
    assert table.line("sphinx_cards")["red"] == 4


@pytest.mark.section("R-13", "S16")
def test_last_cards__one_action_declines_everything() -> None:
    table = Table().lay(cards={"red": "R53 R51 R24 R5"}, stones={"red": 5}).finish().play("red", "decline")
    assert table.match.over


@pytest.mark.section("S16")
def test_scoring__in_the_order_of_the_rulebook() -> None:
    table = Table().lay(
        pyramid=["r"], cards={"red": "R7"}, hand={"red": "X29"}, statue_cards="S7 S9 S8", stones={"red": 4}
    )
    table.lay(statues={"red": (1, 0, 0)}, obelisk="r r", markets={"red": (1, 4)}).change(quarry={0: 9}).finish()
    lines = [event["line"] for event in table.events("points_gained")]
    assert lines == ["majority", "end_cards", "sphinx_cards", "statues", "stones"]
