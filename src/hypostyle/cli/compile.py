"""`hypostyle compile`: makes a game that another package brought as fast as our own."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace

from hypostyle import mode
from hypostyle.cli.output import Output
from hypostyle.cli.speech import chosen_language, speech
from hypostyle.compiling import outside
from hypostyle.engine.errors import HypostyleError


def run(arguments: Namespace) -> int:
    slug, say = arguments.game, speech(arguments.lang)
    if arguments.clean:
        Output().tell(say("cleaned", game=slug, count=outside.clean(slug)))
        return 0
    outside.folder_of(slug)  # an unknown game is refused at once
    if not os.environ.get(mode.VARIABLE):
        return run_interpreted(slug, chosen_language(arguments.lang))
    Output().tell(say("compiled", game=slug, modules=", ".join(outside.compile_game(slug))))
    return 0


def run_interpreted(slug: str, language: str) -> int:
    """The same command once more: the plain sources are what is compiled."""
    if mode.name() != "compiled":
        raise HypostyleError("The engine itself is not compiled here, and plain games fit it as they are.")
    command = [sys.executable, "-m", "hypostyle", "compile", slug, "--lang", language]
    return subprocess.run(command, env={**os.environ, mode.VARIABLE: "1"}).returncode
