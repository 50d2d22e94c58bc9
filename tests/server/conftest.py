"""One server for all tests of a module that do not kill it, and one PostgreSQL for all tests of a run."""

from collections.abc import Iterator

import pytest

from tests.server.database import Database
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data") / "tables.db") as found:
        yield found


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    found = Database()
    try:
        yield found.start()
    finally:
        found.stop()
