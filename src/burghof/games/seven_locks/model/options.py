"""Options that the host of a table may choose."""

from typing import Literal, TypeAlias

from msgspec import Struct

Noise: TypeAlias = Literal["sharp", "normal", "muffled"]


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How precisely pearls and keys reveal a depth, what an empty bin means, and the variant for strategists."""

    echo: Noise = "normal"
    """How far an echo may be from the depth (3.5)."""
    sight: Literal["direction", "distance"] = "direction"
    """Whether a key that does not fit shows only that it is too long or too short, or by how much (5.7)."""
    bin: Literal["when-due", "at-once"] = "when-due"
    """Whether all lose when a pearl is due and none is left, or as soon as none is left (3.9)."""
    withdrawing: bool = False
    """Whether a coat of arms may be taken back before the key is tried (5.5)."""
