"""Whether the texts of a game are complete, and say the same things in every language."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hypostyle.engine.game import Game
from hypostyle.texts import LANGUAGES, Texts

# A section of the rules, or a ruling in the list of them.
RULES_MARK = re.compile(r"^(?:## ([A-Z]-?\d+)|- \*\*([A-Z]-?\d+)\*\*)", re.MULTILINE)


def check_texts(game: Game) -> None:
    """The same keys, variables and wordings in both languages; every word of the game has its sentence."""
    french_file, english_file = (game.folder / "texts" / f"{language}.ftl" for language in LANGUAGES)
    french, english = sentences(french_file), sentences(english_file)
    assert french == english, f"keys or variables differ: {differing(french, english)}"
    missing = expected_keys(game) - set(french)
    assert not missing, f"there is no sentence for {', '.join(sorted(missing))}"
    french_wordings, english_wordings = wordings(french_file), wordings(english_file)
    assert french_wordings == english_wordings, f"attributes differ: {differing(french_wordings, english_wordings)}"
    strays = {key: sorted(names - allowed_variants(game, key)) for key, names in french_wordings.items()}
    assert not any(strays.values()), f"nobody asks for these attributes: {strays}"


def check_rules_text(game: Game) -> None:
    """The rules have the same sections and rulings in both languages, and those that reasons and tasks name."""
    french, english = (RULES_MARK.findall(Texts(game.folder / "texts").rules(language)) for language in LANGUAGES)
    assert french == english, "the rules have other sections or rulings in the other language"
    named = {reason.section for reason in game.words.reasons} | {task.section for task in game.words.tasks}
    unknown = named - {mark for pair in english for mark in pair} - {""}
    assert not unknown, f"reasons or tasks name sections that the rules do not have: {', '.join(sorted(unknown))}"


def differing(one: dict[str, set[str]], other: dict[str, set[str]]) -> list[str]:
    return sorted(key for key in {*one, *other} if one.get(key) != other.get(key))


def expected_keys(game: Game) -> set[str]:
    """Every key that the words of a game need a sentence for."""
    words = game.words
    keys = {"title", "tagline", "unofficial", "seat-default"}
    keys |= {f"action-{verb.name}" for verb in words.verbs}
    keys |= {f"prompt-{task.name}" for task in words.tasks if task.decision}
    keys |= {f"event-{event.name}" for event in words.events if not event.quiet}
    keys |= {f"event-{event.name}-hidden" for event in words.events if event.secret}
    keys |= {f"reason-{reason.name}" for reason in words.reasons}
    keys |= {f"line-{line}" for line in game.lines} | {f"tie-{tie}" for tie in game.tie_breaks}
    keys |= {f"{domain.name}-{label}" for domain in words.domains.values() for label in domain.names}
    for option in game.options:
        values = ("no", "yes") if option.is_switch else option.values
        keys |= {f"option-{option.name}"} | {f"option-{option.name}-{value}" for value in values}
    keys |= {f"colour-{name}" for name in game.seat_names}
    unsure = [table for table, confidence in game.built_in.confidence().items() if confidence == "reconstructed"]
    return keys | {f"part-{table}" for table in unsure}


def allowed_variants(game: Game, key: str) -> set[str]:
    """The attributes a message may have: an action is worded by tasks (and `where` a hint first points to),
    a prompt by what has been clicked so far; an event may be a heading of the log."""
    if key.startswith("action-"):
        return {"where"} | {task.name for task in game.words.tasks if task.decision}
    if key.startswith("event-"):
        return {"heading"}
    if not key.startswith("prompt-"):
        return set()
    steps = {verb.name for verb in game.words.verbs} | {field for verb in game.words.verbs for field in verb.fields}
    steps |= {f"{verb.name}-{field}" for verb in game.words.verbs for field in verb.fields}
    return {"question", "help"} | {f"{step}{part}" for step in steps for part in ("", "-help", "-back")}


def wordings(path: Path) -> dict[str, set[str]]:
    """The attributes of each message of a Fluent file."""
    messages = [
        entry
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.attributes
    ]
    return {message.id.name: {attribute.id.name for attribute in message.attributes} for message in messages}


def sentences(path: Path) -> dict[str, set[str]]:
    """The variables of each message of a Fluent file; a line that is no message is an error."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's own spelling)
        self.names.add(node.id.name)
