"""Compile the plain sources when a C compiler is there; otherwise the same files run interpreted."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
os.environ["HYPOSTYLE_INTERPRETED"] = "1"
sys.path.insert(0, str(ROOT / "src"))

from hypostyle.compiling.build import extensions  # noqa: E402  (needs the path set above)


class Build(build_ext):
    """Never let a missing or broken compiler fail the installation."""

    def run(self) -> None:
        self.parallel = os.cpu_count()
        super().run()


flags = tuple(os.environ.get("HYPOSTYLE_CFLAGS", "-O3 -g0").split())
setup(
    ext_modules=extensions(ROOT / "build" / "derived", flags=flags),
    cmdclass={"build_ext": Build},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
