"""The reference sheet of Mykerinos: patrons, parcels, and the rooms of the Museum."""

from typing import Any

from hypostyle.engine.content import Content
from hypostyle.engine.reference import Piece, PieceGroup, Saying
from hypostyle.games.mykerinos.parcels import PYRAMID
from hypostyle.games.mykerinos.vocabulary import KIND_NAMES, PATRON_NAMES


def reference(content: Content) -> list[PieceGroup]:
    parcels = content.data["parcels"]
    return [
        PieceGroup("sheet-patrons", [patron(name, len(parcels[name])) for name in PATRON_NAMES]),
        PieceGroup("sheet-parcels", [parcel(kind, card) for kind in KIND_NAMES for card in parcels[kind]]),
        PieceGroup("sheet-rooms", [room(one) for one in content.data["museum"]["rooms"]]),
    ]


def patron(name: str, count: int) -> Piece:
    return Piece(Saying(f"patron-{name}"), [Saying(f"patron-{name}-help")], count)


def parcel(kind: str, card: dict[str, Any]) -> Piece:
    name = Saying("sheet-parcel", names={"kind": Saying(f"kind-{kind}")})
    prestige = Saying("board-prestige", {"prestige": card["prestige"]})
    return Piece(name, [prestige, Saying("sheet-pyramids", {"count": "".join(card["grid"]).count(PYRAMID)})])


def room(one: dict[str, Any]) -> Piece:
    doors = "sheet-room-through" if "through" in one else "sheet-room-open"
    worth = Saying("sheet-room-worth", {"points": one["points"]})
    return Piece(Saying(f"room-{one['name']}"), [worth, Saying(doors)])
