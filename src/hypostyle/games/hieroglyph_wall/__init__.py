"""The Hieroglyph Wall: two to four teams of archaeologists complete a wall of animals and open sarcophagi."""

from pathlib import Path

from hypostyle.engine.game import Game, MindSettings, SearchSettings
from hypostyle.engine.options import switch
from hypostyle.games.hieroglyph_wall.content import printed
from hypostyle.games.hieroglyph_wall.drawing import draw
from hypostyle.games.hieroglyph_wall.insight import Insight
from hypostyle.games.hieroglyph_wall.pieces import pieces
from hypostyle.games.hieroglyph_wall.view import view
from hypostyle.games.hieroglyph_wall.vocabulary import LINE_NAMES, SEAT_NAMES, words
from hypostyle.texts import Texts

FOLDER = Path(__file__).parent

GAME = Game(
    slug="hieroglyph_wall",
    rules_version=1,
    players=(2, 3, 4),
    minutes=45,
    options=(switch("curse"), switch("sphinx")),
    words=words,
    state=Insight,
    printed=printed,
    view=view,
    draw=draw,
    pieces=pieces,
    texts=Texts(FOLDER / "texts"),
    folder=FOLDER,
    lines=LINE_NAMES,
    tie_breaks=("sarcophagi",),
    mind=MindSettings(insight=15.0, lead_scale=15.0, rollout=0.5),
    longest=1000,
    seat_names=SEAT_NAMES,
    search=SearchSettings(),
)
