"""The routes of lessons: what there is to learn, and one answer for each thing that a learner does.

Nothing is kept here. A page says where it is in a lesson; that is played anew and checked, in a thread of its own and
one at a time and in turn for each address, so that learners never hold up a table or each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypostyle.engine.game import Game
from hypostyle.lessons import Lesson, lessons_of
from hypostyle.server import messages
from hypostyle.server.fair_line import FairLine
from hypostyle.server.http.kept_answers import KeptAnswers
from hypostyle.server.http.requests import address_of, check_own_page, check_rate, decoded_body
from hypostyle.server.http.responses import json_response
from hypostyle.server.limits import AddressBuckets, Limits
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.lesson import LessonTable, one_step_back


class LessonRoutes:
    """/api/lessons."""

    def __init__(
        self, hall: Sequence[str], find_game: Callable[[str], Game], limits: Limits, kept: KeptAnswers
    ) -> None:
        self.hall = hall
        self.find_game = find_game
        self.limits = limits
        self.kept = kept
        self.asked = AddressBuckets(limits.lessons, limits.lessons_burst, limits.addresses)
        self.json: dict[str, JsonCache] = {}
        self.thinking = FairLine(1, limits.all_connections + limits.reserved_connections)

    def routes(self) -> list[Route]:
        return [
            Route("/api/lessons", self.list_all),
            Route("/api/lessons/{game}/{name}", self.learn, methods=["POST"]),
        ]

    async def list_all(self, request: Request) -> Response:
        def make() -> bytes:
            games = [self.find_game(slug) for slug in self.hall]
            return messages.encode([lesson_info(lesson) for game in games for lesson in lessons_of(game).values()])

        return self.kept.response(request, "lessons", make, "application/json")

    async def learn(self, request: Request) -> Response:
        check_own_page(request)
        check_rate(self.asked, request)
        game = self.find_game(request.path_params["game"])
        lesson = lessons_of(game).get(request.path_params["name"])
        if lesson is None:
            raise HTTPException(404, "There is no such lesson.")
        wish = await decoded_body(request, messages.LessonWish, self.limits.body_bytes)
        async with self.thinking.turn(address_of(request)):
            return json_response(await asyncio.to_thread(self.told, game, lesson, wish))

    def told(self, game: Game, lesson: Lesson, wish: messages.LessonWish) -> messages.LessonTold:
        json = self.json.setdefault(game.slug, JsonCache(game))
        if wish.wish == "back" and wish.ask is None:
            wish = one_step_back(game, lesson, wish.at, wish.moves)
        return LessonTable(game, lesson, wish, json).answer(wish)


def lesson_info(lesson: Lesson) -> messages.LessonInfo:
    steps = [messages.LessonStep(step.name, step.kind, step.part, list(step.answers)) for step in lesson.steps]
    return messages.LessonInfo(
        lesson.game, lesson.name, lesson.kind, lesson.minutes, lesson.picture, list(lesson.skills), steps
    )
