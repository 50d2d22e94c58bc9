"""Sealed choices at a real table: who has chosen is shown, what and in how many steps is not; it can be taken back."""

import asyncio
import contextlib
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.server.messages import BranchTable, CreateTable, SeatWish
from hypostyle.server.table import bot_turns
from hypostyle.server.table.bot_levels import AskedBot
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.race import Latency
from hypostyle.server.table.table import Table
from tests.server.in_process import ME, DeafPage, Service, with_service
from tests.server.running import Browser, Page, Server

GAME = "silver_gold_pyramids"
KEEP = 0  # the draft: keep the first two cards


def drafted(seats: int, seed: int) -> Match:
    match = hypostyle.game(GAME).new(seats, seed)
    for seat in range(seats):
        match.play(seat, KEEP)
    return match


def choices(match: Match, seat: int) -> tuple[int, tuple[int, int]] | None:
    """A choice of one step and one of two, if a seat has both."""
    single, chain = None, None
    for action in match.state.legal_actions(seat):
        world = match.state.copy()
        world.apply(seat, action)
        if not world.awaits(seat):
            single = action
            continue
        for bonus in world.legal_actions(seat):
            after = world.copy()
            after.apply(seat, bonus)
            if not after.awaits(seat):
                chain = action, bonus
    return None if single is None or chain is None else (single, chain)


def seed_with_choices(seats: int, mover: int = 1) -> tuple[int, int, tuple[int, int]]:
    """A seed with which a seat can choose by one step or by two in the first turn."""
    for seed in range(500):
        found = choices(drafted(seats, seed), mover)
        if found is not None:
            return seed, *found
    raise AssertionError("no seed gives a red cross in the first turn")


# ---------------------------------------------------------------------- over the wire
async def quiet(page: Page) -> list[Any]:
    """What a page is sent until its ping is answered."""
    await page.send({"type": "ping"})
    heard: list[Any] = []
    while True:
        message = await page.receive()
        if message["type"] == "pong":
            assert message["seq"] == page.update["seq"]
            page.tapped.pop()  # asked for by this test, more often in one world than in another
            return heard
        heard.append(message)


async def until_sealed(page: Page, *seats: int) -> None:
    while page.update["sealed"] != list(seats):
        await page.until("update")


@contextlib.asynccontextmanager
async def table_for_two(server: Server, seed: int) -> Any:
    """Two browsers and a spectator at one table, after the draft."""
    browsers = [Browser(server), Browser(server), Browser(server)]
    table = browsers[0].create("you", "link", game=GAME, seed=seed)
    browsers[1].post(f"/api/tables/{table['table']}/claim", {"token": table["seats"][1]["token"]})
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(browser.page(table["table"])) for browser in browsers]
        for seat in (0, 1):
            await pages[seat].act(seat, KEEP)
        for page in pages:
            await page.until_seq(2)
            await quiet(page)
            page.tapped.clear()  # how many updates there were until here is chance
        yield table["table"], browsers, pages


async def tapped(server: Server, seed: int, steps: list[int | None], own: int | None) -> list[str]:
    """What the other seat and a spectator receive while seat 1 makes these steps (None: takes one back)."""
    async with table_for_two(server, seed) as (table, browsers, (mine, acting, watching)):
        if own is not None:
            await mine.act(0, own)
            for page in (watching, acting):
                await until_sealed(page, 0)
        ready = [0] if own is not None else []
        for action in steps:
            before = acting.update["seq"]
            if action is None:
                await acting.ask({"type": "undo", "seq": before, "seat": 1}, "update")
            else:
                await acting.act(1, action)
            assert acting.update["seq"] == before + 1
            sealed = [*ready, *([] if 1 in acting.update["to_move"] else [1])]
            for page in (mine, watching):
                await until_sealed(page, *sealed)
                assert await quiet(page) == [], "nobody is told of a step in between"
        for page, browser in ((mine, browsers[0]), (watching, browsers[2])):
            seat = 0 if page is mine else None
            for step in range(4):
                await page.send({"type": "look", "step": step})
                await page.until("refused" if step > page.update["step"] else "look")
            for seq in (0, 2, 3, 4, 5):
                await page.send({"type": "act", "seq": seq, "seat": 1, "action": 3})
                await page.until("refused")
            if seat is not None:
                await page.send({"type": "act", "seq": 4, "seat": 0, "action": 3})
                await page.until("refused")
            page.tapped.append(browser.get("/api/tables").body.decode())
            page.tapped.append(browser.get(f"/api/tables/{table}/drawing?lang=en&seat=1").body.decode())
            page.tapped.append(browser.post(f"/api/tables/{table}/branch", {"step": 9, "seats": []}).body.decode())
            async with browser.page(table, since=page.update["seq"]) as again, browser.page(table) as anew:
                page.tapped += again.tapped + anew.tapped
        return [plain(page.tapped, table) for page in (mine, watching)]


def plain(heard: list[str], table: str) -> str:
    lines = [line for line in heard if not line.startswith('{"type":"seats"')]
    text = re.sub(r'"(started|updated)":[\d.]+|"seed_hash":"\w+"', "", "\n".join(lines))
    return text.replace(table, "TABLE")


