"""Matches of a mind against itself, remembered as samples: what was read, what the search thought, how it ended."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from hypostyle.engine.game import Game
from hypostyle.engine.state import State
from hypostyle.minds.search import MindSearch
from hypostyle.minds.thinking import make_search
from hypostyle.minds.weights import Weights

NOISE = 0.15  # part of the priors at the root that is spread evenly
OPENING = 12  # decisions drawn by visits, so that no two matches are alike
SLIPS = 0.04  # later decisions that are any legal one
AS_PRINTED = 0.85  # matches with the options that a new table has; the others draw theirs


@dataclass
class Sample:
    """One decision, as the network is to see it."""

    seat: int
    units: list[int]
    numbers: list[tuple[int, int]]
    actions: list[int]
    visits: list[int]
    win: list[float]  # by seat from the reader on, as the search foresaw it
    lead: list[float]


@dataclass
class Played:
    """One match: its samples, and how it ended for every seat."""

    seats: int
    win: list[float] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)


class SelfPlay:
    """A mind that plays all seats of a match."""

    def __init__(self, game: Game, weights: Weights | None, simulations: int, seats: int) -> None:
        self.game = game
        self.state = game.new(seats, 1).state.copy()
        self.search: MindSearch = make_search(game, self.state, weights, noise=NOISE)
        self.simulations = simulations
        self.weight = game.mind.lead_weight

    def play(self, seats: int, seed: int) -> Played:
        """One match from a seed; the same seed gives the same match."""
        dice = random.Random(seed)
        options = self.draw_options(dice)
        self.state = self.game.new(seats, dice.getrandbits(62), options).state.copy()
        played = Played(seats)
        decisions = 0
        while not self.state.over:
            seat = self.mover(self.state, dice)
            known = self.state.mask(seat)
            actions = known.legal_actions(seat)
            if len(actions) == 1 or self.is_race(known):
                self.state.apply(seat, dice.choice(actions))
                continue
            sample = self.think(known, seat, dice)
            played.samples.append(sample)
            self.state.apply(seat, self.drawn(sample, actions, decisions, dice))
            decisions += 1
        played.win, played.lead = self.search.ending(self.state)
        return played

    def draw_options(self, dice: random.Random) -> dict[str, object]:
        if dice.random() < AS_PRINTED:
            return {}
        return {option.name: dice.choice(option.values) for option in self.game.options}

    def mover(self, state: State, dice: random.Random) -> int:
        """Who chooses next: in a race anybody of those who may."""
        waiting = [seat for seat in range(state.seats) if state.open >> seat & 1]
        return dice.choice(waiting) if self.is_race(state) else waiting[0]

    def is_race(self, state: State) -> bool:
        return self.game.words.task_of(state.top_task()).contest is not None

    def think(self, known: State, seat: int, dice: random.Random) -> Sample:
        self.search.start(known, dice.getrandbits(32))
        self.search.run(seat, self.simulations)
        choices = self.search.choices()
        best = max(choices, key=lambda choice: choice[1])
        order = [(seat + part) % known.seats for part in range(known.seats)]
        win = [best[4][other] for other in order]
        mixed = [best[3][other] for other in order]
        lead = [(value - (1 - self.weight) * won) / self.weight for value, won in zip(mixed, win, strict=True)]
        units, numbers = self.search.inputs(known, seat)
        return Sample(seat, units, numbers, [c[0] for c in choices], [c[1] for c in choices], win, lead)

    def drawn(self, sample: Sample, legal: list[int], decisions: int, dice: random.Random) -> int:
        """Mostly the most visited action; in the opening one drawn by visits, later now and then any legal one."""
        if decisions < OPENING:
            return dice.choices(sample.actions, sample.visits)[0]
        if dice.random() < SLIPS:
            return dice.choice(legal)
        return sample.actions[max(range(len(sample.visits)), key=sample.visits.__getitem__)]
