"""Silver & Gold: Pyramids: two to four explorers mark their way through treasure chambers, all at the same time."""

from pathlib import Path

from hypostyle.engine.game import Game, MindSettings, SearchSettings
from hypostyle.games.silver_gold_pyramids.chambers import PYRAMIDS
from hypostyle.games.silver_gold_pyramids.content import printed
from hypostyle.games.silver_gold_pyramids.drawing import draw
from hypostyle.games.silver_gold_pyramids.insight import Insight
from hypostyle.games.silver_gold_pyramids.measures import MEASURES
from hypostyle.games.silver_gold_pyramids.pieces import pieces
from hypostyle.games.silver_gold_pyramids.reference import reference
from hypostyle.games.silver_gold_pyramids.view import view
from hypostyle.games.silver_gold_pyramids.vocabulary import LINE_NAMES, words
from hypostyle.texts import Texts

FOLDER = Path(__file__).parent

GAME = Game(
    slug="silver_gold_pyramids",
    rules_version=1,
    players=(2, 3, 4),
    minutes=20,
    options=(),
    words=words,
    state=Insight,
    printed=printed,
    view=view,
    draw=draw,
    pieces=pieces,
    reference=reference,
    texts=Texts(FOLDER / "texts"),
    folder=FOLDER,
    lines=LINE_NAMES,
    tie_breaks=("lowest",),
    mind=MindSettings(estimate=0.15),
    measures=MEASURES,
    longest=600,
    # Random play tells little here: look a turn ahead, then trust insight.
    search=SearchSettings(exploration=0.1, lead_weight=1.0, lead_scale=20.0, horizon=4),
    cards=PYRAMIDS,
)
