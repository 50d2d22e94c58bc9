"""Training: reproducible, resumable, gated; on processes and on Ray alike."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import hypostyle
from hypostyle.arena.workers import gather
from hypostyle.cli import main
from hypostyle.minds.training import run, samples
from hypostyle.minds.training.curves import curves
from hypostyle.minds.training.fitting import Recipe, layers_of, weights_of
from hypostyle.minds.training.gate import even
from hypostyle.minds.training.run import Training
from hypostyle.minds.weights import load, shipped
from tests.arena.old_macs import no_ray_for_old_macs


@pytest.fixture(scope="module", autouse=True)
def small() -> Iterator[None]:
    sizes = {"SIMULATIONS": 6, "FIRST_SIMULATIONS": 4, "TEST_DEALS": 2, "UCT_DEALS": 1, "CHUNK": 2}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in sizes.items():
            patch.setattr(run, name, value)
        patch.setattr(run, "UCT_SECONDS", 0.001)
        yield


def quiet(what: str, done: int, total: int) -> None:
    assert done <= total


def trained(folder: Path, workers: int = 1, ray: str | None = None, rounds: int = 2) -> Training:
    with gather(workers, ray) as others:
        training = Training(hypostyle.game("hieroglyph_wall"), folder, (2, 3), 1, others.map)
        for _ in range(rounds - len(training.rounds())):
            training.iterate(4, Recipe(epochs=1), quiet)
    return training


def lesson_of(training: Training) -> tuple[object, object]:
    """Layers and card of the best network, but for the hours: these depend on what else the machine does."""
    weights = load(training.best, hypostyle.game("hieroglyph_wall"))
    return weights.layers, {key: value for key, value in weights.card.items() if key != "hours"}


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """After one round, by this process alone; to be looked at only."""
    return trained(tmp_path_factory.mktemp("begun"), rounds=1)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """After two rounds without a stop; to be looked at only."""
    return trained(tmp_path_factory.mktemp("whole"))


@pytest.fixture
def stopped(begun: Training, tmp_path: Path) -> Path:
    """The folder of a training that was stopped after its first round."""
    return Path(shutil.copytree(begun.folder, tmp_path / "stopped"))


def test_the_same_seed_gives_the_same_weights_whoever_works(tmp_path: Path, begun: Training) -> None:
    together = trained(tmp_path / "together", workers=2, rounds=1)
    assert lesson_of(begun) == lesson_of(together)


def test_a_cluster_of_ray_gives_the_same_weights(tmp_path: Path, begun: Training) -> None:
    no_ray_for_old_macs()
    cluster = trained(tmp_path / "cluster", workers=2, ray="local", rounds=1)
    assert lesson_of(begun) == lesson_of(cluster)


def test_a_training_goes_on_where_it_stopped(whole: Training, stopped: Path) -> None:
    halves = trained(stopped)
    assert [one.number for one in halves.rounds()] == [0, 1]
    assert whole.rounds()[1].value_error == halves.rounds()[1].value_error
    assert lesson_of(whole) == lesson_of(halves)


class Killed(Exception):
    """Where a process would be gone."""


@pytest.mark.parametrize("where", ["fit", "test", "test_uct", "note", "publish", "forget"])
def test_a_training_that_was_killed_ends_as_if_it_had_not_been(
    whole: Training, stopped: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    killed = trained(stopped, rounds=1)

    def kill(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(Training, where, kill)
        with pytest.raises(Killed):
            killed.iterate(4, Recipe(epochs=1), quiet)
    assert lesson_of(trained(stopped)) == lesson_of(whole)


def test_a_line_of_the_log_without_its_end_is_written_again(whole: Training, stopped: Path) -> None:
    with trained(stopped, rounds=1).log.open("a", encoding="utf-8") as file:
        file.write('{"number": 1, "mat')
    again = trained(stopped)
    assert [one.number for one in again.rounds()] == [0, 1]
    assert lesson_of(again) == lesson_of(whole)


def test_a_training_begins_from_given_weights_once(tmp_path: Path) -> None:
    game = hypostyle.game("hieroglyph_wall")
    weights = shipped(game)
    assert weights is not None
    with gather(1) as alone:
        training = Training(game, tmp_path, (2,), 1, alone.map)
        training.begin_from(weights)
        assert load(training.best, game) == weights
        back = weights_of(game, layers_of(game, weights), weights.card)
        assert all(list(back.layers[name]) == list(layer) for name, layer in weights.layers.items())
        training.iterate(2, Recipe(epochs=1), quiet)
        learned = training.best.read_bytes()
        training.begin_from(weights)
    assert training.best.read_bytes() == learned


def test_a_decision_is_thought_about_for_as_many_simulations_as_asked(tmp_path: Path) -> None:
    game = hypostyle.game("hieroglyph_wall")
    weights = shipped(game)
    assert weights is not None
    with gather(1) as alone:
        training = Training(game, tmp_path, (2,), 1, alone.map, simulations=9)
        training.begin_from(weights)
        training.iterate(1, Recipe(epochs=1), quiet)
    lot = samples.load(training.lot(0))
    choices = lot["counts"][:, 1]
    starts = choices.cumsum() - choices
    assert set(np.add.reduceat(lot["visits"], starts)) == {9.0}


def test_a_weaker_network_is_not_taken_over(begun: Training, stopped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = begun.best.read_bytes()
    monkeypatch.setattr(run, "BETTER", 1.1)
    training = trained(stopped)
    assert not training.rounds()[1].taken
    assert training.best.read_bytes() == before
    assert training.rounds()[1].uct is None


def test_the_log_is_drawn(whole: Training) -> None:
    drawn = curves(whole.rounds())
    assert drawn.count("<path") == 4
    assert "against uct" in drawn


def test_even_is_a_half_whatever_the_number_of_players() -> None:
    assert even(0.25, 4) == pytest.approx(0.5)
    assert even(0.5, 2) == 0.5
    assert even(1.0, 3) == 1.0
    assert even(0.0, 3) == 0.0


def test_the_command_trains_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "here"
    words = ["train", "imhotep", "--hours", "0.0000001", "--matches", "2", "--players", "2", "--workers", "1"]
    words += ["--simulations", "5"]
    assert main([*words, "--resume", str(folder), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "iteration 0: 4 matches" in told
    assert "The best weights are in" in told
    card = load(folder / "best.safetensors", hypostyle.game("imhotep")).card
    assert card["command"].startswith(
        "hypostyle train imhotep --hours 1e-07 --seed 1 --players 2 --matches 2 --simulations 5"
    )
    assert (card["iterations"], card["matches"]) == ("1", "4"), "the lot it was fitted to counts"
    assert "against uct" in card["strength"]
    assert "interval" in card["strength"]
    assert (folder / "curves.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["imhotep", "--players", "two"], "--players is a list such as 2,3,4"),
        (["imhotep", "--players", "2,7"], "imhotep is for 2, 3 or 4 players, not 2,7"),
        (["chess"], "chess"),
        (["imhotep", "--from", "nowhere.safetensors"], "nowhere.safetensors cannot be read"),
    ],
)
def test_a_wrong_wish_is_told(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *words]) != 0
    assert sentence in capsys.readouterr().err
