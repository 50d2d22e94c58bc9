"""`hypostyle rules`: the rules of a game in our words, whole or one section of them."""

from __future__ import annotations

import re
from argparse import Namespace

from hypostyle.cli.choices import chosen_game
from hypostyle.cli.output import Output
from hypostyle.cli.speech import chosen_language
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.texts import Texts

HEADING = re.compile(r"^## (?=\S)", re.MULTILINE)
RULING = re.compile(r"^- \*\*(R-\d+)\*\*", re.MULTILINE)


def run(arguments: Namespace) -> int:
    game, language = chosen_game(arguments.game), chosen_language(arguments.lang)
    if arguments.coverage:
        print("\n".join(coverage_of(game)))
        return 0
    text = rules_of(game, language) if arguments.section is None else section_of(game, language, arguments.section)
    show_rules(Output(), text)
    return 0


def coverage_of(game: Game) -> list[str]:
    """Every entry of the rulebook with the number of tests that show it."""
    from hypostyle.testing.shown import folder_of_tests, listed, shown

    folder = folder_of_tests(game)
    if folder is None:
        raise HypostyleError(f"The tests of {game.slug} are not part of this installation; ask in its source tree.")
    entries, tests = listed(folder), shown(folder)
    rows = [f"{name:6} {len(tests.get(name, [])):4}  {title}" for name, title in entries.items()]
    covered = sum(name in tests for name in entries)
    return [*rows, f"rulebook coverage {game.slug} {covered}/{len(entries)}"]


def rules_of(game: Game, language: str) -> str:
    return Texts(game.folder / "texts").rules(language)


def section_of(game: Game, language: str, code: str) -> str:
    """A section by its number (S08), or a ruling by its own (R-05)."""
    text = rules_of(game, language)
    sections = {part.split(maxsplit=1)[0].upper(): f"## {part}" for part in HEADING.split(text)[1:]}
    rulings = {RULING.match(line)[1]: line for line in text.splitlines() if RULING.match(line)}  # type: ignore[index]
    found = {**sections, **rulings}.get(code.upper())
    if found is None:
        numbers = [number for number in sections if number[1:].isdigit()]
        last = list(rulings)[-1:]
        allowed = f"{numbers[0]} to {numbers[-1]}" + (f" and R-01 to {last[0]}" if last else "")
        raise HypostyleError(f"The rules of {game.slug} have no section {code!r}; they have {allowed}.")
    return found.rstrip()


def show_rules(output: Output, text: str) -> None:
    """Laid out on a terminal, as it is elsewhere."""
    if not output.is_terminal:
        print(text.rstrip())
        return
    from rich.markdown import Markdown

    output.print(Markdown(text))
