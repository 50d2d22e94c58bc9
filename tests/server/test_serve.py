"""The process of a server: what it says before it starts."""

from pathlib import Path

import pytest

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.serve import serve


def test_a_file_that_cannot_be_used_is_said_in_one_sentence_before_anything_starts(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt, " * 100, encoding="utf-8")
    with pytest.raises(HypostyleError, match="not a hypostyle database"):
        serve(port=0, data=file)
