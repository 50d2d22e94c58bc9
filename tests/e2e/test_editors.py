"""The card editors in a real browser: redraw, see what is wrong, save and play with it; files, keys, a phone."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Served, accessible, keep
from tests.e2e.hands import create, sit

Open = Callable[..., Page]
PYRAMIDS, MYKERINOS = "silver_gold_pyramids", "mykerinos"
YOU, BOT = {"kind": "you"}, {"kind": "bot", "level": "greedy"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose cards change under these tests only."""
    served = Served(tmp_path_factory.mktemp("hall") / "tables.db")
    yield served
    served.stop()


def open_editor(page: Page, hall: Served, slug: str) -> None:
    page.goto(f"{hall.address}/cards/{slug}#{hall.key}")
    page.locator("[role=grid]").wait_for()


def cell(page: Page, name: str) -> Any:
    return page.locator(f'[data-cell="{int(name[1]) - 1}-{"ABCDE".index(name[0])}"]')


def drawn(page: Page, name: str) -> str:
    """What a cell holds, as a screen reader says it."""
    return str(cell(page, name).get_attribute("aria-label"))


def paint(page: Page, kind: str, *names: str) -> None:
    page.get_by_role("radio", name=kind, exact=True).check(force=True)
    for name in names:
        cell(page, name).click()


def settled(page: Page) -> None:
    """The checks have answered to what is drawn, and buttons have their colours."""
    page.wait_for_timeout(300)
    expect(page.get_by_text("Vérification…").or_(page.get_by_text("Being checked…"))).to_have_count(0)
    page.wait_for_timeout(300)


def told(page: Page, slug: str) -> Any:
    """What the server has in use."""
    return page.evaluate("async (slug) => (await fetch(`/api/editions/${slug}`)).json()", slug)


def test_redraw_a_card_see_what_is_wrong_save_and_play_with_it(hall: Served, open_browser: Open) -> None:
    page = open_browser()
    open_editor(page, hall, PYRAMIDS)  # with the key of the host, which the browser keeps from now on
    page.goto(f"{hall.address}/new/{PYRAMIDS}")
    page.get_by_role("link", name="Redessiner les cartes").click()
    page.locator("[role=grid]").wait_for()
    assert drawn(page, "A1") == "A1 : départ"
    save = page.get_by_role("button", name="Enregistrer pour les nouvelles parties")
    expect(save).to_be_disabled()  # nothing differs yet

    paint(page, "mur", "A1")
    complaint = page.get_by_role("button", name="La carte 1 n’a pas de case de départ")
    complaint.wait_for()
    expect(save).to_be_disabled()
    paint(page, "départ", "C3")
    page.get_by_role("button", name="Carte 1, case C3 : le départ doit se trouver dans la rangée du haut").click()
    expect(cell(page, "C3")).to_be_focused()
    expect(cell(page, "C3")).to_have_attribute("aria-invalid", "true")
    keep(page, "editor-pyramids-wrong")
    paint(page, "crâne", "C3")
    paint(page, "départ", "E1")
    settled(page)
    page.get_by_text("Toutes les cartes sont jouables.").wait_for()

    page.get_by_label("Nom de l’édition").fill("Mon exemplaire")
    expect(page.get_by_label("Toutes les cartes").get_by_label("Carte 1, redessinée", exact=True)).to_have_count(1)
    save.click()
    page.get_by_text("Enregistré. Les nouvelles parties se jouent avec ces cartes").wait_for()
    assert told(page, PYRAMIDS)["redrawn"]["1"]["grid"][0][4] == "S"
    expect(save).to_be_disabled()

    page.get_by_role("link", name="Jouer avec ces cartes").click()
    page.get_by_text("Cartes : « Mon exemplaire », une redessinée sur 48").wait_for()
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.locator("main.table").wait_for()
    page.get_by_text("Cartes : « Mon exemplaire »").first.wait_for()
    page.get_by_role("button", name="Règles", exact=True).click()
    page.locator("dialog").get_by_text("« Mon exemplaire », une redessinée sur 48").wait_for()
    keep(page, "editor-table-edition")


def test_a_match_shows_the_redrawn_cards(hall: Served, open_browser: Open) -> None:
    page = open_browser(language="en")
    open_editor(page, hall, PYRAMIDS)
    redrawn = told(page, PYRAMIDS)["built_in"]
    for face in redrawn.values():  # every card gets a torch in its middle
        face["grid"][2] = face["grid"][2][:2] + "t" + face["grid"][2][3:]
    draft = {"name": "Torches", "complete": True, "redrawn": redrawn}
    page.evaluate(
        "([key, draft]) => localStorage.setItem(key, draft)", [f"hypostyle-cards-{PYRAMIDS}", json.dumps(draft)]
    )
    page.reload()
    page.get_by_text("Your drawings of last time are here").wait_for()
    settled(page)
    page.get_by_role("button", name="Save for new matches").click()
    page.get_by_text("Saved.").wait_for()
    made = create(page, hall.address, PYRAMIDS, [YOU, BOT])
    sit(page, hall.address, made["table"])
    expect(page.get_by_text("Cards: “Torches”").first).to_be_visible()
    cards = page.locator("main.table svg.chamber")
    cards.first.wait_for()
    torches = cards.first.locator("use[href='#pyr-torch']")
    assert torches.count() >= 1
    keep(page, "editor-torches")


