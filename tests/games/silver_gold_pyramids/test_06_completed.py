"""S11: completed pyramids and their replacement."""

import pytest

from tests.games.silver_gold_pyramids.table import Table

ALMOST = "A1 A2 A3 A4 A5 B5 C5"  # two cells before the tomb of a plain card
LAST = "A1 A2 A3 A4 A5 B5 C5 D5"
CROSSED = "S.... ..... ..... ..... ...xT"  # completing it with D5-E5 gives a bonus cell


def finishing(seats: int, hands: dict[str, str], double: str = "") -> Table:
    """Everybody in `hands` marks the tomb of the left card; one of them of the right card too."""
    first = {int(cards.split()[0]): CROSSED for name, cards in hands.items() if name == double}
    table = Table(seats=seats, pattern="I2", grids=first)
    table.lay(hands=hands, marks=dict.fromkeys(hands, (ALMOST, LAST)))
    for name in hands:
        table.mark(name, "left", "D5-E5")
        if name == double:
            table.mark(name, "right", "E5")
    return table.reveal()


@pytest.mark.section("S11", "E5")
def test_completed__set_aside_and_replaced_from_the_display_which_is_refilled() -> None:
    table = Table(pattern="I2").lay(marks={"leon": ("", ALMOST)}).mark("leon", "right", "D5-E5").reveal()
    assert table.completed("leon") == [2]
    assert table.waiting == ["leon"]
    assert table.verbs("leon") == {"take", "draw"}
    table.play("leon", "take", place=2)
    assert table.hand("leon") == [1, 47]
    assert table.marked("leon", "right") == set()
    assert all(table.display)
    assert table.display[:2] == [45, 46]
    assert 47 not in table.display
    assert table.match.view()["stage"] == "marking"


@pytest.mark.section("S11", "R-29")
def test_replacement__from_the_deck_unseen_and_compulsory() -> None:
    table = finishing(2, {"leon": "1 2"}).lay(deck="9")
    assert table.refusal("leon", "mark", hand="right", cells="E5") == "not_asked"
    table.play("leon", "draw")
    assert table.hand("leon") == [9, 2]
    assert table.events("card_drawn") == [{"event": "card_drawn", "seat": 0, "card": 9}]


@pytest.mark.section("S11")
def test_completed__stays_visible_and_is_marked_no_more() -> None:
    table = finishing(2, {"leon": "1 2"}).play("leon", "take", place=0)
    for viewer in (None, 0, 1):
        assert table.match.view(viewer)["players"][0]["completed"] == [1]
    assert {action["cells"] for action in table.legal("leon") if action["hand"] == "left"} & {"E4", "E5"} == set()


@pytest.mark.section("S11", "R-11")
def test_replacement__several_players_by_ascending_card_number() -> None:
    table = finishing(3, {"leon": "30 31", "tom": "12 13", "sarah": "20 21"})
    order = []
    while table.prompt == "replacement":
        order += table.waiting
        table.play(table.waiting[0], "take", place=0)
    assert order == ["tom", "sarah", "leon"]


@pytest.mark.section("S11", "R-11")
def test_replacement__each_sees_the_refilled_display() -> None:
    table = finishing(2, {"leon": "30 31", "tom": "12 13"})
    table.play("tom", "take", place=1)
    assert table.waiting == ["leon"]
    assert all(table.display)


@pytest.mark.section("S11", "R-11", "R-29")
def test_replacement__both_cards_of_one_player_from_the_display_before_it_is_refilled() -> None:
    table = finishing(2, {"leon": "5 40"}, double="leon")
    table.play("leon", "take", place=3)
    assert table.display == [45, 46, 47, 0]
    assert table.refusal("leon", "take", place=3) == "no_card_there"
    table.play("leon", "take", place=0)
    assert table.hand("leon") == [48, 45]
    assert all(table.display)


@pytest.mark.section("R-29")
def test_replacement__one_from_the_deck_and_one_from_the_display() -> None:
    table = finishing(2, {"leon": "5 40"}, double="leon").play("leon", "draw").play("leon", "take", place=0)
    assert table.hand("leon")[1] == 45


@pytest.mark.section("R-11")
def test_replacement__cards_not_players_are_in_order() -> None:
    table = finishing(2, {"leon": "5 40", "tom": "20 21"}, double="leon")
    assert table.match.view()["to_replace"] == [
        {"seat": 0, "card": 5},
        {"seat": 1, "card": 20},
        {"seat": 0, "card": 40},
    ]
    table.play("leon", "take", place=0)
    assert table.waiting == ["tom"]
    assert table.display == [0, 46, 47, 48]
    table.play("tom", "take", place=1)
    assert table.waiting == ["leon"]
    assert all(table.display)
    table.play("leon", "take", place=3)
    assert table.hand("leon") == [45, 48]
    assert table.hand("tom") == [46, 21]


@pytest.mark.section("S11", "R-29")
def test_deck_exhausted__play_goes_on_and_the_display_is_not_refilled() -> None:
    table = finishing(2, {"leon": "1 2"}).lay(deck="")
    assert table.refusal("leon", "draw") == "deck_empty"
    table.play("leon", "take", place=1)
    assert table.display == [45, 0, 47, 48]
    assert table.match.view()["stage"] == "marking"


