"""The readings a host may choose."""

from msgspec import Struct


class Options(Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """How a table plays."""

    beginners: bool = False
    """Tiles may be shifted to a higher level too, up to four in a pile (4.5)."""
