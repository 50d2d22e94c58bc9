"""The time of a bot: that of its own thread on the processor, with an end by the clock on the wall."""

from __future__ import annotations

import time

import pytest

from hypostyle.bots.budget import Deadline, nobody_waits


class Clocks:
    """Both clocks, moved by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.processor = 50.0
        self.wall = 1000.0
        monkeypatch.setattr("hypostyle.bots.budget.time.thread_time", lambda: self.processor)
        monkeypatch.setattr("hypostyle.bots.budget.time.monotonic", lambda: self.wall)


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    return Clocks(monkeypatch)


def test_only_time_on_the_processor_counts(clocks: Clocks) -> None:
    deadline = Deadline(2.0)
    clocks.wall += 7.9  # others had the processor meanwhile
    clocks.processor += 1.9
    assert not deadline.passed()
    clocks.processor += 0.1
    assert deadline.passed()


def test_nobody_waits_for_ever_on_a_loaded_machine(clocks: Clocks) -> None:
    deadline = Deadline(2.0)
    clocks.wall += 8.4
    assert not deadline.passed()
    clocks.wall += 0.1
    assert deadline.passed()


def test_where_nobody_waits_a_bot_has_all_of_its_time(clocks: Clocks) -> None:
    with nobody_waits():
        deadline = Deadline(2.0)
    clocks.wall += 3600
    assert not deadline.passed()
    clocks.processor += 2.0
    assert deadline.passed()
    deadline = Deadline(2.0)  # somebody waits again
    clocks.wall += 8.5
    assert deadline.passed()


def test_sleeping_is_not_thinking() -> None:
    deadline = Deadline(0.05)
    time.sleep(0.1)
    assert not deadline.passed()
