"""Where the data file lies, and that only one server uses it."""

import subprocess
import sys
from pathlib import Path

import pytest

from hypostyle.server.storage.data_file import default_data_file
from tests.server.running import Server

CHECK = "from hypostyle.server.storage.data_file import check_data"


def test_the_data_file_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("HYPOSTYLE_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    places = {
        "linux": tmp_path / ".local" / "share",
        "darwin": tmp_path / "Library" / "Application Support",
        "win32": tmp_path / "AppData" / "Local",
    }
    for platform, folder in places.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert default_data_file() == folder / "hypostyle" / "hypostyle.db"
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert default_data_file() == tmp_path / "xdg" / "hypostyle" / "hypostyle.db"
    monkeypatch.setenv("HYPOSTYLE_DATA", str(tmp_path / "own.db"))
    assert default_data_file() == tmp_path / "own.db"


def test_a_second_server_on_the_same_file_is_refused(server: Server) -> None:
    program = f"{CHECK}; check_data({str(server.data)!r})"
    failed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "another hypostyle server is using this file" in failed.stderr
