"""The blocks of the guides: what is Python runs, what is a command is understood, what is data can be read."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
import yaml

import run
from hypostyle.bots import protocol
from hypostyle.cli.arguments import parser
from run import ROOT

GUIDES = sorted(
    [
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").glob("*/README.md"),
        *(ROOT / "src/hypostyle/games").glob("*/README.md"),
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
    ]
)
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
INDENTED = re.compile(r"^    ((?:hypostyle|python3) .*)$", re.M)
SPOKEN = re.compile(r"`((?:hypostyle|python3 run\.py) [^`]+)`")
PLACEHOLDERS = {"GAME": "imhotep", "N": "10", "W": "2"}
KINDS = {"python", "pycon", "sh", "json", "toml", "yaml", "ftl", "text"}
WALK = "adding-a-game.md"  # tests/examples/test_walk.py has it whole
DOCTESTED = {"README.md", "python.md", "bots.md", "getting-started.md", "research.md"}  # as pyproject.toml names them


def blocks(kind: str) -> list[tuple[str, str]]:
    found = []
    for guide in GUIDES:
        text = guide.read_text(encoding="utf-8")
        found += [(guide.name, block) for named, block in FENCED.findall(text) if named == kind]
    return found


def test_every_block_says_what_it_is() -> None:
    kinds = {kind for guide in GUIDES for kind, _ in FENCED.findall(guide.read_text(encoding="utf-8"))}
    assert kinds <= KINDS


def test_python_blocks_are_sessions_that_the_tests_run() -> None:
    options = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name in DOCTESTED:
        assert f"--doctest-glob={name}" in options
    for guide, block in blocks("python"):
        assert (">>>" in block) == (guide in DOCTESTED) or guide == WALK, block


PROGRAMS = [found for found in blocks("python") if ">>>" not in found[1] and found[0] != WALK]
OF_A_TEST = "def test_"  # a part of a file of tests, which has more above it


@pytest.mark.parametrize(("guide", "block"), PROGRAMS, ids=[guide for guide, _ in PROGRAMS])
def test_python_blocks_that_are_programs_run(guide: str, block: str, tmp_path: Path) -> None:
    if OF_A_TEST in block:
        compile(block, guide, "exec")
        return
    program = tmp_path / "program.py"
    program.write_text(block, encoding="utf-8")
    ran = subprocess.run([sys.executable, program], cwd=tmp_path, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout, "it shows nothing"


def commands() -> list[str]:
    found = [line for _, block in blocks("sh") for line in block.splitlines()]
    for guide in GUIDES:
        if "decisions" not in guide.parts and guide.name != WALK:
            text = guide.read_text(encoding="utf-8")
            found += INDENTED.findall(text) + [" ".join(spoken.split()) for spoken in SPOKEN.findall(text)]
    return sorted({line.partition(" #")[0].strip() for line in found})


@pytest.mark.parametrize("line", [line for line in commands() if line.startswith(("hypostyle ", "python3 run.py "))])
def test_commands_are_understood(line: str) -> None:
    words = [PLACEHOLDERS.get(word, word) for word in shlex.split(re.sub(r"[\[\]]|--help|\.\.\.", "", line))]
    if words[0] == "python3":
        assert words[2] in run.COMMANDS
        if words[2] not in ("play", "serve", "bench"):
            return
        words = words[2:]
    else:
        words = words[1:]
    asked = parser()
    if len(words) == 1:  # the command is spoken of: there must be one
        subcommands = next(action for action in asked._actions if isinstance(action, argparse._SubParsersAction))
        assert words[0] in subcommands.choices or words[0].startswith("--")
        return
    assert asked.parse_args(words).command == words[0]


def test_json_blocks_can_be_read_and_are_messages_of_the_protocol() -> None:
    answers = 0
    for guide, block in blocks("json"):
        message = json.loads(block)
        if guide == "bots.md" and message["type"] in ("ready", "choose"):
            assert isinstance(protocol.READ.decode(msgspec.json.encode(message)), protocol.Ready | protocol.Choose)
            answers += 1
    assert answers == 2


def test_yaml_blocks_can_be_read() -> None:
    found = blocks("yaml")
    assert found
    for _, block in found:
        assert yaml.safe_load(block)


def test_toml_blocks_can_be_read() -> None:
    found = blocks("toml")
    assert len(found) > 5
    for _, block in found:
        tomllib.loads(block)


def test_links_between_files_lead_somewhere() -> None:
    missing = []
    for guide in [*GUIDES, ROOT / "CHANGELOG.md"]:
        text = re.sub("`[^`]*`", "", FENCED.sub("", guide.read_text(encoding="utf-8")))
        for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", text):
            if guide.name != "index.md" and not (guide.parent / target).exists() and not is_page(guide, target):
                missing.append(f"{guide.relative_to(ROOT)}: {target}")
    assert missing == []


def is_page(guide: Path, target: str) -> bool:
    """Pages of the site that no file is: MkDocs checks them, tests/docs/test_site.py runs it."""
    return guide.is_relative_to(ROOT / "docs") and target in ("games/index.md", "decisions/index.md")
