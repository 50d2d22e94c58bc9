"""`hypostyle replay`: a saved match told step by step, with the table and the score sheet at the end."""

from __future__ import annotations

from argparse import Namespace

from hypostyle.cli.choices import opened
from hypostyle.cli.output import Output
from hypostyle.cli.speech import chosen_language, names_of, speech
from hypostyle.cli.story import Teller, score_sheet, verdict
from hypostyle.engine.errors import BadOption
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.sentences import speaker


def run(arguments: Namespace) -> int:
    language, say = chosen_language(arguments.lang), speech(arguments.lang)
    match = opened(arguments.file, arguments.content)
    if arguments.step is not None:
        if not 0 <= arguments.step <= len(match.log):
            raise BadOption(f"{arguments.file} has steps 0 to {len(match.log)}, so --step cannot be {arguments.step}.")
        match = match.branch(arguments.step)
    output, names = Output(), names_of(match.game, language, match.seats)
    output.tell(f"{match.game.texts.say(language, 'title')}: {', '.join(names)}", "bold")
    for number, lines in Teller(match, language, names, SPECTATOR, None).steps():
        for place, line in enumerate(lines):
            output.tell(f"{number if place == 0 else '':>4}  {line}")
    output.drawing(match.game.draw(match.view(), speaker(match.game, language)))
    if match.over:
        output.print(score_sheet(match, language, names, say))
        output.tell(verdict(match, language, names, say), "bold")
    else:
        waiting = ", ".join(names[decision.seat] for decision in match.decisions)
        output.tell(say("unfinished", step=len(match.log), names=waiting), "bold")
    return 0
