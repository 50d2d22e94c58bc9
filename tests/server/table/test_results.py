"""Results outlive their rules: a match that is over can be exported and looked at when nobody can play it any more."""

import sqlite3
from pathlib import Path

import pytest

from hypostyle.server.messages import ChangeSettings
from hypostyle.server.table.results import kept_match
from tests.server.in_process import ME, Service, play_out, with_service
from tests.server.running import Browser, running


def other_rules(data: Path) -> None:
    """As if a new version had changed the rules since."""
    connection = sqlite3.connect(data)
    with connection:
        connection.execute('UPDATE "table" SET rules_version = rules_version - 1')
    connection.close()


@pytest.mark.parametrize("private", [False, True])
def test_a_match_of_older_rules_is_exported_and_looked_at(tmp_path: Path, private: bool) -> None:
    found: dict[str, str] = {}

    async def scene(service: Service) -> None:
        table, begun = await service.table("you", "here"), await service.table("you", "here")
        assert await kept_match(service.store, table.id) is None
        await play_out(table)
        kept = await kept_match(service.store, table.id)
        assert kept is not None
        assert kept.result.outcome.scores == table.match.outcome.scores
        assert len(kept.result.log) == len(table.match.log)
        assert kept.file == service.lobby.export_match(table)
        if private:
            await table.opener.change(ME, ChangeSettings(private=True))
        found.update(over=table.id, begun=begun.id)

    with_service(tmp_path, scene)
    other_rules(tmp_path / "tables.db")
    with running(tmp_path / "tables.db") as server:
        stranger = Browser(server)
        assert stranger.get(f"/api/tables/{found['begun']}/result").status == 404
        for path in ("result", "export"):
            answer = stranger.get(f"/api/tables/{found['over']}/{path}")
            assert answer.status == (404 if private else 200)
            if not private:
                assert answer.json["game"] == "imhotep"
        assert stranger.get("/api/tables/nowhere/result").status == 404


def test_a_match_that_ended_before_results_were_kept_is_kept_when_it_is_opened(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        await play_out(table)
        service.registry.loaded.clear()
        await service.store.write(("DELETE FROM result", ()))
        await service.registry.open(table.id)
        assert await kept_match(service.store, table.id) is not None

    with_service(tmp_path, scene)
