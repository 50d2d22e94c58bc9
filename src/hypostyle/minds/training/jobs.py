"""What workers do in a training, here or on another machine: play a few matches, or one deal of a test."""

from __future__ import annotations

from dataclasses import dataclass

import hypostyle
from hypostyle.minds import weights as files
from hypostyle.minds.training import samples
from hypostyle.minds.training.gate import Opponent, share_of
from hypostyle.minds.training.selfplay import SelfPlay


@dataclass(frozen=True)
class Matches:
    """Matches of a network against itself, from consecutive seeds."""

    slug: str
    weights: bytes  # of a file; none for the first lot, which insight plays
    players: tuple[int, ...]
    first_seed: int
    count: int
    simulations: int


def play_matches(job: Matches) -> tuple[int, samples.Arrays]:
    """The first seed, by which lots are put in order, and the samples."""
    game = hypostyle.game(job.slug)
    weights = files.parse(job.weights, "the weights of the training", game) if job.weights else None
    mind = SelfPlay(game, weights, job.simulations, game.players[0])
    seeds = range(job.first_seed, job.first_seed + job.count)
    return job.first_seed, samples.arrays_of(mind.play(job.players[seed % len(job.players)], seed) for seed in seeds)


@dataclass(frozen=True)
class Deal:
    """One deal of a test: somebody at each seat in turn, somebody else at all others."""

    slug: str
    challenger: Opponent
    field: Opponent
    players: int
    seed: int


def play_deal(job: Deal) -> float:
    """The challenger's share of the wins, scaled so that a half is even whatever the number of players."""
    return share_of(hypostyle.game(job.slug), job.challenger, job.field, job.players, job.seed)
