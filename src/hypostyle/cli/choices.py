"""What was chosen on the command line, turned into a game, its options, a match and its bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypostyle import catalog
from hypostyle.arena.playing import dice_seed
from hypostyle.bots import Bot, make
from hypostyle.engine.errors import BadContent, BadOption, BadSave
from hypostyle.engine.game import Game
from hypostyle.engine.match import Match
from hypostyle.engine.saves import read

HUMAN = "human"


def chosen_game(slug: str, folder: Path | None = None) -> Game:
    """A game of the hall; with a folder, what is printed comes from there."""
    found = catalog.game(slug)
    if folder is None:
        return found
    own = replace(found)
    vars(own)["content"] = found.load_content(folder)  # in the place of the cached built-in facts
    return own


def chosen_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"--option must be NAME=VALUE, not {text!r}; the names are {', '.join(known) or 'none'}.")
        if name not in known:
            raise BadOption(f"There is no option {name!r}; allowed are {', '.join(known) or 'none'}.")
        if name in chosen:
            raise BadOption(f"Option {name} is given twice.")
        chosen[name] = known[name].parse(value)
    return chosen


def opened(file: Path, folder: Path | None) -> Match:
    """The match of a file, read with the content of a folder if one is given."""
    try:
        return read(file, lambda slug: chosen_game(slug, folder))
    except BadSave as error:
        if isinstance(error.__cause__, BadContent):  # the owner's file is to blame, not the match
            raise error.__cause__ from None
        raise


def seated(names: Sequence[str], game: Game, seed: int) -> list[Bot | None]:
    """A bot for every seat, None where a person sits; each has dice of its own."""
    return [None if name == HUMAN else make(name, game, dice_seed(seed, seat)) for seat, name in enumerate(names)]
