"""The readings a host may choose."""

from msgspec import UNSET, Struct, UnsetType


class Options(Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """How a table reads the places the rulebooks leave open."""

    every_new_row_needs_a_neighbour: bool = False
    """A card placed alone needs a card right behind it everywhere, not only in front (3.9)."""
    roofs_by_colour: bool = False
    """With two players: a roof also where both colours are one player's (5.6)."""
    first_colour_ends: bool = False
    """With two players: the first colour without floors ends the game (7.4)."""
    any_own_colour: bool | UnsetType = UNSET
    """With two players: a builder takes a floor of either own colour (4.11). Rules version 1 did not have it."""
