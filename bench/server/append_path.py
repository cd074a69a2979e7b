"""The append path: real rules, group commit, no subscribers. No network except the connection to PostgreSQL."""

import asyncio
from time import perf_counter, process_time

from msgspec import Struct

from bench.server.games import Script
from burghof.server.process.container import Container


class Throughput(Struct, frozen=True):
    """Throughput: moves per second, latency in ms (median, 99th percentile), and microseconds of CPU time per move."""

    rate: float
    p50: float
    p99: float
    cpu: float

    def __str__(self) -> str:
        return f"{self.rate:.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, {self.cpu:.0f} µs CPU per move"


def percentile_ms(values: list[float], share: float) -> float:
    """Return the value below which this share of the values lies, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


async def play_script(process: Container, script: Script, name: str, waits: list[float]) -> None:
    """Play a script's moves in order, each as soon as the last was committed."""
    for number, move in enumerate(script.moves):
        start = perf_counter()
        refused = await process.playing.submit(
            script.people[move.seat], script.table, move.seat, move.token, f"{name}{number}", move.move
        )
        assert refused is None, f"a scripted move is legal: {refused}"
        waits.append(perf_counter() - start)


async def measure_appends(process: Container, scripts: list[Script]) -> Throughput:
    """Return the throughput of all these tables playing concurrently."""
    waits: list[float] = []
    start, cpu = perf_counter(), process_time()
    await asyncio.gather(*(play_script(process, script, "m", waits) for script in scripts))
    seconds, cpu = perf_counter() - start, process_time() - cpu
    return Throughput(
        len(waits) / seconds, percentile_ms(waits, 0.5), percentile_ms(waits, 0.99), cpu / len(waits) * 1e6
    )


async def measure_movers(process: Container, scripts: list[Script], movers: int, moves: int) -> Throughput:
    """Return the throughput of `movers` concurrent players who make one move at each table in turn."""
    waits: list[float] = []
    places = iter([(script, number) for number in range(moves) for script in scripts])

    async def mover() -> None:
        for script, number in places:
            move = script.moves[number]
            start = perf_counter()
            refused = await process.playing.submit(
                script.people[move.seat], script.table, move.seat, move.token, f"m{number}", move.move
            )
            assert refused is None, f"a scripted move is legal: {refused}"
            waits.append(perf_counter() - start)

    start, cpu = perf_counter(), process_time()
    await asyncio.gather(*(mover() for _ in range(movers)))
    seconds, cpu = perf_counter() - start, process_time() - cpu
    return Throughput(
        len(waits) / seconds, percentile_ms(waits, 0.5), percentile_ms(waits, 0.99), cpu / len(waits) * 1e6
    )
