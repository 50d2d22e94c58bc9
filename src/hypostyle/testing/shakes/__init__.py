"""How each game of the hall is shaken: its module says whether a position is `ready` for it, and has `shake`."""
