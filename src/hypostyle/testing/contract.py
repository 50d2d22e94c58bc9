"""The contract of a game: what must hold for any game, player count and variant, checked by playing.

Each check raises AssertionError with a sentence.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

from hypostyle.engine.errors import IllegalAction, NotYourDecision
from hypostyle.engine.game import Game
from hypostyle.engine.layout import layout_of
from hypostyle.engine.limits import AGENDA_LIMIT, INPUT_LIMIT, LEGAL_LIMIT, SPECTATOR
from hypostyle.engine.match import Match
from hypostyle.engine.options import complete
from hypostyle.engine.playout import random_game
from hypostyle.engine.saves import as_json, from_json
from hypostyle.engine.sentences import event_text
from hypostyle.engine.state import State
from hypostyle.minds.thinking import make_search
from hypostyle.testing.shaken import Shaking, check_way_on, shaken
from hypostyle.testing.variants import Variant, every_variant
from hypostyle.texts import LANGUAGES


def random_match(game: Game, seats: int, options: Variant, seed: int) -> Iterator[tuple[Match, int, int]]:
    """A whole random match: yields it before each step, with the seat and the action about to be played."""
    dice = random.Random(seed)
    match = game.new(seats, seed, options)
    while not match.over:
        assert len(match.log) < game.longest, f"the match is longer than {game.longest} decisions"
        seat = dice.choice(match.to_move)
        legal = match.state.legal_actions(seat)
        assert legal, f"seat {seat} has a decision without any legal action after {len(match.log)} steps"
        action = dice.choice(legal)
        yield match, seat, action
        match.play(seat, action)


def finished_match(game: Game, seats: int, options: Variant, seed: int) -> Match:
    """A whole random match, played to the end."""
    *_, (match, _seat, _action) = random_match(game, seats, options, seed)
    return match


# ---------------------------------------------------------------------- playing and replaying
def check_replay(game: Game, seats: int, options: Variant, seed: int) -> None:
    """Replay equals play, the same seed gives the same match, and a saved match comes back from JSON."""
    match = finished_match(game, seats, options, seed)
    assert finished_match(game, seats, options, seed).log == match.log, "the same seed and choices gave another match"
    again = match.branch(len(match.log))
    assert again.state.to_bytes() == match.state.to_bytes(), "replaying the log led to another position"
    loaded = from_json(json.loads(json.dumps(as_json(match))), lambda _slug: game, "save", match.content)
    assert loaded.state.to_bytes() == match.state.to_bytes(), "the saved match led to another position"
    assert loaded.outcome == match.outcome
    history = list(match.history())
    assert history[-1].state.to_bytes() == match.state.to_bytes()
    middle = len(match.log) // 2
    assert match.branch(middle).state.to_bytes() == history[middle].state.to_bytes()
    match.undo()
    assert match.state.to_bytes() == history[-2].state.to_bytes(), "undo led elsewhere than one step back"


def check_choices(game: Game, seats: int, options: Variant, seed: int) -> None:
    """Every offered action is accepted; every other well-formed one is refused with a reason and changes nothing."""
    for number, (match, seat, action) in enumerate(random_match(game, seats, options, seed)):
        before = match.state.to_bytes()
        for other in range(seats):
            if match.state.awaits(other):
                check_decision(game, match.state, other)
            else:
                assert match.state.legal_actions(other) == [], f"seat {other} has choices out of turn"
        assert match.state.to_bytes() == before, "asking for choices changed the position"
        if number % 10 == 0:
            check_refusals(match, seat, action)
            assert match.state.to_bytes() == before, "a refused choice changed the position"


def check_decision(game: Game, state: State, seat: int) -> None:
    legal = state.legal_actions(seat)
    assert len(legal) <= LEGAL_LIMIT
    assert len(set(legal)) == len(legal), f"an action is offered twice: {legal}"
    assert state.depth <= AGENDA_LIMIT
    offered = set(legal)
    describe, reasons = game.words.describe, len(game.words.reasons)
    for action in range(game.words.action_count):
        reason = state.obstacle(seat, action)
        assert (reason == 0) == (action in offered), (
            f"{describe(action)} is offered: {action in offered}, but its reason is {reason}"
        )
        assert 0 <= reason <= reasons, f"{describe(action)} is refused by the unknown reason {reason}"


def check_refusals(match: Match, seat: int, action: int) -> None:
    """Refusals are typed, whoever errs."""
    refused = [a for a in range(match.game.words.action_count) if match.why_not(seat, a) is not None]
    if refused:
        try:
            match.play(seat, refused[action % len(refused)])
        except IllegalAction as error:
            if not (error.reason and error.section and error.sentence):
                raise AssertionError("a refusal lacks its reason, section or sentence") from error
        else:
            raise AssertionError("an illegal action was played")
    for other in range(match.seats):
        if not match.state.awaits(other):
            try:
                match.play(other, action)
            except NotYourDecision:
                continue
            raise AssertionError("a seat played out of turn")


def check_pieces(game: Game, seats: int, options: Variant, seed: int) -> None:
    """Nothing is lost or made, in the real world and in imagined ones."""
    expected: dict[str, int] | None = None
    for match, seat, _action in random_match(game, seats, options, seed):
        counted = game.pieces(match.state, match.content)
        expected = counted if expected is None else expected
        assert counted == expected, f"pieces changed after {len(match.log)} steps: {counted}, not {expected}"
        imagined = match.state.mask(seat).imagine(len(match.log))
        assert game.pieces(imagined, match.content) == expected, "an imagined world has other pieces"
    assert game.pieces(match.state, match.content) == expected


def check_outcome(game: Game, seats: int, options: Variant, seed: int) -> None:
    """Places, scores and the number that searches compare agree."""
    match = finished_match(game, seats, options, seed)
    outcome = match.outcome
    standing = [match.state.result(seat) for seat in range(seats)]
    assert outcome.ranking == [1 + sum(other > mine for other in standing) for mine in standing]
    assert 1 in outcome.ranking
    assert set(outcome.lines) == set(game.lines)


def check_final_lines(game: Game, seats: int, options: Variant, seed: int) -> None:
    """What the rules count at the end brings nobody anything before it, unless an option has it count earlier too."""
    assert set(game.final_lines) <= set(game.lines), "a line that is counted at the end is not on the score sheet"
    if complete(game.options, options) != complete(game.options, {}):
        return
    final = [game.lines.index(line) for line in game.final_lines]
    for match, _seat, _action in random_match(game, seats, options, seed):
        for line in final:
            found = [match.state.points(seat, line) for seat in range(seats)]
            assert not any(found), f"{game.lines[line]} counts at the end, but it has brought {found} before"


# ---------------------------------------------------------------------- what a mind reads
def check_reading(game: Game, seats: int, options: Variant, seed: int) -> None:
    """Each field is read or left out for a reason; no input is out of bounds; knowledge alone decides what is read."""
    if game.inputs is None:
        return
    assert all(game.inputs.unread.values()), "a field is not read, and nobody says why"
    search = make_search(game, game.blank(), None)
    for match, seat, _ in random_match(game, seats, options, seed):
        known = match.state.mask(seat)
        units, numbers = search.inputs(known, seat)
        places = units + [place for place, _ in numbers]
        assert all(0 <= place < len(game.inputs.places) for place in places), "an input that is not there"
        assert len(places) < INPUT_LIMIT, "more inputs at once than there is room for"
        world = known.imagine(seed + len(match.log))
        assert search.inputs(world.mask(seat), seat) == (units, numbers), "a seat reads what it cannot know"


# ---------------------------------------------------------------------- secrets
def check_secrets(game: Game, seats: int, options: Variant, seed: int) -> None:
    """Mask and imagine agree; choices, refusals, views and events never depend on what a seat cannot know."""
    for match, seat, action in random_match(game, seats, options, seed):
        for viewer in range(SPECTATOR, seats):
            known = match.state.mask(viewer)
            bytes_known = known.to_bytes()
            assert known.mask(viewer).to_bytes() == bytes_known, "knowledge masked again is something else"
            world = known.imagine(seed + len(match.log))
            assert world.mask(viewer).to_bytes() == bytes_known, (
                f"viewer {viewer} can tell an imagined world from the real one"
            )
            check_same_choices(game, match.state, known, world, viewer)
            check_same_step(match, world, viewer, seat, action)


def check_same_choices(game: Game, real: State, known: State, world: State, viewer: int) -> None:
    """The seat's own choices and refusals are the same in its knowledge and in every world it can imagine."""
    waits = real.awaits(viewer)  # whether others have already made a sealed choice is theirs to know
    assert known.awaits(viewer) == world.awaits(viewer) == waits, "a seat does not know whether it has to choose"
    assert known.open & real.open == real.open, "somebody has to choose without this viewer knowing that it may be so"
    if not game.words.task_of(real.top_task()).sealed:
        assert known.open == real.open == world.open, "who has to choose is not public"
    if real.awaits(viewer):
        legal = real.legal_actions(viewer)
        assert known.legal_actions(viewer) == legal, f"seat {viewer} has other choices in its knowledge"
        assert world.legal_actions(viewer) == legal, f"seat {viewer} has other choices in an imagined world"
        for action in range(game.words.action_count):
            reason = real.obstacle(viewer, action)
            assert known.obstacle(viewer, action) == world.obstacle(viewer, action) == reason, (
                "a refusal gives a secret away"
            )


