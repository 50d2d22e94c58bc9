"""What the servers on one database know of each other: who lives, who leads which table, who is where.

A server lives as long as it says so: its row is renewed every second and counts for `LEASE_SECONDS`. Times are those of
the database, in seconds. What stands here is lost when the database crashes, and said again at the next beat.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from hypostyle.server.storage.sql_store import Reading, SqlStore
from hypostyle.server.storage.store import JournalRow

LEASE_SECONDS = 5.0
NOW = "extract(epoch FROM clock_timestamp())::float8"
BEAT = f"""INSERT INTO server(id, until) VALUES(?, {NOW} + ?) ON CONFLICT(id) DO UPDATE SET until = excluded.until
    RETURNING {NOW}, xmax = 0"""
LEAVE = (
    "DELETE FROM presence WHERE server = ?",
    "DELETE FROM lease WHERE server = ?",
    "DELETE FROM server WHERE id = ?",
)
BURY = f"DELETE FROM server WHERE until < {NOW}"
TAKE = f"""INSERT INTO lease(table_id, server) SELECT unnest(?::text[]), ? ON CONFLICT(table_id) DO UPDATE
    SET server = excluded.server
    WHERE lease.server = excluded.server
    OR NOT EXISTS (SELECT 1 FROM server WHERE id = lease.server AND until > {NOW})
    RETURNING table_id"""
GIVE_BACK = "DELETE FROM lease WHERE table_id = ANY(?) AND server = ?"
WAKE = "SELECT pg_notify('hypostyle', ?)"
TAILS = """SELECT table_id, event.seq, seat, kind, value, open, at
    FROM unnest(?::text[], ?::bigint[]) AS known(id, seq) JOIN event ON table_id = known.id AND event.seq > known.seq
    ORDER BY table_id, event.seq"""
AHEAD = """SELECT known.id, "table".revision
    FROM unnest(?::text[], ?::bigint[], ?::bigint[]) AS known(id, seq, revision)
    LEFT JOIN "table" ON "table".id = known.id
    WHERE "table".revision IS DISTINCT FROM known.revision
    OR EXISTS (SELECT 1 FROM event WHERE table_id = known.id AND event.seq > known.seq)"""
REVISION = 'SELECT revision FROM "table" WHERE id = ?'
GONE = "DELETE FROM presence WHERE server = ? AND table_id = ANY(?)"
COME = "INSERT INTO presence(table_id, browser, server) SELECT unnest(?::text[]), unnest(?::bytea[]), ?"
PRESENT = f"""SELECT table_id, browser FROM presence JOIN server ON server.id = presence.server
    WHERE table_id = ANY(?) AND browser <> '' AND presence.server <> ? AND until > {NOW}"""
SOMEBODY = b""  # stands for all pages at a table, seated or not: what happens there has to be told to their server


class Beat(Struct, frozen=True):
    """The answer to a sign of life: the time of the database, and whether the others had buried this server."""

    now: float
    buried: bool


class SharedState:
    """Asked and told on behalf of one server, by its `id`."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.id = store.server

    async def beat(self) -> Beat:
        def question(connection: Reading) -> Beat:
            now, new = connection.execute(BEAT, (self.id, LEASE_SECONDS)).fetchone()
            connection.execute(BURY, ())
            return Beat(now, new)

        return await self.store.read(question)

    async def leave(self) -> None:
        """Everything this server led or held is free at once."""

        def question(connection: Reading) -> None:
            for statement in LEAVE:
                connection.execute(statement, (self.id,))

        await self.store.read(question)

    # ------------------------------------------------------------------ what has happened at tables
    async def tails(self, seqs: Mapping[str, int]) -> dict[str, list[JournalRow]]:
        """For each table the rows after the one that is known here."""

        def question(connection: Reading) -> dict[str, list[JournalRow]]:
            found: dict[str, list[JournalRow]] = {}
            for table, *row in connection.execute(TAILS, (list(seqs), list(seqs.values()))).fetchall():
                found.setdefault(table, []).append(JournalRow(*row))
            return found

        return await self.store.read(question)

    async def ahead(self, known: Mapping[str, tuple[int, int]]) -> dict[str, int | None]:
        """Tables of which more is stored than this `(seq, revision)`, with their revision; None: there is no such
        table any more."""
        seqs, revisions = ([pair[place] for pair in known.values()] for place in (0, 1))

        def question(connection: Reading) -> dict[str, int | None]:
            return dict(connection.execute(AHEAD, (list(known), seqs, revisions)).fetchall())

        return await self.store.read(question)

    async def revision(self, table: str) -> int:
        """How often something has changed at a table besides its journal."""

        def question(connection: Reading) -> int:
            row = connection.execute(REVISION, (table,)).fetchone()
            return 0 if row is None else int(row[0])

        return await self.store.read(question)

    # ------------------------------------------------------------------ who leads which table
    async def take_lead(self, tables: Collection[str]) -> set[str]:
        """Those of the tables that this server leads from now on: nobody living led them."""
        values = (sorted(tables), self.id)
        return await self.store.read(
            lambda connection: {table for (table,) in connection.execute(TAKE, values).fetchall()}
        )

    async def give_back(self, tables: Collection[str]) -> None:
        news = ",".join(f"{table} l" for table in tables)

        def question(connection: Reading) -> None:
            connection.execute(GIVE_BACK, (sorted(tables), self.id))
            connection.execute(WAKE, (news,))

        await self.store.read(question)

    # ------------------------------------------------------------------ who is at the tables
    async def say_present(self, present: Mapping[str, Collection[bytes]]) -> None:
        """The browsers that are at these tables here, and no others; SOMEBODY among them, where there are pages."""
        pairs = [(table, browser) for table, browsers in present.items() for browser in browsers]
        come: tuple[Any, ...] = ([table for table, _ in pairs], [browser for _, browser in pairs], self.id)
        news = ",".join(f"{table} p" for table in present)

        def question(connection: Reading) -> None:
            connection.execute(GONE, (self.id, sorted(present)))
            if pairs:
                connection.execute(COME, come)
            connection.execute(WAKE, (news,))

        await self.store.read(question)

    async def present(self, tables: Collection[str]) -> dict[str, set[bytes]]:
        """The browsers that are at these tables with other servers."""

        def question(connection: Reading) -> dict[str, set[bytes]]:
            found: dict[str, set[bytes]] = {table: set() for table in tables}
            for table, browser in connection.execute(PRESENT, (sorted(tables), self.id)).fetchall():
                found[table].add(browser)
            return found

        return await self.store.read(question)
