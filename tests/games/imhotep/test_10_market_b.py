"""S19: the Market on side B, with its face-down pair."""

from collections import Counter

import pytest

from hypostyle.games.imhotep.vocabulary import PAIR_PLACE
from tests.games.imhotep.table import Table

BOATS = ["W B .", ". . .", ". .", ". ."]


def at_the_market(pair: str = "hammer statue", **things: object) -> Table:
    table = Table(b="market").lay(boats=BOATS, market="lever temple_ornament sail .", pair=pair, **things)
    return table.play("black", "sail", boat=0, site="market")


@pytest.mark.section("S18", "S19")
def test_market_b__three_cards_face_up_and_two_face_down() -> None:
    table = (
        Table(b="market").lay(market=". . . .", pair="", deck="lever statue sail entrance hammer chisel").close_round()
    )
    assert table.market == ["lever", "statue", "sail", "."]
    assert table.pair == ["hammer", "entrance"]
    assert table.deck == ["chisel"]
    assert table.match.view()["market"] == {"places": ["lever", "statue", "sail"], "pair": 2, "seen": None}
    assert table.events("pair_dealt") == [{"event": "pair_dealt", "amount": 2}]


@pytest.mark.section("S19")
def test_market_b__the_first_round_is_dealt_the_same_way() -> None:
    facts = Table(b="market").facts
    assert [card >= 0 for card in facts["market"]] == [True, True, True, False]
    assert (facts["pair_count"], facts["deck_count"]) == (2, 29)


@pytest.mark.section("S19", "R-13")
@pytest.mark.parametrize(("choice", "kept", "rejected"), [(0, "hammer", "statue"), (1, "statue", "hammer")])
def test_market_b__look_at_both_keep_one_discard_the_other(choice: int, kept: str, rejected: str) -> None:
    table = at_the_market().play("white", "claim", place=PAIR_PLACE)
    assert (table.waiting, table.prompt) == (["white"], "pair_choice")
    assert table.match.view(1)["market"]["seen"] == ["hammer", "statue"]
    table.play("white", "keep", choice=choice)
    assert table.hand("white") == {kept: 1}
    assert table.discarded == {rejected: 1}
    assert table.pair == []
    assert table.events("card_discarded", "card_taken") == [
        {"event": "card_discarded", "card": rejected},
        {"event": "card_taken", "seat": 1, "card": kept},
    ]
    assert (table.waiting, table.prompt) == (["black"], "market_choice")


@pytest.mark.section("R-13")
def test_market_b__no_going_back_after_looking() -> None:
    table = at_the_market().play("white", "claim", place=PAIR_PLACE)
    assert table.verbs("white") == {"keep"}
    assert table.refusal("white", "claim", place=0) == "not_asked"
    assert table.refusal("white", "decline") == "not_asked"


@pytest.mark.section("R-13", "R-27")
def test_market_b__a_kept_red_card_is_played_after_the_other_is_discarded() -> None:
    table = at_the_market("entrance statue").play("white", "claim", place=PAIR_PLACE).play("white", "keep", choice=0)
    told = [
        (event["event"], event.get("card")) for event in table.events("card_taken", "card_discarded", "pyramid_built")
    ]
    assert told == [
        ("card_discarded", "statue"),
        ("card_taken", "entrance"),
        ("pyramid_built", None),
        ("card_discarded", "entrance"),
    ]
    assert table.line("pyramid")["white"] == 2


@pytest.mark.section("R-13", "R-12")
def test_market_b__the_rejected_card_may_be_drawn_by_the_kept_one() -> None:
    table = Table(b="market pyramid").lay(
        boats=BOATS, market="lever . . .", pair="entrance statue", deck="", pyramids={"left": "G"}
    )
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=PAIR_PLACE)
    table.play("white", "keep", choice=0).play("white", "build", pyramid="left").play("white", "accept")
    assert table.hand("white") == {"statue": 1}  # the only card of the renewed pile
    assert table.discarded == {"entrance": 1}


@pytest.mark.section("S19")
def test_market_b__the_pair_is_claimed_once() -> None:
    table = at_the_market().play("white", "claim", place=PAIR_PLACE).play("white", "keep", choice=0)
    assert [action["place"] for action in table.legal("black", "claim")] == [0, 1, 2]
    assert table.refusal("black", "claim", place=PAIR_PLACE) == "no_card_there"


@pytest.mark.section("S19")
def test_market_b__two_cards_of_one_kind_leave_one_choice() -> None:
    table = at_the_market("statue statue").play("white", "claim", place=PAIR_PLACE)
    assert table.legal("white") == [{"verb": "keep", "choice": 0}]
    assert table.refusal("white", "keep", choice=1) == "same_cards"
    table.play("white", "keep", choice=0)
    assert table.hand("white") == {"statue": 1}
    assert table.discarded == {"statue": 1}


@pytest.mark.section("R-13", "S11")
def test_market_b__an_untouched_pair_is_discarded_at_round_end() -> None:
    table = (
        Table(b="market")
        .lay(market="lever . . .", pair="hammer statue", deck="sail sail sail chisel chisel")
        .close_round()
    )
    assert table.discarded == {"lever": 1, "hammer": 1, "statue": 1}
    assert table.pair == ["chisel", "chisel"]


@pytest.mark.section("R-05", "S19")
def test_market_b__taking_is_optional_here_too() -> None:
    table = at_the_market().play("white", "decline").play("black", "decline")
    assert table.pair == ["hammer", "statue"]
    assert table.quarry == {"black": 27, "white": 26, "brown": 25, "gray": 24}


@pytest.mark.section("R-40")
@pytest.mark.parametrize(
    ("deck", "face_up", "pair"),
    [
        ("lever statue sail hammer", ["lever", "statue", "sail"], ["hammer"]),
        ("lever statue sail", ["lever", "statue", "sail"], []),
        ("lever", ["lever", ".", "."], []),
    ],
)
def test_market_b__too_few_cards_fill_the_face_up_places_first(deck: str, face_up: list[str], pair: list[str]) -> None:
    table = Table(b="market").lay(market=". . . .", pair="", deck=deck, discarded="").close_round()
    assert table.market == [*face_up, "."]
    assert table.pair == pair


@pytest.mark.section("R-40")
def test_market_b__a_pair_of_one_is_taken_without_choice() -> None:
    table = at_the_market("hammer").play("white", "claim", place=PAIR_PLACE)
    assert table.hand("white") == {"hammer": 1}
    assert table.discarded == {}
    assert (table.waiting, table.prompt) == (["black"], "market_choice")


@pytest.mark.section("R-12", "R-40")
def test_market_b__six_rounds_use_thirty_cards() -> None:
    table = Table(b="market")
    for _ in range(5):
        table.close_round()
    facts = table.facts
    assert facts["deck_count"] == 34 - 30
    laid = Counter(table.discarded) + Counter(table.market[:3]) + Counter(table.pair) + Counter(table.deck)
    assert sum(laid.values()) == 34
