"""Tuples: states are made of them, and change by one item at a time."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The items with another value at this place."""
    changed = list(items)  # twice as fast as slices, and states change all the time
    changed[at] = value
    return tuple(changed)
