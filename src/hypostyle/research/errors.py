"""What can go wrong at the edge between hypostyle and the libraries of researchers, each in one sentence."""

from __future__ import annotations

from hypostyle.engine.errors import HypostyleError

INSTALL = "pip install 'hypostyle[research]'"


class MissingExtra(HypostyleError, ImportError):
    """A library of the extra that is not installed here."""


class BadArray(HypostyleError, ValueError):
    """An array of another shape, type or layout than was asked for."""


class BadChoice(HypostyleError, ValueError):
    """An action that is not offered, or by somebody who is not asked."""


def missing_extra(missing: ImportError) -> MissingExtra:
    """The sentence for a library that could not be imported."""
    return MissingExtra(f"hypostyle.research needs {missing.name}, which is not installed here: {INSTALL}.")
