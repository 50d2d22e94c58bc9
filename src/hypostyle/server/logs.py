"""The log of the server: on stderr, as sentences or as one JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
from typing import Literal

from msgspec import Struct

LogFormat = Literal["text", "json"]
SENTENCE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Watching(Struct, frozen=True):
    """How a host watches over the server."""

    metrics_key: str | None = None  # that a program shows to read /metrics; without it that of the host alone
    access_log: str | None = None  # a file, or - for stdout
    log_format: LogFormat = "text"


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(form: LogFormat) -> None:
    """On stderr; warnings of libraries, and everything that the server itself has to say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else logging.Formatter(SENTENCE))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("hypostyle").setLevel(logging.INFO)
