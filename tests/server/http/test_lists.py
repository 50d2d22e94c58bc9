"""Lists of tables: each may look at a thousand tables, and all are read by the thread that opens tables."""

import asyncio
from collections import Counter
from typing import Any, cast

from starlette.requests import Request

from hypostyle.server import messages
from hypostyle.server.http.kept_answers import KeptAnswers
from hypostyle.server.http.table_routes import TableRoutes
from hypostyle.server.http.visitors import VISITOR, Visitor
from hypostyle.server.limits import Limits
from hypostyle.server.table.lobby import Lobby

STRANGER, NEIGHBOUR = "203.0.113.7", "203.0.113.8"


class SlowLobby:
    """Takes a few turns of the loop for each list, and notes how many are under way."""

    def __init__(self) -> None:
        self.under_way = self.most = 0

    async def tables_of(self, browser: bytes, over: bool | None) -> list[messages.TableSummary]:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        for _ in range(3):
            await asyncio.sleep(0)
        self.under_way -= 1
        return []


def asked_from(address: str) -> Request:
    headers = [(b"cookie", b"hypostyle=somebody")]
    visitor = Visitor(address, None, secure=False, welcome=True)
    return Request({"type": "http", "method": "GET", "path": "/api/tables", "headers": headers, VISITOR: visitor})


def test_one_list_is_read_at_a_time_and_addresses_have_their_turns() -> None:
    async def scene() -> None:
        lobby = SlowLobby()
        routes = TableRoutes(cast(Any, None), cast(Lobby, lobby), cast(Any, None), Limits(), KeptAnswers())
        order: list[str] = []
        statuses: Counter[int] = Counter()

        async def ask(address: str) -> None:
            statuses[(await routes.list_all(asked_from(address))).status_code] += 1
            order.append(address)

        await asyncio.gather(*(ask(address) for address in [STRANGER] * 60 + [NEIGHBOUR] * 3))
        assert lobby.most == 1
        assert statuses == {200: 63}
        assert [place for place, address in enumerate(order) if address == NEIGHBOUR] == [2, 4, 6]

    asyncio.run(scene())
