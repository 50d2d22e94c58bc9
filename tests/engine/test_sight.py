"""Sights: every cell has a place of its own, and says which inputs it stands for."""

from hypostyle.engine.kinds import AMOUNT, BITS, CARDS, CHOICE, OWNER, ROW, TOP
from hypostyle.engine.reading import SEATS_ONLY, UNREAD
from hypostyle.engine.sight import NO_NUMBER, Sight, sight_of

BYTE, SHORT = 1, 2


def laid_out(*fields: tuple[int, int, int, int, int, int]) -> Sight:
    """Of fields given as kind, width, cells, parts, size and inputs of a cell, one after the other."""
    rows: list[int] = []
    first = 0
    for kind, width, cells, parts, size, each in fields:
        rows += [kind, 0, width, cells, parts, size, 0, 0, first, each, UNREAD, SEATS_ONLY]
        first += parts * each * (1 if kind in (CARDS, TOP) else cells)
    assert len(rows) == ROW * len(fields)
    return sight_of(rows)


def test_cells_of_one_size_lie_together_and_fill_whole_words() -> None:
    sight = laid_out(
        (CHOICE, BYTE, 3, 1, 4, 4),
        (AMOUNT, SHORT, 1, 4, 0, 1),
        (BITS, BYTE, 1, 1, 7, 7),
        (AMOUNT, BYTE, 9, 1, 2, 3),
        (OWNER, BYTE, 2, 1, 0, 4),
    )
    assert sight.words == [1, 2, 2, 1]
    assert sight.starts == [0, 24, 40, 8, 3]


def test_a_cell_that_says_one_of_several_things_names_the_place_before_the_first() -> None:
    sight = laid_out((CHOICE, BYTE, 2, 1, 4, 4), (CARDS, BYTE, 3, 2, 5, 5))
    assert sight.table[4:12] == [-1, 3, 7, 7, 7, 12, 12, 12]


def test_an_amount_names_its_number_and_its_steps() -> None:
    sight = laid_out((AMOUNT, BYTE, 2, 1, 3, 4))
    assert sight.table[4:10] == [0, 0, 3, 4, 4, 3]


def test_what_a_byte_does_not_tell_apart_takes_four_and_has_no_number() -> None:
    sight = laid_out((CHOICE, SHORT, 1, 1, 300, 300))
    assert sight.words == [0, 0, 1, 0]
    assert sight.table[4:7] == [NO_NUMBER, -1, 300]


def test_of_the_agenda_there_is_one_cell() -> None:
    sight = laid_out((TOP, BYTE, 16, 1, 40, 40))
    assert sight.words == [1, 0, 0, 0]
