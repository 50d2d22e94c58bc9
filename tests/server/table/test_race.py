"""Races: the order of claims, the grace of the first, the pause after a wrong one, the limit, the bots, a kill."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hypostyle.minds.characters import CHARACTERS
from hypostyle.server.connection.connection import Connection
from hypostyle.server.errors import RequestRefused
from hypostyle.server.limits import Limits
from hypostyle.server.messages import CreateTable, SeatWish
from hypostyle.server.table.race import Latency, Race
from hypostyle.server.table.table import Table
from tests.server.in_process import ME, OTHER, DeafPage, Service, with_service
from tests.server.races import CLAIM, GAME, LEAVE, OPTIONS, Start, race
from tests.server.running import AMPLE, Browser, Server, running

SECONDS, GRACE, PAUSE = 60.0, 0.15, 3.0


# ---------------------------------------------------------------------- the judgement, with a given clock
def new_race() -> Race:
    return Race(100.0, SECONDS, GRACE, PAUSE)


@pytest.mark.parametrize("arrivals", list(itertools.permutations([(0, 101.00), (1, 101.05), (2, 101.10)])))
def test_the_claim_made_first_wins_in_whatever_order_they_arrive(arrivals: tuple[tuple[int, float], ...]) -> None:
    judge = new_race()
    for seat, made in arrivals:
        judge.claim(seat, 7, made, 101.12)
    assert judge.winner().seat == 0


def test_of_two_claims_made_at_the_same_instant_the_one_that_arrived_first_wins() -> None:
    judge = new_race()
    for seat in (2, 0, 1):
        judge.claim(seat, 7, 101.0, 101.1)
    assert judge.winner().seat == 2


def test_the_first_claim_waits_for_the_grace_and_no_longer_whoever_comes_meanwhile() -> None:
    judge = new_race()
    judge.claim(1, 7, 101.0, 101.0)
    judge.claim(0, 7, 101.0, 101.1)
    assert judge.decides_at == pytest.approx(101.0 + GRACE)


def test_a_claim_cannot_have_been_made_after_it_arrived() -> None:
    assert new_race().claim(0, 7, 105.0, 101.0).made == 101.0


def test_a_wrong_claim_costs_its_seat_a_pause_and_nobody_else_anything() -> None:
    judge = new_race()
    judge.mistake(1, 7, "other_animals", 110.0)
    assert [judge.pause_left(seat, 111.0) for seat in (0, 1)] == [0.0, PAUSE - 1.0]
    assert judge.pause_left(1, 113.0) == 0.0


def test_what_was_made_in_time_counts_though_it_arrives_late() -> None:
    judge = new_race()
    assert (judge.too_late(160.0), judge.too_late(160.01)) == (False, True)
    assert (judge.left(100.0), judge.left(170.0)) == (60.0, 0.0)


def test_a_line_is_as_long_as_half_its_shortest_trip_and_never_longer_than_the_credit() -> None:
    line = Latency(credit=0.15)
    assert line.one_way == 0.0
    for asked, answered in ((1.0, 1.2), (2.0, 2.08), (3.0, 3.9)):
        line.answer(line.ask(asked), answered)
    assert line.one_way == pytest.approx(0.04)
    for asked in (4.0, 6.0, 8.0, 10.0, 12.0):  # only the last ones count: the line has become slow
        line.answer(line.ask(asked), asked + 1.5)
    assert line.one_way == 0.15


def test_only_the_answer_to_the_last_question_about_a_line_counts_and_only_once() -> None:
    line = Latency(credit=0.15)
    early = line.ask(1.0)
    late = line.ask(2.0)
    line.answer(early, 2.001)  # as if it were very near
    assert not line.trips
    line.answer(late, 2.2)
    line.answer(late, 2.2001)
    assert list(line.trips) == [pytest.approx(0.2)]


# ---------------------------------------------------------------------- the table, in this process
class Looker(DeafPage):
    """A page that reads what it would be sent."""

    def __init__(self, table: Table, browser: bytes | None, away: float = 0.0) -> None:
        super().__init__(browser, Latency(1.0))
        self.table = table
        self.latency.trips.append(2 * away)
        self.news = 0

    def notify_race(self) -> None:
        self.news += 1

    @property
    def update(self) -> Any:
        return json.loads(self.table.update(self.browser, None))


def with_race(path: Path, start: Start, kinds: list[SeatWish], scene: Callable[..., Any], **limits: float) -> None:
    """A table at the moment a race begins, with one page of ours at it and the second seat another's."""

    async def at_the_table(service: Service) -> None:
        made = await service.lobby.create(CreateTable(GAME, kinds, OPTIONS, start.seed), ME)
        table = await service.open(made)
        for seat, action in start.moves:
            await table.commit(table.attempt(seat, action))
        if kinds[1].kind == "link":
            await table.take_seat(str(made.seats[1].token), OTHER, None)
        looker = Looker(table, ME)
        table.subscribe(looker)
        await scene(table, looker)

    with_service(path, at_the_table, chosen_seeds=True, **limits)


