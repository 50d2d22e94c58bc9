"""What a position of Senet is worth: an estimate of the pieces each player will have borne off at the end, for bots."""

from hypostyle_senet.rules import Rules
from hypostyle_senet.vocabulary import BEAUTY, EMPTY, FALLS, HOUSES, LONGEST_THROW

STEP = 0.02  # a house walked, in parts of a piece borne off
PAST_BEAUTY = 0.3  # the rest is a matter of a lucky throw or two


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        estimate: float = self.off[seat]
        for house in range(1, HOUSES + 1):
            if self.house[house] == seat + 1:
                estimate += house * STEP
                if house >= BEAUTY:
                    estimate += PAST_BEAUTY
                else:
                    estimate -= self.danger(house) * STEP
        return estimate

    def danger(self, house: int) -> float:
        """The houses a piece may expect to lose to the opponent's next throw."""
        lost: float = 0.0
        if self.content.safe[house] or self.protected(house):
            return lost
        for steps in range(1, min(LONGEST_THROW + 1, house)):
            chaser = self.house[house - steps]
            if chaser != EMPTY and chaser != self.house[house]:
                lost += steps * self.content.chance[steps]
        return lost / FALLS
