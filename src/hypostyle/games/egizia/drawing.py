"""The table of Egizia as text."""

from collections.abc import Callable
from typing import Any


def draw(view: dict[str, Any], say: Callable[..., str]) -> str:
    return say("title")
