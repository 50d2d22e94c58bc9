"""Whole games by messages: people by link, people at one screen, bots; and what a page may ask on the way."""

import asyncio
import contextlib
import random
from typing import Any

import pytest

import hypostyle
from tests.server.running import Browser, Page, Server, points_of


async def play_out(pages: dict[int, Page], seed: int) -> list[Any]:
    """Every seat chooses at random until the match is over; all pages follow."""
    dice = random.Random(seed)
    first = next(iter(pages.values()))
    while not first.update["over"]:
        seat = first.update["to_move"][0]
        page = pages[seat]
        await page.until_seq(first.update["seq"])
        await page.act(seat, dice.choice(page.legal(seat)))
        for other in pages.values():
            await other.until_seq(page.update["seq"])
    return [page.update for page in pages.values()]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_friends_play_a_whole_game_by_link(server: Server, seats: int) -> None:
    async def scene() -> None:
        host = Browser(server)
        table = host.create("you", *["link"] * (seats - 1), options={"market": "B"})
        browsers = [host]
        for seat in table["seats"][1:]:
            friend = Browser(server)
            assert (
                friend.post(f"/api/tables/{table['table']}/claim", {"token": seat["token"]}).json["seat"]
                == seat["seat"]
            )
            browsers.append(friend)
        async with contextlib.AsyncExitStack() as stack:
            pages = {
                seat: await stack.enter_async_context(browser.page(table["table"]))
                for seat, browser in enumerate(browsers)
            }
            watcher = await stack.enter_async_context(Browser(server).page(table["table"]))
            assert watcher.welcome["spectator"]
            assert [page.welcome["mine"] for page in pages.values()] == [[seat] for seat in range(seats)]
            ends = await play_out(pages, seats)
            await watcher.until_seq(ends[0]["seq"])
            for seat, end in enumerate(ends):
                assert end["outcome"]["scores"] == points_of(end)
                assert 1 in end["outcome"]["ranking"]
                assert list(end["views"]) == [str(seat)]
                assert end["decisions"] == []
            assert list(watcher.update["views"]) == ["spectator"]
            steps = ends[0]["step"]
            for page in (*pages.values(), watcher):
                assert [entry["step"] for entry in page.entries] == list(range(steps + 1))
            looked = await watcher.ask({"type": "look", "step": 3, "seat": 1}, "look")
            assert list(looked["views"]) == ["1"]
        summary = next(row for row in host.get("/api/replays").json if row["table"] == table["table"])
        assert (summary["over"], summary["to_move"], summary["mine"]) == (True, [], [0])

    asyncio.run(scene())


def test_two_people_at_one_screen_have_both_views_and_decisions(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "here", options={"market": "B"})
        async with browser.page(table["table"]) as page:
            assert page.welcome["mine"] == [0, 1]
            await play_out({0: page, 1: page}, 7)
            assert list(page.update["views"]) == ["0", "1"]

    asyncio.run(scene())


def test_bots_play_along_without_being_asked(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "bot:random", "bot:greedy", "bot:easy")
        async with browser.page(table["table"]) as page:
            dice = random.Random(4)
            while not page.update["over"]:
                if page.update["to_move"] == [0]:
                    await page.act(0, dice.choice(page.legal(0)))
                else:
                    await page.until("update")
            assert {entry["seat"] for entry in page.entries} == {None, 0, 1, 2, 3}

    asyncio.run(scene())


def test_a_bot_that_thinks_is_shown_as_thinking(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "bot:hard", seed=2)
        async with browser.page(table["table"]) as page:
            while page.update["to_move"] != [1]:
                await page.act(0, page.legal(0)[0])
            assert [(bot["seat"], bot["budget"]) for bot in page.update["thinking"]] == [(1, 1.0)]
            await page.until_seq(page.update["seq"] + 1)

    asyncio.run(scene())


