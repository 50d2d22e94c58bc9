"""Steps that are told from what was told before: nothing of another match may be left in them."""

import random

import pytest

import hypostyle
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.story import lines_of
from hypostyle.server import messages
from hypostyle.server.table.json_cache import MOST_STEPS, JsonCache, ToldStep

GAMES = ("imhotep", "egizia", "mykerinos", "hieroglyph_wall", "silver_gold_pyramids")
Told = tuple[str, list[int], int | None, bool, list[tuple[int, int, int | None]]]


@pytest.mark.parametrize("slug", GAMES)
def test_a_step_is_told_from_the_cache_as_it_is_told_for_the_first_time(slug: str) -> None:
    game = hypostyle.game(slug)
    shared = JsonCache(game)
    for seed in range(3):
        match, dice = game.new(2, seed), random.Random(seed)
        while not match.over and len(match.log) < 120:
            decision = match.decisions[0]
            before = game.known_scores(match.state.mask(SPECTATOR))
            match.play(decision.seat, dice.choice(decision.actions))
            after = game.known_scores(match.state.mask(SPECTATOR))
            told = shared.step(match.last_events, decision.seat, before, after, match.over)
            lines = lines_of(game.words, match.events(), decision.seat, before, after, match.over)
            expected = [
                (line.kind, line.events, line.seat, line.under, gains(line.points, line.totals)) for line in lines
            ]
            assert plain(told) == expected
            assert told.begins_chapter == any(line.kind == "heading" for line in lines)
    assert len(shared.steps) < MOST_STEPS


def gains(points: dict[int, int], totals: dict[int, int]) -> list[tuple[int, int, int | None]]:
    return [(seat, number, totals.get(seat)) for seat, number in points.items()]


def plain(told: ToldStep) -> list[Told]:
    return [(line.kind, line.events, line.seat, line.under, told_gains(line)) for line in told.lines]


def told_gains(line: messages.StoryLine) -> list[tuple[int, int, int | None]]:
    return [(gain.seat, gain.points, gain.total) for gain in line.gains]


def test_the_same_events_with_other_points_are_another_step() -> None:
    game = hypostyle.game("imhotep")
    match = game.new(2, 1)
    match.play(match.decisions[0].actions[0])
    shared, heard = JsonCache(game), match.last_events
    few, many = (shared.step(heard, 0, [points, 0], [points + 3, 0], False) for points in (0, 10))
    none = shared.step(heard, 0, [7, 0], [7, 0], False)
    assert [told_gains(told.lines[-1]) for told in (few, many, none)] == [[(0, 3, 3)], [(0, 3, 13)], []]
    assert shared.step(heard, 0, [9, 2], [9, 2], False) is none
