"""The committed browser bundle: built from the sources beside it, small, and asking nothing of other machines."""

import gzip
import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from run import STATIC, WEB, web_digest

FIRST_LOAD = 250 * 1024  # from the hall to the table of any game, without fonts
FIRST_LOADS = {"imhotep": 200 * 1024}
PAGES = ("index.html", "src/pages/SetUp.svelte", "src/pages/TablePage.svelte")
BOARDS = sorted(path.parent.name for path in (WEB / "src" / "games").glob("*/index.ts"))


def packed(names: Iterable[str]) -> int:
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in names)


def loaded(*sources: str) -> set[str]:
    """Every file that these sources bring with them at once, themselves included; what is loaded on demand is not."""
    chunks = json.loads((STATIC / "chunks.json").read_text(encoding="utf-8"))
    wanted, reached = list(sources), set[str]()
    while wanted:
        source = wanted.pop()
        if source not in reached:
            reached.add(source)
            wanted += chunks[source].get("imports", [])
    return {"index.html"} | {
        name for source in reached for name in (chunks[source]["file"], *chunks[source].get("css", []))
    }


def test_the_bundle_is_built_from_the_sources_beside_it() -> None:
    built = json.loads((STATIC / "BUILD.json").read_text(encoding="utf-8"))
    assert built["sources"] == web_digest(), "the sources changed: run `python3 run.py web` and commit the bundle"


@pytest.mark.parametrize("slug", BOARDS)
def test_a_cold_start_from_the_hall_to_the_table_of_a_game_is_small(slug: str) -> None:
    files = loaded(*PAGES, f"src/games/{slug}/index.ts")
    assert {"app.js", "index.css", "TablePage.js"} < files
    assert packed(files) <= FIRST_LOADS.get(slug, FIRST_LOAD)


def test_no_board_is_loaded_before_its_game_is_chosen() -> None:
    boards = set[str]().union(*(loaded(f"src/games/{slug}/index.ts") for slug in BOARDS))
    own = {name for name in boards - loaded(*PAGES) if name.endswith(".js")}
    assert len(own) >= len(BOARDS), "each board has a file of its own, which the pages do not bring"
    for slug in BOARDS:
        others = set[str]().union(*(loaded(f"src/games/{other}/index.ts") for other in BOARDS if other != slug))
        assert loaded(f"src/games/{slug}/index.ts") - loaded(*PAGES) - others, f"{slug} comes with another game"


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
