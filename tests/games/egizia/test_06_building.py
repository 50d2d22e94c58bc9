"""S08: building, whatever the site."""

import pytest

from tests.games.egizia.table import Table

STRONG = {"red": (3, 4, 5, 3), "blue": (3, 4, 5, 3), "yellow": (3, 4, 5, 3), "green": (3, 4, 5, 3)}
RICH = {"red": 20, "blue": 20, "yellow": 20, "green": 20}


def site(ships: dict[str, str], seats: int = 4) -> Table:
    seated = ("red", "blue", "yellow", "green")[:seats]
    table = Table(seats).lay(teams={s: STRONG[s] for s in seated}, stones={s: RICH[s] for s in seated}, ships=ships)
    return table.build("obelisk")


@pytest.mark.section("S08")
def test_order__sites_down_the_river_and_ships_from_the_nile_outwards() -> None:
    table = site(
        {"obelisk_slot_2": "red", "obelisk_slot_1": "blue", "sphinx_slot_1": "green", "pyramid_slot_3": "yellow"}
    )
    asked = []
    while table.prompt == "site_turn":
        asked += table.waiting
        table.play(table.waiting[0], "withdraw")
    assert asked == ["blue", "red", "yellow", "green"]


@pytest.mark.section("S08", "R-10")
def test_force__one_ordinary_team_with_or_without_the_lead_team() -> None:
    table = site({"obelisk_slot_1": "red"})
    crews = ["green", "blue", "yellow", "green_violet", "blue_violet", "yellow_violet"]
    assert table.choices("red", "build", "crew") == crews
    assert table.refusal("red", "build", crew="green_blue") == "no_second_team"
    table.play("red", "build", crew="blue_violet")
    assert table.facts["force"] == 4 + 3


@pytest.mark.section("S08", "R-10")
def test_force__a_team_works_once_a_round() -> None:
    table = site({"obelisk_slot_1": "red", "pyramid_slot_1": "red"})
    table.play("red", "build", crew="green_violet").play("red", "lay", monument="colonnade").play("red", "finish")
    assert table.choices("red", "build", "crew") == ["blue", "yellow"]
    assert table.refusal("red", "build", crew="blue_violet") == "team_used"


@pytest.mark.section("S08", "R-10", "R-56")
def test_force__only_crews_strong_enough_for_something_here() -> None:
    table = Table().lay(teams={"red": (1, 2, 1, 1)}, stones={"red": 5}, ships={"pyramid_slot_1": "red"})
    table.lay(statues={"red": (1, 1, 1)}).build("pyramid")  # everything costs 2
    assert table.choices("red", "build", "crew") == ["blue", "green_violet", "blue_violet", "yellow_violet"]
    assert table.refusal("red", "build", crew="green") == "too_little_force"


@pytest.mark.section("S08", "R-09", "R-56")
def test_bricks__at_least_one_then_as_many_as_force_and_stones_allow() -> None:
    table = site({"obelisk_slot_1": "red", "sphinx_slot_1": "blue"}).lay(stones={"red": 2})
    table.play("red", "build", crew="green")
    assert table.refusal("red", "finish") == "lay_one_first"
    assert table.refusal("red", "lay", monument="row_1") == "not_this_site"
    table.play("red", "lay", monument="colonnade")
    assert "finish" in table.verbs("red")
    assert table.refusal("red", "lay", monument="obelisk") is None
    table.play("red", "lay", monument="colonnade")  # the last stone: the action ends by itself
    assert table.stones("red") == 0
    assert table.facts["force"] == 0
    assert table.waiting == ["blue"]


@pytest.mark.section("S08", "R-56")
def test_withdrawal__by_himself_who_can_build_nothing() -> None:
    table = Table().lay(stones={"red": 0}, ships={"obelisk_slot_1": "red", "obelisk_slot_2": "blue"}).build()
    assert table.events("ship_withdrawn")[0] == {"event": "ship_withdrawn", "seat": 0, "site": "obelisk"}
    assert table.waiting == ["blue"]
    assert table.facts["ship"][17:20] == [2, 0, 0]  # blue has moved in


