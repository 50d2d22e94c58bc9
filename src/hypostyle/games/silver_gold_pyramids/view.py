"""Knowledge of Silver & Gold: Pyramids told in names, made from the erased state only."""

from functools import lru_cache
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.engine.layout import layout_of
from hypostyle.games.silver_gold_pyramids.foresight import foreseen
from hypostyle.games.silver_gold_pyramids.geometry import GRID, MARKINGS, SHAPES, bit, cell_name, cells_of, name
from hypostyle.games.silver_gold_pyramids.rules import Rules
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    CHAIN,
    COLOUR_NAMES,
    COLOURS,
    DEALT,
    HAND,
    HELD,
    LINE_NAMES,
    PAIR_NAMES,
    PRIZES,
    Task,
)
from hypostyle.games.silver_gold_pyramids.vocabulary import MARKINGS as MARKING_COUNT

Facts = dict[str, Any]
MOST_KEPT = 1024  # of what is told again and again
PATTERN_NAMES = tuple(SHAPES)


def view(state: Rules, content: Content) -> dict[str, Any]:
    facts = state.facts()
    drafting = Task.DRAFT in facts["task"]
    known = Rules(content.constants)
    known.load_bytes(layout_of(Rules).pack(facts))
    return {
        "stage": stage(facts),
        "round": facts["round"],
        "rounds": content.data["match"]["rounds"],
        "turn": facts["turn"],
        "turns": content.data["match"]["turns"],
        "pattern": None if drafting else pattern(PATTERN_NAMES[facts["pattern"]]),
        "face_down_patterns": {n: left for n, left in zip(PATTERN_NAMES, facts["expedition"], strict=True) if left},
        "players": [player(known, facts, content, seat) for seat in range(facts["seats"])],
        "display": [card(content, number) for number in facts["display"]],
        "deck": facts["deck_count"],
        "prizes": prizes(facts, content),
        "to_replace": tasks(facts, Task.REPLACEMENT),
        "to_award": tasks(facts, Task.AWARD),
        "printed": printed(content.data),
    }


def printed(data: dict[str, Any]) -> dict[str, Any]:
    """The numbers of the score card, for whoever draws it."""
    return {**data["score_card"], "penalties": data["skulls"]["penalties"]}


def stage(facts: Facts) -> str:
    if facts["over"]:
        return "over"
    top = facts["task"][facts["depth"] - 1]
    return "draft" if top == Task.DRAFT else "replacement" if top == Task.REPLACEMENT else "marking"


def pattern(called: str) -> dict[str, Any]:
    return {"name": called, "cells": [list(cell) for cell in cells_of(SHAPES[called])]}


def card(content: Content, number: int) -> dict[str, Any] | None:
    if number == 0:
        return None
    printed = content.data["cards"][str(number)]
    return {"number": number, "colour": printed["colour"], "grid": printed["grid"]}


def cell_names(cells: int) -> list[str]:
    return list(names_of_cells(cells))


@lru_cache(MOST_KEPT)
def names_of_cells(cells: int) -> tuple[str, ...]:
    return tuple(cell_name(cell) for cell in GRID if cells >> bit(cell) & 1)


def player(known: Rules, facts: Facts, content: Content, seat: int) -> dict[str, Any]:
    lines = {line: known.points(seat, number) for number, line in enumerate(LINE_NAMES)}
    return {
        "score": sum(lines.values()),
        "lines": lines,
        "dealt": [card(content, number) for number in facts["dealt"][seat * DEALT : (seat + 1) * DEALT] if number],
        "cards": [held(facts, content, place) for place in range(seat * HELD, (seat + 1) * HELD)],
        "sealed": sealed(facts, seat),
        "owed": facts["owed"][seat],
        **score_card(facts, content, seat),
        "completed": [number for number, owner in enumerate(facts["completed_by"]) if owner == seat + 1],
        "foreseen": foretold(known, facts, content, seat),
    }


def score_card(facts: Facts, content: Content, seat: int) -> dict[str, Any]:
    skulls = facts["skulls"][seat]
    return {
        "red_gems": facts["red"][seat],
        "green_gems": facts["green"][seat],
        "skulls": skulls,
        "penalty": content.data["skulls"]["penalties"][skulls - 1] if skulls else 0,
        "torches": [
            bool(facts["torches"][seat] >> number & 1) for number in range(1, content.data["match"]["rounds"] + 1)
        ],
        "pyramids": dict(zip(COLOUR_NAMES, facts["pyramids"][seat * COLOURS : (seat + 1) * COLOURS], strict=True)),
    }


def foretold(known: Rules, facts: Facts, content: Content, seat: int) -> dict[str, Any] | None:
    """The score card as the sealed choice of a seat will leave it; None without one. Those of others are never here."""
    if not facts["sealed_count"][seat] or Task.DRAFT in facts["task"]:
        return None
    foresight = foreseen(known, content, seat)
    return {
        "score": foresight.score,
        "lines": foresight.lines,
        **score_card(foresight.facts, content, seat),
        "completed": foresight.completed,
        "prizes": [vars(prize) for prize in foresight.prizes],
    }


def held(facts: Facts, content: Content, place: int) -> dict[str, Any] | None:
    """One of the two cards in front of a seat; `fresh` are its own cells of a choice not yet revealed."""
    shown = card(content, facts["hand"][place])
    if shown is None:
        return None
    return {**shown, "marked": cell_names(facts["marks"][place]), "fresh": cell_names(facts["fresh"][place])}


def sealed(facts: Facts, seat: int) -> list[dict[str, Any]]:
    """The choices a seat has made in secret, in order; those of others are never here."""
    first = seat * CHAIN
    choices = [choice - 1 for choice in facts["sealed"][first : first + facts["sealed_count"][seat]]]
    if Task.DRAFT in facts["task"]:
        return [{"pair": PAIR_NAMES[choice]} for choice in choices]
    return [
        {"hand": HAND.names[choice // MARKING_COUNT], "cells": name(MARKINGS[choice % MARKING_COUNT])}
        for choice in choices
    ]


def prizes(facts: Facts, content: Content) -> dict[str, list[dict[str, Any]]]:
    """The boxes of pyramid points of each colour, with the seat that has taken them."""
    points = content.data["score_card"]["pyramid_points"]
    return {
        colour: [
            {"points": points[prize], "owner": owner - 1 if owner else None}
            for prize, owner in enumerate(facts["prize_owner"][number * PRIZES : (number + 1) * PRIZES])
        ]
        for number, colour in enumerate(COLOUR_NAMES)
    }


def tasks(facts: Facts, task: int) -> list[dict[str, int]]:
    """Completed cards that still wait for something, in the order in which they are served."""
    waiting = [place for place in range(facts["depth"]) if facts["task"][place] == task]
    return [{"seat": facts["who"][place], "card": facts["argument"][place]} for place in reversed(waiting)]
