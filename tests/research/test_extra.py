"""The extra is optional: the core pulls none of it in, and without it one sentence says how to get it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hypostyle.research import fields

HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "PIL")


def test_the_core_imports_none_of_it() -> None:
    code = "import sys, hypostyle, hypostyle.bots, hypostyle.cli, hypostyle.research\n"
    code += "[hypostyle.game(slug).new(seed=1) for slug in hypostyle.games()]\n"
    code += f"print([name for name in {HEAVY!r} if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("batch", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
    ],
)
def test_without_the_extra_one_sentence_says_how_to_get_it(module: str, missing: str) -> None:
    code = f"import sys\nsys.modules[{missing!r}] = None\n"
    code += f"try:\n    import hypostyle.research.{module}\nexcept ImportError as error:\n    print(error)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    sentence = f"hypostyle.research needs {missing}, which is not installed here: pip install 'hypostyle[research]'."
    assert ran.stdout.strip() == sentence


def test_recording_to_parquet_without_the_extra_is_refused_in_a_sentence(tmp_path: Path) -> None:
    code = "import sys\nsys.modules['pyarrow'] = None\nfrom hypostyle.cli import main\n"
    code += f"sys.exit(main(['simulate', 'imhotep', '--games', '1', '--record', {str(tmp_path / 'x.parquet')!r}]))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 2
    assert ran.stderr.strip().endswith("not installed here: pip install 'hypostyle[research]'.")


def test_the_page_of_observations_is_fresh() -> None:
    page = Path(__file__).parents[2] / "docs" / "observations.md"
    assert page.read_text(encoding="utf-8") == fields.page(), (
        "run: python -m hypostyle.research.fields > docs/observations.md"
    )
