"""What every HTTP address needs: bodies read within bounds, JSON answers, and whether a page of ours asks."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from hypostyle.server import messages
from hypostyle.server.table.updates import encode

Wish = TypeVar("Wish")


def answer(body: Any, status: int = 200) -> Response:
    return Response(encode(body), status, {"Cache-Control": "no-store"}, "application/json")


def problem(status: int, code: str, title: str, complaint: messages.Complaint | None = None) -> Response:
    return answer(messages.Problem(code, title, complaint), status)


async def whole_body(request: Request, most: int) -> bytes:
    """The body, as long as it is not longer than allowed; no more than that is ever held."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise HTTPException(413, f"The request is longer than {most} bytes.")
    return body


def decoded(text: bytes, kind: type[Wish]) -> Wish:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, f"The request is not what this address takes: {error}") from error


def same_origin(headers: Headers, required: bool) -> bool:
    """Whether the page that asks was served from here; a program without pages sends no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return not required
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
