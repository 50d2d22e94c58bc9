"""Updates: what one viewer is shown of a table. Everything here is made from that viewer's Knowledge."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import UNSET, Raw

from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.limits import SPECTATOR
from hypostyle.server import messages
from hypostyle.server.messages import encode
from hypostyle.server.messages.fields import MOST_SEATS
from hypostyle.server.table.journal import Journal
from hypostyle.server.table.json_cache import JsonCache, ToldStep
from hypostyle.server.table.race import contest_of
from hypostyle.server.table.sealed_choices import shown_to_move
from hypostyle.server.table.seating import Viewer

KEYS = {SPECTATOR: "spectator", **{seat: str(seat) for seat in range(MOST_SEATS)}}  # of views, by seat
MOST_UPDATES = 32  # kept for pages that have seen the same


class Updates:
    """The updates of one table; what was made for one viewer is kept for the others, until it is cleared."""

    def __init__(self, journal: Journal, json: JsonCache) -> None:
        self.journal = journal
        self.game = journal.match.game
        self.json = json
        self.known: dict[int, Knowledge] = {}
        self.views: dict[int, Raw] = {}
        self.own_views: list[tuple[bytes, bytes]] = []  # what is known, and the game's own part of the view of it
        self.entries: dict[tuple[int, Viewer], Raw] = {}
        self.steps: dict[int, ToldStep] = {}
        self.undoable: dict[int, bool] = {}
        self.updates: dict[tuple[Viewer, int | None], bytes] = {}
        self.final: tuple[list[messages.Change], messages.OutcomeInfo] | None = None

    def clear(self) -> None:
        """The table has changed, or everybody has been told."""
        if not (self.known or self.steps or self.updates):
            return  # all else comes with one of these
        self.known.clear()
        self.views.clear()
        self.own_views.clear()
        self.entries.clear()
        self.steps.clear()
        self.undoable.clear()
        self.updates.clear()

    def rest(self) -> None:
        self.clear()
        self.final = None

    # ------------------------------------------------------------------ now
    def update(
        self,
        viewer: Viewer,
        since: int | None,
        thinking: Iterable[messages.Thinking] = (),
        alone: Collection[int] | None = None,
        unannounced: Collection[int] = (),
    ) -> bytes:
        """The update for a page that has seen the table at `since`, as JSON; see `BotTurns` for the `unannounced`."""
        made = self.updates.get((viewer, since))
        if made is None:
            made = encode(self.whole_update(viewer, since, list(thinking), alone, unannounced))
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
        unannounced: Collection[int],
    ) -> messages.Update:
        journal = self.journal
        keep = journal.kept_since(since, viewer)
        to_move = journal.to_move
        sealed_steps = journal.steps_for(viewer) if journal.public_steps < journal.step else ()
        entries = [self.ready_entry(step, viewer) for step in range(keep + 1, journal.public_steps + 1)]
        for place, step in enumerate(sealed_steps, journal.public_steps + 1):
            entries.append(Raw(encode(self.sealed_entry(place, step, viewer))))
        update = messages.Update(
            seq=journal.seq_for(viewer),
            step=journal.public_steps + len(sealed_steps),
            keep=keep,
            over=journal.over,
            to_move=shown_to_move(to_move, unannounced),
            sealed=[seat for seat in journal.sealed_seats() if seat not in unannounced] if journal.public else [],
            thinking=thinking,
            views={KEYS[seat]: self.view(seat) for seat in viewer or (SPECTATOR,)},
            decisions=[self.decision(seat) for seat in viewer if seat in to_move],
            entries=entries,
            undo={KEYS[seat]: self.undo(seat, alone) for seat in viewer},
        )
        if contest_of(self.game, journal.match.state) is not None:
            update.race = True
        if journal.over:
            update.course, update.outcome = self.outcome()
            update.seed = str(journal.match.seed)
        return update

    def knowledge(self, seat: int) -> Knowledge:
        known = self.known.get(seat)
        if known is None:
            known = self.known[seat] = self.journal.match.knowledge(None if seat == SPECTATOR else seat)
        return known

    def view(self, seat: int) -> Raw:
        """Seats that know exactly the same see the same, and the game's part of it is made only once."""
        made = self.views.get(seat)
        if made is None:
            knowledge = self.knowledge(seat)
            shared = encode(knowledge.shared_view())
            made = self.views[seat] = Raw(b"%b,%b" % (shared[:-1], self.own_view(knowledge)[1:]))
        return made

    def own_view(self, knowledge: Knowledge) -> bytes:
        """What is known is compared, not looked up: a table has few viewers, and its hash would cost more."""
        block = knowledge.to_bytes()
        for known, own in self.own_views:
            if known == block:
                return own
        own = self.json.own_view(knowledge.own_view())
        self.own_views.append((block, own))
        return own

    def decision(self, seat: int) -> messages.DecisionInfo:
        return self.decision_of(self.knowledge(seat), seat)

    def decision_of(self, knowledge: Knowledge, seat: int) -> messages.DecisionInfo:
        decision = knowledge.decision()
        legal = decision.known.legal_actions(seat)
        contest = decision.task.contest
        if contest is not None:  # the right claims are what all are searching for
            legal = [number for number in legal if not contest.is_claim(number)]
        actions = list(map(self.json.__getitem__, legal))
        info = messages.DecisionInfo(seat, decision.prompt, decision.section, actions)
        info.claim = contest.claim.name if contest is not None else UNSET
        return info

    def undo(self, seat: int, alone: Collection[int] | None) -> bool:
        may = self.undoable.get(seat)
        if may is None:
            may = self.undoable[seat] = self.journal.undo_target(seat, alone) is not None
        return may

    def outcome(self) -> tuple[list[messages.Change], messages.OutcomeInfo]:
        """How the points came about, and the result."""
        if self.final is None:
            outcome = self.journal.match.outcome
            info = messages.OutcomeInfo(
                outcome.scores, outcome.ranking, outcome.lines, outcome.tie_values, outcome.tie_break
            )
            self.final = [messages.Change(*change) for change in self.journal.course()], info
        return self.final

    # ------------------------------------------------------------------ the log
    def ready_entry(self, step: int, viewer: Viewer) -> Raw:
        """An entry as JSON; those without secrets are the same for all who do not see the action itself."""
        seat, action = self.journal.match.log[step - 1] if step else (None, 0)
        told = self.told(step)
        if told.rest and not self.journal.over:  # then everybody's actions are shown
            return Raw(told.entry(step, self.json[action] if seat in viewer else None))
        reader = viewer if seat in viewer or told.events is None else ()
        made = self.entries.get((step, reader))
        if made is None:
            made = self.entries[step, reader] = Raw(encode(self.entry(step, reader)))
        return made

    def told(self, step: int) -> ToldStep:
        """A step as everybody is told it."""
        told = self.steps.get(step)
        if told is None:
            journal = self.journal
            heard, after = journal.recalled()[step]
            actor = journal.match.log[step - 1][0] if step else None
            before = journal.scores(step - 1) if step else ()
            told = self.steps[step] = self.json.step(heard, actor, before, after, journal.over and step == journal.step)
        return told

    def entry(self, step: int, viewer: Viewer) -> messages.Entry:
        """A line of the log as a page may know it; another's choice itself is shown only when the match is over."""
        journal = self.journal
        seat, action = journal.match.log[step - 1] if step else (None, None)
        events, secrets = self.events_for(step, viewer)
        told = self.told(step)
        entry = messages.Entry(step, seat, events, told.lines)
        if told.begins_chapter:
            entry.scores = journal.scores(step)
        if action is not None and (seat in viewer or journal.over):
            entry.action = self.json[action]
        entry.secrets = secrets or UNSET
        return entry

    def sealed_entry(self, place: int, step: int, viewer: Viewer) -> messages.Entry:
        """A sealed step of the viewer's own, at the place it has for this viewer."""
        entry = self.entry(step, viewer)
        entry.step, entry.sealed = place, True
        return entry

    def events_for(self, step: int, viewer: Viewer) -> tuple[list[dict[str, Any] | Raw], list[messages.Secret]]:
        """Events as the seats of a page together may know them, and what only some of these seats know."""
        shared = self.told(step).events
        if shared is not None:
            return shared, []
        match, raw = self.journal.match, self.journal.events(step)
        if len(viewer) <= 1:
            return [*match.told(raw, viewer[0] if viewer else SPECTATOR)], []
        by_seat = [match.told(raw, seat) for seat in viewer]
        events: list[dict[str, Any] | Raw] = []
        secrets = []
        for number, versions in enumerate(zip(*by_seat, strict=True)):
            event = dict(versions[0])
            for version in versions[1:]:
                event.update((name, value) for name, value in version.items() if value is not None)
            events.append(event)
            knowing = [seat for seat, version in zip(viewer, versions, strict=True) if version == event]
            if len(knowing) < len(viewer):
                fields = sorted({name for version in versions for name in event if version[name] != event[name]})
                secrets.append(messages.Secret(number, fields, knowing))
        return events, secrets
