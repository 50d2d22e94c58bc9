"""The committed browser bundle: built from the sources beside it, small, and asking nothing of other machines."""

import gzip
import json
import re
from pathlib import Path

from run import STATIC, WEB, web_digest

FIRST_LOAD = 200 * 1024


def packed(*names: str) -> int:
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in names)


def test_the_bundle_is_built_from_the_sources_beside_it() -> None:
    built = json.loads((STATIC / "BUILD.json").read_text(encoding="utf-8"))
    assert built["sources"] == web_digest(), "the sources changed: run `python3 run.py web` and commit the bundle"


def test_the_first_load_is_small() -> None:
    everything = [path.name for path in STATIC.iterdir() if path.suffix in {".js", ".css", ".html"}]
    assert packed(*everything) <= FIRST_LOAD


def test_no_page_asks_another_machine() -> None:
    allowed = ("http://www.w3.org/", "https://svelte.dev/", "http://localhost", "https://github.com/")
    for path in [*STATIC.glob("*.js"), *STATIC.glob("*.css"), *STATIC.glob("*.html")]:
        for address in re.findall(r"https?://[^\s\"'`)<>\\]+", path.read_text(encoding="utf-8")):
            assert address.startswith(allowed), f"{path.name}: {address}"


def test_no_file_names_where_packages_come_from() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock


def test_shell_texts_have_the_same_keys_in_both_languages() -> None:
    keys = [
        set(
            re.findall(
                r"^([a-z][\w-]*) =", Path(WEB, "src", "texts", f"{language}.ftl").read_text(encoding="utf-8"), re.M
            )
        )
        for language in ("fr", "en")
    ]
    assert keys[0] == keys[1]
