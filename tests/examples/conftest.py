"""The place where the example is installed."""

from pathlib import Path

import pytest

from tests.examples.outside import installed


@pytest.fixture(scope="session")
def place() -> Path:
    return installed()
