"""The options that a host may choose."""

from msgspec import Struct


class Options(Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """The options of a table."""

    beginners: bool = False
    """Whether tiles may be shifted to a higher level too, up to four in a pile (4.5)."""
