"""S27 to S29: two players and the neutral one, in green."""

import pytest

import hypostyle
from tests.games.mykerinos.table import EMPTY_REGION, Table


# ---------------------------------------------------------------------- S27
@pytest.mark.section("S27", "R-20", "R-36")
@pytest.mark.parametrize("seed", range(4))
def test_season__11_own_and_4_neutral_cubes_each(seed: int) -> None:
    facts = hypostyle.game("mykerinos").new(2, seed).state.facts()
    assert facts["stock"] == [11, 11, 0, 0]
    assert facts["neutral_stock"] == [4, 4, 0, 0]
    assert facts["general"] == [14, 14, 17, 0]
    assert facts["space"] == [0, 0, 2, 0]


@pytest.mark.section("S27", "E15", "R-36", "R-16")
def test_scale__the_first_to_pass_stands_before_the_neutral_disk_the_second_behind() -> None:
    table = Table(2).play("blue", "pass")
    assert table.facts["space"] == [1, 0, 2, 0]
    table.dig("red", "a1").play("red", "decline")
    assert table.facts["space"] == [1, 3, 2, 0]
    table.play("red", "claim", side="left")
    assert table.facts["space"] == [0, 0, 2, 0]  # laid anew
    assert table.waiting == ["red"]  # the last on the scale starts


@pytest.mark.section("R-20")
def test_neutral_cubes__first_player_first_and_unused_ones_are_kept() -> None:
    table = Table(2).end_season()
    assert table.facts["neutral_stock"][:2] == [8, 8]
    table.end_season()
    assert table.facts["neutral_stock"][:2] == [12, 12]
    table.end_season()
    start = table.facts["start"]
    assert table.facts["neutral_stock"][start] == 13  # a single one was left
    assert table.facts["neutral_stock"][1 - start] == 12
    assert table.facts["general"][2] == 0


@pytest.mark.section("S27")
@pytest.mark.parametrize("seats", [3, 4])
def test_neutral_player__is_only_for_two(seats: int) -> None:
    table = Table(seats).dig("blue", "a1")
    assert table.waiting == ["red"]
    assert table.facts["neutral_stock"] == [0, 0, 0, 0]


# ---------------------------------------------------------------------- S28
@pytest.mark.section("S28", "R-19")
def test_neutral_action__a_new_dig_after_the_own_action() -> None:
    table = Table(2).dig("blue", "a1")
    assert (table.waiting, table.prompt) == (["blue"], "neutral_turn")
    assert table.verbs("blue") == {"dig", "decline"}
    assert table.why_not("blue", "dig", "a1") == "cell_taken"
    table.dig("blue", "a2")
    assert (table.placed("B"), table.placed("N")) == ({"a1"}, {"a2"})
    assert table.facts["neutral_stock"][:2] == [3, 4]
    assert (table.waiting, table.prompt) == (["red"], "turn")


