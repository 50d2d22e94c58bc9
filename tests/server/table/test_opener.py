"""Whoever opened a table decides about it, and nobody else: settings, released seats, new links."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hypostyle.server.errors import NoSpectators, RequestRefused, TableNotFound
from hypostyle.server.messages import ChangeSettings, CreateTable, SeatWish
from tests.server.in_process import ME, OTHER, Service, play_first, play_out, with_service
from tests.server.running import Browser, Server

STRANGER = b"stranger"


async def refused(work: Any) -> str:
    with pytest.raises(RequestRefused) as refusal:
        await work
    return refusal.value.code


def test_only_who_opened_a_table_changes_its_settings_and_they_are_kept(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "link", seed=None)
        assert await refused(table.opener.change(OTHER, ChangeSettings(hints=False))) == "not_yours"
        assert await refused(table.opener.change(None, ChangeSettings(hints=False))) == "not_yours"
        await table.opener.change(ME, ChangeSettings(hints=False, spectators=False))
        del service.registry.loaded[table.id]
        again = await service.registry.open(table.id)
        assert (again.opener.settings.hints, again.opener.settings.spectators) == (False, False)
        assert again.opener.settings.chat, "what was not named stays"
        assert again.opener.told(ME).opener
        assert not again.opener.told(OTHER).opener

    with_service(tmp_path, scene)


def test_at_a_closed_table_nobody_moves_takes_back_or_sits_down_until_it_is_opened_again(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        made = await service.table("you", "here", seed=None)
        await play_first(made)
        await made.opener.change(ME, ChangeSettings(closed=True))
        assert await refused(play_first(made)) == "closed"
        assert await refused(made.undo(ME, 0, made.journal.seq)) == "closed"
        assert await refused(made.take_seat("x", OTHER, None)) == "closed"
        await made.opener.change(ME, ChangeSettings(closed=False))
        await play_first(made)

    with_service(tmp_path, scene)


def test_without_hints_none_is_given(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        await table.opener.change(ME, ChangeSettings(hints=False))
        assert await refused(table.questions.hint(ME, table.journal.to_move[0])) == "no_hints"

    with_service(tmp_path, scene)


def test_who_may_look_at_a_table(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        table.opener.check_visitor(STRANGER)
        await table.opener.change(ME, ChangeSettings(spectators=False))
        table.opener.check_visitor(ME)
        with pytest.raises(NoSpectators):
            table.opener.check_visitor(STRANGER)
        await play_out(table)
        table.opener.check_visitor(STRANGER)  # a match that is over may be looked at
        await table.opener.change(ME, ChangeSettings(private=True))
        for nobody in (STRANGER, None):
            with pytest.raises(TableNotFound):
                table.opener.check_visitor(nobody)

    with_service(tmp_path, scene)


def test_a_released_seat_is_taken_by_a_new_link_and_the_old_one_is_dead(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "link", seed=None)
        first = await table.opener.link(ME, 1)
        second = await table.opener.link(ME, 1)
        assert await refused(table.take_seat(first.token, OTHER, "Ada")) == "not_yours"
        await table.take_seat(second.token, OTHER, "Ada")
        assert await refused(table.opener.link(ME, 1)) == "unknown", "it is taken"
        assert await refused(table.opener.release(OTHER, 1)) == "not_yours"
        released = await table.opener.release(ME, 1)
        assert table.seating.viewer_of(OTHER) == ()
        assert table.seat_infos()[1].name == ""
        assert await refused(table.take_seat(second.token, OTHER, "Ada")) == "not_yours"
        await service.store.add_browser(STRANGER)
        await table.take_seat(released.token, STRANGER, "Bo")
        assert table.seat_infos()[1].name == "Bo"

    with_service(tmp_path, scene)


def test_no_link_leads_to_the_seat_of_a_bot_or_beyond_the_table(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        seats = [SeatWish("you"), SeatWish("bot", level=1)]
        table = await service.open(await service.lobby.create(CreateTable("imhotep", seats), ME))
        for seat in (1, 2, 7):
            assert await refused(table.opener.link(ME, seat)) == "unknown"
            assert await refused(table.opener.release(ME, seat)) == "unknown"

    with_service(tmp_path, scene)


def test_pages_are_told_of_settings_and_spectators_have_to_go(server: Server) -> None:
    async def scene() -> None:
        host, friend, stranger = Browser(server), Browser(server), Browser(server)
        made = host.create("you", "link")
        table = made["table"]
        friend.post(f"/api/tables/{table}/claim", {"token": made["seats"][1]["token"]})
        async with host.page(table) as own, friend.page(table) as guest, stranger.page(table) as watching:
            answer = await guest.ask({"type": "change", "closed": True}, "refused")
            assert answer["code"] == "not_yours"
            await own.send({"type": "change", "spectators": False})
            while (await own.until("settings"))["settings"]["spectators"]:
                pass
            while (told := await guest.until("settings"))["settings"]["spectators"]:
                assert told["opener"] is False
            assert (await watching.until("refused"))["code"] == "no_spectators"
            with pytest.raises(ConnectionClosed):
                await watching.until("never")
        with pytest.raises(ConnectionClosed) as closed:
            async with stranger.page(table):
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert stranger.get(f"/api/tables/{table}/drawing?lang=en").json["code"] == "no_spectators"

    asyncio.run(scene())


def test_a_private_table_is_not_there_for_strangers(server: Server) -> None:
    async def scene() -> None:
        host, stranger = Browser(server), Browser(server)
        table = host.create("you", "here")["table"]
        async with host.page(table) as own:
            await own.ask({"type": "change", "private": True}, "settings")
        for path in (f"/api/tables/{table}/drawing?lang=en", f"/api/tables/{table}/export"):
            here, nowhere = stranger.get(path), stranger.get(path.replace(table, "nowhere"))
            assert (here.status, here.json) == (404, nowhere.json)
        with pytest.raises(ConnectionClosed) as closed:
            async with stranger.page(table):
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert host.get(f"/api/tables/{table}/drawing?lang=en").status == 200

    asyncio.run(scene())
