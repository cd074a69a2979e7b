"""Shapes: what a field's type can say beyond its values, for whoever lays a view out as a row of numbers.

They stand in `Annotated` beside the type: `Annotated[tuple[Field, ...], at_most(4)]`.
"""

from msgspec import Meta


def at_most(length: int) -> Meta:
    """A tuple or a text is never longer than this, at whatever table: the rules or the material forbid it."""
    return Meta(max_length=length)


def within(length: int) -> Meta:
    """No tuple in here is longer than this, unless its own type says more: for classes that do not know their use."""
    return Meta(extra={"within": length})


def bits(number: int) -> Meta:
    """A whole number is a set: its bits up to this number are yes or no each."""
    return Meta(ge=0, lt=1 << number, extra={"bits": number})


BAG = Meta(extra={"bag": True})
"""The order of a tuple says nothing: it only matters how often each value is in it."""
