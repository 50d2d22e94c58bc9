"""A tournament: which bots play which game, and the matches that came of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Any

import msgspec
from msgspec import Struct

from hypostyle.arena.pairing import Block, Seating
from hypostyle.arena.playing import play_out, seated
from hypostyle.arena.workers import Workers
from hypostyle.catalog import game as find_game
from hypostyle.engine.content import Content, content_of
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game

MOST_CONTENTS = 8  # kept by a worker


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
    own = None if game.content.digest == game.built_in.digest else msgspec.json.encode(game.content.data)
    return workers.map(partial(play_block, tournament, own), blocks)


def play_block(tournament: Tournament, own: bytes | None, block: Block) -> PlayedBlock:
    """What a worker does; `own` is the content as JSON, where it is not the built-in one."""
    content = content_for(tournament.game, own)
    if content.digest != tournament.content:
        raise HypostyleError(f"{tournament.game}: this worker has other content than the arena that asks it.")
    games = [play_match(tournament, content, block.deal, seating) for seating in block.seatings]
    return PlayedBlock(block.deal, block.group, games)


@lru_cache(MOST_CONTENTS)
def content_for(slug: str, own: bytes | None) -> Content:
    game = find_game(slug)
    return game.built_in if own is None else content_of(game.printed, json.loads(own), slug)


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
    )
