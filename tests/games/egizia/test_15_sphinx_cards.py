"""S19: each of the 35 Sphinx cards, met and missed."""

import pytest

from hypostyle.engine.reference import Piece
from hypostyle.games.egizia import GAME
from hypostyle.games.egizia.vocabulary import SPHINX_NAMES
from tests.games.egizia.table import Table

OBELISK = "r r r r r r r"
TOP = {"red": (5, 5)}
# card: points, what meets it, what just misses it
GOALS: dict[str, tuple[int, dict[str, object], dict[str, object]]] = {
    "X1": (3, {"markets": {"red": (5, 1)}}, {"markets": {"red": (4, 5)}}),
    "X2": (8, {"pyramid": ["r r r r r r", "r"]}, {"pyramid": ["r r r r r r"]}),
    "X3": (8, {"columns": {"red": 7}, "pyramid": ["r r r r"]}, {"columns": {"red": 6}, "pyramid": ["r r r r"]}),
    "X4": (3, {"markets": {"red": (1, 5)}}, {"markets": {"red": (5, 4)}}),
    "X5": (5, {"statues": {"red": (3, 0, 3)}}, {"statues": {"red": (3, 2, 2)}}),
    "X7": (5, {"statues": {"red": (3, 0, 0)}, "markets": TOP}, {"statues": {"red": (2, 2, 2)}, "markets": TOP}),
    "X8": (
        4,
        {"obelisk": "r r", "columns": {"red": 2}, "pyramid": ["r r"], "statues": {"red": (1, 1, 0)}},
        {"obelisk": "r r", "columns": {"red": 2}, "pyramid": ["r r"], "statues": {"red": (1, 0, 0)}},
    ),
    "X9": (6, {"pyramid": ["r r r r"], "markets": TOP}, {"pyramid": ["r r r b"], "markets": TOP}),
    "X10": (5, {"obelisk": "r r r r"}, {"obelisk": "r r b r"}),
    "X11": (3, {"teams": {"red": (1, 5, 1, 2)}}, {"teams": {"red": (5, 4, 5, 5)}}),
    "X12": (
        7,
        {"obelisk": "r r r", "statues": {"red": (3, 3, 0)}},
        {"obelisk": "r r r", "statues": {"red": (3, 2, 0)}},
    ),
    "X14": (6, {"obelisk": "r r r r r"}, {"obelisk": "r r r r"}),
    "X15": (3, {"teams": {"red": (1, 1, 1, 5)}}, {"teams": {"red": (5, 5, 5, 4)}}),
    "X16": (8, {"columns": {"red": 7}, "obelisk": "r r r"}, {"columns": {"red": 7}, "obelisk": "r r"}),
    "X17": (3, {"teams": {"red": (5, 1, 1, 2)}}, {"teams": {"red": (4, 5, 5, 5)}}),
    "X18": (4, {"cards": {"red": "R10"}}, {}),
    "X19": (6, {"obelisk": "r r r", "markets": TOP}, {"obelisk": "r r", "markets": TOP}),
    "X20": (5, {"columns": {"red": 7}}, {"columns": {"red": 6}}),
    "X21": (7, {"obelisk": "r r r", "pyramid": ["r r r r r"]}, {"obelisk": "r r r", "pyramid": ["r r r r"]}),
    "X22": (7, {"markets": TOP}, {"markets": {"red": (5, 4)}}),
    "X23": (4, {"teams": {"red": (3, 3, 3, 3)}}, {"teams": {"red": (3, 3, 2, 9)}}),
    "X24": (
        5,
        {"statues": {"red": (0, 3, 0)}, "markets": TOP},
        {"statues": {"red": (0, 3, 0)}, "markets": {"red": (4, 5)}},
    ),
    "X25": (
        6,
        {"obelisk": "r r r", "columns": {"red": 3}, "pyramid": ["r r r"]},
        {"obelisk": "r r r", "columns": {"red": 2}, "pyramid": ["r r r"]},
    ),
    "X26": (4, {"cards": {"red": "R5"}}, {"cards": {"red": "R10"}}),
    "X27": (
        4,
        {"columns": {"red": 4}, "statues": {"red": (0, 0, 3)}},
        {"columns": {"red": 3}, "statues": {"red": (0, 0, 3)}},
    ),
    "X28": (4, {"cards": {"red": "R9"}}, {"cards": {"red": "R9", "blue": "R15"}}),
    "X29": (4, {"cards": {"red": "R8"}}, {"cards": {"red": "R8", "blue": "R17"}}),
    "X30": (6, {"pyramid": ["r r r r r r"]}, {"pyramid": ["r r r r r"]}),
    "X31": (9, {"columns": {"red": 5}, "pyramid": ["r r r r r"]}, {"columns": {"red": 4}, "pyramid": ["r r r r r r"]}),
    "X32": (
        7,
        {"statues": {"red": (3, 3, 0)}, "pyramid": ["r r r r"]},
        {"statues": {"red": (3, 3, 0)}, "pyramid": ["r r r"]},
    ),
    "X33": (3, {"teams": {"red": (1, 1, 5, 2)}}, {"teams": {"red": (5, 5, 4, 5)}}),
    "X34": (6, {"statues": {"red": (3, 3, 3)}}, {"statues": {"red": (3, 3, 2)}}),
    "X35": (4, {"statues": {"red": (2, 2, 2)}}, {"statues": {"red": (3, 3, 1)}}),
}
CASES = [pytest.param(card, marks=pytest.mark.section(card, "S19")) for card in GOALS]


