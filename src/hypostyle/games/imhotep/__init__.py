"""Imhotep: two to four architects ship stones to five building sites over six rounds."""

from pathlib import Path

from hypostyle.engine.game import Game, MindSettings
from hypostyle.engine.options import Option, switch
from hypostyle.games.imhotep.content import printed
from hypostyle.games.imhotep.drawing import draw
from hypostyle.games.imhotep.insight import Insight
from hypostyle.games.imhotep.measures import MEASURES
from hypostyle.games.imhotep.pieces import pieces
from hypostyle.games.imhotep.reference import reference
from hypostyle.games.imhotep.view import view
from hypostyle.games.imhotep.vocabulary import LINE_NAMES, SITE_NAMES, words
from hypostyle.texts import Texts

FOLDER = Path(__file__).parent

GAME = Game(
    slug="imhotep",
    rules_version=1,
    players=(2, 3, 4),
    minutes=40,
    options=(*(Option(site, ("A", "B")) for site in SITE_NAMES), switch("wrath"), Option("start", ("drawn", "first"))),
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
    final_lines=("burial_chamber", "obelisks", "ornaments", "statues", "unused_cards", "wrath"),
    tie_breaks=("reserve",),
    mind=MindSettings(rollout=0.25, certainty=1.25),
    longest=600,
    seat_names=("black", "white", "brown", "gray"),
    measures=MEASURES,
)
