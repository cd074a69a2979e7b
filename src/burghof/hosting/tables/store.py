"""What the services need of the storage of tables."""

from collections.abc import Sequence
from typing import Protocol
from uuid import UUID

from burghof.hosting.journal.rows import NewStepRow
from burghof.hosting.tables.card import TableCard
from burghof.hosting.tables.new_table import NewTable, Occupant
from burghof.hosting.tables.take_back_proposal import TakeBackProposal
from burghof.hosting.tables.turn_status import TurnStatus
from burghof.wire.responses import RemovedGuest


class ProposalStore(Protocol):
    """Storage of the latest take-back request of each table."""

    async def save(self, table: UUID, proposal: TakeBackProposal) -> None:
        """Store a take-back request; replaces an earlier one."""

    async def read(self, table: UUID) -> TakeBackProposal | None:
        """Return the latest take-back request, or None; it may be out of date."""

    async def add_agreement(self, table: UUID, seat: int, cursor: int) -> TakeBackProposal | None:
        """Add a seat to the agreement to the request at this cursor; None if there is no such request."""

    async def delete(self, table: UUID) -> None:
        """Delete the take-back request of a table, if there is one."""

    async def withdraw(self, table: UUID, seat: int, cursor: int) -> bool:
        """Delete the request of this seat at this cursor; return whether there was one."""


class TableStore(Protocol):
    """Storage of tables, their seats and their members."""

    @property
    def proposals(self) -> ProposalStore:
        """The take-back requests at these tables."""

    async def create(self, table: NewTable, occupants: Sequence[Occupant | None] = ()) -> None:
        """Create a table, with these people and bots on its seats.

        Raises `Problem.NOT_NOW` if the previous table already has a rematch.
        """

    async def card(self, table: UUID) -> TableCard | None:
        """Return the card of a table, or None."""

    async def public_cards(self, limit: int) -> list[TableCard]:
        """Return the public tables that have not ended, latest first."""

    async def for_person(self, person: UUID, limit: int) -> list[TableCard]:
        """Return the tables of which a person is a member, latest first; without what-if tables."""

    async def turn_statuses(self, tables: Sequence[UUID]) -> dict[UUID, TurnStatus]:
        """Return the status of each of these tables; tables that have not started are left out."""

    async def header(self, table: UUID) -> str | None:
        """Return the header of a table's record, exactly as hashed; None before the game starts."""

    async def assign_seat(self, table: UUID, seat: int, occupant: Occupant) -> None:
        """Take a free seat.

        Raises `Problem.REMOVED` if the host has removed the person, `Problem.ONE_CHAIR` for a further seat at a public
        table that is not the person's own, `Problem.SEAT_TAKEN` if the seat is not free, and `Problem.NAME_TAKEN` if
        the name of another person at the table looks like this one.
        """

    async def clear_seat(self, table: UUID, seat: int) -> None:
        """Free a seat and remove its holders."""

    async def remove_guests(self, table: UUID, seat: int) -> None:
        """Free a seat, and remove its holders from the table, unless they hold another seat or are its host."""

    async def removed_guests(self, table: UUID) -> list[RemovedGuest]:
        """Return the people whom the host has removed, by name."""

    async def readmit(self, table: UUID, guest: UUID) -> bool:
        """Make a removed person a member of the table again; return whether there is one with this id."""

    async def swap_seats(self, table: UUID, one: int, other: int) -> None:
        """Swap two seats with their players and holders."""

    async def move_seat(self, table: UUID, person: UUID, seat: int, to: int) -> None:
        """Move a person from a seat they hold to a free one, with all data of the seat.

        Raises `Problem.NOT_YOURS` if the person does not hold the seat, and `Problem.SEAT_TAKEN` if the target is not
        free.
        """

    async def start(self, card: TableCard, header: str, first: NewStepRow) -> bool:
        """Start the game of this card with its first step; return False if it has already started.

        Raises `Problem.NOT_NOW` if the seats differ from the card.
        """

    async def let_bots_begin(self, table: UUID) -> bool:
        """Let a bot make the first move at once; return False if it need not wait."""

    async def mark_followed(self, tables: Sequence[UUID], seconds: float) -> bool:
        """Note that a client follows these tables for some seconds; return whether a bot may move at one of them now.

        A table with bots only sleeps while nobody follows it.
        """

    async def seed(self, table: UUID) -> str:
        """Return the seed of a table's chance; it is secret until the game is over."""
