"""What a position is worth: an estimate of each seat's final points, for bots and for explanations."""

from hypostyle.games.hieroglyph_wall.rules import Rules


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        return self.result(seat) / 32.0
