"""What waits to be sent to a page: in which order, and what is left out."""

import asyncio

from hypostyle.server.connection.outbox import CHAT, RACE, REVIEW, SEATS, UPDATE, Outbox


class Free:
    """A way to a page that is always free."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send_now(self, text: bytes) -> bool:
        self.sent.append(text)
        return True

    async def send(self, text: bytes) -> None:
        raise AssertionError("the way was free")


def test_replies_go_first_and_everything_else_once_in_its_order() -> None:
    async def scene() -> None:
        way = Free()
        makers = {CHAT: lambda: b"chat", UPDATE: lambda: b"update", SEATS: lambda: b"seats", REVIEW: lambda: None}
        outbox = Outbox(way, makers)
        outbox.want(CHAT)
        outbox.want(REVIEW | UPDATE | RACE)  # nobody makes news of a race here
        outbox.want(UPDATE)
        outbox.want(SEATS)
        outbox.reply(b"reply")
        await asyncio.sleep(0)
        assert way.sent == [b"reply", b"seats", b"update", b"chat"]
        await asyncio.sleep(0)
        assert outbox.due == 0
        assert not outbox.scheduled
        outbox.want(UPDATE)
        await asyncio.sleep(0)
        assert way.sent[4:] == [b"update"]

    asyncio.run(scene())
