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


class SourceFirst:
    """Finds the plain source of a module of this package even if an extension lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("hypostyle.") or path is None:
            return None
        from importlib.util import spec_from_file_location

        for folder in path:
            source = os.path.join(folder, name.rpartition(".")[2] + ".py")  # noqa: PTH118  (no pathlib at start-up)
            if os.path.exists(source):  # noqa: PTH110
                return spec_from_file_location(name, source)
        return None


def choose() -> None:
    if os.environ.get(VARIABLE) and SourceFirst not in sys.meta_path:
        sys.meta_path.insert(0, SourceFirst)


def name() -> str:
    """The form that runs: "compiled" or "interpreted"."""
    from hypostyle.engine import state

    return "compiled" if state.COMPILED else "interpreted"
