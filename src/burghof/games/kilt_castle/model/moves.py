"""What seats and chance may do."""

from typing import TypeAlias

from burghof.games.kilt_castle.model.board import Field, Space
from burghof.kernel import Move


class Relocate(Move, frozen=True, gc=False, tag="relocate"):
    """Move a building card on to another space (chapter 3)."""

    card: int
    to: Space


class Build(Move, frozen=True, gc=False, tag="build"):
    """Set a floor of the card's colour with so many crests on a field of the row (chapter 4)."""

    field: Field
    crests: int


class BuildOther(Move, frozen=True, gc=False, tag="build-other"):
    """Set a floor of the builder's other colour instead, where the option lets it (4.11)."""

    field: Field
    crests: int


class TakeRoof(Move, frozen=True, gc=False, tag="take-roof"):
    """Take the roof off this field for the tower just built on (5.3)."""

    field: Field


class Deal(Move, frozen=True, gc=False, tag="deal"):
    """Chance lays out the double cards: their order, and the colour each shows to the board (1.6)."""

    cards: tuple[int, ...]
    turned: tuple[bool, ...]


AnyBuild: TypeAlias = Build | BuildOther
KiltMove: TypeAlias = Relocate | Build | BuildOther | TakeRoof | Deal
