"""The Hieroglyph Wall: two to four teams of archaeologists complete a wall of animals and open sarcophagi."""

from pathlib import Path

from hypostyle.engine.game import Game, MindSettings, SearchSettings
from hypostyle.engine.options import Option, switch
from hypostyle.games.hieroglyph_wall.content import printed
from hypostyle.games.hieroglyph_wall.drawing import draw
from hypostyle.games.hieroglyph_wall.insight import Insight
from hypostyle.games.hieroglyph_wall.measures import MEASURES
from hypostyle.games.hieroglyph_wall.pieces import pieces
from hypostyle.games.hieroglyph_wall.reference import reference
from hypostyle.games.hieroglyph_wall.tile_names import piece_names
from hypostyle.games.hieroglyph_wall.view import open_scores, view
from hypostyle.games.hieroglyph_wall.vocabulary import LINE_NAMES, SEAT_NAMES, words
from hypostyle.texts import Texts

FOLDER = Path(__file__).parent

GAME = Game(
    slug="hieroglyph_wall",
    rules_version=1,
    players=(2, 3, 4),
    minutes=45,
    options=(
        switch("curse"),
        switch("sphinx"),
        Option("gift", ("victim", "finder")),
        Option("openings", ("all", "one")),
        Option("start", ("drawn", "first")),
    ),
    words=words,
    state=Insight,
    printed=printed,
    view=view,
    open_scores=open_scores,
    draw=draw,
    pieces=pieces,
    reference=reference,
    piece_names=piece_names,
    texts=Texts(FOLDER / "texts"),
    folder=FOLDER,
    lines=LINE_NAMES,
    tie_breaks=("sarcophagi",),
    mind=MindSettings(insight=15.0, lead_scale=15.0, beliefs=10, patience=2),
    measures=MEASURES,
    longest=1000,
    seat_names=SEAT_NAMES,
    search=SearchSettings(),
)