def check_same_step(match: Match, world: State, viewer: int, seat: int, action: int) -> None:
    """If a step leaves the viewer with the same knowledge in two worlds, it was told the same in both: what chance does
    in the step itself is no secret, even if nothing of it remains."""
    if world.obstacle(seat, action) != 0:
        assert viewer != seat, "a choice offered to a seat is illegal in a world it can imagine"
        return
    real, told = stepped(match, match.state, viewer, seat, action)
    other, told_there = stepped(match, world, viewer, seat, action)
    if told != told_there and real.mask(viewer).to_bytes() == other.mask(viewer).to_bytes():
        if real.rng != match.state.rng:
            _, told_there = stepped(match, with_chance(world, match.state), viewer, seat, action)
        assert told == told_there, f"viewer {viewer} was told a secret: {told} or {told_there}"


def stepped(match: Match, state: State, viewer: int, seat: int, action: int) -> tuple[State, list[dict[str, Any]]]:
    """The position after a step, and what the viewer was told of it."""
    after = state.copy()
    after.listen(True)
    after.apply(seat, action)
    return after, match.told(after.listen(False), viewer)


def with_chance(world: State, state: State) -> State:
    """A world in which the dice fall as they do from this state on."""
    twin = world.copy()
    twin.load_bytes(layout_of(type(world)).pack({**world.facts(), "rng": state.rng}))
    return twin


