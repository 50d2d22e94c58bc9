"""Reviews at a table: judged by workers, told as they come, kept with the match, and not for every stranger at once."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hypostyle
from hypostyle.arena.playing import play_out, seated
from hypostyle.arena.workers import ThisProcess
from hypostyle.engine.match import Match
from hypostyle.engine.saves import as_json
from hypostyle.review.judging import SIMULATIONS, judge
from hypostyle.review.review import Review, word
from hypostyle.server.limits import Limits
from hypostyle.server.table.reviewing import tried
from tests.server.running import AMPLE, Browser, Page, Server, running

BUDGET = 8  # simulations: enough for the form of a review, not for its truth
QUICK = f"{AMPLE}, review_simulations={BUDGET}, tries=1e9, tries_burst=1e9"
ENDLESS = f"{AMPLE}, review_simulations=500_000"


@cache
def finished(seed: int = 3) -> Match:
    game = hypostyle.game("imhotep")
    match = game.new(2, seed)
    play_out(match, seated(["greedy", "random"], game, seed), seed)
    return match


@cache
def judged_here() -> Review:
    review = Review(finished(), BUDGET)
    list(review.work(ThisProcess()))
    return review


def laid(browser: Browser, match: Match) -> str:
    answer = browser.post("/api/import", as_json(match))
    assert answer.status == 201, answer.body
    return str(answer.json["table"])


async def whole_review(page: Page) -> tuple[list[dict[str, Any]], list[Any]]:
    """Everything that is told until all is judged: the messages, and their verdicts."""
    told = [await page.ask({"type": "ask_review"}, "review")]
    while told[-1]["going_on"]:
        told.append(await page.until("review"))
    return told, [verdict for message in told for verdict in message["verdicts"]]


def test_a_server_judges_as_the_command_line_does_if_nothing_is_said() -> None:
    assert Limits().review_simulations == SIMULATIONS


def test_a_page_is_told_what_the_command_line_would_say(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        browser = Browser(server)
        async with browser.page(laid(browser, finished())) as page:
            told, verdicts = await whole_review(page)
        expected = judged_here().as_json()
        assert told[0]["steps"] == [case.step for case in judged_here().cases]
        assert all("steps" not in message for message in told[1:])
        assert told[-1]["judged"] == told[-1]["to_judge"] == len(verdicts)
        by_step = {verdict["step"]: verdict for verdict in verdicts}
        assert len(by_step) == len(verdicts)
        for one in expected["decisions"]:
            if one["word"] != "only":
                verdict = by_step[one["step"]]
                for name in ("seat", "word", "loss", "margin", "points", "lines", "chances", "best_points"):
                    assert verdict[name] == one[name], name
                assert verdict["best"]["id"] == one["best"]["id"]
                assert [[move["seat"], move["action"]["id"]] for move in verdict["continuation"]] == [
                    [move["seat"], move["id"]] for move in one["continuation"]
                ]
        assert told[-1]["seats"] == expected["seats"]

    with running(tmp_path / "tables.db", QUICK) as server:
        asyncio.run(scene(server))


def test_it_is_kept_with_the_match_and_goes_on_after_a_sudden_end(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", QUICK).start()
    browser = Browser(server)
    table = laid(browser, finished())

    async def begin() -> int:
        async with browser.page(table) as page:
            message = await page.ask({"type": "ask_review"}, "review")
            while message["judged"] == 0:
                message = await page.until("review")
            return int(message["judged"])

    async def go_on() -> None:
        async with browser.page(table) as page:
            told, verdicts = await whole_review(page)
            assert told[0]["judged"] >= before
            assert len({verdict["step"] for verdict in verdicts}) == len(verdicts) == told[-1]["to_judge"]
        async with browser.page(table) as page:
            again = await page.ask({"type": "ask_review"}, "review")
            assert not again["going_on"]
            assert sorted(again["verdicts"], key=lambda one: one["step"]) == sorted(
                verdicts, key=lambda one: one["step"]
            )

    try:
        before = asyncio.run(begin())
        server.kill()
        server.start()
        asyncio.run(go_on())
    finally:
        server.stop()


def test_it_goes_on_when_the_page_is_closed(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        browser = Browser(server)
        table = laid(browser, finished())
        async with browser.page(table) as page:
            await page.ask({"type": "ask_review"}, "review")
        async with browser.page(table) as page:  # another one, which has not asked: the same review
            while (message := await page.ask({"type": "ask_review"}, "review"))["going_on"]:
                await asyncio.sleep(0.05)
            assert message["judged"] == message["to_judge"]

    with running(tmp_path / "tables.db", QUICK) as server:
        asyncio.run(scene(server))


def test_a_better_move_is_answered_by_the_same_judgement(tmp_path: Path) -> None:
    review = judged_here()
    case = next(case for case in review.cases if len(legal_at(case.step)) > 3)
    found = review.judged[case.step]
    other = next(action for action in legal_at(case.step) if action not in (found.best, found.played))
    expected = judge(tried(case, other))

    async def scene(server: Server) -> None:
        browser = Browser(server)
        async with browser.page(laid(browser, finished())) as page:
            await whole_review(page)

            async def answer(action: int, step: int = case.step) -> Any:
                await page.send({"type": "try", "step": step, "action": action})
                while (message := await page.receive())["type"] not in ("tried", "refused"):
                    pass
                return message

            best = (await answer(found.best))["verdict"]
            assert (best["word"], best["loss"], best["points"]) == ("best", 0, 0)
            assert (await answer(found.played))["verdict"]["word"] == word(found)
            verdict = (await answer(other))["verdict"]
            assert (verdict["played"]["id"], verdict["word"]) == (other, word(expected))
            assert verdict["loss"] == pytest.approx(expected.loss, abs=1e-4)
            illegal = next(action for action in range(99) if action not in legal_at(case.step))
            assert (await answer(illegal))["code"] == "illegal"
            assert (await answer(found.best, len(finished().log) + 1))["code"] == "unknown"

    with running(tmp_path / "tables.db", QUICK) as server:
        asyncio.run(scene(server))


def legal_at(step: int) -> list[int]:
    position = finished().position(step - 1)
    seat = finished().log[step - 1][0]
    return list(position.knowledge(seat).state.legal_actions(seat))


def test_where_a_seat_had_to_choose_its_choices_are_told_when_the_match_is_over(tmp_path: Path) -> None:
    match = finished()
    case = next(case for case in judged_here().cases if judged_here().judged[case.step].continuation)
    found = judged_here().judged[case.step]
    line = [found.best, found.continuation[0][1]]

    async def scene(server: Server) -> None:
        browser = Browser(server)
        async with Browser(server).page(laid(browser, match)) as page:
            looked = await page.ask({"type": "look", "step": case.step - 1, "seat": case.seat}, "look")
            assert [action["id"] for action in looked["decision"]["actions"]] == legal_at(case.step)
            looked = await page.ask({"type": "look", "step": case.step - 1}, "look")
            assert "decision" not in looked
            walk = {"type": "look", "step": case.step - 1, "seat": case.seat, "then": line}
            looked = await page.ask(walk, "look")
            assert (looked["then"], looked["entry"]["seat"]) == (line, found.continuation[0][0])
            assert looked["entry"]["events"]
            assert list(looked["views"]) == [str(case.seat)]
            illegal = next(action for action in range(99) if action not in legal_at(case.step))
            assert (await page.ask({**walk, "then": [illegal]}, "refused"))["code"] == "illegal"
        begun = laid(browser, match.branch(4))
        async with browser.page(begun) as page:
            look = {"type": "look", "step": 3, "seat": match.log[3][0]}
            assert "decision" not in await page.ask(look, "look")
            assert (await page.ask({**look, "then": [match.log[3][1]]}, "refused"))["code"] == "not_over"

    with running(tmp_path / "tables.db", QUICK) as server:
        asyncio.run(scene(server))


def test_what_goes_on_is_not_judged_and_what_is_private_not_shown(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        browser, stranger = Browser(server), Browser(server)
        async with browser.page(laid(browser, finished().branch(9))) as page:
            for question in ({"type": "ask_review"}, {"type": "try", "step": 3, "action": 0}):
                assert (await page.ask(question, "refused"))["code"] == "not_over"
        table = laid(browser, finished())
        async with stranger.page(table) as page:
            assert (await page.ask({"type": "ask_review"}, "review"))["to_judge"] == len(judged_here().cases)
        async with browser.page(table) as page:
            await page.ask({"type": "change", "private": True}, "settings")
        async with stranger.page(table, greet=False) as page:
            assert (await page.receive())["code"] == "no_table"

    with running(tmp_path / "tables.db", QUICK) as server:
        asyncio.run(scene(server))


def test_nobody_keeps_all_judges_busy(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        browser = Browser(server)
        first, second = laid(browser, finished()), laid(browser, finished(4))
        async with browser.page(first) as one, browser.page(second) as other:
            assert (await one.ask({"type": "ask_review"}, "review"))["going_on"]
            assert (await other.ask({"type": "ask_review"}, "refused"))["code"] == "busy"
            case = judged_here().cases[0]
            action = next(action for action in legal_at(case.step) if action != case.played)
            await one.send({"type": "try", "step": case.step, "action": action})
            await one.send({"type": "try", "step": case.step, "action": action})
            assert (await one.until("refused"))["code"] == "too_fast"

    with running(tmp_path / "tables.db", f"{ENDLESS}, reviews_of_address=1") as server:
        asyncio.run(scene(server))
