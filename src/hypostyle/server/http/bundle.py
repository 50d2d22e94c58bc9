"""The browser bundle: one HTML page for every address, and its files below a folder named after what is in them.

So a browser may keep the files for good, and after an update it never mixes old ones with new ones.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import hypostyle
from hypostyle.server.http.kept_answers import KeptAnswers
from hypostyle.server.http.responses import not_found
from hypostyle.server.http.visitors import visitor_of

STATIC = Path(hypostyle.__file__).parent / "static"
INDEX = "index.html"
OWN_FOLDER = '="./'  # how the page names its files; they name each other from where they are
FOR_GOOD = "public, max-age=31536000, immutable"
NAME_LENGTH = 16


class Bundle:
    """The bundle in one folder; it may be built anew while the server runs."""

    def __init__(self, folder: Path, kept: KeptAnswers) -> None:
        self.index_file = folder / INDEX
        self.kept = kept
        self.written = 0
        self.name = ""
        self.files: frozenset[str] = frozenset()

    def routes(self) -> list[BaseRoute]:
        """To be the last ones: every address that is not of the API shows the one page of the application."""
        return [
            Route("/static/{build}/{file}", self.file),
            Route("/static/{path:path}", not_found),
            Route("/{path:path}", self.index),
        ]

    async def index(self, request: Request) -> Response:
        build = self.build()
        if build is None:
            return Response("The browser bundle is missing from this installation.\n", 503, media_type="text/plain")
        base = visitor_of(request).base
        return self.kept.response(request, (INDEX, build, base), lambda: self.page(build, base), "text/html")

    def page(self, build: str, base: str) -> bytes:
        return self.index_file.read_text(encoding="utf-8").replace(OWN_FOLDER, f'="{base}/static/{build}/').encode()

    async def file(self, request: Request) -> Response:
        """A file of the build that is there; those of any other are gone."""
        name = request.path_params["file"]
        if request.path_params["build"] != self.build() or name not in self.files:
            return await not_found(request)
        return self.kept.file(request, self.index_file.parent / name, cache_control=FOR_GOOD)

    def build(self) -> str | None:
        """The name of what is there now, if there is anything."""
        try:
            written = self.index_file.stat().st_mtime_ns
        except OSError:
            return None
        if written != self.written:
            content = hashlib.sha256()
            files = sorted(file for file in self.index_file.parent.iterdir() if file.is_file())
            for file in files:
                content.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
            self.name, self.written = content.hexdigest()[:NAME_LENGTH], written
            self.files = frozenset(file.name for file in files)
        return self.name
