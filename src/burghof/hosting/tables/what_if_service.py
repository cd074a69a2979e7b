"""What-if games: continue a finished game or a puzzle from one of its moves, at a new private table, against bots."""

from contextlib import suppress
from typing import Final
from uuid import UUID, uuid4

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from burghof.bots.roster import BOT_FACTORIES
from burghof.hosting.journal.live import write_entries
from burghof.hosting.journal.live_tables import StepStore
from burghof.hosting.journal.rows import ENTRY_FORMAT, StepRow, TableRow
from burghof.hosting.people.session import Person
from burghof.hosting.replayer.game_task import GameKey, StoredGame
from burghof.hosting.replayer.service import Replayer
from burghof.hosting.tables.new_table import NewTable, Occupant
from burghof.hosting.tables.store import TableStore
from burghof.hosting.tables.table_cards import TableCards
from burghof.hosting.tables.what_if_task import Continuation, ContinueGame
from burghof.kernel import AnyMatch, Header
from burghof.wire.clock import Unlimited
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import TableWithRights

WHAT_IF_BOT: Final = "knight"
"""The bot that plays the other seats."""
assert WHAT_IF_BOT in BOT_FACTORIES


class WhatIfService:
    """Creates tables whose record starts with the record of another table, up to a move.

    The seed is that of the other table: the next draw is the same as it was there. What-if tables are not listed, so
    they count as nobody's victory. A puzzle is continued in the same way, at a table of its own that is listed.
    """

    def __init__(self, tables: TableStore, cards: TableCards, steps: StepStore, replayer: Replayer) -> None:
        self._tables = tables
        self._cards = cards
        self._steps = steps
        self._replayer = replayer

    async def start_what_if(self, person: Person, table: UUID, entry: int, network: bytes = b"") -> TableWithRights:
        """Create a table that continues a finished game from just before this entry.

        The person gets the seat that moved there. Raises `Problem.NOT_NOW` if the game is not over, and
        `Problem.NOT_FOUND` if the entry is not a move.
        """
        origin = await self._cards.require_visible(table, person)
        if origin.phase != "over":
            raise ProblemError(Problem.NOT_NOW, "the game is not over")
        new = uuid4()
        answer = await self._replayer.ask(
            await self._replayer.latest(table), ContinueGame(new, person.name, WHAT_IF_BOT, entry)
        )
        return await self._create(person, new, answer, await self._tables.seed(table), table, network)

    async def start_puzzle(self, person: Person, puzzle: AnyMatch, seed: str, network: bytes = b"") -> TableWithRights:
        """Create a table that continues a puzzle, whose match is at its decision and draws from this seed."""
        new = uuid4()
        answer = await self._replayer.ask(
            GameKey(new, 1),
            ContinueGame(new, person.name, WHAT_IF_BOT, len(puzzle.entries)),
            _to_rows(puzzle, seed),
        )
        return await self._create(person, new, answer, seed, None, network)

    async def _create(
        self, person: Person, table: UUID, answer: bytes, seed: str, origin: UUID | None, network: bytes
    ) -> TableWithRights:
        """Create and start the table of a `Continuation`, with the person on the seat to move."""
        continued = msgspec.json.decode(answer, type=Continuation)
        header = msgspec.json.decode(continued.header, type=Header[Raw])  # type: ignore[type-var] # the options stay encoded
        occupants = [
            Occupant(person.name, holders=(person.id,))
            if seat == continued.mover
            else Occupant(WHAT_IF_BOT, WHAT_IF_BOT)
            for seat in range(len(header.seats))
        ]
        new = NewTable(
            id=table,
            game=header.game,
            rules=header.rules,
            options=bytes(header.options).decode(),
            recall=header.recall,
            visibility="private",
            clock=msgspec.json.encode(Unlimited()).decode(),
            on_timeout="bot",
            seats=len(header.seats),
            host=person.id,
            seed=seed,
            commitment=header.commitment,
            invitation=uuid4().bytes,
            what_if=origin,
            network=network,
        )
        await self._tables.create(new, occupants)
        card = await self._cards.require_visible(table, person)
        if not await self._tables.start(card, continued.header, continued.first):
            raise ProblemError(Problem.NOT_NOW, "the game has begun")
        with suppress(ProblemError):  # without a snapshot, loading only takes longer
            await self._steps.save_snapshot(continued.snapshot)
        begun = replace(card, phase="running")
        self._cards.cache(begun)
        return TableWithRights(begun.public_view, begun.rights_of(person))


def _to_rows(match: AnyMatch, seed: str) -> StoredGame:
    """Return a match that draws from this seed as the rows of a table, with all its entries in one step."""
    header = match.header
    table = TableRow(
        table=UUID(int=0),
        game=header.game,
        rules=header.rules,
        format=ENTRY_FORMAT,
        header=msgspec.json.encode(header).decode(),
        seed=seed,
        clock=msgspec.json.encode(Unlimited()).decode(),
        on_timeout="bot",
        snapshot=None,
        snapshot_seq=0,
        snapshot_clocks=None,
        cursors=(),
    )
    return StoredGame(table, (StepRow(1, write_entries(match.entries), None),))
