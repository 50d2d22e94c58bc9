"""Pictures of a position: the terminal's drawing as text, as SVG, or as an array of pixels."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from hypostyle.engine.errors import BadOption, brief
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.picture import INK, MARGIN, PAPER, as_svg
from hypostyle.research.errors import missing_extra

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

MODES = ("human", "ansi", "svg", "rgb_array")
COLUMN, ROW, LETTER = 8, 16, 13  # pixels of a cell, and the height of its letters
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# Frames are drawn as lines, so that they meet whatever font is there: from the middle of a cell to these sides.
FRAMES = {
    "─": LEFT | RIGHT, "═": LEFT | RIGHT, "│": UP | DOWN, "┌": DOWN | RIGHT, "┐": DOWN | LEFT, "└": UP | RIGHT,
    "┘": UP | LEFT, "╰": UP | RIGHT, "╯": UP | LEFT, "╭": DOWN | RIGHT, "╮": DOWN | LEFT, "├": UP | DOWN | RIGHT,
    "┤": UP | DOWN | LEFT, "┬": LEFT | RIGHT | DOWN, "┴": LEFT | RIGHT | UP, "┼": UP | DOWN | LEFT | RIGHT,
}  # fmt: skip
# Signs that a plain font lacks, as corners of polygons in a cell of 8 by 8.
SQUARE = ((0, 0), (8, 0), (8, 8), (0, 8))
UPWARDS, DOWNWARDS = ((0, 7), (4, 0), (8, 7)), ((0, 1), (8, 1), (4, 8))
SHAPES = {
    "■": SQUARE, "▣": SQUARE, "□": SQUARE, "█": ((0, -4), (8, -4), (8, 12), (0, 12)),
    "▲": UPWARDS, "△": UPWARDS, "▽": DOWNWARDS, "◄": ((8, 0), (0, 4), (8, 8)),
    "►": ((0, 0), (8, 4), (0, 8)), "▶": ((0, 0), (8, 4), (0, 8)), "◆": ((4, 0), (8, 4), (4, 8), (0, 4)),
    "▮": ((2, 0), (6, 0), (6, 8), (2, 8)), "▱": ((2, 2), (8, 2), (6, 6), (0, 6)), "●": (), "○": (),
    "★": ((4, 0), (5, 3), (8, 3), (6, 5), (7, 8), (4, 6), (1, 8), (2, 5), (0, 3), (3, 3)),
}  # fmt: skip
HOLLOW = "□△▽▱○"


def checked_mode(mode: str | None) -> str | None:
    """None draws nothing."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode must be one of {', '.join(MODES)}, not {brief(mode)}.")
    return mode


def drawn(knowledge: Knowledge, mode: str) -> Any:
    """What a viewer sees, in one of the modes; "human" prints it and returns nothing."""
    text = knowledge.draw()
    if mode == "svg":
        return as_svg(text)
    if mode == "rgb_array":
        return as_pixels(text)
    if mode == "human":
        print(text)
        return None
    return text


def as_pixels(text: str) -> Any:
    """Height, width and the three colours, as uint8."""
    try:
        import numpy as np
        from PIL import Image, ImageDraw
    except ImportError as missing:
        raise missing_extra(missing) from None
    lines = text.splitlines() or [""]
    size = (2 * MARGIN + COLUMN * max(map(len, lines)), 2 * MARGIN + ROW * len(lines))
    image = Image.new("RGB", size, PAPER)
    canvas = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign != " ":
                draw_sign(canvas, sign, MARGIN + COLUMN * column, MARGIN + ROW * row)
    return np.asarray(image).copy()


def draw_sign(canvas: ImageDraw, sign: str, x: int, y: int) -> None:
    """One sign in its cell."""
    middle, centre = x + COLUMN // 2, y + ROW // 2
    if sign in FRAMES:
        ends = {UP: (middle, y), DOWN: (middle, y + ROW), LEFT: (x, centre), RIGHT: (x + COLUMN, centre)}
        for side, end in ends.items():
            if FRAMES[sign] & side:
                canvas.line(((middle, centre), end), INK)
    elif sign in SHAPES:
        top = y + (ROW - COLUMN) // 2
        fill = None if sign in HOLLOW else INK
        if SHAPES[sign]:
            canvas.polygon([(x + across, top + down) for across, down in SHAPES[sign]], fill, INK)
        else:
            canvas.ellipse((x, top, x + COLUMN - 1, top + COLUMN - 1), fill, INK)
    else:
        canvas.text((middle, centre), sign, INK, font_of(LETTER), anchor="mm")


@cache
def font_of(size: int) -> Any:
    """The font that comes with the library."""
    from PIL import ImageFont

    return ImageFont.load_default(size)
