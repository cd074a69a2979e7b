"""Three bots at a table of a cluster: whichever worker is killed, the game continues to its end."""

import asyncio
from contextlib import AsyncExitStack
from time import monotonic
from uuid import UUID

import psutil  # type: ignore[import-untyped]
import pytest

from tests.ports import free_port
from tests.server.chaos.cluster import Cluster, Member, run_nats
from tests.server.chaos.run import find_broken_records
from tests.server.processes import run
from tests.server.socket_player import SocketPlayer

TIMEOUT_S = 90.0
"""Maximum seconds of any wait on a busy machine."""


async def table_with_three_bots(anna: SocketPlayer, bot: str) -> UUID:
    """Start a table of Kilt Castle with Anna and three bots."""
    created = await anna.request("POST", "/tables", game="kilt-castle", seats=4)
    place = f"/tables/{created['table']['id']}"
    await anna.request("PUT", f"{place}/seats/0", name="Anna")
    for seat in (1, 2, 3):
        await anna.request("PUT", f"{place}/seats/{seat}/bot", bot=bot)
    await anna.request("POST", f"{place}/start")
    return UUID(created["table"]["id"])


async def wait_for_thinking_worker(workers: list[Member]) -> Member:
    """Wait until the bots of a worker think, and return that worker."""
    end = monotonic() + TIMEOUT_S
    while not (found := [worker for worker in workers if worker.bot_workers]):
        assert monotonic() < end, "no bot thinks"
        await asyncio.sleep(0.02)
    return found[0]


async def wait_for_more_moves(anna: SocketPlayer) -> None:
    """Wait for three more moves of Anna; the bots moved between them."""
    wanted, end = len(anna.acknowledged) + 3, monotonic() + TIMEOUT_S
    while len(anna.acknowledged) < wanted and anna.outcome is None:
        assert monotonic() < end, "the bots do not play on"
        await asyncio.sleep(0.02)


@pytest.mark.full
def test_a_table_with_three_bots_goes_on_whichever_worker_is_killed(database_url: str) -> None:
    async def work() -> None:
        port = free_port()
        async with AsyncExitStack() as stack:
            stack.enter_context(run_nats(port))
            cluster = Cluster(database_url, f"nats://127.0.0.1:{port}", webs=1, workers=2)
            await stack.enter_async_context(cluster.running())
            anna = await stack.enter_async_context(SocketPlayer("Anna", [cluster.webs[0].port]).session())
            table = await table_with_three_bots(anna, "page")
            playing = asyncio.create_task(anna.play(table, 0))
            left_behind: list[psutil.Process] = []
            for _ in range(2):
                victim = await wait_for_thinking_worker(cluster.workers)
                left_behind += victim.bot_workers
                victim.kill()
                await wait_for_more_moves(anna)
                victim.start()

            await asyncio.wait_for(playing, TIMEOUT_S)

            assert anna.outcome is not None
            assert anna.refused == []
            assert await find_broken_records(database_url, [table]) == []
            assert psutil.wait_procs(left_behind, TIMEOUT_S)[1] == []

    run(work)
