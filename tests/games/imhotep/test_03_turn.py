"""S05-S07: a turn, taking stones, placing a stone, and the pass of who is stuck."""

from itertools import product

import pytest

from hypostyle import NotYourDecision
from tests.games.imhotep.table import Table

BOATS = [". . . .", ". . .", ". .", ". ."]


# ---------------------------------------------------------------- S05 turn
@pytest.mark.section("S05")
def test_turn__one_of_the_four_actions() -> None:
    table = Table().lay(boats=["W . . .", ". . .", "B .", ". ."], hand={"black": "chisel"})
    assert table.prompt == "turn"
    assert table.verbs("black") == {"take", "load", "sail", "play"}


@pytest.mark.section("S05")
def test_turn__one_action_then_the_next_player() -> None:
    table = Table().lay(boats=BOATS)
    table.play("black", "take")
    assert table.waiting == ["white"]
    with pytest.raises(NotYourDecision):
        table.play("black", "take")
    table.play("white", "load", boat=0, slot=0)
    assert table.waiting == ["brown"]


@pytest.mark.section("S05", "R-02")
def test_turn__no_voluntary_pass() -> None:
    table = Table().lay(boats=BOATS)
    assert table.refusal("black", "pass") == "must_act"


@pytest.mark.section("S05")
def test_turn__choices_of_other_decisions_are_refused() -> None:
    table = Table().lay(boats=BOATS)
    assert table.refusal("black", "claim", place=0) == "not_asked"
    assert table.refusal("black", "keep", choice=0) == "not_asked"
    assert table.refusal("black", "order", slot=0) == "not_asked"
    assert table.refusal("black", "build", pyramid="left") == "not_asked"
    assert table.refusal("black", "reward", reward="point") == "not_asked"
    assert table.refusal("black", "accept") == "not_asked"
    assert table.refusal("black", "decline") == "not_asked"


# ---------------------------------------------------------------- S06 take stones
@pytest.mark.section("S06", "R-01", "E3")
@pytest.mark.parametrize(
    ("reserve", "quarry", "taken"),
    [(0, 20, 3), (1, 20, 3), (2, 20, 3), (3, 20, 2), (4, 20, 1), (0, 2, 2), (2, 1, 1), (4, 2, 1), (3, 1, 1)],
)
def test_take__three_or_what_fits_or_what_the_quarry_has(reserve: int, quarry: int, taken: int) -> None:
    table = Table().lay(reserve={"black": reserve}, quarry={"black": quarry})
    assert len(table.legal("black", "take")) == 1  # never fewer by choice
    table.play("black", "take")
    assert table.reserve["black"] == reserve + taken
    assert table.quarry["black"] == quarry - taken
    assert table.events("stones_taken") == [{"event": "stones_taken", "seat": 0, "amount": taken}]


@pytest.mark.section("S06", "R-01")
def test_take__not_with_a_full_reserve() -> None:
    table = Table().lay(reserve={"black": 5})
    assert table.refusal("black", "take") == "reserve_full"
    assert "take" not in table.verbs("black")


@pytest.mark.section("S06", "R-01")
def test_take__not_from_an_empty_quarry() -> None:
    table = Table().lay(quarry={"black": 0})
    assert table.refusal("black", "take") == "quarry_empty"
    assert "take" not in table.verbs("black")


@pytest.mark.section("S03", "S06")
def test_take__only_own_stones() -> None:
    table = Table().lay(boats=BOATS).play("black", "take")
    assert table.quarry == {"black": 24, "white": 26, "brown": 25, "gray": 24}
    assert table.reserve == {"black": 5, "white": 3, "brown": 4, "gray": 5}


# ---------------------------------------------------------------- S07 place a stone
@pytest.mark.section("S07", "R-26")
def test_load__any_free_place_of_any_boat_that_has_not_sailed() -> None:
    table = Table().lay(boats=["W . B .", ". . . > temple", ". .", "."])
    places = [(action["boat"], action["slot"]) for action in table.legal("black", "load")]
    assert places == [(0, 1), (0, 3), (2, 0), (2, 1), (3, 0)]


@pytest.mark.section("S07", "R-26")
def test_load__the_stone_comes_from_the_own_reserve_and_gaps_are_allowed() -> None:
    table = Table().lay(boats=BOATS).play("black", "load", boat=0, slot=2)
    assert table.boat(0) == ". . B ."
    assert table.reserve["black"] == 1
    assert table.quarry["black"] == 27
    assert table.events() == [{"event": "stone_loaded", "seat": 0, "boat": 0, "slot": 2}]


