"""The page of a tournament: its sentences, and that nothing in it can be taken for markup."""

from __future__ import annotations

import re

import pytest

import hypostyle
from hypostyle.arena.figures import figures_of
from hypostyle.arena.report import TEXTS, page
from hypostyle.arena.summary import Run
from hypostyle.arena.tournament import Played, PlayedBlock, Tournament
from hypostyle.texts import LANGUAGES

MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)


def test_names_cannot_put_markup_into_the_page() -> None:
    game = hypostyle.game("imhotep")
    lines = {line: [0, 0] for line in game.lines}
    games = [Played(seating, [1, 2], [2, 1], lines, 9, [1, 1], [0.1, 0.1]) for seating in ((0, 1), (1, 0))]
    names = ["<b>", "net:weights=a&b"]
    asked = Run(Tournament("imhotep", 1, "", 2, 0, game.new(2, 1).options, names), names, "hypostyle '<i>'")
    drawn = page(asked, figures_of(asked.tournament, [PlayedBlock(0, 0, games)]), game, "en")
    assert "<b>" not in drawn
    assert "<i>" not in drawn
    assert "&lt;b&gt;" in drawn
    assert "a&amp;b" in drawn


def sentences(language: str) -> dict[str, set[str]]:
    """Each key of the report with the variables of its sentence."""
    text = (TEXTS.folder / f"{language}.ftl").read_text("utf-8")
    return {key: set(re.findall(r"\$(\w+)", pattern)) for key, pattern in MESSAGE.findall(text)}


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert len(sentences("en")) > 30
    assert sentences("en") == sentences("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, variables in sentences(language).items():
        assert TEXTS.say(language, key, **dict.fromkeys(variables, 1))
