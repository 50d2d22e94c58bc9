"""Lessons over HTTP: the server keeps nothing, what a page claims is checked, and only the learner's view is told."""

import asyncio
import json
from typing import Any

import pytest
from starlette.requests import Request
from starlette.types import Message

import hypostyle
from hypostyle.lessons import Guide, lessons_of
from hypostyle.server.http.kept_answers import KeptAnswers
from hypostyle.server.http.lesson_routes import LessonRoutes
from hypostyle.server.http.visitors import VISITOR, Visitor
from hypostyle.server.limits import Limits
from tests.server.running import Browser, Server

GAME = hypostyle.game("imhotep")
FIRST = lessons_of(GAME)["first"]
ADDRESS = "/api/lessons/imhotep/first"


class Learner:
    """A page in a lesson: it remembers where it is."""

    def __init__(self, server: Server) -> None:
        self.browser = Browser(server)
        self.told: Any = self.ask()

    def ask(self, **wish: Any) -> Any:
        told = getattr(self, "told", {"at": 0, "moves": []})
        answer = self.browser.post(ADDRESS, {"at": told["at"], "moves": told["moves"], **wish})
        assert answer.status == 200, answer.json
        self.told = answer.json
        return self.told

    @property
    def step(self) -> str:
        return FIRST.steps[self.told["at"]].name if self.told["at"] < len(FIRST.steps) else ""

    def go_to(self, name: str) -> None:
        while self.step != name:
            self.ask(wish="skip")


def action(verb: str, **fields: object) -> int:
    return Guide(GAME, FIRST).match.action(verb, **fields).id


def test_the_hall_knows_what_there_is_to_learn(server: Server) -> None:
    lessons = Browser(server).get("/api/lessons").json
    imhotep = [lesson for lesson in lessons if lesson["game"] == "imhotep"]
    assert [lesson["name"] for lesson in imhotep][:1] == ["first"]
    assert [step["name"] for step in imhotep[0]["steps"]] == [step.name for step in FIRST.steps]
    assert Browser(server).get("/texts/imhotep/lessons.fr.ftl").status == 200
    assert Browser(server).get("/texts/imhotep/lessons.de.ftl").status == 404


def test_a_learner_goes_through_the_whole_lesson(server: Server) -> None:
    learner = Learner(server)
    assert learner.told["welcome"]["mine"] == [0]
    assert learner.told["updates"][-1]["decisions"][0]["seat"] == 0
    learner.ask(wish="next")
    learner.ask(ask={"type": "why", "seat": 0, "action": action("sail", boat=0, site="temple")})
    assert learner.told["replies"][0]["reason"] == "below_minimum_load"
    assert learner.step == "take"
    learner.ask(wish="act", number=action("load", boat=3, slot=0))
    assert learner.told["feedback"] == {"right": False, "say": "wrong", "less": None}
    assert learner.step == "take"
    learner.ask(wish="act", number=action("take"), since=learner.told["updates"][-1]["seq"])
    assert learner.told["feedback"]["right"]
    assert [len(update["entries"]) for update in learner.told["updates"]] == [1, 1]  # the own choice, then Ipi's
    learner.go_to("temple")
    assert learner.ask(wish="answer", number=0)["feedback"]["say"] == "wrong-1"
    assert learner.ask(wish="answer", number=1)["feedback"]["right"]
    learner.go_to("alone")
    while learner.step == "alone":
        hint = learner.ask(wish="hint")["replies"][0]
        learner.ask(wish="act", number=hint["best"])
    assert learner.told["at"] == len(FIRST.steps)


def test_a_step_can_be_taken_back(server: Server) -> None:
    learner = Learner(server)
    learner.go_to("load")
    learner.ask(wish="back")
    assert (learner.step, learner.told["moves"]) == ("take", [])
    assert learner.told["updates"][-1]["views"]["0"]["players"][0]["reserve"] == 3
    learner.ask(wish="back")
    learner.ask(wish="back")
    assert learner.ask(wish="back")["at"] == 0


