"""The words that are typed in the terminal."""

from __future__ import annotations

import pytest

from hypostyle.cli.speech import TEXTS
from hypostyle.testing.wording import sentences
from hypostyle.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_two_commands(language: str) -> None:
    commands = [key for key in sentences(TEXTS.folder / f"{language}.ftl") if key.startswith("command-")]
    words = [word for key in commands for word in TEXTS.say(language, key).split()]
    assert len(words) == len(set(words)) > 0
