"""Races that several servers run together: when each began, and every claim in its order, by the database's clock."""

from __future__ import annotations

from msgspec import Struct

from hypostyle.server.storage.shared_state import WAKE
from hypostyle.server.storage.sql_store import Reading, SqlStore

FORGOTTEN_SECONDS = 5.0  # a race that no server has looked at for so long begins anew
NOW = "extract(epoch FROM statement_timestamp())::float8"
ANEW = f"race.seen < {NOW} - {FORGOTTEN_SECONDS}"
BEGIN = f"""INSERT INTO race(table_id, opening, round, began, seen, leader) VALUES(?, ?, 1, {NOW} + ?, {NOW}, ?)
    ON CONFLICT(table_id, opening) DO UPDATE SET
    round = CASE WHEN {ANEW} THEN race.round + 1 ELSE race.round END,
    began = CASE WHEN {ANEW} THEN excluded.began ELSE race.began END,
    leader = CASE WHEN {ANEW} THEN excluded.leader ELSE race.leader END,
    seen = excluded.seen
    RETURNING round, began, leader"""
FORMER = "DELETE FROM race WHERE table_id = ? AND opening <> ?"
ALONE = "SELECT 1 FROM race WHERE table_id = ? AND opening = ? AND round = ? FOR UPDATE"
CLAIM = f"""INSERT INTO race_claim(table_id, opening, round, seat, action, made, arrived, reason)
    SELECT ?, ?, ?, ?, ?, least(?, {NOW}), {NOW}, ? WHERE NOT EXISTS (SELECT 1 FROM race_claim
    WHERE table_id = ? AND opening = ? AND round = ? AND seat = ? AND reason IS NOT NULL AND arrived + ? > {NOW})
    RETURNING number"""
SEEN = f"UPDATE race SET seen = {NOW} WHERE table_id = ? AND opening = ? AND round = ?"
CLAIMS = """SELECT number, seat, action, made, arrived, reason FROM race_claim
    WHERE table_id = ? AND opening = ? AND round = ? AND number > ? ORDER BY number"""


class RaceRecord(Struct, frozen=True):
    """A race as all servers know it: by the row of the journal that opened it, and how often it has begun anew."""

    table: str
    opening: int
    round: int
    began: float
    leader: str

    @property
    def key(self) -> tuple[str, int, int]:
        return self.table, self.opening, self.round


class ClaimRecord(Struct, frozen=True):
    """A claim; `reason` says why it was wrong."""

    number: int
    seat: int
    action: int
    made: float
    arrived: float
    reason: str | None


class SharedRaces:
    def __init__(self, store: SqlStore, identity: str) -> None:
        self.store = store
        self.id = identity

    async def begin(self, table: str, opening: int, lead: float) -> RaceRecord:
        """The race that a row of the journal has opened, from the first server that says so: `lead` seconds later."""

        def question(connection: Reading) -> RaceRecord:
            connection.execute(FORMER, (table, opening))
            number, began, leader = connection.execute(BEGIN, (table, opening, lead, self.id)).fetchone()
            return RaceRecord(table, opening, number, began, leader)

        return await self.store.read(question)

    async def claim(
        self, race: RaceRecord, seat: int, action: int, made: float, reason: str | None, pause: float
    ) -> bool:
        """Put a claim in its place among all; not if the seat has to pause after a wrong one."""
        values = (*race.key, seat, action, made, reason, *race.key, seat, pause)

        def question(connection: Reading) -> bool:
            connection.execute("BEGIN", ())
            connection.execute(ALONE, race.key)
            taken = connection.execute(CLAIM, values).fetchone() is not None
            connection.execute(WAKE, (f"{race.table} r",))
            connection.execute("COMMIT", ())
            return taken

        return await self.store.read(question)

    async def claims(self, race: RaceRecord, after: int) -> list[ClaimRecord]:
        """The claims that followed; asking says that somebody still looks."""

        def question(connection: Reading) -> list[ClaimRecord]:
            connection.execute(SEEN, race.key)
            return [ClaimRecord(*row) for row in connection.execute(CLAIMS, (*race.key, after)).fetchall()]

        return await self.store.read(question)
