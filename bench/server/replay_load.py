"""Moves while others look at replays: `python -m bench.server.replay_load` measures this alone."""

import asyncio
import gc
import statistics
from collections import Counter
from itertools import cycle
from pathlib import Path
from uuid import UUID

import msgspec
import uvloop

from bench.server.append_path import percentile_ms
from bench.server.games import Script, TableFactory
from bench.server.postgres import postgres
from bench.server.recorded import record_files, store_game
from bench.server.socket_load import follow_table, play
from bench.server.web import KEY
from bench.server.web_process import WebProcess, web_process
from burghof.hosting.people.session import Person, Session, Signer
from burghof.hosting.people.sessions import current_time_ms
from burghof.kernel import find_games
from burghof.server.process.container import Container
from burghof.server.process.lifecycle import Lifecycle
from burghof.server.settings import Settings

REPLAYING_PEOPLE = 8
TABLES = 50
MOVES = 20
PAUSE_S = 0.25
"""Mean pause before each move: together about 200 moves per second."""
ROUNDS = 3
POSITIONS_PER_REPLAY = 4
HOST = Person(UUID(int=1), "Host")


def longest_record() -> Path:
    """Return the longest recorded game of all games."""
    return max((record_files(game)[0] for game in find_games()), key=lambda file: file.stat().st_size)


class HttpReader:
    """One connection that reads paths, with a client as light as possible."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def get(self, path: str) -> int:
        """Request a path, read the whole response, and return its status."""
        self._writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        [length] = [line.partition(":")[2] for line in head.split("\r\n") if line.startswith("content-length")]
        await self._reader.readexactly(int(length))
        return int(head.split()[1])


async def look_at_replays(port: int, table: UUID, seats: int, answers: Counter[int]) -> None:
    """Read the replay from every chair in turn, each with some of its positions, until cancelled; count statuses."""
    reader = HttpReader(*await asyncio.open_connection("127.0.0.1", port))
    for seat in cycle(range(seats)):
        answers[await reader.get(f"/api/tables/{table}/replay?seat={seat}")] += 1
        for at in range(1, POSITIONS_PER_REPLAY + 1):
            answers[await reader.get(f"/api/tables/{table}/replay/{at * 10}?seat={seat}")] += 1


async def play_tables(port: int, scripts: list[Script]) -> list[float]:
    """Play all these tables at once; return the seconds until each move was accepted."""
    signer, now = Signer([KEY]), current_time_ms()
    tables = [
        await follow_table(
            port, script, [signer.sign(Session(person.id, person.name, now)) for person in script.people], outline=True
        )
        for script in scripts
    ]
    waits: list[float] = []
    gc.collect()
    await asyncio.gather(*(play(script, seats, waits, PAUSE_S) for script, seats in zip(scripts, tables, strict=True)))
    for seat in (seat for seats in tables for seat in seats):
        assert seat.transport is not None, "connected"
        seat.transport.close()
    return waits


async def measure_replays(hall: TableFactory, web: WebProcess) -> None:
    """Print how long moves take alone, and while eight people look at the longest recorded game; in turns."""
    file = longest_record()
    seats = len(msgspec.json.decode(file.read_bytes())["header"]["seats"])
    table = await store_game(hall.process, file, HOST)
    ratios: list[float] = []
    for _ in range(ROUNDS):
        p95: list[float] = []
        for people in (0, REPLAYING_PEOPLE):
            scripts = await hall.create_tables("kilt-castle", 2, TABLES, MOVES)
            answers: Counter[int] = Counter()
            readers = [asyncio.create_task(look_at_replays(web.port, table, seats, answers)) for _ in range(people)]
            waits = await play_tables(web.port, scripts)
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)
            p95.append(percentile_ms(waits, 0.95))
            print(
                f"moves while {people} people replay {file.stem}: p50 {percentile_ms(waits, 0.5):.1f} ms, "
                f"p95 {p95[-1]:.1f} ms, max {max(waits) * 1000:.0f} ms; answers by status {dict(answers)}"
            )
        ratios.append(p95[1] / p95[0])
    print(f"ratio {statistics.median(ratios):.2f} p95 of moves while {REPLAYING_PEOPLE} people replay, to p95 alone")


async def run_benchmark(url: str) -> None:
    """Measure on this database."""
    process = Container(Settings(database_url=url, secret=KEY))
    lifecycle = Lifecycle(process)
    await lifecycle.open()
    async with web_process(url) as web:
        await measure_replays(TableFactory(process), web)
    await lifecycle.close()


def main() -> None:
    """Run this benchmark alone."""
    with postgres() as url:
        uvloop.run(run_benchmark(url))


if __name__ == "__main__":
    main()
