"""The options that a host may choose."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"):
    """Whether parties may attack each other (6.3), whom the boots serve (4.10), and how long a game lasts (9.2)."""

    attacks: bool = True
    boots: Literal["wearer", "party"] = "party"
    rounds: Literal[0, 10, 20, 40, 60, 100] = 60
    """The last round; 0 for no limit. Rules version 1 had no 0."""
