"""Where Ray can be installed."""

import platform
import sys

import pytest


def no_ray_for_old_macs() -> None:
    """Ray has no package for Macs with other processors than Apple's; everywhere else a missing one is a fault."""
    if sys.platform == "darwin" and platform.machine() != "arm64":
        pytest.skip("Ray has no package for this machine")