@pytest.mark.section("S08", "R-04", "R-08", "R-55")
def test_withdrawal__ships_move_in_and_the_waiting_one_takes_the_last_slot() -> None:
    ships = {"obelisk_slot_1": "red", "obelisk_slot_2": "blue", "obelisk_slot_3": "yellow", "obelisk_waiting": "green"}
    table = site(ships)
    table.play("red", "build", crew="green").play("red", "lay", monument="obelisk").play("red", "finish")
    table.play("red", "advance", market="wheat").play("blue", "withdraw")
    assert table.facts["ship"][17:21] == [1, 3, 4, 0]
    assert table.events("ship_moved_in")[0]["seat"] == 3
    assert table.waiting == ["yellow"]
    assert table.play("yellow", "withdraw").waiting == ["green"]


@pytest.mark.section("R-55")
def test_withdrawal__empty_slots_do_not_close_up_by_themselves() -> None:
    table = site({"obelisk_slot_2": "red", "obelisk_slot_3": "blue"})
    assert table.facts["ship"][17:20] == [0, 1, 2]
    table.play("red", "withdraw")
    assert table.facts["ship"][17:20] == [0, 2, 0]


@pytest.mark.section("S08", "R-07", "R-08")
def test_withdrawal__the_site_does_not_count_for_cooperation() -> None:
    table = site({"obelisk_slot_1": "red", "pyramid_slot_1": "red", "sphinx_slot_1": "red"})
    table.play("red", "withdraw")
    table.play("red", "build", crew="green").play("red", "lay", monument="row_1").play("red", "finish")
    table.play("red", "build", crew="blue").play("red", "buy", paid=1, free=0).play("red", "decline")
    assert table.line("cooperation")["red"] == 2


@pytest.mark.section("E38", "R-04")
def test_two_players__the_rival_withdraws_and_the_waiting_ship_enters_his_slot() -> None:
    table = Table(2).lay(stones={"red": 9, "blue": 9}, teams={"red": (5, 5, 5, 2), "blue": (5, 5, 5, 2)})
    table.lay(ships={"sphinx_slot_1": "red", "sphinx_waiting": "blue"}).build("sphinx").play("red", "withdraw")
    table.play("blue", "build", crew="green")
    assert max(table.choices("blue", "buy", "paid")) == 5


@pytest.mark.section("R-07", "S08")
def test_waiting__a_ship_that_only_waited_does_not_build() -> None:
    ships = {"obelisk_slot_1": "red", "obelisk_waiting": "blue", "sphinx_slot_1": "blue"}
    table = Table(2).lay(stones={"red": 9, "blue": 9}, ships=ships).build()
    table.play("red", "build", crew="green").play("red", "lay", monument="colonnade")
    assert table.prompt == "site_turn"
    assert table.waiting == ["blue"]
    assert table.facts["argument"][table.facts["depth"] - 1] == 2
    assert table.of("built", "blue") == 0


@pytest.mark.section("E36", "T10", "R-05", "R-06", "R-07", "S17", "R-75")
def test_waiting_ship_tile__builds_last_and_counts_the_site() -> None:
    ships = {"sphinx_slot_1": "red", "sphinx_waiting": "blue"}
    table = Table(2).lay(stones={"red": 9, "blue": 9}, teams={"blue": (5, 1, 1, 2)}, ships=ships)
    table.change(waiting_uses={1: 1}).build("sphinx")
    table.play("red", "build", crew="green").play("red", "buy", paid=1, free=0).play("red", "decline")
    assert table.prompt == "waiting_turn"
    assert table.waiting == ["blue"]
    table.play("blue", "build", crew="green")
    assert table.of("waiting_uses", "blue") == 0
    assert table.choices("blue", "buy", "paid") == [1, 2]
    table.play("blue", "buy", paid=2, free=0)
    assert table.of("built", "blue") == 0b100


@pytest.mark.section("R-05", "R-58")
def test_waiting_ship_tile__is_not_spent_when_a_slot_falls_free() -> None:
    table = Table(2).lay(stones={"red": 9, "blue": 9}, ships={"obelisk_slot_1": "red", "obelisk_waiting": "blue"})
    table.change(waiting_uses={1: 1}).build().play("red", "withdraw")
    assert table.prompt == "site_turn"
    table.play("blue", "build", crew="green")
    assert table.of("waiting_uses", "blue") == 1


