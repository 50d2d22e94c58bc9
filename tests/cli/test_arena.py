"""`hypostyle arena`."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

import hypostyle
from hypostyle import mode
from hypostyle.arena import tournament
from hypostyle.arena.report import TEXTS
from hypostyle.arena.tournament import PlayedBlock
from hypostyle.texts import LANGUAGES
from tests.arena.old_macs import no_ray_for_old_macs
from tests.bots.bad_bots import ill_behaved

from .conftest import Run

SMALL = ("arena", "imhotep", "--bots", "uct,greedy", "--players", 2, "--games", 8, "--simulations", 10)


def report(run: Run, *argv: object) -> dict[str, Any]:
    said = run(*argv, "--json")
    assert (said.code, said.err) == (0, "")
    parsed: dict[str, Any] = json.loads(said.out)
    return parsed


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    """Everything but how long it took."""
    for bot in found["bots"].values():
        del bot["seconds_per_decision"]
    return found


# ---------------------------------------------------------------------- what it says
def test_the_report_has_exactly_these_fields(run: Run) -> None:
    found = report(run, *SMALL, "--seed", 4, "--workers", 1)
    assert list(found) == [
        *("game", "players", "seed", "options", "rules_version", "content", "version", "mode", "command"),
        *("games", "deals", "fair_share", "bots", "seats", "decisions"),
    ]
    game = hypostyle.game("imhotep")
    assert (found["game"], found["players"], found["seed"], found["mode"]) == ("imhotep", 2, 4, mode.name())
    assert (found["games"], found["deals"], found["fair_share"]) == (8, 4, 0.5)
    assert found["options"] == game.new(2, 1).options
    assert (found["rules_version"], found["content"]) == (game.rules_version, game.content.digest)
    assert list(found["bots"]) == ["uct", "greedy"]
    for bot in found["bots"].values():
        assert list(bot) == [
            *("bot", "games", "win_share", "interval", "mean_rank", "mean_score", "seconds_per_decision"),
            *("rating", "rating_interval", "lines", "against"),
        ]
        assert bot["games"] == 8
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert list(bot["lines"]) == list(game.lines)
        assert sum(bot["lines"].values()) == pytest.approx(bot["mean_score"], abs=0.01)
        assert bot["seconds_per_decision"] > 0
    assert found["bots"]["uct"]["bot"] == "uct:simulations=10"
    assert sum(bot["win_share"] for bot in found["bots"].values()) == pytest.approx(1, abs=0.001)
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1, abs=0.001)


def test_its_command_repeats_it(run: Run) -> None:
    found = report(run, *SMALL, "--seed", 4, "--option", "pyramid=B", "--workers", 1)
    program, *argv = shlex.split(found["command"])
    assert program == "hypostyle"
    assert without_time(report(run, *argv)) == without_time(found)


def test_a_match_of_the_arena_is_that_of_simulate(run: Run) -> None:
    found = report(run, "arena", "imhotep", "--bots", "uct:10,greedy", "--games", 2, "--seed", 9, "--workers", 1)
    scores: dict[str, list[int]] = {"uct:10": [], "greedy": []}
    for names in (["uct:10", "greedy"], ["greedy", "uct:10"]):
        played = report(run, "simulate", "imhotep", "--games", 1, "--seed", 9, "--bots", ",".join(names))["games"][0]
        for name, score in zip(names, played["scores"], strict=True):
            scores[name].append(score)
    for name, both in scores.items():
        assert found["bots"][name]["mean_score"] == sum(both) / 2


def test_one_against_the_field_and_all_together(run: Run) -> None:
    field = report(run, "arena", "mykerinos", "--bots", "greedy,random", "--players", 4, "--games", 20, "--workers", 1)
    assert (field["games"], field["deals"], field["fair_share"]) == (20, 5, 0.25)
    greedy, chance = field["bots"].values()
    assert greedy["win_share"] + 3 * chance["win_share"] == pytest.approx(1, abs=0.001)
    assert greedy["interval"][0] > 0.25
    together = report(run, "arena", "mykerinos", "--bots", "greedy,random,uct:4", "--players", 3, "--games", 7)
    assert (together["games"], together["deals"]) == (9, 3)


def test_a_readable_table_and_a_bar_only_for_those_who_wait(run: Run) -> None:
    said = run(*SMALL, "--workers", 1)
    assert said.err == ""
    for words in ("95 % interval", "Rating", "uct", "greedy", "8 matches on 4 deals", "50.0 %"):
        assert words in said.out
    assert "8 parties sur 4 donnes" in run(*SMALL, "--workers", 1, "--lang", "fr").out


# ---------------------------------------------------------------------- who works
def test_the_number_of_workers_changes_nothing(run: Run) -> None:
    alone = without_time(report(run, *SMALL, "--workers", 1))
    assert without_time(report(run, *SMALL, "--workers", 2)) == alone


def test_nor_do_the_workers_of_ray(run: Run) -> None:
    no_ray_for_old_macs()
    alone = without_time(report(run, *SMALL, "--workers", 1))
    assert without_time(report(run, *SMALL, "--workers", 2, "--ray", "local")) == alone


@pytest.mark.parametrize("workers", [1, 2])
def test_an_owners_content_reaches_the_workers(run: Run, tmp_path: Path, workers: int) -> None:
    (tmp_path / "imhotep.toml").write_text('[temple_a]\npoints = 50\nsource = "test"\nconfidence = "one source"\n')
    found = report(run, *SMALL, "--workers", workers, "--content", tmp_path)
    assert found["content"] != hypostyle.game("imhotep").content.digest
    assert found["bots"]["uct"]["lines"]["temple"] > 50


# ---------------------------------------------------------------------- going on
@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The blocks that are really played, by deal and group."""
    played: list[tuple[int, int]] = []
    plain = tournament.play_block

    def counting(*given: Any) -> PlayedBlock:
        played.append((given[2].deal, given[2].group))
        return plain(*given)

    monkeypatch.setattr(tournament, "play_block", counting)
    return played