NEUTRAL_DIG = """
N... ....
.^.. ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("S28", "R-19")
def test_neutral_action__an_extension_from_any_neutral_cube_whoever_placed_it() -> None:
    table = Table(2).lay(region=NEUTRAL_DIG).dig("blue", "h6")
    assert table.cells("blue", "extend") == {"b1", "a2"}
    table.extend("blue", "b1")
    assert table.prompt == "neutral_extending"
    assert table.cells("blue", "continue") == {"c1"}
    assert table.why_not("blue", "continue", "b2") == "pyramid_there"
    table.go_on("blue", "c1")
    assert table.placed("N") == {"a1", "b1", "c1"}
    assert table.facts["neutral_stock"][:2] == [2, 4]
    assert table.stock["blue"] == 9
    assert table.waiting == ["red"]


@pytest.mark.section("S28", "R-19", "R-25")
def test_neutral_action__an_extension_needs_two_cubes_of_the_own_share() -> None:
    table = Table(2).lay(region=NEUTRAL_DIG, neutral={"blue": 1}).dig("blue", "h6")
    assert table.verbs("blue") == {"dig", "decline"}
    assert table.why_not("blue", "extend", "b1") == "too_few_cubes"


@pytest.mark.section("S28", "R-19")
def test_neutral_action__is_optional_and_a_single_one() -> None:
    table = Table(2).dig("blue", "a1").play("blue", "decline")
    assert table.waiting == ["red"]
    assert table.facts["neutral_stock"][:2] == [4, 4]


@pytest.mark.section("S28", "R-19")
def test_neutral_action__not_after_passing() -> None:
    assert Table(2).play("blue", "pass").waiting == ["red"]


@pytest.mark.section("S28")
def test_neutral_action__not_without_neutral_cubes_or_a_free_cell() -> None:
    table = Table(2).lay(neutral={"blue": 0}).dig("blue", "a1")
    assert table.waiting == ["red"]
    table = Table(2).lay(region=EMPTY_REGION.replace(".", "^").replace("^", ".", 1)).dig("blue", "a1")
    assert table.waiting == ["red"]


@pytest.mark.section("R-19")
def test_neutral_action__after_sir_brown_and_after_the_last_single_action() -> None:
    table = Table(2).lay(hand={"red": "brown"}).play("blue", "pass")
    table.play("red", "call", patron="brown").play("red", "reserve", room="three_1")
    assert (table.waiting, table.prompt) == (["red"], "neutral_turn")
    table.dig("red", "a1")
    assert table.facts["season"] == 1


@pytest.mark.section("S28", "R-22", "R-36")
def test_neutral_action__no_patron_helps_it() -> None:
    table = Table(2).lay(region=NEUTRAL_DIG, hand={"blue": "lemon blackmore tangerine violet"})
    table.play("blue", "call", patron="lemon").dig("blue", "b2")
    assert table.prompt == "neutral_turn"
    assert table.legal("blue", "call") == []
    assert table.refusal("blue", "call", patron="violet") == "not_asked"
    table = Table(2).lay(region=NEUTRAL_DIG, hand={"blue": "lemon"}).dig("blue", "h6")
    assert table.why_not("blue", "dig", "b2") == "pyramid_there"
    assert table.why_not("blue", "extend", "b2") == "pyramid_there"


@pytest.mark.section("R-36", "S17")
def test_last_player__one_action_as_soon_as_the_other_has_passed() -> None:
    table = Table(2).play("blue", "pass").dig("red", "a1").dig("red", "h6")
    assert table.prompt == "leader_choice"  # the neutral player is no player left


# ---------------------------------------------------------------------- S29: every ranking of R-37
CARDS = "lemon 2, brown 3"


def surveyed(cubes: str, *order: str) -> Table:
    """One row of the first area; the others are empty."""
    table = Table(2).lay(region=EMPTY_REGION.replace("....", cubes, 1), cards={0: CARDS})
    return table.survey(*(order or ("blue", "red")))


def over(table: Table) -> bool:
    return bool(table.facts["season"] == 1)


@pytest.mark.section("S29", "R-14", "R-37")
def test_ranking__nobody() -> None:
    assert over(surveyed("...."))


@pytest.mark.section("S29", "R-21", "R-37")
def test_ranking__neutral_alone_loses_both_cards() -> None:
    table = surveyed("NN..")
    assert over(table)
    assert [event["kind"] for event in table.events("parcel_discarded")][:2] == ["lemon", "brown"]
    assert table.events("neutral_claimed") == []


@pytest.mark.section("R-37")
def test_ranking__a_player_alone() -> None:
    table = surveyed("B...")
    table.play("blue", "claim", side="left")
    assert over(table)
    assert table.events("parcel_discarded")[0]["kind"] == "brown"


@pytest.mark.section("S29", "R-21", "R-37")
@pytest.mark.parametrize("cubes", ["BBR.", "BBRN"])
def test_ranking__both_players_first_the_neutral_takes_nothing(cubes: str) -> None:
    table = surveyed(cubes, "red", "blue")
    table.play("blue", "reserve", room="three_1")
    assert (table.waiting, table.prompt) == (["red"], "leader_choice")
    table.play("red", "claim", side="right")
    assert over(table)
    assert table.events("neutral_claimed") == []
    assert table.events("parcel_discarded")[0]["kind"] == "lemon"


@pytest.mark.section("S29", "R-21", "R-37")
def test_ranking__neutral_first_the_absent_player_picks_its_card() -> None:
    table = surveyed("NNB.")
    assert (table.waiting, table.prompt) == (["red"], "neutral_choice")
    assert table.verbs("red") == {"claim"}
    assert table.refusal("red", "decline") == "must_choose"
    assert table.refusal("red", "reserve", room="three_1") == "not_asked"
    table.play("red", "claim", side="right")
    assert table.hand("red") == {}
    assert table.prestige == {"blue": 0, "red": 0}
    assert (table.waiting, table.prompt) == (["blue"], "leader_choice")
    assert [action["side"] for action in table.legal("blue", "claim")] == ["left"]
    table.play("blue", "reserve", room="three_1")
    assert over(table)
    assert table.events("neutral_claimed") == [{"event": "neutral_claimed", "kind": "brown"}]


@pytest.mark.section("S29", "R-21", "R-37")
def test_ranking__neutral_second_the_first_picks_its_card() -> None:
    table = surveyed("BBN.")
    table.play("blue", "reserve", room="three_1")
    assert (table.waiting, table.prompt) == (["blue"], "neutral_choice")
    table.play("blue", "claim", side="left")
    assert over(table)
    assert table.events("neutral_claimed") == [{"event": "neutral_claimed", "kind": "lemon"}]
    assert table.events("parcel_discarded")[0]["kind"] == "brown"


@pytest.mark.section("R-37")
def test_ranking__neutral_second_takes_the_only_card_left_unasked() -> None:
    table = surveyed("BBN.")
    table.play("blue", "claim", side="right")
    assert over(table)
    assert table.events("neutral_claimed") == [{"event": "neutral_claimed", "kind": "lemon"}]


@pytest.mark.section("S29", "R-21", "R-37")
def test_ranking__neutral_first_the_third_picks_then_the_second_then_the_third_takes_what_is_left() -> None:
    table = surveyed("NNBR", "blue", "red")
    assert (table.waiting, table.prompt) == (["red"], "neutral_choice")
    table.play("red", "claim", side="left")
    assert (table.waiting, table.prompt) == (["blue"], "leader_choice")
    table.play("blue", "reserve", room="three_1")
    assert (table.waiting, table.prompt) == (["red"], "leftover_choice")
    table.play("red", "claim", side="right")
    assert table.hand("red") == {"brown": 1}
    assert over(table)


@pytest.mark.section("S29", "R-37")
@pytest.mark.parametrize("museum", [True, False])
def test_ranking__neutral_between_the_players(museum: bool) -> None:
    table = surveyed_rows("BBB.", "NNR.")
    assert table.waiting == ["blue"]
    if museum:
        table.play("blue", "reserve", room="three_1")
        assert (table.waiting, table.prompt) == (["blue"], "neutral_choice")
        table.play("blue", "claim", side="left")
        assert (table.waiting, table.prompt) == (["red"], "leftover_choice")
        table.play("red", "claim", side="right")
        assert table.hand("red") == {"brown": 1}
    else:
        table.play("blue", "claim", side="left")
    assert over(table)


def surveyed_rows(first: str, second: str) -> Table:
    rows = EMPTY_REGION.replace("....", first, 1).split("\n")
    rows[2] = rows[2].replace("....", second, 1)
    return Table(2).lay(region="\n".join(rows), cards={0: CARDS}).survey("blue", "red")


@pytest.mark.section("S27", "E15", "R-36")
@pytest.mark.parametrize(("first", "second"), [("blue", "red"), ("red", "blue")])
def test_ties__first_to_pass_then_neutral_then_second_to_pass(first: str, second: str) -> None:
    table = surveyed("BRN.", first, second)
    assert table.waiting == [first]
    table.play(first, "reserve", room="three_1")
    assert (table.waiting, table.prompt) == ([first], "neutral_choice")
    table.play(first, "claim", side="left")
    assert (table.waiting, table.prompt) == ([second], "leftover_choice")


@pytest.mark.section("R-22", "S29")
def test_neutral_player__never_scores_nor_enters_the_museum() -> None:
    table = surveyed("NNNB")
    table.play("red", "claim", side="right").play("blue", "claim", side="left")
    facts = table.facts
    assert facts["prestige"] == [2, 0, 0, 0]
    assert facts["rooms"] == [0, 0, 0, 0]
    assert facts["hand"][12:18] == [0] * 6
    assert len(table.match.view()["players"]) == 2
