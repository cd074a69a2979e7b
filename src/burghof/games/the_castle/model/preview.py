"""Previews: what a move would do, computed by the rules."""

from typing import Literal, TypeAlias

from msgspec import Struct

Reason: TypeAlias = Literal["wizard", "undead", "sword", "heroism", "curse", "hex"]
"""Why a melee roll is modified (6.11)."""


class SpellPreview(Struct, frozen=True, gc=False, tag="spell", forbid_unknown_fields=True):
    """On how many faces of the die a spell works, and on how many it hurts its caster."""

    works: int
    hurts: int


class WayPreview(Struct, frozen=True, gc=False, tag="way", forbid_unknown_fields=True):
    """The monsters and counters in an area, and the moves left after going there."""

    monsters: int
    treasures: int
    moves_left: int


class Change(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one reason adds to a melee roll."""

    reason: Reason
    amount: int


class Face(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one face of the die would do in the next round."""

    column: int
    """The column of the hit tables, from 0."""
    deals: int
    takes: int
    """The hits taken; -1 where a witch throws a spell instead."""
    fells: bool
    """Whether the opponent would be gone."""
    kills: bool
    """Whether the fighter would be gone."""


class Chances(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a fight to the end between these two would go if nobody interferes, in per cent."""

    wins: int
    dies: int


class FightPreview(Struct, frozen=True, gc=False, tag="fight", forbid_unknown_fields=True):
    """A fighter's modifier with its reasons, the hits he can still take, and what each face of the die would do."""

    modifier: int
    left: int
    changes: tuple[Change, ...] = ()
    faces: tuple[Face, ...] = ()
    """Empty where the opponent is not known yet."""
    chances: Chances | None = None
    """Only for a character against a monster."""


CastlePreview: TypeAlias = SpellPreview | WayPreview | FightPreview
