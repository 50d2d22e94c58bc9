"""The characters: two a level, complete in both languages, a face for each; and old names that still stand for them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import hypostyle
from hypostyle.bots import make
from hypostyle.engine.errors import BadOption
from hypostyle.minds.characters import CHARACTERS, LEVELS, OLD_NAMES, TEXTS, of_level, seated
from hypostyle.texts import LANGUAGES
from run import WEB

SPRITE = Path(WEB, "src", "styles", "faces.svg")
IMHOTEP = hypostyle.game("imhotep")


def ids(names: list[str | None]) -> list[str | None]:
    return [character.id if character else None for character in seated(names)]


def test_each_of_five_levels_has_two_characters() -> None:
    assert Counter(character.level for character in CHARACTERS.values()) == dict.fromkeys(LEVELS, 2)


def test_the_stronger_find_things_sooner_in_a_race() -> None:
    finds = [of_level(level).finds for level in LEVELS]
    assert finds == sorted(finds, reverse=True)
    assert all(0 < least < most for least, most in (character.finds for character in CHARACTERS.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_a_trade_a_sentence_and_a_level_of_its_own(language: str) -> None:
    said = [
        (one.name(language), one.trade(language), one.sentence(language), one.level_word(language))
        for one in CHARACTERS.values()
    ]
    names, _, sentences, levels = (set(words) for words in zip(*said, strict=True))
    assert len(names) == len(sentences) == len(CHARACTERS)
    assert len(levels) == len(LEVELS)
    assert all(trade != name and sentence.endswith(".") for name, trade, sentence, _ in said)


def test_nobody_is_described_who_does_not_exist() -> None:
    for language in LANGUAGES:
        text = (TEXTS.folder / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(r"^character-(\w+) =", text, re.M)) == set(CHARACTERS)
        assert set(re.findall(r"^level-(\d) =", text, re.M)) == {str(level) for level in LEVELS}


def test_each_has_a_face() -> None:
    faces = re.findall(r'<symbol id="face-(\w+)"', SPRITE.read_text("utf-8"))
    assert sorted(faces) == sorted(CHARACTERS)


@pytest.mark.parametrize("slug", hypostyle.games())
def test_a_bot_plays_for_each_in_every_game(slug: str) -> None:
    for character in CHARACTERS.values():
        make(character.id, hypostyle.game(slug), 0)


def test_an_old_name_stands_for_a_character_of_its_level() -> None:
    for name, level in OLD_NAMES.items():
        character = seated([name])[0]
        assert character is not None
        assert character.level == level


def test_two_seats_share_a_face_only_where_that_was_asked_for() -> None:
    assert ids(["2", "2"]) == ["pached", "henout"]
    assert ids([None, "greedy", "greedy"]) == [None, "pached", "henout"]
    assert ids(["greedy", "pached"]) == ["henout", "pached"]
    assert ids(["tiyi", "tiyi"]) == ["tiyi", "tiyi"]
    third = seated(["hard", "hard", "hard"])[2]
    assert third is not None
    assert third.level == OLD_NAMES["hard"], "there are only two faces of a level: the level is what was asked for"


def test_nobody_else_is_known() -> None:
    with pytest.raises(BadOption, match=r"no bot 'godlike'.*tiyi"):
        seated([None, "godlike"])
