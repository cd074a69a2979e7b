"""A table to create, and the people and bots on its seats."""

from uuid import UUID

from msgspec import Struct


class NewTable(Struct, frozen=True):
    """A table to create."""

    id: UUID
    game: str
    rules: int
    options: str
    recall: str
    visibility: str
    clock: str
    on_timeout: str
    seats: int
    host: UUID
    seed: str
    commitment: str
    invitation: bytes
    previous: UUID | None = None
    what_if: UUID | None = None
    series: str | None = None
    has_hints: bool = False
    network: bytes = b""
    """Keyed hash of the address from which it is created; empty if it is unknown."""


class Occupant(Struct, frozen=True):
    """The person or bot that takes a seat."""

    name: str
    bot: str | None = None
    seed: str = ""
    holders: tuple[UUID, ...] = ()
