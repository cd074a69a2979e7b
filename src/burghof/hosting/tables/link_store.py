"""What the links of a table need of the storage."""

from typing import Protocol
from uuid import UUID

from msgspec import Struct


class StoredLink(Struct, frozen=True):
    """A link that opens something: how often it did so, and in how many seconds it ends; None without an end yet."""

    uses: int
    left_s: int | None


class LinkStore(Protocol):
    """Storage of the links of tables: an invitation to each table, and a link to each seat that has one.

    A link is known by the hash of its secret.
    """

    async def redeem(self, secret: bytes, person: UUID) -> tuple[UUID, int | None] | None:
        """Grant a person the right that a link gives; return the table and the seat.

        The seat is None for an invitation, which only lets the person see the table. The result is None if the secret
        is unknown, or if its link has ended. Raises `Problem.REMOVED` if the host has removed the person.
        """

    async def renew_invitation(self, table: UUID, secret: bytes) -> None:
        """Replace the invitation to a table; the old one stops working."""

    async def withdraw_invitation(self, table: UUID, unknown: bytes) -> None:
        """Replace the invitation to a table by the hash of a secret that nobody has."""

    async def renew_seat_link(self, table: UUID, seat: int, secret: bytes) -> None:
        """Replace the link to a seat; the old one stops working."""

    async def withdraw_seat_link(self, table: UUID, seat: int, remaining: UUID | None) -> None:
        """Remove the link to a seat.

        With a `remaining` person, all other holders who came by a link lose the seat. Those who hold no other seat are
        no longer members of the table.
        """

    async def invitation(self, table: UUID) -> StoredLink | None:
        """Return the invitation to a table; None if it was withdrawn or has ended."""

    async def seat_links(self, table: UUID) -> dict[int, StoredLink]:
        """Return the links to the seats of a table that work, by seat."""
