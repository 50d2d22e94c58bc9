"""What the hall is told of the games."""

import hypostyle
from hypostyle.server.table.bot_levels import LEVELS
from tests.server.running import Browser, Server


def test_the_hall_lists_every_game_with_what_its_set_up_page_needs(server: Server) -> None:
    browser = Browser(server)
    health = browser.get("/healthz").json
    assert (health["ok"], health["version"]) == (True, hypostyle.__version__)
    games = {game["slug"]: game for game in browser.get("/api/games").json}
    assert list(games) == hypostyle.games()
    imhotep = games["imhotep"]
    assert imhotep["players"] == [2, 3, 4]
    assert [level["level"] for level in imhotep["bots"]] == list(LEVELS)
    assert {"name": "wrath", "values": [False, True], "switch": True} in imhotep["options"]
    assert imhotep["content"]["origin"] == "built-in"
    assert imhotep["content"]["reconstructed"]
