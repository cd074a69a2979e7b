"""What-if games: continue a finished game or a puzzle from one of its moves, at a new private table, against bots."""

from typing import Any, Final
from uuid import UUID, uuid4

import msgspec
from msgspec.structs import replace

from burghof.bots.roster import BOT_FACTORIES
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import ServingClock
from burghof.hosting.people.session import Person
from burghof.hosting.tables.new_table import NewTable, Occupant
from burghof.hosting.tables.setup_service import with_unique_names
from burghof.hosting.tables.store import TableStore
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import AnyMatch, AnyStep, Emitted, Header, Match, Seat, Step
from burghof.kernel.record import Played, SeatChanged
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

    def __init__(
        self,
        tables: TableStore,
        cards: TableCards,
        live: LiveTableCache,
        time: ServingClock,
    ) -> None:
        self._tables = tables
        self._cards = cards
        self._live = live
        self._time = time

    async def start_what_if(self, person: Person, table: UUID, entry: int, network: bytes = b"") -> TableWithRights:
        """Create a table that continues a finished game from just before this entry.

        The person gets the seat that moved there. Raises `Problem.NOT_NOW` if the game is not over, and
        `Problem.NOT_FOUND` if the entry is not a move.
        """
        origin = await self._cards.require_visible(table, person)
        if origin.phase != "over":
            raise ProblemError(Problem.NOT_NOW, "the game is not over")
        played = (await self._live.load_full(table)).match
        _require_move(played, entry)
        return await self._create(person, played, entry, await self._tables.seed(table), table, network)

    async def start_puzzle(self, person: Person, puzzle: AnyMatch, seed: str, network: bytes = b"") -> TableWithRights:
        """Create a table that continues a puzzle, whose match is at its decision and draws from this seed."""
        return await self._create(person, puzzle, len(puzzle.entries), seed, None, network)

    async def _create(
        self, person: Person, played: AnyMatch, entry: int, seed: str, origin: UUID | None, network: bytes
    ) -> TableWithRights:
        """Create a table that continues a match from just before this entry, with the person on the seat to move."""
        mover = _seat_at(played, entry)
        header = played.header
        occupants = [
            Occupant(person.name, holders=(person.id,)) if seat == mover else Occupant(WHAT_IF_BOT, WHAT_IF_BOT)
            for seat in range(played.seats)
        ]
        new = NewTable(
            id=uuid4(),
            game=header.game,
            rules=header.rules,
            options=msgspec.json.encode(header.options).decode(),
            recall=header.recall,
            visibility="private",
            clock=msgspec.json.encode(Unlimited()).decode(),
            on_timeout="bot",
            seats=played.seats,
            host=person.id,
            seed=seed,
            commitment=header.commitment,
            invitation=uuid4().bytes,
            what_if=origin,
            network=network,
        )
        await self._tables.create(new, occupants)
        return await self._start(person, new, played, entry)

    async def _start(self, person: Person, new: NewTable, played: AnyMatch, entry: int) -> TableWithRights:
        """Start the game with the entries of the other table, as one step."""
        card = await self._cards.require_visible(new.id, person)
        header = Header(
            1,
            card.game,
            card.rules,
            played.header.options,
            with_unique_names(card.players),
            card.recall,
            card.commitment,
            None,
        )
        match: AnyMatch = Match(played.plugin, header, new.seed)
        live = LiveTable(new.id, match, card.clock, card.on_timeout)
        fork = match.fork()
        step = copy_entries(fork, played, entry)
        first, clocks = live.append_row(fork, step, self._time.now())
        if not await self._tables.start(card, msgspec.json.encode(header).decode(), first):
            raise ProblemError(Problem.NOT_NOW, "the game has begun")
        live.advance(fork, step, clocks)
        self._live.adopt(live)
        begun = replace(card, phase="running")
        self._cards.cache(begun)
        return TableWithRights(begun.public_view, begun.rights_of(person))


def _require_move(played: AnyMatch, entry: int) -> None:
    """Raise `Problem.NOT_FOUND` if the entry is not a move."""
    if not (0 <= entry < len(played.entries) and isinstance(played.entries[entry], Played)):
        raise ProblemError(Problem.NOT_FOUND, "the entry is not a move")


def _seat_at(played: AnyMatch, entry: int) -> Seat:
    """Return the seat that moved in this entry, or that is to move after the last one."""
    if entry == len(played.entries):
        return next(decision.seat for decision in played.pending if not decision.answered)
    moved = played.entries[entry]
    assert isinstance(moved, Played), "only moves are continued"
    return moved.seat


def copy_entries(fork: AnyMatch, played: AnyMatch, until: int) -> AnyStep:
    """Append the entries before `until` to the fork as one step; seat changes keep the players of the new table."""
    before = fork.state
    emitted: list[Emitted[Any]] = []
    for entry in played.entries[:until]:
        match entry:
            case SeatChanged(seat=seat):
                here = fork.players[seat]
                emitted += fork.append(SeatChanged(fork.head, seat, here, here))
            case _:
                emitted += fork.append(replace(entry, prev=fork.head))
    return Step(before, fork.state, tuple(fork.entries), tuple(emitted))
