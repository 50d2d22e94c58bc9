"""What a person does at a table in the browser, for tests: sit down, click what is lit, wait for the others."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.engine.saves import as_json

LIT = "[data-action]:visible"
MOST_CLICKS = 900
CLICK = """(chance) => {
    const shown = (one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0;
    const lit = [...document.querySelectorAll('[data-action]')].filter(shown);
    lit[Math.floor(chance * lit.length)]?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    return lit.length;
}"""
# A person who clicks what is lit, living in the page: no way to and fro for each click. Ends when the match is over,
# when something has come in sight, or after so many clicks. What is clicked among all that is lit, `pick` says.
PLAY = """([seed, stop, until, wish]) => {
    const pick = %s;
    const random = () => (seed = (seed * 1664525 + 1013904223) %% 2 ** 32) / 2 ** 32;
    const seen = (one) => one.checkVisibility({visibilityProperty: true});
    const arrived = () => until !== '' && [...document.querySelectorAll(until)].some(seen);
    const work = async () => {
        document.body.style.clipPath = 'inset(100%%)'; // nobody looks: what is not seen need not be painted
        let clicks = 0;
        let last = performance.now();
        while (clicks < stop && !document.querySelector('dialog[open] table') && !arrived()) {
            document.querySelector('.handover button')?.click();
            const lit = [...document.querySelectorAll('[data-action]')].filter(seen);
            const chosen = lit.length > 0 ? pick(lit, random, wish) : null;
            if (chosen) {
                chosen.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
                clicks += 1;
                last = performance.now();
            } else if (performance.now() - last > 30000) throw new Error('nothing is lit and nobody moves');
            await new Promise((done) => setTimeout(done, 6));
        }
        document.body.style.clipPath = '';
        return [clicks, wish];
    };
    window.playing = work();
}"""
FOLLOW = """async (path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((done) => setTimeout(done)); // the page that was here has gone
}"""
# How high board and dock have been since.
WATCH = """() => {
    window.heights = {scene: [], dock: []};
    const note = ({target, contentRect}) => heights[target.classList[0]].push(Math.round(contentRect.height));
    const watch = new ResizeObserver((seen) => seen.forEach(note));
    document.querySelectorAll('main.table > .scene, main.table > .dock').forEach((one) => watch.observe(one));
}"""
ANYTHING = "(lit, random) => lit[Math.floor(random() * lit.length)]"
SEED = 7


def create(
    page: Page, address: str, game: str, seats: list[dict[str, Any]], /, *, seed: int = SEED, **options: Any
) -> dict[str, Any]:
    """Open a table as the set-up page does, with the cookie of the page; friends sit down at new shuffles only."""
    shuffles = {} if any(seat["kind"] == "link" for seat in seats) else {"seed": seed}
    return post(page, address, "/api/tables", {"game": game, "seats": seats, "options": options, **shuffles})


def late(slug: str, seats: int = 2, seed: int = SEED, played: float = 0.75) -> Match:
    """A match of random choices of which only the last part is still to be played."""
    dice, match = random.Random(seed), hypostyle.game(slug).new(seats, seed)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match.branch(int(len(match.log) * played))


def come_to(slug: str, fact: Callable[[Match], bool], seats: int = 2, seed: int = SEED) -> Match:
    """A match of random choices that has come to the first position of which this is so."""
    dice, match = random.Random(seed), hypostyle.game(slug).new(seats, seed)
    while not fact(match):
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match


def offered(match: Match, verb: str) -> bool:
    """Whether the seat that chooses first may do this."""
    return any(action.verb == verb for action in match.decisions[0].actions)


def lay(page: Page, address: str, match: Match) -> str:
    """A table at the position of a match, with all its seats at this screen; returns its id."""
    return str(post(page, address, "/api/import", as_json(match))["table"])


def post(page: Page, address: str, path: str, data: Any) -> dict[str, Any]:
    answer = page.request.post(address + path, data=data, headers={"origin": address})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def visit(page: Page, address: str, path: str) -> None:
    """Go there; from another page of ours as by a link on it, without loading everything anew."""
    if page.url.startswith(f"{address}/"):
        page.evaluate(FOLLOW, path)
    else:
        page.goto(address + path)


def sit(page: Page, address: str, table: str, token: str = "") -> None:
    if token:
        page.goto(f"{address}/t/{table}#{token}")
    else:
        visit(page, address, f"/t/{table}")
    page.locator("main.table, .handover button").first.wait_for()
    if page.locator(".handover").count():  # people at one screen: whoever is asked takes it first
        page.locator(".handover button").click()
    page.locator("main.table").wait_for()


def uncover(page: Page, address: str, table: str) -> None:
    """Sit down; where somebody has secrets, take the screen first."""
    visit(page, address, f"/t/{table}")
    page.locator(f"{LIT}, .handover button").first.wait_for()
    if page.locator(".handover").count():
        page.locator(".handover button").click()
        page.locator(LIT).first.wait_for()


def over(page: Page) -> bool:
    return page.locator("dialog[open] table").count() > 0


def log_length(page: Page) -> int:
    return page.locator("[role=log] li").count()


def step(page: Page) -> int:
    """How far the match is, as the page shows it at this moment; -1 while there is no table to be seen."""
    return int(page.evaluate("() => document.querySelector('main.table')?.dataset.step ?? -1"))


def moved_on(page: Page, before: int) -> bool:
    """Whether the match is further, or so far that the next person has to take the screen."""
    return bool(page.locator(".handover").count()) or step(page) > before


def click_lit(page: Page, dice: random.Random) -> bool:
    """Click one thing that is lit; false if nothing is. Found and clicked at once, for time may be running."""
    return int(page.evaluate(CLICK, dice.random())) > 0


def click_lit_until_others(page: Page) -> None:
    """Choose anything for oneself until somebody else has to: a choice may take several clicks."""
    dice = random.Random(SEED)
    for _ in range(MOST_CLICKS):
        if page.locator("main.table .prompt.lit").count() == 0:
            return
        click_lit(page, dice)
        page.wait_for_timeout(20)
    raise AssertionError("it is always my turn")


def unseen(page: Page) -> None:
    """Nobody looks at the page any more: keys do their work, but nothing need be painted."""
    page.evaluate("() => { document.body.style.clipPath = 'inset(100%)'; }")


def press(target: Locator) -> None:
    """A click on the middle of the thing itself, whatever lies inside it."""
    target.dispatch_event("click")


def play(
    pages: list[Page], dice: random.Random, *, stop: int, until: str = "", pick: str = ANYTHING, wish: Any = None
) -> list[tuple[int, Any]]:
    """Click what is lit in all the pages, each by itself, until the end or until a selector is in sight in it; for each
    page the number of clicks, and what has become of the wish."""
    for page in pages:
        page.evaluate(PLAY % pick, [dice.getrandbits(31), stop, until, wish])
    return [tuple(page.evaluate("() => window.playing")) for page in pages]


def focus_lit(page: Page) -> None:
    """Tab until something that is lit has the focus."""
    for _ in range(120):
        if page.evaluate("document.activeElement?.hasAttribute('data-action')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach what is lit")


def play_on(pages: list[Page], dice: random.Random, stop: int = MOST_CLICKS, until: str = "") -> int:
    """Click anything that is lit until the match is over; returns the clicks."""
    return sum(clicks for clicks, _ in play(pages, dice, stop=stop, until=until))


@contextlib.contextmanager
def steady(page: Page) -> Iterator[None]:
    """Whatever is asked meanwhile: board and dock keep their sizes, so that nothing moves away below the pointer."""
    page.evaluate(WATCH)
    yield
    heights = page.evaluate("heights")
    assert [len(set(seen)) for seen in heights.values()] == [1, 1], heights


def wait_until(page: Page, fact: Callable[[], bool]) -> None:
    """Look until it is so; the pages forbid evaluating text, so the test does the looking."""
    for _ in range(1000):
        if fact():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it did not happen")
