"""Upkeep: old tables end, a full disk takes no new ones, and what the command line does reaches a running server."""

import asyncio
import json
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hypostyle.cli import main
from hypostyle.server import upkeep
from hypostyle.server.upkeep import DAY, Keeping, Upkeep
from tests.server.in_process import ME, Service, play_out, with_service
from tests.server.running import Browser, Server, running


def test_tables_that_nobody_has_touched_end_after_their_days_and_others_stay(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        finished, begun = await service.table("you", "here"), await service.table("you", "here")
        await play_out(finished)
        watched = await service.table("you", "here")
        await play_out(watched)
        await watched.lock.acquire()  # something is under way there
        keeper = Upkeep(service.store, service.registry, None, Keeping(finished_days=3.0))
        await keeper.end_old_tables(time.time() + 2 * DAY)
        assert keeper.deleted == 0
        await keeper.end_old_tables(time.time() + 4 * DAY)
        assert keeper.deleted == 1
        assert await service.store.table(finished.id) is None
        assert finished.id not in service.registry.loaded
        assert await service.store.table(begun.id) is not None
        assert await service.store.table(watched.id) is not None
        assert [one.table for one in await service.lobby.tables_of(ME, None)] != []

    with_service(tmp_path, scene)


def test_more_old_tables_than_are_ended_at_once_all_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "MOST_AT_ONCE", 2)

    async def scene(service: Service) -> None:
        for _ in range(5):
            await service.table("you", "here")
        keeper = Upkeep(service.store, service.registry, None, Keeping(unfinished_days=1.0))
        await keeper.end_old_tables(time.time() + 2 * DAY)
        assert (keeper.deleted, await service.store.all_tables(1e12, None, 9)) == (5, [])

    with_service(tmp_path, scene)


def test_below_the_mark_no_new_tables_are_made_and_matches_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        with running(tmp_path / "tables.db") as server:
            browser = Browser(server)
            table = browser.create("you", "here")["table"]
        full = "keeping=__import__('hypostyle.server.upkeep').server.upkeep.Keeping(free_megabytes=1e12)"
        with running(tmp_path / "tables.db", more=full) as server:
            browser.server = server
            answer = browser.post("/api/tables", {"game": "imhotep", "seats": [{"kind": "you"}, {"kind": "here"}]})
            assert (answer.status, answer.json["code"]) == (507, "disk_full")
            assert browser.get("/healthz").json["disk"] is False
            async with browser.page(table) as page:
                seat = page.update["to_move"][0]
                assert (await page.act(seat, page.legal(seat)[0]))["seq"] == 1

    asyncio.run(scene())


def test_the_command_line_closes_opens_and_deletes_tables_of_a_running_server(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    def command(*arguments: str) -> str:
        assert main(["tables", *arguments, "--data", str(server.data), "--lang", "en"]) == 0
        return capsys.readouterr().out

    async def scene() -> None:
        host = Browser(server)
        table = host.create("you", "here")["table"]
        async with host.page(table) as page:
            assert table in command("list")
            listed = {one["table"]: one for one in json.loads(command("list", "--json"))}
            assert (listed[table]["game"], listed[table]["over"], listed[table]["people"]) == ("imhotep", False, 2)
            assert command("list", "--finished") == "There are none.\n"
            assert "is closed" in command("close", table)
            while not page.settings["closed"]:
                await page.until("settings")
            seat = page.update["to_move"][0]
            act = {"type": "act", "seq": 0, "seat": seat, "action": page.legal(seat)[0]}
            assert (await page.ask(act, "refused"))["code"] == "closed"
            command("open", table)
            await page.until("settings")
            await page.act(seat, page.legal(seat)[0])
            assert "is deleted" in command("delete", table)
            assert (await page.until("refused"))["code"] == "no_table"
            with pytest.raises(ConnectionClosed):
                await page.until("never")
        assert host.get(f"/api/tables/{table}/drawing?lang=en").status == 404

    asyncio.run(scene())


def test_mistakes_on_the_command_line_have_their_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "list", "--data", str(tmp_path / "nowhere.db")]) == 2
    assert "there is no such file" in capsys.readouterr().err
    with running(tmp_path / "tables.db"):
        pass
    data = ["--data", str(tmp_path / "tables.db")]
    assert main(["tables", "close", *data]) == 2
    assert "Say which tables" in capsys.readouterr().err
    assert main(["tables", "delete", "nowhere", *data]) == 2
    assert "There is no table 'nowhere'" in capsys.readouterr().err
    copy = str(tmp_path / "copy.db")
    assert main(["backup", copy, *data, "--lang", "en"]) == 0
    assert main(["restore", copy, *data, "--lang", "fr"]) == 0
    assert "0 table remise" in capsys.readouterr().out
