"""Editions: the cards that new matches use, those that running ones were begun with, and the owner's file of them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from hypostyle.engine.cards import Cards, Face, Faces, Redrawn, as_toml, differing
from hypostyle.engine.content import (
    BUILT_IN,
    LONGEST_NAME,
    Complaint,
    Content,
    Reader,
    content_of,
    edition_name,
    overlay,
    parse_toml,
    read_toml,
)
from hypostyle.engine.errors import BadContent, HypostyleError
from hypostyle.engine.game import Game
from hypostyle.server import messages
from hypostyle.server.errors import NoCards
from hypostyle.server.storage.store import EditionRow, Store

OWN = "own"


class Editions:
    """The content of every game as this server has it. Matches hold theirs; a new edition is for new matches."""

    def __init__(self, store: Store, find_game: Callable[[str], Game], folder: Path | None = None) -> None:
        self.store = store
        self.find_game = find_game
        self.folder = folder
        self.in_use: dict[str, Content] = {}
        self.stored: dict[tuple[str, str], Content] = {}  # what tables of the store were begun with
        self.kept: set[tuple[str, str, str]] = set()
        self.infos: dict[tuple[object, ...], messages.Edition] = {}

    # ------------------------------------------------------------------ which content
    def current(self, game: Game) -> Content:
        """What a new match is played with."""
        if game.slug not in self.in_use:
            there = self.folder is not None and self.folder.is_dir()
            self.in_use[game.slug] = game.load_content(self.folder) if there else game.content
        return self.in_use[game.slug]

    def check(self, slugs: Iterable[str]) -> None:
        """What is wrong with an owner's file is said when the server starts, not in the middle of an evening."""
        for slug in slugs:
            self.current(self.find_game(slug))

    async def find(self, game: Game, digest: str) -> Content | None:
        """The content that a match was begun with, if this server has ever had it."""
        here = (self.current(game), game.built_in, self.stored.get((game.slug, digest)))
        found = next((content for content in here if content is not None and content.digest == digest), None)
        if found is None:
            row = await self.store.edition(game.slug, digest)
            if row is None:
                return None
            found = content_of(game.printed, json.loads(row.data), f"{game.slug}.toml", row.origin, row.name)
            if found.digest != digest:  # stored by an installation that made other tables of it
                return None
            self.stored[game.slug, digest] = found
        return found

    async def keep(self, game: Game, content: Content) -> None:
        """Store what a match is begun with, so that it can go on whatever is redrawn afterwards."""
        name = (game.slug, content.digest, content.edition)
        if name not in self.kept:
            origin = BUILT_IN if content.origin == BUILT_IN else OWN
            data = msgspec.json.encode(content.data).decode()
            await self.store.add_edition(EditionRow(game.slug, content.digest, origin, content.edition, data))
            self.kept.add(name)

    # ------------------------------------------------------------------ what pages are told
    def info(self, game: Game, content: Content) -> messages.Edition:
        """Which edition this content is."""
        key = (game.slug, content.digest, content.origin, content.edition, *content.confidence().items())
        if key not in self.infos:
            self.infos[key] = edition_info(game, content)
        return self.infos[key]

    def sheet(self, game: Game, may_save: bool) -> messages.CardSheet:
        """Everything an editor shows; only the host is told where the file lies."""
        cards, content = cards_of(game), self.current(game)
        built_in = faces_of(game, game.built_in)
        file = self.file(game)
        return messages.CardSheet(
            game.slug,
            self.info(game, content),
            content.digest,
            may_save and file is not None,
            str(file) if may_save and file is not None and file.exists() else None,
            LONGEST_NAME,
            cards.rows,
            cards.columns,
            [messages.CellKind(sign, name) for sign, name in cards.kinds.items()],
            [messages.CardField(name, list(values)) for name, values in cards.fields.items()],
            shown(built_in),
            shown(differing(faces_of(game, content), built_in)),
        )

    # ------------------------------------------------------------------ the owner's file
    def file(self, game: Game) -> Path | None:
        return None if self.folder is None else self.folder / f"{game.slug}.toml"

    def former(self, game: Game) -> dict[str, Any]:
        """What the owner's file says now."""
        file = self.file(game)
        return read_toml(file, file.name) if file is not None and file.exists() else {}

    def save(self, game: Game, draft: messages.EditionDraft) -> None:
        """Write the owner's file and use it for new matches; the former one stays beside it as `.old`."""
        file = self.file(game)
        if file is None:
            raise HypostyleError("This server has no folder for the files of an owner.")
        data, content = checked(game, draft, self.former(game), str(file))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            if file.exists():
                shutil.copyfile(file, file.with_suffix(".old"))
            if data:
                draft_file = file.with_suffix(".part")
                draft_file.write_text(as_toml(data), encoding="utf-8")
                draft_file.replace(file)
            else:
                file.unlink(missing_ok=True)
        except OSError as error:
            raise HypostyleError(f"{file}: the cards cannot be saved there ({error.strerror}).") from error
        self.in_use[game.slug] = content


