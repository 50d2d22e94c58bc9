"""A mind decides by what its seat knows: another truth behind the same knowledge never changes its move."""

import pytest

import hypostyle
from hypostyle.bots import make
from hypostyle.engine.knowledge import Knowledge
from hypostyle.minds.mind import Mind
from tests.minds.positions import positions

WORLDS = 3
LEVELS = [
    "level1:simulations=12",
    "level2:simulations=12",
    "level3:simulations=40",
    "level4:simulations=40",
    "level5:simulations=60",
]


@pytest.mark.parametrize("slug", hypostyle.games())
@pytest.mark.parametrize("name", [*LEVELS, "tiyi:simulations=40", "net:simulations=60,weights=-"])
def test_the_truth_behind_the_knowledge_changes_nothing(slug: str, name: str) -> None:
    game = hypostyle.game(slug)
    for seats in game.players:
        for match, knowledge in positions(game, seats, 5, 29):
            seat = knowledge.viewer
            chosen = make(name, game, 3).choose(knowledge)
            for world in range(WORLDS):
                other = knowledge.state.imagine(world).mask(seat)
                assert make(name, game, 3).choose(Knowledge(game, match.content, other, seat)) == chosen


@pytest.mark.parametrize("slug", hypostyle.games())
@pytest.mark.parametrize("name", LEVELS)
def test_as_many_simulations_are_run_whatever_is_hidden(slug: str, name: str) -> None:
    """How long an answer takes is decided by knowledge, too: the search stops early at the same simulation."""
    game = hypostyle.game(slug)
    for match, knowledge in positions(game, 2, 7, 37):
        spent = set()
        for world in range(WORLDS):
            mind = make(name, game, 3)
            assert isinstance(mind, Mind)
            known = knowledge.state.imagine(world).mask(knowledge.viewer)
            mind.choose(Knowledge(game, match.content, known, knowledge.viewer))
            assert mind.search is not None
            spent.add((mind.search.simulations, mind.search.nodes))
        assert len(spent) == 1
