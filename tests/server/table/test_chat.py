"""The chat of a table: seats speak, everybody there reads; texts are short, plain and not too many."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hypostyle.server.errors import RequestRefused
from hypostyle.server.messages import ChangeSettings
from hypostyle.server.storage.store import MOST_SAID, ChatRow
from tests.server.in_process import ME, OTHER, Service, with_service
from tests.server.running import Browser, Server

RATES: dict[str, Any] = {"chat": 1e9, "chat_burst": 1e9}


async def refused(work: Any) -> str:
    with pytest.raises(RequestRefused) as refusal:
        await work
    return refusal.value.code


def test_everybody_at_the_table_reads_what_a_seat_says_and_who_comes_later_too(server: Server) -> None:
    async def scene() -> None:
        host, friend, stranger = Browser(server), Browser(server), Browser(server)
        made = host.create("you", "link")
        friend.post(f"/api/tables/{made['table']}/claim", {"token": made["seats"][1]["token"]})
        async with host.page(made["table"]) as own, friend.page(made["table"]) as guest:
            await guest.send({"type": "say", "seat": 1, "text": "<b>Bonjour</b> & \u202egood\n luck"})
            line = (await own.until("chat"))["lines"][0]
            assert (line["seat"], line["phrase"], line["text"]) == (1, "", "<b>Bonjour</b> & good luck")
            await own.send({"type": "say", "seat": 0, "phrase": "hello", "text": "is left out"})
            line = (await guest.until("chat"))["lines"][-1]
            while not line["phrase"]:
                line = (await guest.until("chat"))["lines"][-1]
            assert (line["seat"], line["phrase"], line["text"]) == (0, "hello", "")
        async with stranger.page(made["table"]) as watching:
            lines = (await watching.until("chat"))["lines"]
            assert [line["seat"] for line in lines] == [1, 0]
            for message in ({"seat": 0, "text": "Hi"}, {"seat": 1, "phrase": "hello"}, {"seat": 7, "text": "Hi"}):
                answer = await watching.ask({"type": "say", **message}, "refused")
                assert answer["code"] == "not_yours"

    asyncio.run(scene())


def test_what_is_no_line_of_a_chat_is_refused(server: Server) -> None:
    async def scene() -> None:
        host = Browser(server)
        async with host.page(host.create("you", "here")["table"]) as own:
            for message in (
                {"seat": 0, "text": "x" * 201},
                {"seat": 0, "text": " \u200b\n "},
                {"seat": 0},
                {"seat": 0, "phrase": "never_heard"},
                {"seat": 0, "text": 5},
            ):
                assert (await own.ask({"type": "say", **message}, "refused"))["code"] == "bad_message", message

    asyncio.run(scene())


def test_who_opened_the_table_turns_the_chat_off_and_nothing_of_it_is_told(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        await table.chat.say(ME, 0, "", "Before")
        await table.opener.change(ME, ChangeSettings(chat=False))
        assert await refused(table.chat.say(ME, 0, "", "After")) == "no_chat"
        assert table.chat.since(0) == []
        await table.opener.change(ME, ChangeSettings(chat=True))
        assert [line.text for line in table.chat.since(0)] == ["Before"]

    with_service(tmp_path, scene)


def test_nobody_speaks_faster_than_people_do(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        for number in range(3):
            await table.chat.say(ME, 0, "", str(number))
        assert await refused(table.chat.say(ME, 1, "", "and another seat is the same browser")) == "too_fast"

    with_service(tmp_path, scene, chat=1e-9, chat_burst=3.0)


def test_of_a_long_talk_the_last_lines_are_kept(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        await asyncio.gather(*(service.store.say(table.id, ChatRow(number, 0, "", "x", 1.0)) for number in range(300)))
        await table.chat.say(ME, 0, "", "the last")
        assert table.chat.next_number == 301
        assert len(table.chat.since(0)) == MOST_SAID
        kept = await service.store.said(table.id, 1000)
        assert (len(kept), kept[-1].text) == (MOST_SAID, "the last")

    with_service(tmp_path, scene, **RATES)


def test_a_number_that_somebody_else_has_used_is_passed_over(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        await table.chat.load()
        await service.store.say(table.id, ChatRow(0, 1, "hello", "", 1.0))
        await asyncio.gather(*(table.chat.say(ME, 0, "", text) for text in ("one", "two")))
        assert [line.number for line in table.chat.since(0)] == [0, 1, 2]
        assert await refused(table.chat.say(OTHER, 0, "", "three")) == "not_yours"

    with_service(tmp_path, scene, **RATES)


def test_marks_do_not_pile_up(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        await table.chat.say(ME, 0, "", "e\u0301" + "a" + "\u0301" * 50)
        assert table.chat.since(0)[0].text == "e\u0301" + "a" + "\u0301" * 2

    with_service(tmp_path, scene, **RATES)
