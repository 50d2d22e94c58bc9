"""The table of Silver & Gold: Pyramids as text, drawn from a view."""

from collections.abc import Callable
from itertools import zip_longest
from textwrap import fill
from typing import Any

from hypostyle.games.silver_gold_pyramids.geometry import COLUMNS, GRID, ROWS, cell_name

Say = Callable[..., str]

WIDTH = 90
CARD_WIDTH = 16
GAP = "   "
PICTURES = {"S": "▽", "T": "▲", "#": "░", ".": "·", "r": "r", "g": "g", "t": "t", "k": "k", "p": "p", "x": "x"}
MARKED, FRESH = "■", "▣"
TICKED, BOX, GONE = "■", "□", "×"


def draw(view: dict[str, Any], say: Say) -> str:
    parts = [heading(view, say)]
    parts += [draw_player(view, seat, say) for seat in range(view["seats"])]
    if view["stage"] not in ("draft", "over"):
        parts.append(draw_display(view, say))
    parts.append(say("table-legend"))
    return "\n\n".join(parts)


def heading(view: dict[str, Any], say: Say) -> str:
    if view["stage"] == "draft":
        return say("table-draft")
    if view["stage"] == "over":
        return say("table-over")
    first = say("table-turn", round=view["round"], rounds=view["rounds"], turn=view["turn"], turns=view["turns"])
    shape = draw_pattern(view["pattern"]["cells"])
    shape[0] += GAP + say(f"pattern-{view['pattern']['name']}")
    coming = [f"{count} × {say(f'pattern-{name}')}" for name, count in view["face_down_patterns"].items()]
    return "\n".join([first, *shape, fill(say("table-face-down", patterns=", ".join(coming)), WIDTH)])


def draw_pattern(cells: list[list[int]]) -> list[str]:
    rows, columns = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    lines = [" ".join("■" if [row, column] in cells else " " for column in range(columns)) for row in range(rows)]
    return ["  " + line.rstrip() for line in lines]


def draw_player(view: dict[str, Any], seat: int, say: Say) -> str:
    player = view["players"][seat]
    mark = "▶ " if seat in view["to_move"] else "  "
    lines = [f"{mark}{say('seat-default', number=seat + 1)}   {say('table-score')} {player['score']}"]
    lines += beside(player_cards(view, player, say), score_card(view, player, seat, say))
    return "\n".join(lines)


def player_cards(view: dict[str, Any], player: dict[str, Any], say: Say) -> list[str]:
    if view["stage"] == "draft":
        return abreast([draw_card(card, say, str(place)) for place, card in enumerate(player["dealt"], 1)])
    names = (say("hand-left"), say("hand-right"))
    return abreast([draw_card(card, say, name) for card, name in zip(player["cards"], names, strict=True)])


def draw_card(card: dict[str, Any] | None, say: Say, place: str) -> list[str]:
    """Number and colour, then the grid with the names of its columns and rows."""
    if card is None:
        return [f"{place}:", say("table-empty"), *[""] * ROWS]
    marked, fresh = set(card.get("marked", ())), set(card.get("fresh", ()))
    title = f"{place}: {card['number']} {say('colour-' + card['colour'])}"
    sign = {cell: PICTURES[card["grid"][cell[0]][cell[1]]] for cell in GRID}
    for cell in GRID:
        if cell_name(cell) in marked:
            sign[cell] = MARKED
        elif cell_name(cell) in fresh:
            sign[cell] = FRESH
    rows = [" ".join([str(row + 1), *(sign[row, column] for column in range(COLUMNS))]) for row in range(ROWS)]
    return [title, "  A B C D E", *rows]


def abreast(blocks: list[list[str]]) -> list[str]:
    width = max([CARD_WIDTH, *(len(line) for block in blocks for line in block)], default=CARD_WIDTH)
    rows = zip_longest(*blocks, fillvalue="")
    return ["  " + GAP.join(line.ljust(width) for line in row).rstrip() for row in rows]


def beside(left: list[str], right: list[str]) -> list[str]:
    width = max((len(line) for line in left), default=0)
    return [f"{a.ljust(width)}{GAP}{b}".rstrip() for a, b in zip_longest(left, right, fillvalue="")]


def score_card(view: dict[str, Any], player: dict[str, Any], seat: int, say: Say) -> list[str]:
    if view["stage"] == "draft":
        return []
    completed = " ".join(map(str, player["completed"])) or "–"
    torches = "".join(TICKED if lit else BOX for lit in player["torches"])
    lines = [
        f"{say('table-completed')} {completed}",
        f"{say('table-gems', red=player['red_gems'], green=player['green_gems'])}",
        f"{say('table-torches')} {torches}",
        f"{say('table-skulls', skulls=player['skulls'], penalty=player['penalty'])}",
    ]
    for colour, boxes in view["prizes"].items():
        shown = " ".join(prize(box, seat) for box in boxes)
        lines.append(f"{say('colour-' + colour).ljust(8)} {player['pyramids'][colour]}   {shown}")
    return lines


def prize(box: dict[str, Any], seat: int) -> str:
    """A box of pyramid points: free, taken by this seat, or blacked out."""
    if box["owner"] is None:
        return f"{BOX}{box['points']}"
    return f"{TICKED}{box['points']}" if box["owner"] == seat else f"{GONE}{box['points']}"


def draw_display(view: dict[str, Any], say: Say) -> str:
    title = say("table-display", deck=view["deck"])
    return "\n".join([title, *abreast([draw_card(card, say, str(n)) for n, card in enumerate(view["display"], 1)])])
