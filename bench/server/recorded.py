"""Recorded games as tables of a server."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from uuid import UUID, uuid5

import msgspec

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.people.session import Person
from burghof.hosting.tables.new_table import NewTable, Occupant
from burghof.kernel import Match, find_games, load_plugin, read_game_id, read_record
from burghof.kernel.record import AnyEntry, Drawn
from burghof.server.process.container import Container
from burghof.wire.clock import Unlimited

UUID_NAMESPACE = UUID(int=1)


def record_files(game: str) -> list[Path]:
    """Return the recorded games of a game, the longest first."""
    files = (find_games()[game].folder / "tests" / "records").glob("*.json")
    return sorted(files, key=lambda file: file.stat().st_size, reverse=True)


def split_steps(entries: Sequence[AnyEntry[Any]]) -> Iterator[Sequence[AnyEntry[Any]]]:
    """Yield the entries of a record step by step: an entry of a player or of the table, and the draws after it."""
    starts = [at for at, entry in enumerate(entries) if not isinstance(entry, Drawn)]
    yield from (entries[start:end] for start, end in pairwise([*starts, len(entries)]))


async def store_game(process: Container, file: Path, person: Person, until: int | None = None) -> UUID:
    """Store a recorded game, or its first `until` steps, as a public table; this person holds the first seat."""
    data = file.read_bytes()  # noqa: ASYNC240 - before anything is measured
    plugin = load_plugin(find_games()[read_game_id(data)])
    record = read_record(plugin, data)
    header = record.header
    table = uuid5(UUID_NAMESPACE, f"{file.parents[2].name}/{file.stem}/{until}")
    clock = msgspec.json.encode(Unlimited()).decode()
    new = NewTable(
        id=table,
        game=header.game,
        rules=header.rules,
        options=msgspec.json.encode(header.options).decode(),
        recall=header.recall,
        visibility="public",
        clock=clock,
        on_timeout="bot",
        seats=len(header.seats),
        host=person.id,
        seed=record.seed or "",
        commitment=header.commitment,
        invitation=table.bytes,
    )
    holders = [(person.id,), *[()] * (len(header.seats) - 1)]
    await process.tables.create(
        new,
        [Occupant(who.name, who.bot, holders=held) for who, held in zip(header.seats, holders, strict=True)],
    )
    card = await process.tables.card(table)
    assert card is not None, "it was created"
    live = LiveTable(table, Match(plugin, header, record.seed), Unlimited(), "bot")
    for entries in [*split_steps(record.entries)][:until]:
        fork = live.match.fork()
        step = fork.apply_step(entries)
        row, clocks = live.append_row(fork, step, now=0)
        if live.seq:
            assert await process.steps.append(row), "no other process plays it"
        else:
            assert await process.tables.start(card, msgspec.json.encode(header).decode(), row), "it is new"
        live.advance(fork, step, clocks)
    return table
