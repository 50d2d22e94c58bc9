"""The board of Senet as text, drawn from a view: three rows of ten houses, walked in an S."""

from hypostyle.engine.frames import Lines, Say
from hypostyle.engine.views import View

from hypostyle_senet.view import SenetView
from hypostyle_senet.vocabulary import STICKS, WATER

COLOURS = ("ivory", "ebony")
PIECES = "○●"
LIGHT, DARK = "▯", "▮"
MARKS = {15: "☥", 26: "✦", 27: "≈", 28: "III", 29: "II", 30: "I"}
NAMES = {15: "rebirth", 26: "beauty", 27: "water", 28: "three_truths", 29: "re_atum", 30: "horus"}
OUT = "✓"
CELL = 6
# Each row with what stands left and right of it: the way goes on there.
ROWS = (("→", range(1, 11), "┐"), ("┌", range(20, 10, -1), "┘"), ("└", range(21, 31), OUT))


class Table(View, SenetView):
    """What the engine hands over: what every view says, and the game's own part."""


def draw(view: Table, say: Say) -> str:
    owners = {house: seat for seat, player in enumerate(view["players"]) for house in player["houses"]}
    arrivals = {move["house"]: move["arrival"] for move in view["moves"]}
    lines = [f"   {say('title')}", rule("┌", "┬", "┐")]
    for left, houses, right in ROWS:
        numbers = "│".join(f" {house:<2}{MARKS.get(house, ''):>3}" for house in houses)
        pieces = "│".join(cell(house, owners, arrivals) for house in houses)
        lines += [f"   │{numbers}│", f" {left} │{pieces}│ {right}", rule("├", "┼", "┤")]
    lines[-1] = rule("└", "┴", "┘")
    named = "   ".join(f"{mark} {say('table-' + NAMES[house])}" for house, mark in MARKS.items())
    return "\n".join(line.rstrip() for line in [*lines, f"   {named}", *sticks(view, say), *players(view, say)])


def rule(left: str, middle: str, right: str) -> str:
    return "   " + left + middle.join(["─" * CELL] * len(ROWS[0][1])) + right


def cell(house: int, owners: dict[int, int], arrivals: dict[int, int | None]) -> str:
    """The piece of a house, and where it could go: to a house, in exchange for the piece there, or out."""
    if house not in owners:
        return " " * CELL
    piece = f" {PIECES[owners[house]]}"
    if house in arrivals:
        to = arrivals[house]
        sign = "⇄" if to in owners else "→"
        piece += sign + (OUT if to is None else MARKS[WATER] if to == WATER else str(to))
    return piece.ljust(CELL)


def sticks(view: Table, say: Say) -> Lines:
    if view["light"] is None:
        return []
    shown = LIGHT * view["light"] + DARK * (STICKS - view["light"])
    another = f" · {say('table-another')}" if view["another"] else ""
    return ["", f"   {say('table-sticks')} {' '.join(shown)}  {view['throw']}{another}"]


def players(view: Table, say: Say) -> Lines:
    """One line each, which is also the legend of the pieces: to move, colour, pieces off, steps left."""
    names = [player_name(view, say, seat) for seat in range(view["seats"])]
    width = max(map(len, names))
    return ["", *(f" {name:<{width}}   {facts(view, say, seat)}" for seat, name in enumerate(names))]


def player_name(view: Table, say: Say, seat: int) -> str:
    you = f" ({say('table-you')})" if view["viewer"] == seat else ""
    colour = say(f"colour-{COLOURS[seat]}").capitalize()
    return f"{'►' if seat in view['to_move'] else ' '} {PIECES[seat]} {colour}{you}"


def facts(view: Table, say: Say, seat: int) -> str:
    player = view["players"][seat]
    off = PIECES[seat] * player["score"] + "·" * len(player["houses"])
    return f"{say('table-off')} {off}   {say('table-steps_left')} {player['steps_left']}"
