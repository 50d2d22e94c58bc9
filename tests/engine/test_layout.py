"""Blocks: aligned, little-endian, in declared order, and the same through bytes and back."""

import pytest

import hypostyle
from hypostyle.engine.kinds import CHOICE
from hypostyle.engine.layout import layout_of, place
from hypostyle.engine.limits import INPUT_LIMIT
from hypostyle.engine.reading import SEATS_ONLY, UNREAD, Inputs, check_mentions
from hypostyle.engine.types import WIDTHS


def test_fields_are_aligned_to_their_width_and_the_block_to_eight() -> None:
    layout = place([("a", 0, WIDTHS["b"]), ("b", 3, WIDTHS["h"]), ("c", 0, WIDTHS["q"]), ("d", 1, WIDTHS["b"])])
    assert [field.offset for field in layout] == [0, 2, 8, 16]
    assert layout.size == 24


def test_pack_and_unpack_are_inverse() -> None:
    layout = place([("a", 0, WIDTHS["b"]), ("b", 2, WIDTHS["i"])])
    block = layout.pack({"a": -5, "b": [7, -8]})
    assert block == b"\xfb\0\0\0\7\0\0\0\xf8\xff\xff\xff" + bytes(4)
    assert layout.unpack(block) == {"a": -5, "b": [7, -8]}


def test_a_state_is_as_long_as_its_layout_and_comes_back_from_bytes() -> None:
    match = hypostyle.game("imhotep").new(seats=3, seed=5)
    block = match.state.to_bytes()
    assert len(block) == layout_of(type(match.state)).size
    twin = match.game.blank()
    twin.load_bytes(block)
    assert twin.to_bytes() == block
    assert twin.facts() == match.state.facts()
    assert match.state.copy().to_bytes() == block


def test_bytes_of_another_length_are_refused() -> None:
    state = hypostyle.game("imhotep").blank()
    with pytest.raises(ValueError, match="bytes"):
        state.load_bytes(state.to_bytes()[:-1])


def test_a_position_that_could_mention_too_many_inputs_is_refused() -> None:
    inputs = Inputs(rows=[CHOICE, 0, 1, INPUT_LIMIT, 1, 4, 0, 0, 0, 4, UNREAD, SEATS_ONLY])
    with pytest.raises(ValueError, match=f"there is room for {INPUT_LIMIT}"):
        check_mentions(inputs, measures=0)
