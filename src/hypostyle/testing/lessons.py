"""Whether the lessons of a game are true: every step played by the rules, every sentence there in both languages.

    @pytest.mark.parametrize("check", lesson_checks(GAME), ids=str)
    def test_lessons(check: Check) -> None:
        check()

A lesson is walked along every right choice it allows (up to `MOST_PLACES` places), so a scripted answer that fits only
one of them is found.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hypostyle.engine.game import Game
from hypostyle.lessons import Guide, Lesson, Step, lesson_texts, lessons_of
from hypostyle.lessons.guide import LESS, WRONG
from hypostyle.lessons.lesson import LESSON
from hypostyle.lessons.queries import NO, YES, answer, worth
from hypostyle.minds.characters import CHARACTERS, TEXTS
from hypostyle.testing.suite import Check
from hypostyle.testing.tips import TIP, check_moments, tip_words
from hypostyle.testing.wording import entries
from hypostyle.texts import LANGUAGES, Texts

MOST_PLACES = 2_000
MOST_CLICKS = 40  # of a first lesson
LONGEST_SPEECH = 190  # characters: three lines of the bubble in French
LONGEST_TIP = 160  # it lies beside the journal, or over the board of a phone
FIRST = "first"
SAID_BY_ALL = (YES, NO)  # answers that every table can say

Said = dict[str, dict[str, ast.Pattern]]  # by message: what it says, by attribute; "" is the message itself


def lesson_checks(game: Game) -> list[Check]:
    """The checks of every lesson of a game, and of what they say."""
    checks: dict[str, Callable[[Game, Lesson], None]] = {
        "keeps_every_piece": check_pieces,
        "can_be_played_whatever_is_right": check_courses,
        "judges_as_the_rules_do": check_judgement,
        "says_everything_in_both_languages": check_sentences,
        "can_be_resumed_at_every_step": check_places,
    }
    lessons = lessons_of(game)
    found = [
        Check(f"{lesson.name}_{name}", partial(check, game, lesson))
        for lesson in lessons.values()
        for name, check in checks.items()
    ]
    if FIRST in lessons:
        found.append(Check("the_first_lesson_is_short", partial(check_clicks, game, lessons[FIRST])))
    if lessons:
        found.append(Check("lessons_say_nothing_that_nobody_hears", partial(check_keys, game)))
        found.append(Check("what_is_said_in_a_first_match_has_its_moment", partial(check_tips, game)))
    return found


# ---------------------------------------------------------------------- the position and the ways through it
def check_pieces(game: Game, lesson: Lesson) -> None:
    """A laid position has the pieces of the box, and waits for the learner or for the script."""
    fresh = game.new(lesson.seats, lesson.seed, lesson.options, game.built_in)
    laid = Guide(game, lesson).match
    found, wanted = game.pieces(laid.state, game.built_in), game.pieces(fresh.state, game.built_in)
    assert found == wanted, f"the lesson has {found}, the box has {wanted}"
    assert all(name in CHARACTERS for name in lesson.opponents), f"nobody is called {lesson.opponents}"
    assert not laid.over


def check_courses(game: Game, lesson: Lesson) -> None:
    """Whatever right choices the learner makes, every scripted answer is legal and the lesson ends."""
    assert {step.name for _, step in places(game, lesson)} == {step.name for step in lesson.steps}


def places(game: Game, lesson: Lesson) -> Iterator[tuple[Guide, Step]]:
    """The learner before each step, after any right choices; free play is played by the bot."""
    waiting, met = [Guide(game, lesson)], set()
    while waiting:
        guide = waiting.pop()
        step = guide.step
        if step is None or (place := (guide.at, guide.match.state.to_bytes())) in met:
            continue
        met.add(place)
        assert len(met) <= MOST_PLACES, "there are too many right ways through this lesson to try them all"
        yield guide, step
        waiting += following(guide, step)


def following(guide: Guide, step: Step) -> list[Guide]:
    """The guides that each right choice leads to."""
    if step.kind in ("do", "touch", "play"):
        assert guide.learner in guide.match.to_move, f"step {step.name}: the learner has nothing to choose"
    if step.kind != "do":
        guide.skip()
        return [guide]
    choices = guide.right_choices()
    assert choices, f"step {step.name}: no right choice is legal"
    after = [Guide.found(guide.game, guide.lesson, guide.at, guide.moves) for _ in choices]
    for branch, action in zip(after, choices, strict=True):
        assert branch.choose(action).right
    return after


def check_places(game: Game, lesson: Lesson) -> None:
    """Whoever leaves finds the same table again."""
    for guide, step in places(game, lesson):
        again = Guide.found(game, lesson, guide.at, guide.moves)
        assert again.match.state.to_bytes() == guide.match.state.to_bytes(), step.name


def check_clicks(game: Game, lesson: Lesson) -> None:
    """Every field of a choice may take a click of its own; the rest takes one."""
    guide, clicks = Guide(game, lesson), 0
    while (step := guide.step) is not None:
        if step.kind == "play":
            while guide.step is step:
                clicks += clicks_of(game, action := guide.advised())
                guide.choose(action)
            continue
        clicks += clicks_of(game, guide.shown_choice()) if step.kind == "do" else 1
        guide.skip()
    assert clicks <= MOST_CLICKS, f"the first lesson takes {clicks} clicks"


def clicks_of(game: Game, action: int) -> int:
    return max(1, len(game.words.verb_of(action).fields))


# ---------------------------------------------------------------------- what is right, and what is claimed
def check_judgement(game: Game, lesson: Lesson) -> None:
    for guide, step in places(game, lesson):
        for claim in step.claims:
            found = answer(claim, guide.known)
            assert found == claim.value, f"step {step.name} claims {claim.value}, the rules say {found}"
        if step.kind == "question":
            assert 0 <= guide.right_answer() < len(step.answers)
        if step.kind == "touch" and step.right:
            refused = [action for action in range(game.words.action_count) if guide.fits_any(action, step.right)]
            assert any(guide.match.why_not(guide.learner, action) for action in refused), step.name
        if step.kind == "play":
            assert step.until in {event.name for event in game.words.events}, step.until
        if step.kind == "do":
            check_choices(guide, step)


def check_choices(guide: Guide, step: Step) -> None:
    """Every pattern means something that is legal and meant by no pattern before it; the best is what is right."""
    legal, right = guide.legal(), guide.right_choices()
    for pattern in step.right:
        assert any(guide.fits(action, pattern) for action in legal), f"step {step.name}: {pattern} is not legal"
    rest = [action for action in legal if action not in right]
    for wrong in step.wrong:
        assert any(guide.fits(action, wrong.when) for action in rest), f"step {step.name}: {wrong.when} is never said"
        rest = [action for action in rest if not guide.fits(action, wrong.when)]
    if step.best is not None:
        values = {action: worth(step.best, guide.known, action) for action in legal}
        best = max(values.values())
        assert {action for action in legal if values[action] == best} == set(right), f"step {step.name}: {values}"


# ---------------------------------------------------------------------- what is said
def check_sentences(game: Game, lesson: Lesson) -> None:
    """Every sentence that somebody may hear can be said with its numbers, and fits the bubble."""
    texts, said = lesson_texts(game), {language: read(lesson_texts(game), language) for language in LANGUAGES}
    for language, messages in said.items():
        for key, attribute in lesson_keys(lesson):
            assert attribute in messages.get(key, {}), f"{language}: {key}.{attribute} is missing"
    for guide, step in places(game, lesson):
        key, values = lesson.key(step), {**guide.values(), LESS: 0}
        for language, messages in said.items():
            found = messages.get(key, {})
            needed = {*heard(guide, step)}
            assert needed <= set(found), f"{language}: {key} lacks {sorted(needed - set(found))}"
            for attribute in found:
                text = say(texts, language, key, attribute, values)
                assert len(text) <= LONGEST_SPEECH, f"{language}: {key}.{attribute} is too long for the bubble"


def say(texts: Texts, language: str, key: str, attribute: str, values: dict[str, int | str]) -> str:
    from hypostyle.texts import bundle_of

    bundle = bundle_of(texts.file(language), language)
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, f"{language}: {key}.{attribute}: {errors[0]}"
    return str(text)


def heard(guide: Guide, step: Step) -> Iterator[str]:
    """The attributes that a step can be asked for."""
    if step.kind in ("do", "touch", "play"):
        yield "task"
    else:
        yield ""
    if step.kind == "question":
        right = guide.right_answer()
        yield from (f"answer-{one}" for one in step.answers if isinstance(one, str) and one not in SAID_BY_ALL)
        own = [f"{WRONG}-{one}" for place, one in enumerate(step.answers) if place != right]
        found = read(lesson_texts(guide.game), LANGUAGES[0]).get(guide.lesson.key(step), {})
        if not set(own) <= set(found):
            yield WRONG
    if step.kind == "touch":
        yield WRONG
    if step.kind == "do":
        yield from (f"{WRONG}-{one.say}" for one in step.wrong)
        rest = set(guide.legal()) - set(guide.right_choices())
        if any(not any(guide.fits(action, one.when) for one in step.wrong) for action in rest):
            yield WRONG


def lesson_keys(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """What is said of a lesson as a whole."""
    yield lesson.name, ""
    yield lesson.name, "about"
    yield lesson.name, "end"
    for number in range(1, len(lesson.skills) + 1):
        yield lesson.name, f"skill-{number}"
        yield lesson.name, f"skill-{number}-note"
    for step in lesson.steps:
        if step.part:
            yield f"{lesson.name}-part-{step.part}", ""
    assert lesson.kind != LESSON or lesson.steps[0].part, "the first step begins the first part"


def check_keys(game: Game) -> None:
    """The same messages and variables in both languages, none that no lesson has, and no number of their own."""
    french, english = (read(lesson_texts(game), language) for language in LANGUAGES)
    assert shape(french) == shape(english), "messages, attributes or variables differ between the languages"
    known = {lesson.name for lesson in lessons_of(game).values()}
    known |= {f"{TIP}{word}" for word in tip_words(game)}
    for lesson in lessons_of(game).values():
        known |= {lesson.key(step) for step in lesson.steps}
        known |= {f"{lesson.name}-part-{step.part}" for step in lesson.steps if step.part}
    assert not set(french) - known, f"no lesson says {sorted(set(french) - known)}"
    for language, said in zip(LANGUAGES, (french, english), strict=True):
        foreign = re.compile("|".join(foreign_names(language)))
        for key, parts in said.items():
            for attribute, pattern in parts.items():
                words = own_words(pattern)
                assert not re.search(r"\d", words), f"{key}.{attribute}: numbers come from a query"
                assert not foreign.search(words), f"{language}: {key}.{attribute}: nobody is called so in this language"


def foreign_names(language: str) -> list[str]:
    """What characters are called elsewhere, and nobody is called in this language."""
    names = {one: {TEXTS.say(one, f"character-{name}") for name in CHARACTERS} for one in LANGUAGES}
    return [rf"\b{name}\b" for other in names.values() for name in sorted(other - names[language])]


def check_tips(game: Game) -> None:
    """Help in a first match: each sentence has its moment, names nothing and is short."""
    tips: set[str] = set()
    for language in LANGUAGES:
        for key in (key for key in read(lesson_texts(game), language) if key.startswith(TIP)):
            text = say(lesson_texts(game), language, key, "", {})
            assert len(text) <= LONGEST_TIP, f"{language}: {key} is too long: {len(text)}"
            tips.add(key)
    check_moments(game, tips)


def shape(said: Said) -> dict[str, dict[str, set[str]]]:
    return {key: {name: variables(pattern) for name, pattern in parts.items()} for key, parts in said.items()}


def read(texts: Texts, language: str) -> Said:
    file = texts.file(language)
    found: Said = {}
    for entry in entries(file):
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = {"": entry.value} if entry.value else {}
            found[entry.id.name] |= {attribute.id.name: attribute.value for attribute in entry.attributes}
    return found


class Words(Visitor):
    """Gathers what stands in a sentence as it is, and the variables it names."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.names: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (the visitor's own spelling)
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def words_of(pattern: ast.Pattern) -> Words:
    words = Words()
    words.visit(pattern)
    return words


def own_words(pattern: ast.Pattern) -> str:
    return " ".join(words_of(pattern).texts)


def variables(pattern: ast.Pattern) -> set[str]:
    return words_of(pattern).names
