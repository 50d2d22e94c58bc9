"""What the typed views of the games share: a table that has an entry for every one of its names."""

from typing import Annotated, TypeAlias, TypeVar

Name = TypeVar("Name")
Value = TypeVar("Value")

EVERY_NAME = "an entry for every name"

# `Every[SiteName, int]`: a dict in which no name is missing, while `dict[SiteName, int]` may leave some out.
Every: TypeAlias = Annotated[dict[Name, Value], EVERY_NAME]
