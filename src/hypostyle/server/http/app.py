"""The web application: HTTP and WebSocket routes over the tables, cookies, and what guards them against strangers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import hypostyle
from hypostyle import mode
from hypostyle.engine.content import BUILT_IN, chosen_folder
from hypostyle.engine.errors import BadContent, BadOption, BadSave, HypostyleError, UnknownGame
from hypostyle.engine.game import Game
from hypostyle.engine.sentences import speaker
from hypostyle.engine.vocabulary import Domain, Vocabulary, Word
from hypostyle.server import messages
from hypostyle.server.connection.connection import Crowded, Gone, Sessions
from hypostyle.server.errors import TurnedDown
from hypostyle.server.http.bundle import Pages
from hypostyle.server.http.edition_routes import Editor
from hypostyle.server.http.responses import answer, decoded, problem, same_origin, whole_body
from hypostyle.server.limits import Buckets, Limits
from hypostyle.server.storage.sqlite import SQLiteStore
from hypostyle.server.storage.store import Busy
from hypostyle.server.table.bot_pool import Bots
from hypostyle.server.table.bot_worker import LEVELS
from hypostyle.server.table.editions import Editions, NoCards, complaint_of
from hypostyle.server.table.registry import TOKEN_BYTES, Forbidden, NoTable, Tables
from hypostyle.server.table.table import token_hash
from hypostyle.server.table.updates import encode
from hypostyle.texts import LANGUAGES

STATIC = Path(hypostyle.__file__).parent / "static"
AT_ONCE = "hypostyle.at_once"  # an extension of our own connections: send a text now, or say that the line is not free
COOKIE = "hypostyle"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep
LONGEST_COOKIE = 64
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
NOT_FOUND_CLOSE = 4404
CROWDED_CLOSE = 1013
SMALLEST_PACKED = 1_000
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
PROBLEMS: dict[type[Exception], tuple[int, str]] = {
    NoTable: (404, "no_table"),
    UnknownGame: (404, "no_game"),
    NoCards: (404, "no_cards"),
    Forbidden: (403, "forbidden"),
    BadOption: (400, "bad_option"),
    BadSave: (400, "bad_save"),
    BadContent: (400, "bad_content"),
    Busy: (503, "busy"),
    HypostyleError: (400, "bad_request"),
}
TEXT_FILES = {f"{language}.ftl": "text/plain" for language in LANGUAGES} | {
    f"rules.{language}.md": "text/markdown" for language in LANGUAGES
}

Wish = TypeVar("Wish")
Endpoint = Callable[[Request], Awaitable[Response]]


class Web:
    """The application and what it holds: the store, the tables, the bots, the pages."""

    def __init__(
        self,
        data: Path,
        limits: Limits | None = None,
        bots: Bots | None = None,
        loopback: bool = False,
        chosen_seeds: bool = False,
        static: Path = STATIC,
        content: Path | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.store = SQLiteStore(data)
        self.bots = bots or Bots()
        self.editions = Editions(self.store, hypostyle.game, content or chosen_folder() or data.with_suffix(".content"))
        self.editor = Editor(self.editions, self.limits, loopback)
        self.tables = Tables(self.store, self.bots, self.limits, self.editions, chosen_seeds=chosen_seeds)
        self.sessions = Sessions(self.limits)
        self.creations = Buckets(self.limits.creations, self.limits.creations_burst, self.limits.addresses)
        self.claims = Buckets(self.limits.claims, self.limits.claims_burst, self.limits.addresses)
        self.pages = Pages(static)
        self.hosts = LOOPBACK if loopback else None
        self.http = Starlette(
            routes=[
                Route("/healthz", self.healthz),
                Route("/api/games", self.games),
                Route("/texts/{game}/{file}", self.texts),
                Route("/texts/{path:path}", nothing_here),
                Route("/api/tables", self.create, methods=["POST"]),
                Route("/api/tables", self.mine),
                Route("/api/replays", self.replays),
                Route("/api/tables/{table}/claim", self.claim, methods=["POST"]),
                Route("/api/tables/{table}/branch", self.branch, methods=["POST"]),
                Route("/api/tables/{table}/export", self.export),
                Route("/api/tables/{table}/drawing", self.drawing),
                Route("/api/import", self.import_file, methods=["POST"]),
                *self.editor.routes(),
                Route("/api/{path:path}", nothing_here, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
                self.pages.route(),
                Route("/static/{path:path}", nothing_here),
                Route("/{path:path}", self.index),
            ],
            lifespan=self.life,
            middleware=[
                Middleware(Guard, hosts=self.hosts),
                Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED),
            ],
            exception_handlers={HypostyleError: on_error, TurnedDown: on_refusal, HTTPException: on_http},
        )

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application: pages at tables come straight to their session, everything else takes the routes."""
        if scope["type"] == "websocket":
            await self.page(WebSocket(scope, receive, send), receive, send)
        else:
            await self.http(scope, receive, send)

    @contextlib.asynccontextmanager
    async def life(self, _: Starlette) -> AsyncIterator[None]:
        await self.store.start()
        running = [
            asyncio.create_task(work) for work in (self.tables.sweep_on(), self.sessions.sweep_on(), self.bots.warm())
        ]
        yield
        for task in running:
            task.cancel()
        self.tables.stop()
        await self.bots.stop()
        await self.store.stop()

    # ------------------------------------------------------------------ the hall
    async def healthz(self, _: Request) -> Response:
        return answer(messages.Health(True, hypostyle.__version__, mode.name()))

    async def games(self, _: Request) -> Response:
        games = [self.tables.find_game(slug) for slug in hypostyle.games()]
        return answer([game_info(game, self.content_info(game)) for game in games])

    def content_info(self, game: Game) -> messages.ContentInfo:
        content = self.editions.current(game)
        unsure = [table for table, confidence in content.confidence().items() if confidence == "reconstructed"]
        origin = "built-in" if content.origin == BUILT_IN else "own"
        return messages.ContentInfo(origin, content.digest, unsure, self.editions.tell(game, content))

    async def texts(self, request: Request) -> Response:
        """The texts of a game: only those of the catalog, only these files."""
        file = request.path_params["file"]
        game = self.tables.find_game(request.path_params["game"])
        if file not in TEXT_FILES:
            raise HTTPException(404, "There is no such text.")
        return FileResponse(
            game.folder / "texts" / file, media_type=TEXT_FILES[file], headers={"Cache-Control": "no-cache"}
        )

    async def index(self, _: Request) -> Response:
        """Every other address is a page of the one browser application."""
        return self.pages.page()

    # ------------------------------------------------------------------ tables
    async def create(self, request: Request) -> Response:
        self.slow_down(self.creations, request)
        wish = await self.body(request, messages.CreateTable)
        browser, cookie = await self.sure_browser(request)
        return with_cookie(answer(await self.tables.create(wish, browser), 201), cookie, request)

    async def branch(self, request: Request) -> Response:
        self.slow_down(self.creations, request)
        wish = await self.body(request, messages.BranchTable)
        table = await self.tables.open(request.path_params["table"])
        browser, cookie = await self.sure_browser(request)
        return with_cookie(answer(await self.tables.branch(table, wish, browser), 201), cookie, request)

    async def import_file(self, request: Request) -> Response:
        self.slow_down(self.creations, request)
        text = await whole_body(request, self.limits.import_bytes)
        try:
            data = json.loads(text)
        except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
            raise BadSave("This is not a complete match file (no valid JSON).") from error
        browser, cookie = await self.sure_browser(request)
        return with_cookie(answer(await self.tables.read_file(data, browser), 201), cookie, request)

    async def export(self, request: Request) -> Response:
        table = await self.tables.open(request.path_params["table"])
        file = json.dumps(self.tables.match_file(table), ensure_ascii=False, indent=1) + "\n"
        name = f'attachment; filename="{table.match.game.slug}-{table.id}.json"'
        return Response(file, media_type="application/json", headers={"Content-Disposition": name})

    async def drawing(self, request: Request) -> Response:
        """The table as text, as the terminal draws it, for games without a drawn board: made from a view, like any."""
        language = request.query_params.get("lang", "")
        if language not in LANGUAGES:
            raise HTTPException(404, "There is no such language.")
        table = await self.tables.open(request.path_params["table"])
        mine = table.viewer_of(browser_of(request.cookies))
        asked = request.query_params.get("seat", "")
        seat = next((seat for seat in mine if str(seat) == asked), None)
        game, view = table.match.game, table.match.view(seat)
        text = await asyncio.to_thread(game.draw, view, speaker(game, language))
        return Response(text, media_type="text/plain", headers={"Cache-Control": "no-store"})

    async def claim(self, request: Request) -> Response:
        self.slow_down(self.claims, request)
        wish = await self.body(request, messages.TakeSeat)
        table = await self.tables.open(request.path_params["table"])
        browser, cookie = await self.sure_browser(request)
        seat = await table.claim(wish.token, browser, wish.name)
        return with_cookie(answer(messages.SeatTaken(seat)), cookie, request)

    async def mine(self, request: Request) -> Response:
        return await self.listed(request, None)

    async def replays(self, request: Request) -> Response:
        return await self.listed(request, True)

    async def listed(self, request: Request, over: bool | None) -> Response:
        browser = browser_of(request.cookies)
        return answer([] if browser is None else await self.tables.summaries(browser, over))

    # ------------------------------------------------------------------ the page at a table
    async def page(self, socket: WebSocket, receive: Receive, send: Send) -> None:
        place, _, identity = socket.url.path.rpartition("/")
        meant = self.hosts is None or host_name(socket.headers) in self.hosts
        if place != "/ws" or not meant or not same_origin(socket.headers, required=True):
            await socket.close(1008)  # before it is accepted: answered with 403
            return
        await socket.accept()
        try:
            table = await self.tables.open(identity)
            await self.sessions.run(
                table, browser_of(socket.cookies), receiver(receive), SocketLine(socket.scope, send)
            )
        except NoTable:
            await dismiss(socket, "no_table", NOT_FOUND_CLOSE)
        except Crowded:
            await dismiss(socket, "busy", CROWDED_CLOSE)
        except (Gone, WebSocketDisconnect):
            pass
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None:
                task.uncancel()  # the session was let go: the connection ends here

    # ------------------------------------------------------------------ who asks, and how much
    async def sure_browser(self, request: Request) -> tuple[bytes, str | None]:
        """The browser that asks, known to the store; a new one gets a new secret, never one of its own choice."""
        browser = browser_of(request.cookies)
        if browser is not None and await self.store.knows_browser(browser):
            return browser, None
        cookie = secrets.token_urlsafe(TOKEN_BYTES)
        browser = token_hash(cookie)
        await self.store.add_browser(browser)
        return browser, cookie

    async def body(self, request: Request, kind: type[Wish]) -> Wish:
        return decoded(await whole_body(request, self.limits.body_bytes), kind)

    def slow_down(self, buckets: Buckets, request: Request) -> None:
        if not same_origin(request.headers, required=False):
            raise HTTPException(403, "The request comes from another site.")
        if not buckets.take(request.client.host if request.client else ""):
            raise HTTPException(429, "Too many requests; wait a moment.")


