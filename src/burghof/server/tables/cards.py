"""Cards at hand: who may do what at which table, asked with every message and rarely changed."""

from collections import OrderedDict
from uuid import UUID

from burghof.server.people.session import Person
from burghof.server.tables.card import TableCard
from burghof.server.tables.repository import TablesRepository
from burghof.wire.problem import Problem, Trouble


class Cards:
    """The cards of tables, remembered. A right once given stays while a game runs: what is remembered may grant it.

    Nothing is denied by a remembered card: it is read anew first.
    """

    def __init__(self, tables: TablesRepository, limit: int) -> None:
        """Cards from there, the latest `limit` of them remembered."""
        self._tables = tables
        self._limit = limit
        self._known: OrderedDict[UUID, TableCard] = OrderedDict()

    async def read(self, table: UUID) -> TableCard | None:
        """The card as it is now."""
        card = await self._tables.card(table)
        if card is None or card.phase == "gathering":
            self._known.pop(table, None)
        else:
            self.remember(card)
        return card

    def remember(self, card: TableCard) -> None:
        """Have this card of a table that has begun at hand."""
        self._known[card.id] = card
        self._known.move_to_end(card.id)
        if len(self._known) > self._limit:
            self._known.popitem(last=False)

    async def seen(self, table: UUID, person: Person | None) -> TableCard:
        """The card of a table this person may see; any other is as if it were not there."""
        card = await self.read(table)
        if card is None or not card.is_seen_by(person):
            raise Trouble(Problem.NOT_FOUND, "no such table")
        return card

    async def require_seat(self, table: UUID, person: Person, seat: int) -> None:
        """Go on only if this person holds this seat."""
        card = self._known.get(table)
        if card is not None and card.is_held_by(person, seat):
            return
        if not (await self.seen(table, person)).is_held_by(person, seat):
            raise Trouble(Problem.NOT_YOURS, "you do not hold this seat")