@pytest.mark.parametrize("first", [False, True])
def test_the_wire_says_the_same_whatever_another_seat_has_sealed(server: Server, first: bool) -> None:
    """In one step or two, taken back in between or not; the number of updates is the same as well."""
    seed, single, (pattern, bonus) = seed_with_choices(2)

    async def scene() -> None:
        # half a choice: nothing can be told from no choice at all
        assert await tapped(server, seed, [], None) == await tapped(server, seed, [pattern], None)
        assert await tapped(server, seed, [pattern, None], None) == await tapped(server, seed, [], None)
        if not first:
            worlds: list[list[int | None]] = [
                [single],
                [pattern, bonus],
                [pattern, None, pattern, bonus],
                [pattern, None, single],
            ]
            told = [await tapped(server, seed, steps, None) for steps in worlds]
            assert all(other == told[0] for other in told)
            worlds = [[single, None], [pattern, bonus, None], [pattern, bonus, None, None]]
            told = [await tapped(server, seed, steps, None) for steps in worlds]
            assert all(other == told[0] for other in told)
        else:
            own = choices(drafted(2, seed), 0)
            mine = own[0] if own else drafted(2, seed).state.legal_actions(0)[-1]
            assert await tapped(server, seed, [], mine) == await tapped(server, seed, [pattern], mine)

    asyncio.run(scene())


def test_it_is_shown_who_has_sealed_and_at_the_reveal_everything(server: Server) -> None:
    seed, _, (pattern, bonus) = seed_with_choices(2)

    async def scene() -> None:
        async with table_for_two(server, seed) as (_, _, (mine, acting, watching)):
            assert [page.update["to_move"] for page in (mine, watching)] == [[0, 1]] * 2
            await acting.act(1, pattern)
            assert (acting.update["step"], acting.update["sealed"]) == (3, [])
            assert acting.entries[-1]["sealed"]
            await acting.act(1, bonus)
            assert [entry["action"]["id"] for entry in acting.entries[-2:]] == [pattern, bonus]
            for page in (mine, watching, acting):
                await until_sealed(page, 1)
                assert page.update["to_move"] == [0]
            assert mine.update["step"] == watching.update["step"] == 2
            own = drafted(2, seed).state.legal_actions(0)[-1]
            for page in (mine, acting, watching):
                if page is mine:
                    await page.act(0, own)
                else:
                    await page.until("update")
                assert (page.update["step"], page.update["sealed"]) == (5, [])
                assert [(entry["step"], entry["seat"]) for entry in page.entries] == list(
                    zip(range(6), (None, 0, 1, 1, 1, 0), strict=True)
                )
                marked = [event for event in page.entries[-1]["events"] if event["event"].endswith("_marked")]
                assert [event["seat"] for event in marked if event["event"] == "bonus_marked"] == [1]

    asyncio.run(scene())


def test_a_choice_sealed_meanwhile_makes_nobody_s_choice_stale(server: Server) -> None:
    seed, _, (pattern, bonus) = seed_with_choices(2)

    async def scene() -> None:
        async with table_for_two(server, seed) as (_, _, (mine, acting, _)):
            seen = mine.update["seq"]
            for action in (pattern, bonus, None, bonus):
                if action is None:
                    await acting.ask({"type": "undo", "seq": acting.update["seq"], "seat": 1}, "update")
                else:
                    await acting.act(1, action)
            own = drafted(2, seed).state.legal_actions(0)[-1]
            await mine.act(0, own, seq=seen)
            while mine.update["step"] != 5:
                await mine.until("update")
            await mine.act(0, own, seq=seen)
            assert mine.update["step"] == 5, "the same again is recognised"
            assert not any('"refused"' in text for text in mine.tapped)

    asyncio.run(scene())


def test_a_sealed_choice_survives_a_kill_and_can_still_be_taken_back(tmp_path: Path) -> None:
    seed, single, (pattern, bonus) = seed_with_choices(2)
    server = Server(tmp_path / "tables.db").start()

    async def scene() -> None:
        async with table_for_two(server, seed) as (table, browsers, (_, acting, _)):
            await acting.act(1, pattern)
            await acting.act(1, bonus)
            seq = acting.update["seq"]
        server.kill()
        server.start()
        for browser in browsers:
            browser.server = server
        async with browsers[0].page(table) as mine, browsers[1].page(table, since=seq) as acting:
            assert (acting.update["seq"], acting.update["undo"], acting.update["sealed"]) == (seq, {"1": True}, [1])
            assert (mine.update["seq"], mine.update["undo"]) == (2, {"0": False})
            for _ in range(2):
                await acting.ask({"type": "undo", "seq": acting.update["seq"], "seat": 1}, "update")
            assert (acting.update["step"], acting.update["undo"]) == (2, {"1": False})
            await acting.act(1, single)
        server.kill()
        server.start()
        async with browsers[0].page(table) as mine:
            await mine.act(0, mine.legal(0)[-1])
            assert (mine.update["step"], mine.update["sealed"]) == (4, [])

    try:
        asyncio.run(scene())
    finally:
        server.stop()


