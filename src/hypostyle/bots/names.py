"""Bots by name: `greedy`, `uct:0.1`, `uct:simulations=500`, `program:./bot`; what a name may say is decided here and
nowhere else."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hypostyle.bots.bots import SEARCH_SECONDS, Bot, GreedyBot, RandomBot, SearchBot
from hypostyle.engine.errors import BadOption
from hypostyle.engine.game import Game

PLAYERS = "hypostyle.minds.players"  # brings more bots: its MAKERS
TIME, SIMULATIONS = "time", "simulations"
COMMAND = "command"
LONGEST_TIME = 3600.0
MOST_SIMULATIONS = 10**9
OLD_NAMES = {"search": "uct"}  # what `uct` was called at first; still understood in commands and saved notes


@dataclass(frozen=True)
class Setting:
    """What may be set at a bot: how its text is read (a ValueError refuses it), and in words what it must be."""

    read: Callable[[str], Any]
    must_be: str


@dataclass(frozen=True)
class Maker:
    """Makes the bots of one name from game, seed and settings, of which only those that were given are passed."""

    make: Callable[[Game, int, Mapping[str, Any]], Bot]
    settings: Mapping[str, Setting] = field(default_factory=dict)
    subject: str | None = None  # the setting that is written first, as it is and without its key


@dataclass(frozen=True)
class BotName:
    """A name taken apart."""

    kind: str
    settings: Mapping[str, Any]

    @property
    def has_budget(self) -> bool:
        return any(key in self.settings for key in BUDGET)


def seconds(text: str) -> float:
    value = float(text)
    if not 0 < value <= LONGEST_TIME:
        raise ValueError
    return value


def simulations(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= MOST_SIMULATIONS):
        raise ValueError
    return int(text)


BUDGET: dict[str, Setting] = {
    TIME: Setting(seconds, f"seconds of processor time up to {LONGEST_TIME:.0f}, such as 0.1"),
    SIMULATIONS: Setting(simulations, f"a whole number from 1 to {MOST_SIMULATIONS}, such as 500"),
}


def make_uct(game: Game, seed: int, settings: Mapping[str, Any]) -> Bot:
    return SearchBot(game, seed, settings.get(TIME, SEARCH_SECONDS), settings.get(SIMULATIONS))


def make_program(game: Game, seed: int, settings: Mapping[str, Any]) -> Bot:
    from hypostyle.bots.program import SECONDS, Program  # only those who seat one need what it needs

    return Program(game, seed, settings.get(COMMAND, ""), settings.get(TIME, SECONDS))


PROGRAM_SETTINGS = {
    COMMAND: Setting(str, "the command that starts it"),
    TIME: Setting(seconds, f"seconds by the clock up to {LONGEST_TIME:.0f}, such as 2.5"),
}

BOTS: dict[str, Maker] = {
    "random": Maker(lambda game, seed, settings: RandomBot(game, seed)),
    "greedy": Maker(lambda game, seed, settings: GreedyBot(game, seed)),
    "uct": Maker(make_uct, BUDGET),
    "program": Maker(make_program, PROGRAM_SETTINGS, subject=COMMAND),
}


def makers() -> dict[str, Maker]:
    """All bots there are; the minds are looked for only when somebody asks, for they take long to import."""
    package = PLAYERS.rpartition(".")[0]
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(PLAYERS) is None:
        return BOTS
    found: dict[str, Maker] = importlib.import_module(PLAYERS).MAKERS
    return BOTS | found


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name; `uct:0.1` thinks for a tenth of a second of processor time, `uct:500` for 500 simulations."""
    asked = parse(name)
    return maker_of(name, asked.kind).make(game, seed, asked.settings)


def parse(name: str) -> BotName:
    """Take a name apart; whatever is wrong with it is said in one sentence."""
    kind, colon, rest = name.partition(":")
    kind = OLD_NAMES.get(kind, kind)
    maker = maker_of(name, kind)
    allowed = maker.settings
    if not colon:
        return BotName(kind, {})
    if not allowed:
        raise BadOption(f"Bot {name!r}: {kind} takes no settings.")
    given = settings_in(name, rest, maker)
    settings = {key: value_of(name, key, text, allowed) for key, text in given.items()}
    if BUDGET.keys() <= settings.keys():
        raise BadOption(f"Bot {name!r}: give it {TIME} or {SIMULATIONS}, not both.")
    return BotName(kind, settings)


def settings_in(name: str, text: str, maker: Maker) -> dict[str, str]:
    """What stands after the colon, by key."""
    if maker.subject is not None:
        subject, *more = parts(text)
        found = pairs(name, ",".join(more)) if more else {}
        if maker.subject in found:
            raise BadOption(f"Bot {name!r}: {maker.subject} is given twice.")
        return {maker.subject: subject.strip(), **found}
    if "=" not in text and BUDGET.keys() <= maker.settings.keys():
        return dict(short_budget(name, text))
    return pairs(name, text)


def maker_of(name: str, kind: str) -> Maker:
    found = BOTS.get(kind) or makers().get(kind)
    if found is None:
        raise BadOption(
            f"There is no bot {name!r}; allowed are {', '.join(makers())}, some with settings such as uct:time=0.1 or "
            "uct:simulations=500."
        )
    return found


def short_budget(name: str, text: str) -> list[tuple[str, str]]:
    """`uct:500` stands for simulations, `uct:0.1` for time."""
    key = SIMULATIONS if text.isdigit() else TIME
    try:
        BUDGET[key].read(text)
    except ValueError:
        raise BadOption(f"Bot {name!r}: the budget must be seconds such as 0.1 or simulations such as 500.") from None
    return [(key, text)]


def pairs(name: str, text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in text.split(","):
        key, sign, value = (part.strip() for part in pair.partition("="))
        if not sign:
            raise BadOption(f"Bot {name!r}: a setting is KEY=VALUE, not {pair!r}.")
        if key in found:
            raise BadOption(f"Bot {name!r}: {key} is given twice.")
        found[key] = value
    return found


def value_of(name: str, key: str, text: str, allowed: Mapping[str, Setting]) -> Any:
    if key not in allowed:
        raise BadOption(f"Bot {name!r}: there is no setting {key!r}; allowed are {', '.join(allowed)}.")
    try:
        return allowed[key].read(text)
    except ValueError:
        raise BadOption(f"Bot {name!r}: {key} must be {allowed[key].must_be}.") from None


def with_budget(name: str, key: str, value: float) -> str:
    """The name with a time or a number of simulations, where the bot can have one and names none itself."""
    asked = parse(name)
    if asked.has_budget or key not in maker_of(name, asked.kind).settings:
        return name
    return f"{name}{',' if asked.settings else ':'}{key}={value}"


def names_in(text: str) -> list[str]:
    """The names of a list such as `uct:time=0.1,threads=2,greedy`: a setting belongs to the bot before it."""
    names: list[str] = []
    for part in parts(text):
        if names and "=" in part and ":" not in part.partition("=")[0]:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def parts(text: str) -> list[str]:
    """What stands between commas; a comma within quotation marks, as a command may have one, is none."""
    found, begun = [""], ""
    for sign in text:
        if sign == "," and not begun:
            found.append("")
            continue
        if sign in "\"'" and begun in ("", sign):
            begun = "" if begun else sign
        found[-1] += sign
    return found
