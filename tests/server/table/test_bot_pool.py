"""The pool of bots: a worker that dies is replaced."""

import asyncio
import os
import signal

import hypostyle
from hypostyle.server.table.bot_pool import BotPool


def test_a_killed_worker_is_replaced_and_the_bot_still_moves() -> None:
    async def scene() -> None:
        bots = BotPool(1)
        match = hypostyle.game("imhotep").new(2, 3)
        seat = match.decisions[0].seat
        try:
            await bots.warm_up()
            assert bots.pool is not None
            worker = next(iter(bots.pool._processes))
            thinking = asyncio.create_task(bots.choose(match.knowledge(seat), "hard"))
            await asyncio.sleep(0.3)
            os.kill(worker, signal.SIGKILL)
            assert await thinking in match.state.mask(seat).legal_actions(seat)
        finally:
            await bots.stop()

    asyncio.run(scene())