def check_sealed(game: Game, seats: int, options: Variant, seed: int) -> None:
    """While a sealed decision is open, a choice can be taken back and touches nothing but its own seat's knowledge."""
    for match, seat, action in random_match(game, seats, options, seed):
        if not game.words.task_of(match.state.top_task()).sealed:
            continue
        after = match.branch(len(match.log))
        after.play(seat, action)
        viewers = [viewer for viewer in range(SPECTATOR, seats) if viewer != seat]
        learnt = [match.state.mask(v).to_bytes() != after.state.mask(v).to_bytes() for v in viewers]
        assert all(learnt) or not any(learnt), "some learn of a sealed choice before others do"
        if not any(learnt):
            assert after.state.rng == match.state.rng, "a sealed choice used chance"
            assert after.may_undo(seat), "a sealed choice cannot be taken back"
            assert match.state.open & ~after.state.open & ~(1 << seat) == 0, "a choice closed another seat's decision"
            assert after.state.open & ~match.state.open == 0, "a sealed choice opened a decision"


def check_races(game: Game, seats: int, options: Variant, seed: int) -> None:
    """In a race every seat that is in it may leave, and leaving takes it out without touching another."""
    for match, seat, _action in random_match(game, seats, options, seed):
        contest = game.words.task_of(match.state.top_task()).contest
        if contest is None:
            continue
        assert contest.leave.size == 1, "there is one way to leave a race"
        for other in range(seats):
            legal = match.state.mask(other).legal_actions(other) if match.state.awaits(other) else [contest.leave]
            assert contest.leave in legal, "a seat cannot leave a race"
            assert all(action == contest.leave or contest.is_claim(action) for action in legal), "a third way"
        after = match.branch(len(match.log))
        after.play(seat, int(contest.leave))
        if match.state.open != 1 << seat:
            assert after.state.open == match.state.open & ~(1 << seat), "leaving touched another seat"


