"""What a seat's own sealed choice will bring, foreseen from its Knowledge; boxes that others may reach first stay open.

The rules themselves carry the choice out. Pyramid points depend on who else completes a card of that colour in the same
turn: whether another seat can do so is public, whether it has chosen to is not, so both outcomes are told.
"""

from dataclasses import dataclass
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.engine.layout import layout_of
from hypostyle.games.silver_gold_pyramids.rules import Rules
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    COLOUR_NAMES,
    HELD,
    LINE_NAMES,
    PRIZES,
    PYRAMID_POINTS_LINE,
    Task,
)

Range = list[int]  # the least and the most


@dataclass(frozen=True)
class Prize:
    """Pyramid points that a completed card will win: all of them unless a rival completes a lower number."""

    colour: str
    card: int
    points: Range
    rivals: list[dict[str, int]]


@dataclass(frozen=True)
class Foresight:
    facts: dict[str, Any]
    completed: list[int]
    prizes: list[Prize]
    lines: dict[str, Range]

    @property
    def score(self) -> Range:
        return [sum(line[end] for line in self.lines.values()) for end in (0, 1)]


def foreseen(known: Rules, content: Content, seat: int) -> Foresight:
    after = revealed(known, content, seat)
    facts = after.facts()
    before = known.facts()["completed_by"]
    prizes = [prize(known, content, seat, card, colour) for card, colour in awards(facts, seat)]
    lines = {line: [after.points(seat, number)] * 2 for number, line in enumerate(LINE_NAMES)}
    own = after.points(seat, PYRAMID_POINTS_LINE)
    lines[LINE_NAMES[PYRAMID_POINTS_LINE]] = [own + sum(prize.points[end] for prize in prizes) for end in (0, 1)]
    completed = [card for card, owner in enumerate(facts["completed_by"]) if owner == seat + 1 and not before[card]]
    return Foresight(facts, completed, prizes, lines)


def revealed(known: Rules, content: Content, seat: int) -> Rules:
    after = Rules(content.constants)
    after.load_bytes(known.foresee(seat))
    return after


def awards(facts: dict[str, Any], seat: int) -> list[tuple[int, int]]:
    """Cards of a seat that will win pyramid points, with their colours."""
    agenda = zip(facts["task"], facts["who"], facts["argument"], facts["detail"], strict=True)
    return [(card, colour) for task, who, card, colour in agenda if task == Task.AWARD and who == seat]


def prize(known: Rules, content: Content, seat: int, card: int, colour: int) -> Prize:
    """S12: the first free box, less one for every rival that is served before."""
    facts = known.facts()
    points = content.data["score_card"]["pyramid_points"]
    owners = facts["prize_owner"][colour * PRIZES : (colour + 1) * PRIZES]
    free = [points[box] for box in range(PRIZES) if not owners[box]]
    rivals = [
        {"seat": other, "card": lower}
        for other in range(facts["seats"])
        if other != seat and (lower := lower_card(known, content, seat, other, card, colour))
    ]
    most, least = [(free[before] if before < len(free) else 0) for before in (0, len(rivals))]
    return Prize(COLOUR_NAMES[colour], card, [least, most], rivals if free else [])


def lower_card(known: Rules, content: Content, seat: int, rival: int, card: int, colour: int) -> int:
    """The card of a lower number with which a rival can win points of this colour in this turn; 0 if there is none."""
    facts = known.facts()
    held = facts["hand"][rival * HELD : (rival + 1) * HELD]
    colours = {number: content.data["cards"][str(number)]["colour"] for number in held if number}
    if not any(number < card and called == COLOUR_NAMES[colour] for number, called in colours.items()):
        return 0
    waiting = Rules(content.constants)  # for the seat itself, so that no choice of the rival is carried out
    waiting.load_bytes(layout_of(Rules).pack({**facts, "open": facts["open"] | 1 << seat | 1 << rival}))
    return lowest_award(waiting, content, rival, card, colour)


def lowest_award(world: Rules, content: Content, rival: int, card: int, colour: int) -> int:
    """Every chain of markings the rival could seal is looked at; there are seldom more than a few dozen."""
    found = 0
    for action in world.legal_actions(rival):
        chosen = world.copy()
        chosen.apply(rival, action)
        if chosen.awaits(rival):
            numbers = [lowest_award(chosen, content, rival, card, colour)]
        else:
            won = awards(revealed(chosen, content, rival).facts(), rival)
            numbers = [number for number, of in won if of == colour and number < card]
        found = min([number for number in (found, *numbers) if number], default=0)
    return found
