"""Secrecy: whatever a page receives does not depend on what its seat cannot know.

Two worlds that a seat cannot tell apart are told to it, and everything it gets must be the same to the byte: positions
imagined from its own knowledge, asked of updates and inspector themselves; and whole matches on a real server whose
seeds differ only in what is hidden, tapped at the socket.
"""

import asyncio
import contextlib
import itertools
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import hypostyle
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.match import Match
from hypostyle.engine.state import State
from hypostyle.server.messages import encode
from hypostyle.server.storage.store import JournalRow
from hypostyle.server.table.inspector import Inspector
from hypostyle.server.table.journal import Journal
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.race import contest_of
from hypostyle.server.table.updates import Updates
from hypostyle.testing.variants import set_ups, short, telling_variants
from tests.server import hidden_worlds
from tests.server.running import Browser, Page, Server, running
from tests.server.twin_matches import TWINS, alike, twins

IMAGINED_WORLDS = 2
EVERY_STEP = 5
EVERY_TURN = 2
SEALED_WORLDS = 4
MOST_MOVES = 36
WALL_MOVES = 8  # hands are hidden from all others, so twins part soon


def journal_of(match: Match) -> Journal:
    journal = Journal(match)
    journal.rows = [JournalRow(seq, 0, "act", 0, 1, 0.0) for seq in range(len(match.log) + 1)]
    journal.kept = [-1, *range(len(match.log))]
    return journal


def everything_told(journal: Journal, viewer: int) -> list[bytes | str]:
    """All that a page of this viewer can get out of the server at one position."""
    match = journal.match
    updates = Updates(journal, JsonCache(match.game))
    inspector = Inspector(updates)
    seats = () if viewer == SPECTATOR else (viewer,)
    seq = journal.seq_for(seats)
    told: list[bytes | str] = [updates.update(seats, seq)]
    told.append(encode(inspector.look(len(journal.log_for(seats)), seats, None)))
    if viewer == SPECTATOR or match.over:
        return told
    for action in range(match.game.words.action_count):
        told.append(encode(inspector.why(viewer, action, seq)))
    if match.state.awaits(viewer) and contest_of(match.game, match.state) is None:
        legal = match.state.mask(viewer).legal_actions(viewer)
        told += [encode(inspector.preview(viewer, action, seq)) for action in legal]
    return told


def in_world(match: Match, world: State) -> Match:
    """The same match at another truth; nothing of it can be taken back, as its log leads elsewhere."""
    twin = Match(match.game, match.content, match.options, match.seats, match.seed)
    twin.log, twin.state, twin.last_events = match.log, world, match.last_events
    twin.why_no_undo = lambda seat, before=None: "revealed"  # type: ignore[method-assign]
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
                truth = everything_told(journal_of(in_world(match, match.state)), viewer)
                for world in range(IMAGINED_WORLDS):
                    assert everything_told(journal_of(in_world(match, known.imagine(world))), viewer) == truth
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))


# ---------------------------------------------------------------------- sealed choices
SEALING_GAMES = [slug for slug in hypostyle.games() if any(task.sealed for task in hypostyle.game(slug).words.tasks)]


def choose_on(journal: Journal, seat: int, dice: random.Random, most: int) -> list[int]:
    """Up to so many steps of a seat at random, but never the reveal; returns them."""
    made: list[int] = []
    while len(made) < most and journal.match.state.awaits(seat) and journal.to_move != [seat]:
        action = dice.choice(journal.match.state.legal_actions(seat))
        journal.accept(journal.attempt(seat, action, 0.0))
        made.append(action)
    return made


def one_world(start: Match, own: list[int], viewer: int, done: set[int], dice: random.Random) -> tuple[Journal, int]:
    """A sealed turn in which the viewer has chosen `own`, the seats in `done` are ready, and all others are not."""
    journal = Journal(start.branch(len(start.log)))
    journal.begin(0.0)
    script = [(viewer, action) for action in own]
    for seat in journal.to_move:
        if seat != viewer:
            work = Journal(start.branch(len(start.log)))
            work.begin(0.0)
            chosen = choose_on(work, seat, dice, 99)
            if seat not in done:
                chosen = chosen[: dice.randrange(len(chosen))]
            places = sorted(dice.randrange(len(script) + 1) for _ in chosen)
            for number, (place, action) in enumerate(zip(places, chosen, strict=True)):
                script.insert(place + number, (seat, action))
            if chosen and dice.randrange(2):  # the last step is taken back and made once more
                script += [(seat, -1), (seat, chosen[-1])]
    for seat, action in script:
        attempt = journal.attempt(seat, action, 0.0) if action >= 0 else journal.attempt_undo(seat, None, 0.0)
        assert attempt is not None
        journal.accept(attempt)
    assert journal.seq_for((viewer,) if viewer >= 0 else ()) == len(own)
    return journal, len(journal.match.log)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("slug", SEALING_GAMES)
