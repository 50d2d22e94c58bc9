"""What a database keeps beside the journals: settings, chat, results, reviews, links to other devices; and the
end of tables."""

from __future__ import annotations

import time

import msgspec

from hypostyle.server.storage.group_commit import Statement
from hypostyle.server.storage.sql_store import Reading, SqlStore, last_rows, listed_table
from hypostyle.server.storage.store import (
    MOST_SAID,
    ChatRow,
    Conflict,
    CutRow,
    DeviceLinkRow,
    ListedTable,
    TableSettings,
)

SETTINGS = 'UPDATE "table" SET settings = ? WHERE id = ?'
SAY = "INSERT INTO chat(table_id, number, seat, phrase, text, at) VALUES(?, ?, ?, ?, ?, ?)"
FORGET_SAID = "DELETE FROM chat WHERE table_id = ? AND number <= ?"
SAID = "SELECT number, seat, phrase, text, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
KEEP_RESULT = "INSERT INTO result(table_id, data) VALUES(?, ?) ON CONFLICT DO NOTHING"
RESULT = "SELECT data FROM result WHERE table_id = ?"
ADD_CUT = "INSERT INTO cut(table_id, commitment, browser) VALUES(?, ?, ?)"
REVEAL_CUT = "UPDATE cut SET share = ? WHERE table_id = ? AND commitment = ? AND share = ''"
CUTS = "SELECT browser, commitment, share FROM cut WHERE table_id = ? ORDER BY commitment"
KEEP_VERDICT = "INSERT INTO verdict(table_id, judge, step, data) VALUES(?, ?, ?, ?) ON CONFLICT DO NOTHING"
VERDICTS = "SELECT data FROM verdict WHERE table_id = ? AND judge = ? ORDER BY step"
ADD_LINK = "INSERT INTO device_link(hash, used, cookie, expires) VALUES(?, ?, ?, ?)"
LINK = "SELECT cookie, expires FROM device_link WHERE hash = ? AND used = 0 AND expires > ?"
EXPIRED_LINKS = "DELETE FROM device_link WHERE expires < ?"
TABLES_OF = "SELECT DISTINCT table_id FROM seat WHERE owner = ?"
MOVE_SEATS = "UPDATE seat SET owner = ?, since = ? WHERE owner = ?"
MOVE_CUTS = "UPDATE cut SET browser = ? WHERE browser = ?"
MOVE_TABLES = 'UPDATE "table" SET opener = ? WHERE opener = ?'
CREATED_BEFORE = 'SELECT id FROM "table" WHERE created < ? ORDER BY created'
CHANGE = "INSERT INTO changed_elsewhere(table_id, at) VALUES(?, ?) ON CONFLICT DO NOTHING"
CHANGED = "SELECT table_id, at FROM changed_elsewhere WHERE at > ? ORDER BY at"
FORGET_CHANGES = "DELETE FROM changed_elsewhere WHERE at < ?"
DAY = 86_400.0
OF_A_TABLE = ("cut", "verdict", "result", "chat", "event", "seat")


class TablesideStore(SqlStore):
    """The rest of what a store does; see the protocol `Store`."""

    shared = False  # several servers use it: each is told what another one has changed

    # ------------------------------------------------------------------ one table
    async def save_settings(self, table: str, settings: TableSettings) -> None:
        text = msgspec.json.encode(settings).decode()
        await self.write((SETTINGS, (text, table)), *self.telling_others(table))

    async def say(self, table: str, row: ChatRow) -> None:
        await self.write(
            (SAY, (table, row.number, row.seat, row.phrase, row.text, row.at)),
            (FORGET_SAID, (table, row.number - MOST_SAID)),
            *self.telling_others(table),
        )

    async def said(self, table: str, most: int) -> list[ChatRow]:
        found = await self.read(lambda connection: connection.execute(SAID, (table, most)).fetchall())
        return [ChatRow(*row) for row in reversed(found)]

    async def add_cut(self, table: str, row: CutRow) -> None:
        await self.write((ADD_CUT, (table, row.commitment, row.browser)), *self.telling_others(table))

    async def reveal_cut(self, table: str, row: CutRow) -> None:
        await self.write((REVEAL_CUT, (row.share, table, row.commitment)), *self.telling_others(table))

    async def cuts(self, table: str) -> list[CutRow]:
        found = await self.read(lambda connection: connection.execute(CUTS, (table,)).fetchall())
        return [CutRow(*row) for row in found]

    async def keep_result(self, table: str, result: bytes) -> None:
        await self.write((KEEP_RESULT, (table, result)))

    async def result(self, table: str) -> bytes | None:
        found = await self.read(lambda connection: connection.execute(RESULT, (table,)).fetchone())
        return None if found is None else bytes(found[0])

    async def keep_verdict(self, table: str, judge: str, step: int, verdict: bytes) -> None:
        await self.write((KEEP_VERDICT, (table, judge, step, verdict)))

    async def verdicts(self, table: str, judge: str) -> list[bytes]:
        found = await self.read(lambda connection: connection.execute(VERDICTS, (table, judge)).fetchall())
        return [bytes(data) for (data,) in found]

    # ------------------------------------------------------------------ another device
    async def add_device_link(self, link: DeviceLinkRow) -> None:
        await self.write((EXPIRED_LINKS, (time.time(),)), (ADD_LINK, (link.hash, 0, link.cookie, link.expires)))

    async def use_device_link(self, link: bytes, now: float) -> bytes | None:
        found = await self.read(lambda connection: connection.execute(LINK, (link, now)).fetchone())
        if found is None:
            return None
        cookie, expires = found
        try:
            await self.write((ADD_LINK, (link, 1, b"", expires)))
        except Conflict:  # somebody else was faster
            return None
        return bytes(cookie)

    async def move_seats(self, browser: bytes, to: bytes) -> list[str]:
        tables = await self.read(lambda connection: connection.execute(TABLES_OF, (browser,)).fetchall())
        await self.write(
            (MOVE_SEATS, (to, time.time(), browser)), (MOVE_TABLES, (to, browser)), (MOVE_CUTS, (to, browser))
        )
        return [table for (table,) in tables]

    # ------------------------------------------------------------------ upkeep
    async def all_tables(self, before: float, over: bool | None, most: int) -> list[ListedTable]:
        return await self.read(lambda connection: tables_left_alone(connection, before, over, most))

    async def delete_table(self, table: str) -> None:
        await self.write(*deletions(table))

    async def changed_elsewhere(self, since: float) -> list[tuple[str, float]]:
        found = await self.read(lambda connection: connection.execute(CHANGED, (since,)).fetchall())
        return [(table, at) for table, at in found]

    def telling_others(self, table: str) -> list[Statement]:
        return change_statements(table, time.time()) if self.shared else []


def tables_left_alone(connection: Reading, before: float, over: bool | None, most: int) -> list[ListedTable]:
    found: list[ListedTable] = []
    for (identity,) in connection.execute(CREATED_BEFORE, (before,)).fetchall():
        rows = last_rows(connection, identity)
        if rows is None or rows[0].at >= before or over not in (None, rows[0].open == 0):
            continue
        listed = listed_table(connection, identity, *rows)
        if listed is not None:
            found.append(listed)
        if len(found) >= most:
            break
    return found


def change_statements(table: str, now: float) -> list[Statement]:
    return [(FORGET_CHANGES, (now - DAY,)), (CHANGE, (table, now))]


def deletions(table: str) -> list[Statement]:
    """The statements that end a table: what refers to others goes first."""
    beside: list[Statement] = [(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in OF_A_TABLE]
    return [*beside, ('DELETE FROM "table" WHERE id = ?', (table,))]
