"""The change-over to the compiled engine: pages and matches go on, nobody is turned away, nothing is left running.

The compiler is a script here that waits to be told how to end; everything else is as `python3 run.py play` has it.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pytest
from websockets.exceptions import ConnectionClosed

import run
from hypostyle import mode
from hypostyle.compiling import beside
from hypostyle.server import changeover
from hypostyle.server.addresses import network_addresses
from hypostyle.server.changeover import ChangeOver
from tests.server.running import EVERYWHERE, LOOPBACK, PROGRAM, Browser, Server, wait_for

pytestmark = pytest.mark.skipif(not changeover.POSSIBLE, reason="no program can become another one here")

SERVICE_RESTART = 1012  # RFC 6455: the server restarts
COMPILER = f"""
import subprocess, sys, time
from pathlib import Path
sys.path.insert(0, {str(run.ROOT)!r})
import run
run.step_back()
tool = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
Path(sys.argv[0] + ".tools").write_text(str(tool.pid))
told = Path(sys.argv[0] + ".told")
while not told.exists():
    time.sleep(0.02)
tool.kill()
tool.wait()
sys.exit(int(told.read_text()))
"""


class Beside(Server):
    """A server that was started interpreted, with a compiler beside it, in a process group of its own."""

    def __init__(self, folder: Path, listening: str = LOOPBACK) -> None:
        super().__init__(folder / "tables.db", listening=listening)
        self.script = folder / "compiler.py"
        self.script.write_text(COMPILER, encoding="utf-8")

    def start(self) -> Self:
        program = PROGRAM.format(limits=self.limits, before="", more="")
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, self.listening, str(self.port), str(self.data), str(self.static)],
            env={**os.environ, mode.VARIABLE: "1", beside.VARIABLE: str(self.script)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert f":{self.port}/" in self.line()
        self.key = self.line().partition("cards#")[2].split()[0]
        assert self.line() == changeover.COMPILING
        for address in network_addresses(self.listening, self.port):
            assert address in self.line()
        wait_for(self.tools.exists)
        return self

    def line(self) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip()

    def complaint(self) -> str:
        assert self.process is not None
        assert self.process.stderr is not None
        return self.process.stderr.readline().rstrip()

    def finish(self) -> None:
        super().finish()
        assert self.process is not None
        assert self.process.stderr is not None
        self.process.stderr.close()

    @property
    def tools(self) -> Path:
        return self.script.with_name(self.script.name + ".tools")

    def compiler_ends(self, code: int) -> None:
        told = self.script.with_name(self.script.name + ".told")
        told.with_suffix(".new").write_text(str(code), encoding="utf-8")
        told.with_suffix(".new").rename(told)

    def is_gone(self) -> bool:
        """Neither the server, nor its bots, nor the compiler, nor what the compiler started."""
        assert self.process is not None
        return not (exists(-self.process.pid) or exists(int(self.tools.read_text(encoding="utf-8"))))


def exists(process: int) -> bool:
    """Whether there is such a process; of a negative number: such a group."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Beside]:
    server = Beside(tmp_path).start()
    yield server
    server.stop()


class Visitors:
    """They come one after the other, without a pause, and want an answer each."""

    def __init__(self, server: Server) -> None:
        self.modes: list[str] = []
        self.turned_away: list[Exception] = []
        self.enough = threading.Event()
        self.thread = threading.Thread(target=self.come, args=(server,))

    def come(self, server: Server) -> None:
        while not self.enough.is_set():
            try:
                self.modes.append(Browser(server).get("/healthz").json["mode"])
            except Exception as error:
                self.turned_away.append(error)
            time.sleep(0.002)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self.enough.set()
        self.thread.join()


async def one_move(page: Any) -> None:
    """A choice of the person's, and those of the bot before and after it."""
    for played in (False, True):
        while page.update["to_move"] != [0]:
            await page.until("update")
        if not played:
            await page.act(0, page.legal(0)[0])


def test_a_page_and_its_match_go_on_over_the_change_over_and_nobody_is_turned_away(tmp_path: Path) -> None:
    server = Beside(tmp_path, EVERYWHERE).start()
    browser = Browser(server)
    table = browser.create("you", "bot:easy")["table"]

    async def play() -> None:
        async with browser.page(table) as page:
            await one_move(page)
            before = page.update
            server.compiler_ends(0)
            with pytest.raises(ConnectionClosed) as closed:
                await page.until("nothing that is ever said")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SERVICE_RESTART
        async with browser.page(table, since=before["seq"]) as again:
            assert (again.update["seq"], again.update["step"]) == (before["seq"], before["step"])
            assert again.update["views"] == before["views"]
            await one_move(again)
            assert again.update["step"] > before["step"]

    try:
        with Visitors(server) as visitors:
            asyncio.run(play())
            assert server.line() == changeover.COMPILED
            wait_for(lambda: visitors.modes[-1:] == [mode.name()])
        assert visitors.turned_away == []
        assert visitors.modes[0] == "interpreted"
        sheet = browser.ask("GET", "/api/editions/mykerinos", headers={"Cookie": f"hypostyle-host={server.key}"}).json
        assert sheet["may_save"], "the link that the host was given stays right"
    finally:
        server.stop()
    assert server.process is not None
    assert server.process.returncode == 0
    wait_for(server.is_gone)


def test_where_compiling_fails_the_table_goes_on_and_says_so_once(server: Beside) -> None:
    browser = Browser(server)
    table = browser.create("you", "bot:easy")["table"]

    async def play() -> None:
        async with browser.page(table) as page:
            await one_move(page)
            server.compiler_ends(1)
            assert await asyncio.to_thread(server.complaint) == changeover.NOT_COMPILED
            await one_move(page)

    asyncio.run(play())
    assert browser.get("/healthz").json["mode"] == "interpreted"
    server.stop()
    wait_for(server.is_gone)


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_compiler_ends_with_its_server_however_that_ends(server: Beside, sent: signal.Signals) -> None:
    assert server.process is not None
    assert not server.is_gone()
    server.process.send_signal(sent)
    assert server.process.wait() == (-sent if sent == signal.SIGKILL else 0)
    assert server.process.stderr is not None
    assert server.process.stderr.read() == "" or sent == signal.SIGKILL
    wait_for(server.is_gone)


class Running:
    should_exit = asked_to_stop = False


def test_it_waits_for_a_moment_in_which_no_bot_thinks_and_no_race_is_on() -> None:
    server, looks = Running(), iter([False, False, True])
    with socket.socket() as listening:
        change = ChangeOver(server, listening, "", lambda: next(looks))
        change.report(True)
        assert (change.due, server.should_exit, list(looks)) == (True, True, [])
        server.asked_to_stop = True
        change.carry_out()  # returns: whoever stops the server wants no other
        change.inheritance.listening.close()
