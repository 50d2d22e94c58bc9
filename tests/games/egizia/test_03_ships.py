"""S05: placing ships."""

import pytest

from tests.games.egizia.table import Table

SITE_SLOTS = {f"{site}_slot_{slot}" for site in ("obelisk", "pyramid", "sphinx") for slot in (1, 2, 3)}
ALL_SPACES = {*(f"card_{n}" for n in range(1, 11)), *(f"round_{n}" for n in range(1, 8)), *SITE_SLOTS}
FILLED = {f"card_{n}": f"R{n}" for n in range(1, 11)} | {f"round_{n}": f"T{n}" for n in range(1, 8)}


@pytest.mark.section("S05")
def test_ships__the_first_goes_anywhere() -> None:
    assert Table().lay(river=FILLED).sail().places("red") == ALL_SPACES


@pytest.mark.section("S03", "S05", "R-01")
@pytest.mark.parametrize(("seats", "slots"), [(2, {1}), (3, {1, 2}), (4, {1, 2, 3})])
def test_ships__open_slots_are_the_nearest_to_the_nile(seats: int, slots: set[int]) -> None:
    table = Table(seats).lay(river=FILLED).sail()
    assert {int(space[-1]) for space in table.places("red") if "slot" in space} == slots
    if seats == 2:
        assert not table.places("red") & {"card_1", "card_2", "round_1", "round_2"}
        assert table.refusal("red", "place", space="card_1") == "space_closed"
    if seats == 3:
        assert table.refusal("red", "place", space="sphinx_slot_3") == "space_closed"


@pytest.mark.section("S05")
def test_ships__players_take_turns_until_all_have_passed() -> None:
    table = Table(3).lay(river=FILLED).sail()
    table.play("red", "place", space="card_1").play("blue", "pass").play("yellow", "place", space="card_2")
    assert table.waiting == ["red"]
    table.play("red", "pass")
    assert table.waiting == ["yellow"]
    table.play("yellow", "place", space="card_3").play("yellow", "pass")
    assert table.events("teams_fed")  # the next steps have begun


@pytest.mark.section("S05", "R-42")
def test_ships__each_later_one_goes_strictly_downstream() -> None:
    table = Table(2).lay(river=FILLED, ships={"pyramid_slot_1": "red"}).sail()
    assert table.places("red") == {
        "card_7",
        "card_8",
        "card_9",
        "card_10",
        "round_5",
        "round_6",
        "round_7",
        "sphinx_slot_1",
    }
    assert table.refusal("red", "place", space="card_6") == "space_upstream"
    assert table.refusal("red", "place", space="pyramid_slot_1") == "ship_at_site"


@pytest.mark.section("S05")
def test_ships__one_on_a_space() -> None:
    table = Table().lay(river=FILLED, ships={"card_4": "blue", "round_3": "blue", "sphinx_slot_2": "blue"}).sail()
    for space in ("card_4", "round_3", "sphinx_slot_2"):
        assert table.refusal("red", "place", space=space) == "space_taken"


@pytest.mark.section("S05", "R-03", "R-57")
def test_ships__wait_only_beside_a_full_site_and_once() -> None:
    table = Table(3).lay(river=FILLED, ships={"obelisk_slot_2": "blue"}).sail()
    assert table.refusal("red", "place", space="obelisk_waiting") == "slot_free"
    table = Table(3).lay(river=FILLED, ships={"obelisk_slot_1": "yellow", "obelisk_slot_2": "blue"}).sail()
    table.play("red", "place", space="obelisk_waiting")
    assert table.of("furthest", "red") == table.position("obelisk_slot_1")
    assert "obelisk_waiting" not in table.places("blue")
    assert table.refusal("blue", "place", space="obelisk_waiting") == "ship_at_site"


@pytest.mark.section("R-42")
def test_ships__who_can_place_nothing_passes_by_himself() -> None:
    table = Table(2).lay(ships={"sphinx_slot_1": "red", "card_9": "blue"}).sail()
    assert table.events("seat_passed")[0]["seat"] == 0
    assert table.waiting == ["blue"]
    assert table.places("blue") == {"card_10", "round_7", "sphinx_waiting"}


