"""Somebody who goes through a lesson in a page as the guide says is right: by clicks and taps from within the page,
which is fast, or by real keys.

The guide knows the whole way beforehand: a lesson always goes the same. What is pressed must not lie under the coach,
and in a choice that is composed of several presses, what is already chosen is never pressed a second time.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

import hypostyle
from hypostyle.engine.action import Action
from hypostyle.lessons import Guide, lessons_of

STEP = "[data-lesson-step='{}']"
PLANNED = ("lay", "buy")  # of Egizia: what is laid out before any of it is sent
MOST_KEYS = 150

# A hand in the page. `way` is "mouse" or "touch"; `script` what is done, step by step (see `Learner.script`).
HAND = """async ([script, way]) => {
    let presses = 0;
    let at = '';
    let troubled = '';
    const watch = new MutationObserver(() => (troubled ||= document.querySelector('.lost')?.textContent ?? ''));
    watch.observe(document.body, {subtree: true, childList: true});
    const tick = (ms = 8) => new Promise((done) => setTimeout(done, ms));
    const all = (where) => [...document.querySelectorAll(where)];
    const seen = (one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0;
    const ids = (one) => one.dataset.action.split(' ').map(Number);
    const step = () => Number(document.querySelector('main.table')?.dataset.step ?? -1);
    const settled = (name) => document.querySelector(`[data-lesson-step='${name}']`) !== null;
    const wait = async (what, fact) => {
        const start = performance.now();
        for (let found = fact(); ; found = fact()) {
            if (found) return found;
            if (performance.now() - start > 20000) throw new Error(`${at}: ${what}`);
            await tick();
        }
    };
    const open = (one) => {
        const box = one.getBoundingClientRect();
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        const top = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
        return top !== null && !(top.closest('.bubble') && !one.closest('.bubble'));
    };
    const press = async (one) => {
        if (!open(one)) one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const what = one.outerHTML.slice(0, 120);
        await wait(`the coach sits on what is to be pressed: ${what}`, () => !one.isConnected || open(one));
        const told = {bubbles: true, cancelable: true, pointerType: way, detail: 1};
        one.dispatchEvent(new PointerEvent('pointerdown', told));
        one.dispatchEvent(new PointerEvent('pointerup', told));
        one.dispatchEvent(new PointerEvent('click', told));
        presses += 1;
        await tick();
    };
    const lit = () => all('main [data-action]').filter(seen);
    // A button of the dock comes first: what lies on the board may go on from there.
    const rank = (one) => 2 * ids(one).length - (one.closest('.dock') ? 1 : 0);
    const leading = (action) => lit().filter((one) => ids(one).includes(action)).sort((a, b) => rank(a) - rank(b));

    // On a phone things lie behind tabs; one behind which something is lit has a light itself.
    const tab = () => all('.tabs button:not([aria-current]):has(i)').find(seen);
    const narrow = async (action, done) => {
        while (!done()) {
            const one = await wait(`nothing leads to ${action}`, () => done() || leading(action)[0] || tab());
            if (one === true) return;
            const armed = () => all('[data-armed]').length;
            const offered = () => [step(), ...lit().map((one) => one.dataset.action), armed()].join('|');
            const before = offered();
            await press(one);
            await wait(`a press at ${one.outerHTML.slice(0, 120)} does nothing`, () => done() || offered() !== before);
        }
    };
    // Pyramids: a pattern is turned, put down and sealed. What lies wrong is never pressed again: that would seal it.
    const mark = async (action, done) => {
        const sealing = () => all('.seal[data-action], .place[data-action]').filter(seen);
        const ready = () => (sealing()[0] ? ids(sealing()[0])[0] : null);
        const cells = () => leading(action).filter((one) => one.matches('.cell'));
        const turns = [0, 0, 0, 1, 0, 0, 0];
        while (!done()) {
            const tools = () => all('.expedition .round').filter(seen);
            await wait(`nothing leads to ${action}`, () => done() || leading(action).length + tools().length > 0);
            if (done()) return;
            if (ready() === action) {
                await press(sealing()[0]);
                await wait('what was sealed is not sent', done);
                return;
            }
            const tried = new Set();
            for (let cell = cells()[0]; cell && ready() !== action;
                 cell = cells().find((one) => !tried.has(one) && (ready() === null || !ids(one).includes(ready())))) {
                tried.add(cell);
                await press(cell);
            }
            if (ready() === action || done()) continue;
            const other = leading(action).filter((one) => !one.matches('.cell'));
            const turned = other.find((one) => one.getAttribute('aria-pressed') !== 'true');
            if (turned) await press(turned);
            else if (tools().length > 0 && turns.length > 0) await press(tools()[turns.shift()]);
            else throw new Error(`${at}: the pattern cannot be put down as ${action}`);
        }
    };
    // Egizia: a building is planned whole, then sent.
    const plan = async (actions, done) => {
        const sending = () => all('.acts .primary[data-action], .prompt .primary[data-action]').filter(seen);
        const parts = (action) => leading(action).filter((one) => !sending().includes(one));
        for (const [place, action] of actions.entries()) {
            await press(await wait(`nothing lays ${action}`, () => parts(action)[0]));
            const next = actions[place + 1];
            if (place > 0 || next === undefined) await wait('the plan is not ready', () => sending()[0]);
        }
        await press(sending()[0]);
        await wait('what was planned is not sent', done);
    };

    const box = (one) => one.getBoundingClientRect();
    const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const apart = (a, b) => before(a, b) || before(b, a);
    // A sheet on a phone may lie over the foot of something tall, but not over half of it.
    const half = ({left, right, top, bottom}) => ({left, right, top, bottom: (top + bottom) / 2});
    const shown = (ring) => (way === 'touch' ? half(box(ring)) : box(ring));
    const clear = (bubble) => all('.rings .ring').every((ring) => apart(box(bubble), shown(ring)));

    // A ring is a little larger than what it is drawn round, which a sheet of the board may show a second time.
    const rings = () => all('.rings .ring');
    const round = (one) => rings().some((ring) => {
        const [a, b] = [box(ring), box(one)];
        return Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < 3 && a.y < b.y && b.y - a.y < 20;
    });
    const named = (point) => all(`[data-place='${point}']:not([inert] *)`).filter(seen).some(round);

    const inSight = (ring) => {
        const {x, y, width, height} = box(ring);
        return x + width / 2 > 0 && x + width / 2 < innerWidth && y + height / 2 > 0 && y + height / 2 < innerHeight;
    };

    for (const {name, kind, points, place, answer, choices} of script) {
        at = name;
        await wait('the page does not come to this step', () => settled(name));
        for (const point of points) await wait(`there is no ${point}`, () => all(`[data-place='${point}']`)[0]);
        const ringed = () => points.length === 0 || rings().length === 0 || named(points[0]);
        await wait(`what is ringed is not ${points[0]}`, ringed);
        await wait('the coach sits on what is meant', () => all('.bubble').every(clear));
        await wait('what is meant is out of sight', () => all('.rings .ring').slice(0, 1).every(inSight));
        if (kind === 'look') await press(await wait('no way on', () => document.querySelector('.bubble .again')));
        if (kind === 'question') await press(await wait('no answers', () => all('.bubble .chip')[answer]));
        if (kind === 'touch') {
            await press(await wait(`there is no ${place}`, () => all(`[data-place='${place}']`).find(seen)));
            const answered = () => !settled(name) || document.querySelector('dialog[open] button');
            const large = await wait('a touch is not answered', answered);
            if (large !== true) await press(large);
        }
        const reading = kind === 'play' ? document.querySelector('.bubble .again') : null;
        if (reading) await press(reading);
        for (const {verb, actions, log} of choices) {
            const done = () => step() >= log;
            await wait('the page does not ask yet', () => document.querySelector('[data-lesson-step]'));
            if (actions.length > 1) await plan(actions, done);
            else await (verb === 'mark' || verb === 'draw' ? mark : narrow)(actions[0], done);
        }
    }
    at = 'end';
    await wait('there is no end', () => settled('') && document.querySelector('dialog[open]'));
    if (troubled) throw new Error(`the page was lost: ${troubled}`);
    return presses;
}"""


class Learner:
    """Somebody at a lesson, with a guide of their own that knows what is right."""

    def __init__(self, page: Page, address: str, slug: str, name: str) -> None:
        self.page = page
        self.game = hypostyle.game(slug)
        self.guide = Guide(self.game, lessons_of(self.game)[name])
        page.goto(f"{address}/learn/{slug}/{name}")
        self.arrive()

    @property
    def step(self) -> str:
        return self.guide.step.name if self.guide.step is not None else ""

    def arrive(self) -> None:
        """Wait until the page shows the step that the guide is at."""
        self.page.locator(STEP.format(self.step)).wait_for(state="attached")

    def go_to(self, name: str) -> None:
        while self.step != name:
            self.page.keyboard.press("n")
            self.guide.skip()
            self.arrive()

    def learn(self, way: str = "mouse") -> int:
        """Go through the lesson from here to its end; how many presses that took."""
        return int(self.page.evaluate(HAND, [self.script(), way]))

    # ------------------------------------------------------------------ the way through the lesson
    def script(self) -> list[dict[str, Any]]:
        """What is done at each step, and how long the record of the match is after each choice."""
        steps: list[dict[str, Any]] = []
        while (step := self.guide.step) is not None:
            place = next((one for one in step.point if isinstance(one, str)), "") if step.kind == "touch" else ""
            answer = self.guide.right_answer() if step.kind == "question" else 0
            choices = self.choices()
            if not choices:
                self.guide.skip()
            points = [one for one in step.point if isinstance(one, str)]
            shown = {"name": step.name, "kind": step.kind, "points": points, "place": place}
            steps.append({**shown, "answer": answer, "choices": choices})
        return steps

    def choices(self) -> list[dict[str, Any]]:
        """What is chosen at this step, made by the guide; with what is planned together with it."""
        made: list[dict[str, Any]] = []
        step = self.guide.step
        while step is not None and step.kind in ("do", "play") and self.guide.step is step:
            action = self.guide.shown_choice() if step.kind == "do" else self.guide.advised()
            actions = [action]
            self.guide.choose(action)
            while self.verb(action) == "build" and (following := self.planned()) is not None:
                actions.append(following)
                self.guide.choose(following)
            made.append({"verb": self.verb(action), "actions": actions, "log": len(self.guide.match.log)})
        return made

    def planned(self) -> int | None:
        """The next choice, if it is laid out together with the last."""
        step = self.guide.step
        if step is None or step.kind not in ("do", "play") or not self.guide.legal():
            return None
        action = self.guide.shown_choice() if step.kind == "do" else self.guide.advised()
        return action if self.verb(action) in PLANNED else None

    def verb(self, action: int) -> str:
        return str(Action(self.game, action).described["verb"])


# What a key is pressed for: the best lit thing that leads to an action, marked; whether it has the focus.
MEANT = """([action, besides]) => {
    document.querySelectorAll('[data-meant]').forEach((one) => one.removeAttribute('data-meant'));
    const seen = (one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0;
    const ids = (one) => one.dataset.action.split(' ').map(Number);
    const rank = (one) => 2 * ids(one).length - (one.closest('.dock') ? 1 : 0);
    const found = [...document.querySelectorAll('main [data-action]')]
        .filter((one) => seen(one) && ids(one).includes(action) && !(besides && one.matches(besides)))
        .sort((a, b) => rank(a) - rank(b))[0];
    found?.setAttribute('data-meant', '');
    return found !== undefined;
}"""
# Where the focus has to go: '' when it is there, an arrow where both lie on the board, else Tab.
TOWARD = """([where, every]) => {
    const target = document.querySelector(where);
    const here = document.activeElement;
    if (!target) return 'Tab';
    if (target === here || (every && target.contains(here))) return '';
    if (![target, here].every((one) => one?.closest('.scene'))) return 'Tab';
    if (!here.matches(every ? '[data-thing]' : '[data-action]')) return 'Tab';
    const [a, b] = [here.getBoundingClientRect(), target.getBoundingClientRect()];
    const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : (y > 0 ? 'ArrowDown' : 'ArrowUp');
}"""
GONE = "(log) => Number(document.querySelector('main.table')?.dataset.step ?? -1) >= log"
OFFERED = """() => [document.querySelector('main.table')?.dataset.step,
    ...[...document.querySelectorAll('main [data-action]')].map((one) => one.dataset.action)].join('|')"""
HERE = "() => document.activeElement?.outerHTML.slice(0, 400) ?? ''"
SEALING = "() => Number(document.querySelector('.seal[data-action]')?.dataset.action ?? -1)"
BUILD = ".acts .primary"


class KeyLearner(Learner):
    """Nothing but keys."""

    def learn_by_keys(self) -> None:
        for one in self.script():
            self.page.locator(STEP.format(one["name"])).wait_for(state="attached")
            self.do(one)
        self.page.locator("dialog[open]").wait_for()

    def do(self, one: dict[str, Any]) -> None:
        if one["kind"] == "question":
            self.page.keyboard.press(str(one["answer"] + 1))
        elif one["kind"] == "touch":
            self.press(f"[data-place='{one['place']}']", every=True)
        elif one["kind"] == "look" or self.page.locator(".bubble .again").count():
            self.press(".bubble .again")
        for choice in one["choices"]:
            self.choose(**choice)

    # ------------------------------------------------------------------ a choice
    def choose(self, verb: str, actions: list[int], log: int) -> None:
        self.page.locator("[data-lesson-step]").wait_for(state="attached")
        if len(actions) > 1:
            self.plan(actions)
        elif verb == "mark":
            self.mark(actions[0])
        else:
            self.narrow(actions[0], log)
        self.page.wait_for_function(GONE, arg=log)

    def narrow(self, action: int, log: int) -> None:
        while True:
            self.page.wait_for_function(f"([meant, log]) => ({GONE})(log) || ({MEANT})(meant)", arg=[[action, ""], log])
            if self.page.evaluate(GONE, log):
                return
            before = self.page.evaluate(OFFERED)
            self.press("[data-meant]")
            self.page.wait_for_function(f"(before) => ({OFFERED})() !== before", arg=before)

    def plan(self, actions: list[int]) -> None:
        """Egizia: a building is laid out whole, then sent."""
        for place, action in enumerate(actions):
            self.page.wait_for_function(MEANT, arg=[action, BUILD])
            self.press("[data-meant]")
            if place > 0 or place + 1 == len(actions):
                self.page.locator(f"{BUILD}[data-action]").wait_for()
        self.press(BUILD)

    def mark(self, action: int) -> None:
        """Pyramids: R and M turn the pattern, O is one cell instead, arrows carry it, Enter puts it down and seals."""
        wanted, page = Action(self.game, action).described, self.page
        page.locator(".cell[data-action]").first.wait_for()
        for key in "rrrrmrrro":
            page.keyboard.press(key)
            if page.evaluate(MEANT, [action, ":not(.cell)"]):
                break
        self.press(".cell[data-action][tabindex='0']")
        for _ in range(MOST_KEYS):
            held = page.evaluate(SEALING)
            if held == action:
                break
            here = Action(self.game, held).described
            dx, dy = (there - now for there, now in zip(middle(wanted), middle(here), strict=True))
            across, down = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
            page.keyboard.press(across if abs(dx) >= abs(dy) else down)
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")

    # ------------------------------------------------------------------ the focus
    def press(self, where: str, every: bool = False) -> None:
        """Bring the focus there, by arrows over the board, otherwise by Tab; `every`: over what is not lit as well."""
        been: set[str] = set()
        for _ in range(MOST_KEYS):
            way, here = self.page.evaluate(f"(aim) => [({TOWARD})(aim), ({HERE})()]", [where, every])
            if not way:
                self.page.keyboard.press("Enter")
                return
            stuck = way + here in been  # arrows have led in a circle
            been.add(way + here)
            self.page.keyboard.press("Tab" if stuck or way == "Tab" else f"Shift+{way}" if every else way)
        raise AssertionError(f"the focus does not reach {where}")


def middle(marking: Any) -> tuple[float, float]:
    """Where a marking of Pyramids lies, over both cards."""
    cells = [(ord(name[0]), int(name[1])) for name in marking["cells"].split("-")]
    across = sum(column for column, _ in cells) / len(cells) + (6 if marking["hand"] == "right" else 0)
    return across, sum(row for _, row in cells) / len(cells)
