"""A game from outside is a game of the hall: found, played by bots and people, at the terminal and at a table."""

import asyncio
import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import hypostyle
from hypostyle import mode
from hypostyle.testing.shown import folder_of_tests, listed, shown
from run import ROOT
from tests.examples.outside import EXAMPLE, environment, python
from tests.server.running import Browser, running

OURS = ("src/hypostyle", "web/src", "benchmarks")
TEXTS = (".py", ".pyx", ".h", ".ts", ".svelte", ".toml", ".ftl", ".css")
BROKEN = """
[hypostyle.games]
broken = broken_game:GAME
unlike = hypostyle.games.imhotep:GAME
"""


def hypostyle_says(place: Path, *arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "hypostyle", *arguments]
    done = subprocess.run(
        command, env=environment(place / "site"), input=typed, capture_output=True, text=True, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


# ---------------------------------------------------------------------- found
def test_the_catalog_finds_it_beside_our_own(place: Path) -> None:
    found = python(place, "-c", "import hypostyle; print(*hypostyle.games())").split()
    assert found == sorted([*hypostyle.games(), "senet"])


def test_the_hall_of_the_terminal_shows_it(place: Path) -> None:
    games = json.loads(hypostyle_says(place, "games", "--json", "--lang", "fr"))["games"]
    assert games["senet"] == {"title": "Senet", "players": [2], "minutes": 15, "options": {}}


def test_no_list_of_ours_names_it() -> None:
    files = [file for folder in OURS for file in (ROOT / folder).rglob("*") if file.suffix in TEXTS]
    assert len(files) > 300
    assert [file for file in files if "senet" in file.read_text(encoding="utf-8").lower()] == []


def test_a_game_that_does_not_load_keeps_only_itself_out(tmp_path: Path) -> None:
    (tmp_path / "broken-1.dist-info").mkdir()
    (tmp_path / "broken-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (tmp_path / "broken-1.dist-info" / "entry_points.txt").write_text(BROKEN)
    (tmp_path / "broken_game.py").write_text("import nothing_of_this_name\n")
    command = [sys.executable, "-c", "import hypostyle; print(*hypostyle.games(), *hypostyle.games())"]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True)
    assert done.stdout.split() == [*hypostyle.games()] * 2
    told = sorted(done.stderr.splitlines())
    assert len(told) == 2, "each is told once"
    assert told[0].startswith("broken (broken_game:GAME) cannot be loaded (ModuleNotFoundError")
    assert told[1] == "hypostyle.games.imhotep:GAME is announced as 'unlike', but its slug is 'imhotep'."


# ---------------------------------------------------------------------- its own tests
def own_tests(place: Path, *arguments: str, **variables: str) -> str:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    settings = {**environment(place / "site"), **variables}
    done = subprocess.run(command, cwd=place / "senet", env=settings, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_its_chapters_and_the_contract_hold(place: Path) -> None:
    assert "rulebook coverage senet 15/15" in own_tests(place)


def test_its_chapters_hold_interpreted(place: Path) -> None:
    own_tests(place, "-k", "not contract", **{mode.VARIABLE: "1"})


def test_its_tests_are_found_from_its_own_folder() -> None:
    game = replace(hypostyle.game("imhotep"), slug="senet", folder=EXAMPLE / "src" / "hypostyle_senet")
    tests = folder_of_tests(game)
    assert tests == EXAMPLE / "tests"
    assert set(listed(tests)) == set(shown(tests))


# ---------------------------------------------------------------------- played
def test_bots_play_it(place: Path) -> None:
    report = json.loads(hypostyle_says(place, "simulate", "senet", "--bots", "uct:20,greedy", "--games", "2", "--json"))
    assert all(max(match["scores"]) == 5 for match in report["games"])
    assert report["mode"] == mode.name()


@pytest.mark.parametrize(("language", "won"), [("fr", "dernier pion et gagne"), ("en", "and won")])
def test_a_whole_match_in_the_terminal(place: Path, language: str, won: str) -> None:
    said = hypostyle_says(place, "play", "senet", "--terminal", "--lang", language, "--seed", "4", typed="1\n" * 400)
    assert won in said
    assert "○→" in said


def test_it_is_measured_like_our_own(place: Path) -> None:
    assert list(json.loads(hypostyle_says(place, "bench", "senet", "--json"))["games"]) == ["senet"]


def test_a_table_of_it_is_opened_and_played(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "PYTHONPATH", str(place / "site"))

    async def scene() -> None:
        browser = Browser(server)
        offered = {game["slug"]: game for game in browser.get("/api/games").json}
        assert offered["senet"]["players"] == [2]
        assert offered["senet"]["content"]["reconstructed"] == ["board", "sticks"]
        assert "title = Senet" in browser.get("/texts/senet/fr.ftl").body.decode()
        table = browser.create("you", "bot:greedy", game="senet", seed=3)
        dice = random.Random(1)
        async with browser.page(table["table"]) as page:
            while not page.update["over"]:
                if page.update["to_move"] == [0]:
                    await page.act(0, dice.choice(page.legal(0)))
                else:
                    await page.until("update")
            drawing = browser.get(f"/api/tables/{table['table']}/drawing?lang=fr&seat=0").body.decode()
        assert "Pas restants 0" in drawing

    with running(tmp_path / "tables.db") as server:
        asyncio.run(scene())