def test_nothing_of_a_sealed_choice_is_told_but_that_it_has_been_made(slug: str, seats: int) -> None:
    """Worlds that differ in what others have sealed, in how many steps and in what order, look alike to the byte."""
    dice = random.Random(seats)
    match = hypostyle.game(slug).new(seats, dice.getrandbits(40))
    lengths, turns = set(), 0
    while not match.over:
        journal = journal_of(match)
        if journal.public is None:
            decision = match.decisions[0]
            match.play(decision.seat, dice.choice(decision.actions))
            continue
        turns += 1
        asked = journal.to_move
        if turns % EVERY_TURN == 0 and len(asked) > 1:
            viewer = dice.choice([SPECTATOR, *asked])
            others = [seat for seat in asked if seat != viewer]
            done = set(dice.sample(others, dice.randrange(len(others) + (viewer in asked))))
            work = Journal(match.branch(len(match.log)))
            work.begin(0.0)
            own = choose_on(work, viewer, dice, dice.randrange(3)) if len(done) < len(others) else []
            worlds = [one_world(match, own, viewer, done, random.Random(number)) for number in range(SEALED_WORLDS)]
            lengths.add(len({length for _, length in worlds}))
            told = [everything_told(journal, viewer) for journal, _ in worlds]
            assert all(other == told[0] for other in told)
        for seat in asked:
            while match.state.awaits(seat) and len(match.log) < journal.step + 99:
                match.play(seat, dice.choice(match.state.legal_actions(seat)))
                if journal_of(match).public_steps == len(match.log):
                    break
    assert turns > 20
    assert max(lengths) > 1, "no two worlds differed in the number of steps"


# ---------------------------------------------------------------------- over the wire
async def tapped(
    server: Server,
    slug: str,
    seed: int,
    options: dict[str, Any],
    moves: list[tuple[int, int]],
    viewer: int,
    seats: int = 2,
) -> str:
    """Everything one page receives over HTTP and WebSocket while these moves are made, with questions in between."""
    browsers = [Browser(server) for _ in range(seats + 1)]  # the last one looks on
    table = browsers[0].create("you", *["link"] * (seats - 1), game=slug, seed=seed, options=options)
    claim = f"/api/tables/{table['table']}/claim"
    for seat in range(1, seats):
        browsers[seat].post(claim, {"token": table["seats"][seat]["token"]})
    heard: list[str] = []
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(browser.page(table["table"])) for browser in browsers]
        page = pages[viewer]
        for number, (seat, action) in enumerate(moves):
            await question(page, viewer, number)
            if seat == viewer:
                await page.ask({"type": "preview", "seat": viewer, "action": action}, "preview")
            await pages[seat].act(seat, action)
            for other in pages:
                await other.until_seq(number + 1)
        heard += page.tapped
        drawing = f"/api/tables/{table['table']}/drawing?lang=fr&seat=0"
        for path in ("/api/tables", "/api/replays", f"/api/tables/{table['table']}/export", drawing):
            heard.append(browsers[viewer].get(path).body.decode())
    chance = ('{"type":"seats"', '{"type":"probe"')  # who has arrived when, and how far away it was
    updates = [line for line in heard if not line.startswith(chance)]
    return re.sub(r'"(started|updated)":[\d.]+', "", "\n".join(updates)).replace(table["table"], "TABLE")


