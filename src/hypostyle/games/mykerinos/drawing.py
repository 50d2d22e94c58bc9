"""The table of Mykerinos as text, drawn from a view: at most 98 columns, each colour's cubes with their own shape."""

from collections.abc import Callable
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from hypostyle.games.mykerinos.vocabulary import (
    AREA_CARDS,
    AREA_COLUMNS,
    AREAS_IN_A_ROW,
    CARD_COLUMNS,
    CARD_ROWS,
    COLOUR_NAMES,
    COLUMN_NAMES,
    NEUTRAL_NAME,
    WINGS,
)

Say = Callable[..., str]
Lines = list[str]

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


def draw(view: dict[str, Any], say: Say) -> str:
    museum_box = box(say("table-museum"), museum(view, say), MUSEUM_WIDTH)
    rows = [heading(view, say), *beside(region(view, say), ["", *museum_box, *pile(view, say)])]
    rows += box(say("table-players"), players(view, say), WIDTH)
    return "\n".join(line.rstrip() for line in rows)


def heading(view: dict[str, Any], say: Say) -> str:
    signs = f"{PYRAMID} {say('table-pyramid')}   {FREE} {say('table-free')}"
    return f"  {say('title')} · {say('table-season', season=view['season'], seasons=view['seasons'])}     {signs}"


# ---------------------------------------------------------------- the region
def region(view: dict[str, Any], say: Say) -> Lines:
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


def area(view: dict[str, Any], number: int, say: Say) -> Lines:
    found = view["areas"][number]
    standing = "".join(f" {sign(rank['owner'])}{rank['cubes']}" for rank in found["ranking"])
    pointer = "►" if view["surveying"] == number else " "
    top = f"┌{pointer}{say('table-area', area=number + 1)}{standing} ".ljust(AREA_WIDTH - 1, "─") + "┐"
    body = []
    for row in range(found["row"] * CARD_ROWS, (found["row"] + 1) * CARD_ROWS):
        first = found["column"] * AREA_COLUMNS
        columns = range(first, first + AREA_COLUMNS)
        cells = [cell(view["cells"][row][column], view["reached"] == cell_name(row, column)) for column in columns]
        cards = [card_row(cells[card : card + CARD_COLUMNS]) for card in range(0, AREA_COLUMNS, CARD_COLUMNS)]
        body.append(f"│{'│'.join(cards)}│")
    foot = "┴".join(card_label(card, say).ljust(CARD_WIDTH, "─") for card in found["cards"])
    return [top, *body, f"└{foot}┘"]


def cell_name(row: int, column: int) -> str:
    return f"{COLUMN_NAMES[column]}{row + 1}"


def cell(place: dict[str, Any] | None, reached: bool) -> str:
    """Ground and cube; the cube from which a move goes on is pointed at."""
    if place is None:
        return ""
    ground = PYRAMID if place["pyramid"] else REACHED if reached else ""
    if place["cube"] is None:
        return ground or FREE
    return ground + sign(place["cube"])


def card_label(card: dict[str, Any] | None, say: Say) -> str:
    if card is None:
        return ""
    return f" {say('short-' + (card['patron'] or 'none'))} {card['prestige'] or ''}".rstrip() + " "


def sign(owner: int | str) -> str:
    return NEUTRAL_CUBE if owner == NEUTRAL_NAME else CUBES[int(owner)]


# ---------------------------------------------------------------- the Museum and the pile
def museum(view: dict[str, Any], say: Say) -> Lines:
    """Wings from top to bottom, the shared rooms between them; the last one closes the ring."""
    lines = []
    for number, patron in enumerate(view["wings"], 1):
        after = number % WINGS + 1
        held = [room(view, f"five_{number}"), room(view, f"three_{number}"), room(view, f"two_{number}_{after}")]
        lines.append(f"{number} {say('short-' + patron):<10} 5 {held[0]}   3 {held[1]}")
        lines.append(f"{'└' if number < WINGS else '↑'}{'─' * 20} 2 {held[2]}")
    return lines


def room(view: dict[str, Any], name: str) -> str:
    holder = view["rooms"][name]
    return FREE if holder is None else CUBES[holder]


def pile(view: dict[str, Any], say: Say) -> Lines:
    if not view["pile"]:
        return []
    left = ", ".join(f"{say('short-' + kind)} {count}" for kind, count in view["pile"].items())
    return [f" {line}" for line in wrap(f"{say('table-pile')} {left}", MUSEUM_WIDTH - 1)]


# ---------------------------------------------------------------- players
def players(view: dict[str, Any], say: Say) -> Lines:
    """One line each, which is also the legend of the cubes: to move, colour, points, cubes, scale, cards."""
    keys = ["points", "stock", "general", "scale"]
    if view["neutral"] is not None:
        keys.insert(3, "neutral")
    names = [player_name(view, say, seat) for seat in range(view["seats"])]
    heads = [say(f"table-{key}") for key in keys]
    width = max(map(len, names))
    lines = ["  ".join([" " * width, *heads, say("table-cards")])]
    for name, player in zip(names, view["players"], strict=True):
        facts = {**player, "points": player["score"], "scale": player["space"] or FREE}
        numbers = [f"{facts[key]:>{len(head)}}" for key, head in zip(keys, heads, strict=True)]
        known = "  ".join([name.ljust(width), *numbers, ""])
        hand = wrap(hand_of(player, say), WIDTH - 4 - len(known)) or [""]
        lines += [(known if not line else " " * len(known)) + text for line, text in enumerate(hand)]
    if view["neutral"] is not None:
        lines.append(f"  {NEUTRAL_CUBE} {say('table-neutral')} · {say('table-scale')} {view['neutral']['space']}")
    return lines


def player_name(view: dict[str, Any], say: Say, seat: int) -> str:
    colour = say(f"colour-{COLOUR_NAMES[seat]}").capitalize()
    you = f" ({say('table-you')})" if view["viewer"] == seat else ""
    return f"{'►' if seat in view['to_move'] else ' '} {CUBES[seat]} {colour}{you}"


def hand_of(player: dict[str, Any], say: Say) -> str:
    """Upright cards, tilted ones, and what each of them would be worth in the exhibition."""
    shown = []
    for kind, count in player["cards"].items():
        tilted = player["tilted"].get(kind, 0)
        signs = UPRIGHT * (count - tilted) + TILTED * tilted
        worth = f"\N{NO-BREAK SPACE}×{player['worth'][kind]}" if kind in player["worth"] else ""
        shown.append(f"{say('short-' + kind)}\N{NO-BREAK SPACE}{signs}{worth}")
    return "  ".join(shown)


# ---------------------------------------------------------------- frames
def box(title: str, lines: Lines, width: int) -> Lines:
    inside = width - 4
    body = [f"│ {line[:inside]:<{inside}} │" for line in lines]
    return [f"┌─ {title} ".ljust(width - 1, "─") + "┐", *body, "└" + "─" * (width - 2) + "┘"]


def beside(left: Lines, right: Lines) -> Lines:
    width = max(map(len, left)) + 1
    return [f"{first:<{width}}{second}" for first, second in zip_longest(left, right, fillvalue="")]
