"""Match files: JSON with the header and the log, read back with a clear sentence for everything that can be wrong."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypostyle.engine.action import as_id
from hypostyle.engine.errors import BadSave, HypostyleError, brief
from hypostyle.engine.game import Game

if TYPE_CHECKING:
    from hypostyle.engine.content import Content
    from hypostyle.engine.match import Match

FORMAT = "hypostyle match"
FIELDS = {
    "format": str,
    "game": str,
    "rules_version": int,
    "content_digest": str,
    "options": dict,
    "seats": int,
    "seed": int,
    "log": list,
}
MORE_FIELDS = {"table": dict}  # what a server adds: where the match was played, and how to verify its shuffles


def as_json(match: Match) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": match.game.slug,
        "rules_version": match.game.rules_version,
        "content_digest": match.content.digest,
        "options": match.options,
        "seats": match.seats,
        "seed": match.seed,
        "log": [[seat, match.game.words.describe(action)] for seat, action in match.log],
    }


def write(match: Match, path: str | os.PathLike[str]) -> None:
    """Write the file beside its final place first, so that an interrupted save loses nothing."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(json.dumps(as_json(match), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        raise HypostyleError(f"{target}: the match cannot be saved there ({error.strerror}).") from error


def read(path: str | os.PathLike[str], find_game: Callable[[str], Game], content: Content | None = None) -> Match:
    file = Path(path)
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave(f"{file}: the file cannot be read ({error.strerror}).") from error
    except (ValueError, RecursionError) as error:  # no JSON, no UTF-8, or a number beyond all bounds
        raise BadSave(f"{file}: this is not a complete match file (no valid JSON).") from error
    return from_json(data, find_game, str(file), content)


def from_json(data: Any, find_game: Callable[[str], Game], file: str, content: Content | None = None) -> Match:
    check_fields(data, file)
    try:
        game = find_game(data["game"])
    except HypostyleError as error:
        raise BadSave(f"{file}: field 'game': {error}") from error
    if data["rules_version"] != game.rules_version:
        raise BadSave(
            f"{file}: field 'rules_version' is {brief(data['rules_version'])}; "
            f"this installation plays {game.slug} by rules {game.rules_version}."
        )
    printed = content or game.content
    if data["content_digest"] != printed.digest:
        raise BadSave(
            f"{file}: field 'content_digest' is {data['content_digest']}, but the content in use ({printed.origin}) is "
            f"{printed.digest}; give the folder of the content it was played with."
        )
    try:
        match = game.new(data["seats"], data["seed"], data["options"], printed)
    except HypostyleError as error:
        raise BadSave(f"{file}: {error}") from error
    replay(match, data["log"], file)
    return match


def check_fields(data: Any, file: str) -> None:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave(f"{file}: this is no match file (field 'format' must be {FORMAT!r}).")
    for field, kind in FIELDS.items():
        value = data.get(field)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadSave(f"{file}: field {field!r} must be {KINDS[kind]}.")
    for field, kind in MORE_FIELDS.items():
        if field in data and not isinstance(data[field], kind):
            raise BadSave(f"{file}: field {field!r} must be {KINDS[kind]}.")
    unknown = set(data) - set(FIELDS) - set(MORE_FIELDS)
    if unknown:
        allowed = ", ".join((*FIELDS, *MORE_FIELDS))
        raise BadSave(f"{file}: there is no field {brief(sorted(unknown)[0])}; allowed are {allowed}.")


KINDS = {str: "a text", int: "a whole number", dict: "a table", list: "a list"}


def replay(match: Match, log: list[Any], file: str) -> None:
    for number, entry in enumerate(log):
        try:
            seat, action = entry
            match.play(seat, as_id(match.game, action))
        except (TypeError, ValueError):
            raise BadSave(f"{file}: step {number} of 'log' must be a seat and an action, not {brief(entry)}.") from None
        except HypostyleError as error:
            raise BadSave(f"{file}: step {number} of 'log' cannot be played: {error}") from error
