"""What a real browser receives: nothing from another machine, little, and nothing that its seat cannot know."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, WebSocket
from websockets import Origin
from websockets.sync.client import connect

from hypostyle.engine.limits import SPECTATOR
from tests.e2e.hands import LIT, post, sit, step, wait_until
from tests.server.running import Browser, Server, running
from tests.server.twin_matches import twins
from tests.web.test_bundle import FIRST_LOADS

Open = Callable[..., Page]
SIDE_B = {"market": "B"}
MOVES = 6
PATH = "/api/tables"
ALL_LOADED = 60 * 1024  # data beside the bundle: the catalog, the sentences of the game


def test_no_request_leaves_the_machine_and_a_cold_start_is_small(server: Server, open_browser: Open) -> None:
    page = open_browser(cold=True)
    asked: list[str] = []
    answers: list[Response] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("response", lambda answer: answers.append(answer))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(server.address)
    page.locator("a[href='/new/imhotep']:visible").first.click()
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.locator(LIT).first.wait_for()
    page.wait_for_timeout(300)
    loaded = sum(answer.request.sizes()["responseBodySize"] for answer in answers if "woff2" not in answer.url)
    assert 50 * 1024 < loaded <= FIRST_LOADS["imhotep"] + ALL_LOADED
    page.keyboard.press("F1")
    page.locator("dialog kbd").first.wait_for()
    page.goto(f"{server.address}/tables")
    page.wait_for_timeout(300)
    assert len(asked) > 10
    assert {urlsplit(address).netloc for address in asked} == {urlsplit(server.address).netloc}


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the seed may be chosen although friends sit at the table."""
    with running(tmp_path_factory.mktemp("data") / "tables.db") as server:
        yield server


class Tap:
    """Everything about tables that the page of one browser receives: frames in their order, answers by HTTP in any."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[Response] = []
        page.on("websocket", self.listen)
        page.on("response", lambda response: self.answers.append(response))

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def told(self, table: str) -> dict[str, str]:
        """Each message by what it is about; without what differs between any two tables (ids, times, the promise of
        the seed), and without who arrives when."""
        chance = r'"(started|updated|token|seed_hash)":("[^"]*"|[\d.]+)'
        about = [answer for answer in self.answers if urlsplit(answer.url).path.startswith("/api/tables/")]
        found = {f"{urlsplit(answer.url).path}".replace(table, "TABLE"): answer.text() for answer in about}
        for frame in self.frames:
            message = json.loads(frame)
            if message["type"] != "seats":
                found[" ".join(str(message.get(name)) for name in ("type", "seq", "seat", "action"))] = frame
        return {key: re.sub(chance, "", text.replace(table, "TABLE")) for key, text in found.items()}


def choose(page: Page, action: int) -> None:
    """Play an action from the palette, whatever it is."""
    page.locator(LIT).first.wait_for()
    page.keyboard.press("/")
    page.locator(f"#palette-{action}").click()


class Elsewhere:
    """Somebody at the table whose page is not looked at: the bare protocol, without a browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.browser = Browser(server)

    def sit(self, table: str, token: str, until: ExitStack) -> None:
        if token:
            self.browser.post(f"{PATH}/{table}/claim", {"token": token})
        connecting = connect(
            f"ws://{self.server.host}/ws/{table}",
            origin=Origin(self.server.address),
            additional_headers={"Cookie": f"hypostyle={self.browser.cookie}"},
        )
        self.socket = until.enter_context(connecting)
        self.socket.send(json.dumps({"type": "hello"}))

    def play(self, seat: int, action: int, seq: int) -> None:
        self.socket.send(json.dumps({"type": "act", "seq": seq, "seat": seat, "action": action}))


def played(server: Server, page: Page, seed: int, moves: list[tuple[int, int]], viewer: int) -> dict[str, str]:
    tap, address = Tap(page), server.address
    others = {seat: Elsewhere(server) for seat in (0, 1) if seat != viewer}
    wish = {"game": "imhotep", "seats": [{"kind": "you"}, {"kind": "link"}], "options": SIDE_B, "seed": seed}
    made = post(page, address, PATH, wish) if viewer == 0 else others[0].browser.post(PATH, wish).json
    table, tokens = str(made["table"]), ("", str(made["seats"][1]["token"]), "")
    with ExitStack() as until:
        for seat, person in others.items():
            person.sit(table, tokens[seat], until)
        sit(page, address, table, tokens[viewer])
        for number, (seat, action) in enumerate(moves):
            if seat == viewer:
                choose(page, action)
            else:
                others[seat].play(seat, action, number)
            wait_until(page, lambda number=number: step(page) > number)  # type: ignore[misc]
    return tap.told(table)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_browser_is_told_the_same_of_matches_that_differ_only_in_what_is_hidden(
    seeded: Server, open_browser: Open, viewer: int
) -> None:
    one, other, moves = twins("imhotep", viewer, SIDE_B)[0]
    assert one != other
    assert len(moves) >= MOVES
    first, second = [played(seeded, open_browser(), seed, moves[:MOVES], viewer) for seed in (one, other)]
    both = first.keys() & second.keys()  # how many previews a page asks for is a matter of time
    assert {f"update {number} None None" for number in range(1, MOVES + 1)} < both
    assert {key: first[key] for key in both} == {key: second[key] for key in both}
