"""Scenario: a position laid on purpose, played on from there, and looked at. For the rulebook tests of any game.

    scene = Scenario("imhotep", seats=4)
    scene.change(reserve=[3, 3, 3, 3], turn=0).ask("turn", "black")
    scene.play("black", "take")
    assert scene.facts["reserve"][0] == 5

Fields are the game's own, by name. A changed position is no longer where the log of the match leads: undo, save and
replay mean nothing here.
"""

from collections.abc import Mapping
from typing import Any, Self

from hypostyle.catalog import game as game_of
from hypostyle.engine.action import Action
from hypostyle.engine.content import Content
from hypostyle.engine.errors import IllegalAction
from hypostyle.engine.game import Game
from hypostyle.engine.laying import ask_only, rewrite
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.match import Match


class Scenario:
    """A real match whose position a test may change. Seats are given by number or by the game's names for them."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        content: Content | None = None,
    ) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.match: Match = self.game.new(seats, seed, options, content)
        self.names = self.game.seat_names[:seats] or tuple(map(str, range(seats)))
        self.heard: list[tuple[int, ...]] = []

    def seat(self, seat: int | str) -> int:
        return self.names.index(seat) if isinstance(seat, str) else seat

    # ------------------------------------------------------------------ laying a position
    @property
    def facts(self) -> dict[str, Any]:
        """Every field of the position by name."""
        return self.match.state.facts()

    def change(self, **fields: Any) -> Self:
        """Set fields: an int, the first cells of an array as a list, or single cells as {index: value}."""
        rewrite(self.match.state, **fields)
        self.heard.clear()
        return self

    def ask(self, task: str, seat: int | str, argument: int = 0, detail: int = 0) -> Self:
        """Make this decision the only thing on the agenda."""
        ask_only(self.match.state, self.game.words, task, self.seat(seat), argument, detail)
        self.heard.clear()
        return self

    # ------------------------------------------------------------------ playing
    def play(self, seat: int | str, verb: str, **fields: Any) -> Self:
        self.match.play(self.seat(seat), {"verb": verb, **fields})
        self.heard += self.match.last_events
        return self

    def refusal(self, seat: int | str, verb: str, **fields: Any) -> str | None:
        """The name of the reason why a seat may not do this, None if it may; checks that trying it changes nothing."""
        action, before = {"verb": verb, **fields}, self.match.state.to_bytes()
        refusal = self.match.why_not(self.seat(seat), action)
        if refusal is None:
            return None
        reason = ""
        try:
            self.match.play(self.seat(seat), action)
        except IllegalAction as error:
            reason = error.reason
        assert reason == refusal.reason, f"{action} is refused for {refusal.reason}, playing it for {reason!r}"
        assert self.match.state.to_bytes() == before, f"{action} is refused, and yet changes the position"
        return reason

    # ------------------------------------------------------------------ looking
    @property
    def waiting(self) -> list[str]:
        """The seats that have to choose, by name."""
        return [self.names[decision.seat] for decision in self.match.decisions]

    @property
    def prompt(self) -> str:
        """What is being asked; empty when nothing is."""
        return self.match.decisions[0].prompt if self.match.decisions else ""

    def legal(self, seat: int | str, verb: str | None = None) -> list[dict[str, Any]]:
        """Every action a seat may choose now, or those of one verb."""
        number = self.seat(seat)
        actions = [
            Action(self.game, action).described for action in self.match.state.mask(number).legal_actions(number)
        ]
        return [action for action in actions if verb in (None, action["verb"])]

    def verbs(self, seat: int | str) -> set[str]:
        return {action["verb"] for action in self.legal(seat)}

    def events(self, *names: str, viewer: int | str | None = None) -> list[dict[str, Any]]:
        """What happened since the position was laid, as a viewer was told it; all, or the events of these names."""
        seen_by = SPECTATOR if viewer is None else self.seat(viewer)
        told = self.match.told(self.heard, seen_by)
        return [event for event in told if not names or event["event"] in names]

    def line(self, name: str) -> dict[str, int]:
        """Points of each seat on one line of the score sheet, so far."""
        line = self.game.lines.index(name)
        return {owner: self.match.state.points(seat, line) for seat, owner in enumerate(self.names)}

    @property
    def scores(self) -> dict[str, int]:
        """Points of each seat over all lines, so far."""
        lines = [self.line(name) for name in self.game.lines]
        return {owner: sum(line[owner] for line in lines) for owner in self.names}