# ---------------------------------------------------------------------- pieces
def game_info(game: Game, content: messages.ContentInfo) -> messages.GameInfo:
    return messages.GameInfo(
        game.slug,
        game.rules_version,
        list(game.players),
        game.minutes,
        [messages.OptionInfo(option.name, list(option.values), option.is_switch) for option in game.options],
        list(game.lines),
        list(game.tie_breaks),
        list(game.seat_names),
        [messages.LevelInfo(name, level.seconds) for name, level in LEVELS.items()],
        content,
        words_of(game.words),
    )


def words_of(words: Vocabulary) -> messages.Words:
    """The vocabulary, so that the browser can say an action or an event and name any action by its fields."""
    return messages.Words(
        {verb.name: messages.VerbWord(int(verb), field_words(verb, labels_of)) for verb in words.verbs},
        {event.name: messages.EventWord(field_words(event, names_of), list(event.secret)) for event in words.events},
    )


def field_words(word: Word, labels: Callable[[Domain], list[str]]) -> dict[str, messages.FieldWord]:
    return {
        name: messages.FieldWord(domain.name, bool(domain.names), domain.is_amount, domain.size, labels(domain))
        for name, domain in word.fields.items()
    }


def names_of(domain: Domain) -> list[str]:
    return list(domain.names)


