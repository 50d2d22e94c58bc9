"""S18: each of the 56 Nile cards, taken from the river. What it does later is tested with that step of the round."""

import pytest

import hypostyle
from tests.games.egizia.table import Table

CONTENT = hypostyle.game("egizia").content
QUARRIES = {"R2": 3, "R3": 3, "R8": 2, "R17": 2, "R32": 3, "R33": 4}
FIELDS = {
    "R5": ("yellow", 4),
    "R6": ("green", 3),
    "R9": ("red", 6),
    "R10": ("green", 2),
    "R11": ("yellow", 5),
    "R15": ("red", 8),
    "R31": ("yellow", 6),
    "R35": ("red", 9),
    "R37": ("green", 4),
}
COMBOS = {"R16": ("yellow", 2, 1), "R20": ("green", 1, 1), "R36": ("red", 4, 2), "R41": ("green", 2, 2)}
STONE_MARKET = ("R1", "R44", "R49")
WHEAT_MARKET = ("R18", "R26", "R46")
ANYTIME = {
    "R12": "wheat",
    "R42": "wheat",
    "R21": "force",
    "R40": "force",
    "R45": "force",
    "R34": "extra_ship",
    "R38": "stones",
    "R51": "stones",
    "R39": "stones wheat",
    "R52": "stones wheat",
    "R56": "stones force",
    "R48": "keep_more",
    "R53": "sell_stones",
}
PERMANENT = {
    "R4": "stones_to_wheat",
    "R7": "end_points",
    "R13": "free_sphinx_card",
    "R14": "team_before_building",
    "R24": "improve_field",
    "R25": "improve_field",
    "R27": "leftover_card",
    "R28": "team_for_markets",
    "R29": "buy_strength",
}
COLORS = ("green", "yellow", "red")
OTHER = ("R19", "R22", "R23", "R30", "R43", "R47", "R50", "R54", "R55")


def marked(cards: object) -> list[object]:
    return [pytest.param(card, marks=pytest.mark.section(card, "S18")) for card in cards]  # type: ignore[attr-defined]


def taking(card: str, **things: object) -> Table:
    table = Table().lay(stones={"red": 0}, river={"card_1": card, "card_5": "R2"}, **things)
    return table.sail().play("red", "place", space="card_1")


@pytest.mark.section("S18")
def test_cards__every_one_is_in_one_of_these_tests() -> None:
    tables = (QUARRIES, FIELDS, COMBOS, STONE_MARKET, WHEAT_MARKET, ANYTIME, PERMANENT, OTHER)
    tested = [card for table in tables for card in table]
    assert sorted(tested) == sorted(f"R{number}" for number in range(1, 57))


@pytest.mark.parametrize("card", marked(QUARRIES))
def test_quarry__adds_its_stones_to_every_production(card: str) -> None:
    table = taking(card)
    assert table.owner(card) == "red"
    assert table.of("quarry", "red") == 3 + QUARRIES[card]
    assert table.of("permanents", "red") == 0  # never a permanent card
    before = table.stones("red")
    assert table.produce().stones("red") == before + 3 + QUARRIES[card]


@pytest.mark.parametrize("card", marked(FIELDS))
def test_field__produces_by_its_colour(card: str) -> None:
    table = taking(card)
    while table.prompt == "team_choice":
        table.play("red", "raise", team="green")
    color, wheat = FIELDS[card]
    assert table.facts["field_value"][COLORS.index(color)] == wheat + (6 if color == "green" else 0)
    for flood, watered in (("top", 3), ("middle", 2), ("bottom", 1)):
        produced = Table().lay(cards={"red": card}, flood=flood).feed().events("teams_fed")[0]["wheat"]
        assert produced == 6 + (wheat if COLORS.index(color) < watered else 0)


@pytest.mark.section("R9", "R15", "R35", "S18")
def test_red_field__has_a_bonus_when_it_is_taken() -> None:
    assert taking("R9").market("red") == (2, 1)
    assert taking("R15").market("red") == (1, 2)
    assert taking("R35").play("red", "raise", team="blue").team("red") == (1, 2, 1, 2)


