"""Which tests show which section of a rulebook, read from the source tree without running anything."""

import ast
import tomllib
from pathlib import Path

import hypostyle

TESTS = Path(hypostyle.__file__).parents[2] / "tests" / "games"


def listed(slug: str) -> dict[str, str] | None:
    """Every section, ruling and example a game's tests answer for, with its title; None without the source tree."""
    file = TESTS / slug / "sections.toml"
    if not file.exists():
        return None
    tables = tomllib.loads(file.read_text(encoding="utf-8")).values()
    return {
        name: entry if isinstance(entry, str) else entry["title"] for table in tables for name, entry in table.items()
    }


def shown(slug: str) -> dict[str, list[str]]:
    """The tests that show each entry."""
    found: dict[str, list[str]] = {}
    for file in sorted((TESTS / slug).glob("test_*.py")):
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
