"""A lock on the data file: one server at a time; the system releases it when the process ends, however it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.ownership import give, owner_of


class FileLock:
    """A lock on `<file>.lock`. Two servers on one file would not hear of each other's moves.

    The file is locked under its own name, by whatever link it was reached; one that has several has no such name.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.file: IO[str] | None = None

    def acquire(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            place = self.path.with_name(self.path.name + ".lock")
            made = not place.exists()
            self.file = place.open("a", encoding="utf-8")
            if made:
                give(owner_of(self.path), place)
        except OSError as error:
            raise HypostyleError(f"{self.path}: the database cannot be opened ({error.strerror}).") from error
        if self.path.is_file() and self.path.stat().st_nlink > 1:
            self.release()
            raise HypostyleError(f"{self.path}: this file has a second name (a hard link); give it only one.")
        try:
            lock(self.file)
        except OSError as error:
            self.release()
            raise HypostyleError(
                f"{self.path}: another hypostyle server is using this file; stop it, or give another file with --data."
            ) from error

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def lock(file: IO[str]) -> None:
    """Raises OSError if another process has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
