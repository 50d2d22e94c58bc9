"""Answers about positions: why a choice is not allowed, what would surely follow from it, what was once on the table.

Like updates, they are made from the viewer's Knowledge alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from hypostyle.engine.action import as_id
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.state import State
from hypostyle.review.judging import seed_of, walked
from hypostyle.server import messages
from hypostyle.server.messages import encode
from hypostyle.server.table.journal import open_seats, seats_of
from hypostyle.server.table.race import contest_of
from hypostyle.server.table.seating import Viewer
from hypostyle.server.table.updates import KEYS, Updates

PREVIEW_WORLDS = 8  # what happens in all of these imagined worlds is taken as certain


class UncertainPlan(ValueError):
    """A plan holds an action that cannot surely be chosen when its turn comes; the rule against it, if there is one."""

    def __init__(self, reason: str | None = None, section: str | None = None) -> None:
        self.reason, self.section = reason, section


class Inspector:
    """Looks at the positions of one table."""

    def __init__(self, updates: Updates) -> None:
        self.updates = updates
        self.journal = updates.journal
        self.game = updates.game

    def why(self, seat: int, action: int, seq: int) -> messages.Why:
        number = as_id(self.game, action)
        reason = self.updates.knowledge(seat).state.obstacle(seat, number)
        word = self.game.words.reason_of(reason) if reason else None
        name, section = (word.name, word.section) if word else (None, None)
        return messages.Why(seq, seat, action, name, section)

    # ------------------------------------------------------------------ what would follow
    def preview(self, seat: int, action: int, seq: int, then: Sequence[int] = ()) -> messages.Preview:
        """What follows from legal actions, one after the other, in every world the seat can imagine."""
        known = self.updates.knowledge(seat).state
        worlds = [known.imagine(number) for number in range(PREVIEW_WORLDS)]
        before = [self.game.scores(world) for world in worlds]
        events = [self.played(world, seat, (action, *then)) for world in worlds]
        after = [world.mask(seat) for world in worlds]
        contest = any(self.in_contest(world) for world in worlds)
        certain = not contest and len({state.to_bytes() for state in after}) == 1
        outlook = Knowledge(self.game, self.journal.match.content, after[0], seat) if certain else None
        return messages.Preview(
            seq,
            seat,
            action,
            certain,
            agreed(before),
            agreed([self.game.scores(world) for world in worlds]),
            self.common_start(events),
            None if outlook is None else Raw(encode(outlook.view_to_read())),
            list(then),
            self.updates.decision_of(outlook, seat) if outlook is not None and outlook.state.awaits(seat) else None,
        )

    def played(self, world: State, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        """Play a plan in an imagined world; the events as the seat would see them.

        A plan ends where a contest begins: what is right there is for all to find out at the same time.
        """
        world.listen(True)
        for number in actions:
            if not world.awaits(seat) or self.in_contest(world):
                raise UncertainPlan
            obstacle = world.obstacle(seat, number)
            if obstacle:
                word = self.game.words.reason_of(obstacle)
                raise UncertainPlan(word.name, word.section)
            world.apply(seat, number)
        return self.journal.match.told(world.listen(False), seat)

    def in_contest(self, state: State) -> bool:
        return contest_of(self.game, state) is not None

    def common_start(self, worlds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
        """The events up to the first on which the worlds differ; a secret that differs is left open."""
        certain = []
        for events in zip(*worlds, strict=False):
            first = events[0]
            secret = self.game.words.event_named(first["event"]).secret
            open_fields = {field for field in secret if any(event.get(field) != first[field] for event in events)}
            common = {field: None if field in open_fields else value for field, value in first.items()}
            if any({**event, **dict.fromkeys(open_fields)} != common for event in events):
                break
            certain.append(common)
        return certain

    # ------------------------------------------------------------------ looking back
    def look(self, step: int, viewer: Viewer, through: int | None) -> messages.Looked:
        """The position after some steps as these seats knew it then, or as the seat `through` did."""
        journal, content = self.journal, self.journal.match.content
        state = journal.position(step, viewer)
        seats = viewer or (SPECTATOR,) if through is None else (through,)
        views = {
            KEYS[seat]: Raw(encode(Knowledge(self.game, content, state.mask(seat), seat).view_to_read()))
            for seat in seats
        }
        own = journal.steps_for(viewer)
        if step > journal.public_steps:
            entry = self.updates.sealed_entry(step, own[step - journal.public_steps - 1], viewer)
        else:
            entry = self.updates.entry(step, viewer if through is None else (through,))
        looked = messages.Looked(step, journal.public_steps + len(own), views, entry, seats_of(open_seats(state)))
        if through is not None and journal.over and state.awaits(through):
            looked.decision = self.updates.decision_of(
                Knowledge(self.game, content, state.mask(through), through), through
            )
        return looked

    def look_ahead(self, step: int, seat: int, then: Sequence[int]) -> messages.Looked | None:
        """The position that a review imagines after a choice of the seat and what it expects then, as far as the seat
        could see it; None where that is not possible. The match is over."""
        match, viewer = self.journal.match, (seat,)
        known = Knowledge(self.game, match.content, self.journal.position(step, viewer).mask(seat), seat)
        found = walked(known, then, seed_of(0, step))
        if found is None:
            return None
        view = Raw(encode(Knowledge(self.game, match.content, found.world.mask(seat), seat).view_to_read()))
        entry = messages.Entry(step + len(then), found.mover, [*match.told(found.heard, seat)])
        entry.action = self.updates.json[then[-1]]
        to_move = seats_of(open_seats(found.world))
        return messages.Looked(step, len(match.log), {KEYS[seat]: view}, entry, to_move, then=list(then))


def agreed(worlds: list[list[int]]) -> list[int | None]:
    """For each seat the number that is the same in all worlds."""
    return [numbers[0] if len(set(numbers)) == 1 else None for numbers in zip(*worlds, strict=True)]
