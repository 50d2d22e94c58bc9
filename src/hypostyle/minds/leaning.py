"""What a character likes, beside winning."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Leaning:
    """What a lead of the game's scale is worth to a character, in shares of a win, if it consists of ..."""

    rushes: float = 0.0  # its points on the score sheet
    hoards: float = 0.0  # points that are only promised
    watches: float = 0.0  # what the best of the others will not have
    insists: float = 0.0  # the points of its best line
    effort: float = 1.0  # part of its level's budget

    def by_point(self, scale: float) -> dict[str, float]:
        """What one point is worth, by liking."""
        likings = {"rushes": self.rushes, "hoards": self.hoards, "watches": self.watches, "insists": self.insists}
        return {name: weight / scale for name, weight in likings.items()}
