"""What the hall is told of the games."""

import hypostyle
from hypostyle.minds.characters import CHARACTERS
from tests.server.running import Browser, Server


def test_the_hall_lists_every_game_with_what_its_set_up_page_needs(server: Server) -> None:
    browser = Browser(server)
    health = browser.get("/healthz").json
    assert (health["ok"], health["version"]) == (True, hypostyle.__version__)
    games = {game["slug"]: game for game in browser.get("/api/games").json}
    assert list(games) == hypostyle.games()
    imhotep = games["imhotep"]
    assert imhotep["players"] == [2, 3, 4]
    assert [(bot["character"], bot["level"]) for bot in imhotep["bots"]] == [
        (one.id, one.level) for one in CHARACTERS.values()
    ]
    seconds = {bot["level"]: bot["seconds"] for bot in imhotep["bots"]}
    assert (seconds[1], seconds[5]) == (0, 1)
    assert {"name": "wrath", "values": [False, True], "switch": True} in imhotep["options"]
    assert imhotep["content"]["origin"] == "built-in"
    assert imhotep["content"]["reconstructed"]
