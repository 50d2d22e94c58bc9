"""Who sits where: a secret link gives its seat once, and names are one line."""

from pathlib import Path

import pytest

from hypostyle.server.errors import RequestRefused
from hypostyle.server.messages import CreateTable, SeatWish
from hypostyle.server.table.seating import clean_name
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
