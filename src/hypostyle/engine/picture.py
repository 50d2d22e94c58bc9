"""A drawing of the terminal as SVG: the same characters on a grid, whatever fonts are there."""

from __future__ import annotations

COLUMN, ROW, MARGIN = 8.4, 17, 12  # pixels
INK, PAPER = "#2b2118", "#faf5ea"
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


def as_svg(drawing: str) -> str:
    """Each run of characters is stretched to its columns, so that frames meet even where a font has other widths."""
    lines = drawing.splitlines() or [""]
    width = 2 * MARGIN + COLUMN * max(map(len, lines))
    height = 2 * MARGIN + ROW * len(lines)
    text = "".join(line_text(line, number) for number, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" '
        f'viewBox="0 0 {width:.1f} {height}" font-family="{FONTS}" font-size="14" fill="{INK}">'
        f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>{text}</svg>'
    )


def line_text(line: str, number: int) -> str:
    """Runs of the line at their columns; two spaces or more part one run from the next."""
    from html import escape

    parts, column = [], 0
    for run in line.split("  "):
        shown = run.strip(" ")
        if shown:
            start = column + run.index(shown)
            x, y = MARGIN + COLUMN * start, MARGIN + ROW * number + 13
            parts.append(
                f'<text x="{x:.1f}" y="{y}" textLength="{COLUMN * len(shown):.1f}" lengthAdjust="spacingAndGlyphs">'
                f"{escape(shown)}</text>"
            )
        column += len(run) + 2
    return "".join(parts)
