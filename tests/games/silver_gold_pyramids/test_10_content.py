"""The printed facts: each with its source, replaceable by an owner's file card by card, or refused."""

import random
from pathlib import Path

import pytest

from hypostyle.engine.content import Content
from hypostyle.engine.errors import BadContent
from tests.games.silver_gold_pyramids.table import GAME

CONFIDENCE = {"rulebook", "several sources", "one source", "deduced", "reconstructed"}
PLAIN = ["S....", ".....", ".....", ".....", "....T"]


def owners(folder: Path, text: str) -> Content:
    (folder / "silver_gold_pyramids.toml").write_text(text, encoding="utf-8")
    return GAME.load_content(folder)


def card(number: int, rows: list[str], colour: str = "green") -> str:
    return f'[cards]\n{number} = {{ colour = "{colour}", grid = {rows} }}\n'


def test_content__every_table_says_where_it_comes_from() -> None:
    for name, table in GAME.content.data.items():
        assert table["source"], name
        assert table["confidence"] in CONFIDENCE, name


@pytest.mark.section("S01")
def test_content__what_is_reconstructed() -> None:
    weak = {name for name, word in GAME.content.confidence().items() if word == "reconstructed"}
    assert weak == {"skulls", "cards"}


@pytest.mark.section("S01")
def test_content__the_purple_cards_of_the_examples_are_purple() -> None:
    assert GAME.content.data["cards"]["15"]["colour"] == GAME.content.data["cards"]["33"]["colour"] == "purple"


def test_content__an_owner_may_replace_single_cards(tmp_path: Path) -> None:
    content = owners(tmp_path, card(1, ["..S..", "#...#", ".....", ".....", ".T..."]))
    assert content.digest != GAME.content.digest
    assert content.data["cards"]["1"]["grid"][0] == "..S.."
    assert content.data["cards"]["2"] == GAME.content.data["cards"]["2"]


def test_content__an_empty_file_or_folder_changes_nothing(tmp_path: Path) -> None:
    assert GAME.load_content(tmp_path).digest == GAME.content.digest
    assert owners(tmp_path, "").digest == GAME.content.digest


