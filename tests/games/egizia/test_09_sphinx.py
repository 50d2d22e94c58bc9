"""S13: the Sphinx."""

from typing import Any

import pytest

from hypostyle.games.egizia.vocabulary import SPHINX_NAMES, UNDER, Reason, Verb
from tests.games.egizia.table import Table


def buyer(slot: int = 1, stones: int = 9, force: int = 9, **things: object) -> Table:
    table = Table().lay(teams={"red": (force, 1, 1, 2)}, stones={"red": stones}, ships={f"sphinx_slot_{slot}": "red"})
    return table.lay(**things).build("sphinx").play("red", "build", crew="green")


def drawn(table: Table) -> list[str]:
    return [SPHINX_NAMES[card] for card in table.facts["drawn"][: table.facts["drawn_count"]]]


@pytest.mark.section("E8", "S13", "R-60")
def test_brian__three_cards_from_the_second_slot_one_kept() -> None:
    table = Table().lay(teams={"red": (1, 4, 1, 2)}, stones={"red": 4}, ships={"sphinx_slot_2": "red"}).build("sphinx")
    table.play("red", "build", crew="blue")
    assert table.refusal("red", "buy", paid=4, free=0) == "over_the_limit"
    table.play("red", "buy", paid=3, free=0)
    assert table.stones("red") == 1
    cards = drawn(table)
    assert len(cards) == 3
    assert table.choices("red", "keep", "sphinx") == cards
    table.play("red", "keep", sphinx=cards[1])
    assert table.line("sphinx_draws")["red"] == 2
    facts = table.facts
    assert facts["sphinx"][SPHINX_NAMES.index(cards[1])] == 1
    assert [SPHINX_NAMES[card] for card in facts["under"][:2]] == [cards[0], cards[2]]  # in drawn order


@pytest.mark.section("S13", "R-01")
@pytest.mark.parametrize(("slot", "limit"), [(1, 5), (2, 3), (3, 2)])
def test_limit__by_the_slot(slot: int, limit: int) -> None:
    assert buyer(slot).choices("red", "buy", "paid") == list(range(1, limit + 1))


@pytest.mark.section("S13", "R-55")
def test_limit__none_without_a_ship_at_the_sphinx() -> None:
    """Anybody may ask why he cannot buy, also who has sent no ship there."""
    table = buyer(slot=2, stones=9)
    state: Any = table.match.state
    assert [state.sphinx_limit(seat) for seat in range(4)] == [3, 0, 0, 0]
    assert state.obstacle(3, Verb.BUY + 2) == Reason.OVER_THE_LIMIT  # one card paid for, none free


@pytest.mark.section("S13", "R-60")
def test_limit__by_stones_and_force() -> None:
    table = buyer(stones=2)
    assert table.choices("red", "buy", "paid") == [1, 2]
    assert table.refusal("red", "buy", paid=3, free=0) == "too_few_stones"
    table = buyer(force=2)
    assert table.refusal("red", "buy", paid=3, free=0) == "too_little_force"
    assert table.refusal("red", "buy", paid=0, free=0) == "pay_for_one"


@pytest.mark.section("E26", "R-55", "R-04")
def test_limit__by_the_slot_held_at_ones_turn() -> None:
    ships = {"sphinx_slot_1": "red", "sphinx_slot_2": "blue", "sphinx_slot_3": "yellow", "sphinx_waiting": "green"}
    seats = ("red", "blue", "yellow", "green")
    table = Table().lay(ships=ships, stones=dict.fromkeys(seats, 9), teams=dict.fromkeys(seats, (9, 1, 1, 2)))
    table.build("sphinx").play("red", "withdraw")
    for seat, limit in (("blue", 5), ("yellow", 3), ("green", 2)):
        table.play(seat, "build", crew="green")
        assert max(table.choices(seat, "buy", "paid")) == limit
        table.play(seat, "buy", paid=1, free=0).play(seat, "decline")
    assert table.line("cooperation") == dict.fromkeys(seats, 0)


