"""The sentences of the terminal itself: complete in both languages."""

from __future__ import annotations

import re

import pytest

from hypostyle.cli.speech import TEXTS
from hypostyle.texts import LANGUAGES

MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)


def sentences(language: str) -> dict[str, set[str]]:
    """Each key with the variables of its sentence."""
    text = (TEXTS.folder / f"{language}.ftl").read_text("utf-8")
    return {key: set(re.findall(r"\$(\w+)", pattern)) for key, pattern in MESSAGE.findall(text)}


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert len(sentences("en")) > 60
    assert sentences("en") == sentences("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, variables in sentences(language).items():
        assert TEXTS.say(language, key, **dict.fromkeys(variables, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_two_commands(language: str) -> None:
    words = [
        word for key in sentences(language) if key.startswith("command-") for word in TEXTS.say(language, key).split()
    ]
    assert len(words) == len(set(words))
