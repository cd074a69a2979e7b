"""Previews: what a move would do, computed by the rules."""

from typing import TypeAlias

from msgspec import Struct


class SpellPreview(Struct, frozen=True, gc=False, tag="spell", forbid_unknown_fields=True):
    """On how many faces of the die a spell works, and on how many it hurts its caster."""

    works: int
    hurts: int


class WayPreview(Struct, frozen=True, gc=False, tag="way", forbid_unknown_fields=True):
    """Who is known to wait in an area, how many counters lie there, and how many moves are left then."""

    monsters: int
    treasures: int
    moves_left: int


class FightPreview(Struct, frozen=True, gc=False, tag="fight", forbid_unknown_fields=True):
    """How a fighter would roll, and how many hits he can still take."""

    modifier: int
    left: int


CastlePreview: TypeAlias = SpellPreview | WayPreview | FightPreview
