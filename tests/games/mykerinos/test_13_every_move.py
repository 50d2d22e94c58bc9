"""Every move of several cubes, cell by cell, against a plain enumeration of whole moves on random regions."""

import random
from collections.abc import Iterator

import pytest

from hypostyle.games.mykerinos.vocabulary import CELL_NAMES, COLUMN_NAMES
from tests.games.mykerinos.table import Table

SIGNS = "......^^^BBRG"
Move = tuple[str, ...]


def drawn(seed: int, rows: int) -> list[str]:
    dice = random.Random(seed)
    crowded = dice.choice((SIGNS, SIGNS + "RGRGRGRGRGRG"))
    letters = ["".join(dice.choice(crowded) for _ in range(8)) for _ in range(rows)]
    # Some cubes stand on pyramids.
    return [row.replace("BB", "b.").replace("RR", ".r").replace("GG", ".G") for row in letters]


class Ground:
    """A drawing, asked by the name of a cell."""

    def __init__(self, rows: list[str]) -> None:
        self.sign = {
            f"{COLUMN_NAMES[column]}{row + 1}": sign
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
        }

    def neighbours(self, name: str) -> Iterator[str]:
        column, row = COLUMN_NAMES.index(name[0]), int(name[1:])
        for c, r in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
            if 0 <= c < 8 and f"{COLUMN_NAMES[c]}{r}" in self.sign:
                yield f"{COLUMN_NAMES[c]}{r}"

    def plain(self, name: str) -> bool:
        return self.sign[name] == "."

    def free(self, name: str) -> bool:
        return self.sign[name] in ".^"

    def beside_blue(self, name: str) -> bool:
        return any(self.sign[near] in "Bb" for near in self.neighbours(name))

    def chains(self, length: int) -> set[Move]:
        """Every chain of free cells, each beside the one before."""
        found: set[Move] = {(name,) for name in self.sign if self.free(name)}
        for _ in range(length - 1):
            found = {
                (*chain, near)
                for chain in found
                for near in self.neighbours(chain[-1])
                if self.free(near) and near not in chain
            }
        return found

    def moves(self, kind: str) -> set[Move]:
        """Whole moves by the rulebook: a new dig, an extension, or what a patron allows."""
        if kind == "extension":
            return {move for move in self.chains(2) if self.beside_blue(move[0]) and all(map(self.plain, move))}
        if kind == "blackmore":
            return {move for move in self.chains(2) if all(map(self.plain, move))}
        if kind == "tangerine":
            return {move for move in self.chains(3) if self.beside_blue(move[0]) and all(map(self.plain, move))}
        return {move for move in self.chains(2) if self.beside_blue(move[0]) and sum(map(self.plain, move)) == 1}


def offered(table: Table, kind: str) -> set[Move]:
    """Whole moves as the small decisions offer them; each must come to its end."""
    verb = "dig" if kind == "blackmore" else "extend"
    found: set[Move] = set()
    if kind != "extension":
        if table.refusal("blue", "call", patron=kind) is not None:
            return found
        table.play("blue", "call", patron=kind)
    start = table.match.state.to_bytes()
    waiting: list[Move] = [(name,) for name in table.cells("blue", verb)]
    while waiting:
        move = waiting.pop()
        table.match.state.load_bytes(start)
        table.play("blue", verb, cell=move[0]).go_on("blue", *move[1:])
        if table.waiting == ["red"]:
            found.add(move)
        else:
            onward = table.cells("blue", "continue")
            assert onward, f"{move} cannot be completed"
            waiting += [(*move, name) for name in onward]
    return found


@pytest.mark.section("S09", "S13", "S15", "S16", "R-06", "R-08", "R-25", "R-27")
@pytest.mark.parametrize("kind", ["extension", "blackmore", "tangerine", "lemon"])
@pytest.mark.parametrize("seed", range(8))
def test_moves__the_small_decisions_offer_every_whole_move_and_no_other(kind: str, seed: int) -> None:
    rows = drawn(seed, 9 if seed % 2 else 6)
    table = Table(3).lay(season=4 if seed % 2 else 2, region="\n".join(rows), stock=dict.fromkeys(("blue", "red"), 3))
    table.lay(hand={"blue": "lemon blackmore tangerine"})
    assert set(table.cells("blue", "dig")) == {name for name, sign in Ground(rows).sign.items() if sign == "."}
    assert offered(table, kind) == Ground(rows).moves(kind)


@pytest.mark.section("S13")
@pytest.mark.parametrize("seed", range(8))
def test_lemon__a_new_dig_on_every_free_pyramid(seed: int) -> None:
    rows = drawn(seed, 6)
    table = Table(3).lay(region="\n".join(rows), hand={"blue": "lemon"}).play("blue", "call", patron="lemon")
    assert table.cells("blue", "dig") == {name for name in CELL_NAMES[:48] if Ground(rows).sign[name] == "^"}
