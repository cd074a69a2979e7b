"""What-if games: continue a finished game from one of its moves, at a new private table, against bots."""

from typing import Final
from uuid import UUID, uuid4

import msgspec
from msgspec.structs import replace

from burghof.bots.roster import ROSTER
from burghof.kernel import AnyMatch, AnyStep, Header, Match, Seat, Step
from burghof.kernel.record import Played, SeatChanged
from burghof.server.journal.live import LiveTable
from burghof.server.journal.live_tables import LiveTables
from burghof.server.journal.service import Publishes, Time
from burghof.server.people.session import Person
from burghof.server.tables.cards import Cards
from burghof.server.tables.gathering_service import distinct
from burghof.server.tables.repository import NewTable, Sitting, TablesRepository
from burghof.wire.answers import TableFor
from burghof.wire.bus import Due
from burghof.wire.clock import NoClock
from burghof.wire.problem import Problem, Trouble

BOT: Final = "knight"
"""The bot that plays the other seats."""
assert BOT in ROSTER


class WhatIfs:
    """Creates tables whose record starts with the record of another table, up to a move.

    The seed is that of the other table: the next draw is the same as it was there. What-if tables are not listed, so
    they count as nobody's victory.
    """

    def __init__(self, tables: TablesRepository, cards: Cards, live: LiveTables, time: Time, bus: Publishes) -> None:
        self._tables = tables
        self._cards = cards
        self._live = live
        self._time = time
        self._bus = bus

    async def play_on(self, person: Person, table: UUID, entry: int) -> TableFor:
        """Create a table that continues a finished game from just before this entry.

        The person gets the seat that moved there. Raises `Problem.NOT_NOW` if the game is not over, and
        `Problem.NOT_FOUND` if the entry is not a move.
        """
        origin = await self._cards.seen(table, person)
        if origin.phase != "over":
            raise Trouble(Problem.NOT_NOW, "the game is not over")
        played = (await self._live.whole(table)).match
        seat = _seat_at(played, entry)
        seats = range(played.seats)
        company = [Sitting(person.name, holders=(person.id,)) if one == seat else Sitting(BOT, BOT) for one in seats]
        new = NewTable(
            id=uuid4(),
            game=origin.game,
            rules=origin.rules,
            options=msgspec.json.encode(origin.options).decode(),
            recall=origin.recall,
            visibility="private",
            clock=msgspec.json.encode(NoClock()).decode(),
            on_timeout="bot",
            seats=played.seats,
            host=person.id,
            seed=await self._tables.seed(table),
            commitment=origin.commitment,
            invitation=uuid4().bytes,
            what_if=table,
        )
        await self._tables.create(new, company)
        return await self._begin(person, new, played, entry)

    async def _begin(self, person: Person, new: NewTable, played: AnyMatch, entry: int) -> TableFor:
        """Start the game with the entries of the other table, as one step."""
        card = await self._cards.seen(new.id, person)
        header = Header(
            1,
            card.game,
            card.rules,
            played.header.options,
            distinct([chair.player for chair in card.chairs]),
            card.recall,
            card.commitment,
            None,
        )
        match: AnyMatch = Match(played.plugin, header, new.seed)
        live = LiveTable(new.id, match, card.clock, card.on_timeout)
        fork = match.fork()
        step = _entered(fork, played, entry)
        first, clocks = live.row(fork, step, self._time.now())
        if not await self._tables.start(card, msgspec.json.encode(header).decode(), first):
            raise Trouble(Problem.NOT_NOW, "the game has begun")
        live.became(fork, step, clocks)
        self._live.adopt(live)
        begun = replace(card, phase="running")
        self._cards.remember(begun)
        if first.is_bot_due:
            self._bus.publish(Due())
        return TableFor(begun.shown, begun.mine(person))


def _seat_at(played: AnyMatch, entry: int) -> Seat:
    """Return the seat that moved in this entry; raises `Problem.NOT_FOUND` if the entry is not a move."""
    match played.entries[entry] if 0 <= entry < len(played.entries) else None:
        case Played(seat=seat):
            return seat
        case _:
            raise Trouble(Problem.NOT_FOUND, "the entry is not a move")


def _entered(fork: AnyMatch, played: AnyMatch, until: int) -> AnyStep:
    """Append the entries before `until` to the fork as one step; seat changes keep the players of the new table."""
    before, told = fork.state, []
    for entry in played.entries[:until]:
        match entry:
            case SeatChanged(seat=seat):
                here = fork.players[seat]
                told += fork.enter(SeatChanged(fork.head, seat, here, here))
            case _:
                told += fork.enter(replace(entry, prev=fork.head))
    return Step(before, fork.state, tuple(fork.entries), tuple(told))
