"""Sealed choices: several seats choose at once, and nobody may learn of another's choice before the last has chosen.

A game says which of its decisions are sealed; everything else is derived here. While such a decision is open, a step
that leaves the public knowledge as it was is a sealed one: it belongs to its seat alone. The step that changes it is
the reveal. In between it is public who has finally chosen and who still thinks, and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.state import State
from hypostyle.server.storage.store import JournalRow

SEALED_KINDS = ("seal", "unseal")


class SealedChoices:
    """What everybody knows in one game while choices are sealed."""

    def __init__(self, game: Game) -> None:
        self.words = game.words
        self.possible = any(task.sealed for task in game.words.tasks)

    def public_knowledge(self, state: State) -> bytes | None:
        """The knowledge of a spectator while a sealed decision is open; None otherwise."""
        if not self.possible or state.over:
            return None
        task = state.top_task()
        if not task or not self.words.task_of(task).sealed:
            return None
        return state.mask(SPECTATOR).to_bytes()


def is_hidden(row: JournalRow) -> bool:
    """Whether a row is known to its own seat only, until the reveal."""
    return row.kind in SEALED_KINDS


def last_public(rows: Sequence[JournalRow], index: int) -> int:
    """The last row up to this one that everybody knows of; sealed ones follow it."""
    while is_hidden(rows[index]):
        index -= 1
    return index


def own_hidden(rows: Sequence[JournalRow], start: int, viewer: Collection[int]) -> list[int]:
    """The sealed rows of a viewer's seats that follow a public row."""
    found = []
    index = start + 1
    while index < len(rows) and is_hidden(rows[index]):
        if rows[index].seat in viewer:
            found.append(index)
        index += 1
    return found


def after_hidden(rows: Sequence[JournalRow], start: int) -> int:
    """The first public row after this one."""
    index = start + 1
    while index < len(rows) and is_hidden(rows[index]):
        index += 1
    return index


def shown_to_move(to_move: list[int], unannounced: Collection[int]) -> list[int]:
    """Who is shown as choosing: also a bot whose sealed choice has not been announced yet."""
    return sorted({*to_move, *unannounced}) if unannounced else to_move
