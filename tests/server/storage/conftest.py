"""The same tests on both stores."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hypostyle.server.storage.data_file import store_at
from hypostyle.server.storage.store import Store

NewStore = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store is: a file that is not there yet, or an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "new" / "folder" / "data.db")
    return str(request.getfixturevalue("database").new())


@pytest.fixture
def new_store(data: str) -> NewStore:
    """Opens the same data again each time."""
    return partial(store_at, data)
