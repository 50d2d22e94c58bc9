"""Whether reviews can be believed: planted blunders named, strong choices left alone, two seeds agreeing, chances kept.

Run `python benchmarks/review.py [GAME ...] [--matches N] [--minutes M] [--keep FILE]`. Each match is played by the mind
that judges with 400 simulations a choice, for as many seats as its number says in turn, and decisions drawn from the
whole match are looked at, each from what its seat knew. The games take turns, so that all samples grow together; with
`--keep` every match is kept in a file as it is done and gone on from, and `--matches 0` tells what is there so far.
Every share has its 95 % interval, counted match by match:

- planted: of the choices that are held for 15 points of chance worse, how many are called a mistake or worse. A quick
  search that looks at poor choices, too, proposes one, and a short look at it and the best one drops what is not much
  worse. What is left counts if a search of ten times the budget, for nothing but these two, in worlds that the review
  does not see, holds it for so much worse; all that do are counted;
- strong: of the choices of level 5 in the same positions, how many are called a mistake or worse;
- seeds: of choices of a careless player, about how many two seeds agree whether they are a mistake or worse; and of
  those that one seed calls so, how many the other does, too;
- kept: how often a seat has won of whose position a chance between 60 and 70 % was said, and how often in the other
  tenths;
- power: to which power the chances would have to be raised to fit best what came of them; 1 if they are right;
- time: processor time for a decision that is judged whole, one of every fourth match.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import log
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
QUICK = 16  # the quick search has the budget divided by this
LEAST_TRIED = 4  # of its simulations, for a choice to be proposed
NEARLY = 0.1  # points of chance: what the quick looks hold for less worse is not looked at any further
CARELESS = 0.1  # choices so much worse are taken about a third as often
PLAYING = 400  # simulations of those who play
TENTHS = 10
SAID = 6  # the tenth from 60 to 70 %
MISTAKES = ("mistake", "blunder")
OTHER_SEED = 77_000_000
PLANTING_SEED = 55_000_000
STRONGEST = 5
SELDOM = 4  # a verdict is timed in one match of so many
POWERS = [1.02**step for step in range(-60, 61)]  # tried, about from 0.3 to 3.3
LEAST_CHANCE = 0.001  # that is said, where powers are compared: nothing is impossible
FITS = 1.92  # logarithms of likelihood that a power may fit worse than the best and still be likely (95 %)

Counts = list[tuple[float, int]]  # by match: how many, of how many


class Wish(Struct, frozen=True):
    """How the figures are found; others belong into another file."""

    simulations: int
    planted: int  # blunders of a match, at most
    strong: int  # of a match: positions in which level 5 chooses
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
    proposed: int  # choices that were looked at with ten times the budget; the others were no blunders
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
        self.dice.shuffle(self.cases)
        self.searched: dict[tuple[int, int], Choice] = {}  # by step and seed: the best choice; nothing is asked twice
        self.proposed = 0

    def found(self) -> Found:
        wish, cases = self.wish, self.cases
        planted = [self.judged(case, larger) for case, larger in islice(self.blunders(), wish.planted)]
        strong = [self.judged(self.by_level(case)) for case in cases[: wish.strong]]
        seeds = [self.twice(self.carelessly(case)) for case in cases[: wish.seeds]]
        kept = [said for case in cases[: wish.kept] for said in self.said(case)]
        timed = cases[: self.number // len(self.game.players) % SELDOM == 0]  # for each number of seats
        seconds = [self.time_of(self.carelessly(case)) for case in timed]
        return Found(self.game.slug, self.number, self.seats, planted, self.proposed, strong, seeds, kept, seconds)

    def best(self, case: Case) -> Choice:
        """What the search of a review finds; the same for every choice that is judged there."""
        key = case.step, case.seed
        if key not in self.searched:
            mind = thinker(self.game, self.match.content, case.simulations, case.seed)
            self.searched[key] = mind.think(self.known(case))[0]
        return self.searched[key]

    def judged(self, case: Case, larger: float | None = None) -> Verdict:
        """The word of a review, without the points by line."""
        best = self.best(case).action
        if best == case.played:
            return Verdict(case.step, 0.0, 0.0, word_of(0.0, 0.0), larger)
        (after_best, after_played), margin = second_look(self.known(case), best, case.played, case)
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

    def blunders(self) -> Iterator[tuple[Case, float]]:
        """Cases with a far worse choice in the place of the played one, where there is one."""
        for case in self.cases:
            quick, knowledge = case.simulations // QUICK, self.known(case)
            mind = proposer(self.game.slug, self.match.content, quick)
            mind.dice.seed(case.seed + PLANTING_SEED)
            choices = mind.think(knowledge)
            best = choices[0]
            least = self.chances_of(best)[case.seat] - NEARLY
            tried = [choice for choice in choices if choice.visits >= LEAST_TRIED]
            worse = [choice.action for choice in tried if self.chances_of(choice)[case.seat] <= least]
            if not worse:
                continue
            planted = self.dice.choice(worse)
            if self.held(case, best.action, planted, 1) < NEARLY:
                continue
            self.proposed += 1
            larger = self.held(case, best.action, planted, LARGER)
            if larger >= WORSE_BY:
                yield msgspec.structs.replace(case, played=planted), larger

    def held(self, case: Case, best: int, planted: int, times: int) -> float:
        """How much worse a choice is, by a search of so many times the budget for the two, in worlds of its own."""
        each = times * case.simulations // (2 * WORLDS)
        other = msgspec.structs.replace(case, seed=case.seed + PLANTING_SEED, simulations=int(each / LOOK))
        (after_best, after_planted), _ = second_look(self.known(case), best, planted, other)
        return after_best[case.seat] - after_planted[case.seat]

    def by_level(self, case: Case) -> Case:
        mind = mind_of(self.game, case.seed, manner_of_level(STRONGEST, self.game.slug))
        return msgspec.structs.replace(case, played=mind.choose(self.known(case)))

    def carelessly(self, case: Case) -> Case:
        mind = mind_of(self.game, case.seed, Manner(Budget(simulations=PLAYING), CARELESS))
        return msgspec.structs.replace(case, played=mind.choose(self.known(case)))

    def said(self, case: Case) -> list[tuple[int, float, float]]:
        said = self.chances_of(self.best(case))
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


def powers(found: Sequence[Found]) -> tuple[float, float, float]:
    """The power of the chances that fits best, and between which ones it lies: matches count, not their positions."""
    worth = [[logarithms(match, power) for power in POWERS] for match in found if match.kept]
    total = [sum(of_match) for of_match in zip(*worth, strict=True)]
    best = max(total)
    likely = [power for power, fit in zip(POWERS, total, strict=True) if fit > best - FITS]
    return POWERS[total.index(best)], likely[0], likely[-1]


def logarithms(match: Found, power: float) -> float:
    """How likely the result of a match was: its positions tell of the same result, so they count as one on average."""
    each = []
    for place in range(0, len(match.kept), match.seats):
        shares = [(max(LEAST_CHANCE, said) ** power, result) for _, said, result in match.kept[place:][: match.seats]]
        total = sum(share for share, _ in shares)
        each.append(sum(result * log(share / total) for share, result in shares))
    return fmean(each)


def row(slug: str, question: str, answer: str) -> None:
    print(f"{slug:22} {question:22} {answer}", flush=True)


def told(counts: Counts) -> str:
    if not counts:
        return "nothing found"
    low, high = interval_of(counts)
    of = sum(number for _, number in counts)
    return f"{100 * share_of(counts):5.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {of} in {len(counts)} matches"


def tell_all(slug: str, found: list[Found]) -> None:
    """One row for each question."""
    agree = counted(found, lambda one: [first.is_mistake == other.is_mistake for first, other in one.seeds])
    row(slug, "matches", str(len(found)))
    row(slug, "planted", told(counted(found, lambda one: [verdict.is_mistake for verdict in one.planted])))
    row(slug, "planted, held so", told(counted(found, lambda one: [True] * len(one.planted) + not_held(one))))
    row(slug, "strong", told(counted(found, lambda one: [verdict.is_mistake for verdict in one.strong])))
    row(slug, "seeds", told(agree))
    row(slug, "seeds, where mistakes", told(counted(found, both_ways)))
    positions = sum(len({step for step, _, _ in one.kept}) for one in found)
    row(slug, "positions", f"{positions}, the chances of all seats in each")
    for tenth in range(TENTHS):
        name = "kept" if tenth == SAID else "    "
        answer = told(counted(found, lambda one: in_tenth(one, tenth)))  # noqa: B023
        row(slug, f"{name} {10 * tenth} to {10 * tenth + 10} %", answer)
    if positions:
        row(slug, "power", "{:.2f} ({:.2f} to {:.2f})".format(*powers(found)))
    seconds = [one for match in found for one in match.seconds]
    if seconds:
        row(slug, "time", f"{fmean(seconds):.2f} s for a decision, of {len(seconds)}")


def not_held(found: Found) -> list[bool]:
    """What was looked at with ten times the budget, and was no blunder."""
    return [False] * (found.proposed - len(found.planted))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=hypostyle.games())
    parser.add_argument("--matches", type=int, default=100, help="of each game; 0: tell what is kept")
    parser.add_argument("--minutes", type=float, default=None, help="begin no match after so many")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--planted", type=int, default=3, help="blunders of a match, at most")
    parser.add_argument("--strong", type=int, default=1, help="positions of a match in which level 5 chooses")
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
