"""Chance is in the state: a known generator, the same everywhere, erased from knowledge."""

import hypostyle
from hypostyle.engine.limits import GOLDEN32, RNG_WARM_UP
from hypostyle.engine.match import Match

WORD = 2**32


def sfc32(words: list[int]) -> int:
    """The generator as its author describes it, independent of the engine."""
    a, b, c, counter = words
    result = (a + b + counter) % WORD
    words[:] = [b ^ (b >> 9), (c + (c << 3)) % WORD, ((c << 21 | c >> 11) + result) % WORD, (counter + 1) % WORD]
    return result


def rng_of(match: Match) -> list[int]:
    words: list[int] = match.state.facts()["rng"]
    return words


def test_the_first_draws_are_those_of_sfc32() -> None:
    seed = 123456789012345678
    words = [seed % WORD, seed >> 32, GOLDEN32, 1]
    for _ in range(RNG_WARM_UP):
        sfc32(words)
    match = hypostyle.game("imhotep").new(seats=4, seed=seed)
    first = sfc32(words) * 4 >> 32  # the start player is the first thing drawn
    assert match.state.facts()["turn"] == first


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    game = hypostyle.game("imhotep")
    assert game.new(seed=1).state.to_bytes() == game.new(seed=1).state.to_bytes()
    assert game.new(seed=1).state.to_bytes() != game.new(seed=2).state.to_bytes()


def test_knowledge_holds_no_generator() -> None:
    match = hypostyle.game("imhotep").new(seed=1)
    assert any(rng_of(match))
    for seat in (0, 1, None):
        assert match.knowledge(seat).state.facts()["rng"] == [0, 0, 0, 0]


def test_a_match_without_seed_draws_a_secret_one() -> None:
    game = hypostyle.game("imhotep")
    assert game.new().seed != game.new().seed
