"""Shaking finds what it is for: a dead end, also behind the next choices, and a piece that gets lost."""

from random import Random
from typing import Any

import pytest

import hypostyle
from hypostyle.engine.errors import DeadEnd
from hypostyle.engine.laying import rewrite
from hypostyle.games.egizia.vocabulary import SPHINX_SITE
from hypostyle.testing.contract import check_shaken
from hypostyle.testing.shaken import Shaking, check_around, shaking_of
from hypostyle.testing.shakes import egizia
from tests.games.egizia.table import Table

GAME = hypostyle.game("egizia")
POSITIONS = 3


def agenda(state: Any, task: str) -> dict[str, Any]:
    """The top task replaced by another, for the same seat."""
    number = next(int(word) for word in GAME.words.tasks if word.name == task)
    return {"task": {state.depth - 1: number}}


def into_a_dead_end(state: Any, _dice: Random) -> None:
    rewrite(state, stones=[0] * state.seats, force=0, **agenda(state, "purchase"))


def losing_a_piece(state: Any, _dice: Random) -> None:
    rewrite(state, unseen=state.unseen - 1)


def test_a_dead_end_is_found() -> None:
    with pytest.raises(DeadEnd):
        check_shaken(GAME, Shaking(egizia.ready, into_a_dead_end), 3, POSITIONS, 0)


def test_a_dead_end_behind_the_next_choice_is_found() -> None:
    table = Table().lay(stones={"red": 5}).change(force=3).ask("reinforcement", "red", argument=SPHINX_SITE)
    assert table.verbs("red") == {"finish"}  # and then there is no ship to buy from
    with pytest.raises(DeadEnd):
        check_around(table.match.state, 1)


def test_a_lost_piece_is_found() -> None:
    with pytest.raises(AssertionError, match="made or lost a piece"):
        check_shaken(GAME, Shaking(egizia.ready, losing_a_piece), 3, POSITIONS, 0)


@pytest.mark.parametrize("slug", hypostyle.games())
def test_every_game_of_the_hall_is_shaken(slug: str) -> None:
    assert shaking_of(hypostyle.game(slug)) is not None
