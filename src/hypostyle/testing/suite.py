"""The contract as one list of named checks, for the tests of any game, in this tree or outside:

@pytest.mark.parametrize("check", every_check(GAME), ids=str)
def test_contract(check: Check) -> None:
    check()
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from hypostyle import mode
from hypostyle.engine.game import Game
from hypostyle.testing import contract, observing, wording
from hypostyle.testing.shaken import Shaking, shaking_of
from hypostyle.testing.trace import traced
from hypostyle.testing.variants import every_variant, set_ups, short, telling_variants

MANY = {"compiled": 100_000, "interpreted": 2_000}  # random games over all player counts and variants
SHAKEN = {"compiled": 2_000, "interpreted": 10}  # shaken positions for each player count, played to their end
OFFERS_COMPARED = 6  # of these, where every offer and refusal is compared at each step
COMPARED = 48  # matches played in both forms, and half as many shaken positions

# By name: the check and the seeds it plays, for every player count and telling variant.
PLAYED: dict[str, tuple[Callable[..., None], range]] = {
    "replay_equals_play": (contract.check_replay, range(11, 12)),
    "offered_actions_are_accepted_and_all_others_refused": (contract.check_choices, range(12, 13)),
    "no_piece_is_lost": (contract.check_pieces, range(13, 14)),
    "the_outcome_agrees_with_the_rules": (contract.check_outcome, range(14, 20)),
    "what_counts_at_the_end_counts_not_before": (contract.check_final_lines, range(14, 16)),
    "a_mind_reads_knowledge_only": (contract.check_reading, range(15, 16)),
    "an_observation_shows_knowledge_only": (observing.check_observation, range(15, 16)),
    "nobody_sees_what_is_hidden": (contract.check_secrets, range(15, 16)),
    "every_sentence_of_a_match_can_be_said": (contract.check_sentences, range(16, 17)),
    "sealed_choices_touch_nobody_else": (contract.check_sealed, range(17, 18)),
    "a_race_can_always_be_left": (contract.check_races, range(18, 19)),
}
READ: dict[str, Callable[[Game], None]] = {
    "actions_have_one_name_and_one_number": contract.check_words,
    "texts_are_complete_and_alike_in_both_languages": wording.check_texts,
    "the_reference_sheet_has_its_sentences": wording.check_reference,
    "rules_have_the_same_sections_in_both_languages": wording.check_rules_text,
}


@dataclass(frozen=True)
class Check:
    """One thing that must hold; calling it raises AssertionError if it does not."""

    name: str
    run: Callable[[], None]

    def __call__(self) -> None:
        self.run()

    def __str__(self) -> str:
        return self.name


def every_check(game: Game, shaking: Shaking | None = None) -> list[Check]:
    """The whole contract of a game."""
    shaken = shaken_checks(game, shaking or shaking_of(game))
    return [*played_checks(game), *many_checks(game), *shaken, *read_checks(game)]


def played_checks(game: Game) -> Iterator[Check]:
    for name, (check, seeds) in PLAYED.items():
        for seats, variant in set_ups(game, telling_variants(game)):
            yield Check(
                f"{name}-{seats}-{short(variant)}", partial(for_seeds, partial(check, game, seats, variant), seeds)
            )


def for_seeds(check: Callable[[int], None], seeds: range) -> None:
    for seed in seeds:
        check(seed)


def many_checks(game: Game) -> Iterator[Check]:
    for seats in game.players:
        yield Check(f"many_random_games_end_with_all_their_pieces-{seats}", partial(many, game, seats))


def many(game: Game, seats: int) -> None:
    variants = every_variant(game)
    each = -(-MANY[mode.name()] // (len(variants) * len(game.players)))
    for number, variant in enumerate(variants):
        contract.check_many(game, seats, variant, 1_000_000 * (number + 1), each)


def shaken_checks(game: Game, shaking: Shaking | None) -> Iterator[Check]:
    if shaking is not None:
        for seats in game.players:
            check = partial(contract.check_shaken, game, shaking, seats, SHAKEN[mode.name()], OFFERS_COMPARED)
            yield Check(f"shaken_positions_have_a_way_on-{seats}", check)


def read_checks(game: Game) -> Iterator[Check]:
    for name, check in READ.items():
        yield Check(name, partial(check, game))
    if mode.name() == "compiled":  # otherwise there is nothing to compare
        yield Check("interpreted_equals_compiled_step_by_step", partial(check_forms, game))


def check_forms(game: Game) -> None:
    """The child runs the plain sources with checked rows: a stray index or a value too wide ends it."""
    command = [sys.executable, "-m", "hypostyle.testing.trace", game.slug, str(COMPARED)]
    child = subprocess.run(command, env={**os.environ, mode.VARIABLE: "1"}, capture_output=True, text=True)
    assert child.returncode == 0, child.stderr
    assert child.stdout.split("\n")[:-1] == traced(game, COMPARED), "compiled and interpreted play different matches"
