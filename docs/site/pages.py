"""What the docs site has beyond the files of docs/: pages of the games, from the very texts and tests the games have.

A hook of MkDocs. Links between files of the repository become links between pages; where a file is no page, its name
stays as text.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import hypostyle
from hypostyle.cli.rules import rules_of
from hypostyle.engine.game import Game
from hypostyle.testing.shown import folder_of_tests, listed, shown

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
STATIC = ROOT / "src" / "hypostyle" / "static"
LANGUAGES = {"en": "Rules", "fr": "Règles"}
# Files of the repository that are pages although they lie elsewhere.
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "README.md": "index.md",
    "docs/decisions/": "decisions/index.md",
    "examples/bots": "examples/bots.md",
    "examples/senet/README.md": "examples/senet.md",
    "examples/bots/README.md": "examples/bots.md",
    "examples/research/README.md": "examples/research.md",
}
OTHERS = "Build"  # the section of pages that the navigation does not name
LINK = re.compile(r"(?<!!)\[(?P<label>[^\]\[]*)\]\((?P<target>[^)\s]+)\)")
FENCE = re.compile(r"(^ *```.*?^ *```$|`[^`\n]+`)", re.M | re.S)


def our_games() -> Iterator[Game]:
    """Those of this tree; a game that another package brings has pages of its own elsewhere."""
    return (game for slug in hypostyle.games() if (game := hypostyle.game(slug)).folder.is_relative_to(ROOT / "src"))


def title_of(game: Game, language: str = "en") -> str:
    return game.texts.say(language, "title")


def pages_by_file() -> dict[str, str]:
    """The page of each file of the repository that has one; both as paths with slashes."""
    found = {path.relative_to(ROOT).as_posix(): path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.*")}
    found |= ELSEWHERE
    for game in our_games():
        folder = game.folder.relative_to(ROOT).as_posix()
        found[f"{folder}/README.md"] = f"games/{game.slug}/index.md"
        found |= {f"{folder}/texts/rules.{language}.md": rules_page(game, language) for language in LANGUAGES}
    return found


def rules_page(game: Game, language: str) -> str:
    return f"games/{game.slug}/rules.{language}.md"


# ---------------------------------------------------------------------- what MkDocs asks for
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill in what the navigation leaves to us: the games, the decisions, and pages that it does not name."""
    assert config.nav is not None
    sections: dict[str, Any] = {name: part for entry in config.nav for name, part in entry.items()}
    sections["Games"][:] = ["games/index.md", *({title_of(game): game_pages(game)} for game in our_games())]
    sections["Decisions"][:] = ["decisions/index.md", *(f"decisions/{file.name}" for file in decisions())]
    named = set(names_in(config.nav))
    for file in sorted(DOCS.glob("*.md")):
        if file.name not in named:
            sections[OTHERS].append(file.name)
    return config


def names_in(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    else:
        for entry in part.values() if isinstance(part, dict) else part:
            yield from names_in(entry)


def game_pages(game: Game) -> list[Any]:
    rules = [{LANGUAGES[language]: rules_page(game, language)} for language in LANGUAGES]
    return [
        {"Edition and rulings": f"games/{game.slug}/index.md"},
        *rules,
        {"Coverage": f"games/{game.slug}/coverage.md"},
    ]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, text in generated():
        files.append(File.generated(config, name, content=text))
    for font in STATIC.glob("*.woff2"):
        files.append(File.generated(config, f"site/{font.name}", abs_src_path=str(font)))
    files.append(File.generated(config, "site/favicon.svg", abs_src_path=str(STATIC / "favicon.svg")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead links to where the files are on the site."""
    pages = pages_by_file()
    sources = {name: source for source, name in pages.items() if (ROOT / source).is_file() and source != "README.md"}
    here = page.file.src_uri
    source = sources.get(here, f"docs/{here}")
    parts = FENCE.split(markdown)
    return "".join(
        part if number % 2 else LINK.sub(lambda link: led(link, source, here, pages), part)
        for number, part in enumerate(parts)
    )


def led(link: re.Match[str], source: str, here: str, pages: dict[str, str]) -> str:
    target, sign, anchor = link["target"].partition("#")
    if not target or "://" in target:
        return link[0]
    file = posixpath.normpath(posixpath.join(posixpath.dirname(source), target)) + "/" * target.endswith("/")
    if file in pages:
        return f"[{link['label']}]({posixpath.relpath(pages[file], posixpath.dirname(here) or '.')}{sign}{anchor})"
    return link["label"] if (ROOT / file).exists() else link[0]


# ---------------------------------------------------------------------- the pages
def generated() -> Iterator[tuple[str, str]]:
    """Every page that is no file of docs/, with its text."""
    for source, name in ELSEWHERE.items():
        if source != "README.md" and (ROOT / source).is_file():
            yield name, (ROOT / source).read_text(encoding="utf-8")
    yield "games/index.md", games_page()
    yield "decisions/index.md", decisions_page()
    for game in our_games():
        yield f"games/{game.slug}/index.md", (game.folder / "README.md").read_text(encoding="utf-8")
        yield f"games/{game.slug}/coverage.md", coverage_page(game)
        for language in LANGUAGES:
            yield rules_page(game, language), rules_of(game, language)


def decisions() -> list[Path]:
    return sorted((DOCS / "decisions").glob("*.md"))


def decisions_page() -> str:
    lines = [f"- [{first_line(file)}]({file.name})" for file in decisions()]
    return "\n".join(["# Decisions", "", "What was decided, why, and the measurement behind it.", "", *lines, ""])


def first_line(file: Path) -> str:
    return file.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")


def games_page() -> str:
    rows = [games_row(game) for game in our_games()]
    head = ["| game | players | minutes | rules | shown by tests |", "|---|---|---|---|---|"]
    return "\n".join(["# The games", "", *head, *rows, ""])


def games_row(game: Game) -> str:
    covered, entries, tests = coverage_of(game)
    rules = ", ".join(f"[{LANGUAGES[language]}]({game.slug}/rules.{language}.md)" for language in LANGUAGES)
    players = f"{game.players[0]} to {game.players[-1]}"
    shown_by = f"[{covered} of {len(entries)}]({game.slug}/coverage.md), {tests} tests"
    return f"| [{title_of(game)}]({game.slug}/index.md) | {players} | {game.minutes} | {rules} | {shown_by} |"


def coverage_of(game: Game) -> tuple[int, dict[str, str], int]:
    """How many entries of the rulebook have a test, all entries, and the number of tests."""
    folder = folder_of_tests(game)
    assert folder is not None, f"{game.slug} has no tests here"
    entries, tests = listed(folder), shown(folder)
    return sum(name in tests for name in entries), entries, len({test for named in tests.values() for test in named})


def coverage_page(game: Game) -> str:
    folder = folder_of_tests(game)
    assert folder is not None
    entries, tests = listed(folder), shown(folder)
    rows = [f"| {name} | {title} | {len(tests.get(name, []))} |" for name, title in entries.items()]
    covered, _, count = coverage_of(game)
    intro = (
        f"Of {len(entries)} sections, rulings and worked examples, {covered} are shown by {count} tests. "
        f"`hypostyle rules {game.slug} --coverage` counts them again. Only tests that name an entry themselves are "
        "counted, not those that are made from a list of all cards."
    )
    return "\n".join([f"# {title_of(game)}: coverage", "", intro, "", "| | | tests |", "|---|---|---|", *rows, ""])
