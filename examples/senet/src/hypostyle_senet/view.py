"""What is known of a position of Senet, told in names: everything lies open but the coming throws."""

from typing import TypedDict

from hypostyle.engine.content import Content

from hypostyle_senet.rules import Rules
from hypostyle_senet.vocabulary import HOUSES, LINE_NAMES, OFF


class MoveView(TypedDict):
    """Where the piece of a house would go."""

    house: int
    arrival: int | None  # None: off the board


class PlayerView(TypedDict):
    """What belongs to a seat."""

    score: int
    lines: dict[str, int]
    houses: list[int]  # of the pieces on the board
    steps_left: int


class SenetView(TypedDict):
    """The table of Senet."""

    throw: int | None  # None when the match is over
    light: int | None  # sides of the sticks
    another: bool  # the player throws again
    moves: list[MoveView]
    players: list[PlayerView]


def view(state: Rules, content: Content) -> SenetView:
    return {
        "throw": state.throw or None,
        "light": content.data["sticks"]["steps"].index(state.throw) if state.throw else None,
        "another": state.throws_again(),
        "moves": moves(state),
        "players": [player(state, seat) for seat in range(state.seats)],
    }


def moves(state: Rules) -> list[MoveView]:
    """What the player to move can do with each piece."""
    if state.over:
        return []
    seat, way = state.who[0], state.way()
    movable = [house for house in range(1, HOUSES + 1) if state.move_obstacle(seat, house, way) == 0]
    arrivals = [(house, state.arrival(house, way)) for house in movable]
    return [{"house": house, "arrival": None if to == OFF else to} for house, to in arrivals]


def player(state: Rules, seat: int) -> PlayerView:
    return {
        "score": state.off[seat],
        "lines": {name: state.points(seat, line) for line, name in enumerate(LINE_NAMES)},
        "houses": [house for house, piece in enumerate(state.house) if piece == seat + 1],
        "steps_left": state.steps_left(seat),
    }
