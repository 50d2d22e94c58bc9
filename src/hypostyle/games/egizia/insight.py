"""What a position of Egizia is worth: an estimate of each seat's final points, for bots and for explanations."""

from hypostyle.games.egizia.rules import Rules


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        return self.score[seat] + 0.0
