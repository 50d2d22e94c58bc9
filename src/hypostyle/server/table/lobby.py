"""The lobby: new tables, from a wish, from a step of another table or from a match file; and lists of tables."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

from hypostyle.engine import saves
from hypostyle.engine.content import Content
from hypostyle.engine.errors import BadOption, BadSave, HypostyleError
from hypostyle.engine.match import Match
from hypostyle.minds.characters import CHARACTERS
from hypostyle.minds.characters import seated as seated_characters
from hypostyle.server import messages
from hypostyle.server.errors import Forbidden, TableNotFound
from hypostyle.server.storage.store import JournalRow, SeatRow, Store, TableRow
from hypostyle.server.table.editions import Editions
from hypostyle.server.table.journal import Journal
from hypostyle.server.table.results import match_file
from hypostyle.server.table.seating import Seating, clean_name
from hypostyle.server.table.table import Table
from hypostyle.server.tokens import new_token, token_hash

TABLE_BYTES = 12  # of chance in the name of a table
MOST_LISTED = 200


class Lobby:
    def __init__(self, store: Store, editions: Editions, chosen_seeds: bool = False) -> None:
        self.store = store
        self.editions = editions
        self.chosen_seeds = chosen_seeds  # also where friends sit at the table: for tests only

    # ------------------------------------------------------------------ new tables
    async def create(self, wish: messages.CreateTable, browser: bytes) -> messages.CreatedTable:
        game = self.editions.find_game(wish.game)
        if wish.seed is not None:
            self.check_no_friends(wish.seats)
        match = game.new(len(wish.seats), wish.seed, wish.options, self.editions.current(game))
        return await self.add_table(match, [], wish.seats, browser, wish.cut and is_shuffled_for(wish))

    async def branch(self, table: Table, wish: messages.BranchTable, browser: bytes) -> messages.CreatedTable:
        """Play from here: a new table that shares the first steps of another, and its shuffles."""
        check_open_to(table, browser)
        self.check_no_friends(wish.seats)
        match, log = table.match, table.journal.log_for(table.seating.viewer_of(browser))
        if wish.step > len(log):
            raise BadOption(f"This match has steps 0 to {len(log)}, not {wish.step}.")
        if len(wish.seats) != match.seats:
            raise BadOption(f"This match has {match.seats} seats, not {len(wish.seats)}.")
        return await self.add_table(match.branch(0), log[: wish.step], wish.seats, browser)

    async def add_table(
        self,
        match: Match,
        log: Sequence[tuple[int, int]],
        wishes: Sequence[messages.SeatWish],
        browser: bytes,
        cut: bool = False,
    ) -> messages.CreatedTable:
        """Put people and bots around a new match and store it, with the moves that have been made already."""
        now = time.time()
        identity = secrets.token_urlsafe(TABLE_BYTES)
        header = (match.game.slug, match.game.rules_version, match.content.digest, json.dumps(match.options))
        row = TableRow(identity, *header, match.seats, match.seed, now, browser, int(cut))
        journal = await asyncio.to_thread(journal_rows, match, log, now)
        seats, created = seated(wishes, browser)
        await self.editions.keep(match.game, match.content)
        await self.store.create(row, seats, journal)
        return messages.CreatedTable(identity, f"/t/{identity}", created)

    def check_no_friends(self, wishes: Sequence[messages.SeatWish]) -> None:
        """Where the seed is known to whoever creates the table."""
        if not self.chosen_seeds and any(seat.kind == "link" for seat in wishes):
            raise BadOption("Friends sit down at new shuffles only: who knows the seed of a match knows every card.")

    # ------------------------------------------------------------------ match files
    async def import_match(self, data: Any, browser: bytes) -> messages.CreatedTable:
        """A match file as a table of this browser: finished to be replayed, unfinished to be played on."""
        content = await self.content_named(data)
        if content is not None and content.digest != str(data["content_digest"]):
            raise BadSave("match file: it was played with cards that this server does not have.")
        match = await asyncio.to_thread(saves.from_json, data, self.editions.find_game, "match file", content)
        wishes = sat_there(data.get("table", {}), match.seats)
        return await self.add_table(match.branch(0), match.log, wishes, browser)

    async def content_named(self, data: Any) -> Content | None:
        """The content a match file was played with, if it is known here; else the one in use, and reading says so."""
        try:
            game, digest = self.editions.find_game(data["game"]), str(data["content_digest"])
        except (HypostyleError, KeyError, TypeError):
            return None
        return await self.editions.find(game, digest) or self.editions.current(game)

    def export_match(self, table: Table) -> dict[str, Any]:
        """A finished match as a file, with what is needed to verify its shuffles."""
        if not table.journal.over:
            raise Forbidden("A match can be saved as a file when it is over: the file holds the seed.")
        return match_file(table)

    # ------------------------------------------------------------------ the end of a table
    async def delete(self, identity: str, browser: bytes | None) -> None:
        """End a table for good, at the wish of the only person who sits there."""
        stored = await self.store.table(identity)
        owners = [] if stored is None else [seat.owner for seat in stored.seats if seat.owner is not None]
        if browser is None or browser not in owners:
            raise TableNotFound("There is no such table, or you do not sit there.")
        if any(owner != browser for owner in owners):
            raise Forbidden("Others sit at this table too: it is not yours alone to delete.")
        await self.store.delete_table(identity)

    # ------------------------------------------------------------------ lists
    async def tables_of(self, browser: bytes, over: bool | None) -> list[messages.TableSummary]:
        """The tables where a browser has a seat: finished ones, unfinished ones, or (None) both."""
        return [
            messages.TableSummary(
                row.id,
                row.game,
                Seating(seats).infos(()),
                [seat.seat for seat in seats if seat.owner == browser],
                last.open == 0,
                public.seq,
                [seat.seat for seat in seats if (public if seat.kind == "bot" else last).open >> seat.seat & 1],
                row.created,
                public.at,
            )
            for row, seats, last, public in await self.store.tables_of(browser, over, MOST_LISTED)
        ]


def is_shuffled_for(wish: messages.CreateTable) -> bool:
    """Whether there is a shuffle that somebody could want a share in."""
    return wish.seed is None and any(seat.kind != "bot" for seat in wish.seats)


def check_open_to(table: Table, browser: bytes) -> None:
    """Whether a browser may have all of a match: it is over, or nobody else sits there."""
    persons = [seat for seat in table.seating.seats if seat.kind == "person"]
    if not table.journal.over and not (persons and all(seat.owner == browser for seat in persons)):
        raise Forbidden("This match is not over, and others sit at the table.")


def seated(wishes: Sequence[messages.SeatWish], browser: bytes) -> tuple[list[SeatRow], list[messages.CreatedSeat]]:
    """The seats as they are stored, and as their creator is told; only here does a token exist in the clear."""
    rows, created = [], []
    characters = seated_characters([wished_bot(wish) for wish in wishes])
    for number, (wish, character) in enumerate(zip(wishes, characters, strict=True)):
        token = new_token() if wish.kind == "link" else None
        rows.append(
            SeatRow(
                number,
                "bot" if wish.kind == "bot" else "person",
                character.id if character else None,
                "" if wish.kind == "bot" and wish.character is None else clean_name(wish.name),
                token_hash(token) if token else None,
                browser if wish.kind in ("you", "here") else None,
            )
        )
        created.append(messages.CreatedSeat(number, wish.kind, token))
    return rows, created


def sat_there(kept: dict[str, Any], seats: int) -> list[messages.SeatWish]:
    """Who sat around a match that was saved at a table; where the file does not say it, somebody at this screen.

    Somebody must be a person for the table to be found again.
    """
    names, characters = (listed(kept, key, seats) for key in ("names", "characters"))
    wishes = [
        messages.SeatWish("bot", character=who) if who in CHARACTERS else messages.SeatWish("here", name=name)
        for name, who in zip(names, characters, strict=True)
    ]
    persons = any(wish.kind == "here" for wish in wishes)
    return wishes if persons else [messages.SeatWish("here") for _ in wishes]


def listed(kept: dict[str, Any], key: str, seats: int) -> list[str | None]:
    """A text for each seat from a file that anybody may have written."""
    found = kept.get(key)
    if not isinstance(found, list) or len(found) != seats:
        return [None] * seats
    return [text if isinstance(text, str) else None for text in found]


def wished_bot(wish: messages.SeatWish) -> str | None:
    """The character that is to sit there, or its level; None for a person."""
    return wish.character or str(wish.level) if wish.kind == "bot" else None


def journal_rows(match: Match, log: Sequence[tuple[int, int]], at: float) -> list[JournalRow]:
    """The rows of a table that starts with these moves made."""
    journal = Journal(match)
    journal.begin(at)
    for seat, action in log:
        journal.accept(journal.attempt(seat, action, at))
    return journal.rows
