"""`hypostyle rules`: the rules of a game in our words, whole, in short, or one section of them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Sequence

from hypostyle.cli.choices import chosen_game
from hypostyle.cli.output import Output
from hypostyle.cli.speech import TEXTS, chosen_language
from hypostyle.cli.typed import plain
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.rulebook import BRIEF, Block, BriefPart, Line, Rulebook, Section, rulebook_of

STYLES = {"": "", "bold": "**", "italic": "*"}


def run(arguments: Namespace) -> int:
    game, language = chosen_game(arguments.game), chosen_language(arguments.lang)
    if arguments.coverage:
        print("\n".join(coverage_of(game)))
        return 0
    text = rules_of(game, language) if arguments.section is None else section_of(game, language, arguments.section)
    show_rules(Output(), text)
    return 0


def coverage_of(game: Game) -> list[str]:
    """Every entry of the rulebook with the number of tests that show it."""
    from hypostyle.testing.shown import folder_of_tests, listed, shown

    folder = folder_of_tests(game)
    if folder is None:
        raise HypostyleError(f"The tests of {game.slug} are not part of this installation; ask in its source tree.")
    entries, tests = listed(folder), shown(folder)
    rows = [f"{name:6} {len(tests.get(name, [])):4}  {title}" for name, title in entries.items()]
    covered = sum(name in tests for name in entries)
    return [*rows, f"rulebook coverage {game.slug} {covered}/{len(entries)}"]


# ---------------------------------------------------------------------- which part
def book_of(game: Game, language: str) -> Rulebook:
    return rulebook_of(game.folder / "texts", language)


def rules_of(game: Game, language: str) -> str:
    """Everything: in short first, each ruling under the section that it explains, the others at the end."""
    book = book_of(game, language)
    explained = {ruling for section in book.sections for ruling in section.rulings}
    others = [markdown(ruling.blocks, "- ") for ruling in book.rulings if ruling.id not in explained]
    title = TEXTS.say(language, "rules-title", game=game.texts.say(language, "title"))
    parts = [f"# {title}", markdown(book.preface), brief_of(book), *(section_text(book, one) for one in book.sections)]
    return "\n\n".join([*parts, f"## {book.rulings_title}", markdown(book.rulings_preface), *others])


def section_of(game: Game, language: str, asked: str) -> str:
    """A section or ruling by its number (S08, R-05), or the sections whose title has the words."""
    book = book_of(game, language)
    if asked.upper() == BRIEF or plain(asked) in plain(book.brief_title):
        return brief_of(book)
    for ruling in book.rulings:
        if ruling.id == asked.upper():
            return markdown(ruling.blocks)
    numbered = [one for one in book.sections if one.id == asked.upper()]
    found = numbered or [one for one in book.sections if plain(asked) in plain(one.title)]
    if not found:
        titles = ", ".join([book.brief_title, *(one.title for one in book.sections)])
        raise HypostyleError(TEXTS.say(language, "no-section", asked=asked, titles=titles))
    return "\n\n".join(section_text(book, one) for one in found)


def title_of(game: Game, language: str, number: str) -> str:
    """What the section of a number is called; "" for none."""
    return next((one.title for one in book_of(game, language).sections if one.id == number), "")


# ---------------------------------------------------------------------- Markdown without numbers
def brief_of(book: Rulebook) -> str:
    return "\n\n".join([f"## {book.brief_title}", *(brief_part(part) for part in book.brief)])


def brief_part(part: BriefPart) -> str:
    items = [
        f"- **{item.title}** {f'({item.when}) ' if item.when else ''}{words(item.text)}".rstrip() for item in part.items
    ]
    return "\n\n".join(filter(None, [f"### {part.title}", words(part.text), "\n".join(items)]))


def section_text(book: Rulebook, section: Section) -> str:
    explained = [markdown(ruling.blocks, "> ") for ruling in book.rulings if ruling.id in section.rulings]
    return "\n\n".join([f"## {section.title}", markdown(section.blocks), *explained])


def markdown(blocks: Sequence[Block], mark: str = "") -> str:
    """Blocks one below the other, the first behind a mark; pictures are for the browser."""
    return mark + "\n\n".join(block_text(block) for block in blocks if block.kind != "picture")


def block_text(block: Block) -> str:
    if block.kind == "table":
        head, *rows = [table_row(words(cell) for cell in row) for row in block.rows]
        return "\n".join([head, table_row("---" for _ in block.rows[0]), *rows])
    marks = {"bullets": "- {}", "numbers": "{number}. {}"}
    form = marks.get(block.kind, "{}")
    return "\n".join(form.format(words(line), number=number) for number, line in enumerate(block.lines, 1))


def table_row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def words(line: Line) -> str:
    return "".join(f"{STYLES[span.style]}{span.text}{STYLES[span.style]}" for span in line)


def show_rules(output: Output, text: str) -> None:
    """Laid out on a terminal, as it is elsewhere."""
    if not output.is_terminal:
        print(text.rstrip())
        return
    from rich.markdown import Markdown

    output.print(Markdown(text))
