"""Compile the C++ reference into a cache folder, never into the source tree, and load it."""

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = (HERE / "lib.cpp", HERE / "imhotep.hpp")
FLAGS = ("-std=c++17", "-O3", "-fPIC", "-shared", "-ffp-contract=off")
COMPILERS = ("g++", "clang++", "c++")
MASK64 = 2**64 - 1


class NoReference(Exception):
    """The C++ reference cannot be built here; the message says why in one sentence."""


def cache_folder() -> Path:
    """Where the library is kept: HYPOSTYLE_CACHE, .cache beside the sources, or the temporary folder."""
    chosen = os.environ.get("HYPOSTYLE_CACHE")
    for folder in (
        Path(chosen) if chosen else HERE.parents[1] / ".cache",
        Path(tempfile.gettempdir(), "hypostyle-cache"),
    ):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    raise NoReference("No folder to write the compiled C++ reference to; set HYPOSTYLE_CACHE to one.")


def compiler() -> str:
    for name in filter(None, (os.environ.get("CXX"), *COMPILERS)):
        path = shutil.which(name)
        if path:
            return path
    raise NoReference(
        "No C++ compiler was found (g++ or clang++, or name one in CXX): the C++ reference is not measured."
    )


def build() -> Path:
    """The compiled library; compiled again only when sources, flags or compiler change."""
    tool = compiler()
    digest = hashlib.sha256("\0".join((tool, *FLAGS)).encode())
    for source in SOURCES:
        digest.update(source.read_bytes())
    library = cache_folder() / f"imhotep-ceiling-{digest.hexdigest()[:16]}.so"
    if not library.exists():
        fresh = library.with_suffix(f".{os.getpid()}.tmp")
        run = subprocess.run(
            [tool, *FLAGS, str(SOURCES[0]), "-o", str(fresh)], capture_output=True, text=True, check=False
        )
        if run.returncode:
            raise NoReference(f"The C++ reference does not compile with {tool}: {run.stderr.strip()[:500]}")
        fresh.replace(library)
    return library


class Ceiling:
    """The functions of lib.cpp with Python numbers."""

    def __init__(self) -> None:
        self.library = ctypes.CDLL(str(build()))
        number, whole, real = ctypes.c_int, ctypes.c_int64, ctypes.c_double
        check, chosen = ctypes.POINTER(ctypes.c_uint64), ctypes.POINTER(ctypes.c_int)
        self.library.games.argtypes = [number, whole, number, check]
        self.library.playouts.argtypes = [number, whole, whole, number, check]
        self.library.search.argtypes = [number, whole, whole, number, real, real, real, number, chosen, check]
        for function in (self.library.games, self.library.playouts, self.library.search):
            function.restype = whole
        self.check = ctypes.c_uint64()
        self.chosen = ctypes.c_int()

    def games(self, seats: int, seed: int, count: int) -> tuple[int, int]:
        """Decisions and checksum of whole random games."""
        return self.library.games(seats, seed, count, self.check), self.check.value

    def playouts(self, seats: int, root_seed: int, seed: int, count: int) -> tuple[int, int]:
        """Decisions and checksum of random games from one position."""
        return self.library.playouts(seats, root_seed, seed, count, self.check), self.check.value

    def search(
        self, seats: int, root_seed: int, seed: int, simulations: int, settings: dict[str, float], capacity: int
    ) -> tuple[int, int, int]:
        """Decisions, chosen action and checksum of the visits of a tree search."""
        decisions = self.library.search(
            seats,
            root_seed,
            seed,
            simulations,
            settings["exploration"],
            settings["lead_weight"],
            settings["lead_scale"],
            capacity,
            self.chosen,
            self.check,
        )
        return decisions, self.chosen.value, self.check.value

    def copies(self, count: int) -> None:
        self.library.copies(count)

    def clones(self, count: int) -> None:
        self.library.clones(count)