def test_questions_are_answered_as_at_any_table(server: Server) -> None:
    learner = Learner(server)
    learner.go_to("sail")
    sail = action("sail", boat=3, site="pyramid")
    preview = learner.ask(ask={"type": "preview", "seat": 0, "action": sail})["replies"][0]
    assert preview["after"][0] - preview["before"][0] == 2
    assert learner.ask(ask={"type": "look", "step": 0})["replies"][0]["type"] == "look"
    for asked in (
        {"type": "why", "seat": 1, "action": 0},
        {"type": "preview", "seat": 0, "action": 60_000},
        {"type": "preview", "seat": 0, "action": action("sail", boat=0, site="temple")},
        {"type": "look", "step": 99},
        {"type": "look", "step": 0, "seat": 1},
    ):
        assert learner.ask(ask=asked)["replies"][0]["type"] == "refused", asked
    refused = learner.ask(wish="act", number=action("sail", boat=0, site="temple"))["replies"][0]
    assert (refused["code"], refused["reason"]) == ("illegal", "below_minimum_load")


def test_only_what_the_learner_knows_is_told(server: Server) -> None:
    """The pile and the generator of chance decide what comes: no answer may depend on them."""
    learner = Learner(server)
    while learner.step:
        assert set(learner.told["updates"][-1]["views"]) == {"0"}
        assert learner.told["updates"][-1]["decisions"][0]["seat"] == 0
        assert "seed" not in learner.told["updates"][-1]
        learner.ask(wish="skip")


@pytest.mark.parametrize(
    "wish",
    [
        {"at": 3},
        {"at": 99},
        {"at": 1000},
        {"at": -1},
        {"at": 3, "moves": [[0, 5]]},
        {"at": 3, "moves": [[1, 0]]},
        {"at": 3, "moves": [[0, 65_000]]},
        {"at": 0, "moves": [[0, 0]] * 201},
        {"at": 0, "moves": [[0, 0]]},
        {"at": 15, "moves": [[0, 0]] * 200},
        {"wish": "answer"},
        {"wish": "act", "number": 65_000},
        {"wish": "dance"},
        {"ask": {"type": "act", "seq": 0, "seat": 0, "action": 0}},
        {"at": 2, "wish": "next"},
        "lesson",
        None,
        [],
    ],
)
def test_what_a_stranger_makes_up_is_refused_in_a_sentence(server: Server, wish: Any) -> None:
    answer = Browser(server).post(ADDRESS, wish)
    assert answer.status == 400, answer.json
    assert answer.json["title"]


def test_there_is_no_such_lesson(server: Server) -> None:
    browser = Browser(server)
    assert browser.post("/api/lessons/imhotep/second", {}).status == 404
    assert browser.post("/api/lessons/chess/first", {}).status == 404
    assert browser.post("/api/lessons/imhotep/..%2ffirst", {}).status == 404
    assert browser.get(ADDRESS).status in (404, 405)


def test_pages_of_other_sites_learn_nothing_here(server: Server) -> None:
    answer = Browser(server).ask("POST", ADDRESS, {}, {"Origin": "http://elsewhere.example"})
    assert answer.status == 403


def test_a_body_has_bounds(server: Server) -> None:
    assert Browser(server).post(ADDRESS, {"x": "x" * 20_000}).status == 413


def test_the_same_answer_for_the_same_place(server: Server) -> None:
    one, other = Learner(server), Learner(server)
    one.go_to("alone")
    other.go_to("alone")
    assert json.dumps(one.told["updates"]) == json.dumps(other.told["updates"])


def test_learners_of_one_address_do_not_hold_up_those_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    routes = LessonRoutes(["imhotep"], hypostyle.game, Limits(), KeptAnswers())
    monkeypatch.setattr(routes, "told", lambda game, lesson, wish: {})
    order: list[str] = []

    async def ask(address: str) -> None:
        visitor = Visitor(address, None, secure=False, welcome=True)
        path = {"game": "imhotep", "name": "first"}
        scope = {"type": "http", "method": "POST", "headers": [], "path_params": path, VISITOR: visitor}

        async def body() -> Message:
            return {"type": "http.request", "body": b"{}"}

        await routes.learn(Request(scope, body))
        order.append(address)

    async def scene() -> None:
        await asyncio.gather(*(ask(address) for address in ["203.0.113.7"] * 30 + ["203.0.113.8"]))

    asyncio.run(scene())
    assert order.index("203.0.113.8") <= 2
