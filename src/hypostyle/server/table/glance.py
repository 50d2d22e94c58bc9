"""A glance at a table from outside: which chapter its match has come to, the points, and at the end the places."""

from __future__ import annotations

from typing import Any

from hypostyle.server import messages
from hypostyle.server.table.journal import Journal


def glance_at(journal: Journal) -> messages.TableGlance:
    """Only what a spectator is told."""
    ranking = list(journal.match.outcome.ranking) if journal.over else None
    return messages.TableGlance(last_heading(journal), list(journal.scores(journal.public_steps)), ranking)


def last_heading(journal: Journal) -> dict[str, Any] | None:
    """The event that the last chapter began with; None in a game without chapters."""
    words = journal.match.game.words
    for step in range(journal.public_steps, -1, -1):
        headings = [told for told in journal.open_events(step) if words.event_named(told["event"]).part == "heading"]
        if headings:
            return dict(headings[-1])
    return None
