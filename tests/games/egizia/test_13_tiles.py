"""S17: symbols, tiles and what is printed on round spaces."""

import pytest

from tests.games.egizia.table import Table


def on(face: str, **things: object) -> Table:
    table = Table().lay(stones={"red": 0}, river={"round_1": face}, **things)
    return table.sail().play("red", "place", space="round_1")


def marked(*faces: str) -> list[object]:
    return [pytest.param(face, marks=pytest.mark.section(face, "S17")) for face in faces]


@pytest.mark.parametrize("face", marked("T1", "N2"))
def test_tile__green_and_yellow(face: str) -> None:
    assert on(face).team("red") == (2, 1, 2, 2)


@pytest.mark.parametrize("face", marked("T2", "N4"))
def test_tile__green_and_blue(face: str) -> None:
    assert on(face).team("red") == (2, 2, 1, 2)


@pytest.mark.parametrize("face", marked("T3", "N6"))
def test_tile__blue_and_yellow(face: str) -> None:
    assert on(face).team("red") == (1, 2, 2, 2)


@pytest.mark.parametrize("face", marked("T4", "N1"))
def test_tile__both_markets(face: str) -> None:
    assert on(face).market("red") == (2, 2)


@pytest.mark.parametrize("face", marked("T5"))
def test_tile__any_team_and_wheat_market(face: str) -> None:
    table = on(face).play("red", "raise", team="blue")
    assert (table.team("red"), table.market("red")) == ((1, 2, 1, 2), (2, 1))


@pytest.mark.parametrize("face", marked("T6"))
def test_tile__any_team_and_stone_market(face: str) -> None:
    table = on(face).play("red", "raise", team="violet")
    assert (table.team("red"), table.market("red")) == ((1, 1, 1, 3), (1, 2))


@pytest.mark.parametrize("face", marked("T7", "N3"))
def test_tile__violet_and_flood(face: str) -> None:
    table = on(face)
    assert table.team("red") == (1, 1, 1, 3)
    assert table.choices("red", "flood", "flood") == ["top", "middle", "bottom"]
    assert table.play("red", "flood", flood="bottom").facts["flood"] == 2


@pytest.mark.parametrize("face", marked("T8", "N5"))
def test_tile__any_team_twice(face: str) -> None:
    assert on(face).play("red", "raise", team="green").play("red", "raise", team="blue").team("red") == (2, 2, 1, 2)


@pytest.mark.parametrize("face", marked("T9", "N7"))
def test_tile__any_team_and_two_stones(face: str) -> None:
    table = on(face).play("red", "raise", team="yellow")
    assert (table.team("red"), table.stones("red")) == ((1, 1, 2, 2), 2)


@pytest.mark.section("T10", "S17", "R-58", "G10")
def test_tile__waiting_ship_gives_one_use_for_each_ship_and_may_be_taken_without_one_waiting() -> None:
    table = Table(2).lay(river={"round_3": "T10"}, bonuses={"blue": "G10"}).sail().play("red", "place", space="round_3")
    assert table.of("waiting_uses", "red") == 1
    assert table.waiting == ["blue"]
    table.play("blue", "place", space="round_3")
    assert table.of("waiting_uses", "blue") == 1
    assert table.close().of("waiting_uses", "red") == 0  # unused it lapses


@pytest.mark.parametrize("face", marked("T11"))
def test_tile__a_market_of_choice(face: str) -> None:
    table = on(face)
    assert table.refusal("red", "decline") == "not_asked"
    assert table.play("red", "advance", market="stone").market("red") == (1, 2)


@pytest.mark.section("S17", "R-24")
def test_teams__at_the_cap_nothing_happens() -> None:
    assert on("T1", teams={"red": (9, 1, 8, 2)}).team("red") == (9, 1, 9, 2)
    table = on("T8", teams={"red": (9, 9, 8, 9)})
    assert table.choices("red", "raise", "team") == ["yellow"]
    assert table.play("red", "raise", team="yellow").waiting == ["blue"]


@pytest.mark.section("E35", "R-52", "R55", "S17")
@pytest.mark.parametrize("flood", ["top", "middle", "bottom"])
def test_flood__by_two_reaches_every_space(flood: str) -> None:
    table = Table().lay(river={"card_1": "R55"}, flood=flood).sail().play("red", "place", space="card_1")
    assert table.choices("red", "flood", "flood") == ["top", "middle", "bottom"]
    table.play("red", "flood", flood=flood)  # staying is always allowed
    assert not table.events("flood_moved")


@pytest.mark.section("R-52", "R-24")
@pytest.mark.parametrize(("flood", "reach"), [("top", ["top", "middle"]), ("bottom", ["middle", "bottom"])])
def test_flood__by_one_stays_on_the_three_spaces(flood: str, reach: list[str]) -> None:
    table = on("T7", flood=flood)
    assert table.choices("red", "flood", "flood") == reach
    far = "bottom" if flood == "top" else "top"
    assert table.refusal("red", "flood", flood=far) == "flood_too_far"
