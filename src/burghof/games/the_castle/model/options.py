"""Options: what a host may choose."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"):
    """Whether parties may attack each other (6.3), whom the boots serve (4.10), and how long a game lasts (9.2)."""

    attacks: bool = True
    boots: Literal["wearer", "party"] = "wearer"
    rounds: Literal[10, 20, 40, 60, 100] = 60
