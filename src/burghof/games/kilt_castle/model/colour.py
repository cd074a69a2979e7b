"""Colours, and who owns them at a table."""

from burghof.kernel import Named


class Colour(Named):
    """A family's colour."""

    RED = "red"
    BLUE = "blue"
    GOLD = "gold"
    GREEN = "green"


class Side(Named):
    """A side of the castle, as the name of a card space says it."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"
