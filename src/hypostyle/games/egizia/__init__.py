"""Egizia: Shifting Sands: two to four builders send ships down the Nile and raise five monuments over five rounds."""

from pathlib import Path

from hypostyle.engine.game import Game, MindSettings, SearchSettings
from hypostyle.games.egizia.content import printed
from hypostyle.games.egizia.drawing import draw
from hypostyle.games.egizia.insight import Insight
from hypostyle.games.egizia.pieces import pieces
from hypostyle.games.egizia.reference import reference
from hypostyle.games.egizia.view import view
from hypostyle.games.egizia.vocabulary import LINE_NAMES, words
from hypostyle.texts import Texts

FOLDER = Path(__file__).parent

GAME = Game(
    slug="egizia",
    rules_version=1,
    players=(2, 3, 4),
    minutes=90,
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
    final_lines=("majority", "end_cards", "sphinx_cards", "statues", "stones"),
    tie_breaks=("order",),
    mind=MindSettings(lead_scale=20.0, beliefs=10),
    longest=1000,
    first_players=3,
    seat_names=("red", "blue", "yellow", "green"),
    search=SearchSettings(exploration=0.2, lead_weight=1.0, lead_scale=25.0, horizon=0),  # judged by insight alone
)