def labels_of(domain: Domain) -> list[str]:
    """In verbs also the labels of a domain that spells its own values: they are needed to name an action."""
    spelled = (domain.label(number) for number in range(domain.size))
    return [label for label in spelled if isinstance(label, str)]


async def on_error(_: Request, error: Exception) -> Response:
    status, code = next(found for kind, found in PROBLEMS.items() if isinstance(error, kind))
    wrong = error.complaint if isinstance(error, BadContent) else None
    return problem(status, code, str(error), None if wrong is None else complaint_of(wrong))


async def on_refusal(_: Request, error: Exception) -> Response:
    assert isinstance(error, TurnedDown)
    return problem(403, error.code, "This is refused.")


HTTP_CODES = {400: "bad_request", 403: "forbidden", 404: "not_found", 413: "too_large", 429: "too_fast"}


async def on_http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem(error.status_code, HTTP_CODES.get(error.status_code, "bad_request"), error.detail)


async def nothing_here(_: Request) -> Response:
    return problem(404, "not_found", "There is nothing at this address.")


def browser_of(cookies: dict[str, str]) -> bytes | None:
    """The stored name of the browser that shows this cookie."""
    cookie = cookies.get(COOKIE)
    return token_hash(cookie) if cookie and len(cookie) <= LONGEST_COOKIE else None


def with_cookie(response: Response, cookie: str | None, request: Request) -> Response:
    if cookie is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax")
    return response


def receiver(receive: Receive) -> Callable[[], Awaitable[str | bytes]]:
    async def next_text() -> str | bytes:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    return next_text


class SocketLine:
    """The line of a WebSocket: sends at once where the connection offers that, otherwise as any ASGI server does."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.ask = send
        offered = scope.get("extensions", {}).get(AT_ONCE)
        self.offered: Callable[[bytes], bool] | None = offered["send"] if offered else None

    def send_at_once(self, text: bytes) -> bool:
        return self.offered is not None and self.offered(text)

    async def send(self, text: bytes) -> None:
        await self.ask({"type": "websocket.send", "text": text.decode()})


async def dismiss(socket: WebSocket, code: messages.RefusalCode, close: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(messages.Refused(code, 0)).decode())
        await socket.close(close)


class Guard:
    """Security headers on every answer; on a loopback server, only requests that were meant for it.

    Without the second, a page elsewhere could reach a server on this machine by a name that it points here.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...] | None) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if self.hosts is not None and host_name(Headers(scope=scope)) not in self.hosts:
            await problem(400, "bad_request", "This server answers on this machine only.")(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-cache")
            await send(message)

        await self.app(scope, receive, send_with_headers)


def host_name(headers: Headers) -> str:
    host = headers.get("host", "").lower()
    return host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]
