"""Laying a position on purpose: fields of a state set by name, for lessons and for tests of the rules.

A position that was laid is no longer where the log of a match leads; whoever lays one answers for that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hypostyle.engine.layout import layout_of
from hypostyle.engine.state import State
from hypostyle.engine.vocabulary import Vocabulary


def rewrite(state: State, **fields: Any) -> None:
    """Set fields of a position: an int, the first cells of an array as a list, or single cells as {index: value}."""
    layout = layout_of(type(state)).by_name
    block = bytearray(state.to_bytes())
    for name, value in fields.items():
        if name not in layout:
            raise KeyError(f"a position has no field {name!r}; it has {', '.join(layout)}")
        code, offset, is_row = layout[name]
        cells = code.unpack_from(block, offset)
        code.pack_into(block, offset, *(changed(list(cells), value) if is_row else (value,)))
    state.load_bytes(bytes(block))


def changed(row: list[int], new: Mapping[Any, int] | Sequence[int]) -> list[int]:
    """An array keeps its length and the cells that are not named."""
    cells = {int(index): value for index, value in new.items()} if isinstance(new, Mapping) else dict(enumerate(new))
    for index, value in cells.items():
        row[index] = value
    return row


def ask_only(state: State, words: Vocabulary, task: str, seat: int, argument: int = 0, detail: int = 0) -> None:
    """Make this decision the only thing on the agenda."""
    lay_agenda(state, words, [(task, seat, argument, detail)])


def lay_agenda(state: State, words: Vocabulary, entries: Sequence[tuple[str, int, int, int]]) -> None:
    """Make these the agenda, each with its task, seat, argument and detail; the last one is asked now."""
    unused = [0] * (len(state.facts()["task"]) - len(entries))
    tasks, seats, arguments, details = zip(*entries, strict=True)
    rewrite(
        state,
        task=[*(task_number(words, task) for task in tasks), *unused],
        who=[*seats, *unused],
        argument=[*arguments, *unused],
        detail=[*details, *unused],
        depth=len(entries),
        open=1 << seats[-1],
    )


def task_number(words: Vocabulary, task: str) -> int:
    number = next((int(word) for word in words.tasks if word.name == task), None)
    if number is None:
        raise KeyError(f"there is no task {task!r}; there are {', '.join(word.name for word in words.tasks)}")
    return number
