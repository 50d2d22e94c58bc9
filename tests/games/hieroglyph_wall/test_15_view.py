"""R-40 and the table as a screen sees it: previews, bounds on hidden values, the drawing."""

import json
import random

import pytest

import hypostyle
from hypostyle.engine.sentences import speaker
from tests.games.hieroglyph_wall.table import Table
from tests.games.hieroglyph_wall.test_10_curse import LINE, searching

GAME = hypostyle.game("hieroglyph_wall")


@pytest.mark.section("R-40")
def test_trying_a_tile__shows_the_pairs_it_would_make_in_each_slot() -> None:
    table = Table().lay(wall={0: "C< D<,C< D>", 2: "S< C<", 6: "I> K>"}, hand="D> S>").change(level={5: 7})
    before = table.match.state.to_bytes()
    (tile,) = table.match.view(0)["players"][0]["hand"]
    assert tile["cells"] == [[{"animal": "dromedary", "facing": "right"}, {"animal": "snake", "facing": "right"}]]
    assert tile["pairs"][1] == [
        {"column": "dromedary", "opposite": 1, "same": 1},
        {"column": "snake", "opposite": 1, "same": 0},
    ]
    assert tile["pairs"][4] == []
    assert tile["pairs"][5] is None  # a full slot
    assert table.match.state.to_bytes() == before


@pytest.mark.section("R-40")
@pytest.mark.parametrize("sphinx", [False, True])
def test_trying_a_tile__tells_what_then_happens(sphinx: bool) -> None:
    match, chance = GAME.new(2, 8, {"sphinx": sphinx}), random.Random(8)
    while not match.over:
        decision = chance.choice(match.decisions)
        choice = chance.choice(decision.actions)
        tried = None
        if choice.verb == "drop":
            tiles = match.view(decision.seat)["players"][decision.seat]["hand"]
            (tile,) = [tile for tile in tiles if tile["tile"] == choice.fields["tile"]][:1]
            tried = sum(pair["opposite"] + pair["same"] for pair in tile["pairs"][choice.fields["slot"]])
        match.play(decision.seat, choice)
        if tried is not None:
            facts = match.state.facts()
            made = sum(event["event"] == "pair_made" for event in match.events())
            assert tried == made + facts["waiting"]


@pytest.mark.section("R-40", "R-20")
def test_trying_a_tile__is_private() -> None:
    view = Table().match.view(1)
    assert view["players"][0]["hand"] is None
    assert view["players"][0]["tiles"] == 3
    assert Table().match.view()["players"][1]["hand"] is None


def test_bounds__hidden_values_lie_between_what_their_eyes_and_the_own_ones_leave() -> None:
    table = Table().lay(opened="cat:red,yellow,yellow")
    player = table.match.view(0)["players"]
    assert player[0]["least"] == player[0]["most"] == table.facts["mummy"][15]
    assert (player[1]["least"], player[1]["most"]) == (5 + 7, 6 + 10)
    assert [one["value"] for one in player[1]["sarcophagi"]] == [None, None]


def test_view__names_the_curse_that_is_sought_and_the_column_in_question() -> None:
    table = searching()
    assert table.match.view(0)["curses"]["sought"] == ["dromedary", "snake", "crocodile"]
    table.play("green", "claim", **LINE)
    assert table.match.view(0)["curses"]["sought"] is None
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>").drop("D> S>", 1)
    assert table.match.view(1)["column_in_question"] == "dromedary"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 4])
def test_drawing__fits_the_terminal_at_every_step(language: str, seats: int) -> None:
    match, chance = GAME.new(seats, 3, {"curse": True, "sphinx": seats == 4}), random.Random(3)
    say = speaker(GAME, language)
    while True:
        for seat in (None, match.decisions[0].seat if match.decisions else 0):
            view = json.loads(json.dumps(match.view(seat)))
            lines = GAME.draw(view, say).split("\n")
            assert max(map(len, lines)) <= 98
        if match.over:
            break
        decision = chance.choice(match.decisions)
        match.play(decision.seat, chance.choice(decision.actions))


def test_drawing__an_arrow_stands_on_the_side_an_animal_looks_to() -> None:
    lines = GAME.draw(Table().lay(wall={2: "D> S<"}).match.view(0), speaker(GAME, "en")).split("\n")
    assert any("│· · │· · │D›‹S│· · │" in line for line in lines)
