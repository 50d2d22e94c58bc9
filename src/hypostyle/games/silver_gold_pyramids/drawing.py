"""The table as text."""
from collections.abc import Callable
from typing import Any


def draw(view: dict[str, Any], say: Callable[..., str]) -> str:
    return str(view) + say("title")
