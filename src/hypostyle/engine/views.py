"""What the views of all games share: the fields that every one has, and a table with an entry for each of its names."""

from typing import Annotated, TypeAlias, TypedDict, TypeVar

Name = TypeVar("Name")
Value = TypeVar("Value")

EVERY_NAME = "an entry for every name"

# `Every[SiteName, int]`: a dict in which no name is missing, while `dict[SiteName, int]` may leave some out.
Every: TypeAlias = Annotated[dict[Name, Value], EVERY_NAME]


class View(TypedDict):
    """Knowledge of one seat or of a spectator, told in names; each game adds its own fields."""

    game: str
    seats: int
    viewer: int | None
    over: bool
    to_move: list[int]
