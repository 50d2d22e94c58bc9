"""What a mind reads of Silver & Gold: Pyramids beside the fields, in the order of `Insight.measure`."""

from hypostyle.engine.reading import Measure
from hypostyle.games.silver_gold_pyramids.vocabulary import HELD, SEATS

MEASURES = tuple(
    Measure(f"way to the tomb on card {held} of seat +{seat}", 12) for seat in range(SEATS) for held in range(HELD)
)
