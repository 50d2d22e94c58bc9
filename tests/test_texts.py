"""Sentences as people read them: plurals, elisions, spaces, and no code in sight, in every file of both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

import hypostyle
from hypostyle.testing.wording import entries, sentences
from hypostyle.texts import LANGUAGES, Texts, in_french

ROOT = Path(__file__).parents[1]
FOLDERS = [
    ROOT / "web" / "src" / "texts",
    ROOT / "src" / "hypostyle" / "minds" / "texts",
    ROOT / "src" / "hypostyle" / "cli" / "texts",
    ROOT / "src" / "hypostyle" / "cli" / "texts" / "story",
    *(hypostyle.game(slug).folder / "texts" for slug in hypostyle.games()),
]
# Sentences of no game, which the contract of the games does not look at.
SHELL = [
    ROOT / "src" / "hypostyle" / folder
    for folder in ("arena/texts", "bots/texts", "cli/texts", "cli/texts/story", "review/texts", "review/texts/words")
]
FILES = [folder / f"{language}.ftl" for folder in FOLDERS for language in ("fr", "en")]

PEOPLE = {"seat", "name", "names", "owner", "who", "victim", "taker", "one", "other", "game", "title", "patron"}
SPELLED = {"what", "pair"}  # in words
# Numbers that are never one, by what they count: no other form of their sentence is needed.
NEVER_ONE = {
    "minutes": "a game takes longer",
    "high": "the most players of a game",
    "players": "nobody plays alone",
    "most": "the upper end of a range, or a limit",
    "cards": "all cards of an edition",
    "rows": "of a grid",
    "columns": "of a grid",
    "areas": "of a season",
    "decisions": "of a whole match",
    "decisions_per_s": "a measurement",
    "visits": "of a search",
    "games": "of an arena",
    "matches": "of a round of training",
    "each": "printed on a market: two or three for a point",
    "two": "printed on a market",
    "three": "printed on a market",
    "four": "printed on a market",
    "top": "printed on a market",
    "height": "of the wall",
    "places": "all tiles of the wall",
    "full": "scarabs that open a sarcophagus",
    "found": "a wrong number in a file of cards",
}
# What is printed on a prize or a slot is 3 at least; a program that writes without end writes more than one line.
MANY = {"event-prize_won", "event-prize_won-you", "board-obelisk-slot", "board-obelisk-slot-free", "fault-endless"}


def written(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a file by its name."""
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def runs(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Each variable with the words right behind it, and the variables by whose value these words were chosen."""
    elements = pattern.elements
    for place, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        follower = elements[place + 1] if place + 1 < len(elements) else None
        after = follower.value if isinstance(follower, ast.TextElement) else ""
        if isinstance(element.expression, ast.VariableReference):
            yield element.expression.id.name, after, chosen
        elif isinstance(element.expression, ast.SelectExpression):
            selector = element.expression.selector
            by = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
            for variant in element.expression.variants:
                yield from runs(variant.value, chosen | by)


# A word behind a number that looks like a plural; small words and verbs of the third person are none.
PLURAL = {
    "fr": re.compile(r"^[ \u202f](?!(?:plus|moins|fois|sans|dans|sous|des|les|aux|mais|pas|vous)\b)\w{2,}[sx]\b"),
    "en": re.compile(r"^ (?!(?:is|was|has|less|plus|begins|holds|shows|gives|exists)\b)\w{2,}s\b"),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_number_before_a_plural_has_a_singular_too(path: Path) -> None:
    plural = PLURAL[path.stem]
    found = [
        f"{key}: {{ ${name} }}{after}"
        for key, pattern in written(path)
        for name, after, chosen in runs(pattern)
        if name not in {*PEOPLE, *SPELLED, *NEVER_ONE, *chosen} and key not in MANY and plural.match(after)
    ]
    assert not found, found


def texts_of(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts_of(variant.value)


@pytest.mark.parametrize("path", [path for path in FILES if path.stem == "en"], ids=lambda path: path.parts[-3])
def test_no_french_space_stands_in_english(path: Path) -> None:
    wrong = re.compile(r"\w[ \u00a0\u202f][:;?!](?!\S)|[«»]")
    found = [f"{key}: {text}" for key, pattern in written(path) for text in texts_of(pattern) if wrong.search(text)]
    assert not found, found


@pytest.mark.parametrize("slug", hypostyle.games())
def test_in_french_no_line_breaks_before_a_tall_sign(slug: str) -> None:
    game = hypostyle.game(slug)
    for key, variables in sentences(game.folder / "texts" / "fr.ftl").items():
        told = game.texts.say("fr", key, **dict.fromkeys(variables, 2))
        assert not re.search(r"\w [:;?!»]|« ", told), told


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_reads_a_code(path: Path) -> None:
    """Not R20, G6, T8, C5 or N3: cards, tiles and rulings are called by their names."""
    code = re.compile(r"\b[RGTCNSX]-?\d+\b")
    found = [f"{key}: {text}" for key, pattern in written(path) for text in texts_of(pattern) if code.search(text)]
    assert not found, found


@pytest.mark.parametrize(
    ("plain", "said"),
    [
        ("Victoire de Iset.", "Victoire d’Iset."),
        ("L’archéologue de Aménirdis revient.", "L’archéologue d’Aménirdis revient."),
        ("De Ânkh à Tiyi", "D’Ânkh à Tiyi"),
        ("On attend que Ipi joue.", "On attend qu’Ipi joue."),
        ("la réserve de Tiyi, de la case A1 à E5", "la réserve de Tiyi, de la case A1 à E5"),
        ("de A1 à E5", "de A1 à E5"),
        ("Une idée Aménirdis", "Une idée Aménirdis"),
    ],
)
def test_de_and_que_give_way_to_a_vowel(plain: str, said: str) -> None:
    assert in_french(plain) == said


@pytest.mark.parametrize("slug", hypostyle.games())
def test_events_are_told_with_their_elision(slug: str) -> None:
    """Whatever name comes into a sentence."""
    game = hypostyle.game(slug)
    for key, variables in sentences(game.folder / "texts" / "fr.ftl").items():
        if key.startswith("event-") and "seat" in variables:
            told = game.texts.say("fr", key, **{name: "Iset" if name in PEOPLE else 2 for name in variables})
            assert "de Iset" not in told, told


@pytest.mark.parametrize("folder", SHELL, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_both_languages_have_the_same_keys_and_variables_and_every_sentence_can_be_said(folder: Path) -> None:
    english, french = (sentences(folder / f"{language}.ftl") for language in ("en", "fr"))
    assert english == french
    assert english
    for language in LANGUAGES:
        for key, variables in english.items():
            assert Texts(folder).say(language, key, **dict.fromkeys(variables, 1))


@pytest.mark.parametrize("slug", hypostyle.games())
@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_clicks_at_another_time_is_told_when(slug: str, language: str) -> None:
    """Every action says in the game's terms when it is done: the answer where it is simply not asked."""
    game = hypostyle.game(slug)
    said = {name for name, _ in written(game.folder / "texts" / f"{language}.ftl")}
    assert {f"action-{verb.name}.when" for verb in game.words.verbs} <= said
