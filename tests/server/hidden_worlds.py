"""Twins of a match of the Hieroglyph Wall: the same log on a set-up that differs only in what one seat never learns."""

import json
import random
from pathlib import Path
from typing import Any

import hypostyle
from hypostyle.engine.content import Content
from hypostyle.engine.game import Game
from hypostyle.engine.layout import layout_of
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.match import Match
from hypostyle.engine.state import State
from hypostyle.games.hieroglyph_wall.rules import Rules
from hypostyle.games.hieroglyph_wall.vocabulary import ANIMALS, EVERYBODY, EYES, FIRST_CURSE, HAND, SARCOPHAGI

GAME = "hieroglyph_wall"
Facts = dict[str, Any]
Slot = tuple[str, int]  # where a tile lay after set-up: the field and the place in it


def random_match(seats: int, seed: int, options: dict[str, Any], stop: str) -> Match:
    """A match by chance up to that task, or to the last choice of all."""
    dice = random.Random(seed)
    match = hypostyle.game(GAME).new(seats, seed, options)
    while not match.over and match.decisions[0].prompt != stop:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match.branch(len(match.log) - 1) if match.over else match


def twin(match: Match, viewer: int, dice: random.Random) -> State:
    """The set-up of another truth in which the same log tells the viewer the same."""
    first, last = next(match.history()).state.facts(), match.state.facts()
    shuffle_tiles(first, unseen_tiles(match, viewer), dice)
    shuffle_mummies(first, last, viewer, dice)
    shuffle_pharaohs(first, viewer, dice)
    state = match.state.copy()
    state.load_bytes(layout_of(Rules).pack(first))
    return state


def unseen_tiles(match: Match, viewer: int) -> list[Slot]:
    """Where tiles lay that this viewer has not seen when the log ends: still in a pile, or in the hand of another."""
    states = [position.state.facts() for position in match.history()]
    first = states[0]
    held: list[list[Slot]] = []
    for seat in range(match.seats):
        start = seat * HAND
        held.append([("hand", place) for place in range(start, start + first["hand_count"][seat])])
    verbs = hypostyle.game(GAME).words
    for (seat, action), before, after in zip(match.log, states, states[1:], strict=False):
        told = verbs.describe(action)
        if told["verb"] == "drop":
            held[seat].remove(next(slot for slot in held[seat] if tile_of(first, slot) == told["tile"] + 1))
        drawn = [("pile", place) for place in range(after["pile_count"], before["pile_count"])]
        held[before["turn"]] += [slot for slot in drawn if tile_of(first, slot) < FIRST_CURSE]
    hidden = [slot for seat, slots in enumerate(held) if seat != viewer for slot in slots]
    return hidden + [("pile", place) for place in range(states[-1]["pile_count"])]


def tile_of(facts: Facts, slot: Slot) -> int:
    field, place = slot
    return int(facts[field][place])


def shuffle_tiles(facts: Facts, slots: list[Slot], dice: random.Random) -> None:
    """Tiles among tiles and curses among curses: the back of a tile may have been seen."""
    for curses in (False, True):
        places = [slot for slot in slots if (tile_of(facts, slot) >= FIRST_CURSE) == curses]
        tiles = [tile_of(facts, slot) for slot in places]
        dice.shuffle(tiles)
        for (field, place), tile in zip(places, tiles, strict=True):
            facts[field][place] = tile
    for seat in range(facts["seats"]):
        start, end = seat * HAND, seat * HAND + facts["hand_count"][seat]
        facts["hand"][start:end] = sorted(facts["hand"][start:end])


def shuffle_mummies(first: Facts, last: Facts, viewer: int, dice: random.Random) -> None:
    known = EVERYBODY if viewer == SPECTATOR else EVERYBODY | 1 << viewer
    for eyes in range(EYES):
        places = [one for one in range(eyes, SARCOPHAGI, EYES) if not last["seen"][one] & known]
        values = [first["mummy"][place] for place in places]
        dice.shuffle(values)
        for place, value in zip(places, values, strict=True):
            first["mummy"][place] = value


def shuffle_pharaohs(facts: Facts, viewer: int, dice: random.Random) -> None:
    others = [seat for seat in range(facts["seats"]) if seat != viewer]
    own = facts["pharaoh"][viewer] if viewer != SPECTATOR else 0
    cards = dice.sample([card for card in range(1, ANIMALS + 1) if card != own], len(others))
    for seat, card in zip(others, cards, strict=True):
        facts["pharaoh"][seat] = card


# ---------------------------------------------------------------------- in a server
def write(path: Path, worlds: dict[int, State]) -> str:
    """Keep set-ups under seeds of their own; returns what a server must run before it serves to use them."""
    path.write_text(json.dumps({str(seed): state.to_bytes().hex() for seed, state in worlds.items()}))
    return f"from tests.server.hidden_worlds import use; use({str(path)!r})"


def use(path: str) -> None:
    """Matches with these seeds begin in the world that was kept for them."""
    worlds = {int(seed): bytes.fromhex(state) for seed, state in json.loads(Path(path).read_text()).items()}
    dealt = Match.first_state

    def first_state(self: Match, game: Game, content: Content, seats: int) -> tuple[State, list[tuple[int, ...]]]:
        state, heard = dealt(self, game, content, seats)
        if self.seed in worlds:
            state.load_bytes(worlds[self.seed])
        return state, heard

    Match.first_state = first_state  # type: ignore[method-assign]
