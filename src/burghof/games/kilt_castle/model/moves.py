"""Moves of the seats and of chance."""

from typing import TypeAlias

from burghof.games.kilt_castle.model.board import Field, Space
from burghof.kernel import Move


class Relocate(Move, frozen=True, gc=False, tag="relocate"):
    """Move a building card clockwise to another space (chapter 3)."""

    card: int
    to: Space


class Build(Move, frozen=True, gc=False, tag="build"):
    """Set a floor of the card's colour with this number of crests on a field of the line (chapter 4)."""

    field: Field
    crests: int


class BuildOther(Move, frozen=True, gc=False, tag="build-other"):
    """Set a floor of the builder's other colour instead, if the option allows it (4.11)."""

    field: Field
    crests: int


class TakeRoof(Move, frozen=True, gc=False, tag="take-roof"):
    """Move the roof of this field to the tower just built on (5.3)."""

    field: Field


class Deal(Move, frozen=True, gc=False, tag="deal"):
    """CHANCE lays out the double cards: their order, and whether each is turned (1.6)."""

    cards: tuple[int, ...]
    turned: tuple[bool, ...]


AnyBuild: TypeAlias = Build | BuildOther
KiltMove: TypeAlias = Relocate | Build | BuildOther | TakeRoof | Deal
