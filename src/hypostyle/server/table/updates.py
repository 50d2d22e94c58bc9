"""Telling: what one viewer is shown of a record. Everything here is made from that viewer's Knowledge.

A viewer is the tuple of the seats that one page may look through; an empty one is a spectator.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from hypostyle.engine.action import as_id
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.limits import SPECTATOR
from hypostyle.server import messages
from hypostyle.server.table.journal import NOTHING_KEPT, Record, open_seats, seats_of
from hypostyle.server.table.race import contest_of

Viewer = tuple[int, ...]
SPECTATOR_KEY = "spectator"
MOST_EVENTS = 20_000  # kept as JSON for each game
MOST_UPDATES = 32  # kept for pages that have seen the same
NO_VIEWER = b'"viewer":null'
PREVIEW_WORLDS = 8  # what happens in all of these imagined worlds is taken as certain

encode = msgspec.json.Encoder().encode


class NotPlanned(ValueError):
    """A plan holds an action that cannot surely be chosen when its turn comes."""


class Actions(dict[int, Raw]):
    """The actions of a game as ready JSON, each made once; and its events without secrets, those told lately."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.events: dict[tuple[int, ...], Raw] = {}

    def __missing__(self, action: int) -> Raw:
        told = self[action] = Raw(encode({"id": action, **self.game.words.describe(action)}))
        return told

    def event(self, heard: tuple[int, ...]) -> Raw:
        told = self.events.get(heard)
        if told is None:
            if len(self.events) >= MOST_EVENTS:
                self.events.clear()
            told = Raw(encode(self.game.words.event_of(heard[0]).tell(heard[1:], SPECTATOR)))
            self.events[heard] = told
        return told


