"""S01.4: what is hidden, from whom, and what is not."""

import pytest

import hypostyle
from hypostyle.games.egizia.vocabulary import SPHINX_NAMES
from hypostyle.testing.scenario import Scenario
from tests.games.egizia.table import Table

GAME = hypostyle.game("egizia")
VIEWERS: list[int | None] = [None, 0, 1, 2, 3]


def knowledge(table: Scenario) -> list[bytes]:
    return [table.match.knowledge(viewer).to_bytes() for viewer in VIEWERS]


def seen(table: Scenario, viewer: int | None, field: str) -> list[int]:
    found: list[int] = table.match.knowledge(viewer).state.facts()[field]
    return found


@pytest.mark.section("S01", "S13")
def test_hands__are_known_to_their_owner_only() -> None:
    one, two = Table().lay(hand={"blue": "X1 X2"}), Table().lay(hand={"blue": "X3 X4"})
    same = [a == b for a, b in zip(knowledge(one), knowledge(two), strict=True)]
    assert same == [True, True, False, True, True]
    assert seen(one, 0, "hand_count") == [0, 2, 0, 0]  # how many is open


@pytest.mark.section("S01")
def test_draws__are_known_to_the_drawer_only() -> None:
    table = Table().lay(teams={"red": (5, 1, 1, 2)}, stones={"red": 5}, ships={"sphinx_slot_1": "red"}).build("sphinx")
    table.play("red", "build", crew="green").play("red", "buy", paid=3, free=0)
    assert -1 not in seen(table, 0, "drawn")[:3]
    for viewer in (None, 1, 2, 3):
        assert seen(table, viewer, "drawn")[:3] == [-1] * 3
    told = table.events("sphinx_drawn", viewer="red"), table.events("sphinx_drawn", viewer="blue")
    assert all(event["sphinx"] for event in told[0])
    assert not any(event["sphinx"] for event in told[1])


@pytest.mark.section("S01", "R-33")
def test_under_the_deck__known_to_who_put_a_card_there() -> None:
    table = Table().lay(under=[("X5", "red"), ("X6", "blue")])
    assert seen(table, 0, "under")[:2] == [4, -1]
    assert seen(table, 1, "under")[:2] == [-1, 5]
    assert seen(table, None, "under")[:2] == [-1, -1]
    for world in range(20):
        imagined = table.match.knowledge(0).state.imagine(world).facts()
        assert imagined["under"][0] == 4
        assert imagined["sphinx"][4] == 5
        assert imagined["under"][1] != 4


@pytest.mark.section("S01", "R-44")
def test_setup__dealt_cards_and_sealed_choices_are_secret() -> None:
    game = Scenario(GAME, 3)
    before = [game.match.knowledge(viewer).to_bytes() for viewer in (None, 1, 2)]
    kept = game.legal(0, "keep")
    others = []
    for action in kept:
        match = game.match.branch(0)
        match.play(0, action)
        others.append([match.knowledge(viewer).to_bytes() for viewer in (None, 1, 2)])
    assert others[0] == others[1] != before
    assert seen(game, 1, "dealt")[:2] == [-1, -1]


@pytest.mark.section("S01")
def test_imagined_worlds__deal_hands_of_the_right_size_from_what_is_unseen() -> None:
    table = Table().lay(hand={"red": "X1 X2", "blue": "X3 X4 X5", "green": "X9"})
    found = set()
    for world in range(60):
        facts = table.match.knowledge(0).state.imagine(world).facts()
        assert [facts["sphinx"].count(seat + 1) for seat in range(4)] == [2, 3, 0, 1]
        assert facts["sphinx"][:2] == [1, 1]
        found |= {SPHINX_NAMES[card] for card in range(35) if facts["sphinx"][card] == 4}
    assert len(found) > 15


@pytest.mark.section("S01")
def test_the_seed_of_chance_is_nobodys_knowledge() -> None:
    one, two = Table(), Table().change(rng=[1, 2, 3, 4])
    assert knowledge(one) == knowledge(two)


@pytest.mark.section("S16")
def test_hands__lie_open_when_the_match_is_over() -> None:
    table = Table().lay(hand={"blue": "X1 X2"}).finish()
    assert seen(table, 0, "sphinx")[:2] == [2, 2]


@pytest.mark.section("R-81", "R-33")
def test_under_the_deck__a_card_drawn_by_another_is_known_no_longer() -> None:
    rest = " ".join(name for name in SPHINX_NAMES if name not in {"X3", "X9", "X1"})
    table = Table().lay(hand={"green": rest}, under=[("X3", "blue"), ("X9", "blue"), ("X1", "yellow")])
    table.lay(teams={"red": (9, 1, 1, 2)}, stones={"red": 5}, ships={"sphinx_slot_1": "red"}).build("sphinx")
    assert seen(table, 1, "under")[:2] == [2, 8]
    table.play("red", "build", crew="green").play("red", "buy", paid=2, free=0).play("red", "decline")
    assert seen(table, 1, "under")[:3] == [-1, -1, -1]
    assert seen(table, 0, "under")[:3] == [-1, 2, 8]
