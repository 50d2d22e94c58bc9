"""Which tests show which section of a rulebook, read from the source tree without running anything."""

import ast
import tomllib
from pathlib import Path

from hypostyle.engine.game import Game

FILE = "sections.toml"


def folder_of_tests(game: Game) -> Path | None:
    """Where a game has its tests, in the source tree its own folder lies in; None where only the game is installed."""
    folders = [folder for root in game.folder.parents for folder in (root / "tests/games" / game.slug, root / "tests")]
    return next((folder for folder in folders if (folder / FILE).exists()), None)


def listed(tests: Path) -> dict[str, str]:
    """Every section, ruling and example the tests answer for, with its title."""
    tables = tomllib.loads((tests / FILE).read_text(encoding="utf-8")).values()
    return {
        name: entry if isinstance(entry, str) else entry["title"] for table in tables for name, entry in table.items()
    }


def shown(tests: Path) -> dict[str, list[str]]:
    """The tests that show each entry."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                for name in marked(node):
                    found.setdefault(name, []).append(f"{file.stem}::{node.name}")
    return found


def marked(test: ast.FunctionDef) -> list[str]:
    """The names in `@pytest.mark.section("S17", "R-21")`."""
    names = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.section":
            names += [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]
    return [str(name) for name in names]
