"""Every kind of decision of Imhotep on its drawn board: asked in its own words, wholly lit, and played by clicks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest
from playwright.sync_api import Page

import hypostyle
from hypostyle.engine.match import Match
from tests.e2e.conftest import keep
from tests.e2e.hands import LIT, lay, moved_on, press, uncover, wait_until
from tests.server.running import Server

GAME = hypostyle.game("imhotep")
ALL_B = {"market": "B", "pyramid": "B", "temple": "B", "burial_chamber": "B", "obelisks": "B"}
TASKS = [task.name for task in GAME.words.tasks if task.decision]
MOST_SEEDS = 200
SMALLEST = """things => Math.min(...things.map(thing => thing.getBoundingClientRect())
    .flatMap(box => [box.width, box.height]))"""
FINGER = 43.5  # CSS pixels, with room for rounding
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
TABLET = {"size": (1180, 820), "has_touch": True, "is_mobile": True}


def positions(seed: int) -> Iterator[Match]:
    """A random match from decision to decision; the same object, one step further each time."""
    dice = random.Random(seed)
    match = GAME.new(3, seed, ALL_B)
    while not match.over:
        yield match
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))


@cache
def found() -> dict[str, Match]:
    """For each task a match that has just come to it."""
    matches: dict[str, Match] = {}
    for seed in range(MOST_SEEDS):
        for match in positions(seed):
            task = match.decisions[0].prompt
            if task not in matches and (task != "market_choice" or match.decisions[0].seat != match.view()["turn"]):
                matches[task] = match.branch(len(match.log))
        if len(matches) == len(TASKS):
            return matches
    raise AssertionError(f"never asked: {set(TASKS) - set(matches)}")


def lit_actions(page: Page) -> set[int]:
    """Everything that the things that are lit lead to."""
    marks = page.locator(LIT).evaluate_all("things => things.map(thing => thing.dataset.action)")
    return {int(action) for mark in marks for action in mark.split()}


def asked_on(page: Page, before: int) -> bool:
    return moved_on(page, before) or page.locator(".prompt.chosen").count() > 0


@pytest.mark.parametrize(
    ("device", "browser"), [("desktop", {}), ("phone", PHONE), ("tablet", TABLET)], ids=["desktop", "phone", "tablet"]
)
def test_every_decision_is_asked_lit_and_played(
    server: Server, open_browser: Callable[..., Page], device: str, browser: dict[str, Any]
) -> None:
    page = open_browser(language="en", **browser)
    for task, match in found().items():
        table = lay(page, server.address, match)
        uncover(page, server.address, table)
        decision = match.decisions[0]
        question = f"prompt-{task}"
        names = [seat.inner_text() for seat in page.locator("[data-seat] h2").all()]
        sentence = GAME.texts.say_at("en", question, "question", seat=names[decision.seat])
        assert page.locator(".sentence").inner_text().strip() == sentence
        assert lit_actions(page) == {action.id for action in decision.actions}, f"{task}: not everything is lit"
        keep(page, f"decision-{device}-{task}")
        if device != "desktop":
            smallest = page.locator(LIT).evaluate_all(SMALLEST)
            assert smallest >= FINGER, f"{task}: too small for a finger"
        press(page.locator(LIT).last)
        wait_until(page, partial(asked_on, page, len(match.log)))
        if not moved_on(page, len(match.log)):  # a boat asks where to
            press(page.locator(LIT).last)
        wait_until(page, partial(moved_on, page, len(match.log)))
