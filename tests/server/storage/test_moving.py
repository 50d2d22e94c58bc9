"""Data move between a file and a real PostgreSQL and come back the same; what is in the way is a sentence."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from hypostyle.cli import main
from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage import moving
from hypostyle.server.storage.data_file import store_at
from hypostyle.server.storage.layout import Part, parts
from hypostyle.server.storage.moving import move_data
from hypostyle.server.storage.postgres_moving import OpenedDatabase
from hypostyle.server.storage.store import ChatRow, CutRow, DeviceLinkRow, EditionRow, TableSettings
from tests.server.database import Database
from tests.server.running import Browser, running
from tests.server.storage.rows import SEATS, TABLE, journal_row
from tests.server.storage.test_old_tables import SHOWN, browser, summary

OLD_TABLES = (Path(__file__).parent / "old_tables.sql").read_text(encoding="utf-8")


def old_file(folder: Path) -> Path:
    """Tables of every game that an earlier version stored."""
    file = folder / "old.db"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD_TABLES)
    return file


def everything(file: Path) -> dict[str, list[Any]]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return {part.name: connection.execute(part.rows).fetchall() for part in parts()}


async def filled(data: str) -> None:
    """Something of each kind that a store keeps."""
    store = store_at(data)
    await store.start()
    await store.add_browser(b"\x00\xff browser")
    await store.create(TABLE, SEATS, [journal_row(seq, at=1.0 + seq / 7) for seq in range(300)])
    await store.save_settings("t1", TableSettings(private=True, hints=False))
    await store.say("t1", ChatRow(0, 0, "", 'ḥtp "di" \\ nsw\t☥', 2.5))
    await store.keep_result("t1", bytes(range(256)))
    await store.keep_verdict("t1", "judge", 1, b"verdict")
    await store.add_cut("t1", CutRow(b"browser", "hash"))
    await store.add_device_link(DeviceLinkRow(b"hash", b"\x00cookie", 1e12))
    await store.add_edition(EditionRow("imhotep", "digest", "owner", "Ours", '{"a": "é"}'))
    await store.stop()


def test_everything_that_is_kept_has_its_part() -> None:
    assert {part.name for part in parts()} >= {"browser", "table", "seat", "event", "edition", "chat", "result"}
    assert next(part for part in parts() if part.name == "event").key == ("table_id", "seq")


def test_a_file_goes_into_a_database_and_comes_back_the_same(tmp_path: Path, database: Database) -> None:
    file, address, back = tmp_path / "data.db", database.new(), tmp_path / "back" / "data.db"
    asyncio.run(filled(str(file)))
    before = everything(file)
    assert all(before.values()), "something of each kind, or the test shows nothing"
    there = move_data(str(file), address)
    assert there.rows == {name: len(rows) for name, rows in before.items()}
    assert move_data(address, str(back)).rows == there.rows
    assert everything(back) == before == everything(file)
    assert back.stat().st_mode & 0o077 == 0, "seeds are nobody else's to read"
    assert [found.name for found in back.parent.iterdir()] == ["data.db"]


def test_tables_are_shown_and_played_on_where_they_came_to(tmp_path: Path, database: Database) -> None:
    file, address = old_file(tmp_path), database.new()
    assert move_data(str(file), address).tables == len(SHOWN)

    async def scene() -> None:
        with running(address) as server:
            for table, shown in SHOWN.items():
                async with browser(server, "host").page(table) as page:
                    assert summary(page) == shown["viewers"]["host"]
            table = Browser(server).create("you", "here")
            assert table["seats"]

    asyncio.run(scene())


def test_cards_of_the_host_come_along_unless_there_are_some(tmp_path: Path) -> None:
    file = old_file(tmp_path)
    (tmp_path / "old.content").mkdir()
    (tmp_path / "old.content" / "mykerinos.toml").write_text("redrawn")
    assert move_data(str(file), str(tmp_path / "new.db")).cards == tmp_path / "new.content"
    assert (tmp_path / "new.content" / "mykerinos.toml").read_text() == "redrawn"
    (tmp_path / "third.content").mkdir()
    assert move_data(str(file), str(tmp_path / "third.db")).cards is None


def test_nothing_is_moved_while_a_server_runs_at_either_end(tmp_path: Path, database: Database) -> None:
    file, address = old_file(tmp_path), database.new()
    with running(file), pytest.raises(HypostyleError, match="another hypostyle server is using this file"):
        move_data(str(file), address)
    with running(address) as server:
        Browser(server).create("you", "here")
        for source, target in ((str(file), address), (address, str(tmp_path / "new.db"))):
            with pytest.raises(HypostyleError, match="a hypostyle server is using this database"):
                move_data(source, target)
    assert not (tmp_path / "new.db").exists()
    assert move_data(address, str(tmp_path / "new.db")).tables == 1


def test_what_is_there_already_is_left_alone(tmp_path: Path, database: Database) -> None:
    file, address = old_file(tmp_path), database.new()
    other = tmp_path / "other.db"
    other.write_text("Dear host")
    with pytest.raises(HypostyleError, match="there is such a file already"):
        move_data(str(file), str(other))
    assert other.read_text() == "Dear host"
    move_data(str(file), address)
    with pytest.raises(HypostyleError, match="holds data already"):
        move_data(str(file), address)
    with pytest.raises(HypostyleError, match="no such file"):
        move_data(str(tmp_path / "nowhere.db"), database.new())


def test_a_row_that_arrives_as_another_is_noticed_and_nothing_stays(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, address = tmp_path / "data.db", database.new()
    asyncio.run(filled(str(file)))
    add = OpenedDatabase.add

    def falsified(self: OpenedDatabase, part: Part, rows: Iterable[tuple[Any, ...]]) -> None:
        add(
            self,
            part,
            (row if part.name != "event" else (*row[:4], row[4] + (row[1] == 123), *row[5:]) for row in rows),
        )

    monkeypatch.setattr(OpenedDatabase, "add", falsified)
    with pytest.raises(HypostyleError, match="What arrived in 'event' is not what was sent"):
        move_data(str(file), address)
    with psycopg.connect(address) as connection:
        assert connection.execute('SELECT count(*) FROM "table"').fetchone() == (0,)
    monkeypatch.setattr(moving.OpenedFile, "add", lambda self, part, rows: None)
    with pytest.raises(HypostyleError, match="is not what was sent"):
        move_data(str(file), str(tmp_path / "new.db"))
    assert [found.name for found in tmp_path.glob("new*")] == []


def test_a_damaged_file_is_not_moved(tmp_path: Path, database: Database) -> None:
    file = old_file(tmp_path)
    damaged = bytearray(file.read_bytes())
    damaged[8192:16384] = b"x" * 8192
    file.write_bytes(damaged)
    with pytest.raises(HypostyleError, match="damaged"):
        move_data(str(file), database.new())


def test_the_command_says_what_it_did(tmp_path: Path, database: Database, capsys: pytest.CaptureFixture[str]) -> None:
    file, address = old_file(tmp_path), database.new()
    assert main(["move-data", str(file), address, "--lang", "en"]) == 0
    assert f"{len(SHOWN)} tables with" in capsys.readouterr().out
    assert main(["move-data", address, str(tmp_path / "back.db"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"]["table"] == len(SHOWN)
    assert main(["move-data", address, str(file), "--lang", "fr"]) == 2
    assert "there is such a file already" in capsys.readouterr().err
