"""Whether reviews can be believed: planted blunders named, strong choices left alone, two seeds agreeing, chances kept.

Run `python benchmarks/review.py [GAME ...] [--matches N] [--simulations N] [--keep FILE]`. Each match is played by the
mind that judges, for as many seats as its number says in turn, and a few of its decisions are looked at; with `--keep`
what was found is kept in a file and gone on from. Every share has its 95 % interval, counted match by match:

- planted: of the choices that a search of ten times the budget holds for 15 points of chance worse than the best, how
  many are called a mistake or worse;
- strong: of the choices of level 5 in the same positions, how many are called a mistake or worse;
- seeds: of choices of a careless player, about how many two seeds agree whether they are a mistake or worse; and of
  those that one seed calls so, how many the other does, too;
- kept: how often a seat has won of whose position a chance between 60 and 70 % was said, and how often in the other
  tenths;
- time: processor time for a decision.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

import msgspec
from msgspec import Struct

import hypostyle
from hypostyle.arena.intervals import interval_of, share_of
from hypostyle.arena.kept import KeptParts
from hypostyle.engine.content import Content
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.match import Match
from hypostyle.minds import weights
from hypostyle.minds.levels import manner_of_level
from hypostyle.minds.mind import Manner, Mind
from hypostyle.minds.thinking import Budget
from hypostyle.review.judging import SIMULATIONS, Case, Judged, judge, knowledge_of, shares, thinker, won
from hypostyle.review.review import Review, word

LARGER = 10  # times the budget, of the search that plants
WORSE_BY = 0.15
EVEN = 0.5  # of its priors at the root are the same for all choices, so that it looks at poor ones, too
LEAST_TRIED = 20  # simulations of a choice for its word about it to count
CARELESS = 0.1  # choices so much worse are taken about a third as often
PLAYING = 400  # simulations of those who play
TENTHS = 10
SAID = 6  # the tenth from 60 to 70 %
MISTAKES = ("mistake", "blunder")
OTHER_SEED = 77_000_000
STRONGEST = 5

Counts = list[tuple[float, int]]  # by match: how many, of how many


class Wish(Struct, frozen=True):
    """How the figures are found; others belong into another file."""

    simulations: int
    planted: int  # of a match: positions in which a blunder is looked for
    strong: int  # and in which level 5 chooses
    seeds: int
    kept: int


class Verdict(Struct, frozen=True):
    """What a review said about one choice."""

    difference: float
    margin: float
    word: str
    larger: float | None = None  # the difference, as a search of ten times the budget holds it to be

    @property
    def is_mistake(self) -> bool:
        return self.word in MISTAKES


class Found(Struct, frozen=True):
    """What was found in one match."""

    game: str
    number: int
    seats: int
    planted: list[Verdict]
    strong: list[Verdict]
    seeds: list[tuple[Verdict, Verdict]]
    kept: list[tuple[float, float]]  # chances that were said, and what came of them
    seconds: float  # processor time of all verdicts
    verdicts: int


def mind_of(game: Game, seed: int, manner: Manner) -> Mind:
    return Mind(game, seed, manner, weights.shipped(game))


@lru_cache(2)
def planter(slug: str, content: Content, simulations: int) -> Mind:
    game = hypostyle.game(slug)
    return Mind(game, 0, Manner(Budget(simulations=simulations)), weights.shipped(game), {"noise": EVEN})


def played(game: Game, seats: int, seed: int) -> Match:
    match = game.new(seats, seed)
    minds = [mind_of(game, seed + seat, Manner(Budget(simulations=PLAYING))) for seat in range(seats)]
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, minds[seat].choose(match.knowledge(seat)))
    return match


def verdict_of(found: Judged, larger: float | None = None) -> Verdict:
    difference = found.best_chances[found.seat] - found.played_chances[found.seat]
    return Verdict(difference, found.margin, word(found), larger)


class Looking:
    """A look at one match."""

    def __init__(self, game: Game, number: int, wish: Wish) -> None:
        self.game, self.number, self.wish = game, number, wish
        self.seats = game.players[number % len(game.players)]
        self.dice = random.Random(number)
        self.match = played(game, self.seats, 1_000 + number)
        self.cases = Review(self.match, wish.simulations).cases
        self.seconds, self.verdicts = 0.0, 0

    def found(self) -> Found:
        planted = [self.judged(case, larger) for case, larger in self.blunders(self.some(self.wish.planted))]
        strong = [self.judged(self.by_level(case)) for case in self.some(self.wish.strong)]
        seeds = [self.twice(self.carelessly(case)) for case in self.some(self.wish.seeds)]
        kept = [pair for case in self.some(self.wish.kept) for pair in self.said(case)]
        where = (self.game.slug, self.number, self.seats)
        return Found(*where, planted, strong, seeds, kept, self.seconds, self.verdicts)

    def some(self, count: int) -> list[Case]:
        return self.dice.sample(self.cases, min(count, len(self.cases)))

    def judged(self, case: Case, larger: float | None = None) -> Verdict:
        begun = time.process_time()
        found = judge(case)
        self.seconds += time.process_time() - begun
        self.verdicts += 1
        return verdict_of(found, larger)

    def twice(self, case: Case) -> tuple[Verdict, Verdict]:
        return self.judged(case), self.judged(msgspec.structs.replace(case, seed=case.seed + OTHER_SEED))

    def known(self, case: Case) -> Knowledge:
        return knowledge_of(self.game, self.match.content, case.known, case.seat)

    def blunders(self, cases: Iterable[Case]) -> Iterable[tuple[Case, float]]:
        """Cases with a far worse choice in the place of the played one, where there is one."""
        for case in cases:
            mind = planter(self.game.slug, self.match.content, LARGER * self.wish.simulations)
            mind.dice.seed(case.seed + 1)
            choices = mind.think(self.known(case))
            best = shares(choices[0], self.seats)[case.seat]
            tried = [choice for choice in choices if choice.visits >= LEAST_TRIED]
            losses = [(choice.action, best - shares(choice, self.seats)[case.seat]) for choice in tried]
            worse = [one for one in losses if one[1] >= WORSE_BY]
            if worse:
                action, larger = self.dice.choice(worse)
                yield msgspec.structs.replace(case, played=action), larger

    def by_level(self, case: Case) -> Case:
        mind = mind_of(self.game, case.seed, manner_of_level(STRONGEST, self.game.slug))
        return msgspec.structs.replace(case, played=mind.choose(self.known(case)))

    def carelessly(self, case: Case) -> Case:
        mind = mind_of(self.game, case.seed, Manner(Budget(simulations=PLAYING), CARELESS))
        return msgspec.structs.replace(case, played=mind.choose(self.known(case)))

    def said(self, case: Case) -> list[tuple[float, float]]:
        mind = thinker(self.game, self.match.content, case.simulations, case.seed)
        chances = shares(mind.think(self.known(case))[0], self.seats)
        return list(zip(chances, won(self.match.outcome), strict=True))


def counted(found: Iterable[Found], count: Callable[[Found], Sequence[float]]) -> Counts:
    each = [count(one) for one in found]
    return [(float(sum(one)), len(one)) for one in each if one]


def both_ways(found: Found) -> list[bool]:
    """Of what one seed calls a mistake: whether the other does, too."""
    pairs = found.seeds + [(second, first) for first, second in found.seeds]
    return [second.is_mistake for first, second in pairs if first.is_mistake]


def in_tenth(found: Found, tenth: int) -> list[float]:
    return [result for chance, result in found.kept if tenth <= chance * TENTHS < tenth + 1]


def tell(what: str, counts: Counts) -> None:
    if not counts:
        print(f"  {what:22} nothing found", flush=True)
        return
    low, high = interval_of(counts)
    of = sum(number for _, number in counts)
    share = f"{100 * share_of(counts):5.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    print(f"  {what:22} {share} of {of} in {len(counts)} matches", flush=True)


def tell_all(slug: str, found: list[Found]) -> None:
    print(f"{slug}: {len(found)} matches", flush=True)
    tell("planted", counted(found, lambda one: [verdict.is_mistake for verdict in one.planted]))
    tell("strong", counted(found, lambda one: [verdict.is_mistake for verdict in one.strong]))
    tell("seeds", counted(found, lambda one: [first.is_mistake == other.is_mistake for first, other in one.seeds]))
    tell("seeds, where mistakes", counted(found, both_ways))
    for tenth in range(TENTHS):
        name = "kept" if tenth == SAID else "    "
        tell(f"{name} {10 * tenth} to {10 * tenth + 10} %", counted(found, lambda one: in_tenth(one, tenth)))  # noqa: B023
    seconds = sum(one.seconds for one in found) / max(1, sum(one.verdicts for one in found))
    print(f"  {'time':22} {seconds:.2f} s for a decision", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=hypostyle.games())
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--planted", type=int, default=6, help="positions of a match in which a blunder is looked for")
    parser.add_argument("--strong", type=int, default=2, help="positions of a match in which level 5 chooses")
    parser.add_argument("--seeds", type=int, default=4, help="positions of a match that are judged twice")
    parser.add_argument("--kept", type=int, default=20, help="positions of a match whose chances are compared")
    parser.add_argument("--keep", type=Path, default=None, help="where to keep what was found")
    asked = parser.parse_args()
    wish = Wish(asked.simulations, asked.planted, asked.strong, asked.seeds, asked.kept)
    kept = None if asked.keep is None else KeptParts(asked.keep, "reviews", wish, Found)
    found = [] if kept is None else kept.parts
    done = {(one.game, one.number) for one in found}
    for number in range(asked.matches):
        for slug in asked.games:
            if (slug, number) in done:
                continue
            one = Looking(hypostyle.game(slug), number, wish).found()
            if kept is None:
                found.append(one)
            else:
                kept.add(one)
    for slug in asked.games:
        tell_all(slug, [one for one in found if one.game == slug])


if __name__ == "__main__":
    main()
