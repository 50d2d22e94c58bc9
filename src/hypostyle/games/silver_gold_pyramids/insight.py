"""What a position is worth."""

from hypostyle.games.silver_gold_pyramids.rules import Rules


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        return self.score(seat) * 1.0
