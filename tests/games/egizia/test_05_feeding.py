"""S07: feeding the teams."""

import pytest

from tests.games.egizia.table import Table


@pytest.mark.section("S07", "E1")
def test_anna__two_missing_wheat_cost_four_points_at_level_three() -> None:
    table = (
        Table().lay(markets={"red": (3, 1)}, teams={"red": (2, 2, 2, 2)}, cards={"red": "R31"}, flood="bottom").feed()
    )
    assert table.events("teams_fed")[0] == {"event": "teams_fed", "seat": 0, "wheat": 6, "need": 8}
    assert table.points("red") == -4


@pytest.mark.section("S07", "E2", "R-26")
def test_diego__five_wheat_to_spare_are_one_point() -> None:
    table = Table().lay(markets={"red": (5, 1)}, teams={"red": (1, 3, 4, 2)}, cards={"red": "R37 R11 R15"}).feed()
    assert table.events("teams_fed")[0] == {"event": "teams_fed", "seat": 0, "wheat": 15, "need": 10}
    assert table.choices("red", "sell_wheat", "sale") == [0, 1]
    assert table.refusal("red", "sell_wheat", sale=2) == "too_little_wheat"
    assert table.play("red", "sell_wheat", sale=1).points("red") == 1


@pytest.mark.section("R-26", "S07")
def test_sale__is_optional_and_needs_level_three_and_three_wheat() -> None:
    table = Table().lay(markets={"red": (3, 1)}, cards={"red": "R37"}).feed()  # 10 wheat for 5 strength
    assert table.play("red", "sell_wheat", sale=0).points("red") == 0
    assert Table().lay(markets={"red": (2, 1)}, cards={"red": "R37"}).feed().prompt != "wheat_sale"
    two_to_spare = Table().lay(markets={"red": (3, 1)}, teams={"red": (2, 1, 1, 2)}, cards={"red": "R10"}).feed()
    assert two_to_spare.prompt != "wheat_sale"


