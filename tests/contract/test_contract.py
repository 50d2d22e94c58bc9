"""Every game of the hall keeps the contract, at every player count and in every telling variant."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hypostyle
from hypostyle import mode
from hypostyle.engine.game import Game
from hypostyle.testing import contract
from hypostyle.testing.variants import Variant, every_variant, set_ups, short, telling_variants

SET_UPS = [
    pytest.param(slug, seats, variant, id=f"{slug}-{seats}-{short(variant)}")
    for slug in hypostyle.games()
    for seats, variant in set_ups(hypostyle.game(slug), telling_variants(hypostyle.game(slug)))
]
PLAYERS = [
    pytest.param(slug, seats, id=f"{slug}-{seats}")
    for slug in hypostyle.games()
    for seats in hypostyle.game(slug).players
]
every_set_up = pytest.mark.parametrize(("slug", "seats", "options"), SET_UPS)
every_game = pytest.mark.parametrize("slug", hypostyle.games())
MANY = 100_000 if mode.name() == "compiled" else 2_000


@pytest.fixture
def game(slug: str) -> Game:
    return hypostyle.game(slug)


@every_set_up
def test_replay_equals_play(game: Game, seats: int, options: Variant) -> None:
    contract.check_replay(game, seats, options, seed=11)


@every_set_up
def test_offered_actions_are_accepted_and_all_others_refused(game: Game, seats: int, options: Variant) -> None:
    contract.check_choices(game, seats, options, seed=12)


@every_set_up
def test_no_piece_is_lost(game: Game, seats: int, options: Variant) -> None:
    contract.check_pieces(game, seats, options, seed=13)


@every_set_up
def test_the_outcome_agrees_with_the_rules(game: Game, seats: int, options: Variant) -> None:
    for seed in range(14, 20):
        contract.check_outcome(game, seats, options, seed)


@every_set_up
def test_nobody_sees_what_is_hidden(game: Game, seats: int, options: Variant) -> None:
    contract.check_secrets(game, seats, options, seed=15)


@every_set_up
def test_sealed_choices_touch_nobody_else(game: Game, seats: int, options: Variant) -> None:
    contract.check_sealed(game, seats, options, seed=17)


@every_set_up
def test_a_race_can_always_be_left(game: Game, seats: int, options: Variant) -> None:
    contract.check_races(game, seats, options, seed=18)


@every_set_up
def test_every_sentence_of_a_match_can_be_said(game: Game, seats: int, options: Variant) -> None:
    contract.check_sentences(game, seats, options, seed=16)


@every_game
def test_actions_have_one_name_and_one_number(game: Game) -> None:
    contract.check_words(game)


@pytest.mark.parametrize(("slug", "seats"), PLAYERS)
def test_many_random_games_end_with_all_their_pieces(game: Game, seats: int) -> None:
    variants = every_variant(game)
    each = -(-MANY // (len(variants) * len(game.players)))
    for number, variant in enumerate(variants):
        contract.check_many(game, seats, variant, 1_000_000 * (number + 1), each)


@every_game
def test_texts_have_the_same_keys_and_variables_in_both_languages(game: Game) -> None:
    french_file, english_file = (game.folder / "texts" / f"{language}.ftl" for language in ("fr", "en"))
    french, english = sentences(french_file), sentences(english_file)
    assert set(french) == set(english)
    assert {key: french[key] for key in french} == {key: english[key] for key in english}
    assert contract.expected_keys(game) <= set(french)
    assert wordings(french_file) == wordings(english_file)
    strays = {key: sorted(names - contract.allowed_variants(game, key)) for key, names in wordings(french_file).items()}
    assert not any(strays.values()), strays


def wordings(path: Path) -> dict[str, set[str]]:
    """The attributes of each message of a Fluent file."""
    messages = [
        entry
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.attributes
    ]
    return {message.id.name: {attribute.id.name for attribute in message.attributes} for message in messages}


def sentences(path: Path) -> dict[str, set[str]]:
    """The variables of each message of a Fluent file; a line that is no message is an error."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's own spelling)
        self.names.add(node.id.name)