# ---------------------------------------------------------------------- the table itself
class Looker(DeafPage):
    """A page that counts how often it is woken."""

    def __init__(self, browser: bytes | None) -> None:
        super().__init__(browser, Latency(credit=0.0))
        self.woken = 0

    def notify(self) -> None:
        self.woken += 1

    def notify_race(self) -> None:
        pass


def with_table(path: Path, wish: CreateTable, scene: Any) -> None:
    async def run(service: Service) -> None:
        await scene(service, await service.open(await service.lobby.create(wish, ME)))

    with_service(path, run, chosen_seeds=True)


def told(table: Table, browser: bytes | None) -> Any:
    return json.loads(table.update(browser, None))


def test_at_one_screen_seats_choose_one_after_the_other_and_take_back(tmp_path: Path) -> None:
    seed, _, (pattern, bonus) = seed_with_choices(2)

    async def scene(service: Service, table: Table) -> None:
        for seat in (0, 1):
            await table.act(ME, seat, table.seq_for(ME), KEEP)
        await table.act(ME, 1, table.seq_for(ME), pattern)
        update = told(table, ME)
        assert ([decision["seat"] for decision in update["decisions"]], update["undo"]) == (
            [0, 1],
            {"0": True, "1": True},
        )
        assert [(entry["seat"], entry["sealed"]) for entry in update["entries"] if "sealed" in entry] == [(1, True)]
        await table.act(ME, 1, table.seq_for(ME), bonus)
        assert [decision["seat"] for decision in told(table, ME)["decisions"]] == [0]
        await table.undo(ME, 0, table.seq_for(ME))
        assert table.match.log[-1] == (1, pattern)
        branch = await service.lobby.branch(table, BranchTable(3, [SeatWish("you"), SeatWish("here")]), ME)
        assert (await service.open(branch)).match.log == table.match.log

    with_table(tmp_path, CreateTable(GAME, [SeatWish("you"), SeatWish("here")], seed=seed), scene)


def test_a_bot_is_said_to_have_chosen_at_a_time_that_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many steps its choice has."""
    seed, single, chain = seed_with_choices(2)
    monkeypatch.setattr(bot_turns, "SEALED_SECONDS", 0.6)
    script: list[int] = []

    async def choose(_: BotPool, knowledge: Any, bot: AskedBot) -> int:
        await asyncio.sleep(0.02)
        return script.pop(0)

    monkeypatch.setattr(BotPool, "choose", choose)
    wish = CreateTable(GAME, [SeatWish("you"), SeatWish("bot", "greedy")], seed=seed)
    seen = []
    for number, plan in enumerate(([single], [*chain])):
        folder = tmp_path / str(number)
        folder.mkdir()
        script[:] = [KEEP, *plan]

        async def scene(_: Service, table: Table) -> None:
            looker = Looker(None)
            await table.act(ME, 0, 0, KEEP)
            table.subscribe(looker)
            while table.journal.public_steps != 2:
                await asyncio.sleep(0.01)
            began, woken = time.monotonic(), looker.woken
            while script:
                await asyncio.sleep(0.01)
            while 1 in table.journal.to_move:
                await asyncio.sleep(0.01)
            update = told(table, ME)
            assert (update["to_move"], update["sealed"], update["seq"]) == ([0, 1], [], 2)
            assert [bot["seat"] for bot in update["thinking"]] == [1]
            assert looker.woken == woken
            while told(table, ME)["sealed"] != [1]:
                await asyncio.sleep(0.01)
            assert 0.45 < time.monotonic() - began < 3
            assert looker.woken == woken + 1
            seen.append([told(table, ME), told(table, None)])

        with_table(folder, wish, scene)
    assert seen[0] == seen[1]


def test_a_person_takes_back_while_a_bot_has_sealed_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person has chosen a pattern with a red cross and not yet the bonus cell."""
    seed, own = next((seed, found[1][0]) for seed in range(500) if (found := choices(drafted(2, seed), 0)) is not None)
    sealed = drafted(2, seed).state.legal_actions(1)[-1]
    script = [KEEP, sealed]
    asked = []

    async def choose(_: BotPool, knowledge: Any, bot: AskedBot) -> int:
        asked.append(knowledge.viewer)
        if not script:
            await asyncio.sleep(60)
        return script.pop(0)

    monkeypatch.setattr(BotPool, "choose", choose)

    async def scene(_: Service, table: Table) -> None:
        table.subscribe(Looker(ME))
        await table.act(ME, 0, 0, KEEP)
        while 1 in table.journal.to_move:
            await asyncio.sleep(0.01)
        await table.act(ME, 0, table.seq_for(ME), own)
        assert table.match.log[2:] == [(1, sealed), (0, own)]
        await table.undo(ME, 0, table.seq_for(ME))
        assert table.match.log[2:] == [(1, sealed)]
        assert len(asked) == 2, "the bot did not have to think again"

    with_table(tmp_path, CreateTable(GAME, [SeatWish("you"), SeatWish("bot", "greedy")], seed=seed), scene)
