"""S16: points, the pharaoh's favourite, ties."""

import pytest

from tests.games.hieroglyph_wall.table import Table


@pytest.mark.section("S16", "S02")
def test_count__values_of_the_own_sarcophagi() -> None:
    table = (
        Table()
        .lay(opened="dromedary:red,yellow,red", values="dromedary:3,6,10", pharaoh="red:snake yellow:mule")
        .finish()
    )
    assert table.line("one_eye") == {"red": 3, "yellow": 0}
    assert table.line("two_eyes") == {"red": 0, "yellow": 6}
    assert table.line("three_eyes") == {"red": 10, "yellow": 0}
    assert table.scores == {"red": 13, "yellow": 6}
    assert table.ranking == {"red": 1, "yellow": 2}


@pytest.mark.section("S16", "E14", "R-30")
@pytest.mark.parametrize(("guards", "points"), [("cat:red", 7), ("cat:yellow", 0), ("", 0), ("snake:red", 0)])
def test_pharaoh__seven_points_for_standing_at_the_favourite(guards: str, points: int) -> None:
    """The archaeologist is enough: no sarcophagus, no scarab."""
    table = Table().lay(guards=guards, pharaoh="red:cat yellow:ibis").finish()
    assert table.line("pharaoh") == {"red": points, "yellow": 0}


@pytest.mark.section("S16")
def test_pharaoh__cards_are_shown_at_the_end() -> None:
    table = Table().lay(guards="cat:red", pharaoh="red:cat yellow:ibis").finish()
    shown = table.events("pharaoh_shown", viewer=None)
    assert [(event["seat"], event["column"], event["value"]) for event in shown] == [(0, "cat", 7), (1, "ibis", 0)]
    assert table.match.knowledge(None).state.facts()["pharaoh"] == table.facts["pharaoh"]


@pytest.mark.section("S16", "E15", "R-12")
def test_tie__most_sarcophagi() -> None:
    table = (
        Table()
        .lay(
            opened="dromedary:red,yellow snake:red", values="dromedary:3,6,7 snake:3,5,7", pharaoh="red:cat yellow:ibis"
        )
        .finish()
    )
    assert table.scores == {"red": 6, "yellow": 6}
    assert table.ranking == {"red": 1, "yellow": 2}
    assert table.match.outcome.tie_break == "sarcophagi"


@pytest.mark.section("R-12")
def test_tie__then_shared() -> None:
    table = (
        Table()
        .lay(opened="dromedary:red snake:yellow", values="dromedary:3,6,7 snake:3,5,7", pharaoh="red:cat yellow:ibis")
        .finish()
    )
    assert table.ranking == {"red": 1, "yellow": 1}
    assert table.match.outcome.winners == [0, 1]


@pytest.mark.section("R-27")
def test_pharaoh__is_looked_at_after_the_end_moves() -> None:
    table = Table().lay(guards="cat:red snake:red", scarabs="cat:2 snake:1", pharaoh="red:cat yellow:ibis")
    table.lay(last_tile="I> K>").drop("I> K>", 6).play("red", "gather", column="cat")
    assert table.line("pharaoh")["red"] == 7
