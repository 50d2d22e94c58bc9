"""Weights: shipped for every game, refused where they do not fit, small enough, with a card."""

from pathlib import Path

import pytest

import hypostyle
from hypostyle.minds import weights as files
from hypostyle.minds.weights import FOLDER, WrongWeights, load, path_of, save, shipped

MOST_BYTES = 8_000_000


@pytest.mark.parametrize("slug", hypostyle.games())
def test_every_game_comes_with_weights_and_their_card(slug: str) -> None:
    game = hypostyle.game(slug)
    weights = shipped(game)
    assert weights is not None
    assert game.inputs is not None
    assert weights.card["game"] == slug
    assert weights.card["inputs"] == game.inputs.digest()
    assert weights.card["rules"] == str(game.rules_version)
    assert weights.card["content"] == game.built_in.digest
    assert int(weights.card["matches"]) > 0
    assert "interval" in weights.card["strength"]
    assert {"players", "iterations", "hours", "seed", "strength", "command"} <= set(weights.card)


def test_all_weights_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.safetensors")) <= MOST_BYTES


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    game = hypostyle.game("imhotep")
    weights = shipped(game)
    assert weights is not None
    save(tmp_path / "copy.safetensors", game, weights)
    assert load(tmp_path / "copy.safetensors", game) == weights


def test_weights_of_other_inputs_are_refused_with_a_sentence() -> None:
    with pytest.raises(WrongWeights, match=r"was trained on other inputs .* train anew with `hypostyle train egizia`"):
        load(path_of(hypostyle.game("imhotep")), hypostyle.game("egizia"))


@pytest.mark.parametrize("block", [b"", b"12", b"\xff" * 40, b"\x02\0\0\0\0\0\0\0{}", b"\x02\0\0\0\0\0\0\0[]"])
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, block: bytes) -> None:
    (tmp_path / "broken.safetensors").write_bytes(block)
    with pytest.raises(WrongWeights, match=r"broken.safetensors holds no weights"):
        load(tmp_path / "broken.safetensors", hypostyle.game("imhotep"))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(WrongWeights, match="cannot be read"):
        load(tmp_path / "none", hypostyle.game("imhotep"))


def test_a_layer_of_another_size_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = hypostyle.game("imhotep")
    weights = shipped(game)
    assert weights is not None
    save(tmp_path / "small.safetensors", game, weights)
    monkeypatch.setattr(files, "SECOND", 16)
    with pytest.raises(WrongWeights, match="has another size"):
        load(tmp_path / "small.safetensors", game)
