"""The WebSocket protocol under uvicorn: short frames in and out without detours, and an end that is really one."""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from hypostyle.server.connection.receive_queue import ReceiveQueue
from hypostyle.server.connection.transport import SEND_NOW
from hypostyle.server.limits import TokenBucket

LARGEST_FRAME = 65_536  # beyond it the connection is closed; beyond Limits.message_bytes the message is refused
MOST_WAITING = 8  # messages of a page that its connection has not taken yet
MOST_AT_ONCE = 256  # messages that may arrive before the first of them is taken
MOST_FRAGMENTS = 64  # of one message
CONTROL_FRAMES = 5.0  # pings and pongs of one page, per second
CONTROL_FRAMES_BURST = 100.0
PIECE = 2_048  # bytes
NOT_UTF8_CLOSE = 1007
TOO_MUCH_CLOSE = 1008
TOO_LARGE_CLOSE = 1009
LINGER_SECONDS = 5.0  # what an ended connection may take to send its last words

# The first byte of a frame (RFC 6455, section 5.2): final, and a text, the end, a ping or a pong. The second byte of a
# page's frame has the bit `MASKED` and, up to 125, its length; four bytes of mask follow.
WHOLE_TEXT = 0x81
SHORT_KINDS = (WHOLE_TEXT, 0x88, 0x89, 0x8A)
MASKED = 0x80
SMALLEST_HEAD = 6


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that is really gone when it ends, even if the other side has stopped reading."""

    queue: ReceiveQueue
    rest = b""  # the beginning of a frame
    parsed_elsewhere = False  # after an unusual frame, uvicorn's own parser reads everything

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = ReceiveQueue(self.loop)
        self.control_frames = TokenBucket(CONTROL_FRAMES, CONTROL_FRAMES_BURST)
        self.unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused
            self.scope["extensions"][SEND_NOW] = {"send": self.send_now}

    # ------------------------------------------------------------------ sending
    def send_now(self, text: bytes) -> bool:
        """A text goes out as one frame, without the detours of other messages; False if the way is not free for it."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        if not self.unsent:
            self.loop.call_soon(self.write_frames)
        self.unsent.append(text_frame(text))
        return True

    def write_frames(self) -> None:
        """Frames leave when everybody's have been made in this turn of the loop.

        A tenth less processor time than one by one: the system's network code and ours drive each other from the cache.
        """
        frames, self.unsent = self.unsent, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """The way was not free, or it is no text: what was sent before goes out before."""
        self.write_frames()
        text = message.get("text")
        if text is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(text_frame(text.encode()))

    # ------------------------------------------------------------------ receiving
    def data_received(self, data: bytes) -> None:
        """Short whole texts, which is what pages send, are read here; everything else by uvicorn."""
        if not self.handshake_complete or self.parsed_elsewhere:
            self.read_elsewhere(data)
            return
        if self.rest:
            data = self.rest + data
        start = 0
        while len(data) - start >= SMALLEST_HEAD:
            kind, masked = data[start], data[start + 1]
            if kind not in SHORT_KINDS or not MASKED <= masked < MASKED + 126:
                self.parsed_elsewhere, self.rest = True, b""
                self.read_elsewhere(data[start:])
                return
            text = start + SMALLEST_HEAD
            end = text + masked - MASKED
            if end > len(data):
                break
            if kind == WHOLE_TEXT:
                self.take_text(unmasked(data[text:end], data[text - 4 : text]))
            else:
                super().data_received(data[start:end])
            if self.close_sent:  # it was wrong, or too much: the rest is not looked at
                return
            start = end
        self.rest = data[start:]

    def read_elsewhere(self, data: bytes) -> None:
        """By uvicorn, a piece at a time: thousands of frames fit into what arrives at once."""
        for start in range(0, len(data), PIECE):
            if self.close_sent and self.handshake_complete:
                return
            super().data_received(data[start : start + PIECE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.refuse_handshake()
                return

    def refuse_handshake(self) -> None:
        """The parser has an answer to a handshake beyond its bounds, which uvicorn does not send."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def end_with(self, code: int) -> None:
        self.conn.send_close(code)
        self.handle_parser_exception()

    # ------------------------------------------------------------------ too much
    def handle_ping(self) -> None:
        if self.takes_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.takes_control_frame():
            super().handle_pong(event)

    def takes_control_frame(self) -> bool:
        """Browsers send a few in a minute; each costs as much as a short message, and is not counted as one."""
        if self.close_sent:
            return False
        if self.control_frames.take():
            return True
        self.end_with(TOO_MUCH_CLOSE)
        return False

    def handle_cont(self, event: Frame) -> None:
        """A message in pieces without end need not be long: its pieces may be empty."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.end_with(TOO_LARGE_CLOSE)

    def send_receive_event_to_app(self) -> None:
        """A message that uvicorn has read: it is taken as those that are read here."""
        message, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self.take_text(message)
        else:
            self.take({"type": "websocket.receive", "bytes": message})

    def take_text(self, text: bytes) -> None:
        """A text that is none would be logged with a traceback by uvicorn."""
        try:
            self.take({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            self.end_with(NOT_UTF8_CLOSE)

    def take(self, message: dict[str, Any]) -> None:
        """Stop reading when a few messages wait, not after each of them; after the end nothing is taken."""
        if self.close_sent:
            return
        waiting = self.queue.messages
        if len(waiting) >= MOST_AT_ONCE:
            self.end_with(TOO_MUCH_CLOSE)
            return
        self.queue.put_nowait(message)
        if len(waiting) >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        """A page that does not take what it is sent is not read either: nothing that it asks for can pile up here."""
        super().pause_writing()
        self.read_paused = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.resume_reading()

    async def receive(self) -> Any:
        queue = self.queue
        while not queue.messages:
            await queue.arrival()
        message = queue.messages.popleft()
        if self.read_paused:
            self.resume_reading()
        return message

    def resume_reading(self) -> None:
        if self.queue.empty() and self.writable.is_set() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # ------------------------------------------------------------------ the end
    def connection_lost(self, exc: Exception | None) -> None:
        self.config.app.door.leave(self.client)  # type: ignore[union-attr]
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def unmasked(text: bytes, mask: bytes) -> bytes:
    """A page's text as it was before its four bytes of mask were laid over it again and again."""
    size = len(text)
    over = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(text, "little") ^ int.from_bytes(over, "little")).to_bytes(size, "little")


def text_frame(text: bytes) -> bytes:
    """One whole, unmasked text frame (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + text
