"""The table as text, drawn from a view: wall, burial chamber, players, own tiles with the pairs they would make."""

from textwrap import wrap

from hypostyle.engine.frames import Lines, Say, beside, box
from hypostyle.engine.views import View
from hypostyle.games.hieroglyph_wall.view import CellView, HieroglyphWallView, SarcophagusView, TriedPairs, WallView
from hypostyle.games.hieroglyph_wall.vocabulary import SEAT_NAMES, AnimalName, DeedName, EyesName, PairName

SIGNS = "▲●■◆"  # archaeologists
LEFT, RIGHT = "‹", "›"  # the way an animal looks
FREE = "·"
SCARAB = "•"
PAIRS: dict[PairName, str] = {"same": "=", "opposite": "≠"}  # how the two look
DEEDS: dict[DeedName, str] = {"takeover": "=", "plain": "≠"}  # of pairs that wait only a takeover must look alike
FULL = "×"
EYES: dict[EyesName, str] = {"one": "1", "two": "2", "three": "3"}
WIDTH = 98
PREVIEW_WIDTH = 9


class Table(View, HieroglyphWallView):
    """A view, whole."""


def draw(view: Table, say: Say) -> str:
    inside = box(say("table-wall"), wall(view, say), wall_width(view))
    rows = [
        [heading(view, say)],
        beside(inside, box(say("table-columns"), chamber(view, say), WIDTH - wall_width(view))),
        box(say("table-players"), players(view, say), WIDTH),
        hand(view, say),
    ]
    return "\n".join(line.rstrip() for row in rows for line in row)


def heading(view: Table, say: Say) -> str:
    variants = [f" · {say('option-' + name)}" for name in ("curse", "sphinx") if view[name]]
    return f"  {say('title')}{''.join(variants)}"


# ---------------------------------------------------------------- wall
def wall_width(view: Table) -> int:
    board = view["wall"]
    return board["slots"] * (2 * board["tile_columns"] + 1) + 8


def wall(view: Table, say: Say) -> Lines:
    """Slots are numbered above, where tiles fall in; rows from the bottom; cells only where a curse may be claimed."""
    board = view["wall"]
    width = 2 * board["tile_columns"]
    lines = ["    " + " ".join(f"{f'↓{slot}':^{width}}" for slot in range(1, board["slots"] + 1))]
    for number, row in reversed(list(enumerate(board["cells"], 1))):
        lines.append(f"{number:>2} │{wall_row([animal(cell, say) for cell in row], board)}│")
        if board["tile_rows"] > 1 and number % board["tile_rows"] == 1 and number > 1:
            lines.append("   ├" + "┼".join(["─" * width] * board["slots"]) + "┤")
    lines.append("   ╰" + "┴".join(["─" * width] * board["slots"]) + "╯")
    if view["curse"]:
        lines.append(f"    {wall_row([f'{number:>2}' for number, _ in enumerate(board['cells'][0], 1)], board, ' ')}")
    return lines


def wall_row(signs: Lines, board: WallView, between: str = "│") -> str:
    across = board["tile_columns"]
    return between.join("".join(signs[first : first + across]) for first in range(0, len(signs), across))


def animal(cell: CellView | None, say: Say) -> str:
    """Two signs: the letter of the animal with an arrow on the side it looks to."""
    if cell is None:
        return f"{FREE} "
    letter = say(f"animal-{cell['animal']}-letter")
    return f"{LEFT}{letter}" if cell["facing"] == "left" else f"{letter}{RIGHT}"


# ---------------------------------------------------------------- burial chamber
def chamber(view: Table, say: Say) -> Lines:
    """Columns in their places: name, archaeologist, scarabs, eyes of the closed sarcophagi from the front."""
    names = [say(f"animal-{column['animal']}") for column in view["columns"]]
    width = max(map(len, names))
    lines = []
    for column, name in zip(view["columns"], names, strict=True):
        guard = FREE if column["archaeologist"] is None else SIGNS[column["archaeologist"]]
        scarabs = (SCARAB * column["scarabs"]).ljust(view["column_scarabs"], FREE)
        closed = " ".join(EYES[eyes] for eyes in column["closed"]) or say("table-empty")
        asked = "◄" if column["animal"] == view["column_in_question"] else " "
        lines.append(
            f"{say('animal-' + column['animal'] + '-letter')} {name:<{width}} {guard} {scarabs}  {closed:<5} {asked}"
        )
    piles = view["piles"]
    lines.append(f"{say('table-slab')} {view['slab']} · {say('table-pile')} {piles['first']}")
    if view["curse"]:
        snake = f" ({say('table-snake')})" if piles["snake"] else ""
        lines.append(f"{say('table-second-pile')} {piles['second']}{snake}")
    if view["curses"]["sought"]:
        names = [say(f"animal-{name}") for name in view["curses"]["sought"]]
        lines.append(f"{say('table-curse')} → {', '.join(names)}")
    if view["waiting_pairs"]:
        lines.append(
            " ".join(
                pair_sign(pair["column"], DEEDS[pair["pair"]], pair["count"], say) for pair in view["waiting_pairs"]
            )
        )
    return lines


