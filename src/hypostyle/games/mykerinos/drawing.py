"""The table of Mykerinos as text, drawn from a view: at most 98 columns, each colour's cubes with their own shape."""

from textwrap import wrap

from hypostyle.engine.frames import Lines, Say, beside, box
from hypostyle.engine.views import View
from hypostyle.games.mykerinos.view import CardView, CellView, MykerinosView, Owner, PlayerView
from hypostyle.games.mykerinos.vocabulary import (
    AREA_CARDS,
    AREA_COLUMNS,
    AREAS_IN_A_ROW,
    CARD_COLUMNS,
    CARD_ROWS,
    CELL_NAMES,
    COLOUR_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    NEUTRAL_NAME,
    ROOM_NAMES,
    WINGS,
    RoomName,
)

CUBES = "●■◆★"
NEUTRAL_CUBE = "○"
PYRAMID = "△"
FREE = "·"
REACHED = "›"
UPRIGHT, TILTED = "▮", "▱"
WIDTH = 98
CARD_WIDTH = 13
AREA_WIDTH = AREA_CARDS * (CARD_WIDTH + 1) + 1
MARGIN = 3
MUSEUM_WIDTH = WIDTH - MARGIN - AREAS_IN_A_ROW * (AREA_WIDTH + 1)


class Table(View, MykerinosView):
    """A view, whole."""


def draw(view: Table, say: Say) -> str:
    museum_box = box(say("table-museum"), museum(view, say), MUSEUM_WIDTH)
    rows = [heading(view, say), *beside(region(view, say), ["", *museum_box, *pile(view, say)], gap=" ")]
    rows += box(say("table-players"), players(view, say), WIDTH)
    return "\n".join(line.rstrip() for line in rows)


def heading(view: Table, say: Say) -> str:
    signs = f"{PYRAMID} {say('table-pyramid')}   {FREE} {say('table-free')}"
    return f"  {say('title')} · {say('table-season', season=view['season'], seasons=view['seasons'])}     {signs}"


# ---------------------------------------------------------------- the region
def region(view: Table, say: Say) -> Lines:
    """Areas of two cards; the number of an area and its ranking stand above it, patron and prestige below each card."""
    lines = [" " * MARGIN + " ".join(column_letters(column) for column in range(AREAS_IN_A_ROW))]
    for first in range(0, len(view["areas"]), AREAS_IN_A_ROW):
        drawn = [area(view, number, say) for number in range(first, first + AREAS_IN_A_ROW)]
        row = first // AREAS_IN_A_ROW * CARD_ROWS
        labels = ["", *(str(row + offset + 1) for offset in range(CARD_ROWS)), ""]
        lines += [f"{label:>{MARGIN - 1}} " + " ".join(parts) for label, *parts in zip(labels, *drawn, strict=True)]
    return lines


def column_letters(area_column: int) -> str:
    first = area_column * AREA_COLUMNS
    letters = COLUMN_NAMES[first : first + AREA_COLUMNS]
    cards = [letters[card : card + CARD_COLUMNS] for card in range(0, AREA_COLUMNS, CARD_COLUMNS)]
    return " " + " ".join(card_row(list(card)) for card in cards) + " "


def card_row(cells: list[str]) -> str:
    """Two cells of a card; a cell takes two signs."""
    left, right = (f"{cell:>2}" for cell in cells)
    return f"  {left}     {right}  "


def area(view: Table, number: int, say: Say) -> Lines:
    found = view["areas"][number]
    standing = "".join(f" {sign(rank['owner'])}{rank['cubes']}" for rank in found["ranking"])
    pointer = "►" if view["surveying"] == number else " "
    top = f"┌{pointer}{say('table-area', area=number + 1)}{standing} ".ljust(AREA_WIDTH - 1, "─") + "┐"
    body = []
    for row in range(found["row"] * CARD_ROWS, (found["row"] + 1) * CARD_ROWS):
        first = found["column"] * AREA_COLUMNS
        names = CELL_NAMES[row * COLUMNS + first :][:AREA_COLUMNS]
        ground = view["cells"][row][first : first + AREA_COLUMNS]
        cells = [cell(place, view["reached"] == name) for place, name in zip(ground, names, strict=True)]
        cards = [card_row(cells[card : card + CARD_COLUMNS]) for card in range(0, AREA_COLUMNS, CARD_COLUMNS)]
        body.append(f"│{'│'.join(cards)}│")
    foot = "┴".join(card_label(card, say).ljust(CARD_WIDTH, "─") for card in found["cards"])
    return [top, *body, f"└{foot}┘"]


