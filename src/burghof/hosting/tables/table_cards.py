"""Cache of table cards: the rights are checked with every message and change rarely."""

import time
from collections import OrderedDict
from typing import Final
from uuid import UUID

from msgspec import Struct

from burghof.hosting.people.session import Person
from burghof.hosting.tables.card import TableCard
from burghof.hosting.tables.store import TableStore
from burghof.wire.problem import Problem, ProblemError

MAX_AGE_S: Final = 30.0
"""Seconds for which a cached card may grant a right that another process has taken away."""


class CachedCard(Struct, frozen=True):
    """A card, and when it was read from the database, by the monotonic clock."""

    card: TableCard
    read_at_s: float

    @property
    def age_s(self) -> float:
        """The seconds since the card was read."""
        return time.monotonic() - self.read_at_s


class TableCards:
    """Cached cards of tables that have begun.

    A cached card may grant a right for `MAX_AGE_S` seconds: it is seldom taken away while a game runs. A cached card
    never denies a right: the card is read from the database first.
    """

    def __init__(self, tables: TableStore, limit: int) -> None:
        """Create an empty cache with space for `limit` cards."""
        self._tables = tables
        self._limit = limit
        self._cached: OrderedDict[UUID, CachedCard] = OrderedDict()

    async def read(self, table: UUID) -> TableCard | None:
        """Read the current card from the database, and cache it if the game has begun."""
        card = await self._tables.card(table)
        if card is None or card.phase == "gathering":
            self.forget(table)
        else:
            self.cache(card)
        return card

    def cache(self, card: TableCard) -> None:
        """Cache the card of a table that has begun; evicts the least recently stored card if the cache is full."""
        self._cached[card.id] = CachedCard(card, time.monotonic())
        self._cached.move_to_end(card.id)
        if len(self._cached) > self._limit:
            self._cached.popitem(last=False)

    def forget(self, table: UUID) -> None:
        """Remove a card from the cache, because a right was taken away."""
        self._cached.pop(table, None)

    async def require_visible(self, table: UUID, person: Person | None) -> TableCard:
        """Return the card of a table.

        Raises `Problem.NOT_FOUND` if it does not exist or this person may not see it, and `Problem.REMOVED` if the host
        has removed the person.
        """
        card = await self.read(table)
        if card is not None and person is not None and person.id in card.removed:
            raise ProblemError(Problem.REMOVED, "the host has removed this person from the table")
        if card is None or not card.is_visible_to(person):
            raise ProblemError(Problem.NOT_FOUND, "no such table")
        return card

    async def require_seat(self, table: UUID, person: Person, seat: int) -> None:
        """Raise `Problem.NOT_YOURS` unless this person holds this seat.

        Raises `Problem.NOT_FOUND` if there is no such table, or if this person may not see it.
        """
        cached = self._cached.get(table)
        if cached is not None and cached.age_s < MAX_AGE_S and cached.card.is_held_by(person, seat):
            return
        if not (await self.require_visible(table, person)).is_held_by(person, seat):
            raise ProblemError(Problem.NOT_YOURS, "you do not hold this seat")
