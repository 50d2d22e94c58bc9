"""Sentences: one Fluent catalogue for each game and language, read when first needed."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypostyle.engine.errors import HypostyleError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")


class Texts:
    """The sentences of one game, from `<folder>/<language>.ftl`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def say(self, language: str, key: str, **values: Any) -> str:
        return self.say_at(language, key, "", **values)

    def say_at(self, language: str, key: str, task: str, **values: Any) -> str:
        """A sentence as it is said at a task: the attribute of that name if the message has one."""
        bundle = bundle_of(self.folder, check(language))
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"{self.folder / language}.ftl has no sentence {key!r}")
        text, errors = bundle.format_pattern(message.attributes.get(task, message.value), values)
        if errors:
            raise ValueError(f"{self.folder / language}.ftl: {key}: {errors[0]}")
        return str(text)

    def rules(self, language: str) -> str:
        """The rules of the game in our words, as Markdown."""
        return (self.folder / f"rules.{check(language)}.md").read_text(encoding="utf-8")


def check(language: str) -> str:
    if language not in LANGUAGES:
        raise HypostyleError(f"There is no language {language!r}; allowed are {', '.join(LANGUAGES)}.")
    return language


@cache
def bundle_of(folder: Path, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