# ---------------------------------------------------------------------- drafts
def complaints_of(game: Game, draft: messages.EditionDraft) -> list[Complaint]:
    redrawn = redrawn_of(game, draft)
    return cards_of(game).complaints({**faces_of(game, game.built_in), **redrawn.faces})


def file_text(game: Game, draft: messages.EditionDraft, former: dict[str, Any]) -> str:
    """The draft as an owner's file, with what the `former` one says of other tables."""
    return as_toml(checked(game, draft, former, OWN)[0])


def checked(
    game: Game, draft: messages.EditionDraft, former: dict[str, Any], origin: str
) -> tuple[dict[str, Any], Content]:
    """The owner's file as data, and the content it makes; refused if anything is wrong with it."""
    redrawn, place = redrawn_of(game, draft), f"{game.slug}.toml"
    name = edition_name({"edition": {"name": redrawn.name}}, place)
    data = redrawn.file(cards_of(game), faces_of(game, game.built_in), former)
    if not data:
        return {}, game.built_in
    merged = overlay(game.built_in.data, data, place)
    return data, content_of(game.printed, merged, place, origin, name)


def draft_of(game: Game, text: bytes) -> tuple[messages.EditionDraft, list[Complaint]]:
    """An owner's file as a draft: what is not a card is refused, a card that is wrong is shown in the editor."""
    cards, name = cards_of(game), f"{game.slug}.toml"
    owners = parse_toml(text, name)
    merged = overlay(game.built_in.data, owners, name)
    built_in = faces_of(game, game.built_in)
    drawn = cards.matched(cards.faces(Reader(name, merged).table(cards.table)), built_in)
    complete = merged[cards.table].get("confidence") != "reconstructed"
    draft = messages.EditionDraft(edition_name(owners, name), complete, shown(differing(drawn, built_in)))
    return draft, cards.complaints(drawn)


# ---------------------------------------------------------------------- between faces and messages
def cards_of(game: Game) -> Cards:
    if game.cards is None:
        raise NoCards(f"Nothing in {game.slug} can be redrawn.")
    return game.cards


def faces_of(game: Game, content: Content) -> Faces:
    """The cards by their built-in names."""
    cards = cards_of(game)
    faces = cards.faces(Reader(f"{game.slug}.toml", content.data).table(cards.table))
    return faces if content is game.built_in else cards.matched(faces, faces_of(game, game.built_in))


def edition_info(game: Game, content: Content) -> messages.Edition:
    own = content.origin != BUILT_IN
    if game.cards is None:
        return messages.Edition(content.edition, own, 0, 0, False)
    built_in = faces_of(game, game.built_in)
    complete = content.confidence().get(game.cards.table) != "reconstructed"
    redrawn = len(differing(faces_of(game, content), built_in))
    return messages.Edition(content.edition, own, len(built_in), redrawn, own and complete)


def redrawn_of(game: Game, draft: messages.EditionDraft) -> Redrawn:
    """The draft of a page; what no editor would send is refused."""
    cards, built_in = cards_of(game), faces_of(game, game.built_in)
    faces = {}
    for name, card in draft.redrawn.items():
        faces[name] = face = Face(card.fields, card.grid)
        if name not in built_in or cards.misshapen(face):
            raise BadContent(f"{game.slug}: card {name!r} is no card of this game.", Complaint("misshapen", name))
    return Redrawn(draft.name, draft.complete, differing(faces, built_in))


def shown(faces: Faces) -> dict[str, messages.CardFace]:
    return {name: messages.CardFace(face.fields, face.grid) for name, face in faces.items()}
