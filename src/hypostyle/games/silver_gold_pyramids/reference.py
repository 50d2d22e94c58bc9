"""The reference sheet of Silver & Gold: Pyramids: what is to be found, the patterns, and all treasure chambers."""

from collections import Counter
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.engine.reference import Piece, PieceGroup, Saying
from hypostyle.games.silver_gold_pyramids.chambers import CARD_NUMBERS, SYMBOL_SIGNS
from hypostyle.games.silver_gold_pyramids.geometry import PATTERN_NAMES
from hypostyle.games.silver_gold_pyramids.vocabulary import SYMBOL_NAMES


def reference(content: Content) -> list[PieceGroup]:
    copies, cards = content.data["expeditions"], content.data["cards"]
    return [
        PieceGroup("sheet-symbols", [symbol(name) for name in SYMBOL_NAMES]),
        PieceGroup(
            "sheet-patterns",
            [Piece(Saying(f"pattern-{name}"), [], copies[name]) for name in PATTERN_NAMES if copies[name]],
        ),
        PieceGroup("sheet-cards", [card(number, cards[number]) for number in CARD_NUMBERS]),
    ]


def symbol(name: str) -> Piece:
    return Piece(Saying(f"symbol-{name}"), [Saying(f"symbol-{name}-help")])


def card(number: str, one: dict[str, Any]) -> Piece:
    found = Counter("".join(one["grid"]))
    lines = [
        Saying("board-count", {"count": found[sign]}, {"symbol": Saying(f"symbol-{name}")})
        for sign, name in zip(SYMBOL_SIGNS, SYMBOL_NAMES, strict=True)
        if found[sign]
    ]
    return Piece(Saying("sheet-card", {"number": int(number), "colour": one["colour"]}), lines)