@pytest.mark.section("R-58", "G8", "S20")
def test_waiting_ship__asked_at_each_site_and_the_tile_goes_before_the_bonus() -> None:
    ships = {f"{name}_slot_1": "red" for name in ("obelisk", "pyramid")}
    ships |= {f"{name}_waiting": "blue" for name in ("obelisk", "pyramid")}
    table = Table(2).lay(stones={"red": 9, "blue": 9}, teams={"blue": (5, 5, 1, 2), "red": (5, 5, 1, 2)}, ships=ships)
    table.lay(bonuses={"blue": "G8"}).change(waiting_uses={1: 1}).build()
    table.play("red", "build", crew="green").play("red", "lay", monument="colonnade").play("red", "finish")
    table.play("blue", "build", crew="green").play("blue", "lay", monument="colonnade").play("blue", "finish")
    assert table.of("waiting_uses", "blue") == 0
    assert table.of("bonus_used", "blue") == 0
    table.play("red", "build", crew="blue").play("red", "lay", monument="row_1").play("red", "finish")
    assert table.prompt == "waiting_turn"
    table.play("blue", "build", crew="blue")
    assert table.events("bonus_used")[0]["bonus"] == "G8"
    table.play("blue", "lay", monument="row_1").play("blue", "finish")
    assert table.line("cooperation")["blue"] == 2


@pytest.mark.section("R-58", "G8")
def test_waiting_ship__may_keep_waiting_and_keeps_the_bonus() -> None:
    table = Table(2).lay(stones={"red": 9, "blue": 9}, ships={"obelisk_slot_1": "red", "obelisk_waiting": "blue"})
    table.lay(bonuses={"blue": "G8"}).build()
    table.play("red", "build", crew="green").play("red", "lay", monument="colonnade").play("blue", "withdraw")
    assert table.of("bonus_used", "blue") == 0
    assert table.events("round_ended")


@pytest.mark.section("R14", "R-41", "S08", "R-67")
def test_early_raise__before_the_first_site_in_player_order() -> None:
    table = Table().lay(cards={"blue": "R14"}, ships={"obelisk_slot_1": "red"}).run("early_step")
    assert table.prompt == "early_raise"
    assert table.waiting == ["blue"]
    table.play("blue", "raise", team="green")
    assert table.team("blue") == (2, 1, 1, 2)
    assert table.prompt == "site_turn"


@pytest.mark.section("R14", "R-41", "R-24")
def test_early_raise__optional_and_only_below_the_cap() -> None:
    table = Table().lay(cards={"red": "R14"}, teams={"red": (9, 9, 9, 8)}).run("early_step")
    assert table.choices("red", "raise", "team") == ["violet"]
    assert table.refusal("red", "raise", team="green") == "team_at_most"
    table.play("red", "decline")
    assert table.team("red") == (9, 9, 9, 8)
    assert Table().lay(cards={"red": "R14"}, teams={"red": (9, 9, 9, 9)}).run("early_step").prompt != "early_raise"


@pytest.mark.section("R29", "E37", "R-41", "R-71")
def test_paid_strength__twice_on_one_team_for_four_stones() -> None:
    table = Table().lay(cards={"red": "R29"}, stones={"red": 4}, teams={"red": (3, 1, 1, 2)})
    table.lay(ships={"obelisk_slot_1": "red"}).build().play("red", "strengthen", team="green", second="green")
    assert table.stones("red") == 0
    assert table.team("red") == (5, 1, 1, 2)


@pytest.mark.section("R29", "R-71")
def test_paid_strength__one_team_two_teams_never_on_credit_or_beyond_the_cap() -> None:
    table = Table().lay(cards={"red": "R29"}, stones={"red": 3}, teams={"red": (8, 9, 1, 2)})
    table.lay(ships={"obelisk_slot_1": "red"}).build()
    assert table.refusal("red", "strengthen", team="green", second="yellow") == "too_few_stones"
    assert table.refusal("red", "strengthen", team="blue", second="none") == "team_at_most"
    table.lay(stones={"red": 9})
    assert table.refusal("red", "strengthen", team="green", second="green") == "team_at_most"
    assert table.refusal("red", "strengthen", team="yellow", second="green") == "same_choice"
    table.play("red", "strengthen", team="green", second="yellow")
    assert table.team("red") == (9, 9, 2, 2)
    assert table.refusal("red", "strengthen", team="yellow", second="none") == "used_this_round"