def test_a_page_asks_why_and_previews_and_looks_back(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "here", seed=11)
        async with browser.page(table["table"]) as page:
            seat = page.update["to_move"][0]
            names = {action["verb"]: action for action in page.update["decisions"][0]["actions"]}
            allowed = await page.ask({"type": "why", "seat": seat, "action": names["load"]["id"]}, "why")
            assert (allowed["reason"], allowed["section"]) == (None, None)
            sail = names["load"]["id"] + 16  # the first id after the sixteen of `load`
            refused = await page.ask({"type": "why", "seat": seat, "action": sail}, "why")
            assert (refused["reason"], refused["section"]) == ("below_minimum_load", "S08")
            preview = await page.ask({"type": "preview", "seat": seat, "action": names["load"]["id"]}, "preview")
            assert preview["certain"]
            assert preview["before"] == preview["after"]
            assert preview["events"][0]["event"] == "stone_loaded"
            assert (
                preview["view"]["players"][seat]["reserve"] + 1
                == page.update["views"][str(seat)]["players"][seat]["reserve"]
            )
            await page.act(seat, names["load"]["id"])
            then = await page.ask({"type": "look", "step": 0}, "look")
            assert then["steps"] == 1
            assert then["to_move"] == [seat]
            assert then["entry"]["seat"] is None

    asyncio.run(scene())


def test_a_hint_names_a_legal_action_with_its_worth(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "here")
        async with browser.page(table["table"]) as page:
            seat = page.update["to_move"][0]
            await page.send({"type": "hint", "seat": seat})
            second = await page.ask({"type": "hint", "seat": seat}, "refused")
            assert second["code"] == "too_fast"
            hint = await page.until("hint")
            assert hint["best"] in page.legal(seat)
            assert hint["best"] == hint["ideas"][0]["action"]
            assert sorted(idea["action"] for idea in hint["ideas"]) == sorted(page.legal(seat))
            assert hint["beside"]["action"] == hint["ideas"][1]["action"]
            assert set(hint["beside"]["lines"]) == set(hypostyle.game("imhotep").lines)
            assert 0 < hint["ideas"][0]["value"] < 1

    asyncio.run(scene())


def test_alone_against_bots_undo_goes_back_to_ones_own_last_decision(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "bot:random", seed=3)
        async with browser.page(table["table"]) as page:
            while page.update["to_move"] != [0]:
                await page.until("update")
            views = []
            for _ in range(3):
                views.append((page.update["step"], page.update["views"]["0"]))
                await page.act(0, page.legal(0)[0])
                while page.update["to_move"] != [0]:
                    await page.until("update")
            for step, view in reversed(views):
                assert page.update["undo"] == {"0": True}
                seq = page.update["seq"]
                await page.send({"type": "undo", "seq": seq, "seat": 0})
                await page.until_seq(seq + 1)
                assert (page.update["step"], page.update["views"]["0"]) == (step, view)
                assert [entry["step"] for entry in page.entries] == list(range(step + 1))

    asyncio.run(scene())


def test_among_friends_only_what_nobody_acted_on_is_taken_back(server: Server) -> None:
    async def scene() -> None:
        host, friend = Browser(server), Browser(server)
        table = host.create("you", "link", seed=5)
        friend.post(f"/api/tables/{table['table']}/claim", {"token": table["seats"][1]["token"]})
        async with host.page(table["table"]) as mine, friend.page(table["table"]) as other:
            pages = [mine, other]
            first = mine.update["to_move"][0]
            mover, waiter = pages[first], pages[1 - first]
            await mover.act(first, mover.legal(first)[0])
            assert mover.update["undo"] == {str(first): True}
            await waiter.until_seq(1)
            assert waiter.update["undo"] == {str(1 - first): False}
            refused = await waiter.ask({"type": "undo", "seq": 1, "seat": 1 - first}, "refused")
            assert refused["code"] == "no_undo"
            await mover.send({"type": "undo", "seq": 1, "seat": first})
            await mover.until_seq(2)
            await waiter.until_seq(2)
            assert (waiter.update["step"], waiter.update["keep"], waiter.entries[-1]["step"]) == (0, 0, 0)
            await mover.act(first, mover.legal(first)[0])
            await waiter.until_seq(3)
            await waiter.act(1 - first, waiter.legal(1 - first)[0])
            refused = await mover.ask({"type": "undo", "seq": 4, "seat": first}, "refused")
            assert refused["code"] == "no_undo"

    asyncio.run(scene())


