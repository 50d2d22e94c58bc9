"""The curves of a training as one picture: errors of the fitting, and strength, iteration by iteration."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from hypostyle.minds.training.run import Round

WIDTH, HEIGHT, MARGIN = 640, 180, 36
STYLE = (
    "<style>text{font:12px sans-serif;fill:#5b4a32}path{fill:none;stroke:#b5763a;stroke-width:2}"
    "circle{fill:#b5763a}line{stroke:#d8c9ad}</style>"
)


def curves(rounds: Sequence[Round]) -> str:
    """An SVG picture with a curve for each figure of the log."""
    drawn: list[tuple[str, list[float | None]]] = [
        ("squared error of the win, held out", [one.value_error for one in rounds]),
        ("cross entropy of the choice, held out", [one.policy_error for one in rounds]),
        ("share of the wins against the best before", [one.share if one.number else None for one in rounds]),
        ("share of the wins against uct", [one.uct for one in rounds]),
    ]
    parts = [curve(title, values, number * HEIGHT) for number, (title, values) in enumerate(drawn)]
    size = f'width="{WIDTH}" height="{HEIGHT * len(drawn)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{STYLE}{"".join(parts)}</svg>\n'


def curve(title: str, values: Sequence[float | None], top: int) -> str:
    known = [(number, value) for number, value in enumerate(values) if value is not None]
    text = f'<text x="{MARGIN}" y="{top + 16}">{escape(title)}</text>'
    if not known:
        return text
    low, high = min(value for _, value in known), max(value for _, value in known)
    span = (high - low) or 1.0
    last = max(1, len(values) - 1)
    points = [
        (
            MARGIN + number * (WIDTH - 2 * MARGIN) / last,
            top + HEIGHT - MARGIN - (value - low) / span * (HEIGHT - 2 * MARGIN),
        )
        for number, value in known
    ]
    path = " ".join(f"{'L' if place else 'M'}{x:.1f} {y:.1f}" for place, (x, y) in enumerate(points))
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>' for x, y in points)
    foot = top + HEIGHT - MARGIN
    marks = f'<text x="2" y="{foot}">{low:.3g}</text><text x="2" y="{top + MARGIN + 4}">{high:.3g}</text>'
    return f'{text}<line x1="{MARGIN}" y1="{foot}" x2="{WIDTH - MARGIN}" y2="{foot}"/>{marks}<path d="{path}"/>{dots}'
