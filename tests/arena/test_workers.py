"""Workers of all kinds do the same; what is not finished dies with them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from hypostyle.arena.workers import Processes, ThisProcess, Workers, gather
from hypostyle.engine.errors import BadOption
from tests.arena.old_macs import no_ray_for_old_macs


def add(more: int, number: int) -> int:
    return number + more


def refuse(number: int) -> int:
    raise BadOption(f"{number} is refused.")


def who(number: int) -> int:
    time.sleep(0.05)
    return os.getpid()


def sleep_long(folder: Path, number: int) -> int:
    (folder / str(os.getpid())).touch()
    time.sleep(3600)
    return number


@pytest.fixture(params=["this process", "processes", "ray"])
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    if request.param == "ray":
        no_ray_for_old_macs()
    found = {"this process": (1, None), "processes": (2, None), "ray": (2, "local")}[request.param]
    with gather(*found) as gathered:
        yield gathered


def test_the_job_is_done_to_every_item_and_again_with_others(workers: Workers) -> None:
    assert sorted(workers.map(partial(add, 100), range(20))) == list(range(100, 120))
    assert sorted(workers.map(partial(add, 7), [1])) == [8]
    assert list(workers.map(partial(add, 7), [])) == []
    with pytest.raises(BadOption, match=r"3 is refused\."):
        list(workers.map(refuse, [3]))


def test_the_number_says_which_kind() -> None:
    assert isinstance(gather(1), ThisProcess)
    with gather(3) as workers:
        assert isinstance(workers, Processes)
        assert workers.count == 3


def test_several_processes_work_and_none_of_them_is_this_one() -> None:
    with gather(2) as workers:
        found = set(workers.map(who, range(12)))
    assert len(found) == 2
    assert os.getpid() not in found


def test_items_without_end_are_drawn_as_workers_come_free() -> None:
    drawn = count()
    with gather(2) as workers:
        assert len(list(islice(workers.map(partial(add, 1), drawn), 10))) == 10
    assert next(drawn) < 30


def test_whoever_is_interrupted_leaves_no_process_behind(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), gather(2) as workers:
        interrupted(workers, tmp_path)
    started = [int(file.name) for file in tmp_path.iterdir()]
    assert len(started) == 2
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def interrupted(workers: Workers, folder: Path) -> None:
    """Ctrl-C while both workers sleep."""

    def items() -> Iterator[int]:
        yield 1
        yield 2
        while len(list(folder.iterdir())) < 2:
            time.sleep(0.01)
        raise KeyboardInterrupt

    list(workers.map(partial(sleep_long, folder), items()))


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"hypostyle\[ray\]"):
        gather(2, "local")
