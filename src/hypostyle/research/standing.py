"""Standing: a match as OpenSpiel plays it, one decision or draw of chance after the other, to be copied and pickled.

Sealed choices are made one after the other, and nobody sees those of others. Chance is explicit: the seed of the set-up
is drawn byte by byte, each of 256 outcomes being equally likely; a step in which the rules roll dice or shuffle waits
until its dice have been drawn in the same way. Who is first in a race is drawn among those who are in it.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from hypostyle.engine.decision import Refusal
from hypostyle.engine.errors import IllegalAction
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.state import State
from hypostyle.engine.stepping import reseed
from hypostyle.research.errors import BadChoice
from hypostyle.research.single import Single
from hypostyle.research.table import Table

SEED_BYTES = 4
OUTCOMES = 256
EVENLY = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
Key = tuple[str, int, str, tuple[tuple[str, Any], ...]]  # slug, seats, reward, options


class Setting:
    """What all states of one OpenSpiel game share."""

    def __init__(self, key: Key) -> None:
        slug, seats, reward, options = self.key = key
        self.table = Table.of(slug, seats, dict(options))
        self.single = Single(self.table, "float32", reward)


@cache
def setting_of(key: Key) -> Setting:
    return Setting(key)


class Standing:
    """Where a match stands, what chance still owes it, and what each player remembers."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.position: State | None = None  # none before the set-up is drawn
        self.drawn: list[int] = []  # bytes of the seed that is being drawn
        self.pending: tuple[int, int] | None = None  # the seat and action that wait for their dice
        self.turn: int | None = None  # the seat that chooses; none while chance is asked, and at the end
        self.recall = [b""] * setting.table.seats  # digests of what each player knew and chose so far

    @classmethod
    def known(cls, setting: Setting, knowledge: Knowledge, seed: int) -> Standing:
        """A world that agrees with what a seat knows, with that seat to choose; players remember what they know now."""
        standing = cls(setting)
        standing.position = knowledge.state.imagine(seed)
        standing.position.listen(False)
        standing.arrive()
        if standing.position.awaits(knowledge.viewer):
            standing.turn = knowledge.viewer
        return standing

    # ------------------------------------------------------------------ what is asked
    @property
    def over(self) -> bool:
        return self.position is not None and self.pending is None and bool(self.position.over)

    @property
    def needs_seed(self) -> bool:
        return self.position is None or self.pending is not None

    def racing(self) -> list[int]:
        """The seats among which chance draws who is heard."""
        assert self.position is not None
        return [seat for seat in range(self.position.seats) if self.position.awaits(seat)]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely each is."""
        if self.needs_seed:
            return EVENLY
        racing = self.racing()
        return [(seat, 1.0 / len(racing)) for seat in racing]

    def legal(self, seat: int) -> list[int]:
        if self.position is None or seat != self.turn:
            return []
        return sorted(self.position.legal_actions(seat))

    # ------------------------------------------------------------------ what happens
    def go_on(self, number: int) -> None:
        """An outcome of chance, or the action of the seat whose turn it is; anything else is refused, unplayed."""
        self.check(number)
        if self.needs_seed:
            self.draw(number)
        elif self.turn is None:
            self.turn = number
        else:
            self.choose(self.turn, number)

    def check(self, number: int) -> None:
        """OpenSpiel hands over whatever it is given."""
        game = self.setting.table.game
        if self.over:
            raise BadChoice("The match is over: there is nothing to choose any more.")
        if self.turn is None:
            is_there = number in range(OUTCOMES) if self.needs_seed else number in self.racing()
            if not is_there:
                raise BadChoice(f"There is no outcome {number} of chance here; see chance_outcomes().")
        elif number not in range(game.words.action_count):
            raise BadChoice(f"There is no action {number}; the actions are 0 to {game.words.action_count - 1}.")
        elif self.position is not None and number not in self.position.legal_actions(self.turn):
            raise IllegalAction(Refusal(game, self.position.mask(self.turn).obstacle(self.turn, number)))

    def draw(self, outcome: int) -> None:
        """One byte of a seed; when all are there, the set-up or the step that waits for them is carried out."""
        self.drawn.append(outcome)
        if len(self.drawn) < SEED_BYTES:
            return
        seed = int.from_bytes(bytes(self.drawn), "little")
        self.drawn = []
        if self.pending is None:
            table = self.setting.table
            self.position = table.state()
            self.position.begin(table.seats, seed, table.game.option_indices(table.options))
        else:
            assert self.position is not None
            reseed(self.position, seed)
            self.position.apply(*self.pending)
            self.pending = None
        self.arrive()

    def choose(self, seat: int, action: int) -> None:
        """Carry an action out, unless it needs dice: then chance is asked first."""
        assert self.position is not None
        self.turn = None
        self.recall[seat] = digest(self.recall[seat], action.to_bytes(4, "little"))
        after = self.position.copy()
        after.apply(seat, action)
        if after.rng != self.position.rng:
            self.pending = (seat, action)
            return
        self.position = after
        self.arrive()

    def arrive(self) -> None:
        """Say whose turn it is, and add what each player knows now to what it remembers."""
        assert self.position is not None
        for seat in range(self.position.seats):
            self.recall[seat] = digest(self.recall[seat], self.position.mask(seat).to_bytes())
        waiting = self.racing()
        words = self.setting.table.game.words
        is_race = bool(waiting) and words.task_of(self.position.top_task()).contest is not None
        self.turn = None if not waiting or (is_race and len(waiting) > 1) else waiting[0]

    def imagined(self, player: int, seed: int) -> Standing:
        """A world that the player cannot tell from this one; what others remember begins with what they know in it."""
        twin = self.__deepcopy__({})
        if self.position is not None:
            twin.position = self.position.mask(player).imagine(seed)
            for seat in range(self.position.seats):
                if seat != player:
                    twin.recall[seat] = digest(b"", twin.position.mask(seat).to_bytes())
        return twin

    # ------------------------------------------------------------------ copies and words
    def __deepcopy__(self, _memory: dict[int, Any]) -> Standing:
        twin = Standing(self.setting)
        twin.position = None if self.position is None else self.position.copy()
        twin.drawn, twin.pending, twin.turn, twin.recall = self.drawn[:], self.pending, self.turn, self.recall[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        position = None if self.position is None else self.position.to_bytes()
        return restored, (self.setting.key, position, self.drawn, self.pending, self.turn, self.recall)

    def __str__(self) -> str:
        position = "not set up" if self.position is None else self.position.to_bytes().hex()
        return f"{position} drawn={self.drawn} pending={self.pending} turn={self.turn}"


def restored(key: Key, position: bytes | None, drawn: Any, pending: Any, turn: int | None, recall: Any) -> Standing:
    standing = Standing(setting_of(key))
    if position is not None:
        standing.position = standing.setting.table.state()
        standing.position.load_bytes(position)
    standing.drawn, standing.pending, standing.turn, standing.recall = drawn, pending, turn, recall
    return standing


def digest(before: bytes, more: bytes) -> bytes:
    return hashlib.blake2b(before + more, digest_size=16).digest()
