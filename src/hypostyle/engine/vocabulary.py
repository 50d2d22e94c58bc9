"""The words of a game, declared once: verbs, events, tasks and reasons, each an int inside and a name at the edge.

words = Vocabulary()
SITE = words.domain("site", ("market", "pyramid", "temple"))
SAIL = words.verb("sail", boat=4, site=SITE)      # 12 dense ids, the first of them is SAIL itself
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, Self

# The part that an event has in the story of a match (story.py): it begins a chapter; it stands under nobody's sign;
# several of them in a row are one line with a number for each seat; it is bookkeeping, which is folded away.
Part = Literal["", "heading", "apart", "together", "aside"]


class Domain:
    """The values a field can take: names, places counted from 0 inside and from 1 in sentences, or plain amounts."""

    def __init__(
        self, name: str, values: int | tuple[str, ...], amount: bool = False, formerly: Mapping[str, str] | None = None
    ) -> None:
        """`formerly`: names that saved matches may still use, with what they are called now."""
        self.name = name
        self.is_amount = amount
        self.names = values if isinstance(values, tuple) else ()
        self.size = values if isinstance(values, int) else len(values)
        self.index = {value: number for number, value in enumerate(self.names)}
        self.index |= {old: self.index[new] for old, new in (formerly or {}).items()}

    def label(self, number: int) -> int | str:
        return self.names[number] if self.names else number

    def number(self, label: Any) -> int | None:
        """The number of a label, or None if the domain has no such label."""
        if self.names:
            return self.index.get(label) if isinstance(label, str) else None
        if isinstance(label, int) and not isinstance(label, bool) and 0 <= label < self.size:
            return label
        return None


class Word(int):
    """An int with a name; its fields say what its arguments mean."""

    name: str
    fields: dict[str, Domain]

    @classmethod
    def make(cls, number: int, name: str, fields: Mapping[str, Domain]) -> Self:
        word = cls(number)
        word.name = name
        word.fields = dict(fields)
        return word

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} {self.name} {int(self)}>"


class Verb(Word):
    """A choice with named, ranged fields; it owns the ids from its own number on."""

    @property
    def size(self) -> int:
        size = 1
        for domain in self.fields.values():
            size *= domain.size
        return size

    def describe(self, action: int) -> dict[str, Any]:
        """The fields of an action of this verb, by name."""
        rest = action - int(self)
        values: dict[str, Any] = {}
        for name, domain in reversed(self.fields.items()):
            rest, number = divmod(rest, domain.size)
            values[name] = domain.label(number)
        return {"verb": self.name, **dict(reversed(values.items()))}

    def numbers(self, action: int) -> dict[str, int]:
        rest = action - int(self)
        values: dict[str, int] = {}
        for name, domain in reversed(self.fields.items()):
            rest, values[name] = divmod(rest, domain.size)
        return dict(reversed(values.items()))


class Event(Word):
    """A fact that happened. `secret` fields are shown only to the seat in the field `to`; without `to`, to nobody.

    A `quiet` event is for drawings: it has no sentence, as others say what comes of it. `part` is its part in the
    story; `counted` names the field that is added up where several are told as one line (without it, each counts one);
    `scores` is 1 where that number is points won, -1 where it is points lost.
    """

    secret: tuple[str, ...] = ()
    to: str = ""
    quiet: bool = False
    part: Part = ""
    counted: str = ""
    scores: int = 0

    def tell(self, arguments: tuple[int, ...], viewer: int) -> dict[str, Any]:
        """The event as this viewer sees it."""
        told: dict[str, Any] = {"event": self.name}
        for (name, domain), number in zip(self.fields.items(), arguments, strict=False):
            told[name] = None if number < 0 else domain.label(number)
        if self.secret and dict(zip(self.fields, arguments, strict=False)).get(self.to) != viewer:
            told.update(dict.fromkeys(self.secret))
        return told


@dataclass(frozen=True)
class Contest:
    """What makes a decision a race: all search at once, and the first right answer ends it.

    `claim` is the verb of the answers: which of them are right is told to nobody. `leave` is the way out, without
    fields and always allowed; when all have left, nobody found it.
    """

    claim: Verb
    leave: Verb

    def is_claim(self, action: int) -> bool:
        return self.claim <= action < self.claim + self.claim.size


class Task(Word):
    """An entry of the agenda: a decision somebody owes, or a step that runs by itself.

    A `sealed` decision is taken by several seats at once, in one step or several, and nobody learns anything of it
    before the last of them has chosen: until then each choice leaves the knowledge of all others as it was.
    """

    decision: bool = True
    section: str = ""
    sealed: bool = False
    contest: Contest | None = None


class Reason(Word):
    """Why something cannot be done, with the section of the rules that says so."""

    section: str = ""


class Vocabulary:
    """All the words of one game, numbered in the order of their declaration."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.events: list[Event] = []
        self.tasks: list[Task] = []
        self.reasons: list[Reason] = []
        self.domains: dict[str, Domain] = {}
        self.action_count = 0
        self.by_name: dict[str, Verb] = {}

    def domain(self, name: str, values: int | tuple[str, ...], formerly: Mapping[str, str] | None = None) -> Domain:
        self.domains[name] = Domain(name, values, formerly=formerly)
        return self.domains[name]

    def amount(self, name: str, most: int) -> Domain:
        """Numbers that count something: said as they are, where a place is counted from 1."""
        self.domains[name] = Domain(name, most + 1, amount=True)
        return self.domains[name]

    def fields(self, declared: Mapping[str, int | Domain]) -> dict[str, Domain]:
        return {
            n: d if isinstance(d, Domain) else self.domains.get(n) or self.domain(n, d) for n, d in declared.items()
        }

    def verb(self, name: str, **fields: int | Domain) -> Verb:
        verb = Verb.make(self.action_count, name, self.fields(fields))
        self.action_count += verb.size
        self.verbs.append(verb)
        self.by_name[name] = verb
        return verb

    def event(
        self,
        name: str,
        /,
        secret: tuple[str, ...] = (),
        to: str = "",
        quiet: bool = False,
        part: Part = "",
        counted: str = "",
        scores: int = 0,
        **fields: int | Domain,
    ) -> Event:
        event = Event.make(len(self.events), name, self.fields(fields))
        event.secret, event.to, event.quiet = secret, to, quiet
        event.part, event.counted, event.scores = part, counted, scores
        check_part(event)
        self.events.append(event)
        return event

    def task(self, name: str, section: str = "", decision: bool = True, sealed: bool = False) -> Task:
        """Tasks count from 1, so that 0 is an empty place of the agenda."""
        task = Task.make(len(self.tasks) + 1, name, {})
        task.section, task.decision, task.sealed = section, decision, sealed
        self.tasks.append(task)
        return task

    def race(self, name: str, section: str, claim: Verb, leave: Verb) -> Task:
        task = self.task(name, section)
        task.contest = Contest(claim, leave)
        return task

    def step(self, name: str) -> Task:
        return self.task(name, decision=False)

    def reason(self, name: str, section: str) -> Reason:
        """Reasons count from 1, so that 0 means allowed."""
        reason = Reason.make(len(self.reasons) + 1, name, {})
        reason.section = section
        self.reasons.append(reason)
        return reason

    def verb_of(self, action: int) -> Verb:
        for verb in reversed(self.verbs):
            if int(verb) <= action:
                return verb
        raise IndexError(action)

    def describe(self, action: int) -> dict[str, Any]:
        """An action id as verb and named fields."""
        return self.verb_of(action).describe(action)

    def action(self, described: Mapping[str, Any]) -> int | None:
        """Verb and named fields as an action id, or None if that is no action of this game."""
        name = described.get("verb")
        verb = self.by_name.get(name) if isinstance(name, str) else None
        if verb is None or set(described) - {"verb"} != set(verb.fields):
            return None
        rest = 0
        for field, domain in verb.fields.items():
            number = domain.number(described[field])
            if number is None:
                return None
            rest = rest * domain.size + number
        return int(verb) + rest

    def verb_of_action(self) -> tuple[int, ...]:
        """For each action id the number of its verb, as a table that rules can look into: `VERB_OF[action]`."""
        return tuple(int(verb) for verb in self.verbs for _ in range(verb.size))

    @cached_property
    def has_secrets(self) -> list[bool]:
        """By event: whether it has fields that not everybody may know; asked when all are declared."""
        return [bool(event.secret) for event in self.events]

    @cached_property
    def events_by_name(self) -> dict[str, Event]:
        """Asked when all are declared."""
        return {event.name: event for event in self.events}

    def event_named(self, name: str) -> Event:
        return self.events_by_name[name]

    def event_of(self, number: int) -> Event:
        return self.events[number]

    def task_of(self, number: int) -> Task:
        return self.tasks[number - 1]

    def reason_of(self, number: int) -> Reason:
        return self.reasons[number - 1]


def check_part(event: Event) -> None:
    """What the story needs of an event must be there for everybody: it is told the same way to all."""
    if event.part == "together" and "seat" not in event.fields:
        raise ValueError(f"{event.name} is told together, seat by seat, but has no field seat")
    if event.counted and (event.counted not in event.fields or event.counted in event.secret):
        raise ValueError(f"{event.name} counts {event.counted}, which is no field of it that everybody knows")
    if event.scores and not (event.counted and "seat" in event.fields):
        raise ValueError(f"{event.name} scores, but does not say which field counts, and for which seat")
