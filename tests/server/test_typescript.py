"""The TypeScript types of the messages: written down freshly, and complete."""

from pathlib import Path
from typing import get_args

from hypostyle.catalog import game, games
from hypostyle.engine.views import View
from hypostyle.server import messages
from hypostyle.server.typescript import files, typescript
from hypostyle.server.view_types import own_view

ROOT = Path(__file__).parents[2]


def test_the_typescript_types_are_fresh() -> None:
    for target, text in files(ROOT).items():
        assert target.read_text(encoding="utf-8") == text, "run: python -m hypostyle.server.typescript"


def test_every_message_says_what_it_is_for() -> None:
    for message in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage), *messages.HTTP):
        assert message.__doc__


def test_no_message_is_left_out_of_the_types() -> None:
    written = typescript()
    for union, name in ((messages.FromBrowser, "ClientMessage"), (messages.FromServer, "ServerMessage")):
        line = next(line for line in written.splitlines() if line.startswith(f"export type {name} "))
        assert set(line.split(" = ")[1].rstrip(";").split(" | ")) == {kind.__name__ for kind in union.__subclasses__()}


def test_a_view_has_the_fields_that_are_written_down_and_no_others() -> None:
    for slug in games():
        own = own_view(game(slug)).__annotations__
        assert set(game(slug).new(seed=1).view(0)) == {*View.__annotations__, *own}, slug
