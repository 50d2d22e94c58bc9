"""How the extensions are built: what was compiled once is kept, by the C it was made from, until that changes.

So a build that was interrupted goes on where it stopped, and a change in one game compiles that game alone. All
extensions appear together, when the last of them is there, or none: half of an engine does not run.
"""

import hashlib
import os
import shutil
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

from hypostyle.compiling import build

KEPT = ("kept", "derived")  # what another build of the same project can begin with, below its folder build/


class Build(build_ext):
    """setuptools' command, given names only: the sources are derived and translated when it really builds."""

    failed = False

    def build_extensions(self) -> None:
        folder = Path(self.get_finalized_command("build").build_base)
        self.kept = folder / "kept"
        self.force, self.parallel = True, os.cpu_count()  # only whole files below `kept` are trusted
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.translate(folder / "derived")
        self.extensions.sort(key=lambda extension: -c_file(extension).stat().st_size)  # the longest compilation first
        super().build_extensions()
        if not self.failed:
            self.put_in_place()

    def translate(self, folder: Path) -> None:
        """Derive the sources and have Cython write the C, only of what changed since this was last done to its end."""
        settings = f"Cython {version('cython')}\n{Path(build.__file__).read_text(encoding='utf-8')}"
        done = folder / "done"
        if not done.exists() or done.read_text(encoding="utf-8") != settings:
            shutil.rmtree(folder, ignore_errors=True)
        done.unlink(missing_ok=True)
        names = [extension.name for extension in self.extensions]
        translated = {found.name: found for found in build.extensions(folder, names)}
        for extension in self.extensions:
            found = translated[extension.name]
            extension.sources = found.sources
            extension.extra_compile_args, extension.define_macros = found.extra_compile_args, found.define_macros
        done.write_text(settings, encoding="utf-8")

    def build_extension(self, extension: Any) -> None:
        """Compile one module, unless it is kept; after a failure the rest need not be tried."""
        if self.failed or self.kept_file(extension).exists():
            return
        try:
            super().build_extension(extension)
            self.kept.mkdir(exist_ok=True)
            Path(self.get_ext_fullpath(extension.name)).replace(self.kept_file(extension))
        except BaseException:
            self.failed = True
            raise

    def kept_file(self, extension: Any) -> Path:
        """Where the extension lies that was made from this very C in this very way."""
        how = [getattr(self.compiler, part, None) for part in ("compiler_so", "linker_so")]
        how += [extension.extra_compile_args, extension.define_macros, self.include_dirs]
        digest = hashlib.sha256(repr(how).encode() + c_file(extension).read_bytes()).hexdigest()
        return self.kept / f"{extension.name}-{digest[:20]}"

    def put_in_place(self) -> None:
        """Copy every extension to where setuptools wants it, and keep no others."""
        files = {extension.name: self.kept_file(extension) for extension in self.extensions}
        for name, file in files.items():
            target = Path(self.get_ext_fullpath(name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
        for file in set(self.kept.iterdir()) - set(files.values()):
            file.unlink()


def c_file(extension: Any) -> Path:
    return Path(extension.sources[0])
