"""The reference sheet of the Hieroglyph Wall: sarcophagi, pharaohs, curses and tiles."""

from hypostyle.engine.content import Content
from hypostyle.engine.reference import Piece, PieceGroup, Saying
from hypostyle.games.hieroglyph_wall.vocabulary import ANIMAL_NAMES

EYES = {"one_eye": "eyes-one", "two_eyes": "eyes-two", "three_eyes": "eyes-three"}


def reference(content: Content) -> list[PieceGroup]:
    data = content.data
    bonus = Saying("sheet-pharaoh-worth", {"points": data["pharaoh"]["bonus"]})
    return [
        PieceGroup("sheet-sarcophagi", [sarcophagi(key, data["sarcophagi"][table]) for table, key in EYES.items()]),
        PieceGroup("sheet-pharaohs", [Piece(Saying(f"animal-{name}"), [bonus]) for name in ANIMAL_NAMES]),
        PieceGroup("sheet-curses", [curse(animals) for animals in data["curse"]["triples"]]),
        PieceGroup("sheet-tiles", [tile(number, text) for number, text in enumerate(data["tiles"]["tiles"], 1)]),
    ]


def sarcophagi(key: str, values: list[int]) -> Piece:
    return Piece(Saying(key), [Saying("sheet-values", {"values": ", ".join(map(str, sorted(values)))})], len(values))


def curse(animals: list[str]) -> Piece:
    first, second, third = (Saying(f"animal-{name}") for name in animals)
    return Piece(Saying("sheet-curse", names={"first": first, "second": second, "third": third}), [])


def tile(number: int, text: str) -> Piece:
    """A text for a tile is that of content.toml: animal:facing, rows parted by a stroke."""
    cells = [cell.split(":") for cell in text.replace("/", " ").split()]
    lines = [Saying("sheet-looks", {"way": way}, {"animal": Saying(f"animal-{animal}")}) for animal, way in cells]
    return Piece(Saying("sheet-tile", {"number": number}), lines)
