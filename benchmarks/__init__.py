"""Measurements side by side, run from a clone. What they take from `tests` is the tests of this tree."""

import sys
from pathlib import Path
from types import ModuleType

tests = ModuleType("tests")
tests.__path__ = [str(Path(__file__).parents[1] / "tests")]
sys.modules.setdefault("tests", tests)
