"""Whether reviews can be believed: planted blunders named, strong choices left alone, two seeds agreeing, chances kept.

Run `python benchmarks/review.py [GAME ...] [--matches N] [--minutes M] [--keep FILE]`. Each match is played by the mind
that judges, for as many seats as its number says in turn, and a few of its decisions, drawn from the whole match, are
looked at, each from what its seat knew; with `--keep` what was found is kept in a file and gone on from. Every share
has its 95 % interval, counted match by match:

- planted: of the choices that are held for 15 points of chance worse, how many are called a mistake or worse. A quick
  search that looks at poor choices, too, proposes one. It counts if a search of ten times the budget, for nothing but
  this choice and the best one, in worlds that the review does not see, holds it for so much worse;
- strong: of the choices of level 5 in the same positions, how many are called a mistake or worse;
- seeds: of choices of a careless player, about how many two seeds agree whether they are a mistake or worse; and of
  those that one seed calls so, how many the other does, too;
- kept: how often a seat has won of whose position a chance between 60 and 70 % was said, and how often in the other
  tenths;
- time: processor time for a decision that is judged whole, one of every fourth match.

Level 5 chooses in every fourth match, too: it thinks longer than all the rest takes.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from statistics import fmean

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
from hypostyle.minds.mind import Choice, Manner, Mind
from hypostyle.minds.reasons import chances
from hypostyle.minds.thinking import Budget
from hypostyle.review.judging import LOOK, SIMULATIONS, WORLDS, Case, judge, knowledge_of, second_look, thinker, won
from hypostyle.review.review import Review, word
from hypostyle.review.words import word_of

LARGER = 10  # times the budget, of the search that holds a choice for a blunder
WORSE_BY = 0.15
EVEN = 0.75  # of its priors at the root are the same for all choices, so that the quick search looks at poor ones, too
LEAST_TRIED = 10  # simulations of a choice for it to be proposed
CARELESS = 0.1  # choices so much worse are taken about a third as often
PLAYING = 400  # simulations of those who play
TENTHS = 10
SAID = 6  # the tenth from 60 to 70 %
MISTAKES = ("mistake", "blunder")
OTHER_SEED = 77_000_000
PLANTING_SEED = 55_000_000
STRONGEST = 5
SELDOM = 4  # what takes long is done in one match of so many

Counts = list[tuple[float, int]]  # by match: how many, of how many


class Wish(Struct, frozen=True):
    """How the figures are found; others belong into another file."""

    simulations: int
    planted: int  # of a match: positions in which a blunder is looked for
    strong: int  # of every fourth match: positions in which level 5 chooses
    seeds: int
    kept: int


class Verdict(Struct, frozen=True):
    """What a review said about one choice."""

    step: int
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
    proposed: int  # choices that the quick search held for blunders; the others were none
    strong: list[Verdict]
    seeds: list[tuple[Verdict, Verdict]]
    kept: list[tuple[int, float, float]]  # step, chance that was said, and what came of it
    seconds: list[float]  # processor time of whole verdicts


def mind_of(game: Game, seed: int, manner: Manner) -> Mind:
    return Mind(game, seed, manner, weights.shipped(game))


@lru_cache(2)
def proposer(slug: str, content: Content, simulations: int) -> Mind:
    game = hypostyle.game(slug)
    return Mind(game, 0, Manner(Budget(simulations=simulations)), weights.shipped(game), {"noise": EVEN})


def played(game: Game, seats: int, seed: int) -> Match:
    match = game.new(seats, seed)
    minds = [mind_of(game, seed + seat, Manner(Budget(simulations=PLAYING))) for seat in range(seats)]
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, minds[seat].choose(match.knowledge(seat)))
    return match


class Looking:
    """A look at one match."""

    def __init__(self, game: Game, number: int, wish: Wish) -> None:
        self.game, self.number, self.wish = game, number, wish
        self.seats = game.players[number % len(game.players)]
        self.dice = random.Random(number)
        self.match = played(game, self.seats, 1_000 + number)
        self.cases = Review(self.match, wish.simulations).cases
        self.proposed = 0

    def found(self) -> Found:
        planted = [self.judged(case, larger) for case, larger in self.blunders(self.some(self.wish.planted))]
        is_long = self.number // len(self.game.players) % SELDOM == 0  # for each number of seats
        strong = [self.judged(self.by_level(case)) for case in self.some(self.wish.strong if is_long else 0)]
        seeds = [self.twice(self.carelessly(case)) for case in self.some(self.wish.seeds)]
        kept = [said for case in self.some(self.wish.kept) for said in self.said(case)]
        seconds = [self.time_of(self.carelessly(case)) for case in self.some(1 if is_long else 0)]
        return Found(self.game.slug, self.number, self.seats, planted, self.proposed, strong, seeds, kept, seconds)

    def some(self, count: int) -> list[Case]:
        return self.dice.sample(self.cases, min(count, len(self.cases)))

    def judged(self, case: Case, larger: float | None = None) -> Verdict:
        """The word of a review, without what it takes longest for: points by line."""
        knowledge = self.known(case)
        best = thinker(self.game, self.match.content, case.simulations, case.seed).think(knowledge)[0].action
        if best == case.played:
            return Verdict(case.step, 0.0, 0.0, word_of(0.0, 0.0), larger)
        (after_best, after_played), margin = second_look(knowledge, best, case.played, case)
        difference = after_best[case.seat] - after_played[case.seat]
        return Verdict(case.step, difference, margin, word_of(difference, margin), larger)

    def time_of(self, case: Case) -> float:
        """Of a whole verdict, which must say the same as the shorter one."""
        begun = time.process_time()
        whole = judge(case)
        seconds = time.process_time() - begun
        assert self.judged(case).word == word(whole)
        return seconds

    def twice(self, case: Case) -> tuple[Verdict, Verdict]:
        return self.judged(case), self.judged(msgspec.structs.replace(case, seed=case.seed + OTHER_SEED))

    def known(self, case: Case) -> Knowledge:
        return knowledge_of(self.game, self.match.content, case.known, case.seat)

    def chances_of(self, choice: Choice) -> list[float]:
        return chances(choice, self.seats, self.game.mind.certainty)

    def blunders(self, cases: Iterable[Case]) -> Iterable[tuple[Case, float]]:
        """Cases with a far worse choice in the place of the played one, where there is one."""
        for case in cases:
            mind, knowledge = proposer(self.game.slug, self.match.content, case.simulations), self.known(case)
            mind.dice.seed(case.seed + PLANTING_SEED)
            choices = mind.think(knowledge)
            best = choices[0]
            least = self.chances_of(best)[case.seat] - WORSE_BY
            tried = [choice for choice in choices if choice.visits >= LEAST_TRIED]
            worse = [choice.action for choice in tried if self.chances_of(choice)[case.seat] <= least]
            if worse:
                self.proposed += 1
                planted = self.dice.choice(worse)
                larger = self.held(case, knowledge, best.action, planted)
                if larger >= WORSE_BY:
                    yield msgspec.structs.replace(case, played=planted), larger

    def held(self, case: Case, knowledge: Knowledge, best: int, planted: int) -> float:
        """How much worse a choice is, by a search of ten times the budget for the two, in worlds of its own."""
        each = LARGER * case.simulations // (2 * WORLDS)
        other = msgspec.structs.replace(case, seed=case.seed + PLANTING_SEED, simulations=int(each / LOOK))
        (after_best, after_planted), _ = second_look(knowledge, best, planted, other)
        return after_best[case.seat] - after_planted[case.seat]

    def by_level(self, case: Case) -> Case:
        mind = mind_of(self.game, case.seed, manner_of_level(STRONGEST, self.game.slug))
        return msgspec.structs.replace(case, played=mind.choose(self.known(case)))

    def carelessly(self, case: Case) -> Case:
        mind = mind_of(self.game, case.seed, Manner(Budget(simulations=PLAYING), CARELESS))
        return msgspec.structs.replace(case, played=mind.choose(self.known(case)))

    def said(self, case: Case) -> list[tuple[int, float, float]]:
        mind = thinker(self.game, self.match.content, case.simulations, case.seed)
        said = self.chances_of(mind.think(self.known(case))[0])
        return [(case.step, *pair) for pair in zip(said, won(self.match.outcome), strict=True)]


def counted(found: Iterable[Found], count: Callable[[Found], Sequence[float]]) -> Counts:
    each = [count(one) for one in found]
    return [(float(sum(one)), len(one)) for one in each if one]


def both_ways(found: Found) -> list[bool]:
    """Of what one seed calls a mistake: whether the other does, too."""
    pairs = found.seeds + [(second, first) for first, second in found.seeds]
    return [second.is_mistake for first, second in pairs if first.is_mistake]


def in_tenth(found: Found, tenth: int) -> list[float]:
    return [result for _, chance, result in found.kept if tenth <= min(chance * TENTHS, TENTHS - 1) < tenth + 1]


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
    positions = sum(len({step for step, _, _ in one.kept}) for one in found)
    print(f"  {'positions':22} {positions}, the chances of all seats in each", flush=True)
    for tenth in range(TENTHS):
        name = "kept" if tenth == SAID else "    "
        tell(f"{name} {10 * tenth} to {10 * tenth + 10} %", counted(found, lambda one: in_tenth(one, tenth)))  # noqa: B023
    seconds = [one for match in found for one in match.seconds]
    if seconds:
        print(f"  {'time':22} {fmean(seconds):.2f} s for a decision, of {len(seconds)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=hypostyle.games())
    parser.add_argument("--matches", type=int, default=100, help="of each game; 0: tell what is kept")
    parser.add_argument("--minutes", type=float, default=None, help="begin no match after so many")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--planted", type=int, default=5, help="positions of a match in which a blunder is looked for")
    parser.add_argument("--strong", type=int, default=2, help="positions of every fourth match where level 5 chooses")
    parser.add_argument("--seeds", type=int, default=1, help="positions of a match that are judged twice")
    parser.add_argument("--kept", type=int, default=20, help="positions of a match whose chances are compared")
    parser.add_argument("--keep", type=Path, default=None, help="where to keep what was found")
    asked = parser.parse_args()
    wish = Wish(asked.simulations, asked.planted, asked.strong, asked.seeds, asked.kept)
    kept = None if asked.keep is None else KeptParts(asked.keep, "reviews", wish, Found)
    found = [] if kept is None else kept.parts
    done = {(one.game, one.number) for one in found}
    begun = time.monotonic()
    for number, slug in ((number, slug) for number in range(asked.matches) for slug in asked.games):
        if asked.minutes is not None and time.monotonic() - begun > 60 * asked.minutes:
            break
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
