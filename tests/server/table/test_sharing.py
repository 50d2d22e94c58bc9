"""What a server makes of the news of others: rows that follow what it knows are taken over, all else is asked for."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from hypostyle.server.messages import CreateTable, SeatWish
from hypostyle.server.storage.shared_state import LEASE_SECONDS, SOMEBODY, Beat
from hypostyle.server.storage.sql_store import Listening, SqlStore
from hypostyle.server.storage.store import Busy, JournalRow
from hypostyle.server.table.race import Latency
from hypostyle.server.table.sharing import Sharing
from hypostyle.server.table.table import Table
from tests.server.in_process import ME, DeafPage, Service, play_first, with_service


class Asked:
    """A store elsewhere that notes what it is asked for."""

    def __init__(self, rows: list[JournalRow]) -> None:
        self.rows = rows
        self.questions: list[dict[str, int]] = []

    async def tails(self, seqs: Mapping[str, int]) -> dict[str, list[JournalRow]]:
        self.questions.append(dict(seqs))
        return {table: [row for row in self.rows if row.seq > seq] for table, seq in seqs.items()}


def page() -> Any:
    return DeafPage(ME, Latency(0.0))


def notice(table: Table, rows: list[JournalRow]) -> str:
    return ",".join(f"{table.id} {row.seq} {row.seat} {row.kind} {row.value} {row.open} {row.at!r}" for row in rows)


def names(table: Table, rows: list[JournalRow]) -> str:
    return ",".join(f"{table.id} {row.seq}" for row in rows)


def sharing_of(service: Service) -> Sharing:
    """Of the tables of a service; no news reach it but those that a test tells."""
    sharing = Sharing(cast(SqlStore, service.store), cast(Listening, None))
    sharing.registry = service.registry
    return sharing


NEWS: dict[str, tuple[Callable[[Table, list[JournalRow]], str], slice, int]] = {
    "rows that follow": (notice, slice(0, 3), 0),
    "rows it has in part": (notice, slice(0, None), 0),
    "a row is missing": (notice, slice(1, 3), 1),
    "in another order": (lambda table, rows: notice(table, rows[::-1]), slice(0, 3), 1),
    "names only": (names, slice(0, 3), 1),
}


@pytest.mark.parametrize("kind", NEWS)
def test_rows_that_were_told_are_taken_over_and_others_asked_for(tmp_path: Path, kind: str) -> None:
    told, part, questions = NEWS[kind]

    async def scene(service: Service) -> None:
        elsewhere, here = await service.table("here", "here"), await service.table("here", "here")
        await play_first(elsewhere)
        await play_first(here)  # the same seed and the same move
        for _ in range(3):
            await play_first(elsewhere)
        here.subscribe(page())
        rows = elsewhere.journal.rows[2 if part.stop else 1 :]
        sharing = sharing_of(service)
        asked = Asked(elsewhere.journal.rows)
        sharing.state = cast(Any, asked)
        sharing.heard(told(here, rows[part]))
        assert sharing.woken.is_set()
        await sharing.catch_up()
        assert len(asked.questions) == questions
        assert here.journal.rows[2:] == elsewhere.journal.rows[2:]
        assert here.match.state.to_bytes() == elsewhere.match.state.to_bytes()
        assert not sharing.told
        assert not sharing.behind

    with_service(tmp_path, scene)


def test_news_of_what_is_known_wake_nobody(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("here", "here")
        await play_first(table)
        table.subscribe(page())
        sharing = sharing_of(service)
        sharing.heard(notice(table, table.journal.rows))
        sharing.heard("elsewhere 3 0 act 5 1 0.5")
        assert not sharing.woken.is_set()

    with_service(tmp_path, scene)


def test_a_table_that_no_page_is_at_is_not_followed_until_one_comes(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("here", "here")
        sharing = sharing_of(service)
        table.sharing = sharing
        sharing.heard(f"{table.id} 1 0 act 5 1 0.5")
        assert not sharing.woken.is_set()
        table.subscribe(page())
        assert sharing.woken.is_set()
        assert sharing.changed == {table.id}

    with_service(tmp_path, scene)


class Telling:
    """A database that is told who is at which table."""

    def __init__(self) -> None:
        self.told: list[dict[str, set[bytes]]] = []

    async def say_present(self, present: dict[str, set[bytes]]) -> None:
        self.told.append(present)


def test_what_was_done_before_the_others_knew_of_a_page_here_is_asked_for(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("here", "here")
        sharing = sharing_of(service)
        telling = Telling()
        sharing.state = cast(Any, telling)
        table.sharing = sharing
        first, second = page(), page()
        behind = []
        for change, subscriber in (
            (table.subscribe, first),
            (table.subscribe, second),
            (table.unsubscribe, first),
            (table.unsubscribe, second),
            (table.subscribe, first),
        ):
            change(subscriber)
            await sharing.tell()
            behind.append(bool(sharing.behind))
            sharing.behind.clear()
        assert behind == [True, False, False, False, True]
        assert [SOMEBODY in told[table.id] for told in telling.told] == [True, True, True, False, True]

    with_service(tmp_path, scene)


class Unreachable:
    """A database that is away."""

    async def say_present(self, present: dict[str, set[bytes]]) -> None:
        raise Busy("away")


def test_who_is_here_is_said_again_where_it_could_not_be_said(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("here", "here")
        sharing = sharing_of(service)
        table.sharing = sharing
        table.subscribe(page())
        sharing.state = cast(Any, Unreachable())
        with pytest.raises(Busy):
            await sharing.tell()
        assert not sharing.announced
        telling = Telling()
        sharing.state = cast(Any, telling)
        await sharing.tell()
        assert [list(told) for told in telling.told] == [[table.id]]
        assert sharing.announced == {table.id}

    with_service(tmp_path, scene)


class Beating:
    """A database that hears signs of life."""

    async def beat(self) -> Beat:
        return Beat(0.0, buried=False)


def test_a_bot_whose_turn_came_while_the_lead_was_in_doubt_thinks_after_the_next_beat(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        wish = CreateTable("imhotep", [SeatWish("you"), SeatWish("bot", level=1)], seed=3)
        table = await service.open(await service.lobby.create(wish, ME))
        sharing = sharing_of(service)
        sharing.state = cast(Any, Beating())
        table.sharing = sharing
        table.subscribe(page())
        sharing.led.add(table.id)
        await sharing.beat()
        sharing.beaten -= LEASE_SECONDS
        while table.journal.to_move == [0]:
            await play_first(table)
        assert not table.bots.tasks
        await sharing.beat()
        assert list(table.bots.tasks) == [1]
        table.bots.stop()

    with_service(tmp_path, scene)