YOU, HERE, LINK = SeatWish("you"), SeatWish("here"), SeatWish("link")


def test_the_page_is_told_neither_the_right_claims_nor_whether_there_are_any(tmp_path: Path) -> None:
    shapes = []
    for number, found in enumerate((True, False)):

        async def scene(table: Table, looker: Looker) -> None:
            update = looker.update
            assert update["race"] is True
            shapes.append([{**decision, "seat": 0} for decision in update["decisions"]])
            assert [one["verb"] for one in shapes[-1][0]["actions"]] == ["give_up"]
            assert shapes[-1][0]["claim"] == "claim"
            for question in (table.questions.why, table.questions.preview):
                for action in (*race(2).right[:1], race(2).wrong, LEAVE):
                    with pytest.raises(RequestRefused, match="race"):
                        question(ME, 0, action)
            with pytest.raises(RequestRefused, match="race"):
                await table.questions.hint(ME, 0)

        (tmp_path / str(number)).mkdir()
        with_race(tmp_path / str(number), race(2, found), [YOU, LINK], scene)
    assert shapes[0] == shapes[1]


def test_two_claims_in_the_grace_go_to_the_one_made_first_and_the_other_is_told(tmp_path: Path) -> None:
    start = race(2)

    async def scene(table: Table, looker: Looker) -> None:
        seq, now = table.journal.seq, table.races.clock()
        late = asyncio.create_task(table.act(ME, 0, seq, start.right[0], now))
        await asyncio.sleep(0.02)
        early = asyncio.create_task(table.act(OTHER, 1, seq, start.right[0], now - 0.1))
        outcomes = await asyncio.gather(late, early, return_exceptions=True)
        assert isinstance(outcomes[0], RequestRefused)
        assert outcomes[0].code == "beaten"
        assert outcomes[1] is None
        assert table.match.log[-1] == (1, start.right[0])
        assert len(table.match.log) == len(start.moves) + 1

    with_race(tmp_path, start, [YOU, LINK], scene, race_credit=0.1)


def test_a_wrong_claim_is_shown_to_all_and_its_seat_pauses(tmp_path: Path) -> None:
    start = race(2)

    async def scene(table: Table, looker: Looker) -> None:
        seq = table.journal.seq
        with pytest.raises(RequestRefused) as refused:
            await table.act(OTHER, 1, seq, start.wrong)
        assert (refused.value.code, refused.value.reason) == ("illegal", "other_animals")
        news = table.races.news(lambda action: action, seq)
        assert news is not None
        assert [(one.seat, str(one.action), one.reason) for one in news.wrong] == [
            (1, str(start.wrong), "other_animals")
        ]
        assert (list(news.paused), looker.news) == (["1"], 1)
        with pytest.raises(RequestRefused, match="paused"):
            await table.act(OTHER, 1, seq, start.right[0])
        await asyncio.sleep(0.25)
        await table.act(OTHER, 1, seq, start.right[0])
        assert table.match.log[-1] == (1, start.right[0])

    with_race(tmp_path, start, [YOU, LINK], scene, race_pause=0.2, race_credit=0.01)


