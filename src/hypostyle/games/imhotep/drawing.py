"""The table of Imhotep as text, drawn from a view: at most 98 columns, each seat's stones with a shape of their own."""

from collections.abc import Sequence
from textwrap import wrap

from hypostyle.engine.frames import Lines, Say, beside, box
from hypostyle.engine.views import View
from hypostyle.games.imhotep.view import BoatView, ImhotepView, MarketView
from hypostyle.games.imhotep.vocabulary import PYRAMID_NAME, ROWS, SLOTS, CardName, SiteName

COLOURS = ("black", "white", "brown", "gray")
STONES = "▲●■◆"
FREE = "·"
WIDTH = 98
BOATS_WIDTH = 46
SITE_WIDTHS: dict[SiteName, int] = {"pyramid": 26, "temple": 28, "burial_chamber": 25, "obelisks": 19}
LEVELS = (3, 2, 1)  # the sides of the large pyramid's levels
SMALL_LEVELS = (2, 1)
MOST_DRAWN = 9  # stones of one obelisk; its number says the rest


class Table(View, ImhotepView):
    """A view, whole."""


def draw(view: Table, say: Say) -> str:
    sites = {"pyramid": pyramid, "temple": temple, "burial_chamber": burial_chamber, "obelisks": obelisks}
    boards = [site_box(view, say, site, sites[site](view, say), width) for site, width in SITE_WIDTHS.items()]
    rows = [
        [heading(view, say)],
        beside(
            box(say("table-boats"), boats(view, say), BOATS_WIDTH),
            site_box(view, say, "market", market(view, say), WIDTH - BOATS_WIDTH),
        ),
        beside(*boards),
        box(say("table-players"), players(view, say), WIDTH),
    ]
    return "\n".join(line.rstrip() for row in rows for line in row)


def heading(view: Table, say: Say) -> str:
    wrath = f" · {say('option-wrath')}" if view["wrath"] else ""
    return f"  {say('title')} · {say('table-round')} {view['round']}/{view['rounds']}{wrath}"


# ---------------------------------------------------------------- boats and market
def boats(view: Table, say: Say) -> Lines:
    numbers = " ".join(str(slot + 1) for slot in range(SLOTS))
    lines = [f"     {numbers}   {say('table-slots')}"]
    for number, boat in enumerate(view["boats"], 1):
        hull = f"◄ {stones(boat['slots'])} │"
        lines.append(f"{number}  {hull:<{2 * SLOTS + 5}}{boat_note(boat, say)}")
    if view["unloading"]:
        lines.append(f"{say('table-unloading')} {stones(view['unloading'])}")
    return lines


def boat_note(boat: BoatView, say: Say) -> str:
    if boat["site"] is not None:
        return f"→ {say('site-' + boat['site'])}"
    aboard = sum(owner is not None for owner in boat["slots"])
    return f"{say('table-minimum')} {boat['minimum']}{' ✓' if aboard >= boat['minimum'] else ''}"


def market(view: Table, say: Say) -> Lines:
    board = view["market"]
    names = [FREE if card is None else say(f"card-{card}") for card in board["places"]]
    lines = [f"{place}  {name}" for place, name in enumerate(names, 1)]
    if view["sides"]["market"] == "B":
        lines.append(f"{len(lines) + 1}  {pair(board, say)}")
    discarded = sum(view["discarded"].values())
    return [*lines, f"{say('table-deck')} {view['deck']} · {say('table-discard')} {discarded}"]


def pair(board: MarketView, say: Say) -> str:
    if board["seen"] is not None:
        return " / ".join(say(f"card-{card}") for card in board["seen"])
    return f"{board['pair']} × {say('table-hidden')}" if board["pair"] else FREE


# ---------------------------------------------------------------- sites
def site_box(view: Table, say: Say, site: SiteName, lines: Lines, width: int) -> Lines:
    docked = [str(number) for number, boat in enumerate(view["boats"], 1) if boat["site"] == site]
    dock = f"◄ {docked[0]}" if docked else say("table-empty")
    return box(f"{say('site-' + site)} {view['sides'][site]}", lines, width, f"{say('table-dock')} {dock}")


def pyramid(view: Table, say: Say) -> Lines:
    """Levels side by side from the ground to the top; on side B the three pyramids, each with its top below."""
    board = view["pyramid"]
    if "stones" in board:
        cells = sum(side * side for side in LEVELS)
        return [*beside(*columns(board["stones"][:cells], LEVELS), gap="   "), *heap(board["stones"][cells:], say)]
    names = [say(f"table-{name}") for name in PYRAMID_NAME.names]
    width = max(map(len, names))
    drawn = [[name, *small_pyramid(built)] for name, built in zip(names, board["pyramids"], strict=True)]
    return [*beside(*([line.ljust(width) for line in one] for one in drawn), gap="  "), *heap(board["beside"], say)]


