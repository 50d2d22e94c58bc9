"""The score sheet of every game: its count, its stairs, its picture; and points explained at any time."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import hypostyle
from hypostyle.engine.match import Match
from tests.e2e.conftest import accessible, keep
from tests.e2e.fitting import device, fits
from tests.e2e.hands import late, lay, sit, uncover, wait_until
from tests.e2e.test_screens import FINGERS, MICE, SEATS
from tests.server.running import Server

Open = Callable[..., Page]
GAMES = hypostyle.games()
SHEET = "dialog.score-sheet"
NAMES = ("Ankh", "Wedjat", "Lotus", "Scarab")  # of people who have given none
STAGES = f"{SHEET} tr.stage"
WAITING = f"{SHEET} tr.waiting"
# Whether there is a dark line where the stairs are.
DRAWN = """() => document.querySelector('canvas').getContext('2d').getImageData(100, 340, 1000, 200).data
    .some((one, place) => place % 4 < 3 && one < 90)"""

# Every lone 0 at a table, by what holds it, with the face it is set in.
NOUGHTS = """() => [...document.querySelectorAll('main.table *, [data-seat] *')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.textContent.trim() === '0'))
    .map((one) => [`${one.parentElement.getAttribute('class')} > ${one.tagName}.${one.getAttribute('class')}`,
        getComputedStyle(one).fontFamily])"""


def ended(slug: str, seats: int = 3, seed: int = 7) -> Match:
    return late(slug, seats, seed, played=1.0)


def open_sheet(page: Page, server: Server, match: Match) -> None:
    sit(page, server.address, lay(page, server.address, match))
    page.locator(f"{SHEET} tfoot").wait_for()


def in_play(match: Match) -> dict[str, list[int]]:
    return {line: points for line, points in match.outcome.lines.items() if any(points)}


def numbers(page: Page, cells: str) -> list[int]:
    return [int(text.replace("−", "-")) for text in page.locator(cells).all_inner_texts()]


def in_sight(page: Page, query: str) -> bool:
    """Whether the whole of it is on the screen."""
    seen = "(one) => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
    return bool(page.locator(query).first.evaluate(seen))


@pytest.mark.parametrize("slug", GAMES)
def test_the_sheet_tells_who_won_and_shows_lines_in_play(server: Server, open_browser: Open, slug: str) -> None:
    page, match = open_browser(language="en"), ended(slug)
    open_sheet(page, server, match)
    outcome = match.outcome
    first, second = sorted(outcome.scores, reverse=True)[:2]
    words = f"{NAMES[outcome.winners[0]]} wins by {first - second} point" if first > second else "tie-break|share"
    expect(page.locator(f"{SHEET} h2")).to_have_text(re.compile(words))
    rows = page.locator(f"{SHEET} tbody tr:not(.so-far)")
    assert rows.count() == len(in_play(match)), "a row for each line in play, and no other"
    assert numbers(page, f"{SHEET} tfoot td [aria-hidden]") == outcome.scores
    for part in (".hero", ".chart svg", ".next .primary", ".sheet tfoot"):
        assert in_sight(page, f"{SHEET} {part}"), f"{part} is out of sight"
    accessible(page, f"score-{slug}")


def test_the_lead_is_marked_only_where_somebody_leads(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    for slug in GAMES:
        open_sheet(page, server, ended(slug))
        for row in page.locator(STAGES).all():
            totals = [int(text.replace("−", "-")) for text in row.locator("td i").all_inner_texts()]
            classes = row.locator("td i").evaluate_all("all => all.map((one) => one.getAttribute('class') ?? '')")
            ringed = [place for place, said in enumerate(classes) if "lead" in said]
            best = [seat for seat, points in enumerate(totals) if points == max(totals)]
            assert ringed == (best if len(best) < len(totals) else []), slug


@pytest.mark.parametrize("touch", [True, False], ids=["fingers", "mouse"])
def test_the_sheet_fits_every_screen(server: Server, open_browser: Open, touch: bool) -> None:
    page = open_browser(**device(touch))
    for name, (width, height) in (FINGERS if touch else MICE).items():
        page.set_viewport_size({"width": width, "height": height})
        for slug in GAMES:
            open_sheet(page, server, ended(slug, SEATS.get(name, 3)))
            keep(page, f"score-{slug}-{width}")
            fits(page, touch, f"the sheet of {slug} on a {name}", SHEET)
            assert in_sight(page, f"{SHEET} .next .primary"), "the ways on are out of sight"
        accessible(page)


def tied() -> Match:
    """A match of Imhotep in which the reserve decided."""
    for seed in range(2000):
        match = ended("imhotep", 2, seed)
        if match.outcome.tie_break:
            return match
    raise AssertionError("no tie was broken")


def test_a_tie_is_told_with_what_broke_it(server: Server, open_browser: Open) -> None:
    page, match = open_browser(language="en"), tied()
    open_sheet(page, server, match)
    outcome = match.outcome
    winner = outcome.winners[0]
    best, other = outcome.tie_values["reserve"][winner], outcome.tie_values["reserve"][1 - winner]
    expect(page.locator(f"{SHEET} h2")).to_have_text(f"{NAMES[winner]} wins on the tie-break")
    expect(page.locator(f"{SHEET} .tie")).to_contain_text(f"{outcome.scores[0]} points each with {NAMES[1 - winner]}.")
    expect(page.locator(f"{SHEET} .tie")).to_contain_text(re.compile(f"fuller reserve: {best} stones? against {other}"))
    assert page.locator(f"{SHEET} .pieces b").all_inner_texts() == [str(best), str(other)]


def test_the_count_goes_in_stages_and_any_click_finishes_it(server: Server, open_browser: Open) -> None:
    match = ended("imhotep")
    page = open_browser(language="en", reduced_motion="no-preference", settings={"motion": "slow"})
    open_sheet(page, server, match)
    stages = page.locator(STAGES).count()
    assert stages == len([line for line in match.game.final_lines if line in in_play(match)])
    assert page.locator(WAITING).count() > 0, "the last stages are still to come"
    expect(page.locator(f"{SHEET} h2")).to_have_text("The count")
    page.locator(f"{SHEET} .hero").click()
    expect(page.locator(WAITING)).to_have_count(0)
    expect(page.locator(f"{SHEET} h2")).to_contain_text("wins")
    page.get_by_role("button", name="Count again").click()
    expect(page.locator(WAITING)).not_to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator(WAITING)).to_have_count(0)
    page.get_by_role("button", name="See the board").click()
    page.locator("main.table").get_by_role("button", name="Score sheet").click()
    expect(page.locator(WAITING)).to_have_count(0)  # it was counted once


def test_a_step_of_the_stairs_opens_the_replay_there(server: Server, open_browser: Open) -> None:
    page, match = open_browser(language="en"), ended("imhotep")
    open_sheet(page, server, match)
    stairs = page.get_by_role("slider", name="Step by step")
    stairs.focus()
    page.keyboard.press("Home")
    expect(stairs).to_have_attribute("aria-valuetext", re.compile("Round 1: Ankh"))
    expect(page.locator(f"{SHEET} .tip")).to_contain_text("Round 1")
    page.keyboard.press("Enter")
    expect(page.locator(".replay")).to_contain_text("Round 1")
    expect(page.locator(SHEET)).to_have_count(0)


def test_a_moment_opens_the_replay_there(server: Server, open_browser: Open) -> None:
    page, match = open_browser(language="fr"), ended("mykerinos")
    open_sheet(page, server, match)
    moment = page.locator(f"{SHEET} .moments button").first
    assert re.match(r"Saison \d\.", moment.locator("b").inner_text())
    moment.click()
    expect(page.locator(".replay .points b").first).to_be_visible()


def test_the_picture_is_a_png_of_the_result(server: Server, open_browser: Open, tmp_path: Path) -> None:
    page, match = open_browser(language="en"), ended("egizia")
    open_sheet(page, server, match)
    page.get_by_role("button", name="Share a picture").click()
    dialog = page.get_by_role("dialog", name="Share a picture")
    wait_until(page, lambda: bool(page.evaluate(DRAWN)))
    keep(page, "score-picture")

    def saved() -> bytes:
        with page.expect_download() as download:
            dialog.get_by_role("button", name="Save").click()
        path = tmp_path / "picture.png"
        download.value.save_as(path)
        assert download.value.suggested_filename.startswith("egizia-")
        return path.read_bytes()

    plain = saved()
    assert plain[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(plain[16:20]), int.from_bytes(plain[20:24])) == (1200, 630)
    dialog.get_by_label("Write the address of the table on it").check()
    page.wait_for_timeout(100)
    assert saved() != plain, "the address is on it now, and was not before"
    accessible(page)


def test_points_are_explained_by_lines_at_any_time(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    for slug in GAMES:
        match = late(slug, 3, played=0.7)
        uncover(page, server.address, lay(page, server.address, match))
        for seat, player in enumerate(match.knowledge(match.decisions[0].seat).view()["players"]):
            page.locator(f"[data-seat='{seat}'] .score").click()
            explained(page.locator("dialog[open]"), match, player)
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)


def explained(dialog: Locator, match: Match, player: Any) -> None:
    """It tells the points of a player line by line, as far as they are known."""
    lines, points = (dialog.locator(f".score-lines tbody {cell}").all_inner_texts() for cell in ("th", "th + td"))
    said = match.game.texts.say
    known = {said("en", f"line-{line}"): told(points) for line, points in player["lines"].items() if points != 0}
    assert dict(zip(lines, points, strict=True)) == known, match.game.slug
    assert dialog.locator(".score-lines tfoot td").inner_text() == told(player["score"]), match.game.slug


def told(points: int | None) -> str:
    return "?" if points is None else str(points).replace("-", "−")


def test_a_nought_is_no_ring(server: Server, open_browser: Open) -> None:
    """The display face draws 0 as a ring: what can be nothing is set in the face of the text."""
    page = open_browser()
    for slug in GAMES:
        uncover(page, server.address, lay(page, server.address, hypostyle.game(slug).new(2, 7)))
        noughts = page.evaluate(NOUGHTS)
        assert noughts, slug
        assert [where for where, font in noughts if not font.startswith('"Alegreya Sans"')] == [], slug
