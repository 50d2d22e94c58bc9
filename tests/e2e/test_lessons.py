"""Lessons in a real browser: whole by clicks, keys and taps, in both languages; wrong tries, leaving, resuming."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hypostyle
from hypostyle.lessons import lessons_of
from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import LIT, click_lit_until_others, create, sit, wait_until
from tests.e2e.learner import MEANT, STEP, KeyLearner, Learner
from tests.server.running import Server

Open = Callable[..., Page]
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
SIDEWAYS = {**PHONE, "size": (844, 390)}
GAMES = hypostyle.games()
LANGUAGES = ("fr", "en")
# Every game in every way, and in both languages.
BY_CLICKS = [(slug, LANGUAGES[place % 2]) for place, slug in enumerate(GAMES)]
BY_KEYS = [(slug, LANGUAGES[(place + 1) % 2]) for place, slug in enumerate(GAMES)]
BY_TAPS = [(slug, LANGUAGES[place // 2 % 2]) for place, slug in enumerate(GAMES)]
EXERCISES = [(slug, name) for slug in GAMES for name in lessons_of(hypostyle.game(slug)) if name != "first"]
MOST_CLICKS = 40  # of a first lesson


@pytest.mark.parametrize(("slug", "language"), BY_CLICKS)
def test_a_first_lesson_whole_by_clicks(server: Server, open_browser: Open, slug: str, language: str) -> None:
    page = open_browser(language=language)
    learner = Learner(page, server.address, slug, "first")
    accessible(page, f"lesson-{slug}-{language}")
    assert learner.learn() <= MOST_CLICKS
    accessible(page, f"lesson-end-{slug}-{language}")


@pytest.mark.parametrize(("slug", "language"), BY_KEYS)
def test_a_first_lesson_whole_by_keys(server: Server, open_browser: Open, slug: str, language: str) -> None:
    KeyLearner(open_browser(language=language), server.address, slug, "first").learn_by_keys()


@pytest.mark.parametrize(("slug", "language"), BY_TAPS)
def test_a_first_lesson_whole_on_a_phone(server: Server, open_browser: Open, slug: str, language: str) -> None:
    page = open_browser(language=language, **PHONE)
    learner = Learner(page, server.address, slug, "first")
    accessible(page, f"lesson-phone-{slug}-{language}")
    learner.learn("touch")
    accessible(page, f"lesson-phone-end-{slug}-{language}")


@pytest.mark.parametrize(("slug", "language"), BY_KEYS)
def test_a_first_lesson_whole_on_a_phone_held_sideways(
    server: Server, open_browser: Open, slug: str, language: str
) -> None:
    page = open_browser(language=language, **SIDEWAYS)
    Learner(page, server.address, slug, "first").learn("touch")


@pytest.mark.parametrize(("slug", "name"), EXERCISES)
def test_an_exercise_by_clicks(server: Server, open_browser: Open, slug: str, name: str) -> None:
    Learner(open_browser(), server.address, slug, name).learn()


def test_a_wall_that_was_laid_full_is_not_called_empty(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    Learner(page, server.address, "hieroglyph_wall", "gather")
    expect(page.locator(".side")).to_contain_text("49 of 49 tiles")
    expect(page.locator(".side .news")).to_have_text("")


def test_wrong_tries_are_answered_and_change_nothing(server: Server, open_browser: Open) -> None:
    page = open_browser()
    learner = Learner(page, server.address, "imhotep", "first")
    learner.go_to("theirs")
    bubble = page.locator(".bubble")
    answer = bubble.locator("[role=alert]")

    def answered(action: int) -> bool:
        """By as many clicks as the choice takes."""
        if not answer.count() and page.evaluate(MEANT, [action, ""]):
            page.locator("[data-meant]").click()
        return answer.count() > 0

    for site, said in (("temple", "vues du ciel"), ("market", "deux cartes")):
        action = learner.guide.match.action("sail", boat=1, site=site).id
        wait_until(page, lambda action=action: answered(action))  # type: ignore[misc]
        expect(answer).to_contain_text("Rien n’est joué.")
        expect(bubble).to_contain_text(said)
        keep(page, f"lesson-wrong-{site}")
        page.keyboard.press("Escape")
        expect(answer).to_have_count(0)
    accessible(page)
    learner.arrive()


def test_a_wrong_answer_is_marked_and_the_right_one_shown_on_demand(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    learner = Learner(page, server.address, "imhotep", "first")
    learner.go_to("chamber")
    page.keyboard.press("1")
    expect(page.locator(".bubble [role=alert]")).to_contain_text("Corners do not count.")
    expect(page.locator(".chip.tried")).to_have_text("31")  # the answer and its key
    page.keyboard.press("h")
    expect(page.locator(".chip.told")).to_have_text("62")
    page.keyboard.press("2")
    learner.guide.skip()
    learner.arrive()


def test_show_me_shows_the_move_and_takes_it_back_then_plays_it(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    learner = Learner(page, server.address, "imhotep", "first")
    learner.go_to("take")
    page.get_by_role("button", name="Show me").click()
    page.locator("main.table[data-step='1']").wait_for(state="attached")
    learner.arrive()
    page.locator("main.table[data-step='0']").wait_for(state="attached")
    page.get_by_role("button", name="Do it for me").click()
    learner.guide.skip()
    learner.arrive()


def test_a_lesson_is_left_and_found_again_and_the_hall_offers_the_next(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    page.goto(server.address)
    page.get_by_role("link", name="Learn: Imhotep").click()
    expect(page).to_have_url(f"{server.address}/learn/imhotep/first")
    learner = Learner(page, server.address, "imhotep", "first")
    learner.go_to("load")
    page.get_by_role("button", name="Leave").first.click()
    page.goto(f"{server.address}/new/imhotep")
    expect(page.locator(".learn")).to_contain_text("step 4 of 15")
    page.locator(".learn").click()
    learner.arrive()
    page.get_by_role("button", name="Previous step").click()
    page.locator(STEP.format("take")).wait_for(state="attached")
    page.reload()  # it is where it was left
    page.locator(STEP.format("take")).wait_for(state="attached")
    page.goto(f"{server.address}/new/imhotep")
    expect(page.locator(".learn")).to_contain_text("step 3 of 15")


def test_a_place_that_the_lesson_does_not_have_begins_it_anew(server: Server, open_browser: Open) -> None:
    page = open_browser()
    page.goto(server.address)
    page.evaluate("""() => localStorage.setItem('hypostyle-lessons',
        '{"done": 3, "left": {"imhotep/first": {"at": 9, "moves": [[1, 1]]}}}')""")
    page.goto(f"{server.address}/learn/imhotep/first")
    page.locator(STEP.format("goal")).wait_for(state="attached")


def test_a_first_match_is_helped_once_and_never_after_one_click(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    bots = [{"kind": "you"}, {"kind": "bot", "character": "ipi"}]
    sit(page, server.address, create(page, server.address, "imhotep", bots)["table"])
    tip = page.locator(".first-help")
    expect(tip).to_contain_text("The quarry gives three stones")
    accessible(page, "first-help")
    click_lit_until_others(page)
    expect(tip.filter(has_text="The quarry gives three stones")).to_have_count(0)
    page.reload()
    page.locator(LIT).first.wait_for()
    expect(tip.filter(has_text="The quarry gives three stones")).to_have_count(0)  # never twice
    sit(page, server.address, create(page, server.address, "imhotep", bots)["table"])
    page.locator(LIT).first.wait_for()
    expect(tip).to_have_count(0)  # that is no first match any more


def test_help_in_a_first_match_can_be_turned_off(server: Server, open_browser: Open) -> None:
    page = open_browser(language="fr", **PHONE)
    bots = [{"kind": "you"}, {"kind": "bot", "character": "ipi"}]
    sit(page, server.address, create(page, server.address, "imhotep", bots)["table"])
    page.locator(".first-help").get_by_text("Ne plus m’aider").tap()
    expect(page.locator(".first-help")).to_have_count(0)
    page.reload()
    page.locator(LIT).first.wait_for()
    expect(page.locator(".first-help")).to_have_count(0)