def test_who_is_paused_may_still_leave_and_others_may_claim(tmp_path: Path) -> None:
    start = race(2)

    async def scene(table: Table, looker: Looker) -> None:
        seq = table.journal.seq
        with pytest.raises(RequestRefused):
            await table.act(ME, 0, seq, start.wrong)
        await table.act(ME, 0, seq, LEAVE)
        with pytest.raises(RequestRefused, match="no_undo"):
            await table.undo(ME, 0, table.seq_for(ME))
        assert looker.update["undo"] == {"0": False}
        with pytest.raises(RequestRefused):  # who has left is out of it
            await table.act(ME, 0, table.journal.seq, start.right[0])
        await table.act(OTHER, 1, seq, start.right[0])
        assert table.match.log[-2:] == [(0, LEAVE), (1, start.right[0])]

    with_race(tmp_path, start, [YOU, LINK], scene, race_credit=0.01)


def test_garbage_claims_are_refused_and_change_nothing(tmp_path: Path) -> None:
    start = race(2)
    outside = int(CLAIM) + CLAIM.size - 1

    async def scene(table: Table, looker: Looker) -> None:
        seq = table.journal.seq
        for action, seat, browser, code in (
            (outside, 0, ME, "illegal"),
            (start.right[0], 1, ME, "not_yours"),
            (start.right[0], 0, None, "not_yours"),
            (60_000, 1, OTHER, "unknown"),
            (start.moves[0][1], 1, OTHER, "illegal"),
        ):
            with pytest.raises(RequestRefused, match=code):
                await table.act(browser, seat, seq, action)
        assert table.match.log == start.moves

    with_race(tmp_path, start, [YOU, LINK], scene)


def test_when_time_is_up_everybody_leaves_and_the_match_goes_on(tmp_path: Path) -> None:
    start = race(2)

    async def scene(table: Table, looker: Looker) -> None:
        assert table.journal.to_move == [0, 1]
        await asyncio.sleep(0.25)
        assert table.match.log[len(start.moves) :][:2] == [(0, LEAVE), (1, LEAVE)]
        with pytest.raises(RequestRefused):
            await table.act(ME, 0, len(start.moves), start.right[0])

    with_race(tmp_path, start, [YOU, LINK], scene, race_seconds=0.1, race_credit=0.01)


def test_without_anybody_at_the_table_the_clock_stands_still(tmp_path: Path) -> None:
    start = race(2)

    async def scene(table: Table, looker: Looker) -> None:
        table.unsubscribe(looker)
        await asyncio.sleep(0.3)
        assert (table.match.log, table.races.race) == (start.moves, None)
        assert table.idle
        table.subscribe(looker)
        await asyncio.sleep(0.3)
        assert len(table.match.log) > len(start.moves)

    with_race(tmp_path, start, [YOU, LINK], scene, race_seconds=0.1, race_credit=0.01)


def test_a_race_is_shown_to_near_pages_as_much_later_as_it_takes_to_reach_far_ones(tmp_path: Path) -> None:
    start = race(2)

    async def scene(table: Table, looker: Looker) -> None:
        table.unsubscribe(looker)
        far = Looker(table, OTHER, away=0.5)
        table.subscribers.add(looker)
        table.subscribers.add(far)
        table.races.subscribers_changed()
        assert table.races.delay_for(far.latency) == 0.0
        assert table.races.delay_for(looker.latency) == pytest.approx(0.5, abs=0.05)

    with_race(tmp_path, start, [YOU, LINK], scene)


