"""The routes of the hall: every game with its options, bots, content and words, and the texts of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import hypostyle
from hypostyle import mode
from hypostyle.engine.content import BUILT_IN
from hypostyle.engine.game import Game
from hypostyle.engine.vocabulary import Domain, Vocabulary, Word
from hypostyle.minds.characters import CHARACTERS
from hypostyle.rulebook import rulebook_of
from hypostyle.server import messages
from hypostyle.server.http.health import HealthCheck
from hypostyle.server.http.kept_answers import KeptAnswers
from hypostyle.server.http.responses import json_response, not_found
from hypostyle.server.table.bot_levels import bot_of
from hypostyle.server.table.editions import Editions
from hypostyle.texts import LANGUAGES

SENTENCES = {f"{language}.ftl" for language in LANGUAGES}
LESSONS = {f"lessons.{language}.ftl" for language in LANGUAGES}
REFERENCE = "pieces.json"
RULES = {f"rules.{language}.json": language for language in LANGUAGES}


class GameRoutes:
    """/healthz, /api/games and /texts."""

    def __init__(self, hall: Sequence[str], editions: Editions, health: HealthCheck, kept: KeptAnswers) -> None:
        self.hall = hall
        self.editions = editions
        self.health_check = health
        self.kept = kept

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self.health),
            Route("/api/games", self.games),
            Route("/texts/{game}/{file}", self.text),
            Route("/texts/{path:path}", not_found),
        ]

    async def health(self, _: Request) -> Response:
        store, bots = await self.health_check.found()
        health = messages.Health(
            store and bots, hypostyle.__version__, mode.name(), store, bots, not self.health_check.is_full()
        )
        return json_response(health, 200 if health.ok else 503)

    async def games(self, request: Request) -> Response:
        games = [self.editions.find_game(slug) for slug in self.hall]
        contents = [self.editions.current(game) for game in games]
        key = ("games", *((one.digest, one.origin, one.edition, *one.confidence().items()) for one in contents))

        def make() -> bytes:
            return messages.encode([game_info(game, self.content_info(game)) for game in games])

        return self.kept.response(request, key, make, "application/json")

    def content_info(self, game: Game) -> messages.ContentInfo:
        content = self.editions.current(game)
        unsure = [table for table, confidence in content.confidence().items() if confidence == "reconstructed"]
        origin = "built-in" if content.origin == BUILT_IN else "own"
        return messages.ContentInfo(origin, content.digest, unsure, self.editions.info(game, content))

    async def text(self, request: Request) -> Response:
        """The texts of a game: only those of the catalog, only these files."""
        file = request.path_params["file"]
        game = self.editions.find_game(request.path_params["game"])
        texts = game.folder / "texts"
        if file in SENTENCES or (file in LESSONS and (texts / file).is_file()):
            return self.kept.file(request, texts / file, "text/plain")
        if file == REFERENCE:
            return self.reference(request, game)
        if file not in RULES:
            raise HTTPException(404, "There is no such text.")

        def make() -> bytes:
            return messages.encode(rulebook_of(texts, RULES[file]))

        written = (texts / f"rules.{RULES[file]}.md").stat()
        return self.kept.response(request, (texts, file, written.st_mtime_ns), make, "application/json")

    def reference(self, request: Request, game: Game) -> Response:
        """Every piece of a game with the cards that new tables are played with; a game may have no such sheet."""
        content, pieces = self.editions.current(game), game.reference

        def make() -> bytes:
            return messages.encode(pieces(content) if pieces else [])

        return self.kept.response(request, (game.slug, REFERENCE, content.digest), make, "application/json")


# ---------------------------------------------------------------------- games as messages
def game_info(game: Game, content: messages.ContentInfo) -> messages.GameInfo:
    return messages.GameInfo(
        game.slug,
        game.rules_version,
        list(game.players),
        game.first_players or min(game.players),
        game.minutes,
        [messages.OptionInfo(option.name, list(option.values), option.is_switch) for option in game.options],
        list(game.lines),
        list(game.final_lines),
        list(game.tie_breaks),
        list(game.seat_names),
        [messages.CharacterInfo(one.id, one.level, bot_of(one, game.slug).seconds) for one in CHARACTERS.values()],
        content,
        words_of(game.words),
    )


def words_of(words: Vocabulary) -> messages.Words:
    """The vocabulary, so that the browser can say an action or an event and name any action by its fields."""
    return messages.Words(
        {verb.name: messages.VerbWord(int(verb), field_words(verb, labels_of)) for verb in words.verbs},
        {event.name: messages.EventWord(field_words(event, names_of), list(event.secret)) for event in words.events},
    )


def field_words(word: Word, labels: Callable[[Domain], list[str]]) -> dict[str, messages.FieldWord]:
    return {
        name: messages.FieldWord(domain.name, bool(domain.names), domain.is_amount, domain.size, labels(domain))
        for name, domain in word.fields.items()
    }


def names_of(domain: Domain) -> list[str]:
    return list(domain.names)


def labels_of(domain: Domain) -> list[str]:
    """In verbs also the labels of a domain that spells its own values: they are needed to name an action."""
    spelled = (domain.label(number) for number in range(domain.size))
    return [label for label in spelled if isinstance(label, str)]
