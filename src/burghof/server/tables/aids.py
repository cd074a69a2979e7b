"""Player aids: computed from the view of a seat. They are slow, so they run in a thread beside the event loop."""

import asyncio
from uuid import UUID

from burghof.kernel import Outline, Seat
from burghof.server.journal.live_tables import LiveTables
from burghof.server.people.session import Person
from burghof.server.tables.cards import Cards
from burghof.wire.problem import Problem, Trouble


class Aids:
    """The player aids of all games, for people who hold a seat."""

    def __init__(self, cards: Cards, live: LiveTables) -> None:
        self._cards = cards
        self._live = live

    async def work_out(self, person: Person, table: UUID, seat: int, aid: str) -> Outline:
        """Compute a player aid from the view of a seat; raises `Problem.NOT_FOUND` if the game has no such aid."""
        await self._cards.require_seat(table, person, seat)
        match = (await self._live.get(table)).match
        help_with = match.plugin.aids.get(aid)
        if help_with is None:
            raise Trouble(Problem.NOT_FOUND, "the game has no such aid")
        return await asyncio.to_thread(help_with, match.game.view(match.state, Seat(seat), match.header.recall))
