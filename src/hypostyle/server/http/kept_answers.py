"""Answers that are the same for everybody: made once, packed once, and sent from memory.

A stranger may ask for them as often as the gate lets him; each costs a look into a table, and not a file, a JSON text
or a compression.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

MOST_KEPT = 512
SMALLEST_PACKED = 1_000  # bytes
PACKED_KINDS = ("text/", "application/json", "application/javascript", "image/svg+xml")
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}


class KeptAnswer:
    """A body, the same body packed, and what is said of them."""

    def __init__(self, body: bytes, kind: str, cache_control: str) -> None:
        self.body = body
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        self.packed = gzip.compress(body, 9, mtime=0) if is_packed(body, kind) else None
        charset = "; charset=utf-8" if kind.startswith("text/") else ""
        self.headers = {"Content-Type": kind + charset, "Cache-Control": cache_control, "ETag": self.etag}
        if self.packed is not None:
            self.headers["Vary"] = "Accept-Encoding"

    def response(self, request: Request) -> Response:
        if self.etag in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=self.headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**self.headers, "Content-Encoding": "gzip"})
        return Response(self.body, headers=self.headers)


def is_packed(body: bytes, kind: str) -> bool:
    return len(body) >= SMALLEST_PACKED and kind.startswith(PACKED_KINDS)


class KeptAnswers:
    """By key; the key holds whatever the answer depends on, and the oldest answers are forgotten first."""

    def __init__(self) -> None:
        self.answers: OrderedDict[Hashable, KeptAnswer] = OrderedDict()

    def response(
        self, request: Request, key: Hashable, make: Callable[[], bytes], kind: str, cache_control: str = "no-cache"
    ) -> Response:
        found = self.answers.get(key)
        if found is None:
            found = self.answers[key] = KeptAnswer(make(), kind, cache_control)
            if len(self.answers) > MOST_KEPT:
                self.answers.popitem(last=False)
        return found.response(request)

    def file(self, request: Request, file: Path, kind: str | None = None, cache_control: str = "no-cache") -> Response:
        """A file as it is now; it is read again when it has been written again."""
        found = file.stat()
        key = (file, found.st_mtime_ns, found.st_size)
        known = kind or KINDS.get(file.suffix, "application/octet-stream")
        return self.response(request, key, file.read_bytes, known, cache_control)
