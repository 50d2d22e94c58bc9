"""What the estimate of a position must know, whatever its numbers."""

import random

import pytest

import hypostyle
from tests.games.mykerinos.table import Table

GAME = hypostyle.game("mykerinos")
CONTESTED = """
RR.. ....
B... ....
.... ....

.... ....
.... ....
.... ....
"""


def lead(table: Table, colour: str = "blue") -> float:
    """The estimate of a colour over that of the best other."""
    estimates = {name: table.match.state.evaluate(seat) for seat, name in enumerate(table.names)}
    return estimates.pop(colour) - max(estimates.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_estimate__is_the_score_when_the_match_is_over(seats: int) -> None:
    match = GAME.new(seats, 5)
    dice = random.Random(5)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    for seat, score in enumerate(match.outcome.scores):
        assert score <= match.state.evaluate(seat) < score + 1


def test_estimate__a_majority_is_worth_more_than_a_minority() -> None:
    behind = Table(3).lay(region=CONTESTED)
    ahead = Table(3).lay(region=CONTESTED.replace("B...", "BBB."), stock={"blue": 8})
    assert lead(ahead) > lead(behind)


def test_estimate__among_equals_who_passed_first_is_ahead() -> None:
    table = Table(3).lay(region=CONTESTED.replace("B...", "BB.."), passing_scale={"blue": 1, "red": 2, "green": 3})
    last = Table(3).lay(region=CONTESTED.replace("B...", "BB.."), passing_scale={"blue": 2, "red": 1, "green": 3})
    assert lead(table) > lead(last)


def test_estimate__a_room_is_worth_more_with_cards_of_its_wing() -> None:
    def gain(hand: str) -> float:
        without = Table(3).lay(hand={"blue": hand})
        return lead(without.lay(rooms={"blue": "three_1"})) - lead(Table(3).lay(hand={"blue": hand}))

    assert gain("violet violet") > gain("violet") > gain("") > 0


def test_estimate__kept_cubes_are_worth_something_before_the_last_season() -> None:
    assert lead(Table(3).lay(stock={"blue": 12})) > lead(Table(3))


def test_estimate__a_called_patron_is_not_lost() -> None:
    table = Table(3).lay(season=2, region=CONTESTED, hand={"blue": "tangerine brown"})
    before = lead(table)
    for patron in ("tangerine", "brown"):
        start = table.match.state.to_bytes()
        assert lead(table.play("blue", "call", patron=patron)) > before
        table.match.state.load_bytes(start)
