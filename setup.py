"""Compiles the plain sources if a C compiler works; otherwise, or if asked not to, the same files run interpreted."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

interpreted = os.environ.get("HYPOSTYLE_INTERPRETED")
os.environ["HYPOSTYLE_INTERPRETED"] = "1"  # sources are derived from the plain form of the modules
sys.path.insert(0, str(Path(__file__).parent / "src"))

from hypostyle.compiling.build import own_modules  # noqa: E402  (needs what is set above)
from hypostyle.compiling.kept import Build  # noqa: E402

names = [] if interpreted else own_modules()
setup(
    ext_modules=[Extension(name, [], py_limited_api=True, optional=True) for name in names],
    cmdclass={"build_ext": Build},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
