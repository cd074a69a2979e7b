"""Bit sets: a set of small numbers as one integer, in which bit n says whether n is in the set."""

from collections.abc import Iterable


def has_bit(bits: int, number: int) -> bool:
    """Return whether a set contains a number."""
    return bool(bits >> number & 1)


def with_bit(bits: int, number: int) -> int:
    """Return a set with a number added."""
    return bits | 1 << number


def with_bits(bits: int, numbers: Iterable[int]) -> int:
    """Return a set with several numbers added."""
    for number in numbers:
        bits |= 1 << number
    return bits


def indices_with_bit(sets: Iterable[int], number: int) -> int:
    """Return the indices of the sets that contain a number, as a set."""
    found, bit = 0, 1 << number
    for index, bits in enumerate(sets):
        if bits & bit:
            found |= 1 << index
    return found
