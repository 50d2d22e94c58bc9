"""The reference sheet of Imhotep: the cards of the Market."""

from hypostyle.engine.content import Content
from hypostyle.engine.reference import Piece, PieceGroup, Saying
from hypostyle.games.imhotep.vocabulary import CARD_NAMES


def reference(content: Content) -> list[PieceGroup]:
    counts = content.data["market_cards"]
    cards = [Piece(Saying(f"card-{name}"), [Saying(f"card-{name}-help")], counts[name]) for name in CARD_NAMES]
    return [PieceGroup("sheet-market_cards", cards)]
