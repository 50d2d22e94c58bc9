"""Secrecy: whatever a page receives does not depend on what its seat cannot know.

Two worlds that a seat cannot tell apart are told to it, and everything it gets must be the same to the byte: positions
imagined from its own knowledge, asked of the telling itself; and whole matches on a real server whose seeds differ only
in what is hidden, tapped at the socket.
"""

import asyncio
import contextlib
import itertools
import json
import random
import re
from typing import Any

import pytest

import hypostyle
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.match import Match
from hypostyle.engine.state import State
from hypostyle.server.record import Record
from hypostyle.server.store import EventRow
from hypostyle.server.telling import Actions, Telling, encode
from hypostyle.testing.variants import set_ups, short, telling_variants
from tests.server.running import Browser, Page, Server

IMAGINED_WORLDS = 2
EVERY_STEP = 5
SEEDS = 6_000
TWINS = 4


def record_of(match: Match) -> Record:
    record = Record(match)
    record.rows = [EventRow(seq, 0, "act", 0, 1, 0.0) for seq in range(len(match.log) + 1)]
    record.kept = [-1, *range(len(match.log))]
    return record


def everything_told(match: Match, viewer: int) -> list[bytes | str]:
    """All that a page of this viewer can get out of the server at one position."""
    record = record_of(match)
    record.is_sealed = lambda seat, place: False  # type: ignore[method-assign]
    telling = Telling(record, Actions(match.game))
    seats = () if viewer == SPECTATOR else (viewer,)
    update = json.loads(telling.update(seats, len(match.log)))
    told: list[bytes | str] = [json.dumps(update)]
    if viewer == SPECTATOR or match.over:
        return told
    for action in range(match.game.words.action_count):
        told.append(encode(telling.why(viewer, action)))
    if match.state.awaits(viewer):
        told += [encode(telling.preview(viewer, action)) for action in match.state.mask(viewer).legal_actions(viewer)]
    return told


def in_world(match: Match, world: State) -> Match:
    """The same match at another truth; nothing of it can be taken back, as its log leads elsewhere."""
    twin = Match(match.game, match.content, match.options, match.seats, match.seed)
    twin.log, twin.state, twin.last_events = match.log, world, match.last_events
    twin.may_undo = lambda seat, before=None: False  # type: ignore[method-assign]
    twin.history = match.history  # type: ignore[method-assign]
    return twin


CASES = [
    pytest.param(slug, seats, options, id=f"{slug}-{seats}-{short(options)}")
    for slug in hypostyle.games()
    for seats, options in set_ups(
        hypostyle.game(slug), telling_variants(hypostyle.game(slug))[:: len(hypostyle.game(slug).options) + 1]
    )
]


@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_a_page_is_told_the_same_in_every_world_its_seat_can_imagine(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    dice = random.Random(seats)
    match = hypostyle.game(slug).new(seats, dice.getrandbits(40), options)
    while not match.over:
        if len(match.log) % EVERY_STEP == 0:
            for viewer in range(SPECTATOR, seats):
                known = match.state.mask(viewer)
                truth = everything_told(in_world(match, match.state), viewer)
                for world in range(IMAGINED_WORLDS):
                    assert everything_told(in_world(match, known.imagine(world)), viewer) == truth
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))


# ---------------------------------------------------------------------- over the wire
def twins(viewer: int, options: dict[str, Any]) -> list[tuple[int, int, list[tuple[int, int]]]]:
    """Pairs of seeds whose matches look alike to a viewer, with the moves up to where they no longer do."""
    game = hypostyle.game("imhotep")
    by_look: dict[bytes, list[int]] = {}
    for seed in range(SEEDS):
        state = game.new(2, seed, options).state
        by_look.setdefault(state.mask(viewer).to_bytes(), []).append(seed)
    pairs = [pair for seeds in by_look.values() for pair in itertools.pairwise(seeds)]
    found = []
    for one, other in pairs:
        moves = moves_alike(game.new(2, one, options), game.new(2, other, options), viewer)
        found.append((one, other, moves))
    found.sort(key=lambda pair: -len(pair[2]))
    return found[:TWINS]