@pytest.mark.section("R29", "R-41")
def test_paid_strength__once_more_after_the_last_site_also_without_ships() -> None:
    table = Table().lay(cards={"red": "R29"}, stones={"red": 2}).build()
    assert table.prompt == "late_strength"
    table.play("red", "strengthen", team="violet", second="none")
    assert table.team("red") == (1, 1, 1, 3)
    assert table.events("round_ended")


@pytest.mark.section("R29", "R-74", "R38")
def test_paid_strength__a_stone_card_first() -> None:
    table = Table().lay(cards={"red": "R29 R38"}, stones={"red": 0}).build()
    assert table.verbs("red") == {"decline", "play"}
    table.play("red", "play", card="R38", gain="stones").play("red", "strengthen", team="green", second="blue")
    assert table.stones("red") == 2
    assert Table().lay(cards={"red": "R29"}, stones={"red": 1}).build().prompt != "late_strength"


@pytest.mark.section("R21", "R40", "R45", "R56", "R-59", "R-10")
@pytest.mark.parametrize(("card", "force"), [("R21", 3), ("R40", 3), ("R45", 3), ("R56", 4)])
def test_force_card__added_to_a_team_for_one_site(card: str, force: int) -> None:
    table = Table().lay(
        cards={"red": card}, stones={"red": 20}, ships={"pyramid_slot_1": "red", "sphinx_slot_1": "red"}
    )
    table.build("pyramid").play("red", "build", crew="green")
    assert table.prompt == "reinforcement"
    table.play("red", "play", card=card, gain="force")
    assert table.facts["force"] == 1 + force
    assert table.team("red") == (1, 1, 1, 2)  # never the team itself
    assert table.owner(card) is None


@pytest.mark.section("R-59")
def test_force_card__several_together_and_one_must_make_a_weak_crew_strong_enough() -> None:
    table = Table().lay(cards={"red": "R21 R40"}, stones={"red": 20}, ships={"pyramid_slot_1": "red"})
    table.lay(statues={"red": (3, 3, 3)}).build("pyramid").play("red", "build", crew="green")
    assert table.refusal("red", "finish") == "too_little_force"  # 1 force, a cell costs 2
    table.play("red", "play", card="R21", gain="force")
    assert "finish" in table.verbs("red")
    table.play("red", "play", card="R40", gain="force")
    assert table.facts["force"] == 7