@pytest.mark.section("R-42", "G9", "R-20")
def test_ships__a_bonus_still_to_use_keeps_a_player_in() -> None:
    table = Table().lay(river=FILLED, ships={"sphinx_slot_1": "red"}, bonuses={"red": "G9"}).sail()
    assert table.waiting == ["red"]
    assert table.places("red") == ALL_SPACES - {"sphinx_slot_2", "sphinx_slot_3", "sphinx_slot_1"}


@pytest.mark.section("R-70", "S01")
def test_ships__eight_a_round() -> None:
    table = Table(2).lay(river=FILLED).change(ships=[1, 8]).sail()
    table.play("red", "place", space="card_3").play("blue", "place", space="card_4")
    assert table.of("ships", "red") == 0
    assert table.events("seat_passed")[0]["seat"] == 0
    assert table.waiting == ["blue"]


@pytest.mark.section("R-20", "G9", "S20")
def test_upstream__once_a_round_then_below_all_own_ships() -> None:
    table = Table().lay(river=FILLED, ships={"card_7": "red"}, bonuses={"red": "G9"}).sail()
    table.play("red", "place", space="card_2")
    assert table.events("bonus_used")[0]["bonus"] == "G9"
    for seat in ("blue", "yellow", "green"):
        table.play(seat, "pass")
    assert table.refusal("red", "place", space="card_3") == "space_upstream"
    assert "card_8" in table.places("red")


@pytest.mark.section("R-20", "G9")
def test_upstream__downstream_ships_do_not_spend_it() -> None:
    table = Table().lay(river=FILLED, ships={"card_7": "red"}, bonuses={"red": "G9"}).sail()
    table.play("red", "place", space="card_8")
    assert table.of("bonus_used", "red") == 0


@pytest.mark.section("R-21", "G10", "S20")
def test_occupied_space__downstream_or_own_last_but_never_upstream() -> None:
    ships = {"round_4": "red", "round_3": "blue", "round_6": "blue", "card_7": "blue"}
    table = Table().lay(river=FILLED, ships=ships, bonuses={"red": "G10"}, stones={"red": 0}).sail()
    assert {"round_4", "round_6"} <= table.places("red")
    assert table.refusal("red", "place", space="round_3") == "space_taken"
    assert table.refusal("red", "place", space="card_7") == "space_taken"
    table.play("red", "place", space="round_4")  # T4: both markets
    assert table.market("red") == (2, 2)
    assert table.facts["guests"][3] == 1
    for seat in ("blue", "yellow", "green"):
        table.play(seat, "pass")
    assert table.refusal("red", "place", space="round_6") == "space_taken"  # once a round


@pytest.mark.section("R-22", "R-69", "R-78", "R34", "S05")
def test_two_ships__the_first_is_resolved_before_the_second() -> None:
    table = Table().lay(river=FILLED, cards={"red": "R34"}).sail()
    table.play("red", "place", space="round_4")
    table.lay(river={"round_5": "T8"})
    assert table.prompt == "extra_ship"
    table.play("red", "extra", means="card")
    assert table.owner("R34") is None
    assert table.verbs("red") == {"place"}
    assert table.refusal("red", "pass") == "must_place"
    table.play("red", "place", space="round_5")
    assert table.prompt == "team_choice"
    table.play("red", "raise", team="green").play("red", "raise", team="green")
    assert table.team("red") == (3, 1, 1, 2)
    assert table.waiting == ["blue"]


@pytest.mark.section("R-69")
def test_two_ships__a_card_taken_this_turn_may_be_used_at_once() -> None:
    table = Table().lay(river=FILLED | {"card_3": "R34"}).sail().play("red", "place", space="card_3")
    assert table.prompt == "extra_ship"
    table.play("red", "decline")
    assert table.owner("R34") == "red"
    assert table.waiting == ["blue"]


@pytest.mark.section("R-69", "R-70")
def test_two_ships__not_offered_without_ship_or_space() -> None:
    table = Table().lay(river=FILLED, cards={"red": "R34"}).change(ships={0: 1}).sail()
    assert table.play("red", "place", space="card_3").waiting == ["blue"]
    table = Table().lay(river=FILLED, cards={"red": "R34"}).sail()
    assert table.play("red", "place", space="sphinx_slot_1").waiting == ["blue"]


