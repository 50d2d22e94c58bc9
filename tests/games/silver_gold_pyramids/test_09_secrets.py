"""R-16, R-34, R-36: simultaneous choices are sealed, chains of crosses included, until all have chosen."""

import json
import random
from itertools import permutations

import pytest

from hypostyle.engine.errors import HypostyleError, NotYourDecision
from hypostyle.engine.match import Match
from tests.games.silver_gold_pyramids.table import GAME, Table, content

CROSS = "Sx... ..... ..... ..... ....T"
CROSSES = {1: CROSS, 4: CROSS}


def seen(table: Table, viewer: int | None) -> tuple[bytes, str]:
    """All that a viewer is shown of the position; what happened is in the events."""
    return table.match.knowledge(viewer).to_bytes(), json.dumps(table.match.view(viewer))


@pytest.mark.section("R-16", "R-36")
def test_sealed__others_see_nothing_of_any_choice_nor_that_it_was_made() -> None:
    table = Table(seats=3, pattern="I2", grids=CROSSES).lay(marks={"leon": ("", "A1 A2 A3 A4 A5 B5 C5 D5")})
    unchosen = [seen(table, viewer) for viewer in (None, 1, 2)]
    for action in table.legal("leon"):  # some with a cross, some with a tomb
        world = Table(seats=3, pattern="I2", grids=CROSSES).lay(marks={"leon": ("", "A1 A2 A3 A4 A5 B5 C5 D5")})
        world.play("leon", **action)
        assert [seen(world, viewer) for viewer in (None, 1, 2)] == unchosen
        assert world.events() == []
        assert world.match.view(0)["players"][0]["sealed"] == [{"hand": action["hand"], "cells": action["cells"]}]


@pytest.mark.section("R-16")
def test_sealed__a_chain_of_bonus_cells_is_played_in_private() -> None:
    table = Table(seats=2, pattern="I2", grids=CROSSES)
    before = [seen(table, viewer) for viewer in (None, 1)]
    for cells in ("A1-B1", "C1"):
        table.mark("leon", "left", cells)
        assert [seen(table, viewer) for viewer in (None, 1)] == before
        assert table.events() == []
    assert table.match.view(0)["players"][0]["cards"][0]["fresh"] == ["A1", "B1", "C1"]


@pytest.mark.section("R-16")
def test_sealed__choices_and_refusals_of_a_seat_do_not_depend_on_those_of_others() -> None:
    def offered(table: Table) -> tuple[list[dict[str, object]], list[str | None]]:
        refusals = [table.match.why_not(1, number) for number in range(GAME.words.action_count)]
        return table.legal("tom"), [refusal.reason if refusal else None for refusal in refusals]

    table = Table(seats=2, pattern="I2", grids=CROSSES)
    before = offered(table)
    table.mark("leon", "left", "A1-B1")
    assert offered(table) == before
    table.mark("leon", "right", "A1")
    assert offered(table) == before


@pytest.mark.section("R-36")
def test_sealed__a_seat_that_is_done_is_not_told_who_else_is() -> None:
    sentences = []
    for tom_has_chosen in (False, True):
        table = Table(seats=3).mark("leon", "left", "A1")
        if tom_has_chosen:
            table.mark("tom", "left", "A1")
        with pytest.raises(NotYourDecision) as error:
            table.mark("leon", "left", "A1")
        sentences.append(str(error.value))
        assert table.match.view(0)["to_move"] == [1, 2]
    assert sentences[0] == sentences[1]


@pytest.mark.section("R-16")
def test_reveal__everything_at_once_in_seat_order() -> None:
    table = Table(seats=3, pattern="I2", grids=CROSSES)
    table.mark("sarah", "left", "A1-A2").mark("leon", "left", "A1-B1").mark("tom", "left", "A1")
    assert table.events() == []
    table.mark("leon", "left", "C1")
    told = [(event["event"], event["seat"]) for event in table.events() if event.get("seat") is not None]
    assert told == [("cells_marked", 0), ("bonus_marked", 0), ("cells_marked", 1), ("cells_marked", 2)]
    assert table.marked("leon") == {"A1", "B1", "C1"}
    assert not any(table.facts["fresh"] + table.facts["sealed"])


@pytest.mark.section("R-16", "R-35")
@pytest.mark.parametrize("seed", range(6))
def test_reveal__any_order_of_choosing_leads_to_the_same_match(seed: int) -> None:
    """Whole random matches, the steps of each simultaneous turn shuffled, chains cut into each other."""
    match, dice = GAME.new(3, seed), random.Random(seed)
    turns: list[list[tuple[int, int]]] = [[]]
    while not match.over:
        decision = dice.choice(match.decisions)
        action = dice.choice(decision.actions).id
        match.play(decision.seat, action)
        turns[-1].append((decision.seat, action))
        if match.last_events:
            turns.append([])
    other = GAME.new(3, seed)
    for turn in turns:
        waiting = {seat: [action for mover, action in turn if mover == seat] for seat in range(3)}
        while any(waiting.values()):
            seat = dice.choice([seat for seat, actions in waiting.items() if actions])
            other.play(seat, waiting[seat].pop(0))
    assert other.state.to_bytes() == match.state.to_bytes()