def moves_alike(one: Match, other: Match, viewer: int) -> list[tuple[int, int]]:
    dice = random.Random(one.seed)
    while True:
        seat = one.decisions[0].seat
        action = dice.choice(one.decisions[0].actions).id
        if not other.state.awaits(seat) or other.why_not(seat, action) is not None:
            return one.log
        one.play(seat, action)
        other.play(seat, action)
        if one.over or one.state.mask(viewer).to_bytes() != other.state.mask(viewer).to_bytes():
            return one.log[:-1]


async def tapped(server: Server, seed: int, options: dict[str, Any], moves: list[tuple[int, int]], viewer: int) -> str:
    """Everything one page receives over HTTP and WebSocket while these moves are made, with questions in between."""
    browsers = [Browser(server), Browser(server), Browser(server)]
    table = browsers[0].create("you", "link", seed=seed, options=options)
    claim = f"/api/tables/{table['table']}/claim"
    browsers[1].post(claim, {"token": table["seats"][1]["token"]})
    heard: list[str] = []
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(browser.page(table["table"])) for browser in browsers]
        page = pages[viewer]
        for number, (seat, action) in enumerate(moves):
            await question(page, viewer, number)
            await pages[seat].act(seat, action)
            for other in pages:
                await other.until_seq(number + 1)
        heard += page.tapped
        drawing = f"/api/tables/{table['table']}/drawing?lang=fr&seat=0"
        for path in ("/api/tables", "/api/replays", f"/api/tables/{table['table']}/export", drawing):
            heard.append(browsers[viewer].get(path).body.decode())
    updates = [line for line in heard if not line.startswith('{"type":"seats"')]  # who has arrived when is chance
    return re.sub(r'"(started|updated)":[\d.]+', "", "\n".join(updates)).replace(table["table"], "TABLE")


async def question(page: Page, viewer: int, number: int) -> None:
    """Something allowed, something refused, something wrong; each by turns."""
    questions: list[tuple[Any, str]] = [
        ({"type": "look", "step": number // 2}, "look"),
        ({"type": "look", "step": 0, "seat": 1 - viewer % 2}, "refused"),
        ({"type": "why", "seat": viewer, "action": number % 50}, "why" if viewer >= 0 else "refused"),
        ({"type": "act", "seq": 0, "seat": 1, "action": 999}, "refused"),
        ({"type": "nonsense"}, "refused"),
    ]
    message, kind = questions[number % len(questions)]
    await page.ask(message, kind)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_wire_says_the_same_of_matches_that_differ_only_in_what_is_hidden(server: Server, viewer: int) -> None:
    options = {"market": "B"}
    pairs = twins(viewer, options)
    assert len(pairs) == TWINS
    assert sum(len(moves) for _, _, moves in pairs) > 40

    async def scene() -> None:
        for one, other, moves in pairs:
            first, second = [await tapped(server, seed, options, moves, viewer) for seed in (one, other)]
            hashes = '"seed_hash":"[0-9a-f]{64}"'
            assert re.findall(hashes, first) != re.findall(hashes, second), "they are different matches"
            assert re.sub(hashes, "", first) == re.sub(hashes, "", second)

    asyncio.run(scene())


def test_the_seed_is_told_to_nobody_before_the_end(server: Server) -> None:
    async def scene() -> None:
        host = Browser(server)
        seed = 7_316_481_220_953_114_477
        table = host.create("you", "here", seed=seed)
        async with host.page(table["table"]) as page, Browser(server).page(table["table"]) as watcher:
            while not page.update["over"]:
                before = [*page.tapped, *watcher.tapped, host.get("/api/tables").body.decode()]
                seat = page.update["to_move"][0]
                await page.act(seat, page.legal(seat)[-1])
            assert not any(str(seed) in text for text in before)
            assert host.get(f"/api/tables/{table['table']}/export").json["seed"] == seed
            assert page.update["seed"] == str(seed)
            await watcher.until_seq(page.update["seq"])
            assert watcher.update["seed"] == str(seed)

    asyncio.run(scene())
