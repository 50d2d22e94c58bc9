"""Figures of a tournament: what each bot won, against whom, at which seat, and how sure that is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from hypostyle.arena import ratings
from hypostyle.arena.intervals import Count, Interval, interval_of, share_of
from hypostyle.arena.tournament import Played, PlayedBlock, Tournament


@dataclass(frozen=True)
class Share:
    """A share with its interval, and the number of matches behind it."""

    share: float
    interval: Interval
    games: int


@dataclass(frozen=True)
class BotFigures:
    """One bot; `won` is its share of the wins for each seat that it held, so that a fair share is one of all seats."""

    won: Share
    mean_rank: float
    mean_score: float
    seconds_per_decision: float
    lines: dict[str, float]
    rating: float
    rating_interval: Interval | None
    against: dict[int, Share]  # how often it finished ahead of another bot
    faults: dict[str, int]  # of a program elsewhere, by kind


@dataclass(frozen=True)
class Figures:
    """All of them."""

    games: int
    deals: int
    bots: list[BotFigures]
    seats: list[Share]  # the share of the wins of each seat, whoever held it
    lengths: list[int]  # decisions of each match


def figures_of(tournament: Tournament, blocks: Iterable[PlayedBlock]) -> Figures:
    """From blocks in any order; the same blocks give the same figures."""
    deals = by_deal(blocks)
    games = [game for deal in deals for game in deal]
    bots = range(len(tournament.bots))
    pairs = [[share(deals, meetings(a, b)) if a != b else None for b in bots] for a in bots]
    rated = rate(len(tournament.bots), deals)
    return Figures(
        len(games),
        len(deals),
        [bot_figures(bot, deals, games, pairs[bot], *rated[bot]) for bot in bots],
        [found for seat in range(tournament.players) if (found := share(deals, seat_wins(seat)))],
        [game.decisions for game in games],
    )


def everybody_played(tournament: Tournament, blocks: Iterable[PlayedBlock]) -> bool:
    """Whether there are figures for every bot already."""
    seen = {bot for block in blocks for game in block.games for bot in game.seating}
    return len(seen) == len(tournament.bots)


def by_deal(blocks: Iterable[PlayedBlock]) -> list[list[Played]]:
    deals: dict[int, list[Played]] = defaultdict(list)
    for block in sorted(blocks, key=lambda block: (block.deal, block.group)):
        deals[block.deal] += block.games
    return list(deals.values())


def bot_figures(
    bot: int,
    deals: list[list[Played]],
    games: list[Played],
    pairs: Sequence[Share | None],
    rating: float,
    rating_interval: Interval | None,
) -> BotFigures:
    held = [(game, seat) for game in games for seat in seats_of(game, bot)]
    won = share(deals, wins(bot))
    assert won is not None
    choices = sum(game.choices[seat] for game, seat in held)
    return BotFigures(
        won,
        fmean(game.ranking[seat] for game, seat in held),
        fmean(game.scores[seat] for game, seat in held),
        sum(game.seconds[seat] for game, seat in held) / max(1, choices),
        {line: fmean(game.lines[line][seat] for game, seat in held) for line in games[0].lines},
        rating,
        rating_interval,
        {other: found for other, found in enumerate(pairs) if found is not None},
        dict(sum((Counter(game.faults[seat]) for game, seat in held if game.faults), Counter())),
    )


def seats_of(game: Played, bot: int) -> list[int]:
    return [seat for seat, sitting in enumerate(game.seating) if sitting == bot]


def win(game: Played, seat: int) -> float:
    """A shared win counts in parts."""
    return 1 / game.ranking.count(1) if game.ranking[seat] == 1 else 0.0


def wins(bot: int) -> Callable[[Played], Iterator[float]]:
    """What each seat of a bot won."""
    return lambda game: (win(game, seat) for seat in seats_of(game, bot))


def seat_wins(seat: int) -> Callable[[Played], Iterator[float]]:
    return lambda game: iter([win(game, seat)])


def meetings(bot: int, other: int) -> Callable[[Played], Iterator[float]]:
    """For every two seats of theirs at one table: 1 if the bot's finished ahead, a half if they shared a place."""

    def met(game: Played) -> Iterator[float]:
        for mine in seats_of(game, bot):
            for yours in seats_of(game, other):
                yield ahead(game.ranking[mine], game.ranking[yours])

    return met


def ahead(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0


def share(deals: list[list[Played]], values: Callable[[Played], Iterator[float]]) -> Share | None:
    """A share over all deals; None where nothing was to be won."""
    counts: list[Count] = []
    games = 0
    for deal in deals:
        found = [list(values(game)) for game in deal]
        games += sum(map(bool, found))
        counts.append((sum(map(sum, found)), sum(map(len, found))))
    counts = [count for count in counts if count[1]]
    return Share(share_of(counts), interval_of(counts), games) if counts else None


def rate(bots: int, deals: list[list[Played]]) -> list[tuple[float, Interval | None]]:
    """The rating of each bot with its interval."""
    by_deals = [wins_of_deal(bots, deal) for deal in deals]
    found = ratings.fit(ratings.total(by_deals))
    around = ratings.intervals(by_deals, found)
    return [(rating, around[bot] if around else None) for bot, rating in enumerate(found)]


def wins_of_deal(bots: int, deal: list[Played]) -> ratings.Wins:
    return [
        [sum(sum(meetings(a, b)(game)) for game in deal) if a != b else 0.0 for b in range(bots)] for a in range(bots)
    ]
