"""The table as text: in every stage, in both languages, from a seat's own view."""

import random

import pytest

from hypostyle.engine.sentences import speaker
from tests.games.silver_gold_pyramids.table import GAME, Table


def drawn(table: Table, viewer: int | None = 0, language: str = "en") -> str:
    return GAME.draw(table.match.view(viewer), speaker(GAME, language))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 4])
def test_drawing__positions_of_a_whole_match(language: str, seats: int) -> None:
    match, dice, say = GAME.new(seats, 2), random.Random(2), speaker(GAME, language)
    while not match.over:
        decision = dice.choice(match.decisions)
        for viewer in (None, decision.seat) if len(match.log) % 4 == 0 else ():
            lines = GAME.draw(match.view(viewer), say).splitlines()
            assert all(len(line) <= 100 for line in lines)
        match.play(decision.seat, dice.choice(decision.actions))
    assert say("table-over") in GAME.draw(match.view(), say)


def test_drawing__marks_and_the_own_sealed_choice() -> None:
    table = Table(pattern="I2").lay(marks={"leon": ("A1 B1", "")}).mark("leon", "left", "A2-A3")
    assert "1 ■ ■ · · ·" in drawn(table)
    assert "2 ▣ · · · ·" in drawn(table)
    assert "▣ · ·" not in drawn(table, viewer=1)


def test_drawing__prizes_are_free_own_or_gone() -> None:
    table = Table().lay(prizes={"green": "leon tom ."})
    assert "■10 ×6 □3" in drawn(table)
    assert "×10 ■6 □3" in drawn(table)


def test_drawing__an_empty_place() -> None:
    assert "no card" in drawn(Table().lay(hands={"leon": "1 ."}))
