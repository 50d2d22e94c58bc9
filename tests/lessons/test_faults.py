"""The checks of lessons find what is wrong: a fault is planted in a good lesson, and a check must stumble over it."""

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pytest

import hypostyle
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.lessons import lesson_texts
from hypostyle.testing.lessons import lesson_checks
from hypostyle.texts import LANGUAGES

GAME = hypostyle.game("imhotep")
FILES = {path.name: path.read_text() for path in (GAME.folder / "lessons").glob("*.toml")}
SENTENCES = {f"lessons.{language}.ftl": lesson_texts(GAME).file(language).read_text() for language in LANGUAGES}


def copied(folder: Path, change: Callable[[dict[str, str]], None]) -> Game:
    """The game with its lessons in another folder, one of the files changed."""
    files = {**FILES, **SENTENCES}
    change(files)
    for name, text in files.items():
        place = folder / ("lessons" if name.endswith(".toml") else "texts") / name
        place.parent.mkdir(exist_ok=True)
        place.write_text(text)
    (folder / "content.toml").write_bytes((GAME.folder / "content.toml").read_bytes())
    return dataclasses.replace(GAME, folder=folder)


def failures(game: Game) -> dict[str, str]:
    found = {}
    for check in lesson_checks(game):
        try:
            check()
        except (AssertionError, HypostyleError) as error:
            found[str(check)] = str(error)
    return found


def swap(file: str, old: str, new: str) -> Callable[[dict[str, str]], None]:
    def change(files: dict[str, str]) -> None:
        assert old in files[file], f"{file} has changed: plant another fault"
        files[file] = files[file].replace(old, new, 1)

    return change


def test_the_copy_itself_is_clean(tmp_path: Path) -> None:
    assert failures(copied(tmp_path, lambda files: None)) == {}


FIRST, EN, FR = "first.toml", "lessons.en.ftl", "lessons.fr.ftl"
# What it is, the file, what stands there, what stands there instead, and the check that finds it.
FAULTS: list[tuple[str, str, str, str, str]] = [
    ("a right choice that is illegal", FIRST, "boat = 3, slot = 0 }]", "boat = 3, slot = 3 }]", "first_can_be_played"),
    ("a script that is illegal", FIRST, "boat = 1, slot = 1 }]", "boat = 1, slot = 0 }]", "first_can_be_played"),
    ("a claim that is not true", FIRST, 'capacity", is = 5', 'capacity", is = 6', "first_judges"),
    ("a question without its answer", FIRST, "answers = [3, 6, 9]", "answers = [3, 5, 9]", "first_judges"),
    ("a best choice that is not", "quay.toml", 'site = "pyramid" }]', 'site = "temple" }]', "quay_judges"),
    ("a try that cannot be made", FIRST, 'when = { verb = "decline"', 'when = { verb = "take"', "first_judges"),
    ("a try without its sentence", FR, "    .wrong = Charger est permis", "    .wrung = Charger", "first_says"),
    ("one language only", EN, "first-share =", "first-shared =", "lessons_say_nothing"),
    ("a name of another language", EN, "A round with Senmut", "A round with Senmout", "lessons_say_nothing"),
    ("a number of its own", EN, "holds five", "holds 5", "lessons_say_nothing"),
    ("a speech too long for the bubble", EN, "most points at the end wins.", "x" * 200, "first_says"),
    ("a stone too many", "quay.toml", "quarry = [16, 21]", "quarry = [17, 21]", "quay_keeps"),
    ("help of which the moment never comes", FR, "tip-round_ended", "tip-match_ended", "what_is_said"),
    ("help too long to be read", FR, "La carrière donne", "x" * 160, "what_is_said"),
    ("a lesson too long", FIRST, 'until = "round_ended"', 'until = "match_ended"', "the_first_lesson"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "check"), [fault[1:] for fault in FAULTS], ids=[one[0] for one in FAULTS]
)
def test_a_fault_is_found(file: str, old: str, new: str, check: str, tmp_path: Path) -> None:
    found = failures(copied(tmp_path, swap(file, old, new)))
    assert any(name.startswith(check) for name in found), found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("minutes = 6", 'minutes = "six"', "minutes"),
        ("minutes = 6", "minutes = 6\nteacher = 1", "teacher"),
        ('kind = "look"', 'kind = "dance"', "kind"),
        ('name = "touch"', 'name = "goal"', "name of its own"),
        ('opponents = ["ipi"]', "opponents = []", "opponent"),
        ('until = "round_ended"', "", "until"),
    ],
)
def test_a_file_that_is_no_lesson_is_named_with_what_is_wrong(old: str, new: str, told: str, tmp_path: Path) -> None:
    game = copied(tmp_path, swap("first.toml", old, new))
    with pytest.raises(HypostyleError, match=told) as found:
        lesson_checks(game)
    assert "first.toml" in str(found.value)
