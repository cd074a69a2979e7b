"""Colours of the families, and sides of the castle."""

from burghof.kernel import TranslatedEnum


class Colour(TranslatedEnum):
    """A family's colour."""

    RED = "red"
    BLUE = "blue"
    GOLD = "gold"
    GREEN = "green"


class Side(TranslatedEnum):
    """A side of the castle, as part of the name of a card space."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"
