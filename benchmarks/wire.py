"""A load generator's end of a connection: as little work as possible between a socket and a message."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Callable
from typing import Any

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n{more}"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING = 1, 8, 9


def frame(text: bytes, kind: int = TEXT) -> bytes:
    """A client's frame; the mask is zero, so that the text stays as it is."""
    size = len(text)
    head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
    return head + bytes(4) + text


class Wire(asyncio.Protocol):
    """A WebSocket that calls `hear(wire, text)` for every message."""

    def __init__(self, hello: bytes, hear: Callable[[Wire, bytes], None]) -> None:
        self.hello = hello
        self.hear = hear
        self.buffer = bytearray()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the connection was refused"))

    def send(self, text: bytes) -> None:
        self.transport.write(frame(text))

    def close(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        place = 0
        if not self.ready.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(bytes(buffer[:200])))
                return
            self.ready.set_result(None)
            place = end + 4
        while len(buffer) - place >= 2:
            size, head = buffer[place + 1], 2
            if size == 126:
                if len(buffer) - place < 4:
                    break
                size, head = struct.unpack_from("!H", buffer, place + 2)[0], 4
            elif size == 127:
                if len(buffer) - place < 10:
                    break
                size, head = struct.unpack_from("!Q", buffer, place + 2)[0], 10
            if len(buffer) - place < head + size:
                break
            kind = buffer[place] & 15
            payload = bytes(buffer[place + head : place + head + size])
            place += head + size
            if kind == TEXT:
                self.hear(self, payload)
            elif kind == PING:
                self.transport.write(frame(payload, 10))
        del buffer[:place]


async def open_wire(port: int, path: str, hear: Callable[[Wire, bytes], None], more: str = "") -> Wire:
    hello = HANDSHAKE.format(path=path, port=port, more=more).encode()
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(hello, hear), "127.0.0.1", port)
    await wire.ready
    return wire


class Http:
    """One connection that is kept; requests follow each other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> Any:
        async with self.lock:
            try:
                return await self.ask(path, json.dumps(body).encode())
            except (asyncio.IncompleteReadError, ConnectionResetError):  # not asked for a while: it has been closed
                self.streams = None
                return await self.ask(path, json.dumps(body).encode())

    async def ask(self, path: str, data: bytes) -> Any:
        if self.streams is None or self.streams[1].is_closing():
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"{cookie}Content-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = {}
        for line in head.split("\r\n")[1:]:
            name, _, value = line.partition(": ")
            fields[name.lower()] = value
        answer = await reader.readexactly(int(fields["content-length"]))
        if not head.startswith("HTTP/1.1 2"):
            raise ConnectionError(f"{path}: {head.splitlines()[0]} {answer!r}")
        if "set-cookie" in fields:
            self.cookie = fields["set-cookie"].partition(";")[0]
        return json.loads(answer)