@pytest.mark.section("R-29")
def test_deck_exhausted__a_short_deck_refills_as_far_as_it_goes() -> None:
    table = finishing(2, {"leon": "5 40"}, double="leon").lay(deck="9")
    table.play("leon", "take", place=0).play("leon", "take", place=1)
    assert table.display == [9, 0, 47, 48]


@pytest.mark.section("R-29")
def test_display_empty__the_deck_is_the_only_choice() -> None:
    table = finishing(2, {"leon": "1 2"}).lay(display=". . . .")
    assert table.verbs("leon") == {"draw"}


@pytest.mark.section("R-12")
def test_no_card_left__lower_numbers_are_served_first_and_the_rest_play_on() -> None:
    table = Table(pattern="I2").lay(
        hands={"leon": "30 31", "tom": "12 13"},
        marks={"leon": (ALMOST, ""), "tom": (ALMOST, "")},
        display=". 46 . .",
        deck="",
    )
    table.mark("leon", "left", "D5-E5").mark("tom", "left", "D5-E5")
    assert table.waiting == ["tom"]
    table.play("tom", "take", place=1)
    assert table.hand("leon") == [0, 31]
    assert table.events("card_not_replaced") == [{"event": "card_not_replaced", "seat": 0, "card": 30}]
    assert table.waiting == ["leon", "tom"]
    assert table.refusal("leon", "mark", hand="left", cells="A1") == "no_card_held"


@pytest.mark.section("R-12")
def test_no_card_left__whoever_has_none_sits_out() -> None:
    table = Table(pattern="I2").lay(hands={"leon": "30 ."}, marks={"leon": (ALMOST, "")}, display=". . . .", deck="")
    table.mark("leon", "left", "D5-E5").reveal()
    assert table.hand("leon") == [0, 0]
    assert table.waiting == ["tom"]
    assert table.match.view()["to_move"] == [1]
    table.reveal()
    assert table.facts["turn"] == 3


@pytest.mark.section("R-12")
def test_no_card_left__when_nobody_has_one_the_match_runs_to_its_end() -> None:
    table = Table(pattern="I2").lay(
        hands={"leon": "30 .", "tom": "12 ."},
        marks={"leon": (ALMOST, ""), "tom": (ALMOST, "")},
        display=". . . .",
        deck="",
    )
    table.mark("leon", "left", "D5-E5").mark("tom", "left", "D5-E5")
    assert table.match.over
    assert len(table.events("expedition_revealed")) == 27


@pytest.mark.section("R-28")
def test_replacement__the_new_card_is_unmarked_and_used_from_the_next_expedition_on() -> None:
    table = finishing(2, {"leon": "1 2"})
    assert table.facts["turn"] == 1
    table.play("leon", "take", place=0)
    assert table.facts["turn"] == 2
    assert table.singles("leon", "left") == {"A1"}


@pytest.mark.section("R-27")
def test_last_turn__tombs_and_points_count_but_nothing_is_replaced() -> None:
    table = Table(pattern="I2", round=4, turn=7).lay(
        marks={"leon": (ALMOST, "")},
        completed={"leon": "10 13 16"},
        prizes={"green": "leon tom ."},
    )
    display, deck = table.display, table.deck
    before = table.scores["leon"]
    table.mark("leon", "left", "D5-E5").reveal()
    assert table.match.over
    assert table.scores["leon"] == before + 10 + 3
    assert (table.display, table.deck) == (display, deck)


@pytest.mark.section("S11", "R-11")
def test_replacement__whoever_completed_a_higher_number_is_told_to_wait() -> None:
    table = finishing(2, {"leon": "20 2", "tom": "5 8"})
    assert table.waiting == ["tom"]
    refusal = table.match.why_not(0, {"verb": "draw"})
    assert refusal is not None
    assert refusal.reason == "lower_number_first"
    refusal = table.match.why_not(0, {"verb": "keep", "pair": "1-2"})
    assert refusal is not None
    assert refusal.reason == "not_asked", "that is not what it waits for"


@pytest.mark.section("S11", "R-11")
def test_replacement__who_has_nothing_to_replace_is_not_told_to_wait_for_it() -> None:
    table = finishing(2, {"tom": "5 8"})
    assert table.waiting == ["tom"]
    refusal = table.match.why_not(0, {"verb": "draw"})
    assert refusal is not None
    assert refusal.reason == "not_asked"


@pytest.mark.section("R-19", "S14")
def test_completed__the_lowest_number_is_kept_for_a_tie() -> None:
    table = Table(pattern="I2").lay(marks={"leon": (ALMOST, LAST)})
    table.mark("leon", "right", "E5").reveal()
    seat = table.seat("leon")
    assert table.facts["lowest"][seat] == 2, "the first one counts"
    table.play("leon", "draw").lay(marks={"leon": (LAST, "")}).mark("leon", "left", "E5").reveal()
    assert table.facts["lowest"][seat] == 1, "and then a lower one"


@pytest.mark.section("R-19", "S14")
def test_completed__a_higher_number_later_does_not_count_for_a_tie() -> None:
    table = Table(pattern="I2").lay(marks={"leon": (LAST, ALMOST)})
    table.mark("leon", "left", "E5").reveal().play("leon", "draw")
    table.lay(marks={"leon": ("", LAST)}).mark("leon", "right", "E5").reveal()
    assert table.facts["completed_by"][1] == table.facts["completed_by"][2] == table.seat("leon") + 1
    assert table.facts["lowest"][table.seat("leon")] == 1
