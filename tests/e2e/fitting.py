"""Whether a page fits its screen: nothing lit is out of reach or covered, fingers hit, nothing scrolls sideways."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

FINGER, POINTER = 44, 24
SLACK = 0.6  # of a pixel, lost by rounding
PATIENCE = 120  # pairs of frames in which a button that leads to what is out of sight may still come

# What can be pressed: everything lit, and every control that is no thing of the board. A drawing's outline is the part
# of it that takes the finger.
COMPLAINTS = """async ([least, slack, patience, root]) => {
    const shown = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const inside = (one) => !one.closest('.seen-by-ear, [role=log], dialog:not([open]), [inert]');
    const all = (query) => [...document.querySelectorAll(query)].filter((one) => shown(one) && inside(one));
    const lit = all(`${root} [data-action]`);
    const controls = all(`header a, header button, ${root} button:not([data-thing]), ${root} a.btn`);
    const words = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\\s+/g, ' ');
    const named = (one) => words(one).slice(0, 60) || one.getAttribute('class') || one.tagName;
    const taking = (one) => [...one.querySelectorAll(':scope > .hit')].find((part) => part.checkVisibility()) ?? one;
    const hit = (one) => taking(one).getBoundingClientRect();
    const there = (one) => {
        const box = hit(one);
        return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    };
    const own = (one, found) => found !== null && (one.contains(found) || found.contains(one)
        || (one.ownerSVGElement !== undefined && one.parentNode.contains(found)));
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const complaints = [];
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) complaints.push(`the page is ${width} wide on a screen of ${innerWidth}`);
    // A way: what is out of sight is told, by a tab or by a button that goes there, or it peeks in from the side. The
    // button comes when the browser has said what it sees, some frames after the page.
    const outside = (box) => box.bottom <= 0 || box.top >= innerHeight;
    const away = () => lit.filter((one) => outside(hit(one)));
    const told = () => away().length === 0 || all('.elsewhere').length > 0;
    for (let frames = 0; frames < patience && !told(); frames += 1) await frame();
    const ways = all('.elsewhere');
    if (!told()) complaints.push(`there is no way to ${named(away()[0])}, off the screen`);
    const small = (one) => {
        const box = hit(one);
        if (box.width < least - slack || box.height < least - slack)
            complaints.push(`${named(one)} is ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
    };
    ways.forEach(small);
    for (const one of new Set([...lit, ...controls])) {
        small(one);
        if (own(one, there(one))) continue;
        const [x, y] = [scrollX, scrollY];
        one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        await frame();
        const found = there(one);
        if (found === null) complaints.push(`${named(one)} cannot be brought into sight`);
        else if (!own(one, found)) complaints.push(`${named(one)} lies under ${named(found)}`);
        scrollTo({left: x, top: y, behavior: 'instant'});
    }
    // No two controls of the board, of the dock or of the header share more than an edge.
    const edge = 3;
    const part = (one) => one.closest('.scene, .dock, .seats, .scroll, .next, header');
    for (const [place, one] of controls.entries())
        for (const other of controls.slice(place + 1)) {
            if (one.contains(other) || other.contains(one) || part(one) !== part(other)) continue;
            const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
            const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left);
            const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
            if (wide > edge && high > edge) complaints.push(`${named(one)} and ${named(other)} overlap`);
        }
    return complaints;
}"""


def complaints(page: Page, touch: bool, root: str = "main.table") -> list[str]:
    """What a person would stumble over in this part of the page, in words; none if everything fits."""
    found: list[str] = page.evaluate(COMPLAINTS, [FINGER if touch else POINTER, SLACK, PATIENCE, root])
    return found


def fits(page: Page, touch: bool, name: str, root: str = "main.table") -> None:
    found = complaints(page, touch, root)
    assert not found, f"{name}: " + "; ".join(sorted(set(found)))


def device(touch: bool, **more: Any) -> dict[str, Any]:
    """What a browser is told of the thing in hand."""
    return {"has_touch": True, "is_mobile": True, "device_scale_factor": 2, **more} if touch else more
