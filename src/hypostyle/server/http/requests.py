"""HTTP requests: bodies read within bounds, how fast an address may ask, and that one of our own pages asks."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from hypostyle.server.http.visitors import visitor_of
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


def address_of(request: Request) -> str:
    """The address that asks, as limits count it."""
    return visitor_of(request).address


def check_rate(buckets: AddressBuckets, request: Request) -> None:
    """Refuse addresses that ask too often."""
    if not buckets.take(address_of(request)):
        raise HTTPException(429, "Too many requests; wait a moment.")


def check_own_page(request: Request, required: bool = False) -> None:
    """Refuse pages of other sites: their visitors would act here without knowing."""
    visitor = visitor_of(request)
    if not visitor.is_own_page(request.headers.get("origin"), required):
        here = "another address" if visitor.origin is None else f"{visitor.origin.scheme}://{visitor.origin.host}"
        raise HTTPException(
            403, f"The request comes from a page of another site; this server is at {here} (see --name, --trust-proxy)."
        )
