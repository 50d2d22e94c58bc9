"""`hypostyle sit`: what is no link of a seat, and what is wrong with one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hypostyle.engine.errors import BadOption
from hypostyle.server.guest import SeatLink
from tests.server.running import Browser, running

from .conftest import Run


@pytest.mark.parametrize("text", ["", "http://host/t/abc", "ftp://host/t/abc#x", "host/t/abc#x", "http://host/abc#x"])
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(BadOption, match="copy it whole"):
        SeatLink.read(text)


def test_wrong_links_are_answered_in_a_sentence(tmp_path: Path, run: Run) -> None:
    bot = f"program:{sys.executable}"
    assert "copy it whole" in run("sit", "nowhere", "--bot", bot).err
    nobody = run("sit", "http://127.0.0.1:9/t/abc#token", "--bot", bot)
    assert nobody.code == 2
    assert "Nobody answers at http://127.0.0.1:9" in nobody.err
    assert "program:COMMAND" in run("sit", "http://127.0.0.1:9/t/abc#token", "--bot", "greedy").err
    with running(tmp_path / "data.db") as server:
        assert run("sit", f"{server.address}/t/nothing#token", "--bot", bot).code == 2
        table = Browser(server).create("link", "bot:random")
        wrong = run("sit", f"{server.address}/t/{table['table']}#wrong", "--bot", bot)
        assert "the link is not one of this table" in wrong.err
