"""What hints and reviews need of the storage of hints."""

from collections.abc import Sequence
from typing import Protocol
from uuid import UUID

from msgspec import Struct

from burghof.wire.responses import CoachHint


class StoredHint(Struct, frozen=True):
    """A hint that a person asked for, and the number of entries in the record before the decision."""

    position: int
    hint: CoachHint


class HintStore(Protocol):
    """Storage of the hints that people asked for, beside the tables."""

    async def save(self, table: UUID, person: UUID, hint: StoredHint) -> None:
        """Store a hint, unless one is stored for this decision."""

    async def read(self, table: UUID, person: UUID) -> Sequence[StoredHint]:
        """Return the hints that a person asked for at a table, in the order of the game."""
