"""New tables from wishes, from steps of other tables and from match files; and finished matches as files."""

import json
from pathlib import Path
from typing import Any

import pytest

import hypostyle
from hypostyle.engine.errors import BadOption, BadSave
from hypostyle.engine.saves import as_json
from hypostyle.server.errors import Forbidden
from hypostyle.server.messages import BranchTable, CreateTable, SeatWish
from hypostyle.server.verify import verify
from tests.server.in_process import ME, OTHER, Service, play_out, with_service


def test_wishes_that_cannot_be_met_are_refused(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        two = [SeatWish("you"), SeatWish("link")]
        wrong = [
            CreateTable("imhotep", [SeatWish("you")]),
            CreateTable("imhotep", [SeatWish("you")] * 5),
            CreateTable("imhotep", two, {"market": "C"}),
            CreateTable("imhotep", two, {"weather": True}),
            CreateTable("imhotep", two, seed=7),
            CreateTable("imhotep", [SeatWish("you"), SeatWish("bot", level="godlike")]),
            CreateTable("imhotep", [SeatWish("you"), SeatWish("bot", character="godlike")]),
            CreateTable("imhotep", [SeatWish("you"), SeatWish("bot")]),
        ]
        for wish in wrong:
            with pytest.raises(BadOption):
                await service.lobby.create(wish, ME)

    with_service(tmp_path, scene)


def test_a_finished_match_goes_out_as_a_file_is_verified_and_comes_in_again(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        lobby = service.lobby
        table = await service.table("you", "here", seed=None)
        with pytest.raises(Forbidden):
            lobby.export_match(table)
        await play_out(table)
        file = tmp_path / "match.json"
        data = lobby.export_match(table)
        file.write_text(json.dumps(data), encoding="utf-8")
        found = verify(file)
        assert verify(file, table.seed_hash[:16].upper()) == verify(file, table.seed_hash) == found
        for noted in ("0" * 16, table.seed_hash[:15], ""):
            with pytest.raises(BadSave, match="hash that was noted"):
                verify(file, noted)
        assert (found.seed, found.seed_hash, found.steps) == (table.match.seed, table.seed_hash, table.journal.step)
        assert found.outcome == table.match.outcome
        assert hypostyle.load(file).digest() == table.match.digest()

        replay = await service.open(await lobby.import_match(data, OTHER))
        assert replay.match.log == table.match.log
        assert replay.seating.viewer_of(OTHER) == (0, 1)
        assert replay.journal.over
        unfinished = await lobby.import_match({**data, "log": data["log"][:5]}, ME)
        assert (await service.open(unfinished)).journal.to_move != []

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

    with_service(tmp_path, scene)


@pytest.mark.parametrize(
    ("kept", "seats"),
    [
        ({"names": ["Ada", ""], "characters": [None, "tiyi"]}, [("Ada", None), ("", "tiyi")]),
        ({"names": ["Ada", "Bob"]}, [("Ada", None), ("Bob", None)]),
        ({"names": [5, None], "characters": "tiyi"}, [("", None), ("", None)]),
        ({"characters": ["godlike", "random"]}, [("", None), ("", None)]),
        ({"characters": ["ipi", "tiyi"]}, [("", None), ("", None)]),
    ],
)
def test_a_match_file_says_who_sat_there(tmp_path: Path, kept: Any, seats: list[tuple[str, str | None]]) -> None:
    async def scene(service: Service) -> None:
        file = {**as_json(hypostyle.game("imhotep").new(2, 3)), "table": kept}
        table = await service.open(await service.lobby.import_match(file, ME))
        assert [(info.name, info.character) for info in table.seat_infos()] == seats
        assert table.seating.viewer_of(ME), "somebody must be there to look at it"

    with_service(tmp_path, scene)


def test_a_match_goes_out_with_its_characters(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        wish = CreateTable("imhotep", [SeatWish("you", name="Ada"), SeatWish("bot", character="ipi")], seed=3)
        table = await service.open(await service.lobby.create(wish, ME))
        while not table.journal.over:
            seat = table.journal.to_move[0]
            await table.commit(table.attempt(seat, table.match.state.mask(seat).legal_actions(seat)[0]))
        data = service.lobby.export_match(table)
        assert (data["table"]["names"], data["table"]["characters"]) == (["Ada", ""], [None, "ipi"])

    with_service(tmp_path, scene)


def test_one_plays_from_any_step_of_a_finished_match(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        lobby = service.lobby
        table = await service.table("you", "link", seed=None)
        wish = BranchTable(0, [SeatWish("you"), SeatWish("here")])
        with pytest.raises(Forbidden):
            await lobby.branch(table, wish, ME)
        own = await service.table("you", "here")
        await play_out(own)
        branch = await service.open(await lobby.branch(own, BranchTable(9, wish.seats), OTHER))
        assert branch.match.log == own.match.log[:9]
        assert branch.match.digest() == own.match.branch(9).digest()
        assert branch.journal.seq == 9
        with pytest.raises(BadOption):
            await lobby.branch(own, BranchTable(own.journal.step + 1, wish.seats), OTHER)
        with pytest.raises(BadOption):
            await lobby.branch(own, BranchTable(3, [SeatWish("you")] * 3), OTHER)
        with pytest.raises(BadOption, match="knows every card"):
            await lobby.branch(own, BranchTable(0, [SeatWish("you"), SeatWish("link")]), ME)

    with_service(tmp_path, scene)
