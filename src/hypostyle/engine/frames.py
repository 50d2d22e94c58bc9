"""Frames of the terminal drawings: boxes with a title, and blocks of lines next to each other."""

from __future__ import annotations

from collections.abc import Callable

Lines = list[str]
Say = Callable[..., str]  # `say(key, **values)`: a sentence of the game in the language of the drawing

TOP_LEFT = "┌"


def box(title: str, lines: Lines, width: int, foot: str = "") -> Lines:
    """Lines in a frame; those that are too long are cut."""
    inside = width - 4
    body = [f"│ {line[:inside]:<{inside}} │" for line in lines]
    return [border(TOP_LEFT, title, width, "┐"), *body, border("└", foot, width, "┘")]


def border(left: str, label: str, width: int, right: str) -> str:
    text = f"─ {label} " if label else ""
    return f"{left}{text:─<{width - 2}}{right}"


def beside(*blocks: Lines, gap: str = "") -> Lines:
    """Blocks next to each other, all as high as the highest: a box grows before its lower border, others below."""
    height = max(map(len, blocks))
    return [gap.join(parts) for parts in zip(*(grown(block, height) for block in blocks), strict=True)]


def grown(block: Lines, height: int) -> Lines:
    width = max(map(len, block), default=0)
    missing = height - len(block)
    if block and block[0].startswith(TOP_LEFT):
        return [*block[:-1], *[f"│{'':{width - 2}}│"] * missing, block[-1]]
    return [*(line.ljust(width) for line in block), *[" " * width] * missing]
