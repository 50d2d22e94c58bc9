"""S09, S10: obelisk and colonnade."""

import pytest

from tests.games.egizia.table import Table

SHIPS = {"obelisk_slot_1": "red", "sphinx_slot_1": "blue"}


def builder(force: int, stones: int, **things: object) -> Table:
    table = Table().lay(teams={"red": (min(force, 9), 1, 1, max(1, force - 9))}, stones={"red": stones}, ships=SHIPS)
    return table.lay(**things).build().play("red", "build", crew="green_violet" if force > 9 else "green")


@pytest.mark.section("E3", "S08", "S09", "S10", "R-09")
def test_lucie__two_cells_of_the_obelisk_and_three_columns() -> None:
    table = Table().lay(teams={"red": (1, 1, 5, 3)}, stones={"red": 7}, ships=SHIPS, bonus_tiles="G2 G9").build()
    table.play("red", "build", crew="yellow_violet")
    for monument in ("obelisk", "obelisk", "colonnade", "colonnade", "colonnade"):
        table.play("red", "lay", monument=monument)
    assert table.stones("red") == 0
    assert table.line("obelisk")["red"] + table.line("colonnade")["red"] == 7
    assert table.of("team_used", "red") == 0b1100
    assert table.events("bonus_won")[0]["bonus"] == "G2"
    assert table.prompt == "market_choice"  # one level on a market of choice, once
    table.play("red", "advance", market="wheat")
    assert table.market("red") == (2, 1)
    assert table.waiting == ["blue"]


@pytest.mark.section("S09")
def test_obelisk__shared_and_always_the_lowest_empty_cell() -> None:
    table = builder(4, 9, obelisk="b y").play("red", "lay", monument="obelisk")
    assert table.facts["obelisk"][:3] == [2, 3, 1]
    assert table.line("obelisk")["red"] == 2


@pytest.mark.section("E23", "R-11", "S09")
def test_obelisk__both_sections_in_one_action_advance_both_markets_once() -> None:
    table = builder(9, 9, obelisk="b b b b b b")
    table.play("red", "lay", monument="obelisk").play("red", "lay", monument="obelisk")
    assert table.stones("red") == 0
    assert table.line("obelisk")["red"] == 9
    assert table.market("red") == (2, 2)
    assert table.waiting == ["blue"]


@pytest.mark.section("S09", "R-11")
def test_obelisk__the_lower_section_lets_choose_a_market() -> None:
    table = builder(1, 9).play("red", "lay", monument="obelisk")
    assert table.choices("red", "advance", "market") == ["wheat", "stone"]
    assert table.refusal("red", "decline") == "not_asked"  # compulsory


@pytest.mark.section("E24", "R-11", "R23", "R-47")
def test_obelisk__a_free_brick_uses_up_the_advance_of_the_round() -> None:
    table = Table().lay(river={"card_1": "R23"}, stones={"red": 9}).sail().play("red", "place", space="card_1")
    table.play("red", "lay", monument="obelisk").play("red", "advance", market="stone")
    assert table.market("red") == (1, 2)
    table.lay(ships=SHIPS, teams={"red": (2, 1, 1, 2)}).build()
    table.play("red", "build", crew="green").play("red", "lay", monument="obelisk")
    assert table.waiting == ["blue"]
    assert table.market("red") == (1, 2)


@pytest.mark.section("R-11", "R23")
def test_obelisk__a_free_brick_in_the_upper_section_advances_both_markets() -> None:
    table = Table().lay(river={"card_1": "R23"}, obelisk="b b b b b b b").sail().play("red", "place", space="card_1")
    table.play("red", "lay", monument="obelisk")
    assert table.market("red") == (2, 2)
    assert table.points("red") == 0


