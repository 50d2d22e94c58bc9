"""Mykerinos: two to four archaeologists dig for four seasons and fill the rooms of the Museum."""

from pathlib import Path

from hypostyle.engine.game import Game
from hypostyle.games.mykerinos.content import printed
from hypostyle.games.mykerinos.drawing import draw
from hypostyle.games.mykerinos.insight import Insight
from hypostyle.games.mykerinos.parcels import PARCEL_CARDS
from hypostyle.games.mykerinos.pieces import pieces
from hypostyle.games.mykerinos.reference import reference
from hypostyle.games.mykerinos.view import view
from hypostyle.games.mykerinos.vocabulary import COLOUR_NAMES, LINE_NAMES, words
from hypostyle.texts import Texts

FOLDER = Path(__file__).parent

GAME = Game(
    slug="mykerinos",
    rules_version=1,
    players=(2, 3, 4),
    minutes=60,
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
    final_lines=LINE_NAMES[1:],  # the Museum opens its doors
    tie_breaks=("stock",),
    longest=1000,
    first_players=3,
    seat_names=COLOUR_NAMES,
    cards=PARCEL_CARDS,
)