def test_content__an_owner_may_change_the_expedition_deck_and_the_penalties(tmp_path: Path) -> None:
    content = owners(
        tmp_path,
        "[expeditions]\nT4 = 0\nS4 = 1\n[skulls]\npenalties = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]\n",
    )
    match, dice = GAME.new(3, 1, content=content), random.Random(1)
    patterns: set[str] = set()
    while not match.over:
        decision = dice.choice(match.decisions)
        match.play(decision.seat, dice.choice(decision.actions))
        patterns |= {event["pattern"] for event in match.events() if event["event"] == "expedition_revealed"}
    assert patterns <= {"I2", "I3", "L3", "L4", "O4", "S4"}
    assert "S4" in patterns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_content__whole_matches_with_starts_and_tombs_in_every_column(tmp_path: Path, seats: int) -> None:
    cards = []
    for number in range(1, 49):
        top, bottom = ["."] * 5, ["."] * 5
        top[number % 5], bottom[number // 5 % 5] = "S", "T"
        rows = ["".join(top), "rgtkp", "xxx..", ".x#k.", "".join(bottom)]
        colour = GAME.content.data["cards"][str(number)]["colour"]
        cards.append(f'{number} = {{ colour = "{colour}", grid = {rows} }}\n')
    content = owners(tmp_path, "[cards]\n" + "".join(cards))
    for seed in range(10):
        match, dice = GAME.new(seats, seed, content=content), random.Random(seed)
        while not match.over:
            decision = dice.choice(match.decisions)
            match.play(decision.seat, dice.choice(decision.actions))
        assert len(match.log) <= GAME.longest


WRONG_CARDS = [
    ([".....", *PLAIN[1:]], ["card 7 has no start cell", "top row", "A1 to E1"]),
    ([*PLAIN[:4], "....."], ["card 7 has no golden tomb", "bottom row", "A5 to E5"]),
    ([".....", "S....", *PLAIN[2:]], ["card 7, cell A2", "start cell", "top row"]),
    (["S..S.", *PLAIN[1:]], ["card 7, cell D1", "second start cell"]),
    ([*PLAIN[:3], "..T..", "....."], ["card 7, cell C4", "golden tomb", "bottom row"]),
    ([*PLAIN[:4], "T...T"], ["card 7, cell E5", "second golden tomb"]),
    ([*PLAIN[:3], "...##", "...#T"], ["card 7, cell E5", "cannot be reached", "start cell A1"]),
    (["S#...", "#....", *PLAIN[2:]], ["card 7, cell E5", "cannot be reached", "start cell A1"]),
    (PLAIN[:4], ["card 7 has 4 rows, not 5"]),
    ([*PLAIN, "....."], ["card 7 has 6 rows, not 5"]),
    (["S....", "....", *PLAIN[2:]], ["card 7, cell E2", "4 signs, not 5"]),
    (["S....", "......", *PLAIN[2:]], ["card 7, cell E2", "6 signs, not 5"]),
    (["S....", "..q..", *PLAIN[2:]], ["card 7, cell C2", "'q'", "allowed are S T # ."]),
    (["Sxxxx", "xxx..", *PLAIN[2:]], ["card 7, cell C2", "red cross number 7", "at most 6"]),
]


@pytest.mark.parametrize(("rows", "words"), WRONG_CARDS)
def test_content__a_wrong_card_is_refused_in_one_sentence_that_names_card_and_cell(
    tmp_path: Path, rows: list[str], words: list[str]
) -> None:
    with pytest.raises(BadContent) as error:
        owners(tmp_path, card(7, rows))
    sentence = str(error.value)
    assert sentence.startswith(str(tmp_path / "silver_gold_pyramids.toml"))
    assert sentence.endswith(".")
    assert "\n" not in sentence
    for word in words:
        assert word in sentence
    assert GAME.new(2, 1).content.data["cards"]["7"]["grid"][0] == "Sr##."  # the built-in card stays in use


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[cards", ["TOML"]),
        ('[cards]\n49 = { colour = "green", grid = [] }\n', ["cards", "'49'"]),
        ('[cards]\n7 = { colour = "green" }\n', ["card 7", "grid of 5 texts"]),
        ('[cards]\n7 = { colour = "green", grid = "S" }\n', ["card 7", "grid of 5 texts"]),
        ('[cards]\n7 = { colour = "blue", grid = [] }\n', ["cards.7.colour", "green, orange, purple", "'blue'"]),
        ("[cards]\n7 = 3\n", ["cards.7", "a table"]),
        (card(7, PLAIN, "orange"), ["card 47 is orange number 17", "16 of each colour"]),
        (f'[cards]\n7 = {{ colour = "green", grid = {PLAIN}, extra = 1 }}\n', ["card 7", "'extra'", "colour and grid"]),
        ("[expeditions]\nI2 = 2\n", ["8 expedition cards", "add up to 9"]),
        ("[expeditions]\nI2 = 0\nI3 = 3\n", ["6 patterns", "there are 5"]),
        ("[expeditions]\nP5 = 1\n", ["expeditions", "'P5'"]),
        ("[skulls]\npenalties = [1, 2, 3]\n", ["skulls.penalties", "10 whole numbers"]),
        ("[skulls]\npenalties = [1, 2, 4, 6, 9, 12, 16, 20, 25, 25]\n", ["skulls.penalties", "rising order"]),
        ("[score_card]\npyramid_counts = [2, 2, 6]\n", ["score_card.pyramid_counts", "rising order"]),
        ("[match]\nturns = 9\n", ["match.turns", "from 1 to 8", "9"]),
    ],
)
def test_content__wrong_counts_and_shapes_are_refused_in_one_sentence(
    tmp_path: Path, text: str, words: list[str]
) -> None:
    with pytest.raises(BadContent) as error:
        owners(tmp_path, text)
    assert "\n" not in str(error.value) or "TOML" in str(error.value)
    for word in words:
        assert word in str(error.value)
