"""Opponents: each receives Knowledge and returns an action; none of them can peek."""

from hypostyle.bots.bots import Bot
from hypostyle.bots.budget import Deadline
from hypostyle.bots.names import BOTS, BUDGET, Maker, Setting, make, makers, names_in

__all__ = ["BOTS", "BUDGET", "Bot", "Deadline", "Maker", "Setting", "make", "makers", "names_in"]
