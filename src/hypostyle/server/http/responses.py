"""JSON answers, and every error as a problem that pages and people can read."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

from hypostyle.engine.content import Complaint
from hypostyle.engine.errors import BadContent, BadOption, BadSave, HypostyleError, UnknownGame
from hypostyle.server import messages
from hypostyle.server.errors import (
    DiskFull,
    Forbidden,
    NoCards,
    NoSpectators,
    RequestRefused,
    TableDamaged,
    TableNotFound,
)
from hypostyle.server.storage.store import Busy, Unreadable

PROBLEMS: dict[type[Exception], tuple[int, str]] = {
    TableNotFound: (404, "no_table"),
    UnknownGame: (404, "no_game"),
    NoCards: (404, "no_cards"),
    TableDamaged: (409, "damaged"),
    NoSpectators: (403, "no_spectators"),
    Forbidden: (403, "forbidden"),
    BadOption: (400, "bad_option"),
    BadSave: (400, "bad_save"),
    BadContent: (400, "bad_content"),
    DiskFull: (507, "disk_full"),
    Busy: (503, "busy"),
    Unreadable: (503, "unreadable"),
    HypostyleError: (400, "bad_request"),
}
HTTP_CODES = {400: "bad_request", 403: "forbidden", 404: "not_found", 413: "too_large", 429: "too_fast"}


def json_response(body: Any, status: int = 200) -> Response:
    return Response(messages.encode(body), status, {"Cache-Control": "no-store"}, "application/json")


def problem_response(status: int, code: str, title: str, complaint: messages.Complaint | None = None) -> Response:
    title = title.encode("utf-8", "replace").decode()  # it may repeat what a stranger sent
    return json_response(messages.Problem(code, title, complaint), status)


def complaint_message(complaint: Complaint) -> messages.Complaint:
    cell = None if complaint.cell is None else list(complaint.cell)
    return messages.Complaint(complaint.code, complaint.card, cell, dict(complaint.values))


async def not_found(_: Request) -> Response:
    return problem_response(404, "not_found", "There is nothing at this address.")


# ---------------------------------------------------------------------- exceptions
async def on_error(_: Request, error: Exception) -> Response:
    status, code = next(found for kind, found in PROBLEMS.items() if isinstance(error, kind))
    wrong = error.complaint if isinstance(error, BadContent) else None
    return problem_response(status, code, str(error), None if wrong is None else complaint_message(wrong))


async def on_refusal(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestRefused)
    return problem_response(403, error.code, "This is refused.")


async def on_http_exception(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem_response(error.status_code, HTTP_CODES.get(error.status_code, "bad_request"), error.detail)


EXCEPTION_HANDLERS: dict[Any, ExceptionHandler] = {
    HypostyleError: on_error,
    RequestRefused: on_refusal,
    HTTPException: on_http_exception,
}
