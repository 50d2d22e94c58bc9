"""S07, S12, S14, S17: dropping a tile, drawing, whose turn it is."""

import random

import pytest

import hypostyle
from tests.games.hieroglyph_wall.table import Table


@pytest.mark.section("S07")
def test_turn__a_tile_falls_to_the_lowest_free_place_and_one_is_drawn() -> None:
    table = Table().lay(wall={2: "M< C>"}, hand="D> S>,M> K>,I< J>", pile="K> D>, J< C<")
    table.drop("D> S>", 2)
    assert table.facts["level"][:7] == [0, 0, 2, 0, 0, 0, 0]
    assert sorted(table.hand("red")) == sorted(map(table.tile, ("M> K>", "I< J>", "K> D>")))
    assert table.facts["pile_count"] == 1
    assert table.waiting == ["yellow"]


@pytest.mark.section("S07")
def test_turn__clockwise() -> None:
    table = Table(seats=3)
    turns = []
    for _ in range(6):
        turns.append(table.turn)
        table.play(table.turn, "drop", **{k: v for k, v in table.legal(table.turn)[0].items() if k != "verb"})
        while table.prompt != "turn":
            table.play(table.waiting[0], "decline")
    assert turns == ["red", "yellow", "green"] * 2


@pytest.mark.section("S07", "S17", "R-9")
def test_turn__a_play_is_compulsory() -> None:
    table = Table().lay(hand="D> S>,M> K>,I< J>")
    assert table.verbs("red") == {"drop"}
    assert len(table.legal("red")) == 3 * 7
    assert table.refusal("red", "done") == "not_asked"
    assert table.refusal("red", "decline") == "not_asked"
    assert table.refusal("red", "place") == "not_asked"


@pytest.mark.section("S07")
def test_turn__only_tiles_of_the_own_hand() -> None:
    table = Table().lay(hands={"red": "D> S>", "yellow": "M> K>"})
    assert table.try_drop("M> K>", 0) == "tile_not_held"
    assert table.refusal("red", "drop", tile=63, slot=0) == "tile_not_held"


@pytest.mark.section("S07", "R-28")
def test_turn__a_full_slot_is_refused() -> None:
    table = Table().lay(hand="D> S>").change(level={3: 7})
    assert table.try_drop("D> S>", 3) == "slot_full"
    assert {action["slot"] for action in table.legal("red")} == {0, 1, 2, 4, 5, 6}


@pytest.mark.section("S12", "E7")
def test_old_combinations__never_count_again() -> None:
    table = Table().lay(wall={0: "M< D<", 1: "D> S>"}, hand="C> I>")
    table.drop("C> I>", 2)
    assert (table.slab, table.scarabs, table.guards) == (16, {}, {})
    assert table.events("pair_made") == []


@pytest.mark.section("R-13", "R-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("curse", [False, True])
def test_empty_pile__everybody_plays_on_and_the_last_tiles_end_together(seats: int, curse: bool) -> None:
    match, chance = hypostyle.game("hieroglyph_wall").new(seats, 5, {"curse": curse}), random.Random(5)
    drops = [0] * seats
    empty_seen = False
    while match.state.facts()["filled"] < 49:
        facts = match.state.facts()
        decision = chance.choice(match.decisions)
        if facts["pile_count"] == 0 and decision.prompt == "turn":
            if not empty_seen:
                assert sum(facts["hand_count"]) in (3 * seats, 3 * seats - 1)
            empty_seen = True
            assert max(facts["hand_count"]) - min(facts["hand_count"][:seats]) <= 1
        if decision.prompt == "turn":
            drops[decision.seat] += 1
        match.play(decision.seat, chance.choice(decision.actions))
    assert empty_seen
    assert max(drops) - min(drops) == 1  # 49 is no multiple of 2, 3 or 4
    assert sum(match.state.facts()["hand_count"]) == 0


@pytest.mark.section("R-21")
def test_turn__pairs_are_resolved_before_drawing() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>,M> K>,I< J>", pile="K> D>")
    table.drop("D> S>", 1)
    assert (table.prompt, len(table.hand("red"))) == ("placing", 2)
    table.play("red", "place")
    assert len(table.hand("red")) == 3
    names = [event["event"] for event in table.events()]
    assert names.index("scarab_placed") < names.index("tile_drawn")


@pytest.mark.section("S14")
def test_end__when_the_wall_is_full() -> None:
    table = Table().lay(last_tile="D> S>")
    assert not table.match.over
    table.drop("D> S>", 6)
    assert table.match.over
    assert [event["event"] for event in table.events("wall_completed", "match_ended")] == [
        "wall_completed",
        "match_ended",
    ]
