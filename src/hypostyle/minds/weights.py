"""Weights of a network in a .safetensors file, with the card that says where they come from.

The file is a header in JSON and the numbers behind it; the first layer is kept as the whole numbers that are added.
"""

from __future__ import annotations

import json
import struct
from array import array
from dataclasses import dataclass, field
from pathlib import Path

from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.minds.sizes import HIDDEN, OUTPUTS, SECOND

FOLDER = Path(__file__).parent / "weights"
WHOLE = ("first_weights", "first_bias")  # the other layers are fractions
LETTERS = {"I32": "i", "F32": "f"}


class WrongWeights(HypostyleError):
    """Weights that do not fit: the message says which and why."""


@dataclass
class Weights:
    """The layers of a network by name, as vectors that a search takes over, and their card."""

    layers: dict[str, array[int] | array[float]]
    card: dict[str, str] = field(default_factory=dict)


LOADED: dict[Path, Weights | None] = {}


def shapes(game: Game) -> dict[str, tuple[int, ...]]:
    """The size of each layer for a game."""
    inputs = game.inputs
    assert inputs is not None, f"{game.slug} does not say how it is read"
    return {
        "first_weights": (len(inputs.places), HIDDEN),
        "first_bias": (HIDDEN,),
        "second_weights": (HIDDEN, SECOND),
        "second_bias": (SECOND,),
        "value_weights": (SECOND, OUTPUTS),
        "value_bias": (OUTPUTS,),
        "policy_weights": (game.words.action_count, SECOND),
        "policy_bias": (game.words.action_count,),
    }


def save(path: Path, game: Game, weights: Weights) -> None:
    """Write a file that anything that knows the format can read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encoded(game, weights))


def encoded(game: Game, weights: Weights) -> bytes:
    """What such a file holds."""
    header: dict[str, object] = {"__metadata__": weights.card}
    body = b""
    for name, shape in shapes(game).items():
        whole = name in WHOLE
        block = array("i" if whole else "f", weights.layers[name]).tobytes()
        place = [len(body), len(body) + len(block)]
        header[name] = {"dtype": "I32" if whole else "F32", "shape": shape, "data_offsets": place}
        body += block
    head = json.dumps(header).encode()
    head += b" " * (-len(head) % 8)
    return struct.pack("<Q", len(head)) + head + body


def load(path: Path, game: Game) -> Weights:
    """Read a file; weights made for other inputs are refused."""
    try:
        block = path.read_bytes()
    except OSError as error:
        raise WrongWeights(f"{path} cannot be read: {error.strerror}.") from None
    return parse(block, path.name, game)


def parse(block: bytes, name: str, game: Game) -> Weights:
    """What a file holds, if it fits the game."""
    try:
        (length,) = struct.unpack_from("<Q", block)
        header = json.loads(block[8 : 8 + length])
        card = dict(header["__metadata__"])
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise WrongWeights(f"{name} holds no weights: {error}.") from None
    inputs = game.inputs
    if inputs is None:
        raise WrongWeights(f"{game.slug} does not say how it is read, so no weights fit it.")
    if card.get("inputs") != inputs.digest():
        raise WrongWeights(
            f"{name} was trained on other inputs ({card.get('inputs')}) than {game.slug} has now"
            f" ({inputs.digest()}): train anew with `hypostyle train {game.slug}`."
        )
    layers: dict[str, array[int] | array[float]] = {}
    for layer, shape in shapes(game).items():
        entry = header.get(layer)
        if entry is None or tuple(entry["shape"]) != shape:
            raise WrongWeights(f"{name}: the layer {layer} is missing or has another size than {shape}.")
        first, last = (8 + length + offset for offset in entry["data_offsets"])
        numbers: array[int] | array[float] = array(LETTERS[entry["dtype"]])
        numbers.frombytes(block[first:last])
        layers[layer] = numbers if layer in WHOLE else array("d", numbers)
    return Weights(layers, card)


def path_of(game: Game) -> Path:
    """Where the weights of a game are: beside the game for one from outside, else in our own folder."""
    beside = game.folder / "weights.safetensors"
    return beside if beside.exists() else FOLDER / f"{game.slug}.safetensors"


def shipped(game: Game) -> Weights | None:
    """The weights that came with a game, or None; they are read once."""
    path = path_of(game)
    if path not in LOADED:
        LOADED[path] = load(path, game) if path.exists() else None
    return LOADED[path]
