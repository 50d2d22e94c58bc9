"""Everybody cuts: browsers commit to their shares and reveal them, and the match is dealt from all of them."""

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from hypostyle.engine.errors import BadSave
from hypostyle.server.errors import RequestRefused
from hypostyle.server.messages import CreateTable, SeatWish
from hypostyle.server.shuffles import commitment, cut_hash, cut_seed, seed_hash
from hypostyle.server.storage.store import JournalRow
from hypostyle.server.table.cut import Cut
from hypostyle.server.table.journal import Journal
from hypostyle.server.table.table import Table
from hypostyle.server.verify import verify
from tests.server.database import Database
from tests.server.in_process import ME, OTHER, Service, play_first, play_out, with_service
from tests.server.running import Browser, Page, Server, running
from tests.server.several import at, two_servers

MINE, THEIRS, THIRD = ("1" * 64, "2" * 64, "3" * 64)


async def new_table(service: Service, *kinds: str, seed: int | None = None) -> tuple[Table, Cut]:
    seats = [SeatWish(kind, level=1 if kind == "bot" else None) for kind in kinds]  # type: ignore[arg-type]
    made = await service.lobby.create(CreateTable("imhotep", seats, seed=seed, cut=True), ME)
    table = await service.open(made)
    for seat in made.seats:
        if seat.token is not None:
            await table.take_seat(seat.token, OTHER, None)
    assert table.cut is not None
    await table.cut.load()
    return table, table.cut


async def cut_by_both(cut: Cut) -> None:
    await cut.commit(ME, commitment(MINE))
    await cut.commit(OTHER, commitment(THEIRS))
    await cut.reveal(ME, MINE)
    await cut.reveal(OTHER, THEIRS)


async def refusal(work: Any) -> str:
    with pytest.raises(RequestRefused) as caught:
        await work
    return str(caught.value.code)


