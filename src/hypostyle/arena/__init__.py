"""Bots against bots: whole matches, fair pairings, honest figures."""