class Telling:
    """Tells a record to its viewers; what it has made for one is kept for the others, until it is told to forget."""

    def __init__(self, record: Record, actions: Actions) -> None:
        self.record = record
        self.game = record.match.game
        self.actions = actions
        self.known: dict[int, Knowledge] = {}
        self.views: dict[int, Raw] = {}
        self.alike: dict[bytes, bytes] = {}  # views, by what is known
        self.entries: dict[tuple[int, Viewer], Raw] = {}
        self.open_events: dict[int, list[dict[str, Any] | Raw] | None] = {}
        self.may_undo: dict[int, bool] = {}
        self.updates: dict[tuple[Viewer, int | None], bytes] = {}
        self.ending: tuple[list[list[int]], messages.OutcomeInfo] | None = None

    def forget(self) -> None:
        """The record has changed, or all have been told."""
        self.known.clear()
        self.views.clear()
        self.alike.clear()
        self.entries.clear()
        self.open_events.clear()
        self.may_undo.clear()
        self.updates.clear()

    # ------------------------------------------------------------------ now
    def update(
        self,
        viewer: Viewer,
        since: int | None,
        thinking: Iterable[messages.Thinking] = (),
        alone: Collection[int] | None = None,
        undeclared: Collection[int] = (),
    ) -> bytes:
        """The update for a page that has seen the table at `since`, as JSON; see `Table` for the `undeclared`."""
        made = self.updates.get((viewer, since))
        if made is None:
            made = encode(self.whole_update(viewer, since, list(thinking), alone, undeclared))
            if len(self.updates) >= MOST_UPDATES:
                self.updates.clear()
            self.updates[viewer, since] = made
        return made

    def whole_update(
        self,
        viewer: Viewer,
        since: int | None,
        thinking: list[messages.Thinking],
        alone: Collection[int] | None,
        undeclared: Collection[int],
    ) -> messages.Update:
        record = self.record
        keep = record.kept_since(since, viewer)
        to_move = record.to_move()
        sealed_steps = record.steps_for(viewer)
        entries = [self.ready_entry(step, viewer) for step in range(keep + 1, record.base + 1)]
        for place, step in enumerate(sealed_steps, record.base + 1):
            entries.append(Raw(encode(self.sealed_entry(place, step, viewer))))
        update = messages.Update(
            seq=record.seq_for(viewer),
            step=record.base + len(sealed_steps),
            keep=keep,
            over=record.over,
            to_move=sorted({*to_move, *undeclared}) if undeclared else to_move,
            sealed=[seat for seat in record.sealed() if seat not in undeclared] if record.public else [],
            thinking=thinking,
            views={key_of(seat): self.view(seat) for seat in viewer or (SPECTATOR,)},
            decisions=[self.decision(seat) for seat in viewer if seat in to_move],
            entries=entries,
            undo={str(seat): self.undo(seat, alone) for seat in viewer},
        )
        if contest_of(self.game, record.match.state) is not None:
            update.race = True
        if record.over:
            update.scores, update.outcome = self.end()
            update.seed = str(record.match.seed)
        return update

    def knowledge(self, seat: int) -> Knowledge:
        if seat not in self.known:
            self.known[seat] = self.record.match.knowledge(None if seat == SPECTATOR else seat)
        return self.known[seat]

    def view(self, seat: int) -> Raw:
        """Seats that know exactly the same see the same; then it is told in names only once."""
        if seat not in self.views:
            knowledge = self.knowledge(seat)
            block = knowledge.to_bytes()
            if block not in self.alike:
                view = knowledge.view()
                view["viewer"] = None
                self.alike[block] = encode(view)
            text = self.alike[block]
            if seat != SPECTATOR:  # the first field of that name: those of the game follow
                text = text.replace(NO_VIEWER, b'"viewer":%d' % seat, 1)
            self.views[seat] = Raw(text)
        return self.views[seat]

    def decision(self, seat: int) -> messages.DecisionInfo:
        return self.decision_of(self.knowledge(seat), seat)

    def decision_of(self, knowledge: Knowledge, seat: int) -> messages.DecisionInfo:
        decision = knowledge.decision()
        legal = decision.known.legal_actions(seat)
        contest = decision.task.contest
        if contest is not None:  # the right claims are what all are searching for
            legal = [number for number in legal if not contest.is_claim(number)]
        told = messages.DecisionInfo(
            seat, decision.prompt, decision.section, [self.actions[number] for number in legal]
        )
        told.claim = contest.claim.name if contest is not None else UNSET
        return told

    def undo(self, seat: int, alone: Collection[int] | None) -> bool:
        if seat not in self.may_undo:
            may = self.record.may_go_back(seat, alone) is not None
            if may and alone is None:
                may = contest_of(self.game, self.record.match.state) is None
            self.may_undo[seat] = may
        return self.may_undo[seat]

    def end(self) -> tuple[list[list[int]], messages.OutcomeInfo]:
        if self.ending is None:
            outcome = self.record.match.outcome
            told = messages.OutcomeInfo(
                outcome.scores, outcome.ranking, outcome.lines, outcome.tie_values, outcome.tie_break
            )
            self.ending = self.record.totals(), told
        return self.ending

    # ------------------------------------------------------------------ the log
    def ready_entry(self, step: int, viewer: Viewer) -> Raw:
        """An entry as JSON; those without secrets are the same for all who do not see the action itself."""
        seat = self.record.match.log[step - 1][0] if step else None
        reader = viewer if seat in viewer or self.told_to_all(step) is None else ()
        if (step, reader) not in self.entries:
            self.entries[step, reader] = Raw(encode(self.entry(step, reader)))
        return self.entries[step, reader]

    def told_to_all(self, step: int) -> list[dict[str, Any] | Raw] | None:
        """The events of a step if everybody may know all of them; None if there are secrets among them."""
        if step not in self.open_events:
            heard, secret = self.record.heard[step], self.game.words.has_secrets
            for event in heard:
                if secret[event[0]]:
                    self.open_events[step] = None
                    break
            else:
                self.open_events[step] = [self.actions.event(event) for event in heard]
        return self.open_events[step]

    def entry(self, step: int, viewer: Viewer) -> messages.Entry:
        """A line of the log as a page may know it; another's choice itself is shown only when the match is over."""
        record = self.record
        seat, action = record.match.log[step - 1] if step else (None, None)
        events, secrets = self.told(step, viewer)
        entry = messages.Entry(step, seat, events)
        if action is not None and (seat in viewer or record.over):
            entry.action = self.actions[action]
        entry.secrets = secrets or UNSET
        return entry

    def sealed_entry(self, place: int, step: int, viewer: Viewer) -> messages.Entry:
        """An own sealed step, at the place it has for this viewer."""
        entry = self.entry(step, viewer)
        entry.step, entry.sealed = place, True
        return entry

    def told(self, step: int, viewer: Viewer) -> tuple[list[dict[str, Any] | Raw], list[messages.Secret]]:
        """Events as the seats of a page together may know them, and which of them knows what not all of them know."""
        shared = self.told_to_all(step)
        if shared is not None:
            return shared, []
        match, heard = self.record.match, self.record.heard[step]
        if len(viewer) <= 1:
            return [*match.told(heard, viewer[0] if viewer else SPECTATOR)], []
        by_seat = [match.told(heard, seat) for seat in viewer]
        events: list[dict[str, Any] | Raw] = []
        secrets = []
        for number, tellings in enumerate(zip(*by_seat, strict=True)):
            event = dict(tellings[0])
            for telling in tellings[1:]:
                event.update((name, value) for name, value in telling.items() if value is not None)
            events.append(event)
            knowing = [seat for seat, telling in zip(viewer, tellings, strict=True) if telling == event]
            if len(knowing) < len(viewer):
                fields = sorted({name for telling in tellings for name in event if telling[name] != event[name]})
                secrets.append(messages.Secret(number, fields, knowing))
        return events, secrets

    # ------------------------------------------------------------------ questions
    def why(self, seat: int, action: int, seq: int) -> messages.Why:
        number = as_id(self.game, action)
        reason = self.knowledge(seat).state.obstacle(seat, number)
        word = self.game.words.reason_of(reason) if reason else None
        name, section = (word.name, word.section) if word else (None, None)
        return messages.Why(seq, seat, action, name, section)

    def preview(self, seat: int, action: int, seq: int, then: Sequence[int] = ()) -> messages.Preview:
        """What follows from legal actions, one after the other, in every world the seat can imagine."""
        known = self.knowledge(seat).state
        worlds = [known.imagine(number) for number in range(PREVIEW_WORLDS)]
        before = [self.game.scores(world) for world in worlds]
        heard = []
        for world in worlds:
            world.listen(True)
            for number in (action, *then):
                if not world.awaits(seat) or world.obstacle(seat, number):
                    raise NotPlanned
                world.apply(seat, number)
            heard.append(self.record.match.told(world.listen(False), seat))
        after = [world.mask(seat) for world in worlds]
        certain = len({state.to_bytes() for state in after}) == 1
        outlook = Knowledge(self.game, self.record.match.content, after[0], seat) if certain else None
        return messages.Preview(
            seq,
            seat,
            action,
            certain,
            agreed(before),
            agreed([self.game.scores(world) for world in worlds]),
            self.common_start(heard),
            None if outlook is None else Raw(encode(outlook.view())),
            list(then),
            self.decision_of(outlook, seat) if outlook is not None and outlook.state.awaits(seat) else None,
        )

    def common_start(self, tellings: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
        """The events up to the first on which the worlds differ; a secret that differs is left open."""
        certain = []
        for events in zip(*tellings, strict=False):
            first = events[0]
            secret = next(word for word in self.game.words.events if word.name == first["event"]).secret
            open_fields = {field for field in secret if any(event.get(field) != first[field] for event in events)}
            told = {field: None if field in open_fields else value for field, value in first.items()}
            if any({**event, **dict.fromkeys(open_fields)} != told for event in events):
                break
            certain.append(told)
        return certain

    def look(self, step: int, viewer: Viewer, through: int | None) -> messages.Looked:
        """The position after some steps as these seats knew it then, or as the seat `through` did."""
        record, match = self.record, self.record.match
        state = record.position(step, viewer)
        seats = viewer or (SPECTATOR,) if through is None else (through,)
        views = {
            key_of(seat): Raw(encode(Knowledge(self.game, match.content, state.mask(seat), seat).view()))
            for seat in seats
        }
        own = record.steps_for(viewer)
        if step > record.base:
            entry = self.sealed_entry(step, own[step - record.base - 1], viewer)
        else:
            entry = self.entry(step, viewer if through is None else (through,))
        return messages.Looked(step, record.base + len(own), views, entry, seats_of(open_seats(state)))


def key_of(seat: int) -> str:
    return SPECTATOR_KEY if seat == SPECTATOR else str(seat)


def agreed(worlds: list[list[int]]) -> list[int | None]:
    """For each seat the number that is the same in all worlds."""
    return [numbers[0] if len(set(numbers)) == 1 else None for numbers in zip(*worlds, strict=True)]


__all__ = ["NOTHING_KEPT", "Actions", "NotPlanned", "Telling", "Viewer", "encode"]
