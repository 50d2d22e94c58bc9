"""Where the commands write: a console that leaves tables whole, and a progress bar for those who wait."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

PLAIN_WIDTH = 100  # of files and pipes
PATIENCE = 1.0  # seconds before a bar appears
FRAME = r"[─│┌┐└┘├┤┬┴┼]+"

Item = TypeVar("Item")


class Output(Console):
    """Standard output; a closed pipe is left to `main`."""

    def __init__(self) -> None:
        super().__init__(highlight=False, emoji=False, width=None if sys.stdout.isatty() else PLAIN_WIDTH)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def tell(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A sentence as it is, without markup; wrapped by words on a terminal, unless it must stay whole."""
        self.print(Text(text, style), soft_wrap=whole or not self.is_terminal)

    def drawing(self, text: str) -> None:
        """A table of signs, never wrapped; its frames stay in the background."""
        drawn = Text(text)
        drawn.highlight_regex(FRAME, "dim")
        self.print(drawn, no_wrap=True, overflow="ignore", crop=False)


def tell_faults(output: Output, say: Callable[..., str], bot: str, faults: Mapping[str, int]) -> None:
    """How often chance chose in the place of a program, and why."""
    why = ", ".join(say(f"fault-{kind}", count=count) for kind, count in sorted(faults.items()))
    output.tell(say("faults", bot=bot, count=sum(faults.values()), why=why), "yellow")


def followed(items: Iterable[Item], total: int, label: str, quiet: bool) -> Iterator[Item]:
    """The items, with a bar on standard error if a person waits there for longer than a second."""
    if quiet or not sys.stderr.isatty():
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)
    appears = time.monotonic() + PATIENCE
    try:
        for done, item in enumerate(items):
            yield item
            if bar.live.is_started:
                bar.update(task, completed=done + 1)
            elif time.monotonic() > appears:
                bar.start()
    finally:
        bar.stop()
