#!/usr/bin/env python3
"""The commands of a fresh clone: prepare .venv with the standard library alone, then play, test or bench."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
WEB = ROOT / "web"
STATIC = ROOT / "src" / "hypostyle" / "static"
SITE = ROOT / "src" / "hypostyle" / "site"
RUN = Path(__file__).resolve()
PREPARING = ROOT / ".cache" / "bootstrap.lock"
COMPILING = ROOT / ".cache" / "compile.lock"

OLDEST = (3, 11)
HYPOSTYLE = ("-m", "hypostyle")
CHECKS = (("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",), ("lint-imports",), ("pytest",))
WEB_CHECKS = ("format:check", "lint", "lint:css", "check", "test")
DISTURBING = ("PYTHONPATH", "PYTHONHOME", "__PYVENV_LAUNCHER__", "PYTHONDONTWRITEBYTECODE")
BUILD_SETTINGS = ("CC", "CFLAGS", "HYPOSTYLE_CFLAGS")
COMPILERS = ("cc", "gcc", "clang", "cl")
INTERPRETED = "HYPOSTYLE_INTERPRETED"  # hypostyle/mode.py
COMPILE_BESIDE = "HYPOSTYLE_COMPILE_BESIDE"  # hypostyle/compiling/beside.py
BESIDE = "--beside"
LOWEST_PRIORITY = 19
WORKS = "import hypostyle as h, hypostyle.bots.bots\nfor game in map(h.game, h.games()): game.new(game.players[0], 1)"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
BROWSER_VARIABLE = "HYPOSTYLE_CHROMIUM"
USAGE = """\
python3 run.py play [GAME] [options]   the table in the browser; --terminal: in this terminal
python3 run.py serve [options]         the table server for others
python3 run.py test [pytest options]   linters, types, imports and tests
python3 run.py bench [options]         speed, also against other engines
python3 run.py web                     the browser bundle, built anew
python3 run.py docs                    the docs site, into src/hypostyle/site; a server shows it under /docs
python3 run.py wheel                   the source distribution and the wheel, into dist/
python3 run.py compile                 the engine, compiled now and not beside the first game
python3 run.py python [arguments]      the project's own Python"""


class Failed(Exception):
    """Preparing stopped; the message tells a person what to do."""


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def environment() -> dict[str, str]:
    """The caller's, without what would lead the project's Python elsewhere or have every process compile all modules
    anew; pip's settings stay as they are."""
    kept = {name: value for name, value in os.environ.items() if name not in DISTURBING}
    return {**kept, "VIRTUAL_ENV": str(VENV), "PATH": os.pathsep.join((str(BIN), os.environ.get("PATH", os.defpath)))}


@contextlib.contextmanager
def alone(lock: Path = PREPARING, what: str = "preparing .venv") -> Iterator[None]:
    """Only one run does this at a time; the system frees the lock even if the run dies."""
    lock.parent.mkdir(exist_ok=True)
    with lock.open("a") as file:
        if sys.platform == "win32":
            import msvcrt
            import time

            def acquire(wait: bool) -> None:
                while True:
                    try:
                        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                        return
                    except OSError:
                        if not wait:
                            raise
                        time.sleep(0.2)
        else:
            import fcntl

            def acquire(wait: bool) -> None:
                fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)

        try:
            acquire(wait=False)
        except OSError:
            say(f"Another run is {what}; waiting for it ...")
            acquire(wait=True)
        yield


def digest(texts: Sequence[str] = (), files: Sequence[Path] = ()) -> str:
    summary = hashlib.sha256("\0".join(texts).encode())
    for file in files:
        summary.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return summary.hexdigest()


def stamp_file(name: str) -> Path:
    return VENV / f"{name}.stamp"


def is_done(name: str, stamp: Callable[[], str]) -> bool:
    file = stamp_file(name)
    return file.exists() and file.read_text(encoding="utf-8") == stamp()


def once(name: str, stamp: Callable[[], str], what: str, work: Callable[[], None]) -> None:
    """Do the work unless the stamp that it left last time is still right."""
    if is_done(name, stamp):
        return
    say(f"{what} ...")
    stamp_file(name).unlink(missing_ok=True)
    work()
    stamp_file(name).write_text(stamp(), encoding="utf-8")


