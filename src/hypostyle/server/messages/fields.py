"""The fields that messages are made of, each within its bounds, and what TypeScript calls them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw

LONGEST_NAME = 24
LONGEST_TEXT = 200  # of a line in the chat
LONGEST_WORD = 16  # such as the id of a character
LONGEST_TOKEN = 64
LARGEST_STEP = 100_000
LARGEST_ACTION = 65_535
MOST_SEATS = 8
MOST_OPTIONS = 32
MOST_PLANNED = 40  # actions of one plan that is previewed
LARGEST_SEED = 2**63 - 1
MOST_CARDS = 100

TYPE_KEY = "x-typescript"


def typescript(name: str) -> Meta:
    """The TypeScript type of something msgspec only knows as a table or as ready JSON; see typescript.py."""
    return Meta(extra_json_schema={TYPE_KEY: name})


SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SeqNumber = Annotated[int, Meta(ge=0, le=LARGEST_STEP)]
Step = Annotated[int, Meta(ge=0, le=LARGEST_STEP)]
ActionId = Annotated[int, Meta(ge=0, le=LARGEST_ACTION)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
CardWord = Annotated[str, Meta(max_length=24)]
Token = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
Options = Annotated[dict[str, Any], typescript("Options"), Meta(max_length=MOST_OPTIONS)]

# Ready JSON: made once and sent to everybody who may see it.
View = Annotated[Raw, typescript("View")]
Action = Annotated[Raw, typescript("Action")]
Event = Annotated[dict[str, Any], typescript("GameEvent")]
ReadyEvent = Annotated[dict[str, Any] | Raw, typescript("GameEvent")]
