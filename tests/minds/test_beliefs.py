"""Opponents in the tree choose by what they can know: the secrets of the root change nothing of what they do there."""

import pytest

import hypostyle
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.state import State
from hypostyle.minds.thinking import make_search
from tests.minds.positions import positions

SIMULATIONS = 150
WITH_SECRETS = [slug for slug in hypostyle.games() if hypostyle.game(slug).mind.beliefs]


def found(slug: str, known: State, seat: int, beliefs: int) -> list[tuple[int, int, int]]:
    """Actions of the tree in the order in which they were met, with the visits of both kinds of simulations.

    Without network and insight's likings the root has no preference of its own, which could show its secrets.
    """
    game = hypostyle.game(slug)
    search = make_search(game, known, None, insight=0.0, rollout=0.0, beliefs=beliefs).start(known, 9)
    search.run(seat, SIMULATIONS)
    return search.answers()


def shows_nothing(known: State, other: State, seat: int) -> bool:
    """Whether every choice of the seat ends its turn, and everybody sees the same whichever of both is true."""
    if known.to_bytes() == other.to_bytes() or known.legal_actions(seat) != other.legal_actions(seat):
        return False
    for action in known.legal_actions(seat):
        after = [state.imagine(1) for state in (known, other)]
        for world in after:
            world.apply(seat, action)
        if after[0].over or after[0].awaits(seat):
            return False
        if len({world.mask(SPECTATOR).to_bytes() for world in after}) > 1:
            return False
    return True


def secrets_swapped(slug: str) -> list[tuple[State, State, int]]:
    """Decisions, each with two secrets that the seat may have had; nobody else can tell them apart."""
    pairs = []
    for _, knowledge in positions(hypostyle.game(slug), 2, 3, 1):
        known, seat = knowledge.state, knowledge.viewer
        other = known.mask(SPECTATOR).imagine(5).mask(seat)
        if shows_nothing(known, other, seat):
            pairs.append((known, other, seat))
    return pairs


def test_games_in_which_a_seat_has_secrets_of_its_own_have_beliefs() -> None:
    assert WITH_SECRETS == ["egizia", "hieroglyph_wall"]


@pytest.mark.parametrize("slug", WITH_SECRETS)
def test_what_opponents_are_found_to_do_is_the_same_whatever_the_root_holds(slug: str) -> None:
    pairs = secrets_swapped(slug)
    assert len(pairs) >= 3
    for known, other, seat in pairs:
        believed = [[(action, tried) for action, _, tried in found(slug, one, seat, 1)] for one in (known, other)]
        assert believed[0] == believed[1]
        assert sum(tried for _, tried in believed[0]) > SIMULATIONS


def test_without_beliefs_they_would_act_on_it() -> None:
    pairs = secrets_swapped("egizia")
    assert any(found("egizia", known, seat, 0) != found("egizia", other, seat, 0) for known, other, seat in pairs)
