"""What processes tell each other: hints, never the truth. Whoever misses one catches up from the journal."""

from typing import TypeAlias
from uuid import UUID

from msgspec import Struct


class Moved(Struct, frozen=True, tag="moved"):
    """A table has steps up to this one."""

    table: UUID
    seq: int


class Changed(Struct, frozen=True, tag="changed"):
    """A table's seats, settings or open question changed."""

    table: UUID


class Here(Struct, frozen=True, tag="here"):
    """Who follows a table at this process."""

    process: str
    table: UUID
    seats: tuple[int, ...]
    spectators: int
    screens: int = 0


class Due(Struct, frozen=True, tag="due"):
    """A bot is to move somewhere."""


Hint: TypeAlias = Moved | Changed | Here | Due