@pytest.mark.section("R-22", "G7", "S20")
def test_two_ships__card_and_bonus_together_give_three() -> None:
    table = Table().lay(river=FILLED, cards={"red": "R34"}, bonuses={"red": "G7"}).sail()
    table.play("red", "place", space="card_2").play("red", "extra", means="tile")
    assert table.play("red", "place", space="card_3").refusal("red", "extra", means="tile") == "no_second_ship"
    table.play("red", "extra", means="card").play("red", "place", space="card_6")
    assert table.waiting == ["blue"]
    assert table.of("ships", "red") == 8 - 3


@pytest.mark.section("S05", "R-46", "T8", "N5")
def test_effects__choices_are_settled_inside_the_turn() -> None:
    table = Table().lay(river=FILLED | {"round_1": "N5"}).sail().play("red", "place", space="round_1")
    assert table.prompt == "team_choice"
    assert table.waiting == ["red"]
    assert table.refusal("red", "pass") == "not_asked"
    table.play("red", "raise", team="violet")
    table.play("red", "raise", team="violet")
    assert table.team("red") == (1, 1, 1, 4)
    assert table.waiting == ["blue"]


@pytest.mark.section("R-46", "R-24")
def test_effects__a_part_without_legal_use_is_skipped() -> None:
    table = Table().lay(river=FILLED | {"round_1": "T8"}, teams={"red": (9, 9, 9, 9)}).sail()
    assert table.play("red", "place", space="round_1").waiting == ["blue"]


@pytest.mark.section("S05", "R-13", "R53")
def test_sale__before_the_ship_and_before_the_pass() -> None:
    table = Table().lay(river=FILLED, cards={"red": "R53"}, stones={"red": 12}).sail()
    assert table.choices("red", "sell", "stones") == list(range(1, 11))
    assert table.refusal("red", "sell", stones=11) == "too_many_stones"
    assert table.refusal("red", "sell", stones=0) == "nothing_sold"
    table.play("red", "sell", stones=4)
    assert (table.stones("red"), table.points("red"), table.waiting) == (8, 4, ["red"])
    table.play("red", "pass")
    assert table.waiting == ["blue"]


@pytest.mark.section("R-13", "R53")
def test_sale__also_in_a_turn_in_which_nothing_can_be_placed() -> None:
    table = Table().lay(ships={"sphinx_slot_1": "red"}, cards={"red": "R53"}, stones={"red": 3}).sail()
    assert table.waiting == ["red"]
    assert table.verbs("red") == {"sell", "pass"}
    table.play("red", "sell", stones=3)
    assert table.points("red") == 3
    assert table.waiting == ["blue"]


@pytest.mark.section("R27", "R-19", "R-68", "S05", "R-67")
def test_leftover__a_card_with_full_effect_after_all_have_passed() -> None:
    table = Table().lay(cards={"red": "R27"}, river={"card_5": "R19", "card_8": "R34"}).run("leftover_step")
    assert table.choices("red", "take", "card_space") == [4, 7]
    assert table.refusal("red", "take", card_space=0) == "no_card_left"
    before = table.stones("red")
    table.play("red", "take", card_space=4)
    assert table.stones("red") - before == 3 + 3  # the card, then the quarry of the next step
    assert table.team("red") == (1, 1, 1, 3)


@pytest.mark.section("R27", "R-68")
def test_leftover__a_second_ship_taken_so_is_for_a_later_round() -> None:
    table = Table().lay(cards={"red": "R27"}, river={"card_8": "R34"}).run("leftover_step")
    table.play("red", "take", card_space=7)
    assert table.owner("R34") == "red"
    assert table.prompt != "extra_ship"


@pytest.mark.section("R27", "R-19")
@pytest.mark.parametrize("river", [{}, {"card_5": "R19"}])
def test_leftover__a_point_if_declined_or_nothing_is_left(river: dict[str, str]) -> None:
    table = Table().lay(cards={"red": "R27"}, river=river).run("leftover_step")
    if river:
        table.play("red", "decline")
    assert table.line("cards")["red"] == 1


@pytest.mark.section("R-68")
def test_leftover__several_owners_take_in_player_order_from_what_is_left() -> None:
    table = Table().lay(cards={"red": "R27"}, river={"card_5": "R8"})
    table.change(power={8 + 5: 1}).run("leftover_step").play("red", "take", card_space=4)
    assert table.line("cards")["blue"] == 1  # nothing left for blue
    assert table.of("quarry", "red") == 5