def scored(card: str, **things: object) -> int:
    return Table().lay(hand={"red": card}, **things).finish().line("sphinx_cards")["red"]


@pytest.mark.section("S19")
def test_cards__every_one_is_in_these_tests() -> None:
    assert {*GOALS, "X6", "X13"} == set(SPHINX_NAMES)


@pytest.mark.parametrize("card", CASES)
def test_goal__met_pays_in_full(card: str) -> None:
    points, met, _ = GOALS[card]
    assert scored(card, **met) == points


@pytest.mark.parametrize("card", CASES)
def test_goal__missed_pays_nothing(card: str) -> None:
    assert scored(card, **GOALS[card][2]) == 0


@pytest.mark.section("X6", "E9", "S19")
@pytest.mark.parametrize(("seats", "rows"), [(4, 5), (2, 3), (4, 0), (3, 2)])
def test_rows__two_points_for_each_bonus_won(seats: int, rows: int) -> None:
    table = Table(seats).lay(hand={"red": "X6"}, rows_won={"red": rows}).finish()
    assert table.line("sphinx_cards")["red"] == 2 * rows


@pytest.mark.section("X6")
def test_rows__a_majority_in_an_unfinished_row_does_not_count() -> None:
    assert scored("X6", pyramid=["r r r r r"]) == 0


@pytest.mark.section("X13", "R-37", "R-38", "S19")
def test_permanents__two_points_for_each_with_improvements_and_the_late_reward() -> None:
    assert scored("X13", cards={"red": "R4 R7 R13"}) == 6
    assert scored("X13", cards={"red": "R2 R5 R16 R12"}) == 0
    table = Table().lay(hand={"red": "X13"}, cards={"red": "R24 R5"}).finish().play("red", "attach", card="R5")
    assert table.line("sphinx_cards")["red"] == 2


@pytest.mark.section("E19", "X29", "S19")
def test_most__a_tie_pays_nothing() -> None:
    assert scored("X29") == 0
    assert scored("X29", cards={"red": "R2", "blue": "R3"}) == 0
    assert scored("X29", cards={"red": "R16"}) == 4  # the quarry of a combo counts


@pytest.mark.section("X18", "X26", "X28", "E10", "G4", "R-65")
def test_most__fields_count_by_their_present_colour_and_with_the_column_bonus() -> None:
    improved = {"hand": {"red": "X26 X28"}, "cards": {"red": "R24 R9"}}
    table = Table().lay(**improved).finish().play("red", "attach", card="R9")
    assert table.line("sphinx_cards")["red"] == 4  # yellow now, red no longer
    assert scored("X28", cards={"red": "R9", "blue": "R35"}, bonuses={"red": "G4"}) == 0  # 8 against 9
    assert scored("X28", cards={"red": "R9 R36", "blue": "R35"}, bonuses={"red": "G4"}) == 4  # 14 against 9
    assert scored("X18", bonuses={"red": "G4"}) == 4  # 8 against 6


@pytest.mark.section("R-66")
def test_goals__each_of_several_monuments_needs_its_number() -> None:
    assert scored("X25", obelisk="r r r r r r", columns={"red": 5}, pyramid=["r r"]) == 0
    assert scored("X8", obelisk="r r", columns={"red": 2}, pyramid=["r r"], statues={"red": (0, 2, 0)}) == 4


@pytest.mark.section("S19")
def test_goals__other_players_do_not_matter() -> None:
    table = Table().lay(hand={"red": "X1", "blue": "X4"}, markets={"red": (5, 5), "blue": (5, 5)}).finish()
    assert (table.line("sphinx_cards")["red"], table.line("sphinx_cards")["blue"]) == (3, 3)


@pytest.mark.section("S19")
def test_reference__the_sheet_says_of_every_card_what_it_pays_and_for_what() -> None:
    assert GAME.reference is not None
    pieces = [piece for group in GAME.reference(GAME.content) for piece in group.pieces]
    sheet = {piece.name.key.removeprefix("sphinx-"): piece for piece in pieces if piece.name.key.startswith("sphinx-")}

    def pays(piece: Piece) -> list[object]:
        return [line.values["points"] for line in piece.lines if "points" in line.values]

    assert {card: pays(piece) for card, piece in sheet.items()} == {
        **{card: [points] for card, (points, _, _) in GOALS.items()},
        "X6": [2],
        "X13": [2],
    }
    keys = {card: [line.key for line in sheet[card].lines] for card in ("X3", "X13", "X18")}
    assert keys["X3"] == ["goal-full_colonnade", "goal-pyramid", "board-points"]
    assert keys["X13"][0] == "board-goal-each"
    assert keys["X18"][:2] == ["board-goal-most", "board-points"]
