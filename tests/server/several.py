"""Two servers on one database, as on two machines, and browsers that use both."""

import contextlib
from collections.abc import Iterator

from tests.server.database import Database
from tests.server.running import AMPLE, Browser, Server, running

THOUGHTS = """
from hypostyle.server.table import bot_pool
choose = bot_pool.BotPool.choose
async def noted(self, knowledge, bot):
    print("a bot thinks", file=sys.stderr, flush=True)
    return await choose(self, knowledge, bot)
bot_pool.BotPool.choose = noted
"""
# A server that stands still for seconds is taken for dead, and what it was thinking about is thought again elsewhere.
LONG_LEASES = """
from hypostyle.server.storage import shared_state
from hypostyle.server.table import sharing
shared_state.LEASE_SECONDS = sharing.SURE_SECONDS = 600.0
"""
DEAF = """
from hypostyle.server.table import sharing
sharing.Sharing.heard = lambda self, news: None
"""


@contextlib.contextmanager
def two_servers(
    database: Database, limits: str = AMPLE, before: str = "", deaf: bool = False
) -> Iterator[tuple[Server, Server]]:
    """The second of them hears no news if it is `deaf`."""
    address = database.new()
    with (
        running(address, limits, before=before) as one,
        running(address, limits, before=before + DEAF * deaf) as other,
    ):
        yield one, other


def at(server: Server, browser: Browser) -> Browser:
    """The same browser at another server."""
    twin = Browser(server)
    twin.cookie = browser.cookie
    return twin
