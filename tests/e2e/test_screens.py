"""Every screen: the tables of all games on phones held both ways, on tablets, at twice the size, on huge screens."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hypostyle
from hypostyle.engine.match import Match
from tests.e2e.conftest import accessible, keep
from tests.e2e.fitting import FINGER, device, fits
from tests.e2e.hands import come_to, late, lay, offered, over, play_on, uncover
from tests.server.running import Server

Open = Callable[..., Page]
GAMES = hypostyle.games()
# For fingers, and for a mouse: there, a laptop of 1440x900 at twice its size, and a very large screen.
FINGERS = {"sideways": (844, 390), "tablet": (1024, 768), "small phone": (360, 640), "phone": (390, 844)}
MICE = {"twice": (720, 450), "very large": (2560, 1440)}
SEATS = {"sideways": 4, "small phone": 4}
# Own cards of Egizia that are cut off where they lie: below or above the edge of their place, or of the screen.
CUT = """() => [...document.querySelectorAll('main.table .chip')].filter((one) => {
    if (!one.checkVisibility()) return false;
    const [box, place] = [one, one.closest('.land, .cards-row')].map((part) => part.getBoundingClientRect());
    const [top, bottom] = [Math.max(0, place.top), Math.min(innerHeight, place.bottom)];
    return box.top < top - 1 || box.bottom > bottom + 1;
}).map((one) => one.textContent.trim())"""
# Names that are cut short, and things that lie over what they must not cover.
CROWDED = """() => {
    const all = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility());
    const meet = (one, other) => {
        const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return Math.min(first.right, second.right) - Math.max(first.left, second.left) > 2
            && Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > 2;
    };
    const over = (upper, lower) => all(upper).flatMap((one) =>
        all(lower).filter((other) => meet(one, other)).map((other) => `${upper} over ${other.textContent.trim()}`));
    const wide = (query) => all(query).filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => `${query} is cut: ${one.textContent.trim()}`);
    return [
        ...wide('[data-seat] h2'), ...wide('.side .news'), ...wide('.harbour .head'),
        ...over('.moored', '.plate .title'), ...over('.loose .btn', '.stock'), ...over('.loose .btn', '.shields .team'),
    ];
}"""
# Words that are read, with the height of their letters as they are drawn.
WORDS = """() => [...document.querySelectorAll('h1, h2, h3, p, a, button, li, label, summary, span')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0)
    .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.textContent.trim() !== ''))
    .map((one) => [parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom, one.textContent.trim()])"""
LEAST_WORDS = 17  # pixels of a very large screen, on which half of that cannot be read from a chair
MANY, MANY_SEED = 7, 76  # a match of random choices that comes to so many


def at(page: Page, server: Server, slug: str, seats: int, played: float) -> None:
    uncover(page, server.address, lay(page, server.address, late(slug, seats, played=played)))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("touch", [True, False], ids=["fingers", "mouse"])
def test_the_table_fits_every_screen(server: Server, open_browser: Open, slug: str, touch: bool) -> None:
    page = open_browser(**device(touch))
    for name, (width, height) in (FINGERS if touch else MICE).items():
        page.set_viewport_size({"width": width, "height": height})
        for played in (0.3, 0.5, 0.8):
            at(page, server, slug, SEATS.get(name, 3), played)
            keep(page, f"screens-{slug}-{width}-{played}")
            fits(page, touch, f"{slug} on a {name} at {played}")
            assert page.evaluate(CROWDED) == [], f"{slug} on a {name} at {played}"
        accessible(page)


def test_pages_of_words_grow_with_a_very_large_screen(server: Server, open_browser: Open) -> None:
    page = open_browser(size=MICE["very large"])
    lay(page, server.address, late("imhotep", 3, played=0.5))
    for path in ("/", "/new/imhotep", "/tables", "/rules/imhotep", "/cards", "/cards/mykerinos", "/device", "/nowhere"):
        page.goto(server.address + path)
        page.locator("main h2, main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        keep(page, f"large-{path.strip('/').replace('/', '-') or 'hall'}")
        small = [words for size, words in page.evaluate(WORDS) if size < LEAST_WORDS]
        assert small == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_very_large_screen_cuts_neither_the_name_of_the_hall_nor_the_set_up_nor_a_card(
    server: Server, open_browser: Open
) -> None:
    page = open_browser(size=MICE["very large"])
    page.goto(server.address)
    name, tagline = (page.locator(f".top {part}").bounding_box() for part in ("h1", "p"))
    assert name is not None
    assert tagline is not None
    assert name["y"] >= 0
    assert name["y"] + name["height"] <= tagline["y"]
    page.goto(f"{server.address}/new/imhotep")
    expect(page.locator(".art .note")).to_be_in_viewport(ratio=1)
    page.goto(f"{server.address}/cards/mykerinos")
    expect(page.locator(".editor .sheet svg").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", ["sideways", "tablet"])
def test_a_match_can_be_played_to_its_end(server: Server, open_browser: Open, slug: str, name: str) -> None:
    """By clicks on what is lit, from where a table is laid to the score sheet."""
    page = open_browser(size=FINGERS[name], **device(touch=True))
    at(page, server, slug, 2, 0.5)
    play_on([page], random.Random(7))
    assert over(page)


def test_held_sideways_the_hall_and_the_set_up_show_what_can_be_chosen(server: Server, open_browser: Open) -> None:
    page = open_browser(size=FINGERS["sideways"], **device(touch=True))
    page.goto(server.address)
    expect(page.locator(".drum .learn").first).to_be_in_viewport(ratio=1)
    keep(page, "sideways-hall")
    page.goto(f"{server.address}/new/mykerinos")
    expect(page.locator("[data-place='1']")).to_be_in_viewport(ratio=0.5)
    keep(page, "sideways-set-up")
    change = page.locator(".go .link").bounding_box()
    assert change is not None
    assert change["height"] >= FINGER


def many_cards(match: Match) -> bool:
    """Whether the seat that places a ship has about as many cards as anybody ever has."""
    cards = match.view()["players"][match.decisions[0].seat]["cards"]
    kept = [card for card in cards if card["kind"] in ("anytime", "permanent") and "attached" not in card]
    return len(kept) >= MANY and offered(match, "place")


@pytest.mark.parametrize("touch", [True, False], ids=["fingers", "mouse"])
def test_all_own_cards_of_egizia_are_in_sight(server: Server, open_browser: Open, touch: bool) -> None:
    page = open_browser(**device(touch))
    table = lay(page, server.address, come_to("egizia", many_cards, seats=2, seed=MANY_SEED))
    for name, (width, height) in (FINGERS if touch else {**MICE, "laptop": (1440, 900)}).items():
        page.set_viewport_size({"width": width, "height": height})
        uncover(page, server.address, table)
        keep(page, f"screens-egizia-cards-{width}")
        assert page.locator("main.table .chip").count() >= MANY
        assert page.evaluate(CUT) == [], name
        fits(page, touch, name)


def test_the_way_to_what_is_out_of_sight_keeps_the_focus_when_the_page_is_measured_anew(
    server: Server, open_browser: Open
) -> None:
    page = open_browser(size=FINGERS["small phone"], **device(touch=True))
    at(page, server, "egizia", 4, 0.3)
    page.locator(".elsewhere").first.focus()
    page.evaluate("""async () => {
        dispatchEvent(new Event('resize'));
        for (let frames = 0; frames < 10; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    }""")
    expect(page.locator(".elsewhere").first).to_be_focused()


def test_a_phone_opens_the_journal_at_its_newest_line(server: Server, open_browser: Open) -> None:
    page = open_browser(size=FINGERS["phone"], **device(touch=True))
    at(page, server, "egizia", 3, 0.5)
    page.keyboard.press("l")
    expect(page.locator("[role=log] li").last).to_be_in_viewport()


def test_the_score_sheet_is_below_the_header_wherever_the_board_was(server: Server, open_browser: Open) -> None:
    page = open_browser(size=FINGERS["phone"], **device(touch=True))
    at(page, server, "imhotep", 2, 0.97)
    page.evaluate("scrollTo({top: 90, behavior: 'instant'})")
    play_on([page], random.Random(7))
    assert over(page)
    expect(page.locator("header .brand")).to_be_in_viewport(ratio=1)
    keep(page, "screens-score-scrolled")
