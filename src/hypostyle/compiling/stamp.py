"""What a game from outside was compiled from, kept beside it: so that no extension outlives its source unnoticed."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

FILE = "compiled.json"
EXTENSIONS = (".so", ".pyd")


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def write(folder: Path, sources: Iterable[Path]) -> None:
    digests = {source.relative_to(folder).as_posix(): digest(source) for source in sources}
    (folder / FILE).write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


def changed(folder: Path) -> list[str]:
    """The sources that are no longer what was compiled; none where nobody compiled anything here."""
    file = folder / FILE
    if not file.exists():
        return []
    digests = json.loads(file.read_text(encoding="utf-8"))
    return [name for name, old in digests.items() if digest(folder / name) != old]


def clean(folder: Path) -> list[Path]:
    """Remove what was compiled below a folder: its plain sources run again."""
    found = [file for file in sorted(folder.rglob("*")) if file.suffix in EXTENSIONS or file == folder / FILE]
    for file in found:
        file.unlink()
    return found
