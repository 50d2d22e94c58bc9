"""The rules of a game as people read them: its Markdown, taken apart once for browser and terminal.

The first section is the game in short: goal, turn, points, end. Numbers of sections and rulings are kept as places that
one can be led to, and are never part of a sentence.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from hypostyle.texts import Texts

BRIEF = "S00"
# What the brief consists of, in this order.
PARTS = ("goal", "turn", "points", "end")
# " (R-05, R-26)": what a sentence is explained by; the rulings follow their section, the mark is left out.
EXPLAINED = re.compile(r"\s*\((R-\d+(?:, R-\d+)*)\)")
# "S08 Title", or only a title.
HEADING = re.compile(r"(?:(S\d+) )?(.*)")


Style = Literal["", "bold", "italic"]


@dataclass(frozen=True)
class Span:
    """A run of words in one style; `to` is the section or ruling it leads to."""

    text: str
    style: Style
    to: str


Line = list[Span]


@dataclass(frozen=True)
class Block:
    """A paragraph (one line), a list (a line for each item), a table (its first row is the head) or a picture by name,
    whose line says what is to be seen."""

    kind: Literal["paragraph", "bullets", "numbers", "table", "picture"]
    lines: list[Line]
    rows: list[list[Line]]
    picture: str


@dataclass(frozen=True)
class Ruling:
    """How it is played where the rulebook is silent, can be read in two ways, or is read otherwise here."""

    id: str
    blocks: list[Block]


@dataclass(frozen=True)
class Section:
    """A section, and the rulings that explain it."""

    id: str
    title: str
    blocks: list[Block]
    rulings: list[str]


@dataclass(frozen=True)
class BriefItem:
    """One way to act or to score: a picture by name, a name, when it happens, what happens."""

    picture: str
    title: str
    when: str
    text: Line


@dataclass(frozen=True)
class BriefPart:
    """A part of the game in short: a picture by name or none, a few words, and the items they announce."""

    title: str
    picture: str
    text: Line
    items: list[BriefItem]


@dataclass(frozen=True)
class Rulebook:
    """GET /texts/{game}/rules.{language}.json"""

    preface: list[Block]
    brief_title: str
    goal: BriefPart
    turn: BriefPart
    points: BriefPart
    end: BriefPart
    sections: list[Section]
    rulings_title: str
    rulings_preface: list[Block]
    rulings: list[Ruling]

    @property
    def brief(self) -> list[BriefPart]:
        return [getattr(self, part) for part in PARTS]


def rulebook_of(folder: Path, language: str) -> Rulebook:
    """The rules that lie beside the sentences in a folder of texts."""
    return read(Texts(folder).rules(language))


@cache
def read(text: str) -> Rulebook:
    """The rules, taken apart; text that has no brief, or other things than these, raises a ValueError."""
    root = SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(text))
    preface, *chapters = split(root.children, "h2")
    titles = [HEADING.fullmatch(plain(chapter[0])) for chapter in chapters]
    named = [(found[1], found[2], chapter[1:]) for found, chapter in zip(titles, chapters, strict=True) if found]
    if len(named) < 3 or named[0][0] != BRIEF or named[-1][0] is not None:
        raise ValueError(f"rules begin with the section {BRIEF}, the game in short, and end with the rulings")
    parts = [brief_part(nodes) for nodes in split(named[0][2], "h3")[1:]]
    if len(parts) != len(PARTS):
        raise ValueError(f"the game in short has the parts {', '.join(PARTS)}, not {len(parts)} of them")
    goal, turn, points, end = parts
    first, rulings = rulings_of(named[-1][2])
    return Rulebook(
        [block(node) for node in preface[1:]],
        named[0][1],
        goal,
        turn,
        points,
        end,
        [section(number or "", title, nodes) for number, title, nodes in named[1:-1]],
        named[-1][1],
        first,
        rulings,
    )


def split(nodes: list[SyntaxTreeNode], heading: str) -> list[list[SyntaxTreeNode]]:
    """Nodes before the first heading, then those of each heading, itself included."""
    groups: list[list[SyntaxTreeNode]] = [[]]
    for node in nodes:
        if node.tag == heading:
            groups.append([])
        groups[-1].append(node)
    return groups


def section(number: str, title: str, nodes: list[SyntaxTreeNode]) -> Section:
    raw = "\n".join(text for node in nodes for text in texts_in(node))
    named = [ruling for mark in EXPLAINED.findall(raw) for ruling in mark.split(", ")]
    return Section(number, title, [block(node) for node in nodes], list(dict.fromkeys(named)))


def rulings_of(nodes: list[SyntaxTreeNode]) -> tuple[list[Block], list[Ruling]]:
    """What is said before them, and the rulings: items that begin with their number, with what follows them."""
    first: list[Block] = []
    rulings: list[Ruling] = []
    for node in nodes:
        if node.type == "bullet_list":
            rulings += [ruling(item) for item in node.children]
        else:
            (rulings[-1].blocks if rulings else first).append(block(node))
    return first, rulings


def ruling(item: SyntaxTreeNode) -> Ruling:
    number, *words = line(item)
    return Ruling(number.text, [Block("paragraph", [trimmed(words)], [], "")])


def brief_part(nodes: list[SyntaxTreeNode]) -> BriefPart:
    heading, *rest = nodes
    words = [node for node in rest if node.type == "paragraph"]
    lists = [node for node in rest if node.type in ("bullet_list", "ordered_list")]
    if len(words) + len(lists) != len(rest) or len(words) > 1:
        raise ValueError(f"{plain(heading)!r} is a paragraph and lists, nothing else")
    items = [brief_item(item) for node in lists for item in node.children]
    return BriefPart(plain(heading), picture(*words), line(*words), items)


def brief_item(item: SyntaxTreeNode) -> BriefItem:
    """![](picture) **Name** *when* text"""
    title, *words = line(item)
    words = trimmed(words)
    when = words.pop(0).text if words and words[0].style == "italic" else ""
    return BriefItem(picture(item), title.text, when, trimmed(words))


# ---------------------------------------------------------------------- Markdown, piece by piece
def block(node: SyntaxTreeNode) -> Block:
    match node.type:
        case "paragraph" if picture(node):
            return Block("picture", [[Span(image.content, "", "") for image in images(node)]], [], picture(node))
        case "paragraph":
            return Block("paragraph", [line(node)], [], "")
        case "bullet_list":
            return Block("bullets", [line(item) for item in node.children], [], "")
        case "ordered_list":
            return Block("numbers", [line(item) for item in node.children], [], "")
        case "table":
            rows = [row for part in node.children for row in part.children]
            return Block("table", [], [[line(cell) for cell in row.children] for row in rows], "")
    raise ValueError(f"rules are paragraphs, lists, tables and pictures; {node.type} is none of them")


def line(*nodes: SyntaxTreeNode) -> Line:
    """The words below some nodes, without marks of rulings, alike ones joined."""
    spans: Line = []
    for node in nodes:
        for span in spans_in(node):
            if spans and (spans[-1].style, spans[-1].to) == (span.style, span.to):
                span = replace(span, text=spans.pop().text + span.text)
            spans.append(span)
    marked = [replace(span, text=EXPLAINED.sub("", span.text)) for span in spans]
    return trimmed([span for span in marked if span.text])


def trimmed(spans: Line) -> Line:
    """Without space at either end."""
    while spans and not spans[0].text.strip():
        spans = spans[1:]
    if spans:
        spans[0] = replace(spans[0], text=spans[0].text.lstrip())
        spans[-1] = replace(spans[-1], text=spans[-1].text.rstrip())
    return spans


def spans_in(node: SyntaxTreeNode, style: Style = "", to: str = "") -> Line:
    match node.type:
        case "text" | "code_inline":
            return [Span(node.content, style, to)]
        case "softbreak":
            return [Span(" ", style, to)]
        case "image":
            return []
        case "strong":
            style = "bold"
        case "em":
            style = "italic"
        case "link":
            to = str(node.attrs["href"]).removeprefix("#")
    return [span for child in node.children for span in spans_in(child, style, to)]


def images(node: SyntaxTreeNode) -> list[SyntaxTreeNode]:
    return [found for found in node.walk() if found.type == "image"]


def picture(*nodes: SyntaxTreeNode) -> str:
    """The name of the first picture below some nodes, "" if there is none."""
    return next((str(image.attrs["src"]) for node in nodes for image in images(node)), "")


def texts_in(node: SyntaxTreeNode) -> list[str]:
    return [found.content for found in node.walk() if found.type == "inline"]


def plain(node: SyntaxTreeNode) -> str:
    return "".join(span.text for span in line(node))