def test_a_stopped_run_goes_on_without_playing_a_pair_twice(
    run: Run, tmp_path: Path, counted: list[tuple[int, int]]
) -> None:
    file = tmp_path / "kept.jsonl"
    whole = without_time(report(run, *SMALL, "--workers", 1))
    counted.clear()
    report(run, *SMALL, "--games", 4, "--workers", 1, "--resume", file)
    assert counted == [(0, 0), (1, 0)]
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:40])  # killed while it wrote
    counted.clear()
    assert without_time(report(run, *SMALL, "--workers", 1, "--resume", file)) == whole
    assert counted == [(1, 0), (2, 0), (3, 0)]
    counted.clear()
    assert without_time(report(run, *SMALL, "--workers", 1, "--resume", file)) == whole
    assert counted == []
    fewer = report(run, *SMALL, "--games", 4, "--workers", 1, "--resume", file)
    assert (fewer["games"], counted) == (4, [])


def test_ctrl_c_leaves_what_is_done(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tournament.play_block

    def interrupted(*given: Any) -> PlayedBlock:
        if given[2].deal == 2:
            raise KeyboardInterrupt
        return plain(*given)

    file, page = tmp_path / "kept.jsonl", tmp_path / "report.html"
    monkeypatch.setattr(tournament, "play_block", interrupted)
    said = run(*SMALL, "--workers", 1, "--resume", file, "--report", page)
    assert said.code == 130
    assert "4 matches on 2 deals" in said.out
    assert "Interrupted" in said.out
    assert len(file.read_text().splitlines()) == 3
    assert "</html>" in page.read_text("utf-8")


def test_interrupted_before_anything_is_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: Any) -> PlayedBlock:
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "play_block", interrupted)
    assert run(*SMALL, "--workers", 1) == run(*SMALL, "--workers", 1, "--json")
    assert run(*SMALL, "--workers", 1).code == 130


