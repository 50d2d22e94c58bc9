"""Tables in and out of memory: loaded when asked for, forgotten when nobody needs them."""

import asyncio
from pathlib import Path

import pytest

from hypostyle.server.errors import TableNotFound
from tests.server.in_process import ME, Service, play_first, with_service


def test_a_table_nobody_needs_leaves_the_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        registry = service.registry
        table = await service.table("you", "here")
        for _ in range(5):
            await play_first(table)
        registry.sweep(table.used + registry.limits.idle_seconds - 1)
        assert await registry.open(table.id) is table
        registry.sweep(table.used + registry.limits.idle_seconds + 1)
        again, same = await asyncio.gather(registry.open(table.id), registry.open(table.id))
        assert again is same
        assert again is not table
        assert again.update(ME, None) == table.update(ME, None)
        assert again.seed_hash == table.seed_hash

    with_service(tmp_path, scene)


def test_no_more_tables_are_kept_in_memory_than_allowed(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        made = [await service.table("you", "here") for _ in range(5)]
        service.registry.sweep(made[-1].used + 60)
        assert list(service.registry.loaded) == [table.id for table in made[-2:]]

    with_service(tmp_path, scene, tables_loaded=2)


def test_an_unknown_table_is_not_there(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        for name in ("nothing", "", "../x", "' OR 1=1 --"):
            with pytest.raises(TableNotFound):
                await service.registry.open(name)

    with_service(tmp_path, scene)


def test_a_table_of_other_rules_is_not_opened(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        service.registry.loaded.clear()
        await service.store.write(('UPDATE "table" SET rules_version = 99', ()))
        with pytest.raises(TableNotFound, match="was played by rules 99"):
            await service.registry.open(table.id)

    with_service(tmp_path, scene)
