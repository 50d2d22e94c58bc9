"""What a mind reads of Imhotep beside the fields, in the order of `Insight.fill_measures`."""

from hypostyle.engine.reading import Measure
from hypostyle.games.imhotep.vocabulary import SEATS

MEASURES = tuple(
    Measure(f"{name} of seat +{seat}", most)
    for name, most in (
        ("lies in the pyramid", 1),
        ("stones seen in the temple", 4),
        ("next covered in the temple", 1),
        ("lead if the match ended here,", 8),
    )
    for seat in range(SEATS)
)
