"""S26, S27: green and violet cards, scored at the game's end."""

import pytest

from tests.games.imhotep.table import Table

THIRTEEN = "W B Br / W G G / Br G G / Br G G / Br"


@pytest.mark.section("S26", "E19")
def test_ornament__one_point_for_every_three_stones_of_all_players() -> None:
    table = Table().lay(burial=THIRTEEN, hand={"white": "burial_chamber_ornament"}).finish()
    assert table.line("ornaments") == {"black": 0, "white": 4, "brown": 0, "gray": 0}


@pytest.mark.section("S26", "R-19")
@pytest.mark.parametrize(("stones", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (13, 4), (17, 5)])
@pytest.mark.parametrize("site", ["pyramid", "temple", "burial", "obelisks"])
def test_ornament__each_of_the_four_counts_every_stone_on_its_site(site: str, stones: int, points: int) -> None:
    """Covered temple stones and stones beside the pyramid too; nobody needs own stones there."""
    laid: object = {"brown": stones // 2, "gray": stones - stones // 2} if site == "obelisks" else "G " * stones
    card = {"burial": "burial_chamber"}.get(site, site) + "_ornament"
    table = Table().lay(**{site: laid}, hand={"black": card}).finish()
    assert table.line("ornaments") == {"black": points, "white": 0, "brown": 0, "gray": 0}


@pytest.mark.section("S26")
@pytest.mark.parametrize(
    "card", ["pyramid_ornament", "temple_ornament", "burial_chamber_ornament", "obelisks_ornament"]
)
def test_ornament__counts_no_other_site(card: str) -> None:
    sites: dict[str, dict[str, object]] = {
        "pyramid_ornament": {"temple": "G " * 9, "burial": "G " * 9, "obelisks": {"gray": 9}},
        "temple_ornament": {"pyramid": "G " * 9, "burial": "G " * 9, "obelisks": {"gray": 9}},
        "burial_chamber_ornament": {"pyramid": "G " * 9, "temple": "G " * 9, "obelisks": {"gray": 9}},
        "obelisks_ornament": {"pyramid": "G " * 9, "temple": "G " * 9, "burial": "G " * 9},
    }
    table = Table().lay(**sites[card], hand={"black": card}).finish()
    assert table.line("ornaments")["black"] == 0


@pytest.mark.section("R-19")
def test_ornament__on_side_b_counts_all_pyramids_and_what_lies_beside_them() -> None:
    full = dict.fromkeys(("left", "centre", "right"), "G G G G G")
    table = Table(b="pyramid").lay(
        boats=["W W W", ". . .", ". .", ". ."],
        pyramids={**full, "right": "G G G G"},
        hand={"black": "pyramid_ornament"},
    )
    table.play("black", "sail", boat=0, site="pyramid").finish()
    assert table.line("ornaments")["black"] == 17 // 3


@pytest.mark.section("R-19")
def test_ornament__on_side_b_counts_single_and_stacked_obelisk_stones() -> None:
    table = (
        Table(b="obelisks")
        .lay(raised="W G", lone={"black": 2, "gray": 1}, hand={"black": "obelisks_ornament"})
        .finish()
    )
    assert table.line("ornaments")["black"] == 3  # 6 stacked and 3 single


@pytest.mark.section("R-45")
def test_ornament__two_alike_score_twice_each_rounded_down() -> None:
    table = Table().lay(temple="G " * 5, hand={"black": "temple_ornament temple_ornament"}).finish()
    assert table.line("ornaments")["black"] == 2


@pytest.mark.section("S26", "R-45")
def test_ornament__different_ones_add_up() -> None:
    table = Table().lay(temple="G " * 7, pyramid="W " * 4, hand={"black": "temple_ornament pyramid_ornament"}).finish()
    assert table.line("ornaments")["black"] == 2 + 1


@pytest.mark.section("S27", "E20")
@pytest.mark.parametrize(("statues", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 17, 19, 21, 23, 25])))
def test_statues__points_by_number(statues: int, points: int) -> None:
    table = Table().lay(hand={"gray": "statue " * statues}).finish()
    assert table.line("statues") == {"black": 0, "white": 0, "brown": 0, "gray": points}


@pytest.mark.section("S26", "S27")
def test_green_and_violet__pay_nothing_before_the_end() -> None:
    table = Table().lay(temple="G " * 6, hand={"black": "temple_ornament statue statue"}).close_round()
    assert table.scores["black"] == 0
    assert table.hand("black") == {"temple_ornament": 1, "statue": 2}
    table.finish()
    assert table.scores["black"] == 2 + 3


@pytest.mark.section("S26", "S27", "S28")
def test_green_and_violet__are_no_actions_and_no_unused_cards() -> None:
    table = Table().lay(hand={"black": "temple_ornament statue"})
    assert "play" not in table.verbs("black")
    assert table.finish().line("unused_cards")["black"] == 0
