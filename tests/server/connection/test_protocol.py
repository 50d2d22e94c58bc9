"""Frames on the wire, however they arrive: in pieces, several at once, between others, long, fragmented or wrong."""

import contextlib
import json
import secrets
import socket
import struct
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from hypostyle.server.connection.protocol import text_frame, unmasked
from tests.server.running import Browser, Server

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PING_MESSAGE = b'{"type":"ping"}'


def frame(kind: int, data: bytes, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a browser sends it."""
    size, bit = len(data), 0x80 if masked else 0
    head = bytes((kind | (0x80 if final else 0), bit | size)) if size < 126 else b""
    if size >= 126:
        head = bytes((kind | (0x80 if final else 0), bit | 126)) + struct.pack("!H", size)
    mask = bytes((7, 200, 31, 99))
    return head + mask + unmasked(data, mask) if masked else head + data


class Line:
    """A raw WebSocket."""

    def __init__(self, server: Server, table: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), 10)
        self.buffer = b""
        self.send(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {server.host}\r\nOrigin: http://{server.host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        self.buffer = self.buffer.partition(b"\r\n\r\n")[2]

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def take(self, size: int) -> bytes:
        while len(self.buffer) < size:
            got = self.socket.recv(65_536)
            assert got, "the connection has been closed"
            self.buffer += got
        taken, self.buffer = self.buffer[:size], self.buffer[size:]
        return taken

    def receive(self) -> tuple[int, bytes]:
        head, size = self.take(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.take(2))
        return head & 15, self.take(size)

    def message(self) -> Any:
        kind, data = self.receive()
        assert kind == TEXT
        return json.loads(data)


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    table = Browser(server).create("you", "here")["table"]
    found = Line(server, table)
    yield found
    found.socket.close()


def test_a_message_may_come_byte_by_byte(line: Line) -> None:
    for _ in range(2):
        for byte in frame(TEXT, PING_MESSAGE):
            line.send(bytes((byte,)))
        assert line.message()["type"] == "pong"


def test_many_messages_may_come_at_once_with_others_between(line: Line) -> None:
    wrong = frame(TEXT, b"x")
    line.send(frame(TEXT, PING_MESSAGE) + frame(PING, b"hey") + wrong + frame(PONG, b"") + frame(TEXT, PING_MESSAGE))
    assert line.receive() == (PONG, b"hey"), "control frames are answered at once"
    assert [line.message()["type"] for _ in range(3)] == ["pong", "refused", "pong"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 3_000])
def test_a_text_of_any_length_is_heard(line: Line, size: int) -> None:
    padded = PING_MESSAGE + b" " * max(0, size - len(PING_MESSAGE)) if size > 1 else b" " * size
    line.send(frame(TEXT, padded) + frame(TEXT, PING_MESSAGE))
    assert [line.message()["type"] for _ in range(2)] == ["pong" if size > 1 else "refused", "pong"]


def test_a_fragmented_message_is_one_message(line: Line) -> None:
    line.send(frame(TEXT, PING_MESSAGE[:5], final=False) + frame(PING, b"") + frame(0, PING_MESSAGE[5:]))
    assert line.receive() == (PONG, b"")
    assert line.message()["type"] == "pong"
    line.send(frame(TEXT, PING_MESSAGE) + frame(BINARY, PING_MESSAGE))
    assert [line.message()["type"] for _ in range(2)] == ["pong", "pong"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b'{"type":"\xff"}'), 1007),
        (frame(TEXT, PING_MESSAGE, masked=False), 1002),
        (b"\xf1" + frame(TEXT, PING_MESSAGE)[1:], 1002),
        (frame(3, b"?"), 1002),
        (frame(0, b"the end of nothing"), 1002),
        (frame(TEXT, b"", final=False) + frame(TEXT, PING_MESSAGE), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(CLOSE, struct.pack("!H", 1000)), 1000),
    ],
    ids=("no utf-8", "no mask", "reserved bits", "no such kind", "no beginning", "no end", "long ping", "the end"),
)
def test_wrong_frames_end_the_connection_with_their_code(line: Line, sent: bytes, code: int) -> None:
    line.send(frame(TEXT, PING_MESSAGE))
    assert line.message()["type"] == "pong"
    line.send(sent)
    kind, data = line.receive()
    assert (kind, struct.unpack("!H", data[:2])[0]) == (CLOSE, code)


def test_a_mask_is_its_own_inverse() -> None:
    for size in range(131):
        text, mask = secrets.token_bytes(size), secrets.token_bytes(4)
        assert unmasked(unmasked(text, mask), mask) == text
        assert unmasked(bytes(size), mask) == (mask * 40)[:size]
    assert text_frame(b"hi") == b"\x81\x02hi"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(PING, b"") * 5_000, 1008),
        (frame(PONG, b"") * 5_000, 1008),
        (frame(TEXT, b"{}") * 5_000, 1008),
        (frame(TEXT, b"", final=False) + frame(0, b"", final=False) * 5_000, 1009),
        (frame(TEXT, b"x", final=False) + (frame(0, b"", final=False) + frame(PONG, b"")) * 5_000, 1009),
        (frame(BINARY, b"x" * 60_000, final=False) + frame(0, b"x" * 60_000), 1009),
    ],
    ids=("pings", "pongs", "messages", "empty pieces", "pieces and pongs", "large pieces"),
)
def test_more_frames_than_anybody_sends_end_the_connection_and_nobody_waits_for_them(
    server: Server, line: Line, sent: bytes, code: int
) -> None:
    other = Line(server, Browser(server).create("you", "here")["table"])
    threading.Thread(target=try_to_send, args=(line, sent), daemon=True).start()
    other.send(frame(TEXT, PING_MESSAGE))
    assert other.message()["type"] == "pong"
    other.socket.close()
    while (received := line.receive())[0] != CLOSE:
        assert received[0] in (TEXT, PONG)
    assert struct.unpack("!H", received[1][:2])[0] == code


def try_to_send(line: Line, data: bytes) -> None:
    with contextlib.suppress(OSError):  # the server has had enough
        line.send(data)


def test_a_handshake_with_headers_beyond_all_measure_is_refused_without_a_traceback(server: Server) -> None:
    table = Browser(server).create("you", "here")["table"]
    for header in (
        f"Cookie: {'x' * 9_000}",
        "\r\n".join(f"X-{number}: y" for number in range(300)),
        "X: " + "y" * 15_000,
    ):
        with socket.create_connection(("127.0.0.1", server.port), 10) as stranger:
            stranger.sendall(
                f"GET /ws/{table} HTTP/1.1\r\nHost: {server.host}\r\nOrigin: http://{server.host}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Sec-WebSocket-Version: 13\r\n{header}\r\n\r\n".encode()
            )
            assert stranger.recv(100)[:12] in (b"HTTP/1.1 101", b"HTTP/1.1 400", b"HTTP/1.1 431")
    assert "Traceback" not in server.complaints
