"""The servers under test: each a process of its own, held to one core."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.database import children

PATIENCE = 600.0  # a long measurement may be stopped for a while, and its servers with it
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
LIMITS = """
from hypostyle.server.limits import Limits
rates = ("messages", "creations", "seatings", "requests", "address_messages", "address_work")
ample = {f"{rate}{more}": 1e12 for rate in rates for more in ("", "_burst")}
room = {name: 100_000 for name in ("browser_connections", "address_connections", "address_pages", "all_connections")}
limits = Limits(**ample, **room)
"""
SEVERAL = f"""
import sys
from hypostyle.server.serve import serve
{LIMITS}
sys.exit(serve(port=int(sys.argv[1]), data=sys.argv[2], processes=int(sys.argv[3]), limits=limits))
"""
SERVER = f"""
import asyncio, json, sys, time
from pathlib import Path
from hypostyle.server.http.app import Application
from hypostyle.server.http.visitors import Visitors
from hypostyle.server.serve import Server, uvicorn_config
{LIMITS}
port, data, lags = int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]) if len(sys.argv) > 3 else None
app = Application(data, limits, visitors=Visitors(loopback=True))
late = {{"idle": [], "thinking": []}}

async def probe():
    while True:
        due, used = time.perf_counter() + 0.005, time.thread_time()
        await asyncio.sleep(0.005)
        lateness, own = time.perf_counter() - due, time.thread_time() - used
        thinking = any(table.bots.tasks for table in app.registry.loaded.values())
        late["thinking" if thinking else "idle"].append((lateness, min(lateness, own)))

async def main():
    watching = asyncio.create_task(probe()) if lags else None
    await Server(uvicorn_config(app, host="127.0.0.1", port=port), "the benchmark", browser=False).serve()
    if lags:
        lags.write_text(json.dumps(late))

uvloop = None
try:
    import uvloop
except ImportError:
    pass
with asyncio.Runner(loop_factory=uvloop.new_event_loop if uvloop else None) as runner:
    runner.run(main())
"""


class Process:
    """A server under test, held to one core."""

    def __init__(self, command: list[str], port: int, core: int | None = 0, cwd: Path | None = None) -> None:
        pin = ["taskset", "-c", str(core)] if core is not None and shutil.which("taskset") else []
        self.port = port
        self.process = subprocess.Popen(pin + command, cwd=cwd, stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 0.2).close()
                return
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise SystemExit("The server under test did not start.") from None
                time.sleep(0.05)

    def cpu(self) -> float:
        """Seconds of processor time used so far; the children are not counted."""
        return cpu_of(self.process.pid)

    def hold(self, still: bool) -> None:
        """Let it stand still, or go on."""
        for process in self.numbers():
            os.kill(process, signal.SIGSTOP if still else signal.SIGCONT)

    def numbers(self) -> list[int]:
        return [self.process.pid]

    def stop(self, kill: bool = False) -> None:
        self.process.kill() if kill else self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Several(Process):
    """A server of several processes, which share a listening socket."""

    def numbers(self) -> list[int]:
        return [self.process.pid, *children(self.process.pid)]

    def cpu(self) -> float:
        return sum(map(cpu_of, self.numbers()))


def cpu_of(process: int) -> float:
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def our_server(folder: Path, core: int | None = 0, lags: Path | None = None) -> Process:
    """With `lags` it notes there how late its loop wakes up."""
    return server_on(str(folder / "tables.db"), core, [str(lags)] if lags else [])


def server_on(data: str, core: int | None = 0, more: Sequence[str] = ()) -> Process:
    """A server with a data file, or with the address of a database."""
    port = free_port()
    return Process([sys.executable, "-c", SERVER, str(port), data, *more], port, core)


def several_on(data: str, processes: int) -> Several:
    """Not held to one core: several processes are there to use several."""
    port = free_port()
    return Several([sys.executable, "-c", SEVERAL, str(port), data, str(processes)], port, None)