# ---------------------------------------------------------------------- what is settled when
def test_the_seed_comes_from_the_secret_of_the_host_and_every_share(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table, cut = await new_table(service, "you", "link")
        before, announced = table.match.digest(), cut.table.seed_hash
        assert (cut.state, cut.missing, cut.news().hash) == ("waiting", [0, 1], None)
        await cut.commit(ME, commitment(MINE))
        assert (cut.state, cut.missing) == ("waiting", [1])
        await cut.commit(OTHER, commitment(THEIRS))
        settled = cut.news().hash
        assert (cut.state, cut.missing) == ("open", [0, 1])
        assert settled == cut_hash(announced, [commitment(THEIRS), commitment(MINE)])
        await cut.reveal(OTHER, THEIRS)
        assert (cut.state, cut.missing, table.match.digest()) == ("open", [0], before)
        await cut.reveal(ME, MINE)
        assert (cut.state, cut.missing, cut.news().hash) == ("done", [], settled)
        assert table.match.seed == cut_seed(table.id, table.row.seed, [MINE, THEIRS]) != table.row.seed
        assert table.match.digest() != before
        assert (table.journal.seq, table.journal.step, table.seed_hash) == (1, 0, announced)
        for share in (MINE, THEIRS):
            others = [one for one in (MINE, THEIRS) if one != share]
            assert cut_seed(table.id, table.row.seed, [THIRD, *others]) != table.match.seed

    with_service(tmp_path, scene)


def test_the_order_in_which_shares_come_is_nobodys_advantage() -> None:
    shares = [secrets.token_hex(32) for _ in range(4)]
    assert cut_seed("t", 5, shares) == cut_seed("t", 5, reversed(shares))
    assert cut_hash("a", map(commitment, shares)) == cut_hash("a", map(commitment, reversed(shares)))
    assert 0 <= cut_seed("t", 5, shares) < 2**63


def test_after_the_cut_the_table_is_stored_shown_and_taken_back_like_any(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table, cut = await new_table(service, "you", "here")
        seen = json.loads(table.update(ME, None))
        await cut.commit(ME, commitment(MINE))
        await cut.reveal(ME, MINE)
        update = json.loads(table.update(ME, seen["seq"]))
        assert (update["seq"], update["keep"], [entry["step"] for entry in update["entries"]]) == (1, -1, [0])
        assert update["undo"] == {"0": False, "1": False}
        for _ in range(4):
            await play_first(table)
        await table.undo(ME, 0, table.journal.seq)
        digest, seed = table.match.digest(), table.match.seed
        service.registry.forget(table)
        again = await service.registry.open(table.id)
        assert (again.match.digest(), again.match.seed, again.journal.seq) == (digest, seed, 6)
        assert again.journal.kept == table.journal.kept
        again.journal.rest()
        assert json.loads(again.update(ME, None))["step"] == 3

    with_service(tmp_path, scene)


# ---------------------------------------------------------------------- who may not do what
def test_nobody_commits_after_a_share_was_revealed_and_nobody_twice(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table, cut = await new_table(service, "you", "link")
        assert await refusal(cut.commit(None, commitment(MINE))) == "not_yours"
        assert await refusal(cut.commit(b"stranger", commitment(MINE))) == "not_yours"
        await cut.commit(ME, commitment(MINE))
        await cut.reveal(ME, MINE)
        assert [row.share for row in cut.shares] == [""], "not before all have committed"
        await cut.commit(ME, commitment(THIRD))  # a second device: the first share stays
        assert [row.commitment for row in cut.shares] == [commitment(MINE)]
        assert await refusal(cut.commit(OTHER, commitment(MINE))) == "busy", "nobody's share is that of another"
        await cut.commit(OTHER, commitment(THEIRS))
        assert await refusal(cut.reveal(ME, THIRD)) == "unknown"
        assert await refusal(cut.reveal(OTHER, MINE)) == "unknown"
        await cut.reveal(ME, MINE)
        await cut.reveal(ME, MINE)
        assert cut.missing == [1]
        released = await table.opener.release(ME, 1)
        await service.store.add_browser(b"newcomer")
        await table.take_seat(released.token, b"newcomer", None)
        assert cut.state == "waiting"
        await cut.commit(b"newcomer", commitment(THIRD))
        assert (cut.state, cut.missing) == ("waiting", [1]), "who may have seen a share chooses none"

    with_service(tmp_path, scene)


def test_whoever_moves_first_begins_and_the_cut_is_missed(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table, cut = await new_table(service, "you", "link")
        before = table.match.seed
        await cut.commit(ME, commitment(MINE))
        await cut.commit(OTHER, commitment(THEIRS))
        await cut.reveal(ME, MINE)
        seat = table.journal.to_move[0]
        owner = table.seating.seats[seat].owner
        await table.act(owner, seat, 0, table.match.state.mask(seat).legal_actions(seat)[0])
        assert (cut.state, cut.missing, table.match.seed) == ("missed", [1], before)
        await cut.reveal(OTHER, THEIRS)
        assert (table.journal.seq, cut.missing) == (1, [1])

    with_service(tmp_path, scene)


def test_a_move_that_answers_the_deal_before_the_cut_is_stale(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table, cut = await new_table(service, "you", "here")
        await cut.commit(ME, commitment(MINE))
        seat = table.journal.to_move[0]
        action = table.match.state.mask(seat).legal_actions(seat)[0]
        await cut.reveal(ME, MINE)
        for late in (0, 1):
            assert await refusal(table.act(ME, late, 0, action)) == "stale"

    with_service(tmp_path, scene)


def test_a_chosen_seed_is_not_cut_and_bots_alone_cut_nothing(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        bots = [SeatWish("bot", level=1)] * 2
        for wish in (
            CreateTable("imhotep", [SeatWish("you")] * 2, seed=3, cut=True),
            CreateTable("imhotep", bots, cut=True),
        ):
            assert (await service.open(await service.lobby.create(wish, ME))).cut is None

    with_service(tmp_path, scene)


def test_a_journal_with_a_cut_in_the_middle_is_damaged(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table, _ = await new_table(service, "you", "here")
        await play_first(table)
        rows = [*table.journal.rows, JournalRow(2, 0, "cut", 5, 1, 1.0)]
        with pytest.raises(Exception, match="a cut after its first move"):
            Journal.replayed(table.match.branch(0), rows)

    with_service(tmp_path, scene)


def test_a_share_goes_with_its_seats_to_another_device(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        _, cut = await new_table(service, "you", "link")
        await cut.commit(ME, commitment(MINE))
        await cut.commit(OTHER, commitment(THEIRS))
        await service.store.add_browser(b"phone")
        service.registry.move_seats(await service.store.move_seats(OTHER, b"phone"), OTHER, b"phone")
        await cut.renew()
        await cut.reveal(b"phone", THEIRS)
        await cut.reveal(ME, MINE)
        assert cut.state == "done"

    with_service(tmp_path, scene)


# ---------------------------------------------------------------------- the file, checked
def test_the_file_of_a_cut_match_is_verified_against_what_a_player_noted(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table, cut = await new_table(service, "you", "here")
        await cut.commit(ME, commitment(MINE))
        noted = cut.news().hash
        assert noted is not None
        await cut.reveal(ME, MINE)
        assert cut.news().secret is not str(table.row.seed), "told when it is over"
        await play_out(table)
        data = service.lobby.export_match(table)
        file = tmp_path / "match.json"
        file.write_text(json.dumps(data), encoding="utf-8")
        found = verify(file, noted[:16])
        assert (found.shares, found.hash, found.seed) == ([MINE], noted, table.match.seed)
        assert verify(file, table.seed_hash) == found, "noted before anybody had committed"
        assert (cut.news().secret, cut.news().shares) == (str(table.row.seed), [MINE])
        with pytest.raises(BadSave, match="hash that was noted"):
            verify(file, commitment(MINE))

        host, said = data["table"]["seed_hash"], data["table"]["cut"]
        other = cut_hash(host, [commitment(THIRD)])
        for change, complaint in (
            ({"cut": {**said, "shares": [THIRD]}}, "do not give the hash shown before they were revealed"),
            ({"cut": {**said, "shares": [THIRD], "hash": other}}, "all shares give the seed"),
            ({"cut": {**said, "secret": "5"}}, "does not give the hash shown at the start"),
            ({"cut": {**said, "secret": "5"}, "seed_hash": seed_hash(table.id, 5)}, "do not give the hash"),
            ({"cut": {**said, "secret": "five"}}, "must have a number"),
            ({"cut": {**said, "shares": 5}}, "must have a number"),
            ({"cut": 5}, "must have a secret"),
        ):
            file.write_text(json.dumps({**data, "table": {**data["table"], **change}}), encoding="utf-8")
            with pytest.raises(BadSave, match=complaint):
                verify(file)
        del data["table"]["cut"]
        file.write_text(json.dumps(data), encoding="utf-8")
        with pytest.raises(BadSave, match="does not give the hash"):
            verify(file)

    with_service(tmp_path, scene)


def test_a_host_who_changes_the_secret_afterwards_is_found_out_by_the_noted_hash(tmp_path: Path) -> None:
    """The whole file made anew around a deal that pleases the host: only what a player noted tells."""

    async def scene(service: Service) -> None:
        table, cut = await new_table(service, "you", "here")
        await cut.commit(ME, commitment(MINE))
        noted = cut.news().hash
        await cut.reveal(ME, MINE)
        await play_out(table)
        forged = await service.table("you", "here", seed=cut_seed(table.id, 5, [MINE]))
        await play_out(forged)
        data = service.lobby.export_match(forged)
        data["table"] |= {
            "id": table.id,
            "seed_hash": seed_hash(table.id, 5),
            "cut": {
                "secret": "5",
                "hash": cut_hash(seed_hash(table.id, 5), [commitment(MINE)]),
                "shares": [MINE],
            },
        }
        file = tmp_path / "match.json"
        file.write_text(json.dumps(data), encoding="utf-8")
        assert verify(file).shares == [MINE]
        with pytest.raises(BadSave, match="hash that was noted"):
            verify(file, noted)

    with_service(tmp_path, scene)


# ---------------------------------------------------------------------- over the wire
async def commit_and_reveal(page: Page, share: str) -> None:
    """What a page does, until the match is dealt from all shares."""
    await page.send({"type": "commit", "hash": commitment(share)})
    news = {"state": "waiting"}
    while news["state"] != "done":
        news = await page.until("cut")
        if news["state"] == "open" and news["missing"]:
            await page.send({"type": "reveal", "share": share})


def test_friends_cut_and_play_and_a_bot_waits_for_them(server: Server) -> None:
    async def scene() -> None:
        host, friend = Browser(server), Browser(server)
        made = host.create("bot:random", "you", "link", cut=True)
        token = made["seats"][2]["token"]
        async with host.page(made["table"]) as one:
            dealt = one.update["views"]
            assert (await one.until("cut"))["missing"] == [1, 2]
            assert (await one.ask({"type": "commit", "hash": commitment(MINE)}, "cut"))["missing"] == [2]
            assert friend.post(f"/api/tables/{made['table']}/claim", {"token": token}).status == 200
            async with friend.page(made["table"]) as other:
                assert (other.update["seq"], other.update["thinking"]) == (0, []), "bots wait"
                await other.send({"type": "commit", "hash": commitment(THEIRS)})
                while (news := await one.until("cut"))["state"] != "open":
                    assert news["missing"] == [2]
                await asyncio.gather(
                    one.send({"type": "reveal", "share": MINE}), other.send({"type": "reveal", "share": THEIRS})
                )
                await asyncio.gather(one.until_seq(1), other.until_seq(1))
                assert one.update["views"] != dealt
                while other.update["step"] < 1:  # the first seat to move may be a person's
                    seat = other.update["to_move"][0]
                    page = {1: one, 2: other}.get(seat)
                    if page is None:
                        await other.until("update")
                    else:
                        await page.until_seq(1)
                        await page.act(seat, page.legal(seat)[0])
                        await other.until_seq(2)
                assert (await one.ask({"type": "hello"}, "cut"))["state"] == "done"
                assert MINE not in "".join(other.tapped), "a share is for nobody's eyes before the end"

    asyncio.run(scene())


def test_bots_wait_no_longer_than_a_moment_for_a_page_that_does_not_cut(tmp_path: Path) -> None:
    async def scene() -> None:
        with running(tmp_path / "tables.db", limits="cut_seconds=0.2") as server:
            host = Browser(server)
            async with host.page(host.create("bot:random", "bot:random", "you", cut=True)["table"]) as page:
                while page.update["to_move"] != [2]:
                    await page.until("update")
                assert (await page.ask({"type": "hello"}, "cut"))["state"] in ("missed", "waiting")

    asyncio.run(scene())


WRONG = [
    {"type": "commit", "hash": "1" * 63},
    {"type": "commit", "hash": "G" * 64},
    {"type": "commit"},
    {"type": "reveal", "share": 5},
    {"type": "reveal", "share": "1" * 64},
]


@pytest.mark.parametrize("message", WRONG, ids=str)
def test_wrong_shares_are_answered_and_change_nothing(server: Server, message: dict[str, Any]) -> None:
    async def scene() -> None:
        host = Browser(server)
        for cut in (True, False):
            async with host.page(host.create("you", "here", cut=cut)["table"]) as page:
                assert (await page.ask(message, "refused"))["code"] in ("bad_message", "unknown")
                assert page.update["seq"] == 0

    asyncio.run(scene())


def test_a_server_killed_between_the_last_share_and_the_deal_deals_when_it_is_back(tmp_path: Path) -> None:
    never = """
from hypostyle.server.table import cut
async def nothing(self): pass
cut.Cut.deal_if_complete = nothing
"""

    async def stuck(host: Browser, table: str) -> None:
        async with host.page(table) as page:
            await page.send({"type": "commit", "hash": commitment(MINE)})
            await page.send({"type": "reveal", "share": MINE})
            while (await page.until("cut"))["missing"]:
                continue
            assert page.update["seq"] == 0

    async def dealt(host: Browser, table: str) -> None:
        async with host.page(table) as page:
            assert (page.update["seq"], (await page.until("cut"))["state"]) == (1, "done")

    with running(tmp_path / "tables.db", before=never) as server:
        host = Browser(server)
        table = host.create("you", "here", cut=True)["table"]
        asyncio.run(stuck(host, table))
        server.kill()
    with running(tmp_path / "tables.db") as server:
        host.server = server
        asyncio.run(dealt(host, table))


def test_friends_at_two_servers_cut_together(database: Database) -> None:
    async def scene() -> None:
        with two_servers(database) as (here, there):
            host, friend = Browser(here), Browser(there)
            made = host.create("you", "link", cut=True)
            friend.post(f"/api/tables/{made['table']}/claim", {"token": made["seats"][1]["token"]})
            async with host.page(made["table"]) as one, friend.page(made["table"]) as other:
                await asyncio.gather(commit_and_reveal(one, MINE), commit_and_reveal(other, THEIRS))
                await asyncio.gather(one.until_seq(1), other.until_seq(1))
            async with at(there, host).page(made["table"]) as same:
                assert same.update["views"] == one.update["views"]
                assert (await same.until("cut"))["state"] == "done"

    asyncio.run(scene())
