"""The table of Egizia as text, drawn from a view: river, monuments, players, at most 100 columns."""

from collections.abc import Mapping
from textwrap import wrap

from hypostyle.engine.frames import Lines, Say, beside, box
from hypostyle.engine.views import View
from hypostyle.games.egizia.view_types import CardSpace, EgiziaView, Face, NileCard, RoundSpace, SiteSpace, SphinxCard
from hypostyle.games.egizia.vocabulary import MeasureName

MARKS = "▲●■◆"
EMPTY = "·"
WIDTH = 100
HALF = 50
LEVEL_MARKS = "①②③④⑤"


class Table(View, EgiziaView):
    """A view, whole."""


def draw(view: Table, say: Say) -> str:
    rows = [
        [heading(view, say)],
        box(say("table-river"), river(view, say), WIDTH),
        beside(
            box(say("table-obelisk"), obelisk(view, say) + colonnade(view, say), HALF),
            box(say("table-pyramid"), pyramid(view, say) + statues(view, say), WIDTH - HALF),
        ),
        *(box(player_title(view, say, seat), player(view, say, seat), WIDTH) for seat in view["order"]),
        own_cards(view, say),
    ]
    return "\n".join(line.rstrip() for row in rows for line in row)


def heading(view: Table, say: Say) -> str:
    parts = [
        say("title"),
        f"{say('table-round')} {view['round']}/{view['rounds']}",
        f"{say('table-flood')} {say('flood-' + view['flood'])}",
        f"{say('table-sphinx-deck')} {view['sphinx']['deck']}",
    ]
    return "  " + " · ".join(parts)


def mark(seat: int | None) -> str:
    return EMPTY if seat is None else MARKS[seat]


# ---------------------------------------------------------------- what cards say
def told(amounts: Mapping[str, int] | Mapping[MeasureName, int], prefix: str, say: Say, joint: str = ", ") -> str:
    return joint.join(say(f"{prefix}-{name}", amount=amount) for name, amount in amounts.items())


def card_text(card: NileCard, say: Say) -> str:
    """What a Nile card brings, with its numbers."""
    parts = []
    if "field" in card:
        parts.append(f"{say('color-' + card['field'])} {card['wheat']} {say('table-wheat')}")
    if "quarry" in card:
        parts.append(f"{say('table-quarry')} {card['quarry']}")
    if "effects" in card:
        parts.append(told(card["effects"], "effect", say))
    if "uses" in card:
        parts.append(told(card["uses"], "use", say, " / "))
    if "power" in card:
        parts.append(told(card["power"], "power", say))
    if "attached" in card:
        parts.append(f"→ {card['attached']}")
    return f"{card['id']} {' + '.join(parts)}"


def face_text(face: Face, say: Say) -> str:
    return f"{face['id']} {told(face['effects'], 'effect', say)}"


def sphinx_text(card: SphinxCard, say: Say) -> str:
    if "goals" in card:
        goal = told(card["goals"], "goal", say)
    elif "each" in card:
        goal = f"{say('goal-each')} {say('goal-' + card['each'], amount=1)}"
    else:
        goal = f"{say('goal-most')} · {say('goal-' + card['most'], amount='')}".rstrip()
    return f"{card['id']} [{card['points']}] {goal}"


