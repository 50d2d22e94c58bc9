"""The table of Imhotep as text, drawn from a view."""

from collections.abc import Callable
from typing import Any

LETTERS = "ABCD"


def draw(view: dict[str, Any], say: Callable[..., str]) -> str:
    return str(view) + say("title")
