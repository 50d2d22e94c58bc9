"""The table of Silver & Gold: Pyramids as text, drawn from a view."""

from textwrap import fill

from hypostyle.engine.frames import Lines, Say, beside
from hypostyle.engine.views import View
from hypostyle.games.silver_gold_pyramids.geometry import COLUMNS, GRID, ROWS, Cell, cell_name
from hypostyle.games.silver_gold_pyramids.view import CardView, HeldView, PlayerView, PrizeBox, PyramidsView

WIDTH = 90
CARD_WIDTH = 16
GAP = "   "
PICTURES = {"S": "▽", "T": "▲", "#": "░", ".": "·", "r": "r", "g": "g", "t": "t", "k": "k", "p": "p", "x": "x"}
MARKED, FRESH = "■", "▣"
TICKED, BOX, GONE = "■", "□", "×"


class Table(View, PyramidsView):
    """A view, whole."""


def draw(view: Table, say: Say) -> str:
    parts = [heading(view, say)]
    parts += [draw_player(view, seat, say) for seat in range(len(view["players"]))]
    if view["stage"] not in ("draft", "over"):
        parts.append(draw_display(view, say))
    parts.append(say("table-legend"))
    return "\n\n".join(parts)


def heading(view: Table, say: Say) -> str:
    if view["pattern"] is None:
        return say("table-draft")
    if view["stage"] == "over":
        return say("table-over")
    first = say("table-turn", round=view["round"], rounds=view["rounds"], turn=view["turn"], turns=view["turns"])
    shape = draw_pattern(view["pattern"]["cells"])
    shape[0] += GAP + say(f"pattern-{view['pattern']['name']}")
    coming = [f"{count} × {say(f'pattern-{name}')}" for name, count in view["face_down_patterns"].items()]
    return "\n".join([first, *shape, fill(say("table-face-down", patterns=", ".join(coming)), WIDTH)])


def draw_pattern(cells: list[Cell]) -> Lines:
    rows, columns = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    lines = [" ".join("■" if (row, column) in cells else " " for column in range(columns)) for row in range(rows)]
    return ["  " + line.rstrip() for line in lines]


def draw_player(view: Table, seat: int, say: Say) -> str:
    player = view["players"][seat]
    mark = "▶ " if seat in view["to_move"] else "  "
    lines = [f"{mark}{say('seat-default', number=seat + 1)}   {say('table-score')} {player['score']}"]
    lines += beside(player_cards(view, player, say), score_card(view, player, seat, say), gap=GAP)
    return "\n".join(line.rstrip() for line in lines)


def player_cards(view: Table, player: PlayerView, say: Say) -> Lines:
    if view["stage"] == "draft":
        return abreast([draw_card(card, say, str(place)) for place, card in enumerate(player["dealt"], 1)])
    names = (say("hand-left"), say("hand-right"))
    return abreast([draw_card(card, say, name, marks(card)) for card, name in zip(player["cards"], names, strict=True)])


def marks(card: HeldView | None) -> dict[str, str]:
    """The signs of marked cells, by their names."""
    return {**dict.fromkeys(card["fresh"], FRESH), **dict.fromkeys(card["marked"], MARKED)} if card else {}


def draw_card(card: CardView | None, say: Say, place: str, marks: dict[str, str] | None = None) -> Lines:
    """Number and colour, then the grid with the names of its columns and rows."""
    if card is None:
        return [f"{place}:", say("table-empty"), *[""] * ROWS]
    title = f"{place}: {card['number']} {say('colour-' + card['colour'])}"
    signs = {cell_name(cell): PICTURES[card["grid"][cell[0]][cell[1]]] for cell in GRID} | (marks or {})
    rows = [[signs[cell_name((row, column))] for column in range(COLUMNS)] for row in range(ROWS)]
    return [title, "  A B C D E", *(" ".join([str(number), *row]) for number, row in enumerate(rows, 1))]


def abreast(cards: list[Lines]) -> Lines:
    """Cards next to each other, all as wide as the widest."""
    if not cards:
        return []
    width = max([CARD_WIDTH, *(len(line) for card in cards for line in card)])
    blocks = ([line.ljust(width) for line in card] for card in cards)
    return ["  " + line.rstrip() for line in beside(*blocks, gap=GAP)]


def score_card(view: Table, player: PlayerView, seat: int, say: Say) -> Lines:
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


def prize(box: PrizeBox, seat: int) -> str:
    """A box of pyramid points: free, taken by this seat, or blacked out."""
    if box["owner"] is None:
        return f"{BOX}{box['points']}"
    return f"{TICKED}{box['points']}" if box["owner"] == seat else f"{GONE}{box['points']}"


def draw_display(view: Table, say: Say) -> str:
    title = say("table-display", deck=view["deck"])
    return "\n".join([title, *abreast([draw_card(card, say, str(n)) for n, card in enumerate(view["display"], 1)])])
