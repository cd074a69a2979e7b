"""Persistent lists: immutable sequences that are extended without copying them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class PersistentList(Sequence[T]):
    """An immutable sequence. A version that extends another one shares its items.

    Extending the longest version costs only the new items; extending a shorter one copies it first. Two threads must
    not extend versions of the same list.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        """Shared by all versions; each one reads only its first `_length` items."""
        self._length = len(self._items)

    def extended(self, items: Iterable[T]) -> "PersistentList[T]":
        """Return a version with these items at the end."""
        shared = self._items
        if len(shared) > self._length:
            shared = shared[: self._length]
        shared += items
        longer: PersistentList[T] = object.__new__(PersistentList)
        longer._items = shared
        longer._length = len(shared)
        return longer

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return tuple(self._items[: self._length][index])
        return self._items[range(self._length)[index]]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __reversed__(self) -> Iterator[T]:
        return islice(reversed(self._items), len(self._items) - self._length, None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PersistentList):
            return NotImplemented
        return self[:] == other[:]

    __hash__ = None  # type: ignore[assignment] # its items need not be hashable

    def __repr__(self) -> str:
        return f"PersistentList({list(self)})"
