"""The chaos test: a cluster under load whose members are killed at random, and the losses counted afterwards."""

import asyncio
from collections import Counter
from random import Random
from uuid import UUID

import psycopg
from msgspec import Struct

from burghof.hosting.games import GameRegistry
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.kernel import Fault, Record, VerifiedMatch, verify
from burghof.server.infra.database import Database
from burghof.server.journal.repository import JournalRepository
from tests.ports import free_port
from tests.server.chaos.cluster import Cluster, run_nats
from tests.server.chaos.crowd import Acknowledged, Crowd


class ChaosReport(Struct, frozen=True):
    """The losses and waiting times of a chaos test."""

    kills: int
    tables: int
    acknowledged: int
    lost: int
    doubled: int
    broken: int
    """Number of records that do not verify."""
    resumed_p99: float
    """Seconds until a request was answered, 99th percentile."""
    resumed_worst: float


async def run_chaos(database_url: str, *, kills: int, clients: int, pause: float, seed: int) -> ChaosReport:
    """Kill members of a cluster under load, and count what was lost."""
    rng = Random(seed)
    port = free_port()
    with run_nats(port):
        cluster = Cluster(database_url, f"nats://127.0.0.1:{port}", webs=2, workers=1)
        async with cluster.running():
            crowd = Crowd(cluster, rng)
            # A failure of a client or of the killing loop cancels all others, so that nothing waits for an event that
            # cannot come.
            async with asyncio.TaskGroup() as tasks:
                for number in range(clients):
                    tasks.create_task(crowd.run_client(number))
                await cluster.kill_at_random(kills, rng, pause, lambda: len(crowd.acknowledged))
                crowd.is_over = True
    waits = sorted(crowd.response_times_s)
    kept = count_stored_moves(database_url)
    return ChaosReport(
        kills=kills,
        tables=len(crowd.tables),
        acknowledged=len(crowd.acknowledged),
        lost=sum(kept[move] == 0 for move in crowd.acknowledged),
        doubled=sum(kept[move] > 1 for move in crowd.acknowledged),
        broken=len(await find_broken_records(database_url, crowd.tables)),
        resumed_p99=waits[int(len(waits) * 0.99)],
        resumed_worst=waits[-1],
    )


def count_stored_moves(database_url: str) -> Counter[Acknowledged]:
    """Return how often each move is in the journal."""
    with psycopg.connect(database_url) as connection:
        rows = connection.execute("SELECT table_id, seat, move_id FROM steps WHERE move_id IS NOT NULL").fetchall()
    return Counter(Acknowledged(*row) for row in rows)


async def find_broken_records(database_url: str, tables: list[UUID]) -> list[UUID]:
    """Return the tables whose record does not verify from its first entry to its last."""
    database = Database(database_url)
    await database.open()
    live = LiveTableCache(JournalRepository(database), GameRegistry(), limit=1)
    broken = [table for table in tables if not await _verifies(live, table)]
    await database.close()
    return broken


async def _verifies(live: LiveTableCache, table: UUID) -> bool:
    match = (await live.load_full(table)).match
    record: Record[object, object] = match.record()  # type: ignore[type-var]
    verified: VerifiedMatch[object, object, object, object, object, object] | Fault = verify(match.plugin, record)  # type: ignore[type-var]
    return isinstance(verified, VerifiedMatch)
