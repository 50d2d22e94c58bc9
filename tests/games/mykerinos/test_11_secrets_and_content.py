"""R-35: what is hidden; and what an owner's content file may say."""

from pathlib import Path

import pytest

import hypostyle
from tests.games.mykerinos.table import Table

GAME = hypostyle.game("mykerinos")


@pytest.mark.section("R-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_secrets__only_chance_is_hidden_from_everybody_alike(seats: int) -> None:
    match = GAME.new(seats, 7)
    known = [match.state.mask(seat).to_bytes() for seat in range(-1, seats)]
    assert len(set(known)) == 1
    facts, truth = match.state.mask(0).facts(), match.state.facts()
    assert facts.pop("rng") == [0, 0, 0, 0]
    truth.pop("rng")
    assert facts == truth


@pytest.mark.section("R-35", "R-17")
def test_secrets__which_cards_are_left_is_known_not_their_order() -> None:
    regions = set()
    for world in range(20):
        table = Table(3).lay(region="B.......\n" + "........\n" * 5).survey("blue", "red", "green")
        imagined = table.match.state.mask(0).imagine(world)
        imagined.apply(0, GAME.words.action({"verb": "claim", "side": "left"}) or 0)
        facts = imagined.facts()
        assert facts["season"] == 1
        assert not {card for card in facts["region"] if card >= 0} & {
            card for card in range(36) if not table.facts["undealt"][card]
        }
        regions.add(tuple(facts["region"]))
    assert len(regions) == 20


@pytest.mark.section("S09")
def test_undo__inside_a_move_is_allowed_after_a_new_region_it_is_not() -> None:
    match = GAME.new(2, 3)
    seat = match.decisions[0].seat
    first = next(action for action in match.decision(seat).actions if action.verb == "dig")
    match.play(seat, first)
    match.play(seat, {"verb": "decline"})
    other = match.decisions[0].seat
    match.play(other, {"verb": "pass"})
    match.play(seat, next(action for action in match.decision(seat).actions if action.verb == "extend"))
    assert match.decision(seat).prompt == "extending"
    assert match.may_undo(seat)
    match.undo(seat)
    assert match.decision(seat).prompt == "turn"
    match.play(seat, {"verb": "pass"})
    while match.state.facts()["season"] == 0:
        chooser = match.decisions[0].seat
        match.play(chooser, match.decision(chooser).actions[0])
    assert not match.may_undo(chooser)


def load(folder: Path, text: str) -> None:
    (folder / "mykerinos.toml").write_text(text, encoding="utf-8")
    GAME.load_content(folder)


FIVE = '{ prestige = 5, grid = ["..", "..", ".."] }'
CARD = '{ prestige = 0, grid = ["..", "..", ".."] }'


@pytest.mark.section("S01")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"[parcels]\nnone = [{CARD}, {CARD}]", "36 parcels"),
        ("[parcels]\nnone = [{ prestige = 5, grid = ['..', '..'] }]", "grid must be 3 rows"),
        ("[parcels]\nnone = [{ prestige = 5, grid = ['..', '..', '.x'] }]", "grid must be 3 rows"),
        ("[parcels]\nnone = [{ prestige = -1, grid = ['..', '..', '..'] }]", "prestige must be"),
        ("[parcels]\nnone = [{ prestige = '5', grid = ['..', '..', '..'] }]", "prestige must be"),
        ("[parcels]\nnone = [{ prestige = 4, grid = ['..', '..', '..'] }]", "prestige must be 0, 2, 3 or 5; it is 4"),
        ("[parcels]\nnone = [{ prestige = 5, grid = ['^^', '^^', '^^'] }]", "Parcel 36 is covered with pyramids"),
        (f"[parcels]\nnone = []\nviolet = [{', '.join([CARD] * 8)}]", "Exactly one parcel must have no patron"),
        (f"[parcels]\nnone = [{', '.join([CARD] * 2)}]\nviolet = [{', '.join([CARD] * 6)}]", "exactly one"),
        (f"[parcels]\nviolet = []\nlemon = [{', '.join([CARD] * 14)}]", "Lady Violet has no parcel"),
        (f"[parcels]\nlemon = [{', '.join([CARD] * 6)}, {FIVE}]", "Parcel 14 shows 5: only the parcel without a"),
        ("[parcels]\nbishop = []", "no field 'bishop'"),
        ("[seasons]\ncards = [8, 8, 8, 10]", "whole rows"),
        ("[seasons]\ncards = [12, 12, 12, 12]", "whole rows"),
        ("[museum]\nrooms = []", "15 rooms"),
        ("[scoring]\nset = 'five'", "set must be"),
        ("[cubes]\nper_season = { players_2 = 11, players_3 = 11 }", "players_4 must be"),
        ("[passing_scale]\nneutral_space = 4", "neutral_space must be"),
    ],
)
def test_content__a_wrong_file_is_refused_with_the_field_and_what_is_allowed(
    tmp_path: Path, text: str, complaint: str
) -> None:
    with pytest.raises(hypostyle.BadContent, match=complaint):
        load(tmp_path, text)


def swapped_rooms() -> str:
    rooms = GAME.content.data["museum"]["rooms"]
    lines = [f"{{ name = '{room['name']}', points = {room['points']}, wings = {room['wings']} }}" for room in rooms]
    return f"[museum]\nrooms = [{', '.join([lines[1], lines[0], *lines[2:]])}]"


@pytest.mark.section("S22")
def test_content__rooms_stand_in_order_and_each_wing_has_four(tmp_path: Path) -> None:
    with pytest.raises(hypostyle.BadContent, match="five_1"):
        load(tmp_path, swapped_rooms())
    rooms = GAME.content.data["museum"]["rooms"]
    lines = [f"{{ name = '{room['name']}', points = {room['points']}, wings = [1] }}" for room in rooms]
    with pytest.raises(hypostyle.BadContent, match="each wing has 4"):
        load(tmp_path, f"[museum]\nrooms = [{', '.join(lines)}]")


@pytest.mark.section("S01")
def test_content__an_owners_cards_are_played(tmp_path: Path) -> None:
    (tmp_path / "mykerinos.toml").write_text("[scoring]\nset = 7\n", encoding="utf-8")
    content = GAME.load_content(tmp_path)
    table = Table(3, content=content)
    for _ in range(3):
        table.end_season()
    table.lay(hand={"blue": "violet lemon brown blackmore tangerine"}).end_season()
    assert table.line("sets")["blue"] == 7
    assert content.digest != GAME.content.digest
