"""Actions, events and steps of a game as they are told, made once and sent to everybody who may see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.story import Line, Scores, counts, lines_of
from hypostyle.server import messages
from hypostyle.server.messages import encode

PRINTED = "printed"  # a field of views
MOST_PRINTED = 16
MOST_EVENTS = 20_000
MOST_STEPS = 5_000
ENTRY_HEAD = b'{"step":'  # then comes the number of the step

Heard = Sequence[tuple[int, ...]]  # the events of a step as numbers


class ToldEvent(NamedTuple):
    """An event as a spectator is told it."""

    fields: Mapping[str, Any]
    json: Raw


class ToldStep(NamedTuple):
    """A step as everybody is told it: its events, None if there are secrets among them, and the lines of its story.

    `rest` is the JSON of its entry in the log behind the number of the step; empty where that is not always the same.
    """

    events: list[dict[str, Any] | Raw] | None
    lines: list[messages.StoryLine]
    begins_chapter: bool
    rest: bytes

    def entry(self, step: int, action: Raw | None) -> bytes:
        """The entry as JSON, with the action where it may be seen."""
        if action is None:
            return b"%b%d%b" % (ENTRY_HEAD, step, self.rest)
        return b'%b%d%b,"action":%b}' % (ENTRY_HEAD, step, self.rest[:-1], action)


class JsonCache(dict[int, Raw]):
    """The actions of a game by their ids; its events and steps as a spectator is told them, those told lately."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.scoring = {number for number, event in enumerate(game.words.events) if event.scores}
        self.events: dict[tuple[int, ...], ToldEvent] = {}
        self.steps: dict[tuple[object, ...], ToldStep] = {}
        self.printed: dict[int, tuple[object, Raw]] = {}  # by the identity of the object, which is kept for that

    def __missing__(self, action: int) -> Raw:
        made = self[action] = Raw(encode({"id": action, **self.game.words.describe(action)}))
        return made

    def event(self, event: tuple[int, ...]) -> ToldEvent:
        made = self.events.get(event)
        if made is None:
            if len(self.events) >= MOST_EVENTS:
                self.events.clear()
            fields = self.game.words.event_of(event[0]).tell(event[1:], SPECTATOR)
            made = self.events[event] = ToldEvent(fields, Raw(encode(fields)))
        return made

    def step(self, heard: Heard, actor: int | None, before: Scores, after: Scores, last: bool) -> ToldStep:
        """A step by its events, who chose, the points before and after it as everybody may know them, and whether it
        was the last one. Most steps bring no points; those are told the same way whatever the points are."""
        scores = before != after or not self.scoring.isdisjoint(event[0] for event in heard)
        points = (*before, None, *after) if scores else None
        key = (*heard, actor, points, last)
        told = self.steps.get(key)
        if told is None:
            if len(self.steps) >= MOST_STEPS:
                self.steps.clear()
            told = self.steps[key] = self.tell(heard, actor, before, after, last)
        return told

    def tell(self, heard: Heard, actor: int | None, before: Scores, after: Scores, last: bool) -> ToldStep:
        words = self.game.words
        told = [self.event(event) for event in heard]
        fields = [event.fields for event in told]
        lines = [self.story_line(line, fields) for line in lines_of(words, fields, actor, before, after, last)]
        secret = any(words.has_secrets[event[0]] for event in heard)
        begins_chapter = any(line.kind == "heading" for line in lines)
        if secret:
            return ToldStep(None, lines, begins_chapter, b"")
        ready: list[dict[str, Any] | Raw] = [event.json for event in told]
        rest = b"" if begins_chapter else encode(messages.Entry(0, actor, ready, lines))[len(ENTRY_HEAD) + 1 :]
        return ToldStep(ready, lines, begins_chapter, rest)

    def own_view(self, view: Mapping[str, Any]) -> bytes:
        """A game's own part of a view as JSON. What is printed on the components is the same in all positions: where a
        game tells it by one and the same object, that is encoded once."""
        printed = view.get(PRINTED)
        if printed is not None:
            kept = self.printed.get(id(printed))
            if kept is None:
                if len(self.printed) >= MOST_PRINTED:
                    self.printed.clear()
                kept = self.printed[id(printed)] = printed, Raw(encode(printed))
            view = {**view, PRINTED: kept[1]}
        return encode(view)

    def story_line(self, line: Line, events: Sequence[Mapping[str, Any]]) -> messages.StoryLine:
        told = messages.StoryLine(line.kind, line.events, line.seat, line.under)
        told.gains = [messages.Gain(seat, points, line.totals.get(seat)) for seat, points in line.points.items()]
        if line.kind == "together":
            numbers = counts(line, self.game.words, events)
            told.counts = [messages.Count(seat, number) for seat, number in numbers.items()]
        return told