# ---------------------------------------------------------------------- words
def check_words(game: Game) -> None:
    """Action ids and verbs with fields are two names of one thing."""
    for action in range(game.words.action_count):
        assert game.words.action(game.words.describe(action)) == action


def check_sentences(game: Game, seats: int, options: Variant, seed: int) -> None:
    """Prompts, actions, events and reasons of a whole match can be said in both languages."""
    quiet = {event.name for event in game.words.events if event.quiet}
    for match, seat, _action in random_match(game, seats, options, seed):
        for language in LANGUAGES:
            decision = match.decision(seat)
            assert decision.text(language)
            for choice in decision.actions:
                assert choice.text(language)
            for viewer in (None, seat):
                for told in match.events(viewer):
                    assert event_text(game, language, told) or told["event"] in quiet
        json.dumps(match.view(seat))
        json.dumps(match.view())


# ---------------------------------------------------------------------- many games
def check_many(game: Game, seats: int, options: Variant, first_seed: int, count: int) -> int:
    """Random games at full speed: each ends in time with all its pieces; returns the decisions taken."""
    state = game.blank()
    state.begin(seats, first_seed, game.option_indices(options))
    expected = game.pieces(state, game.content)
    decisions = 0
    for seed in range(first_seed, first_seed + count):
        decisions += random_game(state, seats, seed, game.longest)
        state.check_ways_on()
        assert state.over, f"seed {seed} with {seats} seats and {options} does not end within {game.longest} decisions"
        assert game.pieces(state, game.content) == expected, (
            f"seed {seed} with {seats} seats and {options} lost a piece"
        )
    return decisions


# ---------------------------------------------------------------------- shaken positions
def check_shaken(game: Game, shaking: Shaking, seats: int, count: int, compared: int) -> None:
    """From rare positions too there is always a choice, every offer is accepted, and nothing is lost."""
    variants = every_variant(game)
    state = game.blank()
    found = 0
    for seed in range(count):
        state.begin(seats, seed, game.option_indices(variants[seed % len(variants)]))
        if shaken(game, shaking, state, seats, seed):
            found += 1
            if seed < compared:
                check_offers(game, state.copy(), seats, seed)
            check_way_on(game, state, seed)
    assert 2 * found > count, f"only {found} of {count} positions could be shaken"


def check_offers(game: Game, state: State, seats: int, seed: int) -> None:
    """Offers and refusals agree at every step to the end."""
    dice = random.Random(seed)
    while not state.over:
        waiting = [seat for seat in range(seats) if state.awaits(seat)]
        for seat in waiting:
            check_decision(game, state, seat)
        seat = dice.choice(waiting)
        state.apply(seat, dice.choice(state.legal_actions(seat)))
