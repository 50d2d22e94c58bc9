"""`hypostyle review`: a finished match judged decision by decision, for whoever wants to play better."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from rich import box
from rich.table import Table

from hypostyle.arena.kept import KeptParts
from hypostyle.arena.workers import gather
from hypostyle.cli import DONE, INTERRUPTED
from hypostyle.cli.arena import write
from hypostyle.cli.choices import opened
from hypostyle.cli.output import Output, followed
from hypostyle.cli.speech import chosen_language, names_of
from hypostyle.engine.errors import HypostyleError
from hypostyle.review.judging import SIMULATIONS, Judged
from hypostyle.review.report import SHARES, judged_by, page
from hypostyle.review.review import Review
from hypostyle.review.telling import Telling, to_learn_from

MOST_SHOWN = 12  # choices to learn from, in the terminal


def run(arguments: Namespace) -> int:
    language = chosen_language(arguments.lang)
    match = opened(arguments.file, arguments.content)
    try:
        review = Review(match, arguments.simulations or SIMULATIONS, arguments.seed or 0, arguments.seat)
    except HypostyleError as problem:
        raise type(problem)(f"{arguments.file}: {problem}") from None
    if arguments.report is not None:
        write(arguments.report, "", "a")  # a place that cannot be written to is told of before anything is judged
    telling = Telling(match.game, language, names_of(match.game, language, match.seats), match.piece_names)
    interrupted = judged(arguments, review, telling)
    found = review.as_json()
    if arguments.report is not None:
        write(arguments.report, page(found, telling))
    if arguments.json:
        print(json.dumps(found))
    else:
        tell(found, telling, interrupted, arguments)
    return INTERRUPTED if interrupted else DONE


def judged(arguments: Namespace, review: Review, telling: Telling) -> bool:
    """Judge what is not judged yet; whether somebody stopped it before the end."""
    kept = None
    if arguments.resume is not None:
        kept = KeptParts(arguments.resume, "review", review.subject, Judged)
        review.take_over(kept.parts)
    missing = len(review.cases) - len(review.judged)
    if not missing:
        return False
    try:
        with gather(arguments.workers) as workers:
            for one in followed(review.work(workers), missing, telling.say("reviewing"), arguments.json):
                if kept is not None:
                    kept.add(one)
    except KeyboardInterrupt:
        return True
    return False


def tell(found: dict[str, Any], telling: Telling, interrupted: bool, arguments: Namespace) -> None:
    output, say, learn = Output(), telling.say, to_learn_from(found)
    output.print(seats_table(found, telling))
    output.tell(say("accuracy-note"), "dim")
    output.tell(say("learn", count=len(learn)), "bold")
    for one in learn[:MOST_SHOWN]:
        output.tell(f"{one['step']:>4}  {telling.decision(one)}")
        output.tell(f"      {say('told-played', action=telling.action(one['played']))}")
        output.tell(f"      {say('told-best', action=telling.action(one['best']))}")
        if why := telling.why(one):
            output.tell(f"      {say('told-why', lines=why)}", "dim")
    output.tell(judged_by(found, telling), "dim")
    if interrupted:
        output.tell(say("interrupted"))
    if arguments.report is not None:
        output.tell(say("report", file=str(arguments.report)), whole=True)


def seats_table(found: dict[str, Any], telling: Telling) -> Table:
    table = Table(box=box.ROUNDED)
    table.add_column(telling.say("column-seat"))
    for name in ("accuracy", "decisions", "lost", *SHARES):
        table.add_column(telling.say(f"column-{name}"), justify="right")
    for seat in found["seats"]:
        table.add_row(
            telling.names[seat["seat"]],
            telling.accuracy(seat),
            str(seat["decisions"]),
            telling.signed(-sum(seat["points_lost"].values())),
            *(telling.percent(seat[part]) for part in SHARES),
        )
    return table
