"""The chaos test: a cluster under load whose members are killed at random, and the losses counted afterwards."""

import asyncio
from collections import Counter
from random import Random
from uuid import UUID

import psycopg
from msgspec import Struct

from burghof.kernel import Fault, Record, Verified, verify
from burghof.server.games import Games
from burghof.server.infra.database import Database
from burghof.server.journal.live_tables import LiveTables
from burghof.server.journal.repository import JournalRepository
from tests.server.chaos.cluster import Cluster, free_port, nats
from tests.server.chaos.crowd import Acknowledged, Crowd


class Toll(Struct, frozen=True):
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


async def besiege(database_url: str, *, kills: int, clients: int, pause: float, seed: int) -> Toll:
    """Kill members of a cluster under load, and count what was lost."""
    rng = Random(seed)
    port = free_port()
    with nats(port):
        cluster = Cluster(database_url, f"nats://127.0.0.1:{port}", webs=2, workers=1)
        async with cluster.running():
            crowd = Crowd(cluster, rng)
            # A failure of a client or of the killing loop cancels all others, so that nothing waits for an event that
            # cannot come.
            async with asyncio.TaskGroup() as tasks:
                for number in range(clients):
                    tasks.create_task(crowd.client(number))
                await cluster.harass(kills, rng, pause, lambda: len(crowd.acknowledged))
                crowd.is_over = True
    waits = sorted(crowd.waits)
    kept = kept_moves(database_url)
    return Toll(
        kills=kills,
        tables=len(crowd.tables),
        acknowledged=len(crowd.acknowledged),
        lost=sum(kept[move] == 0 for move in crowd.acknowledged),
        doubled=sum(kept[move] > 1 for move in crowd.acknowledged),
        broken=len(await broken_records(database_url, crowd.tables)),
        resumed_p99=waits[int(len(waits) * 0.99)],
        resumed_worst=waits[-1],
    )


def kept_moves(database_url: str) -> Counter[Acknowledged]:
    """Return how often each move is in the journal."""
    with psycopg.connect(database_url) as connection:
        rows = connection.execute("SELECT table_id, seat, move_id FROM steps WHERE move_id IS NOT NULL").fetchall()
    return Counter(Acknowledged(*row) for row in rows)


async def broken_records(database_url: str, tables: list[UUID]) -> list[UUID]:
    """Return the tables whose record does not verify from its first entry to its last."""
    database = Database(database_url)
    await database.open()
    live = LiveTables(JournalRepository(database), Games(), limit=1)
    broken = [table for table in tables if not await _is_whole(live, table)]
    await database.close()
    return broken


async def _is_whole(live: LiveTables, table: UUID) -> bool:
    match = (await live.whole(table)).match
    record: Record[object, object] = match.record()  # type: ignore[type-var]
    verified: Verified[object, object, object, object, object, object] | Fault = verify(match.plugin, record)  # type: ignore[type-var]
    return isinstance(verified, Verified)
