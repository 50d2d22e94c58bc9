"""A decision without any legal action is a fault of the rules: it raises, and is never read as an action."""

from collections.abc import Callable

import pytest

from hypostyle.bots.search import Search
from hypostyle.engine.errors import DeadEnd
from hypostyle.engine.game import Game
from hypostyle.engine.playout import every_way_on, play_on, random_playouts
from hypostyle.engine.state import COMPILED, State
from hypostyle.minds.thinking import make_search
from hypostyle.testing.scenario import Scenario

SIMULATIONS = 3
BLUE = 1


def stuck() -> Scenario:
    """Blue is to buy Sphinx cards without a stone: no match leads here."""
    scene = Scenario("egizia", seats=3)
    for seat in range(3):
        scene.match.play(seat, scene.match.decision(seat).actions[0])
    return scene.change(stones=[0, 0, 0], force=0).ask("purchase", BLUE)


def test_asking_for_the_choices_raises() -> None:
    scene = stuck()
    with pytest.raises(DeadEnd, match="Seat 1 has an open decision, task"):
        scene.match.state.legal_actions(BLUE)
    with pytest.raises(DeadEnd):
        _ = scene.match.decision(BLUE).actions
    with pytest.raises(DeadEnd):
        scene.match.state.check_ways_on()
    assert scene.match.state.legal_actions(0) == []  # nothing is asked of red


def played_on(_game: Game, state: State) -> State:
    assert play_on(state, 1, 100) == 0
    return state


def played_out(_game: Game, state: State) -> State:
    work = state.copy()
    assert random_playouts(work, state, 1, 5, 100) == 0
    return work


def looked_around(_game: Game, state: State) -> State:
    work = state.copy()
    assert every_way_on(work, state, 1, 100) == 0
    return work


def searched(game: Game, state: State) -> State:
    search = Search(state.copy(), game.words.action_count, game.search.numbers(), 100)
    search.start(state.copy(), 1).run(BLUE, SIMULATIONS)
    assert search.dead_ends == SIMULATIONS
    assert search.choices() == []
    return search.work


def thought(game: Game, state: State) -> State:
    search = make_search(game, state, None)
    search.start(state.copy(), 1).run(BLUE, SIMULATIONS)
    assert search.dead_ends == SIMULATIONS
    assert search.choices() == []
    return search.work


def finished(game: Game, state: State) -> State:
    make_search(game, state, None).finish(state, 1)
    return state


@pytest.mark.parametrize("play", [played_on, played_out, looked_around, searched, thought, finished])
def test_whatever_plays_by_itself_stops_there(play: Callable[[Game, State], State]) -> None:
    """Interpreted it raises at once. Compiled it stops without having touched anything, and can be asked why."""
    scene = stuck()
    state = scene.match.state.copy()
    state.legal_actions(0)  # an empty list
    if not COMPILED:
        with pytest.raises(DeadEnd):
            play(scene.game, state)
        return
    ended = play(scene.game, state)
    assert not ended.over
    assert ended.facts() | {"rng": None} == scene.match.state.facts() | {"rng": None}  # imagining rolls its own dice
    with pytest.raises(DeadEnd):
        ended.check_ways_on()
