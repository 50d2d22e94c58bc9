"""How long a table server takes for the review of a match of two, and how late its event loop wakes up meanwhile.

Run `python benchmarks/review_server.py [GAME ...]` on a quiet machine; Imhotep if nothing is said.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parent))
from server_process import Process, our_server
from wire import Http, Wire, open_wire

import hypostyle
from hypostyle.arena.playing import play_out, seated
from hypostyle.engine.saves import as_json

SEED = 1
SHARES = (50, 99)
LONGEST = 600.0  # seconds


async def reviewed(server: Process, match: object) -> tuple[float, int]:
    """Seconds from the question to the last verdict, and how many there are."""
    host, done, judged = Http(server.port), asyncio.Event(), 0

    def hear(_: Wire, text: bytes) -> None:
        nonlocal judged
        message = msgspec.json.decode(text)
        if message.get("type") == "review":
            judged = message["judged"]
            if not message["going_on"]:
                done.set()

    table = await host.post("/api/import", match)
    wire = await open_wire(server.port, f"/ws/{table['table']}", hear)
    wire.send(b'{"type":"hello"}')
    begun = time.monotonic()
    wire.send(b'{"type":"ask_review"}')
    await asyncio.wait_for(done.wait(), LONGEST)
    return time.monotonic() - begun, judged


def main() -> None:
    for slug in sys.argv[1:] or ["imhotep"]:
        game = hypostyle.game(slug)
        match = game.new(2, SEED)
        play_out(match, seated(["level2", "level2"], game, SEED), SEED)
        with tempfile.TemporaryDirectory() as folder:
            server = our_server(Path(folder), None, Path(folder, "lags"))
            seconds, judged = asyncio.run(reviewed(server, as_json(match)))
            server.stop()
            pairs = [pair for kind in json.loads(Path(folder, "lags").read_text()).values() for pair in kind]
        print(f"{slug}: {seconds:.1f} s for {judged} decisions", flush=True)
        for whose, unsorted in zip(("in all", "by its own work"), zip(*pairs, strict=True), strict=True):
            late = sorted(unsorted)
            told = ", ".join(f"p{share} {1e3 * late[len(late) * share // 100]:.2f} ms" for share in SHARES)
            print(f"  loop late, {whose}: {told} of {len(late)} samples", flush=True)


if __name__ == "__main__":
    main()
