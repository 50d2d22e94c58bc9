"""Recordings: matches as data, a row for every decision, in Parquet or JSON lines (docs/research.md has the schema)."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hypostyle.engine.errors import BadOption, BadSave, HypostyleError
from hypostyle.engine.match import Match
from hypostyle.research.errors import missing_extra
from hypostyle.research.table import Table

FORMAT = "hypostyle recording 1"
PARQUET, JSON_LINES = ".parquet", ".jsonl"
HEADER_KEY = b"hypostyle"
MATCHES_A_GROUP = 64  # matches held back until they are written together


@dataclass(frozen=True)
class Header:
    """What all matches of a file have in common; without the same rules and content they cannot be replayed."""

    format: str
    game: str
    rules_version: int
    content_digest: str
    seats: int
    options: dict[str, Any]
    bots: list[str]


@dataclass(frozen=True)
class Row:
    """One decision: what the seat knew, what it could choose, what it chose, and how the match ended."""

    seed: int  # of the match, which begins from it
    step: int
    seat: int
    task: str
    knowledge: bytes  # the masked position: State.load_bytes, or Recording.arrays, reads it
    legal: list[int]
    action: int
    scores: list[int]  # at the end of the match, by seat
    ranking: list[int]


def header_of(match: Match, bots: list[str]) -> Header:
    game = match.game
    return Header(FORMAT, game.slug, game.rules_version, match.content.digest, match.seats, match.options, bots)


def rows_of(match: Match) -> Iterator[Row]:
    """Every decision of a match that is over, from its log."""
    outcome = match.outcome
    state = match.game.blank(match.content)
    state.begin(match.seats, match.seed, match.game.option_indices(match.options))
    for step, (seat, action) in enumerate(match.log):
        known = state.mask(seat)
        task = match.game.words.task_of(known.top_task()).name
        legal = known.legal_actions(seat)
        yield Row(match.seed, step, seat, task, known.to_bytes(), legal, action, outcome.scores, outcome.ranking)
        state.apply(seat, action)


# ---------------------------------------------------------------------- writing
@contextmanager
def recorder(path: str | os.PathLike[str], header: Header) -> Iterator[Callable[[Match], None]]:
    """Record the matches handed over; the file appears under its name when all are in it."""
    target = checked_path(path)
    draft = target.with_name(target.name + ".part")
    try:
        with (parquet_writer if target.suffix == PARQUET else json_writer)(draft, header) as write:
            yield lambda match: write(list(rows_of(match)))
        draft.replace(target)
    except OSError as error:
        raise HypostyleError(f"{target}: the recording cannot be written there ({error.strerror}).") from error
    finally:
        draft.unlink(missing_ok=True)


def checked_path(path: str | os.PathLike[str]) -> Path:
    target = Path(path)
    if target.suffix not in (PARQUET, JSON_LINES):
        raise BadOption(f"A recording is a file that ends in {PARQUET} or {JSON_LINES}, not {target.name!r}.")
    if target.suffix == PARQUET:
        arrow()  # says at once what is missing
    return target


@contextmanager
def json_writer(path: Path, header: Header) -> Iterator[Callable[[list[Row]], None]]:
    with path.open("w", encoding="utf-8") as file:
        file.write(json.dumps(asdict(header)) + "\n")
        yield lambda rows: file.writelines(json.dumps(as_json(row)) + "\n" for row in rows)


def as_json(row: Row) -> dict[str, Any]:
    return {**asdict(row), "knowledge": row.knowledge.hex()}


@contextmanager
def parquet_writer(path: Path, header: Header) -> Iterator[Callable[[list[Row]], None]]:
    pa, parquet = arrow()
    schema = schema_of(pa).with_metadata({HEADER_KEY: json.dumps(asdict(header)).encode()})
    held: list[Row] = []
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:

        def flush() -> None:
            writer.write_table(pa.Table.from_pylist([asdict(row) for row in held], schema))
            held.clear()

        def write(rows: list[Row]) -> None:
            held.extend(rows)
            if len({row.seed for row in held}) >= MATCHES_A_GROUP:
                flush()

        yield write
        flush()


def schema_of(pa: Any) -> Any:
    """The columns of a Parquet file."""
    small, numbers = pa.int8(), pa.list_(pa.int32())
    columns = {
        "seed": pa.int64(), "step": pa.int32(), "seat": small, "task": pa.dictionary(pa.int8(), pa.string()),
        "knowledge": pa.binary(), "legal": pa.list_(pa.int16()), "action": pa.int16(), "scores": numbers,
        "ranking": pa.list_(small),
    }  # fmt: skip
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns.items()])


def arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as missing:
        raise missing_extra(missing) from None
    return pyarrow, parquet


# ---------------------------------------------------------------------- reading
class Recording:
    """A file of recorded matches. `for row in recording` reads its decisions one after the other.

    >>> recording = Recording("matches.parquet")  # doctest: +SKIP
    >>> data = recording.arrays()                 # doctest: +SKIP
    >>> data["observations"].shape                # doctest: +SKIP
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = checked_path(path)
        try:
            self.header = self.read_header()
        except (ValueError, TypeError, KeyError, OSError) as error:
            raise BadSave(f"{self.path}: this is no recording that can be read ({error}).") from error
        if self.header.format != FORMAT:
            raise BadSave(f"{self.path}: this is no {FORMAT!r}, but {self.header.format!r}.")
        self.table = Table.of(self.header.game, self.header.seats, self.header.options)
        self.check_rules()

    def read_header(self) -> Header:
        if self.path.suffix == PARQUET:
            return Header(**json.loads(arrow()[1].read_schema(self.path).metadata[HEADER_KEY]))
        with self.path.open(encoding="utf-8") as file:
            return Header(**json.loads(file.readline()))

    def check_rules(self) -> None:
        """Refuse what was recorded by other rules or with other content than are played here."""
        game = self.table.game
        if (self.header.rules_version, self.header.content_digest) != (game.rules_version, game.content.digest):
            raise BadSave(
                f"{self.path}: recorded by rules {self.header.rules_version} with content "
                f"{self.header.content_digest}; this installation plays "
                f"{game.slug} by rules {game.rules_version} with {game.content.digest}."
            )

    def __iter__(self) -> Iterator[Row]:
        if self.path.suffix == PARQUET:
            file = arrow()[1].ParquetFile(self.path)
            for group in range(file.num_row_groups):
                for row in file.read_row_group(group).to_pylist():
                    yield Row(**row)
            return
        with self.path.open(encoding="utf-8") as lines:
            next(lines)
            for line in lines:
                row = json.loads(line)
                yield Row(**{**row, "knowledge": bytes.fromhex(row["knowledge"])})

    def arrays(self, dtype: str = "float32") -> dict[str, Any]:
        """All decisions as NumPy arrays: observations, masks, actions, seats, and the share of the win of who chose."""
        import numpy as np

        from hypostyle.research.single import Single

        rows = list(self)
        single = Single(self.table, dtype, "win")
        state = self.table.state()
        observations = np.zeros((len(rows), single.settings.places), single.dtype)
        masks = np.zeros((len(rows), single.action_count), np.int8)
        for number, row in enumerate(rows):
            state.load_bytes(row.knowledge)
            observations[number] = single.seen_of(state, row.seat)
            masks[number, row.legal] = 1
        shares = [1 / row.ranking.count(1) if row.ranking[row.seat] == 1 else 0.0 for row in rows]
        return {
            "observations": observations,
            "masks": masks,
            "actions": np.array([row.action for row in rows], np.int32),
            "seats": np.array([row.seat for row in rows], np.int8),
            "wins": np.array(shares, np.float32),
        }

    def verify(self) -> int:
        """Play every match again: raises where the file says otherwise; returns how many matches there are."""
        matches, match = 0, None
        last: Row | None = None
        for row in self:
            if last is None or row.seed != last.seed or row.step == 0:
                self.check_end(match, last)
                match, matches = self.table.match(row.seed), matches + 1
            assert match is not None
            last = row
            if not match.state.awaits(row.seat) or row.step != len(match.log):
                raise BadSave(f"{self.path}: match {row.seed} has no decision of seat {row.seat} at step {row.step}.")
            known = match.state.mask(row.seat)
            if known.to_bytes() != row.knowledge or known.legal_actions(row.seat) != row.legal:
                raise BadSave(f"{self.path}: match {row.seed} is another than the one recorded, at step {row.step}.")
            try:
                match.play(row.seat, row.action)
            except HypostyleError as error:
                raise BadSave(f"{self.path}: step {row.step} of match {row.seed} cannot be played: {error}") from error
        self.check_end(match, last)
        return matches

    def check_end(self, match: Match | None, last: Row | None) -> None:
        if match is None or last is None:
            return
        if not match.over or match.outcome.scores != last.scores or match.outcome.ranking != last.ranking:
            raise BadSave(f"{self.path}: match {last.seed} ends otherwise than was recorded.")
