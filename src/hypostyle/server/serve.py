"""The process of a table server: from a port and a data file to an application that runs until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import uvicorn

from hypostyle import catalog
from hypostyle.compiling.beside import compiling
from hypostyle.engine.errors import BadContent
from hypostyle.server.addresses import (
    DEFAULT_HOST,
    Name,
    address_of,
    as_network,
    is_loopback,
    listen,
    network_addresses,
)
from hypostyle.server.changeover import COMPILED, COMPILING, ChangeOver, Inheritance
from hypostyle.server.connection.handing_over import HandingOver
from hypostyle.server.connection.http_protocol import HttpProtocol
from hypostyle.server.connection.protocol import LARGEST_FRAME, WebSocketProtocol
from hypostyle.server.http.app import Application
from hypostyle.server.http.bundle import STATIC
from hypostyle.server.http.visitors import Visitors
from hypostyle.server.limits import Limits
from hypostyle.server.logs import Watching, set_up_logs
from hypostyle.server.processes import Lifeline, Processes, check_processes
from hypostyle.server.storage.data_file import check_data, default_data
from hypostyle.server.table.bot_pool import WORKERS, BotPool
from hypostyle.server.table.review_desk import WORKERS as REVIEW_WORKERS
from hypostyle.server.table.review_desk import ReviewDesk
from hypostyle.server.terminal_qr import terminal_qr
from hypostyle.server.upkeep import Keeping

PING_SECONDS = 20.0
SHUTDOWN_SECONDS = 2
LAST_REQUEST_SECONDS = 0.2  # for whoever has connected, and not asked yet, when the server changes over
GARBAGE_THRESHOLDS = (20_000, 20, 50)
MOST_FILES = 65_536
OWN_FILES = 200  # that the server itself has open: the data, the pipes of its workers, files it sends


def serve(
    host: str = DEFAULT_HOST,
    port: int | None = None,
    data: Path | str | None = None,
    browser: bool = False,
    limits: Limits | None = None,
    chosen_seeds: bool = False,
    static: Path = STATIC,
    page: str = "",
    content: Path | None = None,
    names: Sequence[str] = (),
    trusted: Sequence[str] = (),
    keeping: Keeping | None = None,
    watching: Watching | None = None,
    processes: int = 1,
) -> int:
    """Serve until stopped; returns the exit code. Without a port the usual one is taken, or a free one.

    `page` is where the browser opens: "" is the hall. `names` are what people elsewhere call this server, `trusted` the
    addresses of web servers in front of it that are believed. Several `processes` share one listening socket and need
    a database.
    """
    if content is not None and not content.is_dir():
        raise BadContent(f"{content}: there is no such folder of content files.")
    place = str(data or default_data())
    check_processes(processes, place)
    called = [Name.read(name) for name in names]
    visitors = Visitors(is_loopback(host), called, [as_network(address) for address in trusted])
    bounds = within_files(limits or Limits(), allow_many_connections())
    app = Application(
        place,
        bounds,
        BotPool(max(1, WORKERS // processes), bounds.think_seconds),
        visitors=visitors,
        chosen_seeds=chosen_seeds,
        static=static,
        content=content,
        keeping=keeping,
        watching=watching,
        reviews=ReviewDesk(bounds, max(1, REVIEW_WORKERS // processes)),
    )
    set_up_logs((watching or Watching()).log_format)
    app.editions.check(catalog.games())
    lifeline, inherited = Lifeline.take_over(), Inheritance.take_over()
    if inherited is not None:
        app.host.key = inherited.key
    listening = listen(host, port) if inherited is None else inherited.listening
    address = str(called[0]) if called else address_of(host, listening.getsockname()[1])
    server = Server(uvicorn_config(app), address, browser, page, app.host.key)
    server.started_anew = inherited is not None
    server.nearby = [] if called else network_addresses(host, listening.getsockname()[1])
    closing = contextlib.closing
    if lifeline is not None:
        server.lifeline = lifeline
        app.handing_over = server.handing_over = HandingOver.take_over()
        with closing(listening), contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
        return 0 if server.started else 1
    group = Processes(processes, listening, server.key, server.say_where)
    change = ChangeOver(group if processes > 1 else server, listening, server.key, app.is_quiet)
    with closing(listening), closing(change.inheritance.listening), contextlib.suppress(KeyboardInterrupt):
        check_data(place)
        with compiling(change.report) as server.compiling:
            if processes > 1:
                group.run()
            else:
                server.run(sockets=[listening])
        change.carry_out()
    return 0 if server.started or group.announced else 1


class Server(uvicorn.Server):
    """Says when it is ready, and opens the browser if asked."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool, page: str = "", key: str = "") -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser
        self.page = page
        self.key = key
        self.started_anew = False  # by a change-over: people know where it is
        self.compiling = False
        self.asked_to_stop = False
        self.nearby: list[str] = []  # addresses for others on the same network
        self.lifeline: Lifeline | None = None  # of one process of several, which says nothing
        self.handing_over: HandingOver | None = None  # of pages, among several processes

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what has been imported stays; tables are many and live long, so they are looked through rarely
        gc.set_threshold(*GARBAGE_THRESHOLDS)
        if not self.started or self.should_exit:
            return
        if self.lifeline is not None:
            if self.handing_over is not None:
                self.handing_over.listen(self.accept_page)
            self.lifeline.say_ready(self.stop_alone)
        else:
            await asyncio.to_thread(self.say_where)

    def accept_page(self, connection: socket.socket, head: bytes) -> None:
        """Another process has accepted it, and read the head of its request."""
        tasks = self.server_state.tasks
        opening = asyncio.create_task(self.open_page(connection, head))
        tasks.add(opening)
        opening.add_done_callback(tasks.discard)

    async def open_page(self, connection: socket.socket, head: bytes) -> None:
        def protocol() -> HttpProtocol:
            return HttpProtocol(self.config, self.server_state, self.lifespan.state)

        connection.setblocking(False)
        try:
            transport, page = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # it is gone already
            connection.close()
            return
        if not transport.is_closing():
            page.handed_over = True
            page.data_received(head)

    def say_where(self) -> None:
        if self.started_anew:
            print(COMPILED, flush=True)
            return
        print(f"hypostyle is at {self.address}  (Ctrl-C stops it)", flush=True)
        if self.key:
            print(f"Cards are redrawn at {self.address}cards#{self.key}  (for the host only)", flush=True)
        if self.compiling:
            print(COMPILING, flush=True)
        for address in self.nearby:
            print(f"Phones and others on this network find it at {address}", flush=True)
        if self.nearby:
            print(terminal_qr(self.nearby[0]), end="", flush=True)
        if self.browser:
            webbrowser.open(f"{self.address}host/{self.key}?to={self.page}")

    def stop_alone(self) -> None:
        """Who watched over this process is gone."""
        self.should_exit = self.asked_to_stop = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order and end as a program that was asked to; a second Ctrl-C does not wait."""
        self.force_exit = self.asked_to_stop and sig == signal.SIGINT
        self.should_exit = self.asked_to_stop = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """A change-over still answers who has connected; who connects from now on waits for the next process."""
        if self.handing_over is not None:
            self.handing_over.stop()
        if not self.asked_to_stop:
            for listener in self.servers:
                listener.close()
            await asyncio.sleep(LAST_REQUEST_SECONDS)
        await super().shutdown(sockets)


def uvicorn_config(app: Application, **settings: Any) -> uvicorn.Config:
    """How uvicorn runs the application; uvloop and httptools are used where they are installed."""
    return uvicorn.Config(
        app,
        interface="asgi3",
        http=HttpProtocol,
        h11_max_incomplete_event_size=app.limits.head_bytes,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=False,  # whose are believed is said by --trust-proxy, and read in http/visitors.py
        server_header=False,
        access_log=False,
        log_level="error",  # a warning for each wrong request would let strangers fill the log
        lifespan="on",
        **settings,
    )


def allow_many_connections() -> int:
    """How many files may be open: each page needs one, and systems allow a program few of them unless it asks."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def within_files(limits: Limits, files: int) -> Limits:
    """No more connections than the system allows files: beyond that nobody at all could connect."""
    most = max(1, files - OWN_FILES)
    reserved = min(limits.reserved_connections, most // 4)
    return msgspec.structs.replace(
        limits, all_connections=min(limits.all_connections, most - reserved), reserved_connections=reserved
    )
