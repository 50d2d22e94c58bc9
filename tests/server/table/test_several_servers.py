"""Several servers on one PostgreSQL: every table is everywhere, and there is one truth about it."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from tests.server.database import Database, children
from tests.server.races import GAME, OPTIONS, Start, race
from tests.server.running import AMPLE, Browser, Page, Server, running, wait_for
from tests.server.several import LONG_LEASES, THOUGHTS, at, two_servers


@pytest.fixture(scope="module")
def pair(database: Database) -> Iterator[tuple[Server, Server]]:
    with two_servers(database, before=THOUGHTS) as servers:
        yield servers


def journal(server: Server, table: str) -> list[tuple[int, int, str, int]]:
    with psycopg.connect(server.place) as connection:
        rows = connection.execute("SELECT seq, seat, kind, value FROM event WHERE table_id = %s ORDER BY seq", (table,))
        return list(rows)


async def first_move(page: Page) -> Any:
    seat = page.update["to_move"][0]
    return await page.act(seat, page.legal(seat)[0])


async def refusal_or_update(page: Page, seq: int) -> str:
    """What comes first: a refusal, or the table as it is after `seq`."""
    while True:
        message = await page.receive()
        if message["type"] == "refused":
            return str(message["code"])
        if message["type"] == "update" and message["seq"] > seq:
            return "seen"


async def answered(page: Page) -> None:
    """All that was sent before has its answer: a refusal may come after the move that it was refused for."""
    await page.send({"type": "ping"})
    await page.until("pong")


def test_what_is_played_at_one_server_is_seen_at_the_other(pair: tuple[Server, Server]) -> None:
    here = Browser(pair[0])
    table = here.create("you", "here")["table"]

    async def scene() -> None:
        async with here.page(table) as one, at(pair[1], here).page(table) as other:
            for turn in range(6):
                page, watching = (one, other) if turn % 2 else (other, one)
                seq = page.update["seq"]
                await page.act(page.update["to_move"][0], page.legal(page.update["to_move"][0])[0])
                await watching.until_seq(seq + 1)
                assert watching.update["to_move"] == page.update["to_move"]
                assert watching.entries == page.entries
            await one.send({"type": "undo", "seq": one.update["seq"], "seat": 0})
            await other.until_seq(one.update["seq"] + 1)
            await one.until_seq(other.update["seq"])
            assert other.update["step"] == one.update["step"] < one.update["seq"]

    asyncio.run(scene())


def test_of_two_moves_at_once_at_two_servers_exactly_one_is_made(pair: tuple[Server, Server]) -> None:
    here = Browser(pair[0])
    table = here.create("you", "here")["table"]

    async def scene() -> None:
        fates = []
        async with here.page(table) as one, at(pair[1], here).page(table) as other:
            for _ in range(12):
                seq = one.update["seq"]
                seat = one.update["to_move"][0]
                legal = one.legal(seat)
                if len(legal) < 2:
                    await one.act(seat, legal[0])
                    await other.until_seq(seq + 1)
                    continue
                for page, action in ((one, legal[0]), (other, legal[1])):
                    await page.send({"type": "act", "seq": seq, "seat": seat, "action": action})
                fates.append(sorted(await asyncio.gather(*(refusal_or_update(page, seq) for page in (one, other)))))
                await asyncio.gather(one.until_seq(seq + 1), other.until_seq(seq + 1))
                await asyncio.gather(answered(one), answered(other))
                assert one.update["seq"] == other.update["seq"] == seq + 1
                assert one.entries == other.entries
        rows = journal(pair[0], table)
        assert [row[0] for row in rows] == list(range(len(rows)))
        assert all(fate in (["seen", "stale"], ["seen", "seen"]) for fate in fates)
        assert ["seen", "stale"] in fates

    asyncio.run(scene())


def test_a_server_that_hears_no_news_still_finds_out(database: Database) -> None:
    with two_servers(database, deaf=True) as (one, deaf):
        here = Browser(one)
        table = here.create("you", "here")["table"]

        async def scene() -> None:
            there = at(deaf, here)
            async with here.page(table) as page, there.page(table) as watching:
                await first_move(page)
                await watching.until_seq(1)
                assert watching.entries == page.entries
                seq = page.update["seq"]
                seat = page.update["to_move"][0]
                await page.act(seat, page.legal(seat)[0])
                await watching.send({"type": "act", "seq": seq, "seat": seat, "action": watching.legal(seat)[-1]})
                assert await refusal_or_update(watching, seq) in ("stale", "seen"), "it runs into the row that is there"
                async with there.page(table) as late:
                    assert late.update["seq"] == page.update["seq"], "who comes is never shown less than there is"

        asyncio.run(scene())


def test_a_seat_is_taken_once_and_everybody_hears_who_is_there(pair: tuple[Server, Server]) -> None:
    host = Browser(pair[0])
    made = host.create("you", "link")
    path = f"/api/tables/{made['table']}/claim"

    async def scene() -> None:
        async with host.page(made["table"]) as page:
            guests = [Browser(server) for server in (*pair, *pair)]
            wish = {"token": made["seats"][1]["token"], "name": "Guest"}
            answers = await asyncio.gather(*(asyncio.to_thread(guest.post, path, wish) for guest in guests))
            assert sorted(answer.status for answer in answers) == [200, 403, 403, 403]
            guest = at(pair[1], next(one for one, answer in zip(guests, answers, strict=True) if answer.status == 200))
            async with guest.page(made["table"]) as other:
                while not page.seats or not (page.seats[1]["claimed"] and page.seats[1]["connected"]):
                    await page.receive()
                while not other.seats[0]["connected"]:
                    await other.receive()
                await other.send({"type": "name", "seat": 1, "name": "Nefertari"})
                while page.seats[1]["name"] != "Nefertari":
                    await page.receive()
                assert other.welcome["mine"] == [1]
            while page.seats[1]["connected"]:
                await page.receive()

    asyncio.run(scene())


def thoughts(servers: tuple[Server, Server]) -> int:
    return sum(server.complaints.count("a bot thinks") for server in servers)


async def play_against_bots(page: Page, watching: Page, turns: int) -> None:
    for _ in range(turns):
        while 0 not in page.update["to_move"]:
            await page.until("update")
        await first_move(page)
        await watching.until_seq(page.update["seq"])
    while 0 not in page.update["to_move"]:
        await page.until("update")


def test_a_bots_move_is_thought_once(database: Database) -> None:
    with two_servers(database, before=THOUGHTS + LONG_LEASES) as servers:
        here = Browser(servers[0])
        table = here.create("you", "bot:greedy", "bot:greedy")["table"]

        async def scene() -> None:
            async with at(servers[1], here).page(table) as watching, here.page(table) as page:
                await play_against_bots(page, watching, 5)

        asyncio.run(scene())
        made = sum(row[1] != 0 for row in journal(servers[0], table) if row[2] == "act")
        assert made >= 8
        assert thoughts(servers) == made


def test_when_a_server_dies_its_bots_move_at_another(database: Database) -> None:
    with two_servers(database) as servers:
        here = Browser(servers[0])
        table = here.create("you", "bot:greedy", "bot:greedy")["table"]

        async def scene() -> None:
            async with here.page(table) as page, at(servers[1], here).page(table) as watching:
                await play_against_bots(page, watching, 2)
                await asyncio.to_thread(servers[0].kill)
                for _ in range(3):
                    while 0 not in watching.update["to_move"]:
                        await watching.until("update")
                    await first_move(watching)

        asyncio.run(scene())


# ---------------------------------------------------------------------- races
async def at_the_race(servers: tuple[Server, Server], start: Start) -> tuple[str, Browser, Browser]:
    """A table that is about to race, with a seat of one browser at each server."""
    host, guest = Browser(servers[0]), Browser(servers[1])
    made = host.create("you", "link", game=GAME, options=OPTIONS, seed=start.seed)
    wish = {"token": made["seats"][1]["token"], "name": "B"}
    assert guest.post(f"/api/tables/{made['table']}/claim", wish).status == 200
    async with host.page(made["table"]) as one, guest.page(made["table"]) as other:
        for number, (seat, action) in enumerate(start.moves):
            page = (one, other)[seat]
            await page.until_seq(number)
            await page.send({"type": "act", "seq": number, "seat": seat, "action": action})
        await asyncio.gather(one.until_seq(len(start.moves)), other.until_seq(len(start.moves)))
    return made["table"], host, guest


def claim(page: Page, seat: int, action: int) -> str:
    return json.dumps({"type": "act", "seq": page.update["seq"], "seat": seat, "action": action})


@pytest.mark.parametrize("kept", [False, True])
def test_of_two_right_claims_at_two_servers_one_wins_and_the_other_is_beaten(
    pair: tuple[Server, Server], kept: bool
) -> None:
    start = race(2)

    async def scene() -> None:
        table, host, guest = await at_the_race(pair, start)
        async with host.page(table) as one, guest.page(table) as other:
            seq = one.update["seq"]
            pages = [(one, 0), (other, 1)]
            for page, seat in pages if kept else reversed(pages):
                await page.send(claim(page, seat, start.right[0]))
            await asyncio.gather(one.until_seq(seq + 1), other.until_seq(seq + 1))
            winner = journal(pair[0], table)[seq + 1]
            assert winner[2:] == ("act", start.right[0])
            loser = (other, one)[winner[1]]
            refused = [json.loads(text) for text in loser.tapped if '"refused"' in text]
            assert (refused[0] if refused else await loser.until("refused"))["code"] == "beaten"
            assert one.entries[-1]["seat"] == other.entries[-1]["seat"] == winner[1]

    asyncio.run(scene())


def test_a_wrong_claim_pauses_its_seat_at_every_server(pair: tuple[Server, Server]) -> None:
    start = race(2)

    async def scene() -> None:
        table, host, guest = await at_the_race(pair, start)
        async with host.page(table) as one, at(pair[1], host).page(table) as twin, guest.page(table) as other:
            await one.send(claim(one, 0, start.wrong))
            assert (await one.until("refused"))["code"] == "illegal"
            news = await other.until("race")
            while not news["wrong"]:
                news = await other.until("race")
            assert news["wrong"][0]["seat"] == 0
            assert news["paused"]["0"] > 0
            await twin.send(claim(twin, 0, start.right[0]))
            assert (await twin.until("refused"))["code"] == "paused"
            seq = other.update["seq"]
            await other.act(1, start.right[0])
            await asyncio.gather(one.until_seq(seq + 1), other.until_seq(seq + 1))
            assert journal(pair[0], table)[seq + 1][1] == 1

    asyncio.run(scene())


def test_a_race_is_decided_when_the_server_that_began_it_dies(database: Database) -> None:
    start = race(2)
    with two_servers(database) as servers:

        async def scene() -> None:
            table, host, guest = await at_the_race(servers, start)
            async with guest.page(table) as other:
                async with host.page(table) as one:
                    await one.send(claim(one, 0, start.wrong))
                    await one.until("refused")
                await asyncio.to_thread(servers[0].kill)
                seq = other.update["seq"]
                await other.act(1, start.right[0])
                await other.until_seq(seq + 1)
                assert journal(servers[1], table)[seq + 1][1:] == (1, "act", start.right[0])

        asyncio.run(scene())


def test_when_time_is_up_everybody_leaves_at_every_server(database: Database) -> None:
    start = race(2)
    with two_servers(database, limits=AMPLE + ", race_seconds=1.0") as servers:

        async def scene() -> None:
            table, host, guest = await at_the_race(servers, start)
            async with host.page(table) as one, guest.page(table) as other:
                while one.update.get("race"):
                    await one.until("update")
                await other.until_seq(one.update["seq"])
                assert not other.update.get("race")
            rows = journal(servers[0], table)
            assert [row[0] for row in rows] == list(range(len(rows)))

        asyncio.run(scene())


# ---------------------------------------------------------------------- troubles
def test_without_its_database_a_server_is_busy_and_goes_on_when_it_is_back() -> None:
    database = Database().start()
    try:
        with two_servers(database) as (one, other):
            here = Browser(one)
            table = here.create("you", "here")["table"]

            async def scene() -> None:
                async with here.page(table) as page, at(other, here).page(table) as watching:
                    await first_move(page)
                    await watching.until_seq(1)
                    shown = list(page.entries)
                    await asyncio.to_thread(database.kill)
                    seat = page.update["to_move"][0]
                    action = page.legal(seat)[0]
                    message = {"type": "act", "seq": 1, "seat": seat, "action": action}
                    assert (await page.ask(message, "refused"))["code"] == "busy"
                    answer = await asyncio.to_thread(at(other, here).get, f"/api/tables/{table}/export")
                    assert answer.status == 503
                    for server in (one, other):
                        async with at(server, here).page(table, greet=False) as newcomer:
                            assert (await newcomer.until("refused"))["code"] == "busy"
                            await newcomer.socket.wait_closed()
                            assert newcomer.socket.close_code == 1013
                    await asyncio.to_thread(database.start)
                    for _ in range(100):
                        await watching.send(message)
                        if await refusal_or_update(watching, 1) == "seen":
                            break
                        await asyncio.sleep(0.2)
                    await page.until_seq(2)
                    assert page.update["seq"] == watching.update["seq"] == 2
                    assert page.entries[: len(shown)] == shown

            asyncio.run(scene())
            assert "Traceback" not in one.complaints + other.complaints
    finally:
        database.stop()


def test_a_process_that_is_killed_is_replaced_and_the_others_serve_its_tables(database: Database) -> None:
    with running(database.new(), more="processes=2") as server:
        assert server.process is not None
        here = Browser(server)
        table = here.create("you", "here")["table"]

        async def play(moves: int) -> list[Any]:
            async with here.page(table) as page:
                for _ in range(moves):
                    await page.act(page.update["to_move"][0], page.legal(page.update["to_move"][0])[0])
                return list(page.entries)

        shown = asyncio.run(play(4))
        before = members(server)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        wait_for(lambda: len(members(server)) == 2 and before[0] not in members(server))
        wait_for(lambda: here.get("/healthz").status == 200)
        for _ in range(6):
            assert asyncio.run(play(0)) == shown
        assert "another takes its place" in server.complaints
        later = asyncio.run(play(2))
        assert later[: len(shown)] == shown


def members(server: Server) -> list[int]:
    """The processes that serve; others started by them think for bots."""
    assert server.process is not None
    return children(server.process.pid)


def test_several_processes_on_one_file_are_refused_in_a_sentence(tmp_path: Any) -> None:
    from hypostyle.engine.errors import BadOption
    from hypostyle.server.serve import serve

    with pytest.raises(BadOption, match="2 processes need a database that they can share"):
        serve(port=0, data=tmp_path / "tables.db", processes=2)
