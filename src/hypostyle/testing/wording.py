"""Whether the texts of a game are complete, and say the same things in every language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hypostyle.engine.game import Game
from hypostyle.engine.reference import Saying
from hypostyle.rulebook import Block, Rulebook, Span, rulebook_of
from hypostyle.texts import LANGUAGES

# The number of a section or ruling, or the code of a card, tile or space: nothing that a person should have to read.
CODE = re.compile(r"\b(?:[SR]-?\d+|[A-Z]\d+)\b")


def check_texts(game: Game) -> None:
    """The same keys, variables and wordings in both languages; every word of the game has its sentence."""
    french_file, english_file = (game.folder / "texts" / f"{language}.ftl" for language in LANGUAGES)
    french, english = sentences(french_file), sentences(english_file)
    assert french == english, f"keys or variables differ: {differing(french, english)}"
    missing = expected_keys(game) - set(french)
    assert not missing, f"there is no sentence for {', '.join(sorted(missing))}"
    personal = personal_keys(game)
    unsaid = personal - set(french)
    assert not unsaid or unsaid == personal, f"there is no sentence to the seat itself for {', '.join(sorted(unsaid))}"
    french_wordings, english_wordings = wordings(french_file), wordings(english_file)
    assert french_wordings == english_wordings, f"attributes differ: {differing(french_wordings, english_wordings)}"
    for file in (french_file, english_file):
        unheard = unknown_labels(game, file)
        assert not unheard, f"{file}: no such value is ever said: {unheard}"
    strays = {key: sorted(names - allowed_variants(game, key)) for key, names in french_wordings.items()}
    assert not any(strays.values()), f"nobody asks for these attributes: {strays}"


def check_reference(game: Game) -> None:
    """Every sentence of the reference sheet is there, and is given all it speaks of."""
    if game.reference is None:
        return
    known = sentences(game.folder / "texts" / f"{LANGUAGES[0]}.ftl")
    groups = game.reference(game.content)
    titles = [group.title for group in groups]
    assert not set(titles) - set(known), f"a group of pieces without a title: {titles}"
    for piece in (piece for group in groups for piece in group.pieces):
        for saying in chain.from_iterable(all_of(one) for one in (piece.name, *piece.lines)):
            assert saying.key in known, f"there is no sentence for {saying.key}"
            lacking = known[saying.key] - set(saying.values) - set(saying.names)
            assert not lacking, f"{saying.key} is not told {', '.join(sorted(lacking))}"


def all_of(saying: Saying) -> Iterator[Saying]:
    """A sentence and those it is said with."""
    yield saying
    for name in saying.names.values():
        yield from all_of(name)


def check_rules_text(game: Game) -> None:
    """The rules are built alike in both languages, have what reasons and tasks name, and show nobody a code."""
    french, english = (rulebook_of(game.folder / "texts", language) for language in LANGUAGES)
    assert outline(french) == outline(english), "the rules are built otherwise in the other language"
    places = {section.id for section in english.sections} | {ruling.id for ruling in english.rulings}
    named = {reason.section for reason in game.words.reasons} | {task.section for task in game.words.tasks}
    unknown = named - places - {""}
    assert not unknown, f"reasons or tasks name sections that the rules do not have: {', '.join(sorted(unknown))}"
    for rulebook in (french, english):
        spans = list(spans_of(rulebook))
        astray = {span.to for span in spans} | {ruling for section in rulebook.sections for ruling in section.rulings}
        assert not astray - places - {""}, f"the rules lead to {', '.join(sorted(astray - places))}"
        bare = [span.text for span in spans if CODE.search(span.text)]
        assert not bare, f"a code stands where people read: {bare[0]!r}"


def outline(rulebook: Rulebook) -> list[object]:
    """What must be alike in every language: what there is, in which order, with which pictures."""
    brief = [(part.picture, [item.picture for item in part.items]) for part in rulebook.brief]
    sections = [(one.id, sorted(one.rulings), shapes(one.blocks)) for one in rulebook.sections]
    return [brief, sections, [(one.id, shapes(one.blocks)) for one in rulebook.rulings]]


def shapes(blocks: list[Block]) -> list[tuple[str, str, int, int]]:
    return [(block.kind, block.picture, len(block.lines), len(block.rows)) for block in blocks]


def spans_of(rulebook: Rulebook) -> Iterator[Span]:
    """Every run of words that somebody reads."""
    for part in rulebook.brief:
        yield from part.text
        for item in part.items:
            yield from item.text
    sections, rulings = ((one.blocks for one in owners) for owners in (rulebook.sections, rulebook.rulings))
    for block in chain(rulebook.preface, rulebook.rulings_preface, *sections, *rulings):
        for line in chain(block.lines, *block.rows):
            yield from line


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
    keys |= {f"event-{event.name}-heading" for event in words.events if event.part == "heading"}
    keys |= {f"event-{event.name}-together" for event in words.events if event.part in ("together", "aside")}
    keys |= {f"reason-{reason.name}" for reason in words.reasons}
    keys |= {f"line-{line}" for line in game.lines} | {f"tie-{tie}" for tie in game.tie_breaks}
    keys |= {f"tied-{tie}" for tie in game.tie_breaks}
    keys |= {f"{domain.name}-{label}" for domain in words.domains.values() for label in domain.names}
    for option in game.options:
        values = ("no", "yes") if option.is_switch else option.values
        keys |= {f"option-{option.name}"} | {f"option-{option.name}-{value}" for value in values}
    keys |= {f"colour-{name}" for name in game.seat_names}
    unsure = [table for table, confidence in game.built_in.confidence().items() if confidence == "reconstructed"]
    return keys | {f"part-{table}" for table in unsure}


def personal_keys(game: Game) -> set[str]:
    """The sentences that call a seat "you": a game has all of them, or none and is told by names."""
    own = [event for event in game.words.events if "seat" in event.fields and not event.quiet]
    hidden = {f"event-{event.name}-hidden-you" for event in own if event.secret and event.to != "seat"}
    return {f"event-{event.name}-you" for event in own} | hidden


def unknown_labels(game: Game, path: Path) -> dict[str, list[str]]:
    """Variants of a sentence that wait for a label which its field does not have: they would never be said."""
    words = game.words
    owners = [(f"action-{verb.name}", verb.fields) for verb in words.verbs]
    owners += [(f"event-{event.name}", event.fields) for event in words.events]
    fields = {key: {f"{name}_id": {*domain.names, "none"} for name, domain in own.items()} for key, own in owners}
    found = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            key = re.sub("-(hidden|you|hidden-you|heading)$", "", entry.id.name)
            selectors = Selectors(fields.get(key, {}))
            selectors.visit(entry)
            if selectors.unknown:
                found[entry.id.name] = selectors.unknown
    return found


def allowed_variants(game: Game, key: str) -> set[str]:
    """The attributes a message may have: an action is worded by tasks (and says `where` a hint first points to, and
    `when` it is done, to whoever wishes for it at another time), a prompt by what can be done and by what has been
    clicked so far."""
    if key.startswith("action-"):
        return {"where", "when"} | {task.name for task in game.words.tasks if task.decision}
    if not key.startswith("prompt-"):
        return set()
    steps = {verb.name for verb in game.words.verbs} | {field for verb in game.words.verbs for field in verb.fields}
    steps |= {f"{verb.name}-{field}" for verb in game.words.verbs for field in verb.fields}
    possible = {f"can-{verb.name}" for verb in game.words.verbs}
    parts = ["", "-help", "-back", *(f"-{one}" for one in possible)]
    return {"question", "help"} | possible | {f"{step}{part}" for step in steps for part in parts}


def entries(path: Path) -> list[ast.EntryType]:
    """What stands in a Fluent file; to be looked at only, for many checks look at the same."""
    return parsed(path.read_text(encoding="utf-8"))


@cache
def parsed(text: str) -> list[ast.EntryType]:
    return FluentParser().parse(text).body


def wordings(path: Path) -> dict[str, set[str]]:
    """The attributes of each message of a Fluent file."""
    messages = [entry for entry in entries(path) if isinstance(entry, ast.Message) and entry.attributes]
    return {message.id.name: {attribute.id.name for attribute in message.attributes} for message in messages}


def sentences(path: Path) -> dict[str, set[str]]:
    """The variables of each message of a Fluent file; a line that is no message is an error."""
    found = {}
    for entry in entries(path):
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


class Selectors(Visitor):
    """Collects what the variants for a label say that is no label."""

    def __init__(self, labels: dict[str, set[str]]) -> None:
        self.labels = labels
        self.unknown: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the visitor's own spelling)
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        if name in self.labels:
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.unknown += [key for key in keys if key not in self.labels[name] | {"other"}]
        self.generic_visit(node)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's own spelling)
        self.names.add(node.id.name)
