"""Moves of the seats and of chance."""

from typing import TypeAlias

from burghof.games.seven_locks.model.castle import Depth, Echo, Key, Tower
from burghof.kernel import Move, Seat

# Seats


class Place(Move, frozen=True, gc=False, tag="place"):
    """Put the keymaster in front of a tower before the first turn (1.5)."""

    tower: Tower


class Drop(Move, frozen=True, gc=False, tag="drop"):
    """Drop a pearl into a tower (chapter 3)."""

    tower: Tower


class Walk(Move, frozen=True, gc=False, tag="walk"):
    """Walk with the keymaster to a tower (chapter 4)."""

    tower: Tower


class TakeKey(Move, frozen=True, gc=False, tag="take-key"):
    """Take a key to try it on the keymaster's tower (5.1)."""

    key: Key


class Join(Move, frozen=True, gc=False, tag="join"):
    """Place a coat of arms beside the keymaster (5.2)."""


class Pass(Move, frozen=True, gc=False, tag="pass"):
    """Place no coat of arms, beside the keymaster (5.2) or on a key (6.2)."""


class Keep(Move, frozen=True, gc=False, tag="keep"):
    """Leave the own coat of arms beside the keymaster (5.5)."""


class Withdraw(Move, frozen=True, gc=False, tag="withdraw"):
    """Take the own coat of arms back from beside the keymaster (5.5)."""


class Bet(Move, frozen=True, gc=False, tag="bet"):
    """Place a coat of arms on the key that the seat believes to be enchanted (6.2)."""

    key: Key


# Chance


class MixTowers(Move, frozen=True, gc=False, tag="mix-towers"):
    """CHANCE draws the depths of the seven towers and of the one set aside (1.2)."""

    depths: tuple[Depth, ...]


class Begin(Move, frozen=True, gc=False, tag="begin"):
    """CHANCE draws the seat that has the first turn (1.4)."""

    seat: Seat


class Roll(Move, frozen=True, gc=False, tag="roll"):
    """CHANCE draws a face of the die (2.3)."""

    pearls: int
    steps: int


class Resound(Move, frozen=True, gc=False, tag="resound"):
    """CHANCE draws the echo of the falling pearl (3.4); the move contains neither the depth nor the error."""

    echo: Echo


LocksMove: TypeAlias = (
    Place | Drop | Walk | TakeKey | Join | Pass | Keep | Withdraw | Bet | MixTowers | Begin | Roll | Resound
)
