"""A tournament: which bots play which game, and the matches that came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from msgspec import Struct

from hypostyle.arena.pairing import Block, Seating
from hypostyle.arena.playing import play_out, seated
from hypostyle.arena.sent_content import content_for, sent
from hypostyle.arena.workers import Workers
from hypostyle.catalog import game as find_game
from hypostyle.engine.content import Content
from hypostyle.engine.game import Game


class Tournament(Struct, frozen=True):
    """Everything that decides how the matches go; what differs in one of these is another tournament."""

    game: str
    rules_version: int
    content: str  # its digest
    players: int
    seed: int  # of the first deal; the next one has the next
    options: dict[str, Any]
    bots: list[str]  # with their budgets


class Played(Struct, frozen=True):
    """One match, seat by seat."""

    seating: Seating
    scores: list[int]
    ranking: list[int]
    lines: dict[str, list[int]]
    decisions: int
    choices: list[int]  # decisions where there was something to choose
    seconds: list[float]  # of processor time
    faults: list[dict[str, int]] = []  # of programs elsewhere, by kind; chance chose in their place


class PlayedBlock(Struct, frozen=True):
    """The matches of one group on one deal."""

    deal: int
    group: int
    games: list[Played]


def tournament_of(game: Game, players: int, seed: int, options: dict[str, Any], bots: Iterable[str]) -> Tournament:
    """Refuses what the game does not allow and what no bot is called."""
    chosen, names = game.new(players, seed, options).options, list(bots)
    seated(names, game, seed)
    return Tournament(game.slug, game.rules_version, game.content.digest, players, seed, chosen, names)


def play(tournament: Tournament, game: Game, blocks: Iterable[Block], workers: Workers) -> Iterator[PlayedBlock]:
    """The blocks as they are finished, in any order."""
    return workers.map(partial(play_block, tournament, sent(game, game.content)), blocks)


def play_block(tournament: Tournament, own: bytes | None, block: Block) -> PlayedBlock:
    """What a worker does; `own` is the content as JSON, where it is not the built-in one."""
    content = content_for(tournament.game, own, tournament.content)
    games = [play_match(tournament, content, block.deal, seating) for seating in block.seatings]
    return PlayedBlock(block.deal, block.group, games)


def play_match(tournament: Tournament, content: Content, deal: int, seating: Seating) -> Played:
    """The same as `hypostyle simulate` plays with this seed and these bots."""
    game, seed = find_game(tournament.game), tournament.seed + deal
    match = game.new(tournament.players, seed, tournament.options, content)
    efforts = play_out(match, seated([tournament.bots[bot] for bot in seating], game, seed), seed)
    outcome = match.outcome
    return Played(
        seating,
        outcome.scores,
        outcome.ranking,
        outcome.lines,
        len(match.log),
        [effort.choices for effort in efforts],
        [effort.seconds for effort in efforts],
        [dict(effort.faults) for effort in efforts] if any(effort.faults for effort in efforts) else [],
    )
