"""Knowledge of Silver & Gold: Pyramids told in names: what is derived is asked of the rules."""

from functools import lru_cache
from typing import Literal, TypedDict

from hypostyle.engine.content import Content
from hypostyle.engine.views import Every
from hypostyle.games.silver_gold_pyramids.foresight import ForeseenPrize, Range, foreseen_prizes
from hypostyle.games.silver_gold_pyramids.geometry import (
    GRID,
    MARKINGS,
    PATTERN_NAMES,
    SHAPES,
    Cell,
    PatternName,
    bit,
    cell_name,
    cells_of,
    name,
)
from hypostyle.games.silver_gold_pyramids.rules import Rules
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    CHAIN,
    COLOUR_NAMES,
    COLOURS,
    DEALT,
    HAND_NAMES,
    HELD,
    LINE_NAMES,
    PAIR_NAMES,
    PRIZES,
    ColourName,
    HandName,
    Line,
    LineName,
    PairName,
    Task,
)
from hypostyle.games.silver_gold_pyramids.vocabulary import MARKINGS as MARKING_COUNT

StageName = Literal["draft", "marking", "replacement", "over"]
MOST_KEPT = 1024  # of what is told again and again


class PatternView(TypedDict):
    """The pattern of an expedition card, in one of its turns."""

    name: PatternName
    cells: list[Cell]  # row and column


class CardView(TypedDict):
    """A pyramid card as it is printed."""

    number: int
    colour: ColourName
    grid: list[str]  # five rows of five signs from the top


class HeldView(CardView):
    """One of the two cards in front of a seat."""

    marked: list[str]
    fresh: list[str]  # own cells of a choice not yet revealed


class SealedPair(TypedDict):
    """The two dealt cards that a seat has chosen in the draft."""

    pair: PairName


class SealedMarking(TypedDict):
    """A marking, or a bonus cell, that a seat has chosen."""

    hand: HandName
    cells: str


class ScoreCard(TypedDict):
    """The boxes that a seat has ticked."""

    red_gems: int
    green_gems: int
    skulls: int
    penalty: int
    torches: list[bool]  # round by round
    pyramids: Every[ColourName, int]


class ForeseenView(ScoreCard):
    """The score card as the sealed choice of a seat will leave it."""

    score: Range
    lines: Every[LineName, Range]
    completed: list[int]  # cards that the choice completes
    prizes: list[ForeseenPrize]


class PlayerView(ScoreCard):
    """A seat with its cards and points so far."""

    score: int
    lines: Every[LineName, int]
    dealt: list[CardView]  # during the draft
    cards: list[HeldView | None]
    sealed: list[SealedPair | SealedMarking]  # own choices in order, never those of others
    owed: int  # bonus cells
    completed: list[int]
    next_prize: Every[ColourName, int | None]  # how many pyramids win pyramid points next
    foreseen: ForeseenView | None


class PrizeBox(TypedDict):
    """A box of pyramid points, with the seat that has taken it."""

    points: int
    owner: int | None
    next: bool  # the one that is given away next


class WaitingCard(TypedDict):
    """A completed card that still waits to be replaced or to win a prize."""

    seat: int
    card: int


class PrintedNumbers(TypedDict):
    """What score card and expedition cards show, for whoever draws them."""

    tomb: int
    torch: int
    gem_boxes: int
    gem_pair: int
    gem_single: int
    skull_boxes: int
    potion: int
    source: str
    confidence: str
    penalties: list[int]
    patterns: Every[PatternName, list[Cell]]


class PyramidsView(TypedDict):
    """All that is known of a position."""

    stage: StageName
    round: int
    rounds: int
    turn: int
    turns: int
    pattern: PatternView | None
    face_down_patterns: dict[PatternName, int]
    players: list[PlayerView]
    display: list[CardView | None]
    deck: int
    prizes: Every[ColourName, list[PrizeBox]]
    to_replace: list[WaitingCard]  # in the order in which they are served
    to_award: list[WaitingCard]  # likewise
    printed: PrintedNumbers


def view(state: Rules, content: Content) -> PyramidsView:
    face_down = zip(PATTERN_NAMES, state.expedition, strict=True)
    return {
        "stage": stage(state),
        "round": state.round,
        "rounds": state.content.rounds,
        "turn": state.turn,
        "turns": state.content.turns,
        "pattern": None if drafting(state) else pattern(PATTERN_NAMES[state.pattern]),
        "face_down_patterns": {name: left for name, left in face_down if left},
        "players": [player(state, content, seat) for seat in range(state.seats)],
        "display": [card(content, number) if number else None for number in state.display],
        "deck": state.deck_count,
        "prizes": prizes(state),
        "to_replace": waiting(state, Task.REPLACEMENT),
        "to_award": waiting(state, Task.AWARD),
        "printed": printed(content),
    }


@lru_cache(MOST_KEPT)
def printed(content: Content) -> PrintedNumbers:
    numbers = content.data["score_card"]
    return {
        "tomb": numbers["tomb"],
        "torch": numbers["torch"],
        "gem_boxes": numbers["gem_boxes"],
        "gem_pair": numbers["gem_pair"],
        "gem_single": numbers["gem_single"],
        "skull_boxes": numbers["skull_boxes"],
        "potion": numbers["potion"],
        "source": numbers["source"],
        "confidence": numbers["confidence"],
        "penalties": content.data["skulls"]["penalties"],
        "patterns": {name: pattern(name)["cells"] for name in PATTERN_NAMES},
    }


