"""Sealed choices, undo and branches where the people of one table are at different servers on one PostgreSQL."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.database import Database
from tests.server.running import Browser, Page, Server
from tests.server.several import at, two_servers
from tests.server.table.test_sealed_choices import GAME, KEEP, drafted, quiet, seed_with_choices, until_sealed


@pytest.fixture(scope="module")
def pair(database: Database) -> Iterator[tuple[Server, Server]]:
    with two_servers(database) as servers:
        yield servers


@contextlib.asynccontextmanager
async def friends_apart(pair: tuple[Server, Server], seed: int) -> AsyncIterator[tuple[str, Page, Page]]:
    """After the draft: seat 0 at the one server, seat 1 at the other."""
    host, friend = Browser(pair[0]), Browser(pair[1])
    made = host.create("you", "link", game=GAME, seed=seed)
    friend.post(f"/api/tables/{made['table']}/claim", {"token": made["seats"][1]["token"]})
    async with host.page(made["table"]) as here, friend.page(made["table"]) as there:
        await here.act(0, KEEP)
        await there.act(1, KEEP)
        await asyncio.gather(here.until_seq(2), there.until_seq(2))
        for page in (here, there):
            while not all(seat["connected"] for seat in page.seats):  # news of who is there take their time
                await page.until("seats")
        yield made["table"], here, there


def test_what_is_sealed_elsewhere_is_not_told_before_the_reveal_and_then_whole(pair: tuple[Server, Server]) -> None:
    seed, _, (pattern, bonus) = seed_with_choices(2)
    own = drafted(2, seed).state.legal_actions(0)[-1]

    async def scene() -> None:
        async with friends_apart(pair, seed) as (_, here, there):
            seen = here.update["seq"]
            await there.act(1, pattern)
            await asyncio.sleep(0.2)
            assert [message["type"] for message in await quiet(here)] == [], "a step in between is told to nobody"
            await there.act(1, bonus)
            await until_sealed(here, 1)
            assert (here.update["seq"], here.update["step"]) == (seen, 2)
            await here.act(0, own, seq=seen)
            for page in (here, there):
                while page.update["step"] != 5:
                    await page.until("update")
            assert not any('"refused"' in text for text in here.tapped), "what was sealed meanwhile makes nothing stale"
            assert here.update["seq"] == there.update["seq"]
            assert here.entries[-1]["events"] == there.entries[-1]["events"]

    asyncio.run(scene())


def test_a_sealed_choice_is_taken_back_while_another_server_seals(pair: tuple[Server, Server]) -> None:
    seed, single, _ = seed_with_choices(2)
    own = drafted(2, seed).state.legal_actions(0)[-1]

    async def scene() -> None:
        async with friends_apart(pair, seed) as (_, here, there):
            await here.act(0, own)
            await until_sealed(there, 0)
            await here.send({"type": "undo", "seq": here.update["seq"], "seat": 0})
            await until_sealed(there)
            await there.act(1, single)
            await until_sealed(here, 1)
            assert here.update["to_move"] == [0]
            await here.act(0, own)
            while there.update["step"] != 4:
                await there.until("update")
            assert [entry["seat"] for entry in there.entries] == [None, 0, 1, 1, 0]

    asyncio.run(scene())


def test_undo_at_one_server_takes_back_what_was_played_at_the_other(pair: tuple[Server, Server]) -> None:
    here = Browser(pair[0])
    table = here.create("you", "here")["table"]

    async def scene() -> None:
        async with here.page(table) as one, at(pair[1], here).page(table) as other:
            seat = one.update["to_move"][0]
            before = one.update["views"]
            await one.act(seat, one.legal(seat)[0])
            await other.until_seq(1)
            await other.send({"type": "undo", "seq": 1, "seat": seat})
            for page in (one, other):
                await page.until_seq(2)
                assert (page.update["step"], page.update["views"]) == (0, before)
            await one.act(seat, one.legal(seat)[-1])
            await other.until_seq(3)
            assert other.entries == one.entries

    asyncio.run(scene())


def test_a_branch_is_made_at_one_server_from_what_was_played_at_the_other(pair: tuple[Server, Server]) -> None:
    here = Browser(pair[0])
    table = here.create("you", "here")["table"]
    there = at(pair[1], here)

    async def scene() -> None:
        async with there.page(table) as watching, here.page(table) as page:
            for seq in range(1, 5):
                seat = page.update["to_move"][0]
                await page.act(seat, page.legal(seat)[0])
                assert page.update["seq"] == seq
            made = there.post(f"/api/tables/{table}/branch", {"step": 4, "seats": [{"kind": "you"}, {"kind": "here"}]})
            assert made.status == 201, "though nothing told that server of the last move before it was asked"
            async with here.page(made.json["table"]) as branch:
                assert branch.update["step"] == 4
                assert [entry["events"] for entry in branch.entries] == [entry["events"] for entry in page.entries]
                seat = branch.update["to_move"][0]
                await branch.act(seat, branch.legal(seat)[0])
            assert (await watching.until_seq(4))["step"] == 4, "the table it came from stays as it was"

    asyncio.run(scene())
