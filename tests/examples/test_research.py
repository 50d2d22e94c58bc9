"""The examples of research, run as their readers run them, on a small budget: what they promise must begin to show."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import hypostyle
from examples.research import contest, ismcts
from examples.research.policy import Policy
from hypostyle.cli import main
from run import ROOT


def test_the_slopes_of_the_network_are_those_of_the_loss() -> None:
    """By small differences, in the middle of a step: what `move` is told and what it does agree."""
    dice = np.random.default_rng(2)
    policy = Policy(6, 4, hidden=5, seed=3)
    policy.weights["liking"] += dice.standard_normal((5, 4)).astype(np.float32)
    observations = dice.standard_normal((7, 6)).astype(np.float32)
    masks = np.ones((7, 4), np.int8)
    masks[:, 0] = 0

    def loss() -> float:
        seen = policy.see(observations, masks)
        return float(-np.log(seen.chances[:, 2]).sum() + (seen.expected**2).sum() / 2)

    seen = policy.see(observations, masks)
    by_liking = seen.chances.copy()
    by_liking[:, 2] -= 1
    before = {name: weight.copy() for name, weight in policy.weights.items()}
    policy.move(seen, by_liking, seen.expected)
    told = {name: slope / 0.1 for name, slope in policy.slopes.items()}  # the first step keeps a tenth
    policy.weights = before
    for name, place in (("hidden", (1, 2)), ("hidden_bias", (3,)), ("liking", (2, 2)), ("value", (1, 0))):
        weight = policy.weights[name]
        kept, ends = weight[place], []
        for change in (-1e-2, 1e-2):
            weight[place] = kept + np.float32(change)
            ends.append(loss())
        weight[place] = kept
        assert (ends[1] - ends[0]) / 2e-2 == pytest.approx(told[name][place], rel=0.05, abs=5e-3), name


def test_only_legal_actions_are_drawn() -> None:
    policy, dice = Policy(3, 5), np.random.default_rng(1)
    masks = np.zeros((200, 5), np.int8)
    masks[:, [1, 3]] = 1
    drawn = policy.draw(policy.see(dice.random((200, 3), np.float32), masks), dice)
    assert set(drawn.tolist()) == {1, 3}


def test_chance_wins_half_of_its_matches_against_chance() -> None:
    dice = np.random.default_rng(1)

    def by_chance(_observations: object, masks: np.ndarray[tuple[int, int], np.dtype[np.int8]]) -> contest.Chosen:
        found: contest.Chosen = (masks * dice.random(masks.shape)).argmax(axis=1).astype(np.int32)
        return found

    assert contest.share_of_wins("imhotep", by_chance, 1000) == pytest.approx(0.5, abs=0.06)


def said(module: str, *words: str) -> str:
    """What an example says, run as its readers run it; on one thread, which waits for no other on a busy machine."""
    command = [sys.executable, "-m", f"examples.research.{module}", *words]
    settings = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def percentages(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"(\d+)%", text)]


def test_imitation_learns_to_choose_as_the_winners_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "matches.parquet")
    assert main(["simulate", "imhotep", "--bots", "uct:60,random", "--games", "40", "--json", "--record", file]) == 0
    agrees, by_chance, wins = percentages(said("imitation", file))
    assert agrees > by_chance
    assert wins > 70


def test_ppo_soon_beats_random() -> None:
    told = said("ppo", "imhotep", "3")
    assert "round 3: wins" in told
    assert percentages(told)[-1] > 70


def test_openspiels_search_plays_a_whole_match_at_a_table_of_ours() -> None:
    assert percentages(said("ismcts", "imhotep", "3", "1"))[0] in (0, 50, 100)


@pytest.mark.parametrize("slug", hypostyle.games())
def test_openspiels_search_plays_every_game(slug: str) -> None:
    """From positions of all games, whatever is sealed or hidden in them, it finds something legal."""
    game, dice = hypostyle.game(slug), np.random.default_rng(4)
    match, search = game.new(2, 9), ismcts.Searcher(slug, 3, 1)
    for _ in range(12):
        for seat in match.to_move:
            assert search.choose(match.knowledge(seat)) in match.state.legal_actions(seat)
        seat = match.to_move[-1]
        match.play(seat, int(dice.choice(match.state.legal_actions(seat))))
