"""A game from outside in a real browser: in the hall, and on the plain table, which needs no board of its own."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import create, over, play_on, sit
from tests.examples.outside import installed
from tests.server.running import Server, running

YOU, BOT = {"kind": "you"}, {"kind": "bot", "level": "greedy"}


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of an installation that has the game."""
    monkeypatch.setenv("PYTHONPATH", str(installed() / "site"))
    with running(tmp_path / "tables.db") as server:
        yield server


@pytest.mark.parametrize("language", ["fr", "en"])
def test_from_the_hall_to_the_end_on_the_plain_table(
    hall: Server, open_browser: Callable[..., Page], language: str
) -> None:
    page = open_browser(language=language)
    page.goto(hall.address)
    page.locator("a[href='/new/senet']:visible").first.wait_for()
    keep(page, f"hall-with-senet-{language}")
    made = create(page, hall.address, "senet", [YOU, BOT])
    sit(page, hall.address, made["table"])
    page.locator(".plain [data-action]").first.wait_for()
    page.locator(".plain pre", has_text="○").wait_for()
    accessible(page, f"senet-{language}")
    play_on([page], random.Random(5), stop=12)
    keep(page, f"senet-{language}-middle")
    play_on([page], random.Random(6))
    assert over(page)
    keep(page, f"senet-{language}-end")
