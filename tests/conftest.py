"""What every test shares: the marker `section`, the rulebook coverage printed after the run, and what begins first."""

import os
from pathlib import Path

import pytest

from hypostyle.testing.coverage import RulebookCoverage

# Tests that take long: at the end of a run they would keep one worker busy while the others have nothing to do.
LONG_FOLDERS = ("e2e", "compiled")
LONGEST_FILES = ("test_sanitizer", "test_screens", "test_lessons", "test_egizia", "test_mykerinos", "test_decisions")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RulebookCoverage(config, Path(__file__).parent), "rulebook-coverage")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of the server wait for processes, disks and clocks more than they work."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: (item.path.parent.name not in LONG_FOLDERS, item.path.stem not in LONGEST_FILES))
