"""Sentences: one Fluent catalogue for each game and language, read when first needed."""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypostyle.engine.errors import HypostyleError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
# "de Iset" is said "d’Iset": a name comes into its sentence as it is, and may begin with a vowel.
ELISION = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ][a-zà-öø-ÿœ])")
SPACES = re.compile(r" (?=[:;?!»])|(?<=«) ")


class Texts:
    """The sentences of one game, from `<language>.ftl`, or those of one matter, from `<matter>.<language>.ftl`."""

    def __init__(self, folder: Path, matter: str = "") -> None:
        self.folder = folder
        self.matter = matter

    def file(self, language: str) -> Path:
        return self.folder / f"{self.matter + '.' if self.matter else ''}{check(language)}.ftl"

    def say(self, language: str, key: str, **values: Any) -> str:
        return self.say_at(language, key, "", **values)

    def say_at(self, language: str, key: str, task: str, **values: Any) -> str:
        """A sentence as it is said at a task: the attribute of that name if the message has one."""
        bundle = bundle_of(self.file(language), language)
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"{self.file(language)} has no sentence {key!r}")
        text, errors = bundle.format_pattern(message.attributes.get(task, message.value), values)
        if errors:
            raise ValueError(f"{self.file(language)}: {key}: {errors[0]}")
        return in_french(str(text)) if language == "fr" else str(text)

    def rules(self, language: str) -> str:
        """The rules of the game in our words, as Markdown."""
        return (self.folder / f"rules.{check(language)}.md").read_text(encoding="utf-8")


def in_french(text: str) -> str:
    """French as it is said and printed: no "de" or "que" before a name that begins with a vowel, and a narrow space,
    at which no line breaks, beside tall signs. The browser does the same."""
    return SPACES.sub("\u202f", ELISION.sub(r"\1’", text))


def check(language: str) -> str:
    if language not in LANGUAGES:
        raise HypostyleError(f"There is no language {language!r}; allowed are {', '.join(LANGUAGES)}.")
    return language


@cache
def bundle_of(file: Path, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