# ---------------------------------------------------------------- river
def river(view: Table, say: Say) -> Lines:
    """Down the river, two spaces a line: upstream on the left, the next one on the right."""
    spaces = [space_text(space, say) for space in view["river"]]
    half = -(-len(spaces) // 2)
    columns = [spaces[:half], spaces[half:]]
    width = (WIDTH - 4) // 2
    return beside(*([line[: width - 1].ljust(width) for line in column] for column in columns))


def space_text(space: CardSpace | RoundSpace | SiteSpace, say: Say) -> str:
    if space["kind"] == "site":
        slots = " ".join(mark(seat) for seat in space["slots"])
        waiting = "" if space["waiting"] is None else f" ({say('table-waiting')} {mark(space['waiting'])})"
        return f"══ {say('site-' + space['space'])} [{slots}]{waiting}"
    label = {"card": "C", "round": "N"}[space["kind"]] + space["space"].rpartition("_")[2]
    if not space["open"]:
        return f"{label:<4}{say('table-closed')}"
    if space["kind"] == "card":
        what = EMPTY if space["card"] is None else card_text(space["card"], say)
        guests = []
    else:
        what = EMPTY if space["face"] is None else face_text(space["face"], say)
        guests = space["guests"]
    ships = "".join(mark(seat) for seat in (space["ship"], *guests) if seat is not None)
    return f"{label:<4}{ships:<2}{what}"


# ---------------------------------------------------------------- monuments
def obelisk(view: Table, say: Say) -> Lines:
    cells = [f"{cell['cost']}{mark(cell['owner'])}" for cell in view["obelisk"]["cells"]]
    lower = view["obelisk"]["lower"]
    return [" ".join(cells[:lower]), " ".join(cells[lower:])]


def colonnade(view: Table, say: Say) -> Lines:
    board = view["colonnade"]
    lines = [f"{say('table-colonnade')}  " + " ".join(map(str, board["costs"]))]
    reached = [f"{mark(seat)} {count}" for seat, count in enumerate(board["built"])]
    lines.append("  " + "   ".join(reached))
    return [*lines, *(f"  {column}  {say('bonus-' + tile['id'])}" for column, tile in board["bonuses"].items())]


def pyramid(view: Table, say: Say) -> Lines:
    """Rows from the top down; with two players the dark side, then the light one."""
    lines = []
    for row in reversed(view["pyramid"]["rows"]):
        half = len(row["cells"]) // view["pyramid"]["sides"]
        sides = [row["cells"][first : first + half] for first in range(0, len(row["cells"]), half)]
        cells = " │ ".join(" ".join(mark(seat) for seat in side) for side in sides)
        winner = "" if row["winner"] is None else f"  ← {mark(row['winner'])}"
        lines.append(f"{row['cost']}  {cells:^15}{winner}")
    return lines


def statues(view: Table, say: Say) -> Lines:
    lines = []
    for statue in view["statues"]:
        needs = "/".join(map(str, statue["need"]))
        built = "  ".join(f"{mark(seat)} {level}" for seat, level in enumerate(statue["built"]) if level)
        lines.append(f"{say('statue-' + statue['id'])} {needs}  {built}")
    return lines


# ---------------------------------------------------------------- players
def player_title(view: Table, say: Say, seat: int) -> str:
    one = view["players"][seat]
    you = " ◄" if view["viewer"] == seat else ""
    state = f" · {say('table-passed')}" if one["passed"] else ""
    name = say("seat-default", number=seat + 1)
    return f"{mark(seat)} {name}{you} · {one['score']} {say('table-score')}{state}"


def player(view: Table, say: Say, seat: int) -> Lines:
    one = view["players"][seat]
    teams = " ".join(
        f"{say('team-' + name)} {team['strength']}{'×' if team['used'] else ''}" for name, team in one["teams"].items()
    )
    fields = " ".join(f"{say('color-' + color)} {value}" for color, value in one["fields"].items() if value)
    markets = "/".join(LEVEL_MARKS[level - 1] for level in one["markets"].values())
    first = [
        f"{say('table-stones')} {one['stones']} (+{one['quarry']})",
        f"{say('table-teams')} {teams} = {one['wheat']['need']}",
        f"{say('table-fields')} {fields}",
    ]
    second = [
        f"{say('table-markets')} {markets}",
        f"{say('table-ships')} {one['ships']}",
        f"{say('table-sphinx')} {one['sphinx_count']}",
    ]
    lines = [" · ".join(first), " · ".join(second)]
    things = [card_text(card, say) for card in one["cards"]]
    things += [say("bonus-" + tile["id"]) + ("×" if tile["used"] else "") for tile in one["bonuses"]]
    return lines + (wrap(" · ".join(things), WIDTH - 4) if things else [])


def own_cards(view: Table, say: Say) -> Lines:
    """Sphinx cards this viewer may see: those to choose from, and the own hand."""
    lines: Lines = []
    drawn = [card for card in view["sphinx"]["drawn"] if card is not None]
    if drawn:
        lines += [say("table-drawn"), *(f"  {sphinx_text(card, say)}" for card in drawn)]
    hands = [view["players"][view["viewer"]]] if view["viewer"] is not None else []
    for one in hands:
        if one["sphinx_cards"]:
            lines += [say("table-hand"), *(f"  {sphinx_text(card, say)}" for card in one["sphinx_cards"])]
    return [f"  {line}" for line in lines]