def columns(built: Sequence[int], sides: Sequence[int]) -> list[Lines]:
    """Square levels, each filled column by column from the top left."""
    levels, first = [], 0
    for side in sides:
        cells = [*built[first : first + side * side], *[None] * (side * side)][: side * side]
        levels.append([stones(cells[row::side]) for row in range(side)])
        first += side * side
    return levels


def small_pyramid(built: Sequence[int]) -> Lines:
    base, top = columns(built, SMALL_LEVELS)
    return [*base, f" {top[0]}"]


def heap(beside_it: Sequence[int], say: Say) -> Lines:
    return [f"{say('table-beside')} {tally(beside_it)}"] if beside_it else []


def temple(view: Table, say: Say) -> Lines:
    """What is seen from above, and how many stones each slot holds."""
    laid, slots = view["temple"], view["temple_slots"]
    piles = [laid[slot::slots] for slot in range(slots)]
    seen = [pile[-1] if pile else None for pile in piles]
    covered = [owner for pile in piles for owner in pile[:-1]]
    heights = " ".join(str(len(pile)) if pile else FREE for pile in piles)
    lines = [say("table-seen"), f"  {stones(seen)}", f"  {heights}"]
    return [*lines, f"{say('table-covered')} {tally(covered)}"] if covered else lines


def burial_chamber(view: Table, say: Say) -> Lines:
    """Three rows, filled column by column; the next free cell is shown."""
    laid = view["burial_chamber"]
    cells = [*laid, None, *[None] * (-(len(laid) + 1) % ROWS)]
    gap = " " if 2 * len(cells) // ROWS < SITE_WIDTHS["burial_chamber"] - 5 else ""
    return [stones(cells[row::ROWS], gap) for row in range(ROWS)]


def obelisks(view: Table, say: Say) -> Lines:
    board = view["obelisks"]
    if view["sides"]["obelisks"] == "A":
        heights = zip(STONES, board["stones"], strict=False)
        return [f"{stone} {count:>2} {'█' * min(count, MOST_DRAWN)}" for stone, count in heights]
    lone = " ".join(STONES[seat] * count for seat, count in enumerate(board["lone"]) if count)
    return [say("table-raised"), f"  {stones(board['raised']) or FREE}", say("table-lone"), f"  {lone or FREE}"]


# ---------------------------------------------------------------- players
def players(view: Table, say: Say) -> Lines:
    """One line each, which is also the legend of the stones: to move, colour, points, stones, cards."""
    names = [player_name(view, say, seat) for seat in range(view["seats"])]
    heads = [say(f"table-{key}") for key in ("score", "reserve", "quarry", "cards")]
    reserves = [STONES[seat] * player["reserve"] for seat, player in enumerate(view["players"])]
    widths = [max(map(len, names)), len(heads[0]), max(len(heads[1]), *map(len, reserves)), len(heads[2])]
    lines = ["  ".join([" " * widths[0], heads[0], heads[1].ljust(widths[2]), heads[2], heads[3]])]
    for name, reserve, player in zip(names, reserves, view["players"], strict=True):
        facts = (name.ljust(widths[0]), f"{player['score']:>{widths[1]}}", reserve.ljust(widths[2]))
        known = "  ".join((*facts, f"{player['quarry']:>{widths[3]}}", ""))
        hand = wrap(hand_of(player["cards"], say), WIDTH - 4 - len(known)) or [""]
        lines += [(known if not line else " " * len(known)) + text for line, text in enumerate(hand)]
    return lines


def player_name(view: Table, say: Say, seat: int) -> str:
    colour = say(f"colour-{COLOURS[seat]}").capitalize()
    you = f" ({say('table-you')})" if view["viewer"] == seat else ""
    return f"{'►' if seat in view['to_move'] else ' '} {STONES[seat]} {colour}{you}"


def hand_of(cards: dict[CardName, int], say: Say) -> str:
    return ", ".join(say(f"card-{card}") + (f"\u00a0×{count}" if count > 1 else "") for card, count in cards.items())


# ---------------------------------------------------------------- signs and frames
def stones(owners: Sequence[int | None], gap: str = " ") -> str:
    return gap.join(FREE if owner is None else STONES[owner] for owner in owners)


def tally(owners: Sequence[int]) -> str:
    return " ".join(f"{STONES[seat]}{owners.count(seat)}" for seat in sorted(set(owners)))
