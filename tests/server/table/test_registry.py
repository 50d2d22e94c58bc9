"""The table service without any web: loading, forgetting, branching, files."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import hypostyle
from hypostyle.engine.errors import BadOption, BadSave
from hypostyle.server.errors import TurnedDown
from hypostyle.server.limits import Limits
from hypostyle.server.messages import BranchTable, CreateTable, SeatWish
from hypostyle.server.storage.sqlite import SQLiteStore
from hypostyle.server.table.bot_pool import Bots
from hypostyle.server.table.registry import Forbidden, NoTable, Tables
from hypostyle.server.table.table import Table, cleaned
from hypostyle.server.verify import verify

ME, OTHER = b"me", b"other"


def with_tables(path: Path, scene: Callable[[Tables], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        store = SQLiteStore(path / "tables.db")
        await store.start()
        await store.add_browser(ME)
        await store.add_browser(OTHER)
        try:
            await scene(Tables(store, Bots(1), Limits(**settings)))
        finally:
            await store.stop()

    asyncio.run(run())


async def created(tables: Tables, *kinds: str, seed: int | None = 3) -> Table:
    seats = [SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]
    made = await tables.create(CreateTable("imhotep", seats, seed=seed), ME)
    return await tables.open(made.table)


async def play_out(table: Table) -> None:
    while not table.record.over:
        seat = table.record.to_move()[0]
        await table.act(ME, seat, table.record.seq, table.match.state.mask(seat).legal_actions(seat)[0])


def test_a_table_nobody_needs_leaves_the_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await created(tables, "you", "here")
        for _ in range(5):
            seat = table.record.to_move()[0]
            await table.act(ME, seat, table.record.seq, table.match.state.mask(seat).legal_actions(seat)[0])
        tables.sweep(table.used + tables.limits.idle_seconds - 1)
        assert await tables.open(table.id) is table
        tables.sweep(table.used + tables.limits.idle_seconds + 1)
        again, same = await asyncio.gather(tables.open(table.id), tables.open(table.id))
        assert again is same
        assert again is not table
        assert again.update(ME, None) == table.update(ME, None)
        assert again.seed_hash == table.seed_hash

    with_tables(tmp_path, scene)


def test_no_more_tables_are_kept_in_memory_than_allowed(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        made = [await created(tables, "you", "here") for _ in range(5)]
        tables.sweep(made[-1].used + 60)
        assert list(tables.loaded) == [table.id for table in made[-2:]]

    with_tables(tmp_path, scene, tables_loaded=2)


def test_an_unknown_table_is_not_there(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        for name in ("nothing", "", "../x", "' OR 1=1 --"):
            with pytest.raises(NoTable):
                await tables.open(name)

    with_tables(tmp_path, scene)


def test_a_table_of_other_rules_is_not_opened(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await created(tables, "you", "here")
        tables.loaded.clear()
        assert isinstance(tables.store, SQLiteStore)
        await tables.store.write(('UPDATE "table" SET rules_version = 99', ()))
        with pytest.raises(NoTable, match="was played by rules 99"):
            await tables.open(table.id)

    with_tables(tmp_path, scene)


def test_wishes_that_cannot_be_met_are_refused(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        two = [SeatWish("you"), SeatWish("link")]
        wrong = [
            CreateTable("imhotep", [SeatWish("you")]),
            CreateTable("imhotep", [SeatWish("you")] * 5),
            CreateTable("imhotep", two, {"market": "C"}),
            CreateTable("imhotep", two, {"weather": True}),
            CreateTable("imhotep", two, seed=7),
            CreateTable("imhotep", [SeatWish("you"), SeatWish("bot", level="godlike")]),
            CreateTable("imhotep", [SeatWish("you"), SeatWish("bot")]),
        ]
        for wish in wrong:
            with pytest.raises(BadOption):
                await tables.create(wish, ME)

    with_tables(tmp_path, scene)


def test_a_finished_match_goes_out_as_a_file_is_verified_and_comes_in_again(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await created(tables, "you", "here", seed=None)
        with pytest.raises(Forbidden):
            tables.match_file(table)
        await play_out(table)
        file = tmp_path / "match.json"
        data = tables.match_file(table)
        file.write_text(json.dumps(data), encoding="utf-8")
        found = verify(file)
        assert (found.seed, found.seed_hash, found.steps) == (table.match.seed, table.seed_hash, table.record.step)
        assert found.outcome == table.match.outcome
        assert hypostyle.load(file).digest() == table.match.digest()

        made = await tables.read_file(data, OTHER)
        replay = await tables.open(made.table)
        assert replay.match.log == table.match.log
        assert replay.viewer_of(OTHER) == (0, 1)
        assert replay.record.over
        unfinished = await tables.read_file({**data, "log": data["log"][:5]}, ME)
        assert (await tables.open(unfinished.table)).record.to_move() != []

        for change, complaint in (
            ({"seed": data["seed"] ^ 1}, "cannot be played|does not give the hash"),
            ({"log": data["log"][:-1]}, "another position"),
            ({"table": {**data["table"], "seed_hash": "0" * 64}}, "does not give the hash"),
            ({"table": {"id": 5}}, "must be a text"),
            ({"table": 5}, "must be a table"),
        ):
            file.write_text(json.dumps({**data, **change}), encoding="utf-8")
            with pytest.raises(BadSave, match=complaint):
                verify(file)
        del data["table"]
        file.write_text(json.dumps(data), encoding="utf-8")
        with pytest.raises(BadSave, match="does not come from a table"):
            verify(file)

    with_tables(tmp_path, scene)


def test_one_plays_from_any_step_of_a_finished_match(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await created(tables, "you", "link", seed=None)
        wish = BranchTable(0, [SeatWish("you"), SeatWish("here")])
        with pytest.raises(Forbidden):
            await tables.branch(table, wish, ME)
        own = await created(tables, "you", "here")
        await play_out(own)
        branch = await tables.open((await tables.branch(own, BranchTable(9, wish.seats), OTHER)).table)
        assert branch.match.log == own.match.log[:9]
        assert branch.match.digest() == own.match.branch(9).digest()
        assert branch.record.seq == 9
        with pytest.raises(BadOption):
            await tables.branch(own, BranchTable(own.record.step + 1, wish.seats), OTHER)
        with pytest.raises(BadOption):
            await tables.branch(own, BranchTable(3, [SeatWish("you")] * 3), OTHER)
        with pytest.raises(BadOption, match="knows every card"):
            await tables.branch(own, BranchTable(0, [SeatWish("you"), SeatWish("link")]), ME)

    with_tables(tmp_path, scene)


def test_a_secret_link_gives_its_seat_once(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        wish = CreateTable("imhotep", [SeatWish("link"), SeatWish("link"), SeatWish("you")])
        made = await tables.create(wish, ME)
        table = await tables.open(made.table)
        assert table.alone() is None
        token = made.seats[1].token
        assert token is not None
        assert await table.claim(token, OTHER, "Ada") == 1
        assert await table.claim(token, OTHER, None) == 1
        assert table.seats[1].name == "Ada"
        for bad in (token, made.seats[0].token or "", "", "guess"):
            if bad == made.seats[0].token:
                continue
            with pytest.raises(TurnedDown):
                await table.claim(bad, ME, None)
        tables.loaded.clear()
        again = await tables.open(table.id)
        assert again.viewer_of(OTHER) == (1,)
        assert isinstance(tables.store, SQLiteStore)
        stored = Path(tables.store.path).read_bytes() + Path(f"{tables.store.path}-wal").read_bytes()
        assert token.encode() not in stored, "only the hash of a token is kept"

    with_tables(tmp_path, scene)


def test_names_are_one_line_without_invisible_signs() -> None:
    assert cleaned("  Ada \n\t Lovelace\u200b\u202e ") == "Ada Lovelace"
    assert cleaned("<b>Ada</b>") == "<b>Ada</b>", "the browser shows it as text"
    assert cleaned("x" * 99) == "x" * 24
    assert cleaned(None) == ""
