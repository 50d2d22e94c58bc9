"""Senet: two players race their pieces through thirty houses, by the throw of four sticks."""

from pathlib import Path

from hypostyle.engine.game import Game, SearchSettings
from hypostyle.texts import Texts

from hypostyle_senet.content import printed
from hypostyle_senet.drawing import draw
from hypostyle_senet.insight import Insight
from hypostyle_senet.pieces import pieces
from hypostyle_senet.view import view
from hypostyle_senet.vocabulary import LINE_NAMES, words

FOLDER = Path(__file__).parent

GAME = Game(
    slug="senet",
    rules_version=1,
    players=(2,),
    minutes=15,
    options=(),
    words=words,
    state=Insight,
    printed=printed,
    view=view,
    draw=draw,
    pieces=pieces,
    texts=Texts(FOLDER / "texts"),
    folder=FOLDER,
    lines=LINE_NAMES,
    tie_breaks=(),
    longest=1000,
    seat_names=("ivory", "ebony"),
    # The sticks blur whatever lies further ahead: look at each reply, then trust insight.
    search=SearchSettings(exploration=0.15, lead_weight=1.0, lead_scale=0.5, horizon=0),
)
