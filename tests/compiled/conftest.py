"""Where nothing was compiled there is nothing to compare: these tests are not collected, and the header says so."""

from hypostyle import mode

collect_ignore_glob = [] if mode.name() == "compiled" else ["test_*.py"]


def pytest_report_header() -> str:
    return f"engine: {mode.name()}"
