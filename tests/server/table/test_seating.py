"""Who sits where: a secret link gives its seat once, names are one line, and bots are characters."""

from pathlib import Path

import pytest

from hypostyle.server.errors import RequestRefused
from hypostyle.server.messages import CreateTable, SeatWish
from hypostyle.server.storage.store import SeatRow
from hypostyle.server.table.seating import Seating, clean_name
from tests.server.in_process import ME, OTHER, Service, with_service


def test_a_secret_link_gives_its_seat_once(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        wish = CreateTable("imhotep", [SeatWish("link"), SeatWish("link"), SeatWish("you")])
        made = await service.lobby.create(wish, ME)
        table = await service.open(made)
        assert table.seating.alone is None
        token = made.seats[1].token
        assert token is not None
        assert await table.take_seat(token, OTHER, "Ada") == 1
        assert await table.take_seat(token, OTHER, None) == 1
        assert table.seating.seats[1].name == "Ada"
        for bad in (token, "", "guess"):
            with pytest.raises(RequestRefused):
                await table.take_seat(bad, ME, None)
        service.registry.loaded.clear()
        again = await service.open(made)
        assert again.seating.viewer_of(OTHER) == (1,)
        stored = service.store.path.read_bytes() + Path(f"{service.store.path}-wal").read_bytes()
        assert token.encode() not in stored, "only the hash of a token is kept"

    with_service(tmp_path, scene)


def test_names_are_one_line_without_invisible_signs() -> None:
    assert clean_name("  Ada \n\t Lovelace\u200b\u202e ") == "Ada Lovelace"
    assert clean_name("<b>Ada</b>") == "<b>Ada</b>", "the browser shows it as text"
    assert clean_name("x" * 99) == "x" * 24
    assert clean_name(None) == ""


def test_a_bot_is_a_character_with_its_level(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        bots = [SeatWish("bot", character="tiyi"), SeatWish("bot", character="ipi", name="Bob")]
        table = await service.open(await service.lobby.create(CreateTable("imhotep", [SeatWish("you"), *bots]), ME))
        seats = [(info.character, info.level, info.name) for info in table.seat_infos()]
        assert seats == [(None, None, ""), ("tiyi", 4, ""), ("ipi", 1, "Bob")]
        listed = await service.lobby.tables_of(ME, None)
        assert [info.character for info in listed[0].seats] == [None, "tiyi", "ipi"]

    with_service(tmp_path, scene)


def test_a_page_from_before_there_were_characters_gets_different_faces(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        bots = [SeatWish("bot", level="hard", name="Senmout"), SeatWish("bot", level="hard", name="Tiyi")]
        table = await service.open(await service.lobby.create(CreateTable("imhotep", [SeatWish("you"), *bots]), ME))
        seats = [(info.character, info.level, info.name) for info in table.seat_infos()]
        assert seats[1:] == [("ptahhotep", 5, ""), ("amenirdis", 5, "")], "the names were those of other faces"

    with_service(tmp_path, scene)


def test_a_stored_level_is_shown_as_a_character_of_it() -> None:
    rows = [SeatRow(0, "person", None, "Ada", None, ME)]
    rows += [SeatRow(seat, "bot", "normal", "Tiyi", None, None) for seat in (1, 2)]
    infos = Seating(rows).infos([ME])
    assert [(info.name, info.character, info.level, info.connected) for info in infos] == [
        ("Ada", None, None, True),
        ("", "senmout", 4, True),
        ("", "tiyi", 4, True),
    ]
