"""Redrawn cards: checked by the game, saved by the host alone, and never dealt into a match that has begun."""

import asyncio
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import EVERYWHERE, LOOPBACK, Browser, Page, Server, running

PYRAMIDS, MYKERINOS = "/api/editions/silver_gold_pyramids", "/api/editions/mykerinos"
ALL_EMPTY = ["S....", ".....", ".....", ".....", "....T"]
NO_START = [".....", *ALL_EMPTY[1:]]


def draft(grid: list[str], card: str = "1", colour: str = "green", name: str = "My copy", **more: Any) -> Any:
    return {"name": name, "complete": False, "redrawn": {card: {"fields": {"colour": colour}, "grid": grid}}, **more}


def codes(answer: Any) -> list[tuple[str, str]]:
    return [(found["code"], found["card"]) for found in answer.json["complaints"]]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server whose cards a test may change."""
    with running(tmp_path / "tables.db") as server:
        yield server


# ---------------------------------------------------------------------- looking and checking
def test_the_sheet_of_a_game_has_all_its_cards(server: Server) -> None:
    sheet = Browser(server, host=True).get(PYRAMIDS).json
    assert len(sheet["built_in"]) == 48
    assert sheet["redrawn"] == {}
    assert (sheet["rows"], sheet["columns"], sheet["may_save"]) == (5, 5, True)
    assert {kind["name"] for kind in sheet["kinds"]} >= {"wall", "start", "tomb", "skull"}
    assert sheet["edition"] == {"name": "", "own": False, "cards": 48, "redrawn": 0, "complete": False}
    parcels = Browser(server, host=True).get(MYKERINOS).json
    assert (len(parcels["built_in"]), parcels["rows"], parcels["columns"]) == (36, 3, 2)
    assert [field["name"] for field in parcels["fields"]] == ["patron", "prestige"]


def test_a_game_without_cards_to_redraw_says_so(server: Server) -> None:
    answer = Browser(server, host=True).get("/api/editions/imhotep")
    assert (answer.status, answer.json["code"]) == (404, "no_cards")


@pytest.mark.parametrize("name", ["nothing", "..%2f..%2fetc", "%2e%2e", "silver_gold_pyramids.toml", "a" * 300])
def test_only_games_of_the_hall_have_cards(server: Server, name: str) -> None:
    for answer in (
        Browser(server, host=True).get(f"/api/editions/{name}"),
        Browser(server, host=True).post(f"/api/editions/{name}", {}),
    ):
        assert answer.status in (400, 404)
        assert "root:" not in answer.body.decode()


def test_every_complaint_is_told_with_card_and_cell(server: Server) -> None:
    drawn: dict[str, Any] = {"name": "", "complete": False, "redrawn": {}}
    for card, grid in (("1", NO_START), ("4", ["S....", *ALL_EMPTY[1:3], "...##", "...#T"])):
        drawn["redrawn"][card] = {"fields": {"colour": "green"}, "grid": grid}
    answer = Browser(server, host=True).post(f"{PYRAMIDS}/check", drawn)
    assert codes(answer) == [("no_start", "1"), ("unreachable", "4")]
    assert answer.json["complaints"][1]["cell"] == [4, 4]
    assert answer.json["complaints"][0]["values"] == {"first": "A1", "last": "E1"}


def test_a_colour_too_many_is_told(server: Server) -> None:
    assert codes(Browser(server, host=True).post(f"{PYRAMIDS}/check", draft(ALL_EMPTY, colour="orange"))) == [
        ("colours", "47")
    ]


def test_parcels_are_checked_too(server: Server) -> None:
    covered = {"fields": {"patron": "none", "prestige": "0"}, "grid": ["^^", "^^", "^^"]}
    wrong = {"name": "", "complete": False, "redrawn": {"3": covered}}
    assert codes(Browser(server, host=True).post(f"{MYKERINOS}/check", wrong)) == [
        ("no_ground", "3"),
        ("second_without", "36"),
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        draft(ALL_EMPTY, card="49"),
        draft(ALL_EMPTY, card="../1"),
        draft(ALL_EMPTY, colour="blue"),
        draft(["S....", "....T"]),
        draft(["S....q", *ALL_EMPTY[1:]]),
        draft(["Sq...", *ALL_EMPTY[1:]]),
        draft(ALL_EMPTY, name="x" * 61),
        draft(ALL_EMPTY, extra=1),
        {"name": "", "complete": False},
        [],
        b"\xff\xfe",
    ],
)
def test_what_no_editor_sends_is_refused(server: Server, wrong: Any) -> None:
    for place in ("", "/check", "/file"):
        assert Browser(server, host=True).post(PYRAMIDS + place, wrong).status == 400
    assert Browser(server, host=True).get(PYRAMIDS).json["redrawn"] == {}


# ---------------------------------------------------------------------- files
def test_a_file_holds_what_was_redrawn_and_is_read_back(server: Server) -> None:
    browser = Browser(server, host=True)
    file = browser.post(f"{PYRAMIDS}/file", draft(ALL_EMPTY, name='Mine "2023" é'))
    assert file.headers["content-disposition"] == 'attachment; filename="silver_gold_pyramids.toml"'
    data = tomllib.loads(file.body.decode())
    assert data["cards"]["1"] == {"colour": "green", "grid": ALL_EMPTY}
    assert data["cards"]["confidence"] == "reconstructed", "47 of 48 cards still are"
    read = browser.ask("POST", f"{PYRAMIDS}/read", file.body).json
    assert read == {"draft": draft(ALL_EMPTY, name='Mine "2023" é'), "complaints": []}


def test_a_parcel_that_changes_its_patron_is_read_back_as_one_changed_card(server: Server) -> None:
    browser = Browser(server, host=True)
    moved = {"fields": {"patron": "violet", "prestige": "2"}, "grid": ["^^", ".^", ".."]}
    drawn = {"name": "Mine", "complete": True, "redrawn": {"10": moved}}
    file = browser.post(f"{MYKERINOS}/file", drawn)
    assert browser.ask("POST", f"{MYKERINOS}/read", file.body).json["draft"] == drawn


def test_a_wrong_card_in_a_file_comes_to_the_editor_with_its_complaint(server: Server) -> None:
    file = f'[cards]\n1 = {{ colour = "green", grid = {NO_START} }}\n'.encode()
    read = Browser(server, host=True).ask("POST", f"{PYRAMIDS}/read", file).json
    assert read["draft"]["redrawn"]["1"]["grid"] == NO_START
    assert [found["code"] for found in read["complaints"]] == ["no_start"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"[cards\n", "not_toml"),
        (b"\xff\xfe\x00", "not_text"),
        (b"x = " + b"[" * 2000, "not_toml"),
        (b"[ships]\n", "no_table"),
        (b'[cards]\n49 = { colour = "green", grid = [] }\n', "no_field"),
        (b'[cards]\n7 = { colour = "green", grid = ["S...."] }\n', "rows"),
        (b'[cards]\n7 = { colour = "green", grid = ["S..q.", "", "", "", ""] }\n', "sign"),
        (b'[edition]\nname = "' + b"x" * 61 + b'"\n', "edition"),
        (b"[edition]\nname = 3\n", "edition"),
        (b"edition = 3\n", "edition"),
    ],
)
def test_a_bad_file_is_answered_with_what_is_wrong(server: Server, text: bytes, code: str) -> None:
    answer = Browser(server, host=True).ask("POST", f"{PYRAMIDS}/read", text)
    assert (answer.status, answer.json["code"]) == (400, "bad_content")
    assert answer.json["complaint"]["code"] == code
    assert answer.json["title"].startswith("silver_gold_pyramids.toml: ")


def test_a_field_of_the_wrong_kind_is_named_with_what_is_allowed(server: Server) -> None:
    text = b'[cards]\n7 = { colour = "blue", grid = [] }\n'
    title = Browser(server, host=True).ask("POST", f"{PYRAMIDS}/read", text).json["title"]
    assert "cards.7.colour must be one of green, orange, purple" in title


def test_a_file_beyond_all_bounds_is_not_read(server: Server) -> None:
    answer = Browser(server, host=True).ask("POST", f"{PYRAMIDS}/read", b"#" * 70_000)
    assert (answer.status, answer.json["code"]) == (413, "too_large")
    assert Browser(server, host=True).ask("POST", f"{PYRAMIDS}/check", b" " * 20_000).status == 413


def test_who_asks_too_fast_has_to_wait(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", "drafts=0.001, drafts_burst=3") as slow:
        statuses = [Browser(slow).post(f"{PYRAMIDS}/check", draft(ALL_EMPTY)).status for _ in range(4)]
        assert statuses == [200, 200, 200, 429]


# ---------------------------------------------------------------------- saving
def test_what_is_saved_is_the_edition_of_new_matches(own: Server) -> None:
    host = Browser(own, host=True)
    saved = host.post(PYRAMIDS, draft(ALL_EMPTY))
    assert saved.status == 200
    assert saved.json["edition"] == {"name": "My copy", "own": True, "cards": 48, "redrawn": 1, "complete": False}
    file = own.data.with_suffix(".content") / "silver_gold_pyramids.toml"
    assert saved.json["file"] == str(file)
    assert tomllib.loads(file.read_text("utf-8"))["edition"] == {"name": "My copy"}
    told = next(game for game in host.get("/api/games").json if game["slug"] == "silver_gold_pyramids")
    assert told["content"]["edition"]["name"] == "My copy"
    assert "cards" in told["content"]["reconstructed"], "47 of 48 still are"
    assert host.post(PYRAMIDS, draft(ALL_EMPTY, complete=True)).status == 200
    told = next(game for game in host.get("/api/games").json if game["slug"] == "silver_gold_pyramids")
    assert told["content"]["reconstructed"] == ["skulls"]


def test_nothing_is_saved_that_does_not_pass(own: Server) -> None:
    answer = Browser(own, host=True).post(PYRAMIDS, draft(NO_START))
    assert (answer.status, answer.json["complaint"]["code"]) == (400, "no_start")
    assert not own.data.with_suffix(".content").exists()
    assert Browser(own, host=True).get(PYRAMIDS).json["redrawn"] == {}


def test_what_the_owner_wrote_of_other_tables_stays(tmp_path: Path) -> None:
    folder = tmp_path / "tables.content"
    folder.mkdir()
    file = folder / "silver_gold_pyramids.toml"
    text = "[skulls]\npenalties = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]\n"
    file.write_text(text, encoding="utf-8")
    with running(tmp_path / "tables.db") as server:
        host = Browser(server, host=True)
        assert host.get(PYRAMIDS).json["edition"]["own"]
        assert host.post(PYRAMIDS, draft(ALL_EMPTY)).status == 200
        data = tomllib.loads(file.read_text("utf-8"))
        assert data["skulls"]["penalties"][1] == 3
        assert data["cards"]["1"]["grid"] == ALL_EMPTY
        assert file.with_suffix(".old").read_text("utf-8") == text
        assert host.post(PYRAMIDS, {"name": "", "complete": False, "redrawn": {}}).status == 200
        assert tomllib.loads(file.read_text("utf-8")) == tomllib.loads(text)


def test_back_to_the_built_in_cards(own: Server) -> None:
    host = Browser(own, host=True)
    before = host.get(PYRAMIDS).json
    host.post(PYRAMIDS, draft(ALL_EMPTY))
    assert host.post(PYRAMIDS, {"name": "My copy", "complete": False, "redrawn": {}}).json == before
    assert not (own.data.with_suffix(".content") / "silver_gold_pyramids.toml").exists()


# ---------------------------------------------------------------------- matches that have begun
def grids(view: Any) -> dict[int, list[str]]:
    cards = [*view["display"], *(card for player in view["players"] for card in (*player["dealt"], *player["cards"]))]
    return {card["number"]: card["grid"] for card in cards if card}


async def play_once(page: Page) -> None:
    while not page.update["decisions"]:
        await page.until("update")
    await page.act(0, page.legal(0)[0])


def test_a_match_goes_on_with_the_cards_it_was_begun_with_also_after_a_restart(tmp_path: Path) -> None:
    everywhere = {str(card): {"fields": {}, "grid": ALL_EMPTY} for card in range(1, 49)}
    with running(tmp_path / "tables.db") as server:
        host = Browser(server, host=True)
        for card, face in host.get(PYRAMIDS).json["built_in"].items():
            everywhere[card]["fields"] = face["fields"]
        before = host.create("you", "bot:greedy", game="silver_gold_pyramids", seed=5)["table"]
        assert host.post(PYRAMIDS, {"name": "Bare", "complete": True, "redrawn": everywhere}).status == 200
        after = host.create("you", "bot:greedy", game="silver_gold_pyramids", seed=5)["table"]

        async def scene(names: tuple[str, str]) -> None:
            async with host.page(before) as page:
                assert page.welcome["edition"]["name"] == names[0]
                shown = grids(page.update["views"]["0"])
                assert shown
                assert ALL_EMPTY not in shown.values()
                await play_once(page)
            async with host.page(after) as page:
                assert page.welcome["edition"]["name"] == names[1]
                assert set(map(tuple, grids(page.update["views"]["0"]).values())) == {tuple(ALL_EMPTY)}
                await play_once(page)

        asyncio.run(scene(("", "Bare")))
        server.kill()
        host.server = server.start()
        asyncio.run(scene(("", "Bare")))
        assert host.post(PYRAMIDS, {"name": "", "complete": False, "redrawn": {}}).status == 200
        server.kill()
        server.start()
        asyncio.run(scene(("", "Bare")))
        digests = {row["table"] for row in host.get("/api/tables").json}
        assert {before, after} <= digests


def test_bots_play_whole_matches_with_cards_that_are_no_longer_in_use(own: Server) -> None:
    host = Browser(own, host=True)
    host.post(PYRAMIDS, draft(ALL_EMPTY))
    table = host.create("bot:greedy", "bot:easy", game="silver_gold_pyramids")["table"]
    host.post(PYRAMIDS, draft(ALL_EMPTY, name="Another", card="4"))

    async def scene() -> None:
        async with Browser(own, host=True).page(table) as page:
            while not page.update["over"]:
                await page.until("update")
            assert page.welcome["edition"]["name"] == "My copy"

    asyncio.run(scene())
    exported = host.get(f"/api/tables/{table}/export").json
    assert host.post("/api/import", exported).status == 201, "its content is known here"
    exported["content_digest"] = "0" * 16
    answer = host.post("/api/import", exported)
    assert (answer.status, answer.json["code"]) == (400, "bad_save")
    assert "cards that this server does not have" in answer.json["title"]


# ---------------------------------------------------------------------- who may save
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", ""])
def test_a_page_of_another_site_changes_nothing(server: Server, origin: str) -> None:
    answer = Browser(server).ask("POST", PYRAMIDS, draft(ALL_EMPTY), {"Origin": origin})
    assert answer.status == 403
    assert Browser(server).get(PYRAMIDS).json["redrawn"] == {}


def test_a_request_for_another_name_does_not_reach_a_server_of_this_machine(server: Server) -> None:
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert Browser(server).ask("POST", PYRAMIDS, draft(ALL_EMPTY), headers).status == 421


@pytest.mark.parametrize("listening", [LOOPBACK, EVERYWHERE])
def test_only_the_key_of_the_host_saves_wherever_the_server_listens(tmp_path: Path, listening: str) -> None:
    with running(tmp_path / "tables.db", listening=listening) as server:
        visitor = Browser(server)
        sheet = visitor.get(PYRAMIDS).json
        assert (sheet["may_save"], sheet["file"]) == (False, None)
        assert codes(visitor.post(f"{PYRAMIDS}/check", draft(NO_START))) == [("no_start", "1")]
        assert visitor.post(f"{PYRAMIDS}/file", draft(ALL_EMPTY)).status == 200, "everybody may take a file home"
        for key in ("", server.key[:-1], "é"):
            answer = visitor.ask("POST", PYRAMIDS, draft(ALL_EMPTY), {"Cookie": f"hypostyle-host={key}"})
            assert (answer.status, answer.json["code"]) == (403, "forbidden")
        assert visitor.get(PYRAMIDS).json["redrawn"] == {}
        host = Browser(server, host=True)
        saved = host.post(PYRAMIDS, draft(ALL_EMPTY))
        assert (saved.status, saved.json["may_save"]) == (200, True)
        assert visitor.get(PYRAMIDS).json["edition"]["name"] == "My copy"
        assert host.ask("POST", PYRAMIDS, draft(ALL_EMPTY), {"Origin": "http://evil.example"}).status == 403


def test_the_key_is_shown_once_and_kept_as_a_cookie(server: Server) -> None:
    stranger = Browser(server)
    assert stranger.post("/api/host", {"key": server.key[:-1]}).status == 403
    assert stranger.ask("POST", "/api/host", {"key": server.key}, {"Origin": "http://evil.example"}).status == 403
    given = stranger.post("/api/host", {"key": server.key}).headers["set-cookie"]
    assert given.startswith(f"hypostyle-host={server.key};")
    assert "HttpOnly" in given
    assert "SameSite=strict" in given


def test_the_browser_that_play_opens_is_the_hosts(server: Server) -> None:
    answer = Browser(server).get(f"/host/{server.key}?to=new/imhotep")
    assert (answer.status, answer.headers["location"]) == (303, "/new/imhotep")
    assert answer.headers["set-cookie"].startswith(f"hypostyle-host={server.key};")
    for there in ("//evil.example", "https://evil.example", "\\\\evil", "..%2f", "/evil"):
        assert Browser(server).get(f"/host/{server.key}?to={there}").headers["location"] == "/"
    assert Browser(server).get("/host/guessed").status == 404


def test_behind_a_web_server_nobody_is_the_host_by_naming_this_machine(tmp_path: Path) -> None:
    """As it was: the web server rewrites Host to the address it connects to, and a stranger sends that as Origin."""
    with running(tmp_path / "tables.db", more="names=['https://club.example'], trusted=['127.0.0.1']") as server:
        for host in (server.host, "club.example"):
            for origin in (f"http://{server.host}", "https://club.example"):
                headers = {"Host": host, "Origin": origin, "X-Forwarded-For": "203.0.113.9"}
                assert Browser(server).ask("POST", PYRAMIDS, draft(ALL_EMPTY), headers).status == 403
                found = Browser(server, host=True).ask("POST", PYRAMIDS, draft(ALL_EMPTY), headers)
                assert found.status == (200 if origin.startswith("https") else 403)
