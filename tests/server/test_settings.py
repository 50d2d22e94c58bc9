"""Settings: one file, flags over it, and a sentence for whatever is wrong with them."""

import contextlib
import socket
from pathlib import Path

import pytest

from hypostyle.cli import main
from hypostyle.engine.errors import BadOption
from hypostyle.server.checkup import checkup
from hypostyle.server.limits import Limits
from hypostyle.server.settings import LIMITS, Settings, settings_of

ROOT = Path(__file__).parents[2]


def written(folder: Path, text: str) -> Path:
    file = folder / "club.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_anything_everything_is_as_it_always_was() -> None:
    assert settings_of(None, {}) == Settings()


def test_a_file_says_everything_and_flags_come_over_it(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        """host = "0.0.0.0"
port = 9000
data = "club.db"
name = ["https://club.example"]
trust_proxy = ["127.0.0.1"]
[limits]
requests = 50
idle_seconds = 60.5
address_pages = 20
""",
    )
    found = settings_of(file, {"port": 9001, "host": None, "name": []}, ["requests=70", "creations=2"])
    assert (found.host, found.port, found.data) == ("0.0.0.0", 9001, str(tmp_path / "club.db"))
    assert (found.name, found.trust_proxy) == (["https://club.example"], ["127.0.0.1"])
    assert found.limits == Limits(requests=70.0, idle_seconds=60.5, address_pages=20, creations=2.0)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = ", "this is not a TOML file"),
        ("nonsense = 1", "unknown field `nonsense`"),
        ('port = "x"', "got `str`"),
        ("[limits]\nrequets = 1", "there is no limit 'requets'; allowed are requests, "),
        ("[limits]\nrequests = 0", "the limit requests must be more than 0"),
        ("[limits]\nrequests = -1.5", "the limit requests must be more than 0"),
        ("[limits]\nrequests = nan", "the limit requests must be more than 0"),
        ("[limits]\naddress_pages = 1.5", "Expected `int`, got `float`"),
        ("[limits]\naddress_connections = 99999", "must not be more than all_connections"),
        ("limits = 5", "limits"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadOption) as raised:
        settings_of(written(tmp_path, text), {})
    assert str(tmp_path / "club.toml") in str(raised.value)
    assert sentence in str(raised.value)


@pytest.mark.parametrize("text", ["x=1", "requests", "requests=", "requests=x", "address_pages=1.5", "requests=-1"])
def test_what_is_wrong_with_a_limit_is_said_in_a_sentence(text: str) -> None:
    with pytest.raises(BadOption, match="limit"):
        settings_of(None, {}, [text])


def test_every_limit_is_in_the_guide() -> None:
    guide = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for name in LIMITS:
        assert f"| `{name}` | {getattr(Limits(), name):,} |" in guide, name


# ---------------------------------------------------------------------- --check
def test_a_setting_that_is_fine_is_said_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--check", "--data", str(tmp_path / "club.db")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The server can start with these settings."


def test_everything_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt, " * 100, encoding="utf-8")
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as taken:
        settings = Settings(
            port=taken.getsockname()[1], data=str(letter), name=["a b"], trust_proxy=["nginx"], content="/nowhere"
        )
        wrong, _ = checkup(settings)
    parts = ("'a b' is no name", "'nginx' is neither", "cannot be used", "not a hypostyle", "no such folder")
    for sentence, part in zip(wrong, parts, strict=True):
        assert part in sentence


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"processes": 2}, "2 processes need a database"),
        ({"processes": 0}, "at least one process"),
        ({"host": "300.1.1.1"}, "Nothing can listen at 300.1.1.1"),
        ({"host": "300.1.1.1", "port": 8765}, "cannot be used"),
    ],
)
def test_what_would_keep_the_server_from_starting_is_said(
    tmp_path: Path, settings: dict[str, object], sentence: str
) -> None:
    wrong, _ = checkup(Settings(data=str(tmp_path / "club.db"), **settings))  # type: ignore[arg-type]
    assert len(wrong) == 1
    assert sentence in wrong[0]


def test_cards_beside_the_data_are_checked_too(tmp_path: Path) -> None:
    (tmp_path / "club.content").mkdir()
    (tmp_path / "club.content" / "mykerinos.toml").write_text("x = [", encoding="utf-8")
    wrong, _ = checkup(Settings(data=str(tmp_path / "club.db")))
    assert len(wrong) == 1
    assert "mykerinos.toml: this is not a TOML file" in wrong[0]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"name": ["https://club.example"]}, "no web server in front is trusted"),
        ({"trust_proxy": ["127.0.0.1"]}, "the server has no name"),
        ({"host": "0.0.0.0"}, "without TLS"),
    ],
)
def test_what_is_unwise_is_said_too(tmp_path: Path, settings: dict[str, object], sentence: str) -> None:
    wrong, unwise = checkup(Settings(data=str(tmp_path / "club.db"), **settings))  # type: ignore[arg-type]
    assert wrong == []
    assert any(sentence in one for one in unwise)
