"""A table whose game is over."""

from datetime import datetime
from uuid import UUID

from msgspec import Struct


class FinishedTable(Struct, frozen=True):
    """A table whose game is over, and when it ended."""

    table: UUID
    game: str
    at: datetime
