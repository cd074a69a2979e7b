"""What the record service needs of the storage of records."""

from typing import Protocol
from uuid import UUID


class RecordStore(Protocol):
    """Storage of the records of finished games."""

    async def store(self, table: UUID, seq: int, record: str) -> None:
        """Store the record of a table after `seq` steps, unless a later one is stored."""

    async def read(self, table: UUID) -> bytes | None:
        """Return the stored record of a finished game, or None."""