@pytest.mark.section("S07")
def test_load__refused_for_what_the_rule_says() -> None:
    table = Table().lay(boats=["W . B .", ". . . > temple", ". .", "."])
    assert table.refusal("black", "load", boat=0, slot=0) == "slot_taken"
    assert table.refusal("black", "load", boat=1, slot=0) == "already_sailed"
    assert table.refusal("black", "load", boat=2, slot=2) == "no_such_slot"
    assert table.refusal("black", "load", boat=3, slot=1) == "no_such_slot"
    table.lay(reserve={"black": 0})
    assert table.refusal("black", "load", boat=0, slot=1) == "reserve_empty"
    assert "load" not in table.verbs("black")


# ---------------------------------------------------------------- who is stuck passes
@pytest.mark.section("S05", "R-02")
@pytest.mark.parametrize(("reserve", "quarry", "ready"), list(product([0, 1], [0, 1], [False, True])))
def test_pass__only_without_any_stone_while_no_boat_has_its_minimum(reserve: int, quarry: int, ready: bool) -> None:
    table = Table(2).lay(
        boats=["W . . .", "W W ." if ready else "W . .", ". .", ". ."],
        hand={"black": "lever hammer sail chisel"},  # no blue card helps
        reserve={"black": reserve},
        quarry={"black": quarry},
    )
    stuck = not reserve and not quarry and not ready
    assert (table.verbs("black") == {"pass"}) == stuck
    assert table.refusal("black", "pass") == (None if stuck else "must_act")


@pytest.mark.section("R-02")
def test_pass__a_full_fleet_can_always_sail() -> None:
    table = Table(2).lay(boats=["W W W W > temple", "W W B", "W B", "B"], reserve={"black": 1}, quarry={"black": 0})
    assert table.verbs("black") == {"sail"}
    assert len(table.legal("black", "sail")) == 3 * 4


@pytest.mark.section("R-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pass__a_single_stuck_player_passes_and_the_round_goes_on(seats: int) -> None:
    table = Table(seats).lay(boats=BOATS, reserve={"black": 0}, quarry={"black": 0})
    table.play("black", "pass")
    assert table.waiting == ["white"]
    assert table.events() == [{"event": "seat_passed", "seat": 0}]
    for colour in table.names[1:]:
        table.play(colour, "load", boat=0, slot=table.seat(colour))
    assert table.waiting == ["black"]
    assert table.facts["round"] == 0


def both_stuck() -> Table:
    return Table(2).lay(
        boats=["B . W .", "W . .", ". . > market", ". . > pyramid"],
        temple="B W B W W",
        market="lever . . .",
        reserve={"black": 0, "white": 0},
        quarry={"black": 0, "white": 0},
    )


@pytest.mark.section("R-02", "R-51")
def test_pass__when_all_pass_the_round_ends_and_stranded_loads_return() -> None:
    table = both_stuck().play("black", "pass")
    assert table.facts["round"] == 0
    table.play("white", "pass")
    assert table.facts["round"] == 1
    assert table.waiting == ["black"]  # next in turn order
    assert table.quarry == {"black": 1, "white": 2}
    assert table.facts["load"] == [0, 0, 0, 0]
    assert table.line("temple") == {"black": 1, "white": 3}


@pytest.mark.section("R-51")
def test_pass__the_temple_is_scored_before_the_loads_return() -> None:
    table = both_stuck().play("black", "pass").play("white", "pass")
    order = [event["event"] for event in table.events("temple_scored", "load_returned", "round_began")]
    assert order == ["temple_scored"] * 4 + ["load_returned"] * 3 + ["round_began"]


@pytest.mark.section("R-51")
def test_pass__stranded_stones_cannot_be_taken_at_the_temple() -> None:
    table = Table(2, b="temple").lay(
        boats=["B . W .", "W . .", ". . > market", ". . > pyramid"],
        temple="B",
        reserve={"black": 0, "white": 0},
        quarry={"black": 0, "white": 0},
    )
    table.play("black", "pass").play("white", "pass")
    assert table.line("temple") == {"black": 1, "white": 0}  # the quarry was still empty: the point, unasked
    assert table.quarry == {"black": 1, "white": 2}


@pytest.mark.section("R-02")
def test_pass__passes_count_only_in_a_row() -> None:
    table = Table(2).lay(boats=BOATS, reserve={"black": 0, "white": 1}, quarry={"black": 0, "white": 0})
    table.play("black", "pass").play("white", "load", boat=0, slot=0).play("black", "pass")
    assert (table.waiting, table.facts["round"]) == (["white"], 0)
    table.play("white", "pass")
    assert (table.waiting, table.facts["round"]) == (["black"], 1)


@pytest.mark.section("R-02")
def test_pass__in_the_sixth_round_all_passing_ends_the_match() -> None:
    table = both_stuck().lay(round=6)
    table.play("black", "pass").play("white", "pass")
    assert table.match.over
    assert table.line("temple") == {"black": 1, "white": 3}
