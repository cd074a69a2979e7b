"""Player aids: computed from the view of a seat. They are slow, so they run in a thread beside the event loop."""

import asyncio
from uuid import UUID

from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.people.session import Person
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Outline, Seat
from burghof.wire.problem import Problem, ProblemError


class PlayerAidService:
    """The player aids of all games, for people who hold a seat."""

    def __init__(self, cards: TableCards, live: LiveTableCache) -> None:
        self._cards = cards
        self._live = live

    async def compute(self, person: Person, table: UUID, seat: int, aid: str) -> Outline:
        """Compute a player aid from the view of a seat; raises `Problem.NOT_FOUND` if the game has no such aid."""
        await self._cards.require_seat(table, person, seat)
        match = (await self._live.get(table)).match
        compute_aid = match.plugin.player_aids.get(aid)
        if compute_aid is None:
            raise ProblemError(Problem.NOT_FOUND, "the game has no such aid")
        return await asyncio.to_thread(compute_aid, match.game.view(match.state, Seat(seat), match.header.recall))
