"""The walk of docs/adding-a-game.md builds the example: its blocks are the files, and what it runs works."""

import re
import shlex
from dataclasses import fields
from pathlib import Path

import pytest

from hypostyle.cli.arguments import parser
from hypostyle.engine.game import Game, SearchSettings
from hypostyle.engine.state import State
from hypostyle.testing import suite
from run import ROOT
from tests.examples.outside import EXAMPLE, python

WALK = ROOT / "docs" / "adding-a-game.md"
REFERENCE = ROOT / "docs" / "game-reference.md"
BLOCK = re.compile(
    r"(?:^(?P<excerpt>From )?`(?P<file>[\w/.]+)`:\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.M | re.S
)
# What the walk shows whole; of other files it shows an excerpt.
WHOLE = [
    *(f"src/hypostyle_senet/{name}.py" for name in ("vocabulary", "rules", "content", "view", "insight", "pieces")),
    "src/hypostyle_senet/__init__.py",
    "src/hypostyle_senet/content.toml",
    "tests/conftest.py",
    "tests/test_contract.py",
]
RUN = """
import doctest, sys
flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
sys.exit(doctest.testfile(sys.argv[1], module_relative=False, optionflags=flags, encoding="utf-8").failed)
"""
BLOCKS = list(BLOCK.finditer(WALK.read_text(encoding="utf-8")))


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("file", WHOLE)
def test_the_blocks_of_a_file_are_the_file(file: str) -> None:
    shown = "".join(block["text"] for block in BLOCKS if block["file"] == file and not block["excerpt"])
    assert lines(shown) == lines((EXAMPLE / file).read_text(encoding="utf-8"))


def test_excerpts_stand_in_their_files() -> None:
    excerpts = [block for block in BLOCKS if block["excerpt"]]
    assert len(excerpts) > 5
    for block in excerpts:
        assert block["text"] in (EXAMPLE / block["file"]).read_text(encoding="utf-8"), block["text"]


def test_every_block_is_a_file_a_session_or_commands() -> None:
    assert {block["file"] for block in BLOCKS if not block["excerpt"]} == {*WHOLE, None}
    assert {block["kind"] for block in BLOCKS if not block["file"]} == {"pycon", "sh"}


def test_its_sessions_run(place: Path) -> None:
    python(place, "-c", RUN, str(WALK))


def test_its_commands_exist() -> None:
    words = [shlex.split(line) for block in BLOCKS if block["kind"] == "sh" for line in block["text"].splitlines()]
    commands = [line[line.index("hypostyle") + 1 :] for line in words if "hypostyle" in line]
    assert len(commands) > 4
    for command in commands:
        assert parser().parse_args(command).command == command[0]


def test_the_steps_are_numbered() -> None:
    headings = re.findall(r"^## (\d+)\. ", WALK.read_text(encoding="utf-8"), re.M)
    assert headings == [str(number) for number in range(1, 13)]


def test_its_links_lead_somewhere() -> None:
    anchors = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in headings(REFERENCE)}
    for target in re.findall(r"\]\(game-reference\.md#([\w-]+)\)", WALK.read_text(encoding="utf-8")):
        assert target in anchors
    for file in (WALK, REFERENCE, EXAMPLE / "README.md"):
        for path in re.findall(r"(?<!!)\[[^\]]*\]\((?!https?:|#)([^)#]+)", file.read_text(encoding="utf-8")):
            assert (file.parent / path).exists(), f"{file.name}: {path}"


def headings(file: Path) -> list[str]:
    return re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.M)


def test_the_reference_is_complete() -> None:
    text = REFERENCE.read_text(encoding="utf-8")
    overridden = list(vars(State))[list(vars(State)).index("set_up") :]
    names = [
        *(field.name for field in (*fields(Game), *fields(SearchSettings))),
        *(name for name in overridden if not name.startswith("_")),
        *suite.PLAYED,
        *suite.READ,
    ]
    assert [name for name in names if f"`{name}`" not in text and f"`{name}(" not in text] == []