def test_take_back_and_restore(hall: Served, open_browser: Open) -> None:
    page = open_browser(language="en")
    open_editor(page, hall, MYKERINOS)
    before = drawn(page, "A1")
    page.get_by_role("radio", name="pyramid", exact=True).check(force=True)
    start, end = cell(page, "A1").bounding_box(), cell(page, "A3").bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=8)
    page.mouse.up()
    assert [drawn(page, name) for name in ("A1", "A2", "A3")] == ["A1: pyramid", "A2: pyramid", "A3: pyramid"]
    page.get_by_role("button", name="Undo").click()
    assert drawn(page, "A1") == before, "a stroke is taken back as one"
    page.get_by_role("button", name="Redo").click()
    assert drawn(page, "A3") == "A3: pyramid"
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="Restore this card").click()
    assert drawn(page, "A1") == before
    page.keyboard.press("Control+z")
    assert drawn(page, "A3") == "A3: pyramid"
    page.get_by_role("button", name="Restore all cards").click()
    assert drawn(page, "A3") != "A3: pyramid"


def test_parcels_are_checked_and_saved(hall: Served, open_browser: Open) -> None:
    page = open_browser(language="fr")
    open_editor(page, hall, MYKERINOS)
    page.get_by_role("radio", name="aucun", exact=True).first.check(force=True)
    page.get_by_role("button", name="La parcelle 36 est sans mécène, et une autre aussi").click()
    expect(page.get_by_role("heading", name="Parcelle 36")).to_be_visible()
    page.get_by_label("Toutes les cartes").get_by_label("Parcelle 1, redessinée", exact=True).click()
    page.get_by_role("radio", name="Lemon", exact=True).check(force=True)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    paint(page, "pyramide", "B1", "B2")
    settled(page)
    page.get_by_label("Nom de l’édition").fill("Ystari")
    page.get_by_role("button", name="Enregistrer pour les nouvelles parties").click()
    page.get_by_text("Enregistré.").wait_for()
    saved = told(page, MYKERINOS)["redrawn"]
    assert saved == {"1": {"fields": {"patron": "lemon", "prestige": "2"}, "grid": [".^", ".^", ".."]}}
    keep(page, "editor-parcels-saved")
    made = create(page, hall.address, MYKERINOS, [YOU, BOT])
    sit(page, hall.address, made["table"])
    page.get_by_role("button", name="Réglages").click()
    page.locator("dialog").get_by_text("« Ystari », une redessinée sur 36").wait_for()


def test_a_file_goes_out_and_comes_in_again(hall: Served, open_browser: Open, tmp_path: Path) -> None:
    page = open_browser(accept_downloads=True)
    open_editor(page, hall, PYRAMIDS)
    restore = page.get_by_role("button", name="Rétablir toutes les cartes")
    if restore.is_enabled():  # another test may have saved an edition before
        restore.click()
    page.get_by_label("Toutes les cartes").get_by_label("Carte 7", exact=True).click()
    paint(page, "potion", "A2")
    page.get_by_label("Nom de l’édition").fill("Pour un ami")
    settled(page)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Exporter le fichier").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.name == "silver_gold_pyramids.toml"
    assert tomllib.loads(file.read_text("utf-8"))["cards"]["7"]["grid"][1][0] == "p"

    friend = open_browser(language="en")
    open_editor(friend, hall, PYRAMIDS)
    friend.locator("input[type=file]").set_input_files(file)
    friend.get_by_text("one redrawn card. Nothing is saved yet.").wait_for()
    expect(friend.get_by_label("Name of the edition")).to_have_value("Pour un ami")
    friend.get_by_label("All cards", exact=True).get_by_label("Card 7, redrawn", exact=True).click()
    assert drawn(friend, "A2") == "A2: potion"

    for text, sentence in (
        ("[cards\n", "Ce n’est pas un fichier TOML (ligne 1)."),
        ("[ships]\n", "Le fichier contient une table « ships » que le jeu ne connaît pas"),
        ('[cards]\n7 = { colour = "green", grid = ["S"] }\n', "La carte 7 a 1 rangées et non 5"),
    ):
        file.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
    file.write_bytes(b"#" * 70_000)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("Ce fichier est trop gros.")
    assert drawn(page, "A2") == "A2 : potion", "a bad file changes nothing"


