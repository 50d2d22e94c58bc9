"""R-20, R-39, R-43: what is hidden, from whom, and what is not."""

import random
from typing import Any

import pytest

import hypostyle
from hypostyle.games.hieroglyph_wall.vocabulary import EYES, FIRST_CURSE, HAND, HIDDEN
from tests.games.hieroglyph_wall.table import Table
from tests.games.hieroglyph_wall.test_10_curse import LINE, searching

VIEWERS: list[int | None] = [None, 0, 1]


def knowledge(table: Table) -> list[bytes]:
    return [table.match.knowledge(viewer).to_bytes() for viewer in VIEWERS]


def known(table: Table, viewer: int | None) -> dict[str, Any]:
    return table.match.knowledge(viewer).state.facts()


@pytest.mark.section("R-20")
def test_secret__the_order_of_the_pile_and_the_chance_to_come() -> None:
    one = Table().lay(pile="D> S>, M> K>, I> K>")
    assert knowledge(one) == knowledge(Table().lay(pile="I> K>, D> S>, M> K>").change(rng=[1, 2, 3, 4]))
    assert knowledge(one) != knowledge(Table().lay(pile="I> K>, D> S>"))  # its size is seen


@pytest.mark.section("R-20")
def test_secret__other_hands_are_exchangeable_with_the_pile() -> None:
    one = Table().lay(hands={"red": "D> S>", "yellow": "M> K>,C> I>"}, pile="I> K>, J< C<")
    two = Table().lay(hands={"red": "D> S>", "yellow": "I> K>,J< C<"}, pile="C> I>, M> K>")
    assert known(one, 0) == known(two, 0)
    assert known(one, 1) != known(two, 1)
    assert known(one, 0)["hand"][:1] == [one.tile("D> S>") + 1]
    assert known(one, 0)["hand"][HAND : 2 * HAND] == [HIDDEN] * HAND
    assert known(one, 0)["hand_count"][:2] == [1, 2]
    assert known(one, None)["hand"] == [HIDDEN] * 4 * HAND


@pytest.mark.section("R-20", "R-30")
def test_secret__pharaoh_cards_are_known_to_their_owners() -> None:
    table = Table().lay(pharaoh="red:cat yellow:ibis")
    assert known(table, 0)["pharaoh"] == [6, 0, 0, 0]
    assert known(table, 1)["pharaoh"] == [0, 5, 0, 0]
    assert known(table, None)["pharaoh"] == [0, 0, 0, 0]
    favourites = {known_world["pharaoh"][1] for known_world in worlds(table, 0)}
    assert favourites == {1, 2, 3, 4, 5, 7}  # any but the own one


def curses(facts: dict[str, Any]) -> list[int]:
    return sorted(tile for tile in facts["pile"] if tile >= FIRST_CURSE)


def worlds(table: Table, viewer: int, count: int = 60) -> list[dict[str, Any]]:
    state = table.match.knowledge(viewer).state
    return [state.imagine(seed).facts() for seed in range(count)]


@pytest.mark.section("R-20", "S04")
def test_secret__values_of_closed_sarcophagi_are_known_to_nobody() -> None:
    assert all(known(Table(), viewer)["mummy"] == [HIDDEN] * 21 for viewer in VIEWERS)


@pytest.mark.section("R-20")
def test_secret__the_value_of_an_opened_one_is_known_to_its_owner_only() -> None:
    table = Table().lay(opened="cat:red,yellow")
    first = 5 * EYES
    mummy = table.facts["mummy"]
    assert known(table, 0)["mummy"][first : first + 3] == [mummy[first], HIDDEN, HIDDEN]
    assert known(table, 1)["mummy"][first : first + 3] == [HIDDEN, mummy[first + 1], HIDDEN]
    assert known(table, None)["mummy"] == [HIDDEN] * 21
    assert known(table, None)["holder"] == table.facts["holder"]  # who owns which, with its eyes, is seen by all


@pytest.mark.section("R-20")
def test_imagined_values__fit_the_eyes_and_the_public_multiset() -> None:
    """Red holds three of the four 3s: the other one-eyed ones are one 3 and three 4s."""
    table = Table().lay(opened="cat:red dromedary:red snake:red")
    mummy = table.facts["mummy"]
    ones = [number for number in range(0, 21, EYES) if number not in (15, 0, 3)]
    order = dict(zip([15, 0, 3, *ones], [3, 3, 3, 3, 4, 4, 4], strict=True))
    table.change(mummy={number: order.get(number, value) for number, value in enumerate(mummy)})
    for world in worlds(table, 0):
        assert sorted(world["mummy"][number] for number in ones) == [3, 4, 4, 4]
        assert sorted(world["mummy"][1::EYES]) == [5, 5, 5, 5, 6, 6, 6]
        assert sorted(world["mummy"][2::EYES]) == [7, 7, 7, 8, 8, 10, 10]
    assert {tuple(world["mummy"][number] for number in ones) for world in worlds(table, 0)} == {
        (3, 4, 4, 4),
        (4, 3, 4, 4),
        (4, 4, 3, 4),
        (4, 4, 4, 3),
    }