# ---------------------------------------------------------------------- what is refused
@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ("--bots uct", ["two bots"]),
        ("--bots uct,uct", ["uct", "twice"]),
        ("--bots uct,clever", ["clever"]),
        ("--bots uct,human", ["human"]),
        ("--bots uct,greedy:time=1", ["greedy:time=1"]),
        ("--bots uct,greedy --time 0", ["time must be seconds"]),
        ("--bots uct,greedy --time nan", ["time must be seconds"]),
        ("--bots uct,greedy --time soon", ["--time", "soon"]),
        ("--bots uct,greedy --time 1 --simulations 5", ["--time", "--simulations"]),
        ("--bots uct,greedy --players 7", ["7", "2, 3 or 4"]),
        ("--bots uct,greedy --seed 9223372036854775807", ["seed", "9223372036854775808"]),
        ("--bots uct,greedy --seed -1", ["seed", "-1"]),
        ("--bots uct,greedy --workers 0", ["--workers"]),
        ("--bots uct,greedy --report nowhere/report.html", ["nowhere"]),
        ("--bots uct,greedy --resume nowhere/kept.jsonl", ["nowhere"]),
        ("", ["--bots"]),
    ],
)
def test_a_mistake_is_answered_by_a_sentence(run: Run, argv: str, words: list[str]) -> None:
    said = run("arena", "imhotep", "--games", "4", *argv.split())
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1
    for word in words:
        assert word in said.err


@pytest.mark.parametrize("text", [b"", b"hello\n", b"{}\n", b"[]\n", b'{"arena": {}}\n', b"\xff\xfe\n"])
def test_a_foreign_file_is_refused_and_left_as_it_is(run: Run, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(text)
    said = run(*SMALL, "--resume", file)
    assert said.code == 2
    assert "foreign is no file of the arena" in said.err
    assert file.read_bytes() == text


def test_the_file_of_another_contest_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    report(run, *SMALL, "--workers", 1, "--resume", file)
    before = file.read_bytes()
    for more, word in (
        (("--simulations", 11), "bots"),
        (("--seed", 1), "seed"),
        (("--option", "wrath=yes"), "options"),
    ):
        said = run(*SMALL, *more, "--workers", 1, "--resume", file)
        assert (said.code, file.read_bytes()) == (2, before)
        assert f"another tournament: its {word} is" in said.err


# ---------------------------------------------------------------------- the page
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_holds_everything_and_needs_nothing(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    bots = ("--bots", "uct:5,greedy,random", "--games", 24)
    said = run("arena", "imhotep", *bots, "--workers", 1, "--lang", language, "--report", file)
    assert said.code == 0
    assert str(file) in said.out
    page = file.read_text("utf-8")
    assert f'<html lang="{language}">' in page
    for key in ("ratings", "wins", "matrix", "lines", "lengths", "seats", "how"):
        assert f'id="{key}"' in page
        assert f"<h2>{TEXTS.say(language, key)}</h2>" in page
    for line in hypostyle.game("imhotep").lines:
        assert hypostyle.game("imhotep").texts.say(language, f"line-{line}") in page
    for name in ("uct:5", "greedy", "random"):
        assert f">{name}</th>" in page
    assert "hypostyle arena imhotep --bots uct:5,greedy,random --players 2 --games 24 --seed 0" in page
    assert "prefers-color-scheme: dark" in page
    assert page.count("<svg") > 20
    for outside in ("<script", "http:", "https:", "src=", "href=", "url(", "@import"):
        assert outside not in page


# ---------------------------------------------------------------------- programs of somebody else
def test_faults_of_programs_are_counted_and_told(run: Run, tmp_path: Path) -> None:
    bot = f"program:{ill_behaved(tmp_path, 'crashing')},time=600"
    asked = ("arena", "imhotep", "--bots", f"{bot},random", "--games", 2, "--workers", 1)
    found = report(run, *asked)
    assert found["bots"][bot]["faults"] == {"gone": 2}
    assert "faults" not in found["bots"]["random"]
    said = " ".join(run(*asked).out.split())
    assert "failed 2 times (2 gone). Chance chose in its place" in said
