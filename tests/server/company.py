"""A company to test with: people around one table, who play without a network between them and a process."""

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any, Self, TypeAlias
from uuid import UUID, uuid4

import msgspec
import pytest
from msgspec import Raw

from burghof.kernel import Decision, Seat
from burghof.server.assembly import Assembly
from burghof.server.journal.live import LiveTable
from burghof.server.journal.service import Refused
from burghof.server.people.session import Person
from burghof.wire.problem import Problem, Trouble
from burghof.wire.requests import CreateTable, TakeSeat

Json: TypeAlias = Any
"""Whatever JSON holds: a test looks inside."""


SEED = "s"
"""The seed of every table of a company, so that the same moves make the same game: seat 0 begins Kilt Castle."""


def somebody(name: str = "Anna") -> Person:
    """A person nobody has met before."""
    return Person(uuid4(), name)


ANNA, BEN, CLEO = (somebody(name) for name in ("Anna", "Ben", "Cleo"))


class Company:
    """Who sits at one table, by seat; None where a bot does."""

    def __init__(self, table: UUID, seats: Sequence[Person | None]) -> None:
        """These people at this table."""
        self.table = table
        self.seats = tuple(seats)
        self.sent = 0

    @classmethod
    async def set(cls, process: Assembly, game: str, *seats: Person | None, bot: str = "random", **wish: Json) -> Self:
        """A table that is not started; the first person is its host."""
        process.gathering._seed = lambda: SEED
        host = next(person for person in seats if person is not None)
        wished = msgspec.convert({"game": game, "seats": len(seats), **wish}, CreateTable)
        created = await process.gathering.create(host, wished)
        company = cls(created.table.id, seats)
        for person in {person for person in seats if person is not None} - {host}:
            await process.gathering.redeem(person, created.invitation)
        for seat, who in enumerate(seats):
            if who is None:
                await process.gathering.put_bot(host, company.table, seat, bot)
            else:
                await process.gathering.take_seat(who, company.table, seat, TakeSeat(who.name))
        return company

    @classmethod
    async def play(
        cls, process: Assembly, game: str = "kilt-castle", *seats: Person | None, bot: str = "random", **wish: Json
    ) -> Self:
        """A running table, of Anna and Ben unless others are named."""
        company = await cls.set(process, game, *(seats or (ANNA, BEN)), bot=bot, **wish)
        await process.gathering.start(company.host, company.table)
        return company

    @property
    def host(self) -> Person:
        """Who set the table."""
        return next(person for person in self.seats if person is not None)

    def person(self, seat: int) -> Person:
        """Who sits there."""
        person = self.seats[seat]
        assert person is not None, "a bot sits there"
        return person

    async def live(self, process: Assembly) -> LiveTable:
        """The table as this process knows it, caught up with the journal."""
        live = await process.live.get(self.table)
        await process.journal.refresh(self.table)
        return live

    async def submit(
        self, process: Assembly, decision: Decision, move: object, move_id: str | None = None
    ) -> Refused | None:
        """Let the seat of this decision answer it so."""
        self.sent += 1
        return await process.playing.submit(
            self.person(decision.seat),
            self.table,
            decision.seat,
            decision.token,
            move_id or f"move-{self.sent}",
            Raw(msgspec.json.encode(move)),
        )

    async def step(self, process: Assembly, move_id: str | None = None, choice: int = 0) -> Decision:
        """Let whoever owes the first decision take one of the legal moves; the decision it was."""
        live = await self.live(process)
        decision = open_decision(live)
        refused = await self.submit(process, decision, legal(live, decision.seat)[choice], move_id)
        assert refused is None, refused
        return decision

    async def steps(self, process: Assembly, number: int) -> None:
        """So many steps."""
        for _ in range(number):
            await self.step(process)

    async def steps_to_the_end(self, process: Assembly) -> None:
        """Steps until the game is over."""
        while not (await self.live(process)).match.is_over:
            await self.step(process)

    async def steps_until_bot(self, process: Assembly) -> None:
        """Steps until no person owes a decision."""
        while owed := self._owed(live := await self.live(process)):
            refused = await self.submit(process, owed[0], legal(live, owed[0].seat)[0])
            assert refused is None, refused

    def _owed(self, live: LiveTable) -> list[Decision]:
        """What people have not answered."""
        return [one for one in live.match.pending if not one.answered and self.seats[one.seat] is not None]

    async def steps_until_turn_of(self, process: Assembly, seat: int) -> None:
        """Steps until this seat owes the first decision."""
        while open_decision(await self.live(process)).seat != seat:
            await self.step(process)


def open_decision(live: LiveTable) -> Decision:
    """The first decision that is not answered."""
    return next(decision for decision in live.match.pending if not decision.answered)


def legal(live: LiveTable, seat: int) -> Sequence[Any]:
    """What a seat may do."""
    return live.match.game.legal_moves(live.match.state, Seat(seat))


async def execute(process: Assembly, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """What comes of a statement, said to the database past the server."""
    async with process.database.connection() as connection:
        cursor = await connection.execute(statement.encode(), values)
        return await cursor.fetchall() if cursor.description else []


async def bots_move(process: Assembly) -> None:
    """Let the bots of this process move wherever they are to, until they have."""
    await process.bots.play_due()
    await asyncio.gather(*process.bots._busy.values())


async def pass_time(seconds: float, *processes: Assembly) -> None:
    """Let so much serving time pass at once."""
    await execute(processes[0], "UPDATE heartbeat SET lost = lost - make_interval(secs => %s)", seconds)
    for process in processes:
        await process.time.beat()


async def problem_of(doing: Awaitable[object]) -> Problem:
    """What is wrong with this."""
    with pytest.raises(Trouble) as caught:
        await doing
    return caught.value.problem
