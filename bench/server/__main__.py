"""`python -m bench.server`: all measurements in one run, one line of text each; ratios are to pgbench in that run."""

import gc
import logging
import statistics
from uuid import UUID

import psycopg
import uvloop

from bench.server.append_path import Pace, append_pace, movers_pace
from bench.server.games import Script, moves_of, set_table
from bench.server.postgres import Pgbench, postgres
from bench.server.socket_load import Seat, connected, socket_pace
from bench.server.web import KEY, UNLIMITED
from bench.server.web_process import WebProcess, web_process
from burghof.kernel import load, shelf
from burghof.server.assembly import Assembly
from burghof.server.people.session import Signer
from burghof.server.settings import Settings
from burghof.server.web import calm_collector

TABLES = 256
"""Number of tables that play concurrently."""
GAMES = 16
"""Number of different games among them."""
ROUNDS = 3
IDLE = 1000
MOVERS = 100
STAGES = ("judge", "append", "tell")


class Hall:
    """Creates tables for one run."""

    def __init__(self, assembly: Assembly) -> None:
        self.assembly = assembly
        self._number = 0

    async def scripts(self, game: str, seats: int, tables: int, most: int = 40) -> list[Script]:
        """Create running tables of this game, with a script for each."""
        plugin = load(shelf()[game])
        self._number += 1
        seeds = [f"bench {self._number} {game} {seats} {number}" for number in range(min(GAMES, tables))]
        moves = {seed: moves_of(plugin, seats, seed, most) for seed in seeds}
        return [
            await set_table(
                self.assembly, game, seats, number, moves[seeds[number % len(seeds)]], seeds[number % len(seeds)]
            )
            for number in range(tables)
        ]


async def against_pgbench(hall: Hall, url: str) -> float:
    """Compare the append path of Kilt Castle with pgbench, in turns; return pgbench's transactions per second."""
    first = await hall.scripts("kilt-castle", 2, TABLES)
    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT entries FROM steps WHERE seq > 1 LIMIT 1").fetchone() or ("[]",)
    pgbench = Pgbench(url, TABLES, row[0])
    ours: list[Pace] = []
    theirs: list[float] = []
    for round_ in range(ROUNDS):
        scripts = first if round_ == 0 else await hall.scripts("kilt-castle", 2, TABLES)
        gc.collect()
        ours.append(await append_pace(hall.assembly, scripts))
        theirs.append(pgbench.rate(4))
    best = max(ours, key=lambda pace: pace.rate)
    print(f"pgbench, the same append on 16 connections: {max(theirs):.0f} transactions/s")
    print(f"append path, kilt-castle, {TABLES} tables: {best}")
    print(
        f"ratio {statistics.median(o.rate / t for o, t in zip(ours, theirs, strict=True)):.2f} append path with rules"
    )
    print_stages(hall.assembly, "append path")
    return max(theirs)


def print_stages(assembly: Assembly, name: str) -> None:
    """Print microseconds per move by stage, as the process itself measures them."""
    value = assembly.metrics.registry.get_sample_value
    means = []
    for stage in STAGES:
        total = value("burghof_stage_seconds_sum", {"stage": stage}) or 0
        number = value("burghof_stage_seconds_count", {"stage": stage}) or 1
        means.append(f"{stage} {total / number * 1e6:.0f} µs")
    print(f"stages, {name}: {', '.join(means)} (append is the wait for a group commit)")


async def other_games(hall: Hall, pgbench: float) -> None:
    """Print the throughput of the append path for every other game, one line each."""
    for game in shelf():
        if game != "kilt-castle":
            pace = await append_pace(hall.assembly, await hall.scripts(game, 2, TABLES // 2))
            print(f"append path, {game}: {pace}; ratio {pace.rate / pgbench:.2f}")


async def many_tables(hall: Hall) -> None:
    """Measure a hundred concurrent movers over few and over many open tables."""
    for tables in (100, 1_000, 10_000):
        moves = max(2, 4_000 // tables)
        scripts = await hall.scripts("kilt-castle", 2, tables, most=moves)
        gc.collect()
        print(f"{MOVERS} movers over {tables} open tables: {await movers_pace(hall.assembly, scripts, MOVERS, moves)}")


async def through_sockets(hall: Hall, web: WebProcess, seats: int, pgbench: float) -> None:
    """Measure Kilt Castle through sockets, each seat with its view and frames."""
    scripts = await hall.scripts("kilt-castle", seats, 100)
    signer = Signer([KEY])
    tokens = {str(script.table): [signer.token(person) for person in script.people] for script in scripts}
    pace = await socket_pace(web.port, scripts, tokens, web.cpu)
    print(f"sockets, kilt-castle, {seats} seats that follow: {pace}")
    print(f"ratio {pace.rate / pgbench:.2f} through sockets with {seats} seats")


async def idle_sockets(hall: Hall, web: WebProcess) -> None:
    """Measure the memory of a socket that follows a table and sends nothing."""
    [script] = await hall.scripts("kilt-castle", 2, 1)
    before = web.memory()
    seats: list[Seat] = []
    for _ in range(IDLE):
        seat = await connected(web.port, "")
        seat.say({"type": "watch", "table": str(UUID(str(script.table)))})
        await seat.sights.get()
        seats.append(seat)
    print(f"memory: {(web.memory() - before) / IDLE / 1024:.1f} KiB per idle socket that follows a table, over {IDLE}")
    for seat in seats:
        assert seat.transport is not None, "connected"
        seat.transport.close()


async def measured(url: str) -> None:
    """Measure and print."""
    settings = Settings(database_url=url, secret=KEY, moves_per_minute=UNLIMITED, cache_tables=20_000)
    assembly = Assembly(settings)
    calm_collector()
    await assembly.open()
    hall = Hall(assembly)
    pgbench = await against_pgbench(hall, url)
    async with web_process(url) as web:
        await through_sockets(hall, web, 2, pgbench)
        await through_sockets(hall, web, 4, pgbench)
        await idle_sockets(hall, web)
    await other_games(hall, pgbench)
    await many_tables(hall)
    await assembly.close()


def main() -> None:
    """Run the whole benchmark."""
    logging.disable(logging.WARNING)
    with postgres() as url:
        uvloop.run(measured(url))


if __name__ == "__main__":
    main()
