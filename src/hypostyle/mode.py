"""Which form of the engine runs: compiled where the build made extensions, interpreted otherwise or on request.

`HYPOSTYLE_INTERPRETED=1` makes Python pass over the extensions; the build and the comparisons of both forms use it.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

VARIABLE = "HYPOSTYLE_INTERPRETED"
GROUP = "hypostyle.games"  # of the entry points by which other distributions announce their games


class SourceFirst:
    """Finds the plain source of a module of these packages even if an extension lies beside it."""

    def __init__(self, packages: set[str]) -> None:
        self.packages = packages

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or name.partition(".")[0] not in self.packages:
            return None
        from importlib.util import spec_from_file_location

        for folder in path:
            source = os.path.join(folder, name.rpartition(".")[2] + ".py")  # noqa: PTH118  (no pathlib at start-up)
            if os.path.exists(source):  # noqa: PTH110
                return spec_from_file_location(name, source)
        return None


def choose() -> None:
    if os.environ.get(VARIABLE) and not any(isinstance(finder, SourceFirst) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFirst({"hypostyle", *announced_packages()}))


def announced_packages() -> set[str]:
    """The packages of games from other distributions; they follow the same choice."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {entry.module.partition(".")[0] for entry in entry_points(group=GROUP)}


def name() -> str:
    """The form that runs: "compiled" or "interpreted"."""
    from hypostyle.engine import state

    return "compiled" if state.COMPILED else "interpreted"


def is_compiled(state: type) -> bool:
    """Whether the classes of a state are all of the form that runs in a compiled engine."""
    return all(getattr(sys.modules[part.__module__], "COMPILED", False) for part in state.__mro__[:-1])
