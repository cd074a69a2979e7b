"""Bounds: what a field's type says beyond its values, for code that encodes a view as a vector of numbers.

They are written in `Annotated` after the type: `Annotated[tuple[Field, ...], max_length(4)]`.
"""

from msgspec import Meta


def max_length(length: int) -> Meta:
    """Bound the length of a tuple or a text at every table: the rules or the material allow no more."""
    return Meta(max_length=length)


def max_inner_length(length: int) -> Meta:
    """Bound every tuple inside the type, unless its own type has a bound: for classes that do not know their use."""
    return Meta(extra={"within": length})


def bit_set(number: int) -> Meta:
    """Declare an integer as a set of this many bits, each of them yes or no."""
    return Meta(ge=0, lt=1 << number, extra={"bits": number})


UNORDERED = Meta(extra={"bag": True})
"""Declares that the order of a tuple has no meaning: only the number of times each value occurs matters."""
