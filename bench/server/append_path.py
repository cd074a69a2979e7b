"""The append path: real rules, group commit, nobody who follows. No network but that to PostgreSQL."""

import asyncio
from time import perf_counter, process_time

from msgspec import Struct

from bench.server.games import Script
from burghof.server.assembly import Assembly


class Pace(Struct, frozen=True):
    """How fast it went: moves a second, milliseconds at the median and the 99th percentile, processor time a move."""

    rate: float
    p50: float
    p99: float
    cpu: float

    def __str__(self) -> str:
        return f"{self.rate:.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, {self.cpu:.0f} µs of CPU a move"


def percentile(values: list[float], share: float) -> float:
    """The value below which this share lies, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


async def play(assembly: Assembly, script: Script, name: str, waits: list[float]) -> None:
    """Play a script's moves one after the other, each as soon as the last was kept."""
    for number, move in enumerate(script.moves):
        start = perf_counter()
        refused = await assembly.playing.submit(
            script.people[move.seat], script.table, move.seat, move.token, f"{name}{number}", move.move
        )
        assert refused is None, f"a scripted move is legal: {refused}"
        waits.append(perf_counter() - start)


async def append_pace(assembly: Assembly, scripts: list[Script]) -> Pace:
    """The pace of all these tables playing at once."""
    waits: list[float] = []
    start, cpu = perf_counter(), process_time()
    await asyncio.gather(*(play(assembly, script, "m", waits) for script in scripts))
    seconds, cpu = perf_counter() - start, process_time() - cpu
    return Pace(len(waits) / seconds, percentile(waits, 0.5), percentile(waits, 0.99), cpu / len(waits) * 1e6)


async def movers_pace(assembly: Assembly, scripts: list[Script], movers: int, moves: int) -> Pace:
    """The pace of so many movers who go from table to table over all of them, a move at each."""
    waits: list[float] = []
    places = iter([(script, number) for number in range(moves) for script in scripts])

    async def mover() -> None:
        for script, number in places:
            move = script.moves[number]
            start = perf_counter()
            refused = await assembly.playing.submit(
                script.people[move.seat], script.table, move.seat, move.token, f"m{number}", move.move
            )
            assert refused is None, f"a scripted move is legal: {refused}"
            waits.append(perf_counter() - start)

    start, cpu = perf_counter(), process_time()
    await asyncio.gather(*(mover() for _ in range(movers)))
    seconds, cpu = perf_counter() - start, process_time() - cpu
    return Pace(len(waits) / seconds, percentile(waits, 0.5), percentile(waits, 0.99), cpu / len(waits) * 1e6)
