"""The report of a tournament: one page that needs nothing else, with plots, by day and by night."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape
from pathlib import Path
from statistics import fmean

from hypostyle import __version__, mode
from hypostyle.arena.drawing import Scale, axis, bar, bins_of, histogram, scale_around, whisker
from hypostyle.arena.figures import Figures, Share
from hypostyle.arena.intervals import Interval
from hypostyle.arena.summary import Run
from hypostyle.engine.game import Game
from hypostyle.texts import Texts

FOLDER = Path(__file__).parent
TEXTS = Texts(FOLDER / "texts")
SHARES = Scale(-0.02, 1.02, 0.25)
SEAT_STEP = 0.25
MARKS = 8  # colours of bots; names stand beside them, for there may be more bots
DIGEST = 12  # signs of a content's digest that are shown
SPACE = "\N{NO-BREAK SPACE}"


class Report:
    """The figures of one tournament, told in one language."""

    def __init__(self, run: Run, figures: Figures, game: Game, language: str) -> None:
        self.run = run
        self.figures = figures
        self.game = game
        self.language = language
        self.say: Callable[..., str] = partial(TEXTS.say, language)
        self.order = sorted(range(len(run.names)), key=lambda bot: -figures.bots[bot].rating)
        self.fair = 1 / run.tournament.players

    # ------------------------------------------------------------------ the page
    def page(self) -> str:
        title = escape(self.say("title", game=self.game.texts.say(self.language, "title")))
        style = (FOLDER / "report.css").read_text(encoding="utf-8")
        parts = (self.header(), self.ratings(), self.wins(), self.matrix(), self.lines(), self.last_row(), self.how())
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(parts)
            + "\n</main>\n</body>\n</html>\n"
        )

    def header(self) -> str:
        game = self.game.texts.say(self.language, "title")
        heading = escape(self.say("heading", game=game, players=self.run.tournament.players))
        played = escape(self.say("played", games=self.figures.games, deals=self.figures.deals))
        warning = "" if mode.name() == "compiled" else f'<p class="warning">{escape(self.say("not-compiled"))}</p>'
        facts = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(text)}</dd></div>" for name, text in self.facts())
        return f'<header><h1>{heading}</h1><p class="lead">{played}</p>{warning}<dl class="facts">{facts}</dl></header>'

    def facts(self) -> list[tuple[str, str]]:
        tournament = self.run.tournament
        return [
            (self.say("fact-options"), self.options()),
            (self.say("fact-seed"), str(tournament.seed)),
            (self.say("fact-rules"), str(tournament.rules_version)),
            (self.say("fact-content"), tournament.content[:DIGEST]),
            (self.say("fact-version"), f"hypostyle {__version__}"),
        ]

    def options(self) -> str:
        """Those that are not the first value."""
        chosen = self.run.tournament.options
        told = []
        for option in self.game.options:
            value = chosen[option.name]
            if value != option.values[0]:
                name = self.game.texts.say(self.language, f"option-{option.name}")
                told.append(name if option.is_switch else f"{name}{SPACE}{value}")
        return ", ".join(told) or self.say("default")

    def section(self, key: str, inside: str, **values: str) -> str:
        note = f'<p class="note">{escape(self.say(f"{key}-note", **values))}</p>'
        return f'<section id="{key}"><h2>{escape(self.say(key))}</h2>{note}{inside}</section>'

    # ------------------------------------------------------------------ plots
    def ratings(self) -> str:
        bots = self.figures.bots
        ends = [end for bot in bots for end in (bot.rating, *(bot.rating_interval or ()))]
        scale = scale_around(ends)
        rows = [
            self.row(
                self.run.names[bot],
                bot,
                whisker(scale, bots[bot].rating, bots[bot].rating_interval),
                self.number(bots[bot].rating, 0),
                self.span(bots[bot].rating_interval),
            )
            for bot in self.order
        ]
        ticks = axis(scale, [self.number(tick, 0) for tick in scale.ticks()])
        return self.section("ratings", self.rows(rows, ticks))

    def span(self, interval: Interval | None) -> str:
        return "" if interval is None else f"{self.number(interval[0], 0)} – {self.number(interval[1], 0)}"

    def wins(self) -> str:
        rows = [self.share_row(self.run.names[bot], bot, self.figures.bots[bot].won) for bot in self.order]
        plot = self.rows(rows, self.share_axis())
        return self.section("wins", plot + self.table(), fair=self.percent(self.fair))

    def table(self) -> str:
        columns = ("bot", "won", "interval", "rating", "place", "points", "time", "games")
        head = "".join(f'<th scope="col">{escape(self.say(f"column-{name}"))}</th>' for name in columns)
        body = "".join(self.table_row(bot) for bot in self.order)
        return self.scrolled("wins", f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")

    def table_row(self, bot: int) -> str:
        figures = self.figures.bots[bot]
        milliseconds = self.number(1000 * figures.seconds_per_decision, 2)
        cells = (
            self.percent(figures.won.share),
            self.percents(figures.won.interval),
            self.number(figures.rating, 0),
            self.number(figures.mean_rank, 2),
            self.number(figures.mean_score, 1),
            self.say("milliseconds", number=milliseconds),
            str(figures.won.games),
        )
        shown = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        return f"<tr>{self.bot_heading(bot, 'row')}{shown}</tr>"

    def bot_heading(self, bot: int, scope: str) -> str:
        return f'<th class="bot" scope="{scope}" style="{mark(bot)}">{escape(self.run.names[bot])}</th>'

    def matrix(self) -> str:
        head = "<td></td>" + "".join(self.bot_heading(bot, "col") for bot in self.order)
        body = "".join(
            f"<tr>{self.bot_heading(bot, 'row')}{''.join(self.meeting(bot, other) for other in self.order)}</tr>"
            for bot in self.order
        )
        table = f'<table class="matrix"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        return self.section("matrix", self.scrolled("matrix", table))

    def meeting(self, bot: int, other: int) -> str:
        met = self.figures.bots[bot].against.get(other)
        if met is None:
            return "<td>–</td>"
        side, much = ("ahead" if met.share >= 0.5 else "behind"), abs(2 * met.share - 1)
        span = f"<small>{escape(self.percents(met.interval))}</small>"
        return f'<td class="{side}" style="--much: {much:.3f}">{escape(self.percent(met.share))}{span}</td>'

    def lines(self) -> str:
        bots = self.figures.bots
        means = [mean for bot in bots for mean in bot.lines.values()]
        scale = Scale(min(0.0, *means), max(0.0, *means) or 1.0)
        groups = [self.line(name, scale) for name in bots[0].lines]
        return self.section("lines", f'<div class="lines">{"".join(groups)}</div>')

    def line(self, name: str, scale: Scale) -> str:
        heading = escape(self.game.texts.say(self.language, f"line-{name}"))
        rows = []
        for bot in self.order:
            mean = self.figures.bots[bot].lines[name]
            rows.append(self.row(self.run.names[bot], bot, bar(scale, mean), self.number(mean, 1)))
        return f"<div><h3>{heading}</h3>{self.rows(rows)}</div>"

    def last_row(self) -> str:
        return f'<div class="halves">{self.lengths()}{self.seats()}</div>'

    def lengths(self) -> str:
        lengths = self.figures.lengths
        bins = bins_of(lengths)
        told = [self.say("lengths-bar", **{"from": each.low, "to": each.high, "games": each.count}) for each in bins]
        plot = f'<div style="{mark(4)}">{histogram(bins, told, self.say("lengths"))}</div>'
        facts = {"mean": self.number(fmean(lengths), 1), "shortest": str(min(lengths)), "longest": str(max(lengths))}
        return self.section("lengths", plot, **facts)

    def seats(self) -> str:
        names = [self.say("seat", number=seat + 1) for seat in range(len(self.figures.seats))]
        shares = zip(names, self.figures.seats, strict=True)
        scale = Scale(
            0.0, min(1.0, max(2 * self.fair, *(share.interval[1] for share in self.figures.seats))), SEAT_STEP
        )
        rows = [self.share_row(name, 5, share, scale, "name plain") for name, share in shares]
        return self.section("seats", self.rows(rows, self.share_axis(scale)), fair=self.percent(self.fair))

    def how(self) -> str:
        told = "".join(f"<li>{escape(self.say(key))}</li>" for key in ("how-pairing", "how-time", "how-knowledge"))
        again = f"<p>{escape(self.say('repeat'))}</p><code>{escape(self.run.command)}</code>"
        return f'<section id="how"><h2>{escape(self.say("how"))}</h2><ul>{told}</ul>{again}</section>'

    # ------------------------------------------------------------------ pieces
    def share_row(self, name: str, colour: int, share: Share, scale: Scale = SHARES, kind: str = "name") -> str:
        plot = whisker(scale, share.share, share.interval, self.fair)
        return self.row(name, colour, plot, self.percent(share.share), self.percents(share.interval), kind)

    def share_axis(self, scale: Scale = SHARES) -> str:
        return axis(scale, [self.percent(tick, 0) for tick in scale.ticks()])

    def row(self, name: str, colour: int, plot: str, value: str, more: str = "", kind: str = "name") -> str:
        small = f" <small>{escape(more)}</small>" if more else ""
        return (
            f'<div class="{kind}" style="{mark(colour)}">{escape(name)}</div>'
            f'<div class="plot" style="{mark(colour)}">{plot}</div>'
            f'<div class="value">{escape(value)}{small}</div>'
        )

    def rows(self, rows: Iterable[str], ticks: str = "") -> str:
        """One below the other; with ticks, they have an axis in common."""
        below = f'<div class="name plain"></div><div class="plot">{ticks}</div>' if ticks else ""
        return f'<div class="rows{" scaled" if ticks else ""}">{"".join(rows)}{below}</div>'

    def scrolled(self, key: str, table: str) -> str:
        """A table that a small screen moves sideways, by keyboard too."""
        return f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(self.say(key))}">{table}</div>'

    def number(self, value: float, digits: int) -> str:
        text = f"{value:.{digits}f}"
        text = text.removeprefix("-") if float(text) == 0 else text.replace("-", "−")
        return text.replace(".", ",") if self.language == "fr" else text

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)}{SPACE}%"

    def percents(self, interval: Sequence[float]) -> str:
        low, high = (self.number(100 * end, 1) for end in interval)
        return f"{low} – {high}{SPACE}%"


def mark(colour: int) -> str:
    return f"--mark: var(--bot-{colour % MARKS})"


def page(run: Run, figures: Figures, game: Game, language: str) -> str:
    return Report(run, figures, game, language).page()
