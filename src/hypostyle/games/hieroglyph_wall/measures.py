"""What a mind reads of the Hieroglyph Wall beside the fields, in the order of `Insight.fill_measures`."""

from hypostyle.engine.reading import Measure
from hypostyle.games.hieroglyph_wall.vocabulary import ANIMAL_NAMES

MEASURES = tuple(Measure(f"what a tile of the own hand may bring at the {name}", 32) for name in ANIMAL_NAMES)
