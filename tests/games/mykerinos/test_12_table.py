"""What screens and terminals show: the view in names, the drawing in both languages."""

import random

import pytest

import hypostyle
from hypostyle.engine.sentences import speaker
from tests.games.mykerinos.table import Table

GAME = hypostyle.game("mykerinos")
WIDTH = 98
REGION = """
.^B. ....
.b.. ....
.... ...N

.... ....
.... ....
.... ....
"""


def test_view__cells_areas_and_cards_in_names() -> None:
    table = Table(2).lay(region=REGION, cards={0: "lemon 3, none 5"})
    view = table.match.view(0)
    assert len(view["cells"]) == 6
    assert view["cells"][0][1] == {"pyramid": True, "cube": None}
    assert view["cells"][0][2] == {"pyramid": False, "cube": 0}
    assert view["cells"][1][1] == {"pyramid": True, "cube": 0}
    assert view["cells"][2][7] == {"pyramid": False, "cube": "neutral"}
    assert [card["patron"] for card in view["areas"][0]["cards"]] == ["lemon", None]
    assert [card["prestige"] for card in view["areas"][0]["cards"]] == [3, 5]
    ranked = {"leader": True, "tie": None}
    assert view["areas"][0]["ranking"] == [{"owner": 0, "cubes": 2, "space": None, **ranked}]
    assert view["areas"][1]["ranking"] == [{"owner": "neutral", "cubes": 1, "space": 2, **ranked}]
    assert view["neutral"] == {"general": 16, "space": 2}


def test_view__players_and_museum() -> None:
    table = Table(3).lay(hand={"blue": "lemon lemon none"}, tilted={"blue": "lemon"}, rooms={"blue": "two_1_2 five_2"})
    view = table.match.view(1)
    blue = view["players"][0]
    assert (blue["cards"], blue["tilted"]) == ({"lemon": 2, "none": 1}, {"lemon": 1})
    assert blue["worth"] == {"violet": 2, "lemon": 5, "brown": 1, "blackmore": 1, "tangerine": 1}
    assert view["rooms"]["five_2"] == 0
    assert view["rooms"]["five_1"] is None
    assert view["wings"] == ["violet", "lemon", "brown", "blackmore", "tangerine"]
    assert view["neutral"] is None


def test_view__a_move_going_on_and_an_area_being_surveyed() -> None:
    table = Table(3).lay(region=REGION.replace("N", "."))
    assert (table.match.view()["reached"], table.match.view()["surveying"]) == (None, None)
    table.play("blue", "extend", cell="d1")
    assert table.match.view()["reached"] == "d1"
    table.go_on("blue", "e1").survey("red", "green", "blue")
    assert table.match.view()["surveying"] == 0
    table.play("blue", "claim", side="left")
    view = table.match.view()
    assert view["surveying"] == 1
    assert view["cells"][0][0] is None  # the first area is gone
    assert view["areas"][0] == {"row": 0, "column": 0, "cards": [None, None], "ranking": []}


TIED = """
BRG. BN..
.... ....
.... ....

.... ....
.... ....
.... ....
"""


def test_view__a_tie_is_open_until_one_of_the_two_has_passed() -> None:
    table = Table(3).lay(region=TIED.replace("N", "."))
    ranking = table.match.view()["areas"][0]["ranking"]
    assert [rank["tie"] for rank in ranking] == ["open", "open", None]
    assert [rank["leader"] for rank in ranking] == [True, True, False]
    table.play("blue", "pass").play("red", "dig", cell="h6").play("green", "pass")
    view = table.match.view()
    assert [rank["owner"] for rank in view["areas"][0]["ranking"]] == [0, 2, 1]
    assert [rank["tie"] for rank in view["areas"][0]["ranking"]] == ["decided", "decided", None]
    assert view["passing_scale"] == {"spaces": [0, 2, None], "next": 3}


