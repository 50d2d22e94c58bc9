"""What characters like is part of what their search strives for: it is followed, and changes nothing else."""

import tomllib

import pytest

import hypostyle
from hypostyle.engine.action import Action
from hypostyle.engine.knowledge import Knowledge
from hypostyle.minds.characters import CHARACTERS
from hypostyle.minds.leaning import Leaning
from hypostyle.minds.levels import FOLDER, manner_of, manner_of_level
from hypostyle.minds.mind import Choice, Manner, Mind
from hypostyle.minds.thinking import Budget
from hypostyle.minds.weights import shipped
from tests.games.imhotep.table import Table
from tests.minds.positions import positions

NOTHING_ELSE = 50.0  # so much liked that no chance of winning matters beside it


def thought(knowledge: Knowledge, leaning: Leaning | None, simulations: int = 60) -> list[Choice]:
    game = knowledge.game
    return Mind(game, 3, Manner(Budget(simulations), leaning=leaning), shipped(game)).think(knowledge)


def table_with_a_boat() -> Table:
    """Black may sail a boat of its own stones anywhere; only the pyramid pays at once."""
    boats = ["B B B .", ". . .", ". .", "."]
    return Table(seats=2).lay(boats=boats, turn="black", reserve={"black": 0, "white": 3})


def site_of_choice(table: Table, leaning: Leaning) -> str | None:
    """Where a boat is sent; None for any other choice, such as taking stones from the quarry."""
    knowledge = table.match.knowledge(0)
    action = thought(knowledge, leaning, 200)[0].action
    return Action(table.game, action).fields.get("site")


def test_who_rushes_takes_points_at_once() -> None:
    assert site_of_choice(table_with_a_boat(), Leaning(rushes=NOTHING_ELSE)) == "pyramid"


def test_who_hoards_leaves_them() -> None:
    assert site_of_choice(table_with_a_boat(), Leaning(hoards=NOTHING_ELSE, rushes=-NOTHING_ELSE)) != "pyramid"


@pytest.mark.parametrize("slug", hypostyle.games())
def test_a_leaning_of_no_weight_changes_nothing(slug: str) -> None:
    for _, knowledge in positions(hypostyle.game(slug), 3, 2, 41):
        assert thought(knowledge, Leaning()) == thought(knowledge, None)


@pytest.mark.parametrize("slug", hypostyle.games())
def test_the_others_are_not_thought_to_share_it(slug: str) -> None:
    """The first simulation ends at the root's first choice, whatever is liked: only the own value differs."""
    for _, knowledge in positions(hypostyle.game(slug), 3, 2, 41):
        plain, leaning = (thought(knowledge, liked, 1)[0] for liked in (None, Leaning(rushes=1.0, watches=1.0)))
        assert plain.action == leaning.action
        assert plain.wins == leaning.wins
        others = [seat for seat in range(3) if seat != knowledge.viewer]
        assert [plain.values[seat] for seat in others] == [leaning.values[seat] for seat in others]


@pytest.mark.parametrize("slug", hypostyle.games())
def test_a_character_has_the_budget_of_its_level_but_for_its_effort(slug: str) -> None:
    for character in CHARACTERS.values():
        own, level = manner_of(character, slug), manner_of_level(character.level, slug)
        assert own.carelessness == level.carelessness
        assert (own.leaning is None) == (not character.leaning)
        effort = 1.0 if own.leaning is None else own.leaning.effort
        assert own.budget == level.budget.part(effort)


def test_more_effort_is_more_simulations_but_never_more_time() -> None:
    assert Budget(50, 1.0).part(2.0) == Budget(100, 1.0)
    assert Budget(50, 1.0).part(0.5) == Budget(25, 0.5)
    assert Budget(1).part(0.1) == Budget(1)


def test_every_leaning_of_a_character_is_told_and_no_other() -> None:
    told = tomllib.loads((FOLDER / "leanings.toml").read_text(encoding="utf-8"))
    used = {character.leaning for character in CHARACTERS.values() if character.leaning}
    games = set(hypostyle.games()) & set(told)
    assert set(told) - games == used
    assert all(set(told[game]) <= used for game in games)
