"""Words typed instead of a number."""

from __future__ import annotations

from typing import Any

import pytest

import hypostyle
from hypostyle.cli.typed import example, help_key, understand
from hypostyle.engine.action import Action

GAME = hypostyle.game("imhotep")


def described(text: str, language: str = "en") -> dict[str, Any] | None:
    action = understand(GAME, language, text).action
    return None if action is None else GAME.words.describe(action)


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("take", "en", {"verb": "take"}),
        ("sail 2 temple", "en", {"verb": "sail", "boat": 1, "site": "temple"}),
        ("Send 2 Temple", "en", {"verb": "sail", "boat": 1, "site": "temple"}),
        ("sail 1 burial chamber", "en", {"verb": "sail", "boat": 0, "site": "burial_chamber"}),
        ("sail 1 burial_chamber", "en", {"verb": "sail", "boat": 0, "site": "burial_chamber"}),
        ("sail 4 bur", "en", {"verb": "sail", "boat": 3, "site": "burial_chamber"}),
        ("load 1 4", "en", {"verb": "load", "boat": 0, "slot": 3}),
        ("play sail", "en", {"verb": "play", "card": "sail"}),
        ("envoyer 2 pyramide", "fr", {"verb": "sail", "boat": 1, "site": "pyramid"}),
        ("envoyer 2 obelisques", "fr", {"verb": "sail", "boat": 1, "site": "obelisks"}),
        ("batir gauche", "fr", None),
        ("bâtir pyramide de gauche", "fr", {"verb": "build", "pyramid": "left"}),
        ("build left", "en", {"verb": "build", "pyramid": "left"}),
        ("prendre pierres", "fr", {"verb": "reward", "reward": "stones"}),
    ],
)
def test_words_are_actions(text: str, language: str, action: dict[str, Any] | None) -> None:
    assert described(text, language) == action


@pytest.mark.parametrize(
    "text", ["", "sail", "sail 2", "sail 0 temple", "sail 5 temple", "sail 2 nowhere", "take 3", "9 9"]
)
def test_incomplete_or_impossible_words_are_none(text: str) -> None:
    assert described(text) is None


def test_a_verb_is_known_even_without_its_fields() -> None:
    verb = understand(GAME, "en", "sail 2").verb
    assert verb is not None
    assert verb.name == "sail"
    assert understand(GAME, "en", "dance 2").verb is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_example_of_every_action_is_that_action(language: str) -> None:
    for action in range(GAME.words.action_count):
        words = example(GAME, language, action)
        assert understand(GAME, language, words).action == action, (words, Action(GAME, action))


def test_things_of_the_game_have_help() -> None:
    assert help_key(GAME, "en", "lever") == "card-lever-help"
    assert help_key(GAME, "fr", "levier") == "card-lever-help"
    assert help_key(GAME, "en", "nothing at all") is None


@pytest.mark.parametrize(("language", "said"), [("en", "Take the card"), ("fr", "Prendre la carte")])
def test_a_task_words_an_action_in_its_own_way(language: str, said: str) -> None:
    action = GAME.words.action({"verb": "accept"})
    assert action is not None
    assert Action(GAME, action, "card_bonus").text(language) == said
    assert Action(GAME, action).text(language) != said
