"""What a mind reads of Silver & Gold: Pyramids beside the fields, in the order of `Insight.fill_measures`."""

from hypostyle.engine.reading import Measure
from hypostyle.games.silver_gold_pyramids.vocabulary import HELD, SEATS, SYMBOL_NAMES

GROUPS = (
    ("way to the tomb", 12),
    *((f"{symbol.replace('_', ' ')} symbols to be had", 3) for symbol in SYMBOL_NAMES),
    ("prize to be had", 10),
)
MEASURES = tuple(
    Measure(f"{name} on card {held} of seat +{seat}", most)
    for name, most in GROUPS
    for seat in range(SEATS)
    for held in range(HELD)
)
