"""What if: a finished game played on from one of its choices, at a table of one's own, against bots."""

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
"""Who takes the other seats."""
assert BOT in ROSTER


class WhatIfs:
    """Tables whose record begins with that of another, up to a choice.

    Chance is that of the other table: what would have been drawn next there is drawn next here. Nobody is listed as a
    winner for it.
    """

    def __init__(self, tables: TablesRepository, cards: Cards, live: LiveTables, time: Time, bus: Publishes) -> None:
        """Tables kept there."""
        self._tables = tables
        self._cards = cards
        self._live = live
        self._time = time
        self._bus = bus

    async def play_on(self, person: Person, table: UUID, entry: int) -> TableFor:
        """Play on from just before this entry of a finished game, on the seat that moved there."""
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
        """Begin with the entries of the other table, as one step."""
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
    """The seat that moved there."""
    match played.entries[entry] if 0 <= entry < len(played.entries) else None:
        case Played(seat=seat):
            return seat
        case _:
            raise Trouble(Problem.NOT_FOUND, "nobody chose there")


def _entered(fork: AnyMatch, played: AnyMatch, until: int) -> AnyStep:
    """Enter what was entered there, up to a choice; who sat where is as it is here."""
    before, told = fork.state, []
    for entry in played.entries[:until]:
        match entry:
            case SeatChanged(seat=seat):
                here = fork.players[seat]
                told += fork.enter(SeatChanged(fork.head, seat, here, here))
            case _:
                told += fork.enter(replace(entry, prev=fork.head))
    return Step(before, fork.state, tuple(fork.entries), tuple(told))
