"""Updates put together from parts that are kept: each is, byte for byte, what it would be if it were made anew."""

import random
from collections.abc import Iterator

import pytest

import hypostyle
from hypostyle.engine.limits import SPECTATOR
from hypostyle.server.messages import encode
from hypostyle.server.table.journal import Journal
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.updates import Updates

GAMES = ("imhotep", "egizia", "mykerinos", "hieroglyph_wall", "silver_gold_pyramids")


def positions(slug: str, seats: int) -> Iterator[tuple[Journal, Updates]]:
    """A random match to its end, told from one cache."""
    game = hypostyle.game(slug)
    journal, dice = Journal(game.new(seats, seats)), random.Random(seats)
    journal.begin(0.0)
    updates = Updates(journal, JsonCache(game))
    while not journal.over:
        seat = dice.choice(journal.to_move)
        action = dice.choice(journal.match.state.mask(seat).legal_actions(seat))
        journal.accept(journal.attempt(seat, action, 0.0))
        updates.clear()
        yield journal, updates


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("slug", GAMES)
def test_the_view_of_a_seat_is_its_knowledge_told_in_names(slug: str, seats: int) -> None:
    for journal, updates in positions(slug, seats):
        for seat in range(SPECTATOR, seats):
            knowledge = journal.match.knowledge(None if seat == SPECTATOR else seat)
            assert bytes(updates.view(seat)) == encode(knowledge.view())


@pytest.mark.parametrize("slug", GAMES)
def test_an_entry_of_the_log_is_the_same_from_the_cache(slug: str) -> None:
    cached = 0
    for journal, updates in positions(slug, 3):
        cached += bool(updates.told(journal.step).rest)
        for viewer in ((), (0,), (1, 2), (0, 1, 2)):
            assert bytes(updates.ready_entry(journal.step, viewer)) == encode(updates.entry(journal.step, viewer))
    assert cached, "no step of the match could be told from the cache"
