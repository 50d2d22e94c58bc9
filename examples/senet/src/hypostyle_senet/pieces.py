"""What must never be lost in Senet: five pieces of each player, on the board or off it."""

from hypostyle.engine.content import Content

from hypostyle_senet.rules import Rules


def pieces(state: Rules, _content: Content) -> dict[str, int]:
    houses = list(state.house)
    return {f"pieces of seat {seat}": houses.count(seat + 1) + state.off[seat] for seat in range(state.seats)}