async def question(page: Page, viewer: int, number: int) -> None:
    """Something allowed, something refused, something wrong; each by turns."""
    questions: list[tuple[Any, str]] = [
        ({"type": "look", "step": number // 2}, "look"),
        ({"type": "look", "step": 0, "seat": 1 - viewer % 2}, "refused"),
        ({"type": "why", "seat": viewer, "action": number % 50}, "why" if viewer >= 0 else "refused"),
        ({"type": "act", "seq": 0, "seat": 1, "action": 999}, "refused"),
        ({"type": "ask_review"}, "refused"),
        ({"type": "try", "step": 1, "action": number % 50}, "refused"),
        ({"type": "nonsense"}, "refused"),
    ]
    message, kind = questions[number % len(questions)]
    await page.ask(message, kind)


@pytest.mark.parametrize(
    ("slug", "options", "viewer", "least"),
    [
        ("imhotep", {"market": "B"}, 0, 40),
        ("imhotep", {"market": "B"}, 1, 40),
        ("imhotep", {"market": "B"}, SPECTATOR, 40),
        ("hieroglyph_wall", {"curse": True}, SPECTATOR, WALL_MOVES),
    ],
)
def test_the_wire_says_the_same_of_matches_that_differ_only_in_what_is_hidden(
    server: Server, slug: str, options: dict[str, Any], viewer: int, least: int
) -> None:
    pairs = twins(slug, viewer, options)
    assert len(pairs) == TWINS
    assert sum(len(moves) for _, _, moves in pairs) > least

    async def scene() -> None:
        for one, other, moves in pairs:
            first, second = [await tapped(server, slug, seed, options, moves, viewer) for seed in (one, other)]
            hashes = '"seed_hash":"[0-9a-f]{64}"'
            assert re.findall(hashes, first) != re.findall(hashes, second), "they are different matches"
            assert re.sub(hashes, "", first) == re.sub(hashes, "", second)

    asyncio.run(scene())


@pytest.mark.parametrize("options", [{"curse": True}, {"sphinx": True}], ids=short)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_wire_tells_a_seat_of_the_wall_nothing_of_what_it_never_learns(
    tmp_path: Path, seats: int, options: dict[str, Any]
) -> None:
    """The log of one match on set-ups that differ in all that a viewer never learns: hands, piles, mummies, cards."""
    dice = random.Random(seats)
    match = hidden_worlds.random_match(seats, dice.getrandbits(40), options, stop="search")
    moves = match.log[:-1][:MOST_MOVES]  # the last one may open a race, and a clock is no secret
    viewers = range(SPECTATOR, seats)
    worlds = {match.seed + 2 + viewer: hidden_worlds.twin(match, viewer, dice) for viewer in viewers}
    truth = next(match.history()).state
    assert len({state.to_bytes() for state in [truth, *worlds.values()]}) == len(worlds) + 1
    assert len(moves) > seats * 3

    async def heard(server: Server, seed: int, viewer: int) -> str:
        told = await tapped(server, "hieroglyph_wall", seed, options, moves, viewer, seats)
        return re.sub('"seed_hash":"[0-9a-f]{64}"', "", told)

    async def scene(server: Server) -> None:
        for viewer in viewers:
            truth = await heard(server, match.seed, viewer)
            assert await heard(server, match.seed + 2 + viewer, viewer) == truth
            if viewer == seats - 1:
                assert await heard(server, match.seed + 1, viewer) != truth, (
                    "in the world of a spectator it holds other tiles"
                )

    with running(tmp_path / "tables.db", before=hidden_worlds.write(tmp_path / "worlds.json", worlds)) as server:
        asyncio.run(scene(server))


def test_the_wire_never_carries_the_hand_card_or_sarcophagi_of_another_seat(server: Server) -> None:
    """Whole matches of the wall with both variants, races among them, as the page of the first seat hears them."""
    dice = random.Random(4)
    checked = 0

    async def scene() -> None:
        nonlocal checked
        host, friend = Browser(server), Browser(server)
        table = host.create("you", "link", game="hieroglyph_wall", seed=11, options={"curse": True, "sphinx": True})
        friend.post(f"/api/tables/{table['table']}/claim", {"token": table["seats"][1]["token"]})
        async with host.page(table["table"]) as mine, friend.page(table["table"]) as other:
            while not mine.update["over"]:
                page = mine if 0 in mine.update["to_move"] else other
                seat = 0 if page is mine else 1
                await page.act(seat, dice.choice(page.legal(seat)))
                for listener in (mine, other):
                    await listener.until_seq(page.update["seq"])
            heard = [json.loads(text) for text in mine.tapped]
            views = [view for told in heard for view in told.get("views", {}).values() if not view["over"]]
            assert not any(view["players"][1]["hand"] or view["players"][1]["favourite"] for view in views)
            events = [event for told in heard for entry in told.get("entries", ()) for event in entry["events"]]
            secrets = {"tile_drawn": "tile", "sarcophagus_opened": "value"}
            others = [event for event in events if event["event"] in secrets and event["seat"] == 1]
            assert {event[secrets[event["event"]]] for event in others} == {None}
            checked = len(views)

    asyncio.run(scene())
    assert checked > 50


async def dealt(server: Server, seed: int, viewer: int) -> str:
    """What a page of Egizia receives while the other seats look at the Sphinx cards dealt to them and seal a choice."""
    browsers = [Browser(server), Browser(server), Browser(server)]
    table = browsers[0].create("you", "link", game="egizia", seed=seed)
    browsers[1].post(f"/api/tables/{table['table']}/claim", {"token": table["seats"][1]["token"]})
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(browser.page(table["table"])) for browser in browsers]
        page = pages[viewer]
        sealing = 1 - viewer if viewer >= 0 else 0
        await pages[sealing].act(sealing, pages[sealing].legal(sealing)[0])
        for number in range(5):
            await question(page, viewer, number)
        for action in page.legal(viewer) if viewer >= 0 else ():
            await page.ask({"type": "preview", "seat": viewer, "action": action}, "preview")
        heard = list(page.tapped)
        for path in ("/api/tables", f"/api/tables/{table['table']}/export", f"/api/tables/{table['table']}/drawing"):
            heard.append(browsers[viewer].get(path).body.decode())
    updates = [line for line in heard if not line.startswith('{"type":"seats"')]
    return re.sub(r'"(started|updated)":[\d.]+', "", "\n".join(updates)).replace(table["table"], "TABLE")


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_wire_of_egizia_says_nothing_of_the_cards_others_were_dealt(server: Server, viewer: int) -> None:
    pairs = list(itertools.islice(alike("egizia", viewer, {}), TWINS))
    assert len(pairs) == TWINS

    async def scene() -> None:
        for one, other in pairs:
            assert one.state.to_bytes() != other.state.to_bytes()
            first, second = [await dealt(server, match.seed, viewer) for match in (one, other)]
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