@pytest.mark.section("R-39", "R-20")
def test_gift__is_known_to_giver_and_receiver() -> None:
    table = searching(seats=3, opened="cat:yellow").play("red", "claim", **LINE)
    value = table.facts["mummy"][15]
    assert [known(table, viewer)["mummy"][15] for viewer in (0, 1, 2, None)] == [value, value, HIDDEN, HIDDEN]
    told = {
        viewer: table.events("sarcophagus_given", viewer=viewer)[0]["value"] for viewer in ("red", "yellow", "green")
    }
    assert told == {"red": value, "yellow": None, "green": None}  # yellow knew before


@pytest.mark.section("R-39")
def test_gift__a_perfect_memory_follows_it_from_hand_to_hand() -> None:
    """Yellow gave it to red, red gives it to green: all three know it, blue does not."""
    wall = {0: "M< S<", 1: "D> C>", 2: "I< S<", 3: "M> K>"}
    table = searching(seats=4, wall=wall, opened="cat:yellow", second="curse:0, curse:1, M> K>")
    table.play("red", "claim", **LINE)
    table.play("green", "claim", row=0, cell=4, way="right")
    value = table.facts["mummy"][15]
    assert [known(table, viewer)["mummy"][15] for viewer in range(4)] == [value, value, value, HIDDEN]


@pytest.mark.section("R-43", "R-20")
def test_second_pile__its_uppermost_back_is_seen_by_all() -> None:
    for top, snake in (("curse:2", 1), ("M> K>", 0)):
        table = Table(curse=True).lay(hand="D> S>")
        table.lay_pile(f"J< C<, {top}, I> K>, curse:4, C> I>", second=4)
        table.change(curses_met=0b101011 if snake else 0b101111)
        assert known(table, None)["snake"] == snake
        for world in worlds(table, 0, 30):
            assert (world["pile"][3] >= FIRST_CURSE) == bool(snake)
            assert world["pile"][4] < FIRST_CURSE
            assert curses(world) == curses(table.facts)


@pytest.mark.section("R-43")
def test_second_pile__which_curse_lies_where_is_unknown() -> None:
    def laid(pile: str) -> Table:
        table = Table(curse=True).lay(hand="D> S>")
        table.lay_pile(pile, second=4)
        return table

    one, two = laid("J< C<, curse:2, I> K>, curse:4, C> I>"), laid("C> I>, curse:4, curse:2, J< C<, I> K>")
    assert known(one, 0) == known(two, 0)
    three = laid("J< C<, I> K>, curse:2, curse:4, C> I>")
    assert known(one, 0) != known(three, 0)


@pytest.mark.section("R-20")
def test_public__wall_columns_scarabs_archaeologists_and_what_waits() -> None:
    table = Table().lay(wall={0: "C< D<,C< D>"}, hand="D< M>", guards="dromedary:yellow", scarabs="dromedary:2")
    table.drop("D< M>", 1)
    public = (
        "wall",
        "level",
        "guard",
        "scarabs",
        "slab",
        "stock",
        "plain",
        "takeover",
        "opened",
        "holder",
        "column_order",
    )
    for viewer in VIEWERS:
        assert all(known(table, viewer)[field] == table.facts[field] for field in public)


@pytest.mark.section("R-20", "S16")
def test_end__owned_sarcophagi_and_pharaoh_cards_are_shown() -> None:
    table = Table().lay(opened="cat:red,yellow", pharaoh="red:cat yellow:ibis").finish()
    facts = known(table, None)
    assert facts["mummy"][15:17] == table.facts["mummy"][15:17]
    assert facts["mummy"][17] == HIDDEN
    assert facts["pharaoh"] == table.facts["pharaoh"]


@pytest.mark.section("R-20", "R-39", "R-43")
@pytest.mark.parametrize("seats", [2, 4])
def test_imagined_worlds__are_dealt_fairly(seats: int) -> None:
    """Each unseen tile is as likely in an opponent's hand as any other."""
    match, chance = hypostyle.game("hieroglyph_wall").new(seats, 3, {"curse": True}), random.Random(3)
    for _ in range(40):
        decision = chance.choice(match.decisions)
        match.play(decision.seat, chance.choice(decision.actions))
    facts, known_state = match.state.facts(), match.knowledge(0).state
    unseen = {tile for tile in facts["pile"] + facts["hand"][HAND:] if HIDDEN < tile < FIRST_CURSE}
    held: dict[int, int] = dict.fromkeys(unseen, 0)
    rounds = 2000
    for seed in range(rounds):
        for tile in known_state.imagine(seed).facts()["hand"][HAND:]:
            if tile != HIDDEN:
                held[tile] += 1
    expected = rounds * sum(facts["hand_count"][1:]) / len(unseen)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in held.values())


@pytest.mark.section("R-43")
def test_imagining_the_truth_itself__shuffles_the_piles_and_keeps_what_is_seen() -> None:
    match = hypostyle.game("hieroglyph_wall").new(3, 4, {"curse": True})
    facts = match.state.facts()
    for seed in range(20):
        world = match.state.imagine(seed).facts()
        assert (world["hand"], world["mummy"], world["pharaoh"]) == (facts["hand"], facts["mummy"], facts["pharaoh"])
        assert (world["pile"][34] >= FIRST_CURSE) == bool(facts["snake"])
        assert all(tile < FIRST_CURSE for tile in world["pile"][35:])
        assert sorted(world["pile"]) == sorted(facts["pile"])
