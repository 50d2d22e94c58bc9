"""The story of a match: which facts of a step are told as one line, under whose sign, and what they were worth.

Each event declares its part where it is declared itself (vocabulary.py). The shape of a step is made of what a
spectator is told of it, so it is the same for everybody and says nothing that somebody may not know; the words are put
in by whoever tells it, the terminal (cli/story.py) and the browser (web/src/lib/texts/log.ts).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from hypostyle.engine.vocabulary import Event, Vocabulary

LineKind = Literal["told", "heading", "together", "aside"]
Scores = Sequence[int | None]  # of each seat; None where a spectator cannot know them


@dataclass
class Line:
    """One line: the events it tells, by their places in the step, and the points it brought to each seat."""

    kind: LineKind
    seat: int | None  # whose sign stands before it; None: nobody's
    events: list[int]
    under: bool = False  # what followed for somebody from the choice that the step began with
    points: dict[int, int] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)  # of the seats that won or lost points, after this line


def lines_of(
    words: Vocabulary,
    events: Sequence[Mapping[str, Any]],
    actor: int | None,
    before: Scores = (),
    after: Scores = (),
    over: bool = False,
) -> list[Line]:
    """The lines of a step: its events as a spectator is told them, who chose, and the points before and after it."""
    declared = [words.event_named(event["event"]) for event in events]
    writer = Writer(actor)
    for place, (event, told) in enumerate(zip(declared, events, strict=True)):
        if not event.quiet:
            writer.add(place, event, told)
    lines = merged(writer.lines, declared)
    for line in lines:
        give_points(line, declared, events)
    give_rest(lines, before, after, over)
    give_totals(lines, before)
    return lines


class Writer:
    """Puts one event after the other where it belongs."""

    def __init__(self, actor: int | None) -> None:
        self.actor = actor
        self.lines: list[Line] = []
        self.last: Event | None = None
        self.chosen = False  # whether the step began with a line of whoever chose

    def add(self, place: int, event: Event, told: Mapping[str, Any]) -> None:
        if event.part == "heading":
            self.open("heading", None, place)
            self.actor, self.chosen = None, False  # what a chapter begins with is nobody's choice
        elif event.part == "aside":
            self.join_or_open("aside", None, place)
        elif event.part == "together":
            if self.last is event:
                self.lines[-1].events.append(place)
            else:
                self.open("together", told["seat"], place)
        elif event.part == "apart":
            self.open("told", None, place)
            self.chosen = False  # nor is what comes of an end
        else:
            self.join_or_open("told", told.get("seat", self.here), place)
        self.last = event

    @property
    def here(self) -> int | None:
        """Whose line is being written: a fact without a seat belongs to it."""
        return self.lines[-1].seat if self.lines else self.actor

    def join_or_open(self, kind: LineKind, seat: int | None, place: int) -> None:
        line = self.lines[-1] if self.lines else None
        apart = self.last is not None and self.last.part == "apart"
        if line is not None and line.kind == kind and line.seat == seat and not apart:
            line.events.append(place)
        else:
            self.open(kind, seat, place)

    def open(self, kind: LineKind, seat: int | None, place: int) -> None:
        under = self.chosen and kind in ("told", "together") and seat is not None
        self.lines.append(Line(kind, seat, [place], under))
        if len(self.lines) == 1:
            self.chosen = self.actor is not None and seat == self.actor


def merged(lines: list[Line], declared: Sequence[Event]) -> list[Line]:
    """A fact that might have been told with others but stands alone is told as any other, in the line of its seat."""
    found: list[Line] = []
    for line in lines:
        if line.kind == "together" and len(line.events) > 1:
            line.seat = None  # each number has its own sign
        elif line.kind == "together":
            line.kind = "told"
            last = found[-1] if found else None
            if last and last.kind == "told" and last.seat == line.seat and not is_apart(last, declared):
                last.events += line.events
                continue
        found.append(line)
    return found


def is_apart(line: Line, declared: Sequence[Event]) -> bool:
    return declared[line.events[-1]].part == "apart"


def give_points(line: Line, declared: Sequence[Event], events: Sequence[Mapping[str, Any]]) -> None:
    """The points that the events of a line name."""
    for place in line.events:
        event = declared[place]
        if event.scores:
            seat = events[place]["seat"]
            line.points[seat] = line.points.get(seat, 0) + event.scores * events[place][event.counted]


def give_rest(lines: list[Line], before: Scores, after: Scores, over: bool) -> None:
    """Points that no event names: at the last line of their seat; in the final count with its last words."""
    tellable = [line for line in lines if line.kind in ("told", "together")]
    for seat, (was, now) in enumerate(zip(before, after, strict=False)):
        if was is None or now is None or not tellable:
            continue
        rest = now - was - sum(line.points.get(seat, 0) for line in lines)
        if rest:
            own = [line for line in tellable if line.seat == seat and not over]
            line = (own or tellable)[-1]
            line.points[seat] = line.points.get(seat, 0) + rest


def give_totals(lines: list[Line], before: Scores) -> None:
    """What the seats of each line have after it, where that is known."""
    running = list(before)
    for line in lines:
        line.points = {seat: points for seat, points in line.points.items() if points}
        for seat, points in line.points.items():
            was = running[seat] if seat < len(running) else None
            if was is not None:
                running[seat] = line.totals[seat] = was + points


def counts(line: Line, words: Vocabulary, events: Sequence[Mapping[str, Any]]) -> dict[int, int]:
    """Of a line told together: the number of each seat, in the order in which they were told."""
    found: dict[int, int] = {}
    for place in line.events:
        told = events[place]
        event = words.event_named(told["event"])
        found[told["seat"]] = found.get(told["seat"], 0) + (told[event.counted] if event.counted else 1)
    return found
