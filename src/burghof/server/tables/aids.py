"""Aids: what a seat may have worked out from its view. It takes time, so it runs beside the event loop."""

import asyncio
from uuid import UUID

from burghof.kernel import Outline, Seat
from burghof.server.journal.live_tables import LiveTables
from burghof.server.people.session import Person
from burghof.server.tables.cards import Cards
from burghof.wire.problem import Problem, Trouble


class Aids:
    """The aids of all games, for people who hold a seat."""

    def __init__(self, cards: Cards, live: LiveTables) -> None:
        """Aids at these tables."""
        self._cards = cards
        self._live = live

    async def work_out(self, person: Person, table: UUID, seat: int, aid: str) -> Outline:
        """What this aid makes of what the seat may know."""
        await self._cards.require_seat(table, person, seat)
        match = (await self._live.get(table)).match
        help_with = match.plugin.aids.get(aid)
        if help_with is None:
            raise Trouble(Problem.NOT_FOUND, "the game has no such aid")
        return await asyncio.to_thread(help_with, match.game.view(match.state, Seat(seat), match.header.recall))
