"""Pages handed from one process to another of the same server, so that all pages of a table are at one of them.

A table that two processes show is worked out by both: each follows the journal and makes the views of its own pages.
So whoever accepts a page passes its connection on to the process that its table belongs to, which goes on as if it had
accepted it. Each process has an inbox that the others write to, and that outlives it: what is in it when a process dies
waits for the one that takes its place. A page for which an inbox has no room is served where it is.
"""

from __future__ import annotations

import asyncio
import os
import socket
import zlib
from collections.abc import Callable, Sequence

VARIABLE = "HYPOSTYLE_INBOXES"
LARGEST_HEAD = 1 << 16  # bytes; a page with a larger one is not passed on
AT_ONCE = 32  # pages taken out before the loop does something else

Accept = Callable[[socket.socket, bytes], None]


class Inboxes:
    """Those of all processes, as whoever starts the processes holds them: they outlive a process that is replaced."""

    def __init__(self, count: int) -> None:
        self.pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]

    def settings(self, place: int) -> tuple[dict[str, str], list[int]]:
        """For the process at a place: what its environment says, and the files it is handed."""
        files = [self.pairs[place][0].fileno(), *(write.fileno() for _, write in self.pairs)]
        return {VARIABLE: " ".join(map(str, (place, *files)))}, files

    def close(self) -> None:
        for pair in self.pairs:
            for end in pair:
                end.close()


class HandingOver:
    """One process among those of a server."""

    def __init__(self, place: int, inbox: socket.socket, inboxes: Sequence[socket.socket]) -> None:
        self.place = place
        self.inbox = inbox
        self.inboxes = inboxes
        for end in (inbox, *inboxes):
            end.setblocking(False)

    @classmethod
    def take_over(cls) -> HandingOver | None:
        """None if this process is the only one of its server."""
        said = os.environ.pop(VARIABLE, None)
        if said is None:
            return None
        place, *files = map(int, said.split())
        inbox, *inboxes = (socket.socket(fileno=number) for number in files)
        for end in (inbox, *inboxes):
            end.set_inheritable(False)
        return cls(place, inbox, inboxes)

    # ------------------------------------------------------------------ giving
    def place_of(self, path: bytes) -> int:
        """The process that the pages of a table belong to, by the last part of their address."""
        table = path.partition(b"?")[0].rpartition(b"/")[2]
        return zlib.crc32(table) % len(self.inboxes)

    def give(self, place: int, connection: int, head: bytes) -> bool:
        """Whether another process will go on with a connection, of which this much has been read."""
        if len(head) > LARGEST_HEAD:
            return False
        try:
            socket.send_fds(self.inboxes[place], [head], [connection])
        except OSError:  # it is behind with its inbox
            return False
        return True

    # ------------------------------------------------------------------ taking
    def listen(self, accept: Accept) -> None:
        asyncio.get_running_loop().add_reader(self.inbox, self.take_in, accept)

    def take_in(self, accept: Accept) -> None:
        for _ in range(AT_ONCE):
            try:
                head, files, _, _ = socket.recv_fds(self.inbox, LARGEST_HEAD, 1)
            except OSError:  # that was all
                return
            for number in files:
                accept(socket.socket(fileno=number), head)

    def stop(self) -> None:
        """What comes from now on waits for the process that takes this one's place."""
        asyncio.get_running_loop().remove_reader(self.inbox)
