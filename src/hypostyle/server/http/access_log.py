"""Every HTTP request and every page at a table, written down where the host wants that.

No line holds a cookie, a key or the secret part of a link: those travel in headers, in bodies and behind a #, and the
one path with a key in it is cut short.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import IO

from starlette.types import Scope

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.http.visitors import VISITOR

HOST_PATH = "/host/"  # the key of the host follows
LONGEST_PATH = 200


class AccessLog:
    """One JSON object a line; `-` is stdout."""

    def __init__(self, place: str) -> None:
        try:
            self.file: IO[str] = sys.stdout if place == "-" else Path(place).open("a", encoding="utf-8")  # noqa: SIM115
        except OSError as error:
            raise HypostyleError(f"{place}: the access log cannot be written ({error.strerror}).") from error

    def write(self, scope: Scope, status: int, sent: int, began: float) -> None:
        visitor = scope.get(VISITOR)
        path = str(scope.get("path", ""))
        line = {
            "at": round(time.time(), 3),
            "address": visitor.address if visitor is not None else "",
            "method": scope.get("method", "WEBSOCKET"),
            "path": HOST_PATH if path.startswith(HOST_PATH) else path[:LONGEST_PATH],
            "status": status,
            **({"bytes": sent} if scope["type"] == "http" else {}),
            "ms": round((time.monotonic() - began) * 1000, 1),
        }
        self.file.write(json.dumps(line, ensure_ascii=True) + "\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not sys.stdout:
            self.file.close()
