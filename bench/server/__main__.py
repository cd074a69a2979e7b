"""`python -m bench.server`: all measurements in one run, one line of text each; ratios are to pgbench in that run."""

import gc
import logging
import statistics
from uuid import UUID

import psycopg
import uvloop
from psycopg.rows import scalar_row

from bench.server.append_path import Throughput, measure_appends, measure_movers
from bench.server.games import TableFactory
from bench.server.postgres import Pgbench, postgres
from bench.server.replay_load import measure_replays
from bench.server.socket_load import SeatSocket, connect, measure_socket_play
from bench.server.web import KEY, NO_LIMIT_PER_MINUTE
from bench.server.web_process import WebProcess, web_process
from burghof.hosting.people.session import Session, Signer
from burghof.hosting.people.sessions import current_time_ms
from burghof.kernel import find_games
from burghof.server.process.container import Container
from burghof.server.process.lifecycle import Lifecycle
from burghof.server.settings import Settings
from burghof.server.web import tune_garbage_collector

CONCURRENT_TABLES = 256
"""Number of tables that play concurrently."""
ROUNDS = 3
IDLE_SOCKETS = 1000
SOCKET_TABLES = 60
CONCURRENT_MOVERS = 100
STAGES = ("judge", "append", "tell")


async def compare_with_pgbench(hall: TableFactory, url: str) -> float:
    """Compare the append path of Kilt Castle with pgbench, in turns; return pgbench's transactions per second."""
    first = await hall.create_tables("kilt-castle", 2, CONCURRENT_TABLES)
    with psycopg.connect(url, row_factory=scalar_row) as connection:
        entries = connection.execute("SELECT entries FROM steps WHERE seq > 1 LIMIT 1").fetchone() or "[]"
    pgbench = Pgbench(url, CONCURRENT_TABLES, entries)
    ours: list[Throughput] = []
    theirs: list[float] = []
    for round_ in range(ROUNDS):
        scripts = first if round_ == 0 else await hall.create_tables("kilt-castle", 2, CONCURRENT_TABLES)
        gc.collect()
        ours.append(await measure_appends(hall.process, scripts))
        theirs.append(pgbench.transactions_per_second(4))
    best = max(ours, key=lambda pace: pace.rate)
    print(f"pgbench, the same append on 16 connections: {max(theirs):.0f} transactions/s")
    print(f"append path, kilt-castle, {CONCURRENT_TABLES} tables: {best}")
    print(
        f"ratio {statistics.median(o.rate / t for o, t in zip(ours, theirs, strict=True)):.2f} append path with rules"
    )
    print_stages(hall.process, "append path")
    return max(theirs)


def print_stages(process: Container, name: str) -> None:
    """Print microseconds per move by stage, as the process itself measures them."""
    value = process.metrics.registry.get_sample_value
    means = []
    for stage in STAGES:
        total = value("burghof_stage_seconds_sum", {"stage": stage}) or 0
        number = value("burghof_stage_seconds_count", {"stage": stage}) or 1
        means.append(f"{stage} {total / number * 1e6:.0f} µs")
    print(f"stages, {name}: {', '.join(means)} (append is the wait for a group commit)")


async def measure_other_games(hall: TableFactory, pgbench: float) -> None:
    """Print the throughput of the append path for every other game, one line each."""
    for game in find_games():
        if game != "kilt-castle":
            pace = await measure_appends(hall.process, await hall.create_tables(game, 2, CONCURRENT_TABLES // 2))
            print(f"append path, {game}: {pace}; ratio {pace.rate / pgbench:.2f}")


async def measure_many_tables(hall: TableFactory) -> None:
    """Measure a hundred concurrent movers over few and over many open tables."""
    for tables in (100, 1_000, 10_000):
        moves = max(2, 4_000 // tables)
        scripts = await hall.create_tables("kilt-castle", 2, tables, max_moves=moves)
        gc.collect()
        measured = await measure_movers(hall.process, scripts, CONCURRENT_MOVERS, moves)
        print(f"{CONCURRENT_MOVERS} movers over {tables} open tables: {measured}")


async def measure_sockets(
    hall: TableFactory, web: WebProcess, game: str, seats: int, pgbench: float, *, outline: bool
) -> float:
    """Measure a game through sockets, each seat with its view and frames; return the mean bytes of a message."""
    scripts = await hall.create_tables(game, seats, SOCKET_TABLES)
    signer, now = Signer([KEY]), current_time_ms()
    tokens = {
        str(script.table): [signer.sign(Session(person.id, person.name, now)) for person in script.people]
        for script in scripts
    }
    telling = await web.telling_s()
    play = await measure_socket_play(web.port, scripts, tokens, web.cpu_s, outline=outline)
    telling = await web.telling_s() - telling
    moves = sum(len(script.moves) for script in scripts)
    print(
        f"sockets, {game}, {seats} seats, {'outline' if outline else 'no outline'}: {play.pace}; "
        f"ratio {play.pace.rate / pgbench:.2f}; telling {telling / moves * 1e3:.2f} ms; "
        f"{play.step_bytes:.0f} bytes a message"
    )
    return play.step_bytes


async def measure_all_games(hall: TableFactory, web: WebProcess, pgbench: float) -> None:
    """Measure every game through sockets as the site asks, and print the mean size of a message over all games."""
    sizes = [
        await measure_sockets(hall, web, game, seats, pgbench, outline=True)
        for game in find_games()
        for seats in (2, 4)
    ]
    print(f"{statistics.mean(sizes):.0f} bytes a message, mean over all games and both numbers of seats")


async def measure_idle_sockets(hall: TableFactory, web: WebProcess) -> None:
    """Measure the memory of a socket that follows a table and sends nothing."""
    [script] = await hall.create_tables("kilt-castle", 2, 1)
    before = web.memory_bytes()
    seats: list[SeatSocket] = []
    for _ in range(IDLE_SOCKETS):
        seat = await connect(web.port, "")
        seat.send({"type": "watch", "table": str(UUID(str(script.table)))})
        await seat.sights.get()
        seats.append(seat)
    per_socket_kib = (web.memory_bytes() - before) / IDLE_SOCKETS / 1024
    print(f"memory: {per_socket_kib:.1f} KiB per idle socket that follows a table, over {IDLE_SOCKETS}")
    for seat in seats:
        assert seat.transport is not None, "connected"
        seat.transport.close()


async def run_benchmark(url: str) -> None:
    """Measure and print."""
    settings = Settings(database_url=url, secret=KEY, moves_per_minute=NO_LIMIT_PER_MINUTE, cache_tables=20_000)
    process = Container(settings)
    tune_garbage_collector()
    lifecycle = Lifecycle(process)
    await lifecycle.open()
    hall = TableFactory(process)
    pgbench = await compare_with_pgbench(hall, url)
    async with web_process(url) as web:
        await measure_sockets(hall, web, "kilt-castle", 2, pgbench, outline=False)
        await measure_sockets(hall, web, "kilt-castle", 4, pgbench, outline=False)
        await measure_all_games(hall, web, pgbench)
        await measure_idle_sockets(hall, web)
        await measure_replays(hall, web)
    await measure_other_games(hall, pgbench)
    await measure_many_tables(hall)
    await lifecycle.close()


def main() -> None:
    """Run the whole benchmark."""
    logging.disable(logging.WARNING)
    with postgres() as url:
        uvloop.run(run_benchmark(url))


if __name__ == "__main__":
    main()