@pytest.mark.section("R-16")
def test_reveal__all_orders_of_one_turn_give_the_same_events() -> None:
    told = set()
    for order in permutations(("leon", "tom", "sarah")):
        table = Table(seats=3, pattern="I2", grids=CROSSES)
        for name in order:
            table.mark(name, "left", "A1-B1")
            if name != "sarah":
                table.mark(name, "left", "C1" if name == "leon" else "A2")
        told.add(json.dumps(table.events()))
    assert len(told) == 1


def playing(seats: int) -> Match:
    """A real match after the draft; on every card a red cross lies beside the start cell."""
    match = GAME.new(seats, 1, content=content(dict.fromkeys(range(1, 49), CROSS)))
    for seat in range(seats):
        match.play(seat, {"verb": "keep", "pair": "1-2"})
    return match


def mark(cells: str, hand: str = "left") -> dict[str, str]:
    return {"verb": "mark", "hand": hand, "cells": cells}


@pytest.mark.section("R-16")
def test_undo__a_seat_takes_back_its_own_choice_while_others_keep_theirs() -> None:
    match = playing(3)
    start = match.state.to_bytes()
    match.play(0, mark("A1"))
    assert match.may_undo(0)
    match.play(1, mark("A1", "right"))
    match.undo(0)
    assert [decision.seat for decision in match.decisions] == [0, 2]
    match.undo(1)
    assert match.state.to_bytes() == start


@pytest.mark.section("R-16")
def test_undo__a_chain_is_taken_back_link_by_link() -> None:
    match = playing(2)
    for seat in range(2):
        match.play(seat, mark("A1"))
    start = match.state.to_bytes()
    match.play(0, mark("B1"))
    assert match.decision(0).prompt == "bonus"
    match.play(0, mark("C1"))
    assert match.may_undo(0)
    match.undo(0)
    assert match.decision(0).prompt == "bonus"
    assert match.may_undo(0)
    match.undo(0)
    assert match.state.to_bytes() == start


@pytest.mark.section("R-16")
def test_undo__the_choice_that_led_to_the_reveal_is_final() -> None:
    match = playing(2)
    match.play(0, mark("A1"))
    match.play(1, mark("A1"))
    assert not match.may_undo(0)
    assert not match.may_undo(1)
    match.play(1, mark("A2"))
    with pytest.raises(HypostyleError):
        match.undo(0)


@pytest.mark.section("R-34")
def test_hidden__both_decks_have_no_order_and_chance_is_unknown() -> None:
    one, two = Table(), Table().change(rng=[1, 2, 3, 4])
    assert [seen(one, viewer)[0] for viewer in (None, 0, 1)] == [seen(two, viewer)[0] for viewer in (None, 0, 1)]
    assert one.deck == sorted(one.deck)


@pytest.mark.section("R-34")
def test_open__cards_marks_score_cards_display_and_completed_cards() -> None:
    table = Table().lay(marks={"leon": ("A1 B1", "")}, completed={"tom": "6 9"}).change(red={0: 3}, skulls={1: 2})
    for viewer in (None, 0, 1):
        view = table.match.view(viewer)
        assert view["players"][0]["cards"][0]["marked"] == ["A1", "B1"]
        assert view["players"][0]["red_gems"] == 3
        assert view["players"][1]["completed"] == [6, 9]
        assert view["players"][1]["skulls"] == 2
        assert [card["number"] for card in view["display"]] == [45, 46, 47, 48]
        assert view["deck"] == len(table.deck)


@pytest.mark.section("R-16")
def test_sealed__a_second_choice_is_refused_until_the_first_is_taken_back() -> None:
    table = Table(pattern="I2").mark("leon", "left", "A1-B1")
    refusal = table.match.why_not(0, {"verb": "mark", "hand": "left", "cells": "A2"})
    assert refusal is not None
    assert refusal.reason == "already_sealed"


@pytest.mark.section("R-16", "S02")
def test_draft__in_every_world_a_seat_imagines_it_holds_its_own_four_cards() -> None:
    match = GAME.new(3, 5)
    known = match.state.mask(1)
    own = known.facts()["dealt"][4:8]
    assert all(own)
    worlds = [known.imagine(seed).facts()["dealt"] for seed in range(20)]
    assert all(dealt[4:8] == own for dealt in worlds)
    assert len({tuple(dealt[:4]) for dealt in worlds}) > 1
