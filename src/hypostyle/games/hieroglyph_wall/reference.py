"""The reference sheet of the Hieroglyph Wall: sarcophagi, pharaohs, curses and tiles."""

from hypostyle.engine.content import Content
from hypostyle.engine.reference import Piece, PieceGroup, Saying
from hypostyle.games.hieroglyph_wall.rules import Printed
from hypostyle.games.hieroglyph_wall.tile_names import cell_name, tile_codes, tile_name
from hypostyle.games.hieroglyph_wall.vocabulary import ANIMAL_NAMES

EYES = {"one_eye": "eyes-one", "two_eyes": "eyes-two", "three_eyes": "eyes-three"}


def reference(content: Content) -> list[PieceGroup]:
    data, printed = content.data, content.constants
    assert isinstance(printed, Printed)
    bonus = Saying("sheet-pharaoh-worth", {"points": data["pharaoh"]["bonus"]})
    return [
        PieceGroup("sheet-sarcophagi", [sarcophagi(key, data["sarcophagi"][table]) for table, key in EYES.items()]),
        PieceGroup("sheet-pharaohs", [Piece(Saying(f"animal-{name}"), [bonus]) for name in ANIMAL_NAMES]),
        PieceGroup("sheet-curses", [curse(animals) for animals in data["curse"]["triples"]]),
        PieceGroup("sheet-tiles", [tile(printed, kind) for kind in range(printed.tile_kinds)]),
    ]


def sarcophagi(key: str, values: list[int]) -> Piece:
    return Piece(Saying(key), [Saying("sheet-values", {"values": ", ".join(map(str, sorted(values)))})], len(values))


def curse(animals: list[str]) -> Piece:
    first, second, third = (Saying(f"animal-{name}") for name in animals)
    return Piece(Saying("sheet-curse", names={"first": first, "second": second, "third": third}), [])


def tile(printed: Printed, kind: int) -> Piece:
    lines = [cell_name(code, "board-cell") for code in tile_codes(printed, kind)]
    return Piece(tile_name(printed, kind), lines, printed.tile_count[kind])
