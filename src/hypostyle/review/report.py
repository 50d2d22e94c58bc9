"""The report of a review: one page that needs nothing else, with the curve of the chances, by day and by night."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from hypostyle.review.telling import Telling, to_learn_from

STYLE = Path(__file__).parent / "report.css"
WIDTH, HEIGHT = 1000, 240  # of the curve, in units of its own
SHARES = ("skill", "others", "luck")


def page(found: dict[str, Any], telling: Telling) -> str:
    """The whole report; `found` is the review as JSON."""
    say = telling.say
    title = escape(say("title", game=telling.game.texts.say(telling.language, "title")))
    learn = to_learn_from(found)
    sections = [
        f"<header><h1>{title}</h1><p>{escape(judged_by(found, telling))}</p></header>",
        section(say("curve"), curve(found, telling)),
        section(say("seats"), seats(found, telling) + f"<p>{escape(say('accuracy-note'))}</p>"),
        section(say("learn", count=len(learn)), decisions(learn, telling) if learn else ""),
        section(say("all-decisions"), decisions(found["decisions"], telling)),
    ]
    return (
        f'<!doctype html>\n<html lang="{telling.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def judged_by(found: dict[str, Any], telling: Telling) -> str:
    return telling.say(
        "judged-by",
        judged=found["judged"],
        total=found["to_judge"],
        simulations=found["simulations"],
        seed=found["seed"],
    )


def section(heading: str, inside: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{inside}</section>"


# ---------------------------------------------------------------------- the curve
def curve(found: dict[str, Any], telling: Telling) -> str:
    """A line for each seat, and a mark where a choice of that seat is to be learnt from."""
    points = found["curve"]
    if not points:
        return ""
    last = max(1, points[-1]["step"])
    lines = [
        f'<polyline class="seat-{seat}" points="{" ".join(place(one, seat, last) for one in points)}"/>'
        for seat in range(len(telling.names))
    ]
    marks = [mark(one, last, telling) for one in to_learn_from(found)]
    names = "".join(f"<li>{key(seat)}{escape(name)}</li>" for seat, name in enumerate(telling.names))
    label = escape(telling.say("curve-label"))
    half = f'<line class="half" x1="0" x2="{WIDTH}" y1="{HEIGHT / 2}" y2="{HEIGHT / 2}"/>'
    drawn = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{half}{"".join(lines + marks)}</svg>'
    return f'<div class="curve">{drawn}</div><ul class="legend">{names}</ul>'


def key(seat: int) -> str:
    """How the line of a seat looks."""
    return f'<svg viewBox="0 0 40 6" aria-hidden="true"><polyline class="seat-{seat}" points="0,3 40,3"/></svg>'


def place(point: dict[str, Any], seat: int, last: int) -> str:
    return f"{WIDTH * point['step'] / last:.1f},{HEIGHT * (1 - point['chances'][seat]):.1f}"


def mark(decision: dict[str, Any], last: int, telling: Telling) -> str:
    x, y = place({"step": decision["step"] - 1, "chances": decision["chances"]}, decision["seat"], last).split(",")
    told = f"{decision['step']}. {telling.decision(decision)}"
    return f'<circle class="{decision["word"]}" cx="{x}" cy="{y}" r="6"><title>{escape(told)}</title></circle>'


# ---------------------------------------------------------------------- tables
def seats(found: dict[str, Any], telling: Telling) -> str:
    say = telling.say
    head = [say("column-seat"), say("column-accuracy"), say("column-decisions"), say("column-lost")]
    rows = [
        [
            telling.names[seat["seat"]],
            telling.accuracy(seat),
            str(seat["decisions"]),
            telling.signed(-sum(seat["points_lost"].values())),
            *(telling.percent(seat[part]) for part in SHARES),
        ]
        for seat in found["seats"]
    ]
    return table([*head, *(say(f"column-{part}") for part in SHARES)], rows)


def decisions(chosen: Iterable[dict[str, Any]], telling: Telling) -> str:
    columns = [telling.say(f"column-{name}") for name in ("step", "seat", "word", "loss", "played", "best", "why")]
    return table(columns, [row(one, telling) for one in chosen])


def row(decision: dict[str, Any], telling: Telling) -> list[str]:
    told = [str(decision["step"]), telling.names[decision["seat"]], telling.word(decision)]
    played = telling.action(decision["played"])
    if "best" not in decision:
        return [*told, "", played, "", ""]
    lost = decision["loss"] > 0
    return [
        *told,
        telling.loss(decision) if lost else "",
        played,
        telling.action(decision["best"]) if lost else "",
        telling.why(decision) if lost else "",
    ]


def table(head: list[str], rows: list[list[str]]) -> str:
    def cells(tag: str, texts: list[str]) -> str:
        return "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts)

    body = "".join(f"<tr>{cells('td', texts)}</tr>" for texts in rows)
    return f'<div class="table"><table><thead><tr>{cells("th", head)}</tr></thead><tbody>{body}</tbody></table></div>'
