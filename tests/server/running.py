"""A real server on a free loopback port, and pages that talk to it as a browser does."""

import asyncio
import contextlib
import http.client
import json
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from hypostyle.server.http.bundle import STATIC

PATIENCE = 20.0
PROGRAM = """
import sys
from pathlib import Path
from tempfile import mkdtemp
from hypostyle.server.limits import Limits
from hypostyle.server.serve import serve
host, port, data, static = sys.argv[1:]
{before}
limits = Limits({limits})
sys.exit(serve(host, int(port), data, limits=limits, chosen_seeds=True, static=Path(static), {more}))
"""
AMPLE = (
    "messages=1e9, messages_burst=1e9, creations=1e9, creations_burst=1e9, seatings=1e9, seatings_burst=1e9, "
    "drafts=1e9, drafts_burst=1e9, requests=1e9, requests_burst=1e9, address_messages=1e9, address_messages_burst=1e9, "
    "address_work=1e9, address_work_burst=1e9, "
    "lists=1e9, lists_burst=1e9, exports=1e9, exports_burst=1e9"
)
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"


class Server:
    """A server process and its data file; it can be killed and started again."""

    def __init__(
        self,
        data: Path | str,
        limits: str = AMPLE,
        static: Path = STATIC,
        listening: str = LOOPBACK,
        before: str = "",
        more: str = "",
    ) -> None:
        self.data = Path(data)
        self.place = str(data)  # a file, or the address of a database
        in_file = not self.place.startswith("postgresql://")
        self.complaints_file = self.data.with_suffix(".stderr") if in_file else Path(mkdtemp()) / "stderr"
        self.more = more  # arguments of serve
        self.before = before  # a line that the process runs before it serves
        self.listening = listening
        self.key = ""  # of the host
        self.limits = limits
        self.static = static
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        program = PROGRAM.format(limits=self.limits, before=self.before, more=self.more)
        arguments = [self.listening, str(self.port), self.place, str(self.static)]
        with self.complaints_file.open("a") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, stderr=complaints, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "hypostyle is at http" in line, line
        self.key = self.process.stdout.readline().partition("cards#")[2].split()[0]
        return self

    @property
    def complaints(self) -> str:
        """Everything that the process has said on stderr."""
        return self.complaints_file.read_text(encoding="utf-8") if self.complaints_file.exists() else ""

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        assert self.process is not None
        self.process.kill()
        self.finish()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.finish()

    def finish(self) -> None:
        assert self.process is not None
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        print(self.complaints, file=sys.stderr)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}"


@contextlib.contextmanager
def running(
    data: Path | str,
    limits: str = AMPLE,
    static: Path = STATIC,
    listening: str = LOOPBACK,
    before: str = "",
    more: str = "",
) -> Iterator[Server]:
    server = Server(data, limits, static, listening, before, more).start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Browser:
    """A browser with its cookie."""

    def __init__(self, server: Server, host: bool = False) -> None:
        self.server = server
        self.cookie: str | None = None
        self.host = host  # it has followed the link of the host

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        sent = {"Origin": f"http://{self.server.host}", **(headers or {})}
        cookies = {"hypostyle": self.cookie or "", "hypostyle-host": self.server.key if self.host else ""}
        if any(cookies.values()):
            sent.setdefault("Cookie", "; ".join(f"{name}={value}" for name, value in cookies.items() if value))
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        try:
            connection.request(method, path, data, sent)
            response = connection.getresponse()
            answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        finally:
            connection.close()
        given = answer.headers.get("set-cookie", "")
        if given.startswith("hypostyle="):
            self.cookie = given.partition("=")[2].partition(";")[0]
        return answer

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, body: Any) -> Answer:
        return self.ask("POST", path, body)

    def create(self, *seats: str, game: str = "imhotep", **more: Any) -> Any:
        """A table; seats are kinds, a bot's as `bot:level`."""
        answer = self.post("/api/tables", {"game": game, "seats": wishes(seats), **more})
        assert answer.status == 201, answer.body
        return answer.json

    @contextlib.asynccontextmanager
    async def page(self, table: str, since: int | None = None, greet: bool = True) -> AsyncIterator["Page"]:
        headers = {"Cookie": f"hypostyle={self.cookie}"} if self.cookie else {}
        async with connect(
            f"ws://{self.server.host}/ws/{table}",
            origin=f"http://{self.server.host}",  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
        ) as socket:
            page = Page(socket)
            if greet:
                await page.hello(since)
            yield page


def wishes(seats: Sequence[str]) -> list[dict[str, str]]:
    found = []
    for seat in seats:
        kind, _, level = seat.partition(":")
        found.append({"kind": kind, **({"level": level} if level else {})})
    return found


class Page:
    """A page at a table; it keeps everything it was ever sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tapped: list[str] = []
        self.welcome: Any = None
        self.update: Any = None
        self.entries: list[Any] = []
        self.seats: list[Any] = []
        self.settings: Any = None
        self.opener = False

    async def hello(self, since: int | None = None) -> None:
        await self.send({"type": "hello", "since": since})
        self.welcome = await self.until("welcome")
        await self.until("update")

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def receive(self) -> Any:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.tapped.append(text)
        message = json.loads(text)
        self.seats = message.get("seats", self.seats)
        self.settings = message.get("settings", self.settings)
        self.opener = message.get("opener", self.opener)
        if message["type"] == "update":
            self.update = message
            self.entries = [entry for entry in self.entries if entry["step"] <= message["keep"]] + message["entries"]
        return message

    async def until(self, kind: str) -> Any:
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def until_seq(self, seq: int) -> Any:
        while self.update["seq"] < seq:
            await self.until("update")
        return self.update

    async def ask(self, message: Any, kind: str) -> Any:
        await self.send(message)
        return await self.until(kind)

    def legal(self, seat: int) -> list[int]:
        decision = next(decision for decision in self.update["decisions"] if decision["seat"] == seat)
        return [action["id"] for action in decision["actions"]]

    async def act(self, seat: int, action: int, seq: int | None = None) -> Any:
        """Play and wait for the next update."""
        message = {"type": "act", "seq": self.update["seq"] if seq is None else seq, "seat": seat, "action": action}
        await self.send(message)
        return await self.until("update")


def points_of(update: dict[str, Any]) -> list[int]:
    """The points of each seat at the end, added up from how they came about."""
    points = [0] * len(update["outcome"]["scores"])
    for change in update["course"]:
        points[change["seat"]] += change["points"]
    return points


def wait_for(condition: Any, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
