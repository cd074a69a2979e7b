"""People around one table, who play in the same process without a network."""

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any, Self, TypeAlias
from uuid import UUID, uuid4

import msgspec
import pytest
from msgspec import Raw

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.service import RefusalReason
from burghof.hosting.people.session import Person
from burghof.kernel import Decision, Seat
from burghof.server.process.container import Container
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.requests import CreateTable, TakeSeat

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""


SEED = "s"
"""The seed of every table, so that the same moves make the same game; seat 0 begins Kilt Castle."""


def new_person(name: str = "Anna") -> Person:
    """Return a new person."""
    return Person(uuid4(), name)


ANNA, BEN, CLEO = (new_person(name) for name in ("Anna", "Ben", "Cleo"))


class SeatedTable:
    """A table and the person on each of its seats; None for a bot."""

    def __init__(self, table: UUID, seats: Sequence[Person | None]) -> None:
        self.table = table
        self.seats = tuple(seats)
        self.sent = 0

    @classmethod
    async def create(
        cls, process: Container, game: str, *seats: Person | None, bot: str = "random", **settings: Json
    ) -> Self:
        """Create a table that is not started; the first person is its host."""
        process.table_setup._seed_source = lambda: SEED
        host = next(person for person in seats if person is not None)
        request = msgspec.convert({"game": game, "seats": len(seats), **settings}, CreateTable)
        created = await process.table_setup.create(host, request)
        seated = cls(created.table.id, seats)
        for person in {person for person in seats if person is not None} - {host}:
            await process.links.redeem(person, created.invitation)
        for seat, who in enumerate(seats):
            if who is None:
                await process.table_setup.assign_bot(host, seated.table, seat, bot)
            else:
                await process.table_setup.take_seat(who, seated.table, seat, TakeSeat(who.name))
        return seated

    @classmethod
    async def start(
        cls,
        process: Container,
        game: str = "kilt-castle",
        *seats: Person | None,
        bot: str = "random",
        **settings: Json,
    ) -> Self:
        """Create and start a table, with Anna and Ben unless other players are named; bots may move at once."""
        seated = await cls.create(process, game, *(seats or (ANNA, BEN)), bot=bot, **settings)
        await process.table_setup.start(seated.host, seated.table)
        await process.tables.let_bots_begin(seated.table)
        return seated

    @property
    def host(self) -> Person:
        """The person who created the table."""
        return next(person for person in self.seats if person is not None)

    def person(self, seat: int) -> Person:
        """Return the person on this seat; fails for a bot."""
        person = self.seats[seat]
        assert person is not None, "a bot sits there"
        return person

    async def live(self, process: Container) -> LiveTable:
        """Return this process's live table, caught up with the journal."""
        live = await process.live.get(self.table)
        await process.journal.refresh(self.table)
        return live

    async def submit(
        self, process: Container, decision: Decision, move: object, move_id: str | None = None
    ) -> RefusalReason | None:
        """Answer this decision with this move, as the person on its seat."""
        self.sent += 1
        return await process.playing.submit(
            self.person(decision.seat),
            self.table,
            decision.seat,
            decision.token,
            move_id or f"move-{self.sent}",
            Raw(msgspec.json.encode(move)),
        )

    async def play_step(self, process: Container, move_id: str | None = None, choice: int = 0) -> Decision:
        """Answer the first open decision with one of its legal moves, and return the decision."""
        live = await self.live(process)
        decision = open_decision(live)
        refused = await self.submit(process, decision, legal(live, decision.seat)[choice], move_id)
        assert refused is None, refused
        return decision

    async def play_steps(self, process: Container, number: int) -> None:
        for _ in range(number):
            await self.play_step(process)

    async def play_to_end(self, process: Container) -> None:
        """Play steps until the game is over."""
        while not (await self.live(process)).match.is_over:
            await self.play_step(process)

    async def play_until_bot(self, process: Container) -> None:
        """Play steps until no person has an open decision."""
        while owed := self._open_decisions(live := await self.live(process)):
            refused = await self.submit(process, owed[0], legal(live, owed[0].seat)[0])
            assert refused is None, refused

    def _open_decisions(self, live: LiveTable) -> list[Decision]:
        """Return the open decisions of people."""
        return [one for one in live.match.pending if not one.answered and self.seats[one.seat] is not None]

    async def play_until_turn_of(self, process: Container, seat: int) -> None:
        """Play steps until the first open decision is this seat's."""
        while open_decision(await self.live(process)).seat != seat:
            await self.play_step(process)


def open_decision(live: LiveTable) -> Decision:
    """Return the first decision that is not answered."""
    return next(decision for decision in live.match.pending if not decision.answered)


def legal(live: LiveTable, seat: int) -> Sequence[Any]:
    """Return the legal moves of a seat."""
    return live.match.game.legal_moves(live.match.state, Seat(seat))


async def execute_sql(process: Container, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Execute a statement directly on the database, past the server, and return its rows."""
    async with process.database.connection() as connection:
        cursor = await connection.execute(statement.encode(), values)
        return await cursor.fetchall() if cursor.description else []


async def play_bots(process: Container) -> None:
    """Play all due moves of this process's bots, and wait until they are done."""
    await process.bot_turns.play_due()
    await asyncio.gather(*process.bot_turns._tasks.values())


async def advance_serving_time(seconds: float, *processes: Container) -> None:
    """Advance the serving time by these seconds at once."""
    await execute_sql(processes[0], "UPDATE heartbeat SET lost = lost - make_interval(secs => %s)", seconds)
    for process in processes:
        await process.time.record_heartbeat()


async def raised_problem(doing: Awaitable[object]) -> Problem:
    """Return the problem that this call raises."""
    with pytest.raises(ProblemError) as caught:
        await doing
    return caught.value.problem
