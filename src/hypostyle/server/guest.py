"""A guest: a program of somebody else at a seat of a table, here or elsewhere, let in by the link of that seat.

It speaks to the server as a page does, and to the program by lines of JSON (hypostyle/bots/protocol.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.typing import Origin

from hypostyle.bots.program import Program
from hypostyle.bots.protocol import Question
from hypostyle.catalog import game as find_game
from hypostyle.engine.action import Action
from hypostyle.engine.errors import BadOption, HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.outcome import Outcome
from hypostyle.engine.reference import PieceNames, Saying
from hypostyle.engine.sentences import seat_name
from hypostyle.server.shuffles import commitment

COOKIE = "hypostyle"
PATIENCE = 20.0  # seconds for an answer of the server
PAUSE = 1.0  # seconds until something that the server refused for the moment is tried again
ENDINGS = {"no_table": "There is no such table.", "damaged": "The server cannot read this table."}
AGAIN = ("stale", "busy", "too_fast", "paused", "beaten", "illegal")  # the seat may still be asked: look again


@dataclass(frozen=True)
class SeatLink:
    """The secret link of a seat, as the host of a table hands it on: `https://club.example/t/TABLE#TOKEN`, or below a
    folder of that site."""

    scheme: str
    host: str
    folder: str
    table: str
    token: str

    @classmethod
    def read(cls, text: str) -> SeatLink:
        parts = urlsplit(text)
        tables, _, table = parts.path.rpartition("/")
        folder, _, last = tables.rpartition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or last != "t" or not (table and parts.fragment):
            raise BadOption("The link of a seat looks like http://HOST/t/TABLE#TOKEN; copy it whole.")
        return cls(parts.scheme, parts.netloc, folder, table, parts.fragment)

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self.host}{self.folder}/ws/{self.table}"

    @property
    def claim(self) -> str:
        return f"{self.folder}/api/tables/{self.table}/claim"


def sit_down(link: SeatLink, name: str, key_file: Path | None) -> tuple[int, str]:
    """Take the seat; returns it with the cookie that it belongs to from now on, which is kept if a file is named."""
    known = key_file.read_text(encoding="utf-8").strip() if key_file is not None and key_file.exists() else ""
    kind = http.client.HTTPSConnection if link.scheme == "https" else http.client.HTTPConnection
    connection = kind(link.host, timeout=PATIENCE)
    headers = {"Origin": link.origin, "Content-Type": "application/json"}
    if known:
        headers["Cookie"] = f"{COOKIE}={known}"
    body = json.dumps({"token": link.token, "name": name})
    try:
        connection.request("POST", link.claim, body, headers)
        answer = connection.getresponse()
        refused = answer.status != http.client.OK
        answered = answer.read()
    except (OSError, http.client.HTTPException) as problem:
        raise HypostyleError(f"Nobody answers at {link.origin} ({problem}).") from None
    finally:
        connection.close()
    if refused:
        raise HypostyleError(refusal_of(answered))
    given = SimpleCookie(answer.getheader("Set-Cookie") or "").get(COOKIE)
    cookie = known if given is None else given.value
    if key_file is not None:
        keep(key_file, cookie)
    return int(json.loads(answered)["seat"]), cookie


def keep(file: Path, cookie: str) -> None:
    """The key of a seat is for its owner's eyes only."""
    try:
        file.touch(0o600)
        file.write_text(cookie + "\n", encoding="utf-8")
    except OSError as problem:
        raise HypostyleError(f"{file} cannot be written: {problem.strerror}.") from None


def refusal_of(answered: bytes) -> str:
    try:
        problem = json.loads(answered)
        code, title = problem["code"], problem["title"]
    except (ValueError, KeyError, TypeError):
        return "The server answered with something that is no answer of a table server."
    return "Somebody else has taken this seat, or the link is not one of this table." if code == "not_yours" else title


