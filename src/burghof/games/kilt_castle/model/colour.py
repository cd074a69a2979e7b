"""Colours of the families, sides and lines of the castle, and how sentences call cards and floors."""

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


class Line(TranslatedEnum):
    """A column or a row of the castle, by the letter or the number that is printed on the board."""

    COLUMN_A = "column-a"
    COLUMN_B = "column-b"
    COLUMN_C = "column-c"
    COLUMN_D = "column-d"
    COLUMN_E = "column-e"
    ROW_1 = "row-1"
    ROW_2 = "row-2"
    ROW_3 = "row-3"
    ROW_4 = "row-4"
    ROW_5 = "row-5"


class FloorColour(TranslatedEnum):
    """A family's colour as the adjective of a floor."""

    RED = "red"
    BLUE = "blue"
    GOLD = "gold"
    GREEN = "green"


class CardColour(TranslatedEnum):
    """The colours of a building card as its adjective; those of a double card always in the same order."""

    RED = "red"
    BLUE = "blue"
    GOLD = "gold"
    GREEN = "green"
    RED_BLUE = "red-blue"
    RED_GOLD = "red-gold"
    RED_GREEN = "red-green"
    BLUE_GOLD = "blue-gold"
    BLUE_GREEN = "blue-green"
    GOLD_GREEN = "gold-green"


def card_colour(*ends: Colour) -> CardColour:
    """Return the adjective of a card with these two ends, whichever of them faces the site."""
    return CardColour("-".join(colour.value for colour in Colour if colour in ends))