def pair_sign(column: AnimalName, sign: str, count: int, say: Say) -> str:
    """`D=2`: two pairs of dromedaries looking the same way."""
    number = str(count) if count > 1 else ""
    return f"{say('animal-' + column + '-letter')}{sign}{number}"


# ---------------------------------------------------------------- players
def players(view: Table, say: Say) -> Lines:
    names = [player_name(view, say, seat) for seat in range(view["seats"])]
    lines = []
    for seat, name in enumerate(names):
        known = f"{name:<{max(map(len, names))}}  {player_facts(view, say, seat)}"
        owned = " ".join(sarcophagus(one, say) for one in view["players"][seat]["sarcophagi"])
        for number, part in enumerate(wrap(owned, WIDTH - 4 - len(known)) or [""]):
            lines.append((known if number == 0 else " " * len(known)) + part)
    return lines


def player_name(view: Table, say: Say, seat: int) -> str:
    colour = say(f"colour-{SEAT_NAMES[seat]}").capitalize()
    you = f" ({say('table-you')})" if view["viewer"] == seat else ""
    return f"{'►' if seat in view['to_move'] else ' '} {SIGNS[seat]} {colour}{you}"


def player_facts(view: Table, say: Say, seat: int) -> str:
    player = view["players"][seat]
    points = str(player["least"]) if player["least"] == player["most"] else f"{player['least']}–{player['most']}"
    favourite = say("table-hidden") if player["favourite"] is None else say(f"animal-{player['favourite']}")
    return (
        f"{say('table-stock')} {SIGNS[seat] * player['at_hand']:<5}  {say('table-pharaoh')} {favourite:<10}  "
        f"{say('table-points')} {points:<7} "
    )


def sarcophagus(one: SarcophagusView, say: Say) -> str:
    """`D1:4`: from the dromedary column, one eye, worth four."""
    value = "?" if one["value"] is None else one["value"]
    return f"{say('animal-' + one['column'] + '-letter')}{EYES[one['eyes']]}:{value}"


# ---------------------------------------------------------------- own tiles
def hand(view: Table, say: Say) -> Lines:
    """Each tile of the viewer with the pairs it would make in each slot."""
    tiles = view["players"][view["viewer"]]["hand"] if view["viewer"] is not None else None
    if not tiles:
        return []
    slots = "".join(f"{slot:<{PREVIEW_WIDTH}}" for slot in range(1, view["wall"]["slots"] + 1))
    shape = 2 * view["wall"]["tile_columns"]
    lines = [f"{say('table-tile'):<{shape + 12}}{slots}"]
    for tile in tiles:
        rows = ["".join(animal(cell, say) for cell in row) for row in reversed(tile["cells"])]
        found = "".join(f"{preview(pairs, say):<{PREVIEW_WIDTH}}" for pairs in tile["pairs"])
        lines.append(f"{tile['tile'] + 1:>6}  {rows[0]:<{shape + 4}}{found}")
        lines += [f"{'':8}{row}" for row in rows[1:]]
    legend = " · ".join(f"{sign} {say('table-' + pair)}" for pair, sign in PAIRS.items())
    return box(say("table-hand"), lines, WIDTH, legend)


def preview(pairs: list[TriedPairs] | None, say: Say) -> str:
    if pairs is None:
        return FULL
    kinds = ((pair["column"], kind, pair[kind]) for pair in pairs for kind in PAIRS if pair[kind])
    return "".join(pair_sign(column, PAIRS[kind], count, say) for column, kind, count in kinds) or FREE