class Guest:
    """One program at one seat, from the first update to the end of the match."""

    def __init__(self, link: SeatLink, seat: int, cookie: str, seat_program: Callable[[Game], Program]) -> None:
        self.link = link
        self.seat = seat
        self.cookie = cookie
        self.seat_program = seat_program
        self.program: Program | None = None
        self.pieces: PieceNames = {}  # as the table calls them
        self.update: dict[str, Any] = {}
        self.asking: asyncio.Task[None] | None = None
        self.share = secrets.token_hex(32)  # in the shuffle
        self.told_faults = 0
        self.tell: Callable[[str], None] = print
        self.language = "en"

    async def play(self) -> Outcome | None:
        """Play to the end of the match; a connection that breaks is made again."""
        try:
            headers = {"Cookie": f"{COOKIE}={self.cookie}"}
            origin = Origin(self.link.origin)
            async for socket in connect(self.link.socket, origin=origin, additional_headers=headers, max_size=None):
                try:
                    return await self.follow(socket)
                except ConnectionClosed:
                    continue
                finally:
                    await self.stop_asking()
        except (InvalidHandshake, InvalidURI, OSError) as problem:
            raise HypostyleError(f"{self.link.origin} does not let anybody in ({problem}).") from None
        finally:
            if self.program is not None:
                await asyncio.to_thread(self.program.leave, self.outcome())
        return None

    async def follow(self, socket: ClientConnection) -> Outcome | None:
        await socket.send(json.dumps({"type": "hello", "since": None}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "welcome":
                await self.welcomed(message)
            elif message["type"] == "probe":
                await socket.send(json.dumps({"type": "echo", "number": message["number"]}))
            elif message["type"] == "cut":
                await self.cut(socket, message)
            elif message["type"] == "update":
                self.update = message
                if message["over"]:
                    return self.outcome()
                self.answer_soon(socket)
            elif message["type"] == "refused":
                await self.refused(socket, message["code"])
        raise ConnectionClosed(None, None)

    async def cut(self, socket: ClientConnection, news: dict[str, Any]) -> None:
        """Have a share in the shuffle, as any page has."""
        own, state = commitment(self.share), news["state"]
        if self.seat not in news["missing"]:
            return
        if state == "waiting":
            await socket.send(json.dumps({"type": "commit", "hash": own}))
        elif state == "open" and any(part["hash"] == own for part in news["parts"]):
            await socket.send(json.dumps({"type": "reveal", "share": self.share}))

    async def welcomed(self, message: dict[str, Any]) -> None:
        """Start the program for the game of this table, unless it runs since before the connection broke."""
        if self.program is not None:
            return
        game = find_game(message["game"])
        if game.rules_version != message["rules_version"]:
            theirs = message["rules_version"]
            raise HypostyleError(
                f"That table plays {game.slug} by rules {theirs}, and here are rules {game.rules_version}."
            )
        self.pieces = msgspec.convert(message["pieces"], dict[str, list[Saying]])
        self.program = self.seat_program(game)
        await asyncio.to_thread(self.program.start, message["options"], len(message["seats"]), self.seat)
        self.tell_faults()

    def question(self) -> Question | None:
        """What the table asks of this seat now."""
        assert self.program is not None
        game, language = self.program.game, self.program.texts
        for decision in self.update["decisions"]:
            if decision["seat"] == self.seat:
                actions = [
                    Action(game, action["id"], decision["prompt"], self.pieces) for action in decision["actions"]
                ]
                view = self.update["views"][str(self.seat)]
                sentence = prompt_text(game, language, decision["prompt"], self.seat) if language else None
                return Question(view, decision["prompt"], decision["section"], actions, sentence, decision.get("claim"))
        return None

    def answer_soon(self, socket: ClientConnection) -> None:
        """Ask the program, unless it is being asked: its answer is for the update that it was asked about."""
        if self.program is not None and self.asking is None and (question := self.question()) is not None:
            self.asking = asyncio.create_task(self.answer(socket, self.program, question, self.update["seq"]))

    async def answer(self, socket: ClientConnection, program: Program, question: Question, seq: int) -> None:
        try:
            alone = len(question.legal) == 1 and question.claim is None
            action = question.legal[0] if alone else await asyncio.to_thread(program.ask, question)
            self.tell_faults()
            await socket.send(json.dumps({"type": "act", "seq": seq, "seat": self.seat, "action": action}))
        except ConnectionClosed:
            pass  # `play` connects again, and the table asks again
        finally:
            self.asking = None
        if self.update["seq"] != seq:
            self.answer_soon(socket)

    async def stop_asking(self) -> None:
        """An answer that is under way belongs to a connection that is gone."""
        if self.asking is not None:
            self.asking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.asking
            self.asking = None

    async def refused(self, socket: ClientConnection, code: str) -> None:
        if code not in AGAIN:
            raise HypostyleError(ENDINGS.get(code, f"The table refused: {code}."))
        if code != "stale":
            await asyncio.sleep(PAUSE)
        self.answer_soon(socket)

    def tell_faults(self) -> None:
        assert self.program is not None
        for fault in self.program.faults[self.told_faults :]:
            self.tell(fault.text(self.language))
        self.told_faults = len(self.program.faults)

    def outcome(self) -> Outcome | None:
        found = self.update.get("outcome")
        return None if found is None else Outcome(**found)


def prompt_text(game: Game, language: str, prompt: str, seat: int) -> str:
    return game.texts.say(language, f"prompt-{prompt}", seat=seat_name(game, language, seat))
