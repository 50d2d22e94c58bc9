"""The page that says of every game what each place of an observation means: `python -m hypostyle.research.fields`."""

from __future__ import annotations

from collections.abc import Iterator

from hypostyle import catalog
from hypostyle.engine.game import Game
from hypostyle.engine.kinds import AMOUNT, BITS, CARDS, CHOICE, OWNER, ROW, SEAT_BITS, TOP
from hypostyle.engine.layout import Field, layout_of
from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.reading import PARTS_INSIDE, Reading, places_of, readings_of
from hypostyle.engine.rows import inputs_of

TITLE = """# Observations, field by field

Written by `python -m hypostyle.research.fields > docs/observations.md`, and checked by the tests. How an observation is
made, and what `float32` and `int8` differ in, is told in [research.md](research.md#observations).

Places are counted from 0. A field **of each seat** has a part for every one of four seats, beginning with the observer;
parts of seats that nobody sits on are 0. Where it says *1 at*, all other places of the cell are 0.
"""
HEAD = "| places | field | whose | cells | what is shown of a cell |\n|---|---|---|---|---|"


def page() -> str:
    """The whole page, for the games of this tree."""
    games = [catalog.game(slug) for slug in sorted(catalog.own_games())]
    return TITLE + "".join(f"\n{section(game)}\n" for game in games)


def section(game: Game) -> str:
    inputs = inputs_of(game)
    title = game.texts.say("en", "title")
    lines = [
        f"## {title}",
        "",
        f"`{game.slug}`: {len(inputs.places)} places, {game.words.action_count} actions.",
        "",
        HEAD,
    ]
    lines += list(rows(game))
    lines += ["", "Not shown:", ""] + [f"- `{name}`: {reason}" for name, reason in inputs.unread.items()]
    return "\n".join(lines)


def rows(game: Game) -> Iterator[str]:
    """A line for each field that is shown, in the order of places."""
    inputs, readings = inputs_of(game), readings_of(game.state)
    shown = [field for field in layout_of(game.state) if field.name in readings and field.name not in inputs.unread]
    for number, field in enumerate(shown):
        reading = readings[field.name]
        first = inputs.rows[number * ROW + 8]
        yield line(field, reading, first)
    measures = len(game.measures)
    first = len(inputs.places) - SEAT_LIMIT - measures
    last = first + SEAT_LIMIT - 1
    yield f"| {first}–{last} | *estimate* | each seat | 1 | final points by insight / 100 (`int8`: points) |"
    for number, measure in enumerate(game.measures):
        yield f"| {first + SEAT_LIMIT + number} | *{measure.name}* | observer | 1 | amount / {measure.most} |"


def line(field: Field, reading: Reading, first: int) -> str:
    parts = SEAT_LIMIT if reading.by_seat else 1
    cells = (field.count or 1) // parts
    counted = 1 if reading.kind in (CARDS, TOP) else cells
    last = first + parts * counted * places_of(reading) - 1
    whose = "each seat" if reading.by_seat else "table"
    if reading.by_seat and reading.parts == PARTS_INSIDE:
        whose = "each seat, in every cell"
    places = str(first) if first == last else f"{first}–{last}"
    return f"| {places} | `{field.name}` | {whose} | {cells} | {meaning(reading)} |"


def meaning(reading: Reading) -> str:
    """What the places of one cell show."""
    low, high = reading.low, reading.low + reading.size - 1
    within = f"; only the first `{reading.within}` cells" if reading.within else ""
    if reading.kind == AMOUNT:
        steps = f", then 1 at its value if that is 1 to {reading.size}" if reading.size else ""
        return f"amount / {reading.most} (`int8`: the amount){steps}"
    if reading.kind == OWNER:
        others = f", then 1 at its value if that is {reading.other} to {reading.other + reading.size - 1}"
        return f"1 at the seat it names, the observer first{others if reading.size else ''}{within}"
    return {
        CHOICE: f"1 at its value, {low} to {high}{within}",
        BITS: f"1 at every bit that is set, of {reading.size}",
        SEAT_BITS: "1 at every seat in it, the observer first",
        CARDS: f"all cells together: how many have each value, {low} to {high}{within}",
        TOP: f"of the task on top only: 1 at its value, {low} to {high}",
    }[reading.kind]


if __name__ == "__main__":
    print(page(), end="")
