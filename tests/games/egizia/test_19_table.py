"""The table told in names and drawn as text."""

import json

import pytest

import hypostyle
from hypostyle.engine.sentences import speaker
from hypostyle.games.egizia.vocabulary import Reason
from hypostyle.testing.contract import finished_match, random_match
from hypostyle.testing.scenario import Scenario
from tests.games.egizia.table import Table

GAME = hypostyle.game("egizia")
WIDTH = 100


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_drawing__fits_its_width_in_every_position(seats: int, language: str) -> None:
    for match, seat, _action in random_match(GAME, seats, {}, seed=21):
        drawn = GAME.draw(match.view(seat), speaker(GAME, language))
        assert all(len(line) <= WIDTH or not line.startswith(("│", "┌")) for line in drawn.splitlines())
    assert GAME.draw(match.view(), speaker(GAME, language))


def test_view__river_in_its_order_with_what_the_cards_say() -> None:
    table = Table().lay(river={"card_3": "R9", "round_5": "T8"}, ships={"obelisk_slot_2": "blue"}, flood="top")
    view = table.match.view(0)
    json.dumps(view)
    spaces = {space["space"]: space for space in view["river"]}
    assert list(spaces)[:6] == ["card_1", "round_1", "card_2", "round_2", "card_3", "obelisk"]
    assert spaces["card_3"]["card"] == {
        "id": "R9",
        "deck": "1/2",
        "kind": "field",
        "field": "red",
        "wheat": 6,
        "effects": {"wheat_market": 1},
    }
    assert spaces["round_5"]["face"]["effects"] == {"any_team": 2}
    assert spaces["obelisk"]["slots"] == [None, 1, None]
    assert view["flood"] == "top"


def test_view__a_player_with_cards_fields_and_bonuses() -> None:
    table = Table().lay(cards={"red": "R9 R24 R2"}, bonuses={"red": "G4 G9"}, teams={"red": (1, 2, 3, 4)})
    table.change(attached={23: 9}, improved={8: 1}, team_used={0: 0b1000})
    red = table.match.view(1)["players"][0]
    assert [card["id"] for card in red["cards"]] == ["R2", "R9", "R24"]
    assert red["cards"][1]["field"] == "yellow"
    assert red["cards"][2]["attached"] == "R9"
    assert red["teams"]["violet"] == {"strength": 4, "used": True}
    assert red["fields"]["green"] == 6 + 2
    assert [tile["id"] for tile in red["bonuses"]] == ["G4", "G9"]


@pytest.mark.section("S01")
def test_view__sphinx_cards_only_for_who_may_see_them() -> None:
    table = Table().lay(hand={"red": "X5"})
    assert [card["id"] for card in table.match.view(0)["players"][0]["sphinx_cards"]] == ["X5"]
    assert table.match.view(1)["players"][0]["sphinx_cards"] == []
    assert table.match.view(1)["players"][0]["sphinx_count"] == 1
    game = Scenario(GAME, 2)
    assert len([card for card in game.match.view(0)["sphinx"]["drawn"] if card]) == 2
    assert not any(game.match.view()["sphinx"]["drawn"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_view__what_objectives_are_worth_is_what_they_score_at_the_end(seats: int) -> None:
    for seed in range(12):
        view = finished_match(GAME, seats, {}, seed).view()
        assert view["over"]
        for seat, player in enumerate(view["players"]):
            assert player["lines"]["sphinx_cards"] == sum(card["worth"] for card in player["sphinx_cards"])
            assert player["lines"]["statues"] == sum(statue["worth"][seat] for statue in view["statues"])


@pytest.mark.section("S07")
@pytest.mark.parametrize("seats", [2, 4])
def test_view__the_wheat_balance_is_what_feeding_then_does(seats: int) -> None:
    fed = 0
    for seed in range(8):
        for match, seat, action in random_match(GAME, seats, {}, seed=seed):
            if match.decision(seat).prompt != "feeding" or GAME.words.describe(action)["verb"] != "feed":
                continue
            balance = match.view(seat)["players"][seat]["wheat"]
            assert balance["need"] + balance["left"] == balance["produced"] + balance["missing"]
            after = match.branch(len(match.log))
            after.play(seat, action)
            told = next(event for event in after.events(seat) if event["event"] == "teams_fed")
            stones = GAME.words.describe(action)["stones"]
            assert (told["wheat"], told["need"]) == (balance["produced"] + stones, balance["need"])
            lost = [event for event in after.events(seat) if event["event"] == "points_lost" and event["seat"] == seat]
            if stones == 0:
                assert sum(event["amount"] for event in lost) == balance["cost"]
            fed += 1
    assert fed > 3


@pytest.mark.parametrize("seats", [2, 4])
def test_refusals__whoever_asks_and_whenever(seats: int) -> None:
    """Why something cannot be done is answered to every seat at every step, and after the last one too."""
    actions = range(GAME.words.action_count)
    for match, _seat, _action in random_match(GAME, seats, {}, seed=5):
        for seat in range(seats):
            known = match.state.mask(seat)
            reasons = [known.obstacle(seat, action) for action in actions]
            assert not match.state.awaits(seat) or 0 in reasons
    assert match.over
    for seat in range(seats):
        assert {match.state.obstacle(seat, action) for action in actions} == {int(Reason.NOT_ASKED)}


@pytest.mark.section("S07", "R-26")
def test_view__the_wheat_balance_of_a_sale_is_what_may_be_sold() -> None:
    """Wheat from cards and stones stays in the balance until the sale is made."""
    table = Table().lay(cards={"red": "R12 R4"}, markets={"red": (3, 1)}, stones={"red": 2}, flood="middle").feed()
    table.play("red", "play", card="R12", gain="wheat").play("red", "feed", stones=2)
    assert table.prompt == "wheat_sale"
    fed = table.events("teams_fed")[0]
    balance = table.match.view(0)["players"][0]["wheat"]
    assert (balance["produced"], balance["need"]) == (fed["wheat"], fed["need"])
    assert balance["sale"] == max(table.choices("red", "sell_wheat", "sale"))


@pytest.mark.section("S07", "R-26")
def test_view__never_tells_of_a_larger_sale_than_the_rules_allow() -> None:
    table = Table().lay(markets={"red": (3, 1)}).change(field_value={0: 300}).feed()
    assert table.match.view(0)["players"][0]["wheat"]["sale"] == max(table.choices("red", "sell_wheat", "sale")) == 47
