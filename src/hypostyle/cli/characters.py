"""`hypostyle characters`: whom one can sit down with; and how the terminal introduces them."""

from __future__ import annotations

import json
from argparse import Namespace

from rich.table import Table
from rich.text import Text

from hypostyle.cli.output import Output
from hypostyle.cli.speech import chosen_language
from hypostyle.minds.characters import CHARACTERS, LEVELS


def run(arguments: Namespace) -> int:
    language = chosen_language(arguments.lang)
    if arguments.json:
        print(json.dumps({"characters": as_json(language)}, ensure_ascii=False))
    else:
        Output().print(introduced(language))
    return 0


def introduced(language: str, numbered: bool = False) -> Table:
    """Everybody with a level and a sentence; with a number to choose by, if asked for."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, one in enumerate(CHARACTERS.values(), 1):
        grid.add_row(
            Text(f"{number:>3}" if numbered else one.id, "" if numbered else "dim"),
            Text(one.name(language), "bold", no_wrap=True),
            Text(stair(one.level), no_wrap=True),
            Text(one.level_word(language), no_wrap=True),
            Text(one.sentence(language)),
        )
    return grid


def stair(level: int) -> str:
    """A level as five marks."""
    return "■" * level + "□" * (len(LEVELS) - level)


def described(name: str, language: str) -> str:
    """Who was named on the command line: a character with its level, or a bot as it is."""
    one = CHARACTERS.get(name)
    return f"{one.name(language)}, {one.level_word(language)}" if one else name


def as_json(language: str) -> dict[str, object]:
    return {
        one.id: {
            "name": one.name(language),
            "level": one.level,
            "trade": one.trade(language),
            "sentence": one.sentence(language),
        }
        for one in CHARACTERS.values()
    }
