"""The command line: one module for each command, imported when it is asked for, so that starting costs nothing."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from argparse import Namespace
from collections.abc import Sequence

from hypostyle import mode
from hypostyle.cli.arguments import parser
from hypostyle.engine.errors import HypostyleError

DONE, FAULT, MISTAKE, INTERRUPTED = 0, 1, 2, 130
TRACEBACK_VARIABLE = "HYPOSTYLE_TRACEBACK"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a person's mistake is answered by one sentence and exit code 2, never by a traceback."""
    tolerate_any_encoding()
    try:
        code = run(argv)
        sys.stdout.flush()
        return code
    except HypostyleError as mistake:
        complain(str(mistake))
        return MISTAKE
    except SystemExit as end:  # argparse has shown its help
        return end.code if isinstance(end.code, int) else DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        silence_output()
        return DONE
    except Exception as fault:
        if os.environ.get(TRACEBACK_VARIABLE):
            raise
        complain(f"This is a fault of hypostyle ({type(fault).__name__}: {fault}); {TRACEBACK_VARIABLE}=1 shows where.")
        return FAULT


def run(argv: Sequence[str] | None) -> int:
    known = parser()
    arguments = known.parse_args(argv)
    if arguments.version:
        print(f"hypostyle {version()} ({mode.name()})")
        return DONE
    if arguments.command is None:
        known.print_help()
        return DONE
    warn_if_not_compiled(arguments)
    code: int = importlib.import_module(f"hypostyle.cli.{arguments.command.replace('-', '_')}").run(arguments)
    return code


def version() -> str:
    from hypostyle import __version__

    return __version__


def warn_if_not_compiled(arguments: Namespace) -> None:
    if mode.name() == "compiled" or os.environ.get(mode.VARIABLE) or getattr(arguments, "json", False):
        return
    from hypostyle.cli.speech import speech

    complain(speech(arguments.lang)("not-compiled"))


def complain(sentence: str) -> None:
    with contextlib.suppress(BrokenPipeError):
        print(" ".join(sentence.split()), file=sys.stderr, flush=True)


def tolerate_any_encoding() -> None:
    """A terminal that lacks a sign shows a question mark instead of ending the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def silence_output() -> None:
    """Python flushes once more when it ends; that goes nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