def pip_install(*arguments: str, **settings: str) -> None:
    command = (str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", *arguments)
    if subprocess.run(command, cwd=ROOT, env={**environment(), **settings}).returncode:
        raise Failed(f"pip could not install {arguments[-1]}: its message is above.")


def create_venv() -> None:
    def attempt() -> bool:
        shutil.rmtree(VENV, ignore_errors=True)
        base = getattr(sys, "_base_executable", sys.executable)
        return subprocess.run((base, "-m", "venv", str(VENV)), env=environment(), capture_output=True).returncode == 0

    if not attempt() and not (apt_install_venv() and attempt()):
        raise Failed(
            "This Python cannot create virtual environments: install its venv and ensurepip modules "
            "(Debian and Ubuntu: apt-get install python3-venv) and run this again."
        )


def apt_install_venv() -> bool:
    return apt_install(f"python3.{sys.version_info.minor}-venv", "Installing Debian's package of Python's venv module")


def apt_install(package: str, what: str) -> bool:
    """Where this is Debian and we may: install a package of the system."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    say(f"{what} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (("apt-get", "update", "-qq"), ("apt-get", "install", "-y", "-qq", "--no-install-recommends", package))
    return all(subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL).returncode == 0 for command in commands)


def requirements_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def install_requirements(name: str) -> None:
    def install() -> None:
        pip_install("--require-hashes", "-r", str(requirements_file(name)))

    once(name, lambda: requirements_stamp(name), f"Installing what '{name}' needs", install)


def requirements_stamp(name: str) -> str:
    return digest(files=(requirements_file(name),))


def venv_stamp() -> str:
    """A virtual environment belongs to one place and one Python; elsewhere it is made anew."""
    return digest((str(VENV), sys.version, str(PYTHON.exists())))


def below_src(*endings: str) -> list[Path]:
    return sorted(file for ending in endings for file in (ROOT / "src").rglob(f"*.{ending}"))


def extensions() -> list[Path]:
    return below_src("so", "pyd")


def install_project() -> None:
    """Editable: the name and version of the distribution, its command, and a way to src/. Compiling is another step."""

    def install() -> None:
        pip_install("--no-build-isolation", "--no-deps", "-e", str(ROOT), **{INTERPRETED: "1"})

    files = (ROOT / "setup.py", ROOT / "pyproject.toml")
    once("project", lambda: digest(files=files), "Installing hypostyle", install)


def compiled_stamp() -> Callable[[], str]:
    """Every source and tool as they are now, and what is built whenever it is asked: nothing, where no C compiler
    worked."""
    tools = [os.environ.get(name, "") for name in BUILD_SETTINGS] + [shutil.which(name) or "" for name in COMPILERS]
    sources = digest([sys.version, *tools], [*below_src("py", "pyx", "h"), ROOT / "setup.py", ROOT / "pyproject.toml"])
    return lambda: "\n".join([sources, *(file.relative_to(ROOT).as_posix() for file in extensions())])


def compile_engine() -> None:
    with alone(COMPILING, "compiling the engine"):
        once("compiled", compiled_stamp(), "Compiling the engine (about half a minute on two cores)", build_extensions)


def build_extensions() -> None:
    """All of them or none; what the compiler says is shown only if it matters."""
    remove_extensions()  # none may outlive its source
    plainly = {name: value for name, value in environment().items() if name != INTERPRETED}
    build = (str(PYTHON), "setup.py", "-q", "build_ext", "--inplace")
    for command in (build, (str(PYTHON), "-c", WORKS)):
        ran = subprocess.run(command, cwd=ROOT, env=plainly, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if ran.returncode or not extensions():
            sys.stderr.buffer.write(ran.stdout)
        if ran.returncode:
            remove_extensions()
            raise Failed("The engine could not be compiled: the message is above.")
        if not extensions():
            say("No C compiler worked here: the engine runs interpreted, with the same results but far slower.")
            return


def remove_extensions() -> None:
    for extension in extensions():
        extension.unlink()


def prepare_packages(*requirements: str) -> None:
    once("venv", venv_stamp, "Creating .venv", create_venv)
    for name in requirements:
        install_requirements(name)


def prepare(*requirements: str) -> None:
    with alone():
        prepare_packages(*requirements, "build")
        install_project()
    compile_engine()


def find_browser() -> str | None:
    return os.environ.get(BROWSER_VARIABLE) or next(filter(None, map(shutil.which, BROWSERS)), None)


def install_browser() -> None:
    """The tests look at real pages: Chromium is used where it is, installed where it is not, never left out."""
    if find_browser() is not None:
        return
    # The shell without windows opens pages faster; not every edition of Debian has it.
    packages = ("chromium-headless-shell", "chromium")
    what = "Installing Debian's {} for the tests of the browser table"
    if not any(apt_install(package, what.format(package)) for package in packages):
        raise Failed(
            f"The tests need Chromium: install it (Debian and Ubuntu: apt-get install chromium) or name it in "
            f"{BROWSER_VARIABLE}, and run this again."
        )


def install_postgres() -> None:
    """The tests start a real PostgreSQL: it is used where it is, installed where it is not, never left out."""
    if shutil.which("postgres") or any(Path("/usr/lib/postgresql").glob("*/bin/postgres")):
        return
    if not apt_install("postgresql", "Installing Debian's PostgreSQL for the tests of the server"):
        raise Failed(
            "The tests need PostgreSQL: install it (Debian and Ubuntu: apt-get install postgresql) and run this again."
        )


def install_web_servers() -> None:
    """The tests run the recipes of deploy/ with the real programs."""
    for program, package in (
        ("nginx", "nginx-light"),
        ("caddy", "caddy"),
        ("openssl", "openssl"),
        ("systemd-analyze", "systemd"),
    ):
        known = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
        if not known and not apt_install(package, f"Installing Debian's {package} for the tests of the recipes"):
            raise Failed(f"The tests need {program}: install it (Debian and Ubuntu: apt-get install {package}).")


def hand_over(*arguments: str, **settings: str) -> int:
    """Become the project's Python, in the caller's folder (where it is not possible: run it and wait)."""
    command = (str(PYTHON), *arguments)
    if os.name == "posix":
        os.execve(command[0], command, {**environment(), **settings})
    return subprocess.run(command, env={**environment(), **settings}).returncode


def start(*arguments: str) -> int:
    """Begin as soon as the packages are there: what is not compiled yet runs interpreted, and is compiled beside it."""
    if not (is_done("venv", venv_stamp) and is_done("play", lambda: requirements_stamp("play"))):
        with alone():  # otherwise there is nothing to wait for, whatever another run compiles
            prepare_packages("play")
    if is_done("compiled", compiled_stamp()):
        return hand_over(*HYPOSTYLE, *arguments)
    settings = {"PYTHONPATH": str(ROOT / "src"), INTERPRETED: "1"}
    if not os.environ.get(INTERPRETED):
        settings[COMPILE_BESIDE] = str(RUN)
    return hand_over(*HYPOSTYLE, *arguments, **settings)


def play(arguments: list[str]) -> int:
    return start("play", *arguments)


def serve(arguments: list[str]) -> int:
    return start("serve", *arguments)


def compile_now(arguments: list[str]) -> int:
    """Compile what is not compiled, after a failure once more; beside a program: at its leisure, and no longer than it
    runs."""
    if arguments == [BESIDE]:
        step_back()
    if not extensions():
        stamp_file("compiled").unlink(missing_ok=True)
    prepare("play")
    return 0 if extensions() else 1


def step_back() -> None:
    """Leave the processor to the program that started this, and end with it: then the pipe to it is closed."""

    def end_with_it() -> None:
        while os.read(sys.stdin.fileno(), 1):  # not by way of Python's buffer, which a thread must not hold at the end
            pass
        if os.name == "posix":
            os.killpg(0, signal.SIGTERM)  # the compiler too
        os._exit(1)

    if os.name == "posix":
        os.nice(LOWEST_PRIORITY)
    threading.Thread(target=end_with_it, daemon=True).start()


def test(arguments: list[str]) -> int:
    prepare("play", "test", "release")
    install_browser()
    install_postgres()
    install_web_servers()
    failed = [] if arguments else check_web()
    for tool, *words in CHECKS:
        command = [tool, *words, *(arguments if tool == "pytest" else ())]
        print(f"\n== {' '.join(command)}", flush=True)
        if subprocess.run([str(BIN / tool), *command[1:]], cwd=ROOT, env=environment()).returncode:
            failed.append(" ".join([tool, *words]))
    print("\n== " + (f"failed: {', '.join(failed)}" if failed else "all checks passed"), flush=True)
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    prepare("play", "bench")
    return hand_over(*HYPOSTYLE, "bench", *arguments)


def web_digest() -> str:
    """What the browser bundle is made from, as one number: the tests compare it with the one the bundle carries."""
    sources = (WEB / "src", WEB / "public", ROOT / "src" / "hypostyle" / "minds" / "texts")
    folders = [file for folder in sources for file in folder.rglob("*") if file.is_file()]
    single = [
        WEB / name for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.js")
    ]
    return digest(files=sorted([*folders, *single]))


def npm(*arguments: str) -> None:
    command = (str(BIN / ("npm.cmd" if os.name == "nt" else "npm")), *arguments)
    if subprocess.run(command, cwd=WEB, env=environment()).returncode:
        raise Failed(f"npm {arguments[-1]} failed: its message is above.")


def web_files() -> list[Path]:
    """Everything below web/ that somebody wrote."""
    return sorted(
        file
        for entry in WEB.iterdir()
        if entry.name != "node_modules"
        for file in ([entry] if entry.is_file() else entry.rglob("*"))
        if file.is_file()
    )


def check_web() -> list[str]:
    """Formatter, linters and types of the browser sources, unless these very files have passed before: what failed."""
    install_web()
    failed = []

    def check() -> None:
        for name in WEB_CHECKS:
            print(f"\n== npm run {name}", flush=True)
            try:
                npm("run", "--silent", name)
            except Failed:
                failed.append(f"npm run {name}")
        if failed:
            raise Failed(", ".join(failed))

    with contextlib.suppress(Failed):
        once("web_checks", lambda: digest(files=web_files()), "Checking the browser sources", check)
    return failed


def install_web() -> None:
    """Node from the package index, so that nobody needs one of their own, and the packages the lock file names."""
    listed = (WEB / "package.json", WEB / "package-lock.json")
    installed = WEB / "node_modules" / ".package-lock.json"
    with alone():
        install_requirements("web")
        once(
            "node_modules",
            lambda: digest((str(installed.exists()),), listed),
            "Installing the packages of the browser sources",
            lambda: npm("ci", "--no-fund", "--no-audit", "--silent"),
        )


def web(_: list[str]) -> int:
    """Build the browser bundle anew."""
    prepare("play")
    install_web()
    npm("run", "check")
    npm("run", "build")
    (STATIC / "BUILD.json").write_text(json.dumps({"sources": web_digest()}) + "\n", encoding="utf-8")
    return 0


def docs(_: list[str]) -> int:
    """Build the docs site into the package; whatever is wrong with a link or a page fails."""
    prepare("play", "test", "release")
    build_docs()
    say(f"The docs site is in {SITE.relative_to(ROOT)}: open its index.html, or /docs of a table server.")
    return 0


def build_docs() -> None:
    quiet = {**environment(), "NO_MKDOCS_2_WARNING": "1"}
    if subprocess.run((str(PYTHON), "-m", "mkdocs", "build", "-q"), cwd=ROOT, env=quiet).returncode:
        raise Failed("The docs site could not be built: the message is above.")


def wheel(_: list[str]) -> int:
    """The distributions as they would be published, the docs site inside."""
    prepare("play", "test", "release")
    build_docs()
    for kind in ("--sdist", "--wheel"):
        if subprocess.run((str(PYTHON), "-m", "build", "--no-isolation", kind), cwd=ROOT, env=environment()).returncode:
            raise Failed("The distributions could not be built: the message is above.")
    return 0


def python(arguments: list[str]) -> int:
    prepare("play")
    return hand_over(*arguments)


COMMANDS = {
    "play": play,
    "serve": serve,
    "test": test,
    "bench": bench,
    "web": web,
    "docs": docs,
    "wheel": wheel,
    "compile": compile_now,
    "python": python,
}


def main() -> int:
    if sys.version_info < OLDEST:
        say(f"hypostyle needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
        return 2
    command = COMMANDS.get(sys.argv[1]) if len(sys.argv) > 1 else None
    if command is None:
        say(USAGE)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    try:
        return command(sys.argv[2:])
    except (Failed, OSError) as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
