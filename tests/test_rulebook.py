"""The rules of a game, taken apart: what people read of them, and what is only a place to be led to."""

import pytest

import hypostyle
from hypostyle.bots.bots import GreedyBot
from hypostyle.rulebook import Block, BriefItem, Rulebook, Span, read, rulebook_of
from hypostyle.texts import LANGUAGES

BRIEF = """# A game

Our words.

## S00 In short

### Goal

![](goal) Win **soon**.

### A turn

One of these.

- ![](take) **Take** a stone (R-01).

### Points

1. **Temple** *at the end* One each.

### The end

After a while.
"""
SECTION = """
## S01 The first

Take as [elsewhere](#S01) (R-02, R-01), or do not (R-02).

- one
- two

| a | b |
|---|---|
| 1 |   |

![A stone arrives](stone)
"""
RULINGS = """
## Rulings

How we play.

- **R-01** A stone is a stone.
- **R-02** All cases:

| case |
|---|
| one |
"""


@pytest.fixture
def book() -> Rulebook:
    return read(BRIEF + SECTION + RULINGS)


def said(text: str) -> Span:
    return Span(text, "", "")


def test_the_game_in_short_has_four_parts(book: Rulebook) -> None:
    assert [part.title for part in book.brief] == ["Goal", "A turn", "Points", "The end"]
    assert book.goal.picture == "goal"
    assert book.goal.text == [said("Win "), Span("soon", "bold", ""), said(".")]
    assert book.turn.text == [said("One of these.")]
    assert book.turn.items == [BriefItem("take", "Take", "", [said("a stone.")])]
    assert book.points.items == [BriefItem("", "Temple", "at the end", [said("One each.")])]


def test_numbers_lead_somewhere_and_are_not_read(book: Rulebook) -> None:
    (section,) = book.sections
    assert (section.id, section.title, section.rulings) == ("S01", "The first", ["R-02", "R-01"])
    assert section.blocks[0].lines == [[said("Take as "), Span("elsewhere", "", "S01"), said(", or do not.")]]


def test_lists_tables_and_pictures(book: Rulebook) -> None:
    _, bullets, table, picture = book.sections[0].blocks
    assert bullets == Block("bullets", [[said("one")], [said("two")]], [], "")
    assert table == Block("table", [], [[[said("a")], [said("b")]], [[said("1")], []]], "")
    assert picture == Block("picture", [[said("A stone arrives")]], [], "stone")


def test_a_ruling_keeps_what_follows_it(book: Rulebook) -> None:
    assert [(ruling.id, [block.kind for block in ruling.blocks]) for ruling in book.rulings] == [
        ("R-01", ["paragraph"]),
        ("R-02", ["paragraph", "table"]),
    ]
    assert book.rulings_preface[0].lines == [[said("How we play.")]]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (SECTION + RULINGS, "begin with the section S00"),
        (BRIEF + SECTION, "end with the rulings"),
        (BRIEF.replace("### Points\n", "") + SECTION + RULINGS, "has the parts goal, turn, points, end"),
        (BRIEF + SECTION + "\n> quoted\n" + RULINGS, "blockquote is none of them"),
    ],
)
def test_rules_that_are_built_otherwise_are_refused(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read(text)


@pytest.mark.parametrize("slug", hypostyle.games())
def test_what_is_asked_in_an_ordinary_match_is_drawn_in_the_rules(slug: str) -> None:
    game = hypostyle.game(slug)
    match, bot, asked = game.new(2, 1), GreedyBot(game, 1), set()
    while not match.over:
        asked.add(match.decisions[0].section)
        seat = match.to_move[0]
        match.play(seat, bot.choose(match.knowledge(seat)))
    drawn = {
        language: [
            (section.id, block.picture)
            for section in rulebook_of(game.folder / "texts", language).sections
            for block in section.blocks
            if block.kind == "picture" and block.lines[0]
        ]
        for language in LANGUAGES
    }
    assert drawn["fr"] == drawn["en"]
    assert asked <= {section for section, _ in drawn["en"]}