def test_a_page_that_was_away_gets_what_it_missed(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "here", seed=8)["table"]
        async with browser.page(table) as page:
            for _ in range(4):
                seat = page.update["to_move"][0]
                await page.act(seat, page.legal(seat)[0])
            everything = page.entries
            view = page.update["views"]
        async with browser.page(table, since=2) as page:
            assert page.update["keep"] == 2
            assert page.update["entries"] == everything[3:]
            assert page.update["views"] == view
        async with browser.page(table, since=4) as page:
            assert (page.update["keep"], page.update["entries"]) == (4, [])
        async with browser.page(table, since=99_999) as page:  # from another life of the table: everything anew
            assert (page.update["keep"], page.update["entries"]) == (-1, everything)
        async with browser.page(table) as page:
            assert page.update["entries"] == everything

    asyncio.run(scene())


def test_a_name_is_told_to_everybody_and_kept(server: Server) -> None:
    async def scene() -> None:
        host, friend = Browser(server), Browser(server)
        table = host.create("you", "link")
        async with host.page(table["table"]) as page:
            friend.post(f"/api/tables/{table['table']}/claim", {"token": table["seats"][1]["token"], "name": "Néfer"})
            told = await page.until("seats")
            assert (told["seats"][1]["name"], told["seats"][1]["claimed"], told["seats"][1]["connected"]) == (
                "Néfer",
                True,
                False,
            )
            async with friend.page(table["table"]):
                while not told["seats"][1]["connected"]:
                    told = await page.until("seats")
            while told["seats"][1]["connected"]:
                told = await page.until("seats")
            await page.send({"type": "name", "seat": 0, "name": "  Ada\u202e\n Lovelace "})
            while not told["seats"][0]["name"]:
                told = await page.until("seats")
            assert told["seats"][0]["name"] == "Ada Lovelace"
        summary = next(row for row in friend.get("/api/tables").json if row["table"] == table["table"])
        assert [seat["name"] for seat in summary["seats"]] == ["Ada Lovelace", "Néfer"]

    asyncio.run(scene())


def test_a_plan_of_several_actions_is_previewed_as_if_played(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "here", seed=11)
        async with browser.page(table["table"]) as page:
            seat = page.update["to_move"][0]
            ask = {"type": "preview", "seat": seat}
            load = next(action["id"] for action in page.update["decisions"][0]["actions"] if action["verb"] == "load")
            one = await page.ask({**ask, "action": load}, "preview")
            assert (one["then"], one["next"]) == ([], None), "after one move it is another's turn"
            refused = await page.ask({**ask, "action": load, "then": [load]}, "refused")
            assert refused["code"] == "illegal"
            refused = await page.ask({**ask, "action": load, "then": [60_000]}, "refused")
            assert refused["code"] == "unknown"
            refused = await page.ask({**ask, "action": load, "then": [0] * 41}, "refused")
            assert refused["code"] == "bad_message"
        egizia = browser.create("you", "here", game="egizia", seed=3)
        async with browser.page(egizia["table"]) as page:
            dice = random.Random(1)
            plans = 0
            while plans < 3:
                seat = page.update["to_move"][0]
                ask = {"type": "preview", "seat": seat}
                first = dice.choice(page.legal(seat))
                one = await page.ask({**ask, "action": first}, "preview")
                if one["next"]:
                    plans += 1
                    second = one["next"]["actions"][0]["id"]
                    both = await page.ask({**ask, "action": first, "then": [second]}, "preview")
                    assert both["then"] == [second]
                    offered = [action["id"] for action in one["next"]["actions"]]
                    other = next(number for number in range(len(offered) + 1) if number not in offered)
                    refused = await page.ask({**ask, "action": first, "then": [other]}, "refused")
                    assert refused["code"] == "illegal"
                    assert refused["reason"], "a plan that cannot be says against which rule it is"
                    await page.act(seat, first)
                    decision = next(one for one in page.update["decisions"] if one["seat"] == seat)
                    assert decision == one["next"]
                    alone = await page.ask({**ask, "action": second}, "preview")
                    assert (alone["view"], alone["after"]) == (both["view"], both["after"])
                    assert both["events"] == one["events"] + alone["events"]
                else:
                    await page.act(seat, first)

    asyncio.run(scene())
