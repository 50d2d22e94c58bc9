"""The printed facts: each with its source, replaceable by an owner's file, refused when they do not fit."""

from pathlib import Path

import pytest

import hypostyle
from hypostyle.engine.content import Content, Reader
from hypostyle.engine.errors import BadContent
from hypostyle.games.egizia.content import check_all_names_used
from tests.games.egizia.table import Table

GAME = hypostyle.game("egizia")
CONFIDENCE = {"rulebook", "several sources", "one source", "deduced", "reconstructed"}


def owners(folder: Path, text: str) -> Content:
    (folder / "egizia.toml").write_text(text, encoding="utf-8")
    return GAME.load_content(folder)


def test_content__every_table_says_where_it_comes_from() -> None:
    for name, table in GAME.content.data.items():
        assert table["source"], name
        assert table["confidence"] in CONFIDENCE, name


@pytest.mark.section("S01")
def test_content__what_is_reconstructed_is_named_so() -> None:
    cards = GAME.content.data["nile_cards"]
    invented = {name for name, card in cards.items() if name[0] == "R" and card["confidence"] == "reconstructed"}
    assert len(invented) == 24
    sphinx = GAME.content.data["sphinx_cards"]
    named = {name for name, card in sphinx.items() if name[0] == "X" and card["confidence"] == "reconstructed"}
    assert named == {"X11", "X12", "X22"}


def test_content__an_owner_replaces_one_card_and_the_rest_stays(tmp_path: Path) -> None:
    content = owners(tmp_path, '[nile_cards]\nR3 = { deck = "1/2", kind = "quarry", quarry = 5 }\n')
    assert content.digest != GAME.content.digest
    table = Table(content=content).lay(river={"card_1": "R3"}).sail().play("red", "place", space="card_1")
    assert table.of("quarry", "red") == 3 + 5


def test_content__an_owner_replaces_what_a_card_does(tmp_path: Path) -> None:
    card = 'R22 = { deck = "1/2", kind = "immediate", effects = { blue_team = 2, points = -1 } }\n'
    table = Table(content=owners(tmp_path, f"[nile_cards]\n{card}")).lay(river={"card_1": "R22"}).sail()
    table.play("red", "place", space="card_1")
    assert table.team("red") == (1, 3, 1, 2)
    assert table.points("red") == -1


@pytest.mark.section("S17")
def test_content__a_red_arrow_weakens_a_team(tmp_path: Path) -> None:
    card = 'R22 = { deck = "1/2", kind = "immediate", effects = { violet_team = -1, blue_team = -1 } }\n'
    table = Table(content=owners(tmp_path, f"[nile_cards]\n{card}")).lay(river={"card_1": "R22"}).sail()
    table.play("red", "place", space="card_1")
    assert table.team("red") == (1, 1, 1, 1), "and never below 1"


@pytest.mark.section("S17")
def test_content__a_red_arrow_on_any_team_is_a_choice(tmp_path: Path) -> None:
    card = 'R22 = { deck = "1/2", kind = "immediate", effects = { any_team = -2 } }\n'
    table = Table(content=owners(tmp_path, f"[nile_cards]\n{card}")).lay(
        river={"card_1": "R22"}, teams={"red": (1, 3, 1, 2)}
    )
    table.sail().play("red", "place", space="card_1")
    assert table.choices("red", "lower", "team") == ["blue", "violet"]
    assert table.refusal("red", "raise", team="blue") == "not_asked"
    assert table.refusal("red", "lower", team="green") == "team_at_least"
    assert table.play("red", "lower", team="blue").play("red", "lower", team="violet").team("red") == (1, 2, 1, 1)


def test_content__an_empty_file_changes_nothing(tmp_path: Path) -> None:
    assert owners(tmp_path, "").digest == GAME.content.digest


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[boards]\nx = 1\n", ["boards", "allowed are"]),
        ("[match]\nrounds = 6\n", ["match.rounds", "from 5 to 5"]),
        ("[nile_cards]\nR57 = { }\n", ["nile_cards", "R57"]),
        (
            '[nile_cards]\nR3 = { deck = "1/2", kind = "quary", quarry = 3 }\n',
            ["nile_cards.R3.kind", "one of", "quary"],
        ),
        ('[nile_cards]\nR3 = { deck = "1/2", kind = "quarry" }\n', ["nile_cards.R3.kind", "followed by quarry"]),
        ('[nile_cards]\nR3 = { deck = "5", kind = "quarry", quarry = 3 }\n', ["nile_decks.sizes"]),
        (
            '[nile_cards]\nR1 = { deck = "1/2", kind = "immediate", effects = { gold = 2 } }\n',
            ["nile_cards.R1.effects", "stone_market"],
        ),
        ('[nile_cards]\nR1 = { deck = "1/2", kind = "immediate", effects = { stones = -2 } }\n', ["positive"]),
        ('[nile_cards]\nR4 = { deck = "1/2", kind = "permanent", power = { fly = 1 } }\n', ["nile_cards.R4.power"]),
        (
            '[nile_cards]\nR25 = { deck = "3/4", kind = "permanent", power = { improve_field = 2 } }\n',
            ["the same number"],
        ),
        ("[sphinx_cards]\nX1 = { points = 3 }\n", ["sphinx_cards.X1.goals", "exactly one"]),
        ("[sphinx_cards]\nX1 = { points = 3, goals = { luck = 1 } }\n", ["sphinx_cards.X1.goals", "obelisk"]),
        ('[river]\norder = ["card_1"]\n', ["river.order"]),
        ('[river]\nclosed_for_two = ["sphinx"]\n', ["river.closed_for_two"]),
        ("[pyramid]\ncells = [6, 6, 4, 3, 2]\n", ["pyramid.cells", "shorter"]),
        (
            "[statues]\nS1 = { letter = 'C', measure = 'quarries', need = [1, 2, 3], points = [1, 2, 3] }\n",
            ["statues.S1.letter"],
        ),
        ("[statue_rules]\ncosts = [1, 2]\n", ["statue_rules.costs", "3 whole numbers"]),
        ("[bonus_rules]\ngold_for_two = 'G11'\n", ["bonus_rules.gold_for_two"]),
        ("[obelisk]\nlower = []\n", ["obelisk.lower"]),
    ],
)
def test_content__a_file_that_does_not_fit_is_refused_with_file_field_and_what_is_allowed(
    tmp_path: Path, text: str, words: list[str]
) -> None:
    with pytest.raises(BadContent) as refusal:
        owners(tmp_path, text)
    assert all(word in str(refusal.value) for word in words), str(refusal.value)


@pytest.mark.parametrize("table", ["nile_cards", "sphinx_cards"])
def test_content__a_name_that_nothing_uses_fails_loudly(table: str) -> None:
    check_all_names_used(Reader("content.toml", GAME.content.data))
    lacking = {**GAME.content.data, table: {}}
    if table == "sphinx_cards":
        lacking["statues"] = {}
    with pytest.raises(BadContent, match="every name is used"):
        check_all_names_used(Reader("content.toml", lacking))
