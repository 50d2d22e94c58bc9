"""Opponents: each receives Knowledge and returns an action; none of them can peek."""

from hypostyle.bots.bots import BOTS, Bot, make, quickness

__all__ = ["BOTS", "Bot", "make", "quickness"]
