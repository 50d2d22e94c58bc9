"""A real PostgreSQL for the tests: a server of its own in a temporary folder, that can be killed and started again."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

import psycopg

PATIENCE = 60.0
SYSTEM_FOLDERS = "/usr/lib/postgresql/*/bin"
UNPRIVILEGED = ("postgres", "nobody")
SETTINGS = ("listen_addresses=", "fsync=on", "max_connections=100", "log_min_messages=fatal", "shared_buffers=32MB")


def program(name: str) -> str:
    """A program of PostgreSQL; Debian keeps those of the server outside the path."""
    found = [*sorted(Path("/").glob(f"{SYSTEM_FOLDERS[1:]}/{name}")), shutil.which(name)]
    there = [place for place in found if place is not None]
    assert there, f"The tests need PostgreSQL ({name}): python3 run.py test installs it."
    return str(there[0])


def owner() -> str | None:
    """Who the server runs as: it refuses to be root."""
    if os.geteuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


class Database:
    """A PostgreSQL server that listens on a socket in its own folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hypostyle-pg-"))
        self.user = owner()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        command = [
            program("initdb"),
            "-D",
            self.data,
            "-A",
            "trust",
            "-U",
            "hypostyle",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self.user, cwd=self.folder)

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> Self:
        options = [word for setting in SETTINGS for word in ("-c", setting)]
        command = [program("postgres"), "-D", self.data, "-k", str(self.folder), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd=self.folder)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return self
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                assert self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.05)

    def address(self, name: str) -> str:
        return f"postgresql://hypostyle@/{name}?host={self.folder}"

    def new(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"club{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.address(name)

    def kill(self) -> None:
        """SIGKILL, to the server and all its helpers at once: no chance to tidy up."""
        assert self.process is not None
        for number in [*children(self.process.pid), self.process.pid]:
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def children(parent: int) -> list[int]:
    listed = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(number) for number in listed.read_text().split()]
