"""What every test shares: the marker `section`, the rulebook coverage printed after the run, and what begins first."""

from pathlib import Path

import pytest

from hypostyle.testing.coverage import RulebookCoverage

LONG = ("e2e", "compiled")  # folders of tests that take long: at the end of a run they would keep one worker waiting


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RulebookCoverage(config, Path(__file__).parent), "rulebook-coverage")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name not in LONG)