@pytest.mark.section("R-31", "R-33", "R-60")
def test_keeping__none_is_allowed_and_each_returned_card_pays() -> None:
    table = buyer().play("red", "buy", paid=5, free=0)
    cards = drawn(table)
    table.play("red", "decline")
    assert table.line("sphinx_draws")["red"] == 5
    assert table.of("hand_count", "red") == 0
    assert [SPHINX_NAMES[card] for card in table.facts["under"][:5]] == cards
    assert all(table.facts["sphinx"][SPHINX_NAMES.index(card)] == UNDER for card in cards)


@pytest.mark.section("S13")
def test_keeping__only_a_card_that_was_drawn() -> None:
    table = buyer().play("red", "buy", paid=2, free=0)
    other = next(name for name in SPHINX_NAMES if name not in drawn(table))
    assert table.refusal("red", "keep", sphinx=other) == "not_drawn"


@pytest.mark.section("E27", "R13", "R-32", "R-60", "R-67")
def test_free_card__inside_the_limit_with_at_least_one_paid() -> None:
    table = buyer(3, cards={"red": "R13"})
    assert table.refusal("red", "buy", paid=0, free=1) == "pay_for_one"
    assert table.refusal("red", "buy", paid=2, free=1) == "over_the_limit"
    table.play("red", "buy", paid=1, free=1)
    assert table.stones("red") == 8
    assert len(drawn(table)) == 2
    table.play("red", "keep", sphinx=drawn(table)[0])
    assert table.line("sphinx_draws")["red"] == 1
    assert buyer(3).refusal("red", "buy", paid=1, free=1) == "no_free_card"


@pytest.mark.section("E28", "R48", "R-79")
def test_second_card__keeping_it_is_playing_the_nile_card() -> None:
    table = buyer(cards={"red": "R48"}).play("red", "buy", paid=3, free=0)
    cards = drawn(table)
    table.play("red", "keep", sphinx=cards[0])
    assert table.prompt == "keeping_more"
    assert table.owner("R48") == "red"
    table.play("red", "keep", sphinx=cards[2])
    assert table.line("sphinx_draws")["red"] == 1
    assert table.of("hand_count", "red") == 2
    assert table.owner("R48") is None


@pytest.mark.section("R48", "R-79")
def test_second_card__may_be_declined_and_the_nile_card_stays() -> None:
    table = buyer(cards={"red": "R48"}).play("red", "buy", paid=3, free=0)
    table.play("red", "keep", sphinx=drawn(table)[0]).play("red", "decline")
    assert table.line("sphinx_draws")["red"] == 2
    assert table.owner("R48") == "red"
    table = buyer(cards={"red": "R48"}).play("red", "buy", paid=1, free=0)
    assert table.play("red", "keep", sphinx=drawn(table)[0]).prompt != "keeping_more"


@pytest.mark.section("R-33", "R-61")
def test_deck__cards_put_back_come_round_again_in_order() -> None:
    under = [("X3", "blue"), ("X9", "blue"), ("X1", "yellow")]
    table = Table().lay(hand={"green": " ".join(name for name in SPHINX_NAMES if name not in {"X3", "X9", "X1"})})
    table.lay(under=under, teams={"red": (9, 1, 1, 2)}, stones={"red": 5}, ships={"sphinx_slot_1": "red"}).build(
        "sphinx"
    )
    table.play("red", "build", crew="green").play("red", "buy", paid=2, free=0)
    assert drawn(table) == ["X3", "X9"]
    table.play("red", "decline")
    assert [SPHINX_NAMES[card] for card in table.facts["under"][:3]] == ["X1", "X3", "X9"]


@pytest.mark.section("R-61")
def test_deck__never_runs_out() -> None:
    kept_at_most = 4 + 5 * 4 + 1  # set-up, one each in every round, one more by a card
    assert len(SPHINX_NAMES) - kept_at_most >= 5
    assert 33 - (2 + 5 * 2 + 1) >= 5  # two players
