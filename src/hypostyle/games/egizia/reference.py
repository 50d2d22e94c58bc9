"""The reference sheet of Egizia: Nile cards, tiles and spaces of the river, Sphinx cards, statues, column bonuses."""

from typing import Any

from hypostyle.engine.content import Content
from hypostyle.engine.reference import Piece, PieceGroup, Saying, each
from hypostyle.games.egizia.vocabulary import BONUS_NAMES, CARD_NAMES, FACE_NAMES, SPHINX_NAMES, STATUE_NAMES

DECKS = {"1/2": "sheet-deck-first", "3/4": "sheet-deck-second", "5": "sheet-deck-last"}
# For whom a card or tile is in the game, where it is not for all.
PLAYERS = {"3+": "sheet-three-plus", "2": "sheet-two"}


def reference(content: Content) -> list[PieceGroup]:
    data = content.data
    cards = data["nile_cards"]
    decks = {
        title: [nile_card(name, cards[name]) for name in CARD_NAMES if cards[name]["deck"] == deck]
        for deck, title in DECKS.items()
    }
    faces = [face(name, data["nile_tiles"].get(name) or {"effects": data["round_spaces"][name]}) for name in FACE_NAMES]
    costs = data["statue_rules"]["costs"]
    return [
        *(PieceGroup(title, pieces) for title, pieces in decks.items()),
        PieceGroup("sheet-faces", faces),
        PieceGroup("sheet-sphinx", [sphinx_card(name, data["sphinx_cards"][name]) for name in SPHINX_NAMES]),
        PieceGroup("sheet-statues", [statue(name, data["statues"][name], costs) for name in STATUE_NAMES]),
        PieceGroup("sheet-bonuses", [bonus(name, data["bonus_tiles"][name]) for name in BONUS_NAMES]),
    ]


def nile_card(name: str, card: dict[str, Any]) -> Piece:
    lines = []
    if "field" in card:
        lines.append(Saying("board-field-gives", {"color_id": card["field"], "wheat": card["wheat"]}))
    if "quarry" in card:
        lines.append(Saying("board-quarry-gives", {"amount": card["quarry"]}))
    lines += each("effect", card.get("effects", {}))
    uses = each("use", card.get("uses", {}))
    lines += [Saying("sheet-either", names={"one": uses[0], "other": uses[1]})] if len(uses) == 2 else uses
    lines += each("power", card.get("power", {}))
    lines.append(Saying(f"board-kind-{card['kind']}-help"))
    return Piece(Saying(f"card-{name}"), lines + notes(card))


def notes(printed: dict[str, Any]) -> list[Saying]:
    players = "3+" if printed.get("three_plus") else printed.get("players", "all")
    lines = [Saying(PLAYERS[players])] if players in PLAYERS else []
    return [*lines, Saying("board-reconstructed")] if printed.get("confidence") == "reconstructed" else lines


def face(name: str, printed: dict[str, Any]) -> Piece:
    return Piece(Saying(f"face-{name}"), each("effect", printed["effects"]) + notes(printed))


def sphinx_card(name: str, card: dict[str, Any]) -> Piece:
    points = Saying("board-points", {"points": card["points"]})
    if "each" in card:
        measure = Saying(f"board-measure-{card['each']}")
        lines = [Saying("board-goal-each", {"points": card["points"]}, {"goal": measure})]
    elif "most" in card:
        lines = [Saying("board-goal-most", names={"goal": Saying(f"board-measure-{card['most']}")}), points]
    else:
        lines = [*each("goal", card["goals"]), points]
    return Piece(Saying(f"sphinx-{name}"), lines + notes(card))


def statue(name: str, printed: dict[str, Any], costs: list[int]) -> Piece:
    levels = zip(costs, printed["need"], printed["points"], strict=True)
    lines = [
        Saying(
            "board-statue-level",
            {"level": level, "cost": cost, "points": points},
            {"goal": Saying(f"goal-{printed['measure']}", {"amount": need})},
        )
        for level, (cost, need, points) in enumerate(levels, 1)
    ]
    return Piece(Saying(f"statue-{name}"), lines)


def bonus(name: str, tile: dict[str, Any]) -> Piece:
    what = Saying(f"board-bonus-{tile['effect']}", {"amount": tile["amount"]})
    return Piece(Saying(f"bonus-{name}"), [what, Saying(f"board-often-{tile['often']}")])