@pytest.mark.section("R-59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_force_card__a_higher_one_waits_for_the_lower_one_it_needs(seats: int) -> None:
    table = Table(seats).lay(cards={"red": "R21 R45"}, stones={"red": 20}, ships={"obelisk_slot_1": "red"})
    table.lay(round=5, columns={"red": 7}, obelisk="b b b b b b b").build()  # only a cell for 5 is left
    table.play("red", "build", crew="blue")
    assert table.refusal("red", "play", card="R45", gain="force") == "same_choice"  # 1 + 3, and nothing could follow
    assert table.choices("red", "play", "card") == ["R21"]
    table.play("red", "play", card="R21", gain="force")
    assert table.choices("red", "play", "card") == ["R45"]
    table.play("red", "play", card="R45", gain="force")
    assert table.choices("red", "lay", "monument") == ["obelisk"]


@pytest.mark.section("R-59")
def test_force_card__a_higher_one_comes_first_where_it_suffices() -> None:
    table = Table().lay(cards={"red": "R21 R45 R56"}, stones={"red": 20}, ships={"obelisk_slot_1": "red"})
    table.lay(columns={"red": 7}, obelisk="b b b b b b b").build().play("red", "build", crew="blue")
    assert table.choices("red", "play", "card") == ["R21", "R45", "R56"]  # R56 alone makes 1 + 4
    table.play("red", "play", card="R45", gain="force")
    assert table.refusal("red", "play", card="R21", gain="force") == "same_choice"
    assert table.choices("red", "play", "card") == ["R56"]
    assert table.refusal("red", "finish") == "too_little_force"


@pytest.mark.section("R-59")
def test_force_card__may_be_kept() -> None:
    table = Table().lay(cards={"red": "R21"}, stones={"red": 20}, ships={"obelisk_slot_1": "red"}).build()
    table.play("red", "build", crew="green").play("red", "finish")
    assert table.owner("R21") == "red"
    assert table.prompt == "bricks"


@pytest.mark.section("R38", "R51", "R39", "R52", "R56", "R-13", "S08")
@pytest.mark.parametrize(("card", "stones"), [("R38", 6), ("R51", 6), ("R39", 4), ("R52", 4), ("R56", 4)])
def test_stone_card__before_building(card: str, stones: int) -> None:
    table = Table().lay(cards={"red": card}, stones={"red": 0}, ships={"obelisk_slot_1": "red"}).build()
    assert table.verbs("red") == {"play", "withdraw"}
    table.play("red", "play", card=card, gain="stones")
    assert table.stones("red") == stones
    assert table.owner(card) is None
    assert "build" in table.verbs("red")


@pytest.mark.section("R-13", "R-54")
def test_stone_card__is_not_offered_while_the_stone_track_is_full() -> None:
    table = Table().lay(cards={"red": "R51"}, stones={"red": 25}, ships={"obelisk_slot_1": "red"}).build()
    assert table.refusal("red", "play", card="R51", gain="stones") == "no_use_now"


@pytest.mark.section("R-12", "E25", "S08")
def test_no_credit__market_stones_come_after_the_action() -> None:
    table = Table().lay(stones={"red": 1}, markets={"red": (1, 2)}, teams={"red": (5, 1, 1, 2)})
    table.lay(ships={"obelisk_slot_1": "red", "sphinx_slot_1": "blue"}).build()
    table.play("red", "build", crew="green").play("red", "lay", monument="obelisk")
    assert table.prompt == "market_choice"
    assert table.stones("red") == 0
    table.play("red", "advance", market="stone")
    assert table.stones("red") == 2
    assert table.waiting == ["blue"]


@pytest.mark.section("R-76", "R-14", "R53")
def test_sale__before_building_but_not_again_after_it() -> None:
    table = Table().lay(
        cards={"red": "R53"}, stones={"red": 6}, ships={"obelisk_slot_1": "red", "sphinx_slot_1": "blue"}
    )
    table.build().play("red", "sell", stones=2)
    assert (table.stones("red"), table.points("red")) == (4, 2)
    table = Table().lay(
        cards={"red": "R53"}, stones={"red": 6}, ships={"obelisk_slot_1": "red", "sphinx_slot_1": "blue"}
    )
    table.build().play("red", "build", crew="green").play("red", "lay", monument="colonnade")
    assert table.waiting == ["blue"]


@pytest.mark.section("R-39")
def test_bricks__twenty_to_build_with() -> None:
    table = Table().lay(obelisk="r r r r", columns={"red": 6}, statues={"red": (1, 1, 1)}, stones={"red": 25})
    table.lay(pyramid=["r r r r r r"], teams={"red": (9, 1, 1, 1)}, ships={"pyramid_slot_1": "red"}).build("pyramid")
    table.play("red", "build", crew="green").play("red", "lay", monument="statue_1")
    assert table.refusal("red", "lay", monument="statue_2") == "not_asked", "the twentieth brick ends the action"


@pytest.mark.section("R-39")
def test_bricks__who_has_none_left_cannot_build() -> None:
    table = Table().lay(obelisk="r r r r", columns={"red": 6}, statues={"red": (2, 1, 1)}, stones={"red": 25})
    table.lay(pyramid=["r r r r r r"], teams={"red": (9, 1, 1, 1)}, ships={"pyramid_slot_1": "red"}).build("pyramid")
    assert table.events("ship_withdrawn") == [{"event": "ship_withdrawn", "seat": 0, "site": "pyramid"}]


@pytest.mark.section("R-04", "R-55")
def test_withdrawal__nobody_moves_in_where_nobody_waits() -> None:
    table = site({"obelisk_slot_1": "red", "obelisk_slot_2": "blue"}).play("red", "withdraw")
    assert table.events("ship_moved_in") == []
