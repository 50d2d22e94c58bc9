"""The characters: who they are, how they are called and described, and which of them an old name stands for."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from hypostyle.engine.errors import BadOption
from hypostyle.texts import Texts

FOLDER = Path(__file__).parent
TEXTS = Texts(FOLDER / "texts")
LEVELS = range(1, 6)

# Before there were characters, a seat was given to a level: tables on disk and pages left open still say so.
OLD_NAMES = {"random": 1, "greedy": 2, "easy": 3, "normal": 4, "hard": 5}
LEVEL_NAMES = {**OLD_NAMES, **{str(level): level for level in LEVELS}}


@dataclass(frozen=True)
class Character:
    """Somebody to play against. In a race it says what it found between the two numbers of seconds in `finds`."""

    id: str
    level: int
    leaning: str
    finds: tuple[float, float]

    def name(self, language: str) -> str:
        return TEXTS.say(language, f"character-{self.id}")

    def trade(self, language: str) -> str:
        return TEXTS.say_at(language, f"character-{self.id}", "trade")

    def sentence(self, language: str) -> str:
        return TEXTS.say_at(language, f"character-{self.id}", "sentence")

    def level_word(self, language: str) -> str:
        return TEXTS.say(language, f"level-{self.level}")


def load() -> dict[str, Character]:
    with (FOLDER / "characters.toml").open("rb") as file:
        data = tomllib.load(file)
    return {
        name: Character(name, one["level"], one["leaning"], (one["finds"][0], one["finds"][1]))
        for name, one in data.items()
    }


CHARACTERS = load()


def of_level(level: int, taken: Collection[str] = ()) -> Character:
    """Somebody of a level who does not sit there yet; if both do, the first of them once more."""
    both = [character for character in CHARACTERS.values() if character.level == level]
    return next((character for character in both if character.id not in taken), both[0])


def seated(names: Sequence[str | None]) -> list[Character | None]:
    """Who sits at the seats of one table, each named by a character or by a level; None where a person sits.

    A level stands for a character of it with a face that nobody else at the table has. The same names give the same
    characters, so that an old table shows the same faces each time.
    """
    taken = {name for name in names if name in CHARACTERS}
    found: list[Character | None] = []
    for name in names:
        character = None if name is None else named(name, taken)
        if character is not None:
            taken.add(character.id)
        found.append(character)
    return found


def named(name: str, taken: Collection[str]) -> Character:
    if name in LEVEL_NAMES:
        return of_level(LEVEL_NAMES[name], taken)
    if name not in CHARACTERS:
        raise BadOption(f"There is no bot {name!r}; allowed are {', '.join(CHARACTERS)}.")
    return CHARACTERS[name]
