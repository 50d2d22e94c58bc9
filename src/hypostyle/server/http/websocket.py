"""The WebSocket of a page at a table, /ws/<table>: who may open it, and how others are turned away."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from hypostyle.server import messages
from hypostyle.server.connection.connections import Connections
from hypostyle.server.connection.transport import WebSocketTransport, receiver
from hypostyle.server.errors import Disconnected, NoSpectators, TableDamaged, TableNotFound, TooManyConnections
from hypostyle.server.http.cookies import browser_of
from hypostyle.server.http.visitors import visitor_of
from hypostyle.server.storage.store import Busy, Unreadable
from hypostyle.server.table.registry import TableRegistry

NOT_ALLOWED_CLOSE = 1008
NO_SPECTATORS_CLOSE = 4403
NOT_FOUND_CLOSE = 4404
DAMAGED_CLOSE = 4422
TOO_MANY_CLOSE = 1013


class WebSocketEndpoint:
    def __init__(self, registry: TableRegistry, connections: Connections) -> None:
        self.registry = registry
        self.connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        path, _, identity = socket.url.path.rpartition("/")
        visitor = visitor_of(socket)
        allowed = visitor.is_own_page(socket.headers.get("origin"), required=True)
        if path != "/ws" or not allowed:
            await socket.close(NOT_ALLOWED_CLOSE)  # before it is accepted: answered with 403
            return
        await socket.accept()
        try:
            table = await self.registry.open(identity)
            table.opener.check_visitor(browser_of(socket.cookies))
            transport = WebSocketTransport(scope, send)
            browser = browser_of(socket.cookies)
            await self.connections.run(table, browser, receiver(receive), transport, visitor.address)
        except TableNotFound:
            await dismiss(socket, "no_table", NOT_FOUND_CLOSE)
        except NoSpectators:
            await dismiss(socket, "no_spectators", NO_SPECTATORS_CLOSE)
        except (TableDamaged, Unreadable):
            await dismiss(socket, "damaged", DAMAGED_CLOSE)
        except (TooManyConnections, Busy):
            await dismiss(socket, "busy", TOO_MANY_CLOSE)
        except (Disconnected, WebSocketDisconnect):
            pass
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None:
                task.uncancel()  # the page was let go: its connection ends here


async def dismiss(socket: WebSocket, code: messages.RefusalCode, close: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(messages.encode(messages.Refused(code, 0)).decode())
        await socket.close(close)
