"""How much a character likes where a simulation ended: a part of what its search strives for."""

from __future__ import annotations

from hypostyle.engine.judging import best_of_others
from hypostyle.engine.state import State
from hypostyle.engine.types import chapter
from hypostyle.minds.evaluation import Evaluation


@chapter
class Taste(Evaluation):
    """The taste of the seat that thinks; it costs what it gives up, and brings no simulation more."""

    lines: int  # of the score sheet; 0 for a mind without a leaning
    rushes: float
    hoards: float
    watches: float
    insists: float

    def lean(self, lines: int, weights: dict[str, float]) -> None:
        """Take a leaning over: lines of the score sheet, and what a point is worth by liking."""
        self.lines = lines
        self.rushes = weights["rushes"]
        self.hoards = weights["hoards"]
        self.watches = weights["watches"]
        self.insists = weights["insists"]

    def taste(self, world: State, seat: int) -> float:
        """How much an imagined position is liked."""
        points: float = 0.0
        most: float = 0.0
        for line in range(self.lines):
            on_line: float = world.points(seat, line)
            points += on_line
            most = max(most, on_line)
        liked: float = self.rushes * points + self.insists * most
        if self.hoards != 0.0:
            liked += self.hoards * (world.evaluate(seat) - points)
        if self.watches != 0.0:
            liked -= self.watches * best_of_others(world, seat)
        return liked
