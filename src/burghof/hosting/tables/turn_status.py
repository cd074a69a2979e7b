"""The status of a table's game, for lists of tables."""

from msgspec import Struct


class TurnStatus(Struct, frozen=True):
    """The status of a table's game: the seats to act, or the final ranks."""

    awaited: tuple[int, ...] = ()
    owing: tuple[int, ...] = ()
    ranks: tuple[int, ...] | None = None
    quiet_s: int = 0
    """Seconds since the last public step."""
