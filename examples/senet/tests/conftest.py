"""The marker `section`, and the rulebook coverage printed after the run."""

from pathlib import Path

import pytest
from hypostyle.testing.coverage import RulebookCoverage


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RulebookCoverage(config, Path(__file__).parent), "rulebook-coverage")
