"""The docs site under /docs, where it was built: `python3 run.py docs` puts it into the package."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

import hypostyle
from hypostyle.server.http.kept_answers import KeptAnswers
from hypostyle.server.http.middleware import SECURITY_HEADERS
from hypostyle.server.http.responses import not_found

SITE = Path(hypostyle.__file__).parent / "site"
INDEX = "index.html"
POLICY = "Content-Security-Policy"
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.S)
ABSENT = "The docs are not part of this installation. In a source tree, `python3 run.py docs` builds them.\n"


class DocsSite:
    """The pages and files of the folder as they are now; it may be built anew while the server runs."""

    def __init__(self, kept: KeptAnswers, folder: Path = SITE) -> None:
        self.kept = kept
        self.folder = folder
        self.policies: dict[tuple[str, int], str] = {}
        self.written = 0
        self.files: frozenset[str] = frozenset()

    def routes(self) -> list[BaseRoute]:
        return [Route("/docs", self.enter), Route("/docs/{path:path}", self.file)]

    async def enter(self, _: Request) -> Response:
        return RedirectResponse("/docs/", 308)

    async def file(self, request: Request) -> Response:
        name = request.path_params["path"] or INDEX
        if not self.is_built():
            return Response(ABSENT, 404, media_type="text/plain")
        if name not in self.files:  # a list of what is there: no path of a stranger reaches the file system
            return await not_found(request)
        file = self.folder / name
        response = self.kept.file(request, file)
        if file.suffix == ".html":
            response.headers[POLICY] = self.policy(name, file)
        return response

    def is_built(self) -> bool:
        try:
            written = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            return False
        if written != self.written:
            found = [file for file in self.folder.rglob("*") if file.is_file()]
            self.files = frozenset(file.relative_to(self.folder).as_posix() for file in found)
            self.written, self.policies = written, {}
        return True

    def policy(self, name: str, file: Path) -> str:
        """As everywhere, and the few scripts that stand in the page itself, each by its hash."""
        key = (name, file.stat().st_mtime_ns)
        if key not in self.policies:
            scripts = INLINE_SCRIPT.findall(file.read_bytes())
            hashes = {base64.b64encode(hashlib.sha256(script).digest()).decode() for script in scripts}
            allowed = " ".join(["'self'", *(f"'sha256-{one}'" for one in sorted(hashes))])
            self.policies[key] = f"{SECURITY_HEADERS[POLICY]}; script-src {allowed}"
        return self.policies[key]
