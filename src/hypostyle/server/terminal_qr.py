"""An address as a square that a phone reads from the terminal."""

from __future__ import annotations

import io
import sys

import segno


def terminal_qr(address: str) -> str:
    """Two rows of squares a line; "" where the terminal cannot show it, or nobody looks."""
    encoding = sys.stdout.encoding or ""
    if not sys.stdout.isatty() or not encoding.lower().startswith("utf"):
        return ""
    return drawn(address)


def drawn(address: str) -> str:
    text = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(text, compact=True, border=2)
    return text.getvalue()