class Wire:
    """The way to a page that takes everything at once, and when it did."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sent: list[tuple[float, Any]] = []

    def send_now(self, text: bytes) -> bool:
        self.sent.append((self.table.races.clock(), json.loads(text)))
        return True

    async def send(self, text: bytes) -> None:
        raise AssertionError("the way is always free")


ASKED: list[dict[str, Any]] = [
    {"type": "hello"},
    {"type": "hello", "since": 0},
    {"type": "ping"},
    {"type": "look", "step": 1},
    {"type": "why", "seat": 0, "action": 0},
    {"type": "preview", "seat": 0, "action": 0},
    {"type": "act", "seq": 0, "seat": 0, "action": 0},
    {"type": "undo", "seq": 0, "seat": 0},
    {"type": "name", "seat": 0, "name": "Nefer"},
]


@pytest.mark.parametrize("asked", ASKED, ids=[str(message["type"]) for message in ASKED])
def test_asking_shows_a_race_no_earlier(tmp_path: Path, asked: Any) -> None:
    start = race(2)

    async def scene(table: Table, looker: Looker) -> None:
        table.unsubscribe(looker)
        table.subscribers.add(Looker(table, OTHER, away=0.3))
        table.races.subscribers_changed()
        shown_at, wire = table.races.shown_at, Wire(table)
        connection = Connection(table, ME, wire, Limits())
        table.subscribers.add(connection)
        connection.greeted = True
        connection.notify()
        connection.notify_race()
        await connection.answer(json.dumps(asked))
        await asyncio.sleep(max(0.0, shown_at - table.races.clock()) + 0.05)
        assert wire.sent
        assert all(at >= shown_at for at, message in wire.sent if message["type"] != "seats")
        assert any(message["type"] == "update" and message["race"] for _, message in wire.sent)

    with_race(tmp_path, start, [YOU, LINK], scene)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_preview_does_not_look_into_a_race(tmp_path: Path, seats: int) -> None:
    """The last move before a race is planned, and then every claim there is: none of them is answered otherwise."""
    start = race(seats)
    (seat, opening), right = start.moves[-1], start.right

    async def scene(service: Service) -> None:
        kinds = [HERE] * seats
        table = await service.open(await service.lobby.create(CreateTable(GAME, kinds, OPTIONS, start.seed), ME))
        for mover, action in start.moves[:-1]:
            await table.commit(table.attempt(mover, action))
        before = table.questions.preview(ME, seat, opening)
        assert (before.certain, before.view, before.next) == (False, None, None)
        for claim in (*right, start.wrong, LEAVE):
            with pytest.raises(RequestRefused, match="illegal") as refused:
                table.questions.preview(ME, seat, opening, [claim])
            assert (refused.value.reason, refused.value.section) == (None, None)

    with_service(tmp_path, scene, chosen_seeds=True)


def test_a_bot_claims_after_a_time_of_its_character(tmp_path: Path) -> None:
    start = race(2)
    least, most = CHARACTERS["pached"].finds

    async def scene(table: Table, looker: Looker) -> None:
        assert table.races.race is not None
        began = table.races.race.began
        assert [one["seat"] for one in looker.update["thinking"]] == [1]
        while 1 not in table.races.finds:
            await asyncio.sleep(0.01)
        found = table.races.finds[1]
        assert found is not None
        assert least * 0.02 <= found.made - began <= most * 0.02
        while len(table.match.log) == len(start.moves):
            await asyncio.sleep(0.01)
        assert table.races.clock() >= found.made
        assert table.match.log[len(start.moves)] == (1, found.action)
        assert found.action in start.right

    with_race(tmp_path, start, [YOU, SeatWish("bot", character="pached")], scene, race_pace=0.02, race_credit=0.01)


@pytest.mark.parametrize("found", [True, False])
def test_a_bot_never_gives_up_before_its_persons_and_then_decides_at_once(tmp_path: Path, found: bool) -> None:
    start = race(2, found)

    async def scene(table: Table, looker: Looker) -> None:
        await asyncio.sleep(1.0)
        assert table.match.log == start.moves, "giving up early would tell that there is nothing to find"
        await table.act(ME, 0, table.journal.seq, LEAVE)
        for _ in range(500):
            if len(table.match.log) > len(start.moves) + 1:
                break
            await asyncio.sleep(0.01)
        seat, action = table.match.log[len(start.moves) + 1]
        assert seat == 1
        assert action in start.right if found else action == LEAVE

    with_race(tmp_path, start, [YOU, SeatWish("bot", "greedy")], scene)


def test_at_one_screen_whoever_saw_it_claims(tmp_path: Path) -> None:
    start = race(2)

    async def scene(table: Table, looker: Looker) -> None:
        assert [decision["seat"] for decision in looker.update["decisions"]] == [0, 1]
        await table.act(ME, 1, table.journal.seq, start.right[0])
        assert table.match.log[-1] == (1, start.right[0])

    with_race(tmp_path, start, [YOU, HERE], scene, race_credit=0.01)


# ---------------------------------------------------------------------- over the wire
@contextlib.asynccontextmanager
async def at_the_race(server: Server, start: Start) -> Any:
    """Two people at two pages, at the moment a race begins."""
    browsers = [Browser(server), Browser(server)]
    made = browsers[0].create("you", "link", game=GAME, seed=start.seed, options=OPTIONS)
    browsers[1].post(f"/api/tables/{made['table']}/claim", {"token": made["seats"][1]["token"]})
    async with browsers[0].page(made["table"]) as mine, browsers[1].page(made["table"]) as other:
        pages = [mine, other]
        for number, (seat, action) in enumerate(start.moves):
            await pages[seat].act(seat, action)
            for page in pages:
                await page.until_seq(number + 1)
        yield made["table"], browsers, pages


def test_exactly_one_of_two_claims_wins_and_both_pages_see_the_same(tmp_path: Path) -> None:
    start = race(2)

    async def scene(server: Server) -> None:
        async with at_the_race(server, start) as (_, _, pages):
            seq = pages[0].update["seq"]
            claims = [{"type": "act", "seq": seq, "seat": seat, "action": start.right[0]} for seat in (0, 1)]
            await asyncio.gather(*(page.send(claim) for page, claim in zip(pages, claims, strict=True)))
            for page in pages:
                await page.until_seq(seq + 1)
            assert pages[0].entries[-1]["seat"] == pages[1].entries[-1]["seat"]
            assert [entry["events"][:1] for entry in pages[0].entries] == [
                entry["events"][:1] for entry in pages[1].entries
            ]
            loser = pages[1 - pages[0].entries[-1]["seat"]]
            refused = [json.loads(text) for text in loser.tapped if '"refused"' in text]
            code = refused[0]["code"] if refused else (await loser.until("refused"))["code"]
            assert code == "beaten"

    with running(tmp_path / "tables.db", f"{AMPLE}, race_credit=0.1") as server:
        asyncio.run(scene(server))


def test_no_answer_travels_before_the_race_is_won(tmp_path: Path) -> None:
    start = race(2)

    async def scene(server: Server) -> None:
        async with at_the_race(server, start) as (table, browsers, pages):
            await asyncio.gather(*(page.until("race") for page in pages))
            for page, seat in zip(pages, (0, 1), strict=True):
                for kind in ("why", "preview"):
                    refused = await page.ask({"type": kind, "seat": seat, "action": start.right[0]}, "refused")
                    assert refused["code"] == "race"
                assert (await page.ask({"type": "hint", "seat": seat}, "refused"))["code"] == "race"
            drawings = [
                browser.get(f"/api/tables/{table}/drawing?lang=en&seat=0").body.decode() for browser in browsers
            ]
            heard = "\n".join([*pages[0].tapped, *pages[1].tapped, *drawings])
            assert '"verb":"claim"' not in heard.replace(" ", "")

    with running(tmp_path / "tables.db") as server:
        asyncio.run(scene(server))


def test_a_page_is_asked_how_far_away_it_is_and_may_answer_nonsense(tmp_path: Path) -> None:
    start = race(2)

    async def scene(server: Server) -> None:
        async with at_the_race(server, start) as (_, _, pages):
            page = pages[0]
            probes = [json.loads(text) for text in page.tapped if '"probe"' in text]
            assert [one["number"] for one in probes] == [1]
            await page.send({"type": "echo", "number": 77})
            assert (await page.ask({"type": "echo", "number": -1}, "refused"))["code"] == "bad_message"
            await page.send({"type": "echo", "number": 1})
            assert (await page.until("probe"))["number"] == 2

    with running(tmp_path / "tables.db") as server:
        asyncio.run(scene(server))


def test_a_server_killed_in_a_race_runs_it_anew_and_forgets_no_leave(tmp_path: Path) -> None:
    start = race(2)
    server = Server(tmp_path / "tables.db").start()

    async def scene() -> None:
        async with at_the_race(server, start) as (table, browsers, pages):
            await pages[0].act(0, LEAVE)
            await pages[1].until_seq(len(start.moves) + 1)
        server.kill()
        server.start()
        async with browsers[1].page(table) as page:
            assert (page.update["race"], page.update["to_move"]) == (True, [1])
            assert (await page.until("race"))["left"] > 55
            await page.act(1, start.right[0])
            assert page.entries[-1]["seat"] == 1

    try:
        asyncio.run(scene())
    finally:
        server.stop()
