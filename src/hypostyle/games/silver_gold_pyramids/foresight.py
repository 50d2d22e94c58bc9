"""What a seat's own sealed choice will bring in pyramid points, as far as its knowledge tells.

Boxes are given away in the order of the card numbers (R-33). Whether another seat can complete a lower number in this
turn is public, whether it has chosen to is not: so the least and the most points are told.
"""

from typing import TypedDict

from hypostyle.games.silver_gold_pyramids.rules import Rules
from hypostyle.games.silver_gold_pyramids.vocabulary import COLOUR_NAMES, HELD, ColourName, Task

Range = tuple[int, int]  # the least and the most


class Rival(TypedDict):
    """A seat with the card of a lower number that it can complete."""

    seat: int
    card: int


class ForeseenPrize(TypedDict):
    """Pyramid points that a completed card will win: the most unless rivals complete lower numbers."""

    colour: ColourName
    card: int
    points: Range
    rivals: list[Rival]


def foreseen_prizes(known: Rules, after: Rules, seat: int) -> list[ForeseenPrize]:
    """The prizes that wait for a seat once its choice is carried out."""
    agenda = zip(after.task, after.who, after.argument, after.detail, strict=True)
    won = [(card, colour) for task, who, card, colour in agenda if task == Task.AWARD and who == seat]
    return [foreseen_prize(known, seat, card, colour, won) for card, colour in won]


def foreseen_prize(known: Rules, seat: int, card: int, colour: int, won: list[tuple[int, int]]) -> ForeseenPrize:
    """S12: of the free boxes, the one that is left when own lower cards, and at worst all rivals, are served before."""
    own = len([number for number, of in won if of == colour and number < card])
    most = known.free_prize(colour, own)
    rivals = rivals_of(known, seat, card, colour) if most else []
    least = known.free_prize(colour, own + len(rivals))
    return {"colour": COLOUR_NAMES[colour], "card": card, "points": (least, most), "rivals": rivals}


def rivals_of(known: Rules, seat: int, card: int, colour: int) -> list[Rival]:
    return [
        {"seat": rival, "card": lower}
        for rival in range(known.seats)
        for earlier in range(HELD)
        if rival != seat and (lower := known.rival_award(rival, colour, card, earlier))
    ]
