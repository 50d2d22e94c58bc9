"""S04: laying out the river."""

import pytest

import hypostyle
from hypostyle.games.egizia.vocabulary import CARD_NAMES, DECK_NAMES, FACE_NAMES
from hypostyle.testing.contract import random_match
from tests.games.egizia.table import Table

GAME = hypostyle.game("egizia")
PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])


def layouts(seats: int, seed: int) -> list[dict[str, list[int]]]:
    """The river at the first decision of each round."""
    found: dict[int, dict[str, list[int]]] = {}
    for match, _seat, _action in random_match(GAME, seats, {}, seed):
        facts = match.state.facts()
        if match.log and facts["round"] not in found and facts["hand_count"][0]:
            found[facts["round"]] = {name: facts[name] for name in ("river_card", "river_face")}
    return [found[number] for number in range(5)]


@PLAYERS
@pytest.mark.section("S04", "S03", "R-02", "R-45", "R-80")
def test_river__each_round_lays_cards_of_its_deck_and_fresh_tiles(seats: int) -> None:
    closed = 2 if seats == 2 else 0
    seen: set[int] = set()
    for number, layout in enumerate(layouts(seats, seed=3)):
        cards = layout["river_card"]
        assert cards[:closed] == [-1] * closed
        assert -1 not in cards[closed:]
        deck = GAME.content.data["nile_decks"]["round_deck"][number]
        assert all(GAME.content.data["nile_cards"][CARD_NAMES[card]]["deck"] == deck for card in cards[closed:])
        assert not seen & set(cards[closed:])  # cards are never laid twice
        seen |= set(cards[closed:])
        faces = [FACE_NAMES[face] for face in layout["river_face"] if face >= 0]
        assert len(set(faces)) == len(faces) == 7 - closed
        if number == 0 and seats > 2:
            assert faces == ["N1", "N2", "N3", "N4", "N5", "N6", "N7"]
        else:
            marks = {GAME.content.data["nile_tiles"][face]["players"] for face in faces}
            assert marks <= ({"all", "2"} if seats == 2 else {"all", "3+"})


@pytest.mark.section("R-02")
def test_river__two_players_use_all_five_tiles_from_the_first_round() -> None:
    for seed in range(3):
        for layout in layouts(2, seed):
            assert sorted(FACE_NAMES[face] for face in layout["river_face"] if face >= 0) == [
                "T10",
                "T11",
                "T7",
                "T8",
                "T9",
            ]


@pytest.mark.section("S04")
def test_river__decks_are_as_large_as_printed() -> None:
    decks = [card["deck"] for name, card in GAME.content.data["nile_cards"].items() if name.startswith("R")]
    assert [decks.count(name) for name in DECK_NAMES] == [22, 22, 12]


@pytest.mark.section("R-45", "S14")
def test_river__what_is_left_of_a_round_leaves_the_game() -> None:
    table = Table().lay(river={"card_1": "R2", "round_1": "T1"}, ships={"card_2": "red", "round_2": "blue"}).close()
    facts = table.facts
    assert facts["card_place"][CARD_NAMES.index("R2")] == 6
    assert facts["ship"] == [0] * 29
    assert facts["river_card"][0] != CARD_NAMES.index("R2")


@pytest.mark.section("S03", "R-45")
def test_closed_spaces__carry_no_face_in_any_round_for_two() -> None:
    match = hypostyle.game("egizia").new(2, 5)
    for seat in (0, 1):
        match.play(seat, match.decision(seat).actions[0])
    closed = [space for space in match.view()["river"] if space["kind"] == "round" and not space["open"]]
    assert [space["face"] for space in closed] == [None, None]
    assert len([space for space in match.view()["river"] if space["kind"] == "round" and space["face"]]) == 5
