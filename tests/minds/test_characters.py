"""The characters: two a level, complete in both languages, a face for each; and old names that still stand for them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import hypostyle
from hypostyle.bots import make
from hypostyle.engine.errors import BadOption
from hypostyle.minds.characters import CHARACTERS, LEVELS, OLD_NAMES, TEXTS, of_level, seated
from hypostyle.minds.leaning import bonuses
from hypostyle.minds.levels import manner_of
from hypostyle.minds.mind import Mind
from hypostyle.minds.thinking import Budget
from hypostyle.minds.weights import shipped
from hypostyle.texts import LANGUAGES
from run import WEB
from tests.minds.positions import positions

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


@pytest.mark.parametrize("slug", hypostyle.games())
@pytest.mark.parametrize("name", ["pached", "henout", "nehesy", "senmout"])
def test_a_leaning_is_seen_in_what_is_chosen(slug: str, name: str) -> None:
    """Of choices that can be liked more or less, a character takes what it likes more often than its level does. (The
    stronger ones give up too little for it to be seen in few simulations: benchmarks/leanings.py.)"""
    game = hypostyle.game(slug)
    manner = replace(manner_of(CHARACTERS[name], slug), budget=Budget(80))
    assert manner.leaning is not None
    with_it, without = (Mind(game, 5, one, shipped(game)) for one in (manner, replace(manner, leaning=None)))
    liked = []
    for _, knowledge in positions(game, 2, 3, 4):
        choices = with_it.think(knowledge)
        assert with_it.search is not None
        likes = bonuses(knowledge, choices, replace(manner.leaning, gives_up=1.0), (), with_it.search, 7)
        if max(likes.values()) > 0.0:
            picked = ([mind.pick(knowledge, choices) for _ in range(4)] for mind in (with_it, without))
            liked.append([sum(likes.get(action, 0.0) for action in actions) / 4 for actions in picked])
    assert len(liked) >= 5, "too few positions to tell"
    leaning, level = (sum(column) / len(liked) for column in zip(*liked, strict=True))
    assert leaning > level


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
