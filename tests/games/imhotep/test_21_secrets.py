"""R-41, R-42: what is hidden, from whom, and what is not."""

import pytest

from hypostyle.games.imhotep.vocabulary import PAIR_PLACE
from tests.games.imhotep.table import Table

VIEWERS: list[int | None] = [None, 0, 1, 2, 3]


def knowledge(table: Table) -> list[bytes]:
    return [table.match.knowledge(viewer).to_bytes() for viewer in VIEWERS]


@pytest.mark.section("R-41")
def test_secret__the_order_of_the_draw_pile() -> None:
    table = Table().lay(deck="lever hammer statue entrance")
    assert knowledge(table) == knowledge(Table().lay(deck="entrance statue lever hammer"))
    assert knowledge(table) != knowledge(Table().lay(deck="entrance statue lever sail"))  # what is left can be counted


@pytest.mark.section("R-41", "R-42")
def test_secret__the_coming_round_cards_and_the_one_set_aside() -> None:
    worlds = [Table().change(round_order=order) for order in ([0, 1, 2, 3, 4, 5, 6], [0, 6, 5, 4, 3, 2, 1])]
    assert knowledge(worlds[0]) == knowledge(worlds[1])
    coming = worlds[0].match.view(0)["coming_round_cards"]
    assert coming == sorted([[4, 4, 2, 2], [4, 4, 2, 1], [4, 3, 3, 3], [4, 3, 3, 2], [4, 3, 2, 2], [3, 3, 3, 2]])
    other = Table().change(round_order=[1, 0, 2, 3, 4, 5, 6])
    assert knowledge(worlds[0]) != knowledge(other)  # the revealed card is known


@pytest.mark.section("R-42")
def test_secret__the_set_aside_card_is_not_shown_in_any_round() -> None:
    for number in range(1, 6):
        one = Table().change(round_order=[0, 1, 2, 3, 4, 5, 6]).lay(round=number)
        two = Table().change(round_order=[0, 1, 2, 3, 4, 6, 5]).lay(round=number)
        assert knowledge(one) == knowledge(two)


@pytest.mark.section("R-41")
def test_secret__the_seed_of_chance() -> None:
    one, two = Table(seed=1), Table(seed=1).change(rng=[1, 2, 3, 4])
    assert knowledge(one) == knowledge(two)


def looking(pair: str = "hammer statue", deck: str = "lever sail") -> Table:
    table = Table(b="market").lay(
        boats=["W B .", ". . .", ". .", ". ."], market="chisel chisel chisel .", pair=pair, deck=deck
    )
    return table.play("black", "sail", boat=0, site="market")


@pytest.mark.section("R-41", "S19")
def test_secret__the_pair_is_unknown_to_all_before_it_is_claimed() -> None:
    assert knowledge(looking("hammer statue", "lever sail")) == knowledge(looking("lever sail", "statue hammer"))
    assert [looking().match.view(viewer)["market"]["seen"] for viewer in VIEWERS] == [None] * 5


@pytest.mark.section("R-41", "R-13")
def test_secret__the_pair_is_known_only_to_the_seat_looking_at_it() -> None:
    one = looking("hammer statue", "lever sail").play("white", "claim", place=PAIR_PLACE)
    two = looking("lever sail", "statue hammer").play("white", "claim", place=PAIR_PLACE)
    same = [a == b for a, b in zip(knowledge(one), knowledge(two), strict=True)]
    assert same == [True, True, False, True, True]  # spectator, black, white, brown, gray
    seen = [one.match.view(viewer)["market"]["seen"] for viewer in VIEWERS]
    assert seen == [None, None, ["hammer", "statue"], None, None]


@pytest.mark.section("R-41")
def test_secret__the_event_of_looking_tells_the_cards_to_that_seat_only() -> None:
    table = looking().play("white", "claim", place=PAIR_PLACE)
    assert table.events("pair_seen", viewer="white")[0] == {
        "event": "pair_seen",
        "seat": 1,
        "card": "hammer",
        "other": "statue",
    }
    for viewer in (None, "black", "brown", "gray"):
        assert table.events("pair_seen", viewer=viewer)[0] == {
            "event": "pair_seen",
            "seat": 1,
            "card": None,
            "other": None,
        }


@pytest.mark.section("R-41")
def test_public__the_rejected_card_is_discarded_face_up_and_the_kept_one_shown() -> None:
    table = looking().play("white", "claim", place=PAIR_PLACE).play("white", "keep", choice=1)
    for viewer in VIEWERS:
        view = table.match.view(viewer)
        assert view["discarded"] == {"hammer": 1}
        assert view["players"][1]["cards"] == {"statue": 1}


@pytest.mark.section("R-41")
def test_public__everything_else() -> None:
    table = Table(b="market pyramid temple burial_chamber obelisks").lay(
        boats=["W B . .", ". . .", ". .", ". ."],
        hand={"black": "lever", "gray": "statue"},
        temple="B W",
        burial="G",
        discarded="sail",
    )
    assert len(set(knowledge(table))) == 1
    facts, known = table.facts, table.match.state.mask(2).facts()
    hidden = {"rng", "deck", "pair", "round_order"}
    assert {name for name in facts if facts[name] != known[name]} <= hidden


@pytest.mark.section("R-41")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_imagined__worlds_agree_with_what_a_seat_knows(viewer: int) -> None:
    table = looking().play("white", "claim", place=PAIR_PLACE)
    known = table.match.state.mask(viewer)
    pairs = set()
    for seed in range(30):
        world = known.imagine(seed)
        assert world.mask(viewer).to_bytes() == known.to_bytes()
        facts = world.facts()
        assert sorted(facts["pair"] + facts["deck"][:2]) == [0, 1, 2, 11]  # lever, hammer, sail, statue
        pairs.add(tuple(facts["pair"]))
    assert (len(pairs) == 1) == (viewer == 1)
