"""Options: rule variants that the host of a table may choose."""

from msgspec import UNSET, Struct, UnsetType


class Options(Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """The variants for cases that the printed rulebooks leave open."""

    every_new_row_needs_a_neighbour: bool = False
    """A card laid alone needs a card directly behind it everywhere, not only in front (3.9)."""
    roofs_by_colour: bool = False
    """With two players: a roof is set also if both colours belong to the same player (5.6)."""
    first_colour_ends: bool = False
    """With two players: the first colour without floors ends the game (7.4)."""
    any_own_colour: bool | UnsetType = UNSET
    """With two players: a builder takes a floor of either own colour (4.11). Not available in rules version 1."""
