"""The page of a tournament: its sentences, and that nothing in it can be taken for markup."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import sync_playwright

import hypostyle
from hypostyle.arena.figures import figures_of
from hypostyle.arena.report import page
from hypostyle.arena.summary import Run
from hypostyle.arena.tournament import Played, PlayedBlock, Tournament
from run import BROWSER_VARIABLE, find_browser


def small_report(language: str) -> str:
    """Two bots with strange names, on three deals."""
    game = hypostyle.game("imhotep")
    blocks = []
    for deal in range(3):
        lines = {line: [deal, 2 * place] for place, line in enumerate(game.lines)}
        seatings = ((0, 1), (1, 0))
        games = [Played(seating, [1, 2], [2, 1], lines, 90 + deal, [1, 1], [0.1, 0.1]) for seating in seatings]
        blocks.append(PlayedBlock(deal, 0, games))
    names = ["<b>", "net:weights=a&b"]
    tournament = Tournament("imhotep", 1, "0123456789abcdef", 2, 0, game.new(2, 1).options, names)
    return page(Run(tournament, names, "hypostyle '<i>'"), figures_of(tournament, blocks), game, language)


def test_names_cannot_put_markup_into_the_page() -> None:
    drawn = small_report("en")
    assert "<b>" not in drawn
    assert "<i>" not in drawn
    assert "&lt;b&gt;" in drawn
    assert "a&amp;b" in drawn


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1100, 360])
def test_everybody_can_read_it_by_day_and_night_on_any_screen(tmp_path: Path, scheme: Any, width: int) -> None:
    file = tmp_path / "report.html"
    file.write_text(small_report("fr"), encoding="utf-8")
    path = find_browser()
    assert path, f"no Chromium here: install it or name it in {BROWSER_VARIABLE}"
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=path) as browser:
        shown = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
        shown.goto(file.as_uri())
        assert shown.evaluate("document.documentElement.scrollWidth") <= width
        shown.evaluate(AXE_SCRIPT)
        found = AxeResults(shown.evaluate("() => axe.run({ resultTypes: ['violations'] })"))
        assert found.violations_count == 0, found.generate_report()
