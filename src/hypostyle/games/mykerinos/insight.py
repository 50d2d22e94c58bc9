"""What a position of Mykerinos is worth: an estimate of each seat's final points, for bots and for explanations."""

from hypostyle.games.mykerinos.rules import Rules


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        return self.prestige[seat] + self.exhibition_points(seat) + 0.1 * self.stock[seat]