def drafting(state: Rules) -> bool:
    return state.top_task() == Task.DRAFT


def stage(state: Rules) -> StageName:
    if state.over:
        return "over"
    if drafting(state):
        return "draft"
    return "replacement" if state.top_task() == Task.REPLACEMENT else "marking"


@lru_cache(MOST_KEPT)
def pattern(called: PatternName) -> PatternView:
    return {"name": called, "cells": list(cells_of(SHAPES[called]))}


@lru_cache(MOST_KEPT)
def card(content: Content, number: int) -> CardView:
    printed = content.data["cards"][str(number)]
    return {"number": number, "colour": printed["colour"], "grid": printed["grid"]}


def cell_names(cells: int) -> list[str]:
    return list(names_of_cells(cells))


@lru_cache(MOST_KEPT)
def names_of_cells(cells: int) -> tuple[str, ...]:
    return tuple(cell_name(cell) for cell in GRID if cells >> bit(cell) & 1)


def player(state: Rules, content: Content, seat: int) -> PlayerView:
    return {
        "score": state.score(seat),
        "lines": {line: state.points(seat, number) for number, line in enumerate(LINE_NAMES)},
        "dealt": [card(content, number) for number in state.dealt[seat * DEALT : (seat + 1) * DEALT] if number],
        "cards": [held(state, content, place) for place in range(seat * HELD, (seat + 1) * HELD)],
        "sealed": sealed(state, seat),
        "owed": state.owed[seat],
        **score_card(state, seat),
        "completed": completed(state, seat),
        "next_prize": {
            colour: state.next_prize(count) or None
            for colour, count in zip(COLOUR_NAMES, state.pyramids[seat * COLOURS : (seat + 1) * COLOURS], strict=True)
        },
        "foreseen": foreseen(state, seat),
    }


def score_card(state: Rules, seat: int) -> ScoreCard:
    return {
        "red_gems": state.red[seat],
        "green_gems": state.green[seat],
        "skulls": state.skulls[seat],
        "penalty": state.penalty(seat),
        "torches": [state.torch_lit(seat, number) for number in range(1, state.content.rounds + 1)],
        "pyramids": dict(zip(COLOUR_NAMES, state.pyramids[seat * COLOURS : (seat + 1) * COLOURS], strict=True)),
    }


def completed(state: Rules, seat: int) -> list[int]:
    return [number for number, owner in enumerate(state.completed_by) if owner == seat + 1]


def foreseen(state: Rules, seat: int) -> ForeseenView | None:
    """None without a sealed choice. Those of others are never here."""
    if not state.sealed_count[seat] or drafting(state):
        return None
    after = state.copy()
    after.carry_out(seat)
    before = completed(state, seat)
    prizes = foreseen_prizes(state, after, seat)
    least, most = (sum(prize["points"][end] for prize in prizes) for end in (0, 1))
    lines = {line: (points := after.points(seat, number), points) for number, line in enumerate(LINE_NAMES)}
    own = after.points(seat, Line.PYRAMID_POINTS)
    lines[LINE_NAMES[Line.PYRAMID_POINTS]] = (own + least, own + most)
    return {
        "score": (after.score(seat) + least, after.score(seat) + most),
        "lines": lines,
        **score_card(after, seat),
        "completed": [number for number in completed(after, seat) if number not in before],
        "prizes": prizes,
    }


def held(state: Rules, content: Content, place: int) -> HeldView | None:
    number = state.hand[place]
    if not number:
        return None
    marked, fresh = cell_names(state.marks[place]), cell_names(state.fresh[place])
    return {**card(content, number), "marked": marked, "fresh": fresh}


def sealed(state: Rules, seat: int) -> list[SealedPair | SealedMarking]:
    first = seat * CHAIN
    choices = [choice - 1 for choice in state.sealed[first : first + state.sealed_count[seat]]]
    if drafting(state):
        return [{"pair": PAIR_NAMES[choice]} for choice in choices]
    return [
        {"hand": HAND_NAMES[choice // MARKING_COUNT], "cells": name(MARKINGS[choice % MARKING_COUNT])}
        for choice in choices
    ]


def prizes(state: Rules) -> dict[ColourName, list[PrizeBox]]:
    points, owners = state.content.prize, state.prize_owner
    found: dict[ColourName, list[PrizeBox]] = {}
    for number, colour in enumerate(COLOUR_NAMES):
        free = state.free_box(number, 0)
        found[colour] = [
            {"points": points[prize], "owner": owner - 1 if owner else None, "next": prize == free}
            for prize, owner in enumerate(owners[number * PRIZES : (number + 1) * PRIZES])
        ]
    return found


def waiting(state: Rules, task: int) -> list[WaitingCard]:
    places = [place for place, found in enumerate(state.task) if found == task]
    return [{"seat": state.who[place], "card": state.argument[place]} for place in reversed(places)]
