"""A game from outside is compiled by one command, and what was compiled never outlives its source unnoticed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hypostyle import mode
from tests.examples.outside import environment, installed


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A compiled game that a test may spoil."""
    return Path(shutil.copytree(installed() / "site", tmp_path / "site"))


def hypostyle_says(site: Path, *arguments: str, **variables: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "hypostyle", *arguments]
    done = subprocess.run(command, env={**environment(site), **variables}, capture_output=True, text=True)
    return done.returncode, (done.stdout + done.stderr).strip()


def test_a_changed_source_is_noticed_and_a_clean_one_says_how_to_compile_it(site: Path) -> None:
    simulate = ("simulate", "senet", "--games", "1", "--json")
    assert hypostyle_says(site, *simulate)[0] == 0
    for name in ("rules.py", "vocabulary.py", "view.py"):  # constants are compiled in, the view is not
        with (site / "hypostyle_senet" / name).open("a", encoding="utf-8") as file:
            file.write("\n# changed\n")
    assert hypostyle_says(site, *simulate) == (
        2,
        "rules.py, vocabulary.py of senet changed after it was compiled: `hypostyle compile senet` renews it.",
    )
    assert hypostyle_says(site, *simulate, **{mode.VARIABLE: "1"})[0] == 0
    assert hypostyle_says(site, "compile", "senet", "--clean") == (0, "What was compiled of senet is removed.")
    assert list(site.rglob("*.so")) == []
    assert hypostyle_says(site, *simulate) == (
        2,
        "senet is plain Python beside a compiled engine: `hypostyle compile senet` compiles it.",
    )
    assert hypostyle_says(site, "compile", "senet", "--clean") == (0, "Nothing of senet was compiled.")


def test_what_cannot_be_compiled_is_said_and_leaves_the_old_form(site: Path) -> None:
    before = sorted(file.name for file in site.rglob("*.so"))
    with (site / "hypostyle_senet" / "insight.py").open("a", encoding="utf-8") as file:
        file.write("\n    def beyond_c(self, house: int) -> int:\n        return {house: 1}[house]\n")
    code, said = hypostyle_says(site, "compile", "senet")
    assert code == 2
    assert said.endswith("senet could not be compiled: Cython says why above.")
    assert sorted(file.name for file in site.rglob("*.so")) == before != []


@pytest.mark.parametrize(
    ("slug", "why"),
    [
        ("imhotep", "imhotep is no game from outside: it belongs to hypostyle itself."),
        ("mancala", "There is no game 'mancala'; the hall has"),
    ],
)
def test_only_games_from_outside_are_compiled_here(site: Path, slug: str, why: str) -> None:
    code, said = hypostyle_says(site, "compile", slug)
    assert (code, said[: len(why)]) == (2, why)
