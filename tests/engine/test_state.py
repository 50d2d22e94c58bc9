"""A state: its copies stand on their own, and nothing is held longer than it is used."""

import sys

import pytest

import hypostyle


@pytest.mark.parametrize("slug", hypostyle.games())
def test_a_copy_plays_on_without_its_original(slug: str) -> None:
    original = hypostyle.game(slug).new(seats=2, seed=5).state
    before = original.to_bytes()
    twin = original.copy()
    assert type(twin) is type(original)
    assert twin.to_bytes() == before
    seat = next(seat for seat in range(2) if twin.awaits(seat))
    twin.apply(seat, twin.legal_actions(seat)[0])
    assert twin.to_bytes() != before
    assert original.to_bytes() == before


def test_a_copy_tells_its_events() -> None:
    twin = hypostyle.game("imhotep").new(seats=2, seed=5).state.copy()
    twin.listen(True)
    seat = next(seat for seat in range(2) if twin.awaits(seat))
    twin.apply(seat, twin.legal_actions(seat)[0])
    assert twin.listen(False)


def test_copies_hold_the_tables_only_while_they_live() -> None:
    state = hypostyle.game("imhotep").new(seats=2, seed=5).state
    before = sys.getrefcount(state.constants)
    copies = [state.copy().copy() for _ in range(100)]
    during = sys.getrefcount(state.constants)
    del copies
    after = sys.getrefcount(state.constants)
    assert during >= before + 100
    assert after == before
