"""A whole match between bots: what they are given, who is first in a race, and what it cost them."""

from __future__ import annotations

import time

import pytest

import hypostyle
from hypostyle.arena.playing import play_out, seated
from hypostyle.bots.bots import RandomBot
from hypostyle.bots.budget import Deadline
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.limits import SPECTATOR


class Watcher(RandomBot):
    """Plays by chance, and keeps everything it was ever given."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.given: list[tuple[object, ...]] = []

    def choose(self, knowledge: Knowledge, *more: object) -> int:
        self.given.append((knowledge, *more))
        return super().choose(knowledge)


@pytest.mark.parametrize("slug", hypostyle.games())
def test_bots_are_given_knowledge_and_nothing_else(slug: str) -> None:
    game = hypostyle.game(slug)
    match = game.new(3, 11)
    bots = [Watcher(game, seat) for seat in range(3)]
    play_out(match, bots, 11)
    for seat, bot in enumerate(bots):
        assert bot.given
        for given in bot.given:
            (knowledge,) = given
            assert type(knowledge) is Knowledge
            assert knowledge.viewer == seat != SPECTATOR
            assert set(vars(knowledge)) == {"game", "content", "state", "viewer"}
            assert knowledge.state is not match.state
            assert knowledge.state.mask(seat).to_bytes() == knowledge.to_bytes()  # nothing is left to be erased


@pytest.mark.parametrize("slug", hypostyle.games())
def test_a_match_can_be_had_again_from_its_seed(slug: str) -> None:
    game = hypostyle.game(slug)

    def log(seed: int) -> list[tuple[int, int]]:
        match = game.new(2, seed)
        play_out(match, seated(["uct:8", "random"], game, seed), seed)
        assert match.over
        return match.log

    assert log(5) == log(5) != log(6)


def test_on_a_loaded_machine_bots_still_have_all_of_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures for a time would otherwise be those of another one."""

    class Slow(RandomBot):
        def choose(self, knowledge: Knowledge) -> int:
            now = time.monotonic()
            deadline = Deadline(5.0)
            monkeypatch.setattr("hypostyle.bots.budget.time.monotonic", lambda: now + 3600)  # others had the processor
            cut.append(deadline.passed())
            monkeypatch.undo()
            return super().choose(knowledge)

    cut: list[bool] = []
    game = hypostyle.game("imhotep")
    play_out(game.new(2, 1), [Slow(game, 0), Slow(game, 1)], 1)
    assert len(cut) > 20
    assert not any(cut)


def test_only_real_choices_are_counted() -> None:
    game = hypostyle.game("mykerinos")
    match = game.new(2, 3)
    bots = [Watcher(game, seat) for seat in range(2)]
    efforts = play_out(match, bots, 3)
    for bot, effort in zip(bots, efforts, strict=True):
        open_choices = [
            given for given, *_ in bot.given if isinstance(given, Knowledge) and len(given.decision().actions) > 1
        ]
        assert effort.choices == len(open_choices) <= len(bot.given)
        assert effort.seconds > 0


def test_the_quick_are_first_in_a_race_more_often_than_the_slow() -> None:
    game = hypostyle.game("hieroglyph_wall")
    first: list[int] = []
    for seed in range(30):
        match = game.new(2, seed, {"curse": True})
        bots = [Watcher(game, seat) for seat in range(2)]
        vars(bots[1])["quickness"] = 9.0
        play_out(match, bots, seed)
        steps = zip(match.history(), match.log, strict=False)  # the end of a history has no step
        first += [seat for before, (seat, _) in steps if len(before.to_move) == 2]
    assert len(first) > 30
    assert sum(first) > 0.75 * len(first)
