"""Whether the help in a first match can ever be heard: each sentence by somebody whose moment of it comes."""

from collections.abc import Iterator

from hypostyle.bots.bots import Bot, GreedyBot, RandomBot
from hypostyle.engine.game import Game
from hypostyle.engine.match import Match

TIP = "tip-"
MOST_MATCHES = 60


def tip_words(game: Game) -> set[str]:
    """What a tip may be about: something asked, something that can be done, something that happens."""
    words = game.words
    return {word.name for word in (*words.tasks, *words.verbs, *words.events)}


def check_moments(game: Game, tips: set[str]) -> None:
    """In ordinary matches with any number of players, everything that is explained comes up."""
    unmet = set(tips)
    for seed in range(MOST_MATCHES):
        if not unmet:
            return
        match = game.new(game.players[seed % len(game.players)], seed)
        by_chance = seed // len(game.players) % 2 == 1
        unmet -= {
            f"{TIP}{word}" for word in moments(match, RandomBot(game, seed) if by_chance else GreedyBot(game, seed))
        }
    assert not unmet, f"nobody hears {sorted(unmet)}"


def moments(match: Match, bot: Bot) -> Iterator[str]:
    """What is asked, can be done and has happened since the own last choice, whenever somebody has to choose."""
    since: dict[int, list[str]] = {seat: [] for seat in range(match.seats)}
    while not match.over:
        for decision in match.decisions:
            yield decision.prompt
            yield from (action.verb for action in decision.actions)
            yield from since[decision.seat]
        seat = match.to_move[0]
        since[seat] = []
        match.play(seat, bot.choose(match.knowledge(seat)))
        for heard in since.values():
            heard += [event["event"] for event in match.events()]