def cell(place: CellView | None, reached: bool) -> str:
    """Ground and cube; the cube from which a move goes on is pointed at."""
    if place is None:
        return ""
    ground = PYRAMID if place["pyramid"] else REACHED if reached else ""
    if place["cube"] is None:
        return ground or FREE
    return ground + sign(place["cube"])


def card_label(card: CardView | None, say: Say) -> str:
    if card is None:
        return ""
    return f" {say('short-' + (card['patron'] or 'none'))} {card['prestige'] or ''}".rstrip() + " "


def sign(owner: Owner) -> str:
    return NEUTRAL_CUBE if owner == NEUTRAL_NAME else CUBES[owner]


# ---------------------------------------------------------------- the Museum and the pile
def museum(view: Table, say: Say) -> Lines:
    """Wings from top to bottom, the shared rooms between them; the last one closes the ring. Names go wing by wing."""
    lines = []
    for number, patron in enumerate(view["wings"], 1):
        inner, outer, shared = (room(view, name) for name in ROOM_NAMES[number - 1 :: WINGS])
        lines.append(f"{number} {say('short-' + patron):<10} {inner}   {outer}")
        lines.append(f"{'└' if number < WINGS else '↑'}{'─' * 20} {shared}")
    return lines


def room(view: Table, name: RoomName) -> str:
    holder = view["rooms"][name]
    return f"{view['museum'][name]['points']} {FREE if holder is None else CUBES[holder]}"


def pile(view: Table, say: Say) -> Lines:
    if not view["pile"]:
        return []
    left = ", ".join(f"{say('short-' + kind)} {count}" for kind, count in view["pile"].items())
    return [f" {line}" for line in wrap(f"{say('table-pile')} {left}", MUSEUM_WIDTH - 1)]


# ---------------------------------------------------------------- players
def players(view: Table, say: Say) -> Lines:
    """One line each, which is also the legend of the cubes: to move, colour, points, cubes, passing scale, cards."""
    keys = ["points", "stock", "general", *(["neutral"] if view["neutral"] else []), "passing-scale"]
    names = [player_name(view, say, seat) for seat in range(view["seats"])]
    heads = [say(f"table-{key}") for key in keys]
    width = max(map(len, names))
    lines = ["  ".join([" " * width, *heads, say("table-cards")])]
    for name, player in zip(names, view["players"], strict=True):
        cubes = [player["stock"], player["general"], *([player["neutral"]] if view["neutral"] else [])]
        shown = [player["score"], *cubes, player["space"] or FREE]
        numbers = [f"{number:>{len(head)}}" for number, head in zip(shown, heads, strict=True)]
        known = "  ".join([name.ljust(width), *numbers, ""])
        hand = wrap(hand_of(player, say), WIDTH - 4 - len(known)) or [""]
        lines += [(known if not line else " " * len(known)) + text for line, text in enumerate(hand)]
    if view["neutral"] is not None:
        space = f"{say('table-passing-scale')} {view['neutral']['space']}"
        lines.append(f"  {NEUTRAL_CUBE} {say('table-neutral')} · {space}")
    return lines


def player_name(view: Table, say: Say, seat: int) -> str:
    colour = say(f"colour-{COLOUR_NAMES[seat]}").capitalize()
    you = f" ({say('table-you')})" if view["viewer"] == seat else ""
    return f"{'►' if seat in view['to_move'] else ' '} {CUBES[seat]} {colour}{you}"


def hand_of(player: PlayerView, say: Say) -> str:
    """Upright cards, tilted ones, and what each of them would be worth in the exhibition."""
    shown = []
    for kind, count in player["cards"].items():
        tilted, worth = 0, ""
        if kind != "none":
            tilted = player["tilted"].get(kind, 0)
            worth = f"\N{NO-BREAK SPACE}×{player['worth'][kind]}"
        signs = UPRIGHT * (count - tilted) + TILTED * tilted
        shown.append(f"{say('short-' + kind)}\N{NO-BREAK SPACE}{signs}{worth}")
    return "  ".join(shown)