def test_view__a_tie_with_the_neutral_player_is_open_only_for_the_first_to_pass() -> None:
    table = Table(2).lay(region=TIED.replace("RG", ".."))
    view = table.match.view()
    assert [rank["owner"] for rank in view["areas"][1]["ranking"]] == ["neutral", 0]
    assert (view["areas"][1]["ranking"][0]["tie"], view["passing_scale"]["next"]) == ("open", 1)
    table.play("blue", "dig", cell="h6").play("blue", "decline").play("red", "pass")
    view = table.match.view()
    assert view["passing_scale"]["spaces"] == [1, "neutral", None]
    assert (view["areas"][1]["ranking"][0]["tie"], view["passing_scale"]["next"]) == ("decided", 3)


def test_view__the_place_that_is_served() -> None:
    table = Table(3).lay(region=TIED.replace("N", "."))
    assert table.match.view()["serving"] is None
    table.survey("red", "green", "blue")
    assert (table.match.view()["surveying"], table.match.view()["serving"]) == (0, 0)
    table.play("red", "claim", side="left")
    assert table.match.view()["serving"] == 1


def test_view__rooms_open_to_a_seat_are_those_the_rules_offer() -> None:
    table = Table(3).lay(rooms={"blue": "two_1_2", "red": "five_1"}, hand={"blue": "brown"}, season=2)
    offered = table.play("blue", "call", patron="brown").match.decisions[0].actions
    blue, red, _ = table.match.view()["players"]
    assert blue["open_rooms"] == [action.fields["room"] for action in offered]
    assert "five_2" in blue["open_rooms"]
    assert "five_2" not in red["open_rooms"]
    assert table.match.view()["museum"]["five_2"]["through"] == ["three_2", "two_1_2", "two_2_3"]


def test_view__what_wings_and_sets_would_bring_now() -> None:
    hand = "lemon lemon violet brown blackmore tangerine"
    table = Table(3).lay(rooms={"blue": "two_1_2 five_2"}, hand={"blue": hand})
    shown = table.match.view()["players"][0]["exhibition"]
    assert shown["wings"] == {"violet": 2, "lemon": 10, "brown": 1, "blackmore": 1, "tangerine": 1}
    assert (shown["set"], shown["sets"], shown["total"]) == (5, 5, 20)
    assert shown["missing"] == ["violet", "brown", "blackmore", "tangerine"]


def test_view__the_score_sheet_agrees_with_the_rules() -> None:
    for seed in range(6):
        match = GAME.new(2 + seed % 3, seed)
        dice = random.Random(seed)
        while not match.over:
            decision = match.decisions[0]
            match.play(decision.seat, dice.choice(decision.actions))
        outcome, players = match.outcome, match.view()["players"]
        assert [player["score"] for player in players] == outcome.scores
        for line, points in outcome.lines.items():
            assert [player["lines"][line] for player in players] == points


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drawing__fits_a_terminal_through_a_whole_match(seats: int, language: str) -> None:
    match = GAME.new(seats, 9)
    dice = random.Random(seats)
    say = speaker(GAME, language)
    while not match.over:
        decision = match.decisions[0]
        lines = GAME.draw(match.view(decision.seat), say).split("\n")
        assert max(map(len, lines)) <= WIDTH
        match.play(decision.seat, dice.choice(decision.actions))
    assert say("title") in GAME.draw(match.view(), say)


def test_drawing__cubes_pyramids_and_cards_have_signs() -> None:
    table = Table(2).lay(
        region=REGION, cards={0: "lemon 3, none 5"}, hand={"blue": "brown brown"}, tilted={"blue": "brown"}
    )
    drawn = GAME.draw(table.match.view(0), speaker(GAME, "en"))
    assert "1 │   ·      △  │   ●      ·  │" in drawn
    assert "2 │   ·     △●  │   ·      ·  │" in drawn
    assert "└ Lemon 3 ────┴ no patron 5 ┘" in drawn
    assert "Area 2 ○1" in drawn
    assert "Brown\N{NO-BREAK SPACE}▮▱\N{NO-BREAK SPACE}×1" in drawn
    table.play("blue", "extend", cell="c2")
    assert "2 │   ·     △●  │  ›●      ·  │" in GAME.draw(table.match.view(0), speaker(GAME, "en"))
