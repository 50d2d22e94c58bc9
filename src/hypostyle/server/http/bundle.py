"""The browser bundle: one HTML page for every address, and its files below a folder named after what is in them.

So a browser may keep the files for good, and after an update it never mixes old ones with new ones.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import hypostyle
from hypostyle.server.http.responses import not_found

STATIC = Path(hypostyle.__file__).parent / "static"
INDEX = "index.html"
OWN_FOLDER = '="./'  # how the page names its files; they name each other from where they are
FOR_GOOD = "public, max-age=31536000, immutable"
NAME_LENGTH = 16


class Bundle:
    """The bundle in one folder; it may be built anew while the server runs."""

    def __init__(self, folder: Path) -> None:
        self.index_file = folder / INDEX
        self.written = 0
        self.name = ""

    def routes(self) -> list[BaseRoute]:
        """To be the last ones: every address that is not of the API shows the one page of the application."""
        return [
            Mount("/static/{build}", BundleFiles(self)),
            Route("/static/{path:path}", not_found),
            Route("/{path:path}", self.index),
        ]

    async def index(self, _: Request) -> Response:
        if not self.index_file.is_file():
            return Response("The browser bundle is missing from this installation.\n", 503, media_type="text/plain")
        text = self.index_file.read_text(encoding="utf-8").replace(OWN_FOLDER, f'="/static/{self.build()}/')
        return Response(text, media_type="text/html", headers={"Cache-Control": "no-cache"})

    def build(self) -> str:
        """The name of what is there now."""
        written = self.index_file.stat().st_mtime_ns
        if written != self.written:
            content = hashlib.sha256()
            for file in sorted(self.index_file.parent.iterdir()):
                content.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
            self.name, self.written = content.hexdigest()[:NAME_LENGTH], written
        return self.name


class BundleFiles(StaticFiles):
    """The files of the build that is there; those of any other are gone."""

    def __init__(self, bundle: Bundle) -> None:
        super().__init__(directory=bundle.index_file.parent, check_dir=False)
        self.bundle = bundle

    async def check_config(self) -> None:
        """Where the bundle is missing, its files are: no reason to stop."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self.bundle.index_file.is_file() or scope["path_params"]["build"] != self.bundle.build():
            raise HTTPException(404, "There is nothing at this address.")
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_GOOD
        return response