@pytest.mark.section("S07", "S15")
@pytest.mark.parametrize(("level", "each"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_missing_wheat__costs_by_the_level_of_the_wheat_market(level: int, each: int) -> None:
    table = Table().lay(markets={"red": (level, 1)}, teams={"red": (3, 3, 1, 2)}).feed()
    assert table.points("red") == -3 * each


@pytest.mark.section("R-17")
def test_missing_wheat__scores_may_be_negative() -> None:
    assert Table().lay(teams={"red": (9, 9, 9, 9)}).feed().points("red") == -90


@pytest.mark.section("S07", "R5", "R9", "R10")
@pytest.mark.parametrize(("flood", "wheat"), [("top", 6 + 2 + 4 + 6), ("middle", 6 + 2 + 4), ("bottom", 6 + 2)])
def test_fields__green_always_yellow_from_the_middle_red_at_the_top(flood: str, wheat: int) -> None:
    table = Table().lay(cards={"red": "R10 R5 R9"}, flood=flood).feed()
    assert table.events("teams_fed")[0]["wheat"] == wheat


@pytest.mark.section("S07", "R-40")
def test_feeding__one_player_completely_before_the_next_in_order() -> None:
    table = Table().change(order=[2, 0, 3, 1]).lay(cards={"red": "R12"}, teams={"red": (9, 1, 1, 1)}).feed()
    assert [event["seat"] for event in table.events("teams_fed")] == [2]
    assert table.waiting == ["red"]
    table.play("red", "feed", stones=0)
    assert [event["seat"] for event in table.events("teams_fed")] == [2, 0, 3, 1]


@pytest.mark.section("R12", "R42", "R-64", "R-13")
@pytest.mark.parametrize("card", ["R12", "R42"])
def test_wheat_card__four_wheat_while_feeding(card: str) -> None:
    table = Table().lay(cards={"red": card}, teams={"red": (9, 1, 1, 1)}).feed()  # 6 wheat for 12
    table.play("red", "play", card=card, gain="wheat")
    assert table.points("red") == -2 * 3
    assert table.owner(card) is None


@pytest.mark.section("R-28", "R-13", "R-82")
def test_wheat_card__is_not_asked_for_where_wheat_changes_nothing() -> None:
    assert Table().lay(cards={"red": "R12"}).feed().prompt != "feeding"
    assert Table().lay(cards={"red": "R12"}, teams={"red": (2, 1, 1, 2)}).feed().prompt != "feeding"  # 6 wheat for 6
    assert Table().lay(cards={"red": "R12"}, markets={"red": (3, 1)}).feed().prompt == "feeding"  # it could be sold


@pytest.mark.section("R39", "R52", "R-13")
@pytest.mark.parametrize("card", ["R39", "R52"])
def test_stone_or_wheat_card__as_wheat_while_feeding(card: str) -> None:
    table = Table().lay(cards={"red": card}, teams={"red": (6, 1, 1, 1)}).feed()  # 6 wheat for 9
    assert table.choices("red", "play", "gain") == ["wheat"]
    assert table.refusal("red", "play", card=card, gain="stones") == "stones_stay_stones"
    table.play("red", "play", card=card, gain="wheat")
    assert table.points("red") == 0
    assert table.owner(card) is None


@pytest.mark.section("R4", "R-27", "R-64", "R-67")
def test_stones_to_wheat__from_none_to_all() -> None:
    table = Table().lay(cards={"red": "R4"}, teams={"red": (6, 1, 1, 1)}, stones={"red": 5}).feed()
    assert table.choices("red", "feed", "stones") == [0, 1, 2, 3, 4, 5]
    assert table.refusal("red", "feed", stones=6) == "too_few_stones"
    table.play("red", "feed", stones=2)
    assert (table.stones("red"), table.points("red")) == (3, -3)


@pytest.mark.section("R-13", "R53")
def test_feeding__is_no_moment_to_sell_stones() -> None:
    table = Table().lay(cards={"red": "R4 R53"}, markets={"red": (3, 1)}, stones={"red": 5}).feed()
    assert table.prompt == "feeding"
    assert table.refusal("red", "sell", stones=2) == "not_asked"


@pytest.mark.section("R4", "R-27")
def test_stones_to_wheat__also_to_sell() -> None:
    table = Table().lay(cards={"red": "R4"}, markets={"red": (3, 1)}, stones={"red": 5}).feed()  # 6 wheat for 5
    table.play("red", "feed", stones=5).play("red", "sell_wheat", sale=2)
    assert (table.stones("red"), table.points("red")) == (0, 2)


@pytest.mark.section("R4", "R-64")
def test_stones_to_wheat__nobody_else_turns_stones_into_wheat() -> None:
    table = Table().lay(cards={"red": "R12"}, teams={"red": (9, 1, 1, 1)}).feed()
    assert table.refusal("red", "feed", stones=1) == "stones_stay_stones"


@pytest.mark.section("R4", "R51", "R56", "R-13")
@pytest.mark.parametrize(("card", "stones"), [("R51", 6), ("R56", 4), ("R39", 4)])
def test_stones_to_wheat__stone_cards_first(card: str, stones: int) -> None:
    table = Table().lay(cards={"red": f"R4 {card}"}, teams={"red": (9, 1, 1, 1)}, stones={"red": 0}).feed()
    table.play("red", "play", card=card, gain="stones").play("red", "feed", stones=stones)
    assert table.points("red") == (stones - 6) * 3


@pytest.mark.section("R24", "R25", "R-38", "R-72", "E10", "S18")
def test_improvement__red_becomes_yellow_then_green() -> None:
    table = Table().lay(cards={"red": "R24 R25 R9 R5"}, flood="bottom", teams={"red": (4, 4, 4, 4)}).feed()
    assert table.choices("red", "attach", "card") == ["R5", "R9"]
    table.play("red", "attach", card="R9")
    assert table.facts["field_value"][:3] == [6, 4 + 6, 0]
    table.play("red", "attach", card="R9")
    assert table.facts["field_value"][:3] == [6 + 6, 4, 0]
    assert table.of("permanents", "red") == 2  # both still count as permanent cards
    assert table.events("teams_fed")[0]["wheat"] == 12


@pytest.mark.section("R24", "R-72", "R-13", "R-82")
def test_improvement__while_feeding_only_a_dry_field() -> None:
    table = Table().lay(cards={"red": "R24 R5 R9 R10"}, teams={"red": (9, 1, 1, 1)}).feed()
    assert table.refusal("red", "attach", card="R5") == "field_watered"
    assert table.refusal("red", "attach", card="R10") == "field_green"
    assert table.refusal("red", "attach", card="R31") == "field_not_owned"
    table.play("red", "attach", card="R9")
    assert table.events("field_improved")[0]["color"] == "yellow"
    assert table.events("teams_fed")[0]["wheat"] == 6 + 2 + 4 + 6


@pytest.mark.section("R-65", "G4")
def test_better_fields__two_more_for_each_field_that_produces() -> None:
    table = (
        Table().lay(cards={"red": "R5 R9 R20"}, bonuses={"red": "G4"}).feed()
    )  # start, yellow, green combo; red is dry
    assert table.events("teams_fed")[0]["wheat"] == 6 + 4 + 1 + 3 * 2


@pytest.mark.section("S07", "R-28")
def test_feeding__just_enough_wheat_costs_and_sells_nothing() -> None:
    table = Table().lay(markets={"red": (5, 1)}, teams={"red": (2, 1, 1, 2)}, stones={"red": 3}).feed()
    assert table.events("teams_fed")[0] == {"event": "teams_fed", "seat": 0, "wheat": 6, "need": 6}
    assert (table.points("red"), table.stones("red")) == (0, 3)
    assert table.events("stones_spent") == []
    assert table.prompt != "wheat_sale" or table.waiting != ["red"]


@pytest.mark.section("S07")
def test_feeding__only_when_it_is_asked() -> None:
    assert Table().lay(cards={"red": "R4"}, stones={"red": 3}).sail().refusal("red", "feed", stones=0) == "not_asked"


@pytest.mark.section("R-72", "S21", "R-65")
def test_improved_field__is_counted_with_its_new_colour_only() -> None:
    table = Table().lay(cards={"red": "R24 R5"}, flood="bottom", teams={"red": (9, 1, 1, 1)}).feed()
    before = table.facts["field_count"][:3]
    after = table.play("red", "attach", card="R5").facts["field_count"][:3]
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, -1, 0]


@pytest.mark.section("R-82", "R24")
def test_improvement__is_not_asked_about_without_a_field_that_could_be_improved() -> None:
    table = Table().lay(cards={"red": "R24"}, flood="bottom").feed()
    assert table.events("teams_fed")[0]["seat"] == 0
    assert table.prompt != "feeding" or table.waiting != ["red"]
