"""Rulebook coverage: which sections, rulings and examples of a game's `sections.toml` have a test.

A folder of tests with a `sections.toml` lists what its rulebook claims, in tables of its choice; a test names what it
shows:

    [rulings]
    R-21 = "tied players share their places"
    R-47 = { title = "the first start player", reason = "why there is no test" }

    @pytest.mark.section("S17", "R-21")
    def test_tied_players_share_their_places() -> None: ...

After the run `rulebook coverage <folder> n/n` is printed (a folder called `tests` goes by the name of the one it lies
in). An entry without test and reason, or a mark that names no entry, fails the run; when only a part of a folder was
selected, nothing is judged. Works with and without xdist: the workers collect, the controller tells.
"""

import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest

from hypostyle.testing.shown import FILE

MARKER = "section(*names): the sections, rulings and examples of the rulebook (sections.toml) this test shows"
OUTPUT = "rulebook_coverage"


@dataclass(frozen=True)
class Coverage:
    """What one folder claims and shows; `complete` if all of its tests were collected."""

    name: str
    total: int
    missing: list[str]
    unknown: list[str]
    complete: bool

    @property
    def failed(self) -> bool:
        return self.complete and bool(self.missing or self.unknown)

    def sentences(self) -> list[str]:
        part = "" if self.complete else " (a part of the tests was selected)"
        said = [f"rulebook coverage {self.name} {self.total - len(self.missing)}/{self.total}{part}"]
        if self.failed:
            said += [f"  {entry} has neither a test nor a reason" for entry in self.missing]
            said += [f"  {mark} is not in {FILE}" for mark in self.unknown]
        return said


def entries(file: Path) -> dict[str, str]:
    """Every entry of a sections file with its reason for having no test, empty if it needs one."""
    found: dict[str, str] = {}
    for table in tomllib.loads(file.read_text(encoding="utf-8")).values():
        for name, entry in table.items():
            if name in found:
                raise pytest.UsageError(f"{file}: {name} is listed twice.")
            found[name] = "" if isinstance(entry, str) else entry.get("reason", "")
    return found


def marks(item: pytest.Item) -> list[str]:
    """What a test shows; a test that is always skipped shows nothing."""
    if item.get_closest_marker("skip") is not None:
        return []
    return [name for mark in item.iter_markers("section") for name in mark.args]


def coverage_of(folder: Path, items: list[pytest.Item], narrowed: bool) -> Coverage:
    listed = entries(folder / FILE)
    inside = [item for item in items if item.path.is_relative_to(folder)]
    shown = {name for item in inside for name in marks(item)}
    files = set(folder.rglob("test_*.py"))
    return Coverage(
        name=folder.name if folder.name != "tests" else folder.parent.name,
        total=len(listed),
        missing=[name for name, reason in listed.items() if not reason and name not in shown],
        unknown=sorted(shown - set(listed)),
        complete=not narrowed and files <= {item.path for item in inside},
    )


class RulebookCoverage:
    """A pytest plugin; `root` is the folder below which the sections files lie."""

    def __init__(self, config: pytest.Config, root: Path) -> None:
        self.root = root
        self.narrowed = False  # single tests were named, or some deselected
        self.found: list[Coverage] = []
        config.addinivalue_line("markers", MARKER)

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.narrowed = self.narrowed or bool(items)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        narrowed = self.narrowed or any("::" in argument for argument in session.config.args)
        collected = {folder for item in session.items for folder in item.path.parents}
        folders = sorted(file.parent for file in self.root.rglob(FILE))
        self.found = [coverage_of(folder, session.items, narrowed) for folder in folders if folder in collected]

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """xdist, on the controller: every worker has collected the same."""
        sent = getattr(node, "workeroutput", {}).get(OUTPUT)
        if sent is not None:
            self.found = [Coverage(**fields) for fields in sent]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[OUTPUT] = [asdict(coverage) for coverage in self.found]
        elif session.exitstatus == pytest.ExitCode.OK and any(coverage.failed for coverage in self.found):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for coverage in self.found:
            for sentence in coverage.sentences():
                terminalreporter.write_line(sentence, red=coverage.failed, green=not coverage.failed)
