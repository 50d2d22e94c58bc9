"""Whose files are: what root puts beside the data is for whom the server runs as, else it could not open it."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def owner_of(data: Path) -> os.stat_result:
    """Whose the data file is; where there is none yet, whose its folder is."""
    return (data if data.exists() else data.parent).stat()


def give(owner: os.stat_result, *places: Path) -> None:
    """Files, and folders with everything in them; only root can, and for anybody else they are his own anyway."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    for place in places:
        for one in (place, *place.rglob("*")):
            os.chown(one, owner.st_uid, owner.st_gid)