@pytest.mark.section("S09")
def test_obelisk__complete_when_its_last_cell_is_filled() -> None:
    table = builder(8, 9, obelisk=" ".join("b" * 13)).play("red", "lay", monument="obelisk")
    assert table.facts["obelisk_count"] == 14
    table = builder(8, 9, obelisk=" ".join("b" * 14))
    assert table.refusal("red", "lay", monument="obelisk") == "obelisk_complete"


@pytest.mark.section("S10")
def test_colonnade__everyone_builds_his_own_from_left_to_right() -> None:
    table = builder(9, 20, columns={"red": 3, "blue": 6})
    costs = []
    while table.prompt == "bricks" and table.refusal("red", "lay", monument="colonnade") is None:
        before = table.stones("red")
        table.play("red", "lay", monument="colonnade")
        costs.append(before - table.stones("red"))
    assert costs == [2, 3, 3]
    assert table.line("colonnade")["red"] == 8


@pytest.mark.section("S10", "E16")
@pytest.mark.parametrize(("others", "points"), [(0, 5), (1, 3), (2, 2), (3, 1)])
def test_colonnade__finishing_pays_by_the_number_who_finished_before(others: int, points: int) -> None:
    before = dict.fromkeys(("blue", "yellow", "green")[:others], 7)
    table = builder(4, 4, columns={"red": 6, **before}).play("red", "lay", monument="colonnade")
    assert table.line("colonnade")["red"] == 4 + points
    assert table.events("colonnade_finished")


@pytest.mark.section("S10")
def test_colonnade__complete() -> None:
    assert builder(9, 9, columns={"red": 7}).refusal("red", "lay", monument="colonnade") == "colonnade_complete"


@pytest.mark.section("S10", "S20")
def test_colonnade__third_column_gold_fifth_violet() -> None:
    table = builder(9, 20, columns={"red": 2}, bonus_tiles="G2 G9").play("red", "lay", monument="colonnade")
    assert [event["bonus"] for event in table.events("bonus_won")] == ["G2"]
    table.play("red", "lay", monument="colonnade").play("red", "lay", monument="colonnade")
    assert [event["bonus"] for event in table.events("bonus_won")] == ["G2", "G9"]


@pytest.mark.section("E34", "G1", "R-51", "R-09")
def test_point_per_brick__only_bricks_after_the_gold_column() -> None:
    table = builder(9, 4, columns={"red": 1}, bonus_tiles="G1 G9")
    for monument in ("colonnade", "colonnade", "obelisk"):
        table.play("red", "lay", monument=monument)
    assert table.stones("red") == 0
    assert table.line("bricks")["red"] == 1
    assert table.line("obelisk")["red"] + table.line("colonnade")["red"] == 4


@pytest.mark.section("G1", "R-29", "S11")
def test_point_per_brick__also_on_statues_and_for_a_free_brick() -> None:
    table = Table().lay(bonuses={"red": "G1"}, stones={"red": 1}, ships={"pyramid_slot_1": "red"}).build("pyramid")
    table.play("red", "build", crew="green").play("red", "lay", monument="statue_1")
    assert (table.line("bricks")["red"], table.line("statues")["red"]) == (1, 0)
    table = Table().lay(bonuses={"red": "G1"}, river={"card_1": "R23"}).sail().play("red", "place", space="card_1")
    table.play("red", "lay", monument="row_1")
    assert (table.line("bricks")["red"], table.line("pyramid")["red"]) == (1, 0)


@pytest.mark.section("G2", "G3", "R-50")
@pytest.mark.parametrize(("tile", "market", "stones", "points"), [("G2", "stone", 6, 0), ("G3", "wheat", 0, 4)])
def test_richer_market__serves_the_advance_of_the_action_that_won_it(
    tile: str, market: str, stones: int, points: int
) -> None:
    table = builder(9, 3, columns={"red": 2}, bonus_tiles=f"{tile} G9", markets={"red": (5, 5)})
    table.play("red", "lay", monument="obelisk").play("red", "lay", monument="colonnade")
    table.play("red", "advance", market=market)
    assert (table.stones("red"), table.line("markets")["red"]) == (stones, points)


