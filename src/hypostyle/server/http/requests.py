"""HTTP requests: bodies read within bounds, how fast an address may ask, and whether one of our own pages asks."""

from __future__ import annotations

from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from hypostyle.server.limits import AddressBuckets

Body = TypeVar("Body")


async def read_body(request: Request, most: int) -> bytes:
    """The body, if it is not longer than allowed; no more than that is ever held."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise HTTPException(413, f"The request is longer than {most} bytes.")
    except ClientDisconnect:
        raise HTTPException(400, "The request ended before its end.") from None
    return bytes(body)


async def decoded_body(request: Request, kind: type[Body], most: int) -> Body:
    text = await read_body(request, most)
    try:
        return msgspec.json.decode(text, type=kind)
    except (ValueError, RecursionError) as error:
        raise HTTPException(400, f"The request is not what this address takes: {error}") from error


def same_origin(headers: Headers, required: bool) -> bool:
    """Whether the page that asks was served from here; a program without pages sends no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return not required
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:  # an address in brackets that is none
        return False


def address_of(request: Request) -> str:
    """The address that asks."""
    return request.client.host if request.client else ""


def check_rate(buckets: AddressBuckets, request: Request) -> None:
    """Refuse pages of other sites, and addresses that ask too often."""
    if not same_origin(request.headers, required=False):
        raise HTTPException(403, "The request comes from another site.")
    if not buckets.take(address_of(request)):
        raise HTTPException(429, "Too many requests; wait a moment.")
