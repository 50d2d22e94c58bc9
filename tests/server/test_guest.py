"""A program at a seat of a running server, let in by the link of that seat."""

from __future__ import annotations

import asyncio
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from hypostyle.bots.program import Program
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.server.guest import Guest, SeatLink, sit_down
from tests.bots.bad_bots import ill_behaved
from tests.examples.test_bots import COMMANDS
from tests.server.running import Browser, Server, running

AMPLE = 600.0


@pytest.mark.parametrize(
    ("text", "socket", "claim"),
    [
        ("https://club.example/t/k7#secret", "wss://club.example/ws/k7", "/api/tables/k7/claim"),
        ("http://club.example/games/t/k7#secret", "ws://club.example/games/ws/k7", "/games/api/tables/k7/claim"),
        ("https://club.example:8443/a/b/t/k7#secret", "wss://club.example:8443/a/b/ws/k7", "/a/b/api/tables/k7/claim"),
    ],
)
def test_a_link_leads_below_the_folder_of_its_site(text: str, socket: str, claim: str) -> None:
    link = SeatLink.read(text)
    assert (link.socket, link.claim, link.token) == (socket, claim, "secret")


@pytest.mark.parametrize("text", ["k7", "https://club.example/t/k7", "ftp://club.example/t/k7#x", "http://h/tt/k7#x"])
def test_what_is_no_link_of_a_seat_is_a_sentence(text: str) -> None:
    with pytest.raises(HypostyleError, match="looks like"):
        SeatLink.read(text)


def link_of(server: Server, table: dict[str, object], seat: int) -> str:
    token = table["seats"][seat]["token"]  # type: ignore[index]
    return f"{server.address}/t/{table['table']}#{token}"


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "hypostyle", "sit", *words]


@pytest.mark.parametrize("game", ["imhotep", "silver_gold_pyramids", "hieroglyph_wall"])
def test_two_languages_at_one_table(game: str, tmp_path: Path) -> None:
    """A person's table where both seats were given away by links: two programs play it to the end."""
    with running(tmp_path / "data.db") as server:
        browser = Browser(server)
        table = browser.create("link", "link", game=game, seed=5)
        bots = [
            subprocess.Popen(
                command(
                    link_of(server, table, seat), "--bot", f"program:{shlex.join(words())},time=600", "--name", name
                ),
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for seat, (name, words) in enumerate(COMMANDS.items())
        ]
        for bot in bots:
            out, err = bot.communicate()
            assert bot.returncode == 0, err
            assert "The match is over" in out
            assert "Chance" not in out
        assert server.complaints == ""


def test_the_table_goes_on_when_a_program_fails(tmp_path: Path) -> None:
    with running(tmp_path / "data.db") as server:
        browser = Browser(server)
        table = browser.create("bot:random", "link", seed=5)
        bot = f"program:{ill_behaved(tmp_path, 'crashing')},time=600"
        ran = subprocess.run(command(link_of(server, table, 1), "--bot", bot), capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        assert "Chance plays this seat to the end. Its last words: no idea what to do" in " ".join(ran.stdout.split())
        assert "The match is over" in ran.stdout


def test_a_program_with_its_key_comes_back_after_it_was_taken_away(tmp_path: Path) -> None:
    key = tmp_path / "key"
    with running(tmp_path / "data.db") as server:
        table = Browser(server).create("link", "bot:random", seed=5)
        link = SeatLink.read(link_of(server, table, 0))
        seat, cookie = sit_down(link, "", key)
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        with pytest.raises(HypostyleError, match="Somebody else has taken this seat"):
            sit_down(link, "", None)
        assert sit_down(link, "", key) == (seat, cookie)
        guest = Guest(link, seat, cookie, seat_python)
        outcome = asyncio.run(guest.play())
        assert outcome is not None
        assert guest.program is not None
        assert guest.program.faults == []


def seat_python(game: Game) -> Program:
    return Program(game, 1, shlex.join(COMMANDS["python"]()), AMPLE)


def test_a_broken_connection_is_made_again(tmp_path: Path) -> None:
    """The server is killed in the middle of the match and started again: the same program plays it to its end."""
    with running(tmp_path / "data.db") as server:
        table = Browser(server).create("link", "bot:random", seed=5)
        link = SeatLink.read(link_of(server, table, 0))
        guest = Guest(link, *sit_down(link, "", None), seat_python)

        async def interrupted() -> None:
            playing = asyncio.create_task(guest.play())
            while guest.update.get("step", 0) < 4:
                assert not playing.done()
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            assert await playing is not None

        asyncio.run(interrupted())
        assert guest.program is not None
        assert guest.program.faults == []