def test_a_reload_loses_no_drawing(hall: Served, open_browser: Open) -> None:
    page = open_browser()
    open_editor(page, hall, PYRAMIDS)
    before = drawn(page, "B2")
    paint(page, "potion", "B2")
    page.get_by_label("Nom de l’édition").fill("Brouillon")
    page.reload()
    page.get_by_text("Vos dessins de la dernière fois sont là").wait_for()
    assert drawn(page, "B2") == "B2 : potion"
    expect(page.get_by_label("Nom de l’édition")).to_have_value("Brouillon")
    page.get_by_role("button", name="Les abandonner").click()
    assert drawn(page, "B2") == before
    page.reload()
    page.locator("[role=grid]").wait_for()
    assert page.get_by_text("Vos dessins de la dernière fois").count() == 0


def test_by_keys_alone(hall: Served, open_browser: Open) -> None:
    page = open_browser(language="en")
    open_editor(page, hall, PYRAMIDS)

    def tab_to(place: str) -> None:
        for _ in range(60):
            if page.locator(f"{place}:focus").count():
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {place}")

    tab_to(".gallery button")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Card 48")).to_be_visible()
    page.keyboard.press("PageUp")
    expect(page.get_by_role("heading", name="Card 47")).to_be_visible()
    tab_to("[data-cell]")
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(cell(page, "B2")).to_be_focused()
    for key, kind in (("2", "wall"), ("k", "skull"), ("0", "red cross"), ("t", "torch"), ("T", "golden tomb")):
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        assert drawn(page, "B2") == f"B2: {kind}"
    page.get_by_text("Card 47, cell B2 holds the golden tomb, which must stand in the bottom row").wait_for()
    for _ in range(4):
        page.keyboard.press("Control+z")
    assert drawn(page, "B2") == "B2: wall"
    settled(page)
    tab_to("button.primary")
    page.keyboard.press("Enter")
    page.get_by_text("Saved.").wait_for()


def test_on_a_phone_by_finger(hall: Served, open_browser: Open) -> None:
    page = open_browser(size=(390, 844), has_touch=True, is_mobile=True)
    for slug in (PYRAMIDS, MYKERINOS):
        open_editor(page, hall, slug)
        box = cell(page, "B3").bounding_box()
        assert min(box["width"], box["height"]) >= 44
        page.locator("fieldset label").nth(1).tap()
        cell(page, "B3").tap()
        assert drawn(page, "B3") == ("B3 : mur" if slug == PYRAMIDS else "B3 : pyramide")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        small = page.locator("main :is(button, a, input:not([type=radio]), label):visible").evaluate_all(
            "all => all.map(one => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])"
            ".filter(([, box]) => box.height > 0 && box.height < 43.5).map(([name]) => name)"
        )
        assert [name for name in small if name] == []
        keep(page, f"editor-{slug}-phone")


def test_no_page_of_the_editors_has_an_accessibility_violation(hall: Served, open_browser: Open) -> None:
    page = open_browser()
    open_editor(page, hall, PYRAMIDS)
    paint(page, "mur", "A1", "E1")
    paint(page, "départ", "C3")
    page.get_by_text("à corriger avant d’enregistrer").wait_for()
    settled(page)
    for place in ("", f"/cards/{MYKERINOS}", "/cards"):
        if place:
            page.goto(hall.address + place)
            page.get_by_role("link", name="Redessiner").or_(page.locator("[role=grid]")).first.wait_for()
            settled(page)
        accessible(page, f"editor{place.replace('/', '-') or '-pyramids'}")


def test_a_visitor_of_a_server_for_others_cannot_save(hall: Served, open_browser: Open) -> None:
    page = open_browser()

    def as_a_visitor(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "may_save": False, "file": None})

    page.route(f"**/api/editions/{PYRAMIDS}", as_a_visitor)
    open_editor(page, hall, PYRAMIDS)
    page.get_by_text("Seul l’hôte peut changer les cartes de ce serveur.").wait_for()
    assert page.get_by_role("button", name="Enregistrer pour les nouvelles parties").count() == 0
    expect(page.get_by_role("button", name="Exporter le fichier")).to_be_enabled()


def test_the_key_of_the_hosts_link_leaves_the_address_and_comes_along(hall: Served, open_browser: Open) -> None:
    page = open_browser()
    with page.expect_response("**/api/host") as answered:
        page.goto(f"{hall.address}/cards#{hall.key}")
    assert answered.value.status == 200
    page.get_by_role("link", name="Redessiner les parcelles").wait_for()
    assert page.url == f"{hall.address}/cards"
    page.get_by_role("link", name="Redessiner les parcelles").click()
    page.get_by_role("button", name="Enregistrer pour les nouvelles parties").wait_for()


def test_a_game_without_cards_says_so(hall: Served, open_browser: Open) -> None:
    page = open_browser()
    page.goto(f"{hall.address}/cards/imhotep")
    page.get_by_text("Rien ne peut être redessiné dans ce jeu.").wait_for()