@pytest.mark.section("G5", "R-49")
def test_all_teams__used_ones_too_but_not_for_the_action_that_won_it() -> None:
    table = builder(2, 9, columns={"red": 2}, bonus_tiles="G5 G9").play("red", "lay", monument="colonnade")
    assert table.team("red") == (3, 2, 2, 2)
    assert table.facts["force"] == 0
    assert table.waiting == ["blue"]
    assert table.facts["field_value"][0] == 10


@pytest.mark.section("G5", "R-49")
def test_all_teams__stop_at_the_cap() -> None:
    table = Table().lay(teams={"red": (9, 9, 8, 9)}, columns={"red": 2}, bonus_tiles="G5 G9", river={"card_1": "R23"})
    table.sail().play("red", "place", space="card_1").play("red", "lay", monument="colonnade")
    assert table.team("red") == (9, 9, 9, 9)


@pytest.mark.section("E22", "R-49", "R-47", "R23", "G5")
def test_all_teams__won_while_placing_it_precedes_feeding() -> None:
    table = Table().lay(columns={"red": 2}, bonus_tiles="G5 G9", river={"card_1": "R23"}).sail()
    table.play("red", "place", space="card_1").play("red", "lay", monument="colonnade")
    assert table.team("red") == (2, 2, 2, 3)
    table.feed()
    assert table.events("teams_fed")[0] == {"event": "teams_fed", "seat": 0, "wheat": 10, "need": 9}


@pytest.mark.section("G6", "R-23", "S20")
def test_second_team__two_ordinary_teams_once_a_round() -> None:
    table = Table().lay(bonuses={"red": "G6"}, teams={"red": (2, 3, 4, 5)}, stones={"red": 20})
    table.lay(ships={"obelisk_slot_1": "red", "pyramid_slot_1": "red"}).build().play(
        "red", "build", crew="green_blue_violet"
    )
    assert table.facts["force"] == 2 + 3 + 5
    table.play("red", "lay", monument="colonnade").play("red", "finish")
    assert table.choices("red", "build", "crew") == ["yellow"]
    table.close()
    assert table.of("bonus_used", "red") == 0


@pytest.mark.section("R-23", "G6")
def test_violet_bonus__won_in_build_serves_the_later_sites() -> None:
    table = Table(2).lay(columns={"red": 2}, bonus_tiles="G6 G7", teams={"red": (3, 1, 1, 2)}, stones={"red": 20})
    table.lay(ships={"obelisk_slot_1": "red", "pyramid_slot_1": "red"}).build()
    assert table.refusal("red", "build", crew="green_blue") == "no_second_team"
    table.play("red", "build", crew="green").play("red", "lay", monument="colonnade").play("red", "finish")
    assert "blue_yellow" in table.choices("red", "build", "crew")


@pytest.mark.section("R-48", "G7", "R23")
def test_violet_bonus__won_by_a_free_brick_it_serves_the_same_turn() -> None:
    table = Table().lay(columns={"red": 4}, bonus_tiles="G1 G7", river={"card_1": "R23", "card_2": "R2"}).sail()
    table.play("red", "place", space="card_1").play("red", "lay", monument="colonnade")
    assert table.prompt == "extra_ship"
    table.play("red", "extra", means="tile").play("red", "place", space="card_2")
    assert table.owner("R2") == "red"


@pytest.mark.section("R-23", "G7", "G8")
@pytest.mark.parametrize(
    ("tile", "bit", "left"), [("G7", 6, True), ("G8", 7, True), ("G6", 5, False), ("G9", 8, False)]
)
def test_violet_bonus__turned_back_at_round_end_unless_once_a_game(tile: str, bit: int, left: bool) -> None:
    table = Table().lay(bonuses={"red": tile}).change(bonus_used={0: 1 << bit}).close()
    assert (table.of("bonus_used", "red") == 1 << bit) == left