@pytest.mark.parametrize("card", marked(COMBOS))
def test_combo__is_field_and_quarry(card: str) -> None:
    color, wheat, quarry = COMBOS[card]
    table = taking(card)
    assert table.of("quarry", "red") == 3 + quarry
    assert table.facts["field_value"][COLORS.index(color)] == wheat + (6 if color == "green" else 0)


@pytest.mark.parametrize("card", marked(STONE_MARKET))
def test_immediate__two_levels_of_the_stone_market(card: str) -> None:
    table = taking(card)
    assert (table.market("red"), table.stones("red"), table.owner(card)) == ((1, 3), 2, None)


@pytest.mark.parametrize("card", marked(WHEAT_MARKET))
def test_immediate__two_levels_of_the_wheat_market(card: str) -> None:
    table = taking(card)
    assert (table.market("red"), table.owner(card)) == ((3, 1), None)


@pytest.mark.parametrize("card", marked(("R19", "R43")))
def test_immediate__three_stones_and_the_violet_team(card: str) -> None:
    table = taking(card)
    assert (table.stones("red"), table.team("red"), table.owner(card)) == (3, (1, 1, 1, 3), None)


@pytest.mark.parametrize("card", marked(("R22", "R30")))
def test_immediate__any_team_and_the_flood(card: str) -> None:
    table = taking(card).play("red", "raise", team="green").play("red", "flood", flood="top")
    assert (table.team("red"), table.facts["flood"], table.waiting) == ((2, 1, 1, 2), 0, ["blue"])


@pytest.mark.parametrize("card", marked(("R55",)))
def test_immediate__three_stones_and_the_flood_by_two(card: str) -> None:
    table = taking(card, flood="top").play("red", "flood", flood="bottom")
    assert (table.stones("red"), table.facts["flood"]) == (3, 2)


@pytest.mark.parametrize("card", marked(("R23", "R54")))
def test_immediate__a_free_brick(card: str) -> None:
    table = taking(card).play("red", "lay", monument="colonnade")
    assert (table.of("colonnade", "red"), table.points("red"), table.owner(card)) == (1, 0, None)


@pytest.mark.parametrize("card", marked(("R47",)))
def test_immediate__a_point_for_each_brick_on_pyramid_and_statues(card: str) -> None:
    table = taking(card, pyramid=["r b r"], statues={"red": (2, 0, 1)}, obelisk="r", columns={"red": 2})
    assert table.line("cards")["red"] == 2 + 3


@pytest.mark.parametrize("card", marked(("R50",)))
def test_immediate__a_point_for_each_brick_on_obelisk_and_colonnade(card: str) -> None:
    table = taking(card, pyramid=["r b r"], statues={"red": (2, 0, 1)}, obelisk="r b r", columns={"red": 4})
    assert table.line("cards")["red"] == 2 + 4


@pytest.mark.parametrize("card", marked(ANYTIME))
def test_anytime__lies_before_its_owner_until_used(card: str) -> None:
    table = taking(card)
    assert table.owner(card) == "red"
    assert set(CONTENT.data["nile_cards"][card]["uses"]) == set(ANYTIME[card].split())
    assert sum(table.facts["uses"][:6]) == len(ANYTIME[card].split())
    assert table.of("permanents", "red") == 0


@pytest.mark.parametrize("card", marked(PERMANENT))
def test_permanent__stays_and_counts(card: str) -> None:
    table = taking(card)
    assert table.owner(card) == "red"
    assert list(CONTENT.data["nile_cards"][card]["power"]) == [PERMANENT[card]]
    assert table.of("permanents", "red") == 1
    assert sum(table.facts["power"][:8]) == 1


@pytest.mark.section("S18", "R-67")
def test_permanent__just_taken_works_in_the_same_round() -> None:
    table = Table(2).lay(river={"card_3": "R28"}, ships={"sphinx_slot_1": "blue"}).sail()
    table.play("red", "place", space="card_3")
    while table.prompt == "turn":
        table.play(table.waiting[0], "pass")
    assert table.prompt == "markets_for_team"
