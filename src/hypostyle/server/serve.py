"""Serve: from a port and a data file to a running table server, with one line that says where it is."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import struct
import sys
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from hypostyle import catalog
from hypostyle.engine.errors import BadContent, HypostyleError
from hypostyle.server.connection.receive_queue import Mailbox
from hypostyle.server.http.app import AT_ONCE, STATIC, Web
from hypostyle.server.limits import Limits
from hypostyle.server.storage.data_file import check_data_file, default_data_file

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8765
LOOPBACK_HOSTS = ("127.0.0.1", "localhost", "::1")
PROXIES = ("127.0.0.1", "::1")  # whose word is taken for who asks: a web server on the same machine
LARGEST_FRAME = 65_536  # beyond it the connection is closed; beyond Limits.message_bytes the message is refused
MOST_UNHEARD = 8  # messages that may wait for a session
LINGER_SECONDS = 5.0  # what an ended connection may take to send its last words
PING_SECONDS = 20.0
COLLECTIONS = (20_000, 20, 50)
SHUTDOWN_SECONDS = 2
BACKLOG = 1024
MOST_FILES = 65_536


# The first byte of a frame (RFC 6455, section 5.2): final, and a text, the end, a ping or a pong. The second byte of a
# page's frame has the bit `MASKED` and, up to 125, its length; four bytes of mask follow.
WHOLE_TEXT = 0x81
SHORT_KINDS = (WHOLE_TEXT, 0x88, 0x89, 0x8A)
MASKED = 0x80
SMALLEST_HEAD = 6


class Page(WebSocketsSansIOProtocol):
    """A connection that is really gone when it ends, even if the other side has stopped reading."""

    rest = b""  # the beginning of a frame
    long_way = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox(self.loop)
        self.unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}

    def send_at_once(self, text: bytes) -> bool:
        """A text goes out as one frame, without the detours of other messages; False if the line is not free for it."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        if not self.unsent:
            self.loop.call_soon(self.deliver)
        self.unsent.append(text_frame(text))
        return True

    def deliver(self) -> None:
        """Frames leave when everybody's have been made in this turn of the loop.

        A tenth less processor time than one by one: the system's network code and ours drive each other from the cache.
        """
        frames, self.unsent = self.unsent, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """The line was not free, or it is no text: what was said before goes out before."""
        self.deliver()
        text = message.get("text")
        if text is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(text_frame(text.encode()))

    def data_received(self, data: bytes) -> None:
        """Short whole texts, which is what pages send, are read here; everything else takes the long way."""
        if not self.handshake_complete or self.long_way:
            super().data_received(data)
            return
        data = self.rest + data
        start = 0
        while len(data) - start >= SMALLEST_HEAD:
            kind, masked = data[start], data[start + 1]
            if kind not in SHORT_KINDS or not MASKED <= masked < MASKED + 126:
                self.long_way, self.rest = True, b""
                super().data_received(data[start:])
                return
            text = start + SMALLEST_HEAD
            end = text + masked - MASKED
            if end > len(data):
                break
            if kind == WHOLE_TEXT:
                self.curr_msg_data_type = "text"
                self.frames = [unmasked(data[text:end], data[text - 4 : text])]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[start:end])
            start = end
        self.rest = data[start:]

    def send_receive_event_to_app(self) -> None:
        """Stop reading when a few messages wait, not after each of them."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        """Who does not take what it is sent is not heard either: nothing that it asks for can pile up here."""
        super().pause_writing()
        self.read_paused = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.hear_on()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused:
            self.hear_on()
        return message

    def hear_on(self) -> None:
        if self.queue.empty() and self.writable.is_set() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def unmasked(text: bytes, mask: bytes) -> bytes:
    """A page's text as it was before its four bytes of mask were laid over it again and again."""
    size = len(text)
    over = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(text, "little") ^ int.from_bytes(over, "little")).to_bytes(size, "little")


def text_frame(text: bytes) -> bytes:
    """One whole, unmasked text frame (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65_536:
        return struct.pack("!BBH", 0x81, 126, size) + text
    return struct.pack("!BBQ", 0x81, 127, size) + text


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; a port that was not asked for by number gives way to a free one, with a sentence."""
    wanted = DEFAULT_PORT if port is None else port
    try:
        return bound(host, wanted)
    except OSError as error:
        if port is not None:
            raise HypostyleError(
                f"Port {port} on {host} cannot be used ({error.strerror}); give another one."
            ) from error
    listening = bound(host, 0)
    print(f"Port {wanted} is taken; using {listening.getsockname()[1]}.", file=sys.stderr, flush=True)
    return listening


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(host: str, port: int) -> str:
    shown = {"0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


class Server(uvicorn.Server):
    """Says when it is ready, and opens the browser if asked."""

    def __init__(
        self, config: uvicorn.Config, address: str, browser: bool, page: str = "", key: str | None = None
    ) -> None:
        super().__init__(config)
        self.key = key
        self.address = address
        self.browser = browser
        self.page = page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what has been imported stays; tables are many and live long, so they are looked through rarely
        gc.set_threshold(*COLLECTIONS)
        if self.started and not self.should_exit:
            print(f"hypostyle is at {self.address}  (Ctrl-C stops it)", flush=True)
            if self.key is not None:
                print(f"Cards are redrawn at {self.address}cards#{self.key}  (for the host only)", flush=True)
            if self.browser:
                await asyncio.to_thread(webbrowser.open, self.address + self.page)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order and end as a program that was asked to; a second Ctrl-C does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def config_of(web: Web, **settings: Any) -> uvicorn.Config:
    """How uvicorn runs the application; uvloop and httptools are used where they are installed."""
    return uvicorn.Config(
        web.app,
        interface="asgi3",
        ws=Page,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=True,  # a web server in front says who asks, and whether by TLS
        forwarded_allow_ips=list(PROXIES),
        server_header=False,
        access_log=False,
        log_level="warning",
        lifespan="on",
        **settings,
    )


def serve(
    host: str = DEFAULT_HOST,
    port: int | None = None,
    data: Path | None = None,
    browser: bool = False,
    limits: Limits | None = None,
    chosen_seeds: bool = False,
    static: Path = STATIC,
    page: str = "",
    content: Path | None = None,
) -> int:
    """Serve until stopped; returns the exit code. Without a port the usual one is taken, or a free one.

    `page` is where the browser opens: "" is the hall.
    """
    if content is not None and not content.is_dir():
        raise BadContent(f"{content}: there is no such folder of content files.")
    allow_many_connections()
    file = data or default_data_file()
    loopback = host in LOOPBACK_HOSTS
    web = Web(file, limits, loopback=loopback, chosen_seeds=chosen_seeds, static=static, content=content)
    web.editions.check(catalog.games())
    listening = listen(host, port)
    server = Server(config_of(web), address_of(host, listening.getsockname()[1]), browser, page, web.editor.key)
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        check_data_file(file)
        server.run(sockets=[listening])
    return 0 if server.started else 1


def allow_many_connections() -> None:
    """Each page needs a file descriptor, and systems allow a program few of them unless it asks."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
