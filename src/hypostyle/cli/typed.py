"""Words a person types instead of a number, such as `sail 2 temple`, read as an action of the game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from hypostyle.engine.action import Action
from hypostyle.engine.game import Game
from hypostyle.engine.sentences import spoken
from hypostyle.engine.vocabulary import Domain, Verb


@dataclass(frozen=True)
class Typed:
    """What was understood: the verb if there is one, the action if every field was given."""

    verb: Verb | None = None
    action: int | None = None


def understand(game: Game, language: str, text: str) -> Typed:
    """The verb by its name or by the first word of its sentence, then its fields; places are counted from 1."""
    words = plain(text).split()
    verbs = [verb for verb in game.words.verbs if words and words[0] in verb_words(game, language, verb)]
    for verb in verbs:
        for numbers in field_numbers(game, language, list(verb.fields.values()), words[1:]):
            return Typed(verb, action_of(verb, numbers))
    return Typed(verbs[0] if verbs else None)


def action_of(verb: Verb, numbers: list[int]) -> int:
    rest = 0
    for domain, number in zip(verb.fields.values(), numbers, strict=True):
        rest = rest * domain.size + number
    return int(verb) + rest


def verb_words(game: Game, language: str, verb: Verb) -> set[str]:
    return {plain(verb.name), *(first_word(game, language, int(verb) + number) for number in range(verb.size))}


def first_word(game: Game, language: str, action: int) -> str:
    return plain(Action(game, action, pieces={}).text(language)).split()[0]


def example(game: Game, language: str, action: int) -> str:
    """Words that stand for an action: the first of its sentence, then its fields, a piece by its number."""
    verb = game.words.verb_of(action)
    said = spoken(game, language, verb.fields, Action(game, action).fields, pieces={})
    return " ".join([first_word(game, language, action), *(str(said[field]).casefold() for field in verb.fields)])


def field_numbers(game: Game, language: str, domains: list[Domain], words: list[str]) -> Iterator[list[int]]:
    """Every way to read the words as one value for each domain; a value may be several words long."""
    if not domains:
        if not words:
            yield []
        return
    for width in range(1, len(words) - len(domains) + 2):
        number = value_of(game, language, domains[0], " ".join(words[:width]))
        if number is not None:
            for others in field_numbers(game, language, domains[1:], words[width:]):
                yield [number, *others]


def value_of(game: Game, language: str, domain: Domain, word: str) -> int | None:
    """A name, or an unmistakable beginning of one, in either spelling; otherwise a number."""
    if not domain.names:
        if (spelled_out := domain.number(word)) is not None:  # a domain that spells its own values
            return spelled_out
        number = int(word) - (not domain.is_amount) if re.fullmatch("[0-9]{1,9}", word) else -1
        return number if 0 <= number < domain.size else None
    spelled = [{plain(name), plain(game.texts.say(language, f"{domain.name}-{name}"))} for name in domain.names]
    exact = [number for number, spellings in enumerate(spelled) if word in spellings]
    begun = [number for number, spellings in enumerate(spelled) if any(name.startswith(word) for name in spellings)]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def help_key(game: Game, language: str, text: str) -> str | None:
    """The text key of the help about a thing of the game, `card-lever-help` for `lever`."""
    word = plain(text)
    for domain in game.words.domains.values():
        number = value_of(game, language, domain, word) if domain.names and word else None
        if number is not None:
            return f"{domain.name}-{domain.label(number)}-help"
    return None


def plain(text: str) -> str:
    """Lower case without accents, underscores as spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("_", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
