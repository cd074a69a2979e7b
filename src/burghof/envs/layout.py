"""Layouts: how the view of a game becomes an array of whole numbers, and what each of them means."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import TypeAlias

import numpy as np
from msgspec import Struct, inspect
from numpy.typing import NDArray

from burghof.envs.compounds import Record
from burghof.envs.reading import NoLayout, part_for
from burghof.envs.slot import Slot

Numbers: TypeAlias = NDArray[np.int32]


class Layout:
    """The layout of one game's views: the same for every seat, number of seats, option and recall."""

    def __init__(self, view: type[Struct]) -> None:
        """The layout of this class of views."""
        part = part_for(inspect.type_info(view), view.__name__)
        if not isinstance(part, Record):
            raise NoLayout(f"{view} is no Struct")
        self._view = view
        self._part = part
        self.slots: tuple[Slot, ...] = tuple(part.slots(""))
        self.low: Numbers = np.array([slot.low for slot in self.slots], dtype=np.int32)
        self.high: Numbers = np.array([slot.high for slot in self.slots], dtype=np.int32)

    def __len__(self) -> int:
        return len(self.slots)

    def __reduce__(self) -> tuple[Callable[[type[Struct]], "Layout"], tuple[type[Struct]]]:
        return layout_of, (self._view,)

    def encode(self, view: Struct) -> Numbers:
        """A view as numbers, one for each slot; what does not fit is an error and never cut off."""
        return np.frombuffer(bytearray(self._part.write(view)), dtype=np.int32)

    def index(self, name: str) -> int:
        """The place of the slot of this name."""
        return self._places[name]

    def fields(self) -> dict[str, tuple[range, str]]:
        """For each field of the view its slots, and what stands in them in words."""
        said, start = {}, 0
        for name, part in self._part.fields.items():
            said[name] = (range(start, start + part.size), part.said())
            start += part.size
        return said

    def one_hot(self, numbers: Numbers) -> NDArray[np.float32]:
        """The same observation with a column of its own for each value of a choice: what most learners want."""
        plain, chosen, first, width = self._columns
        out = np.zeros(width, dtype=np.float32)
        out[: len(plain)] = numbers[plain]
        codes = numbers[chosen]
        out[(first + codes - 1)[codes > 0]] = 1
        return out

    @cached_property
    def _places(self) -> dict[str, int]:
        return {slot.name: place for place, slot in enumerate(self.slots)}

    @cached_property
    def _columns(self) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp], int]:
        """Where numbers and choices stand, at which column each choice begins, and how many columns there are."""
        is_choice = np.array([slot.kind == "choice" for slot in self.slots])
        plain, chosen = np.flatnonzero(~is_choice), np.flatnonzero(is_choice)
        widths = np.array([len(self.slots[place].values) for place in chosen], dtype=np.intp)
        ends = len(plain) + np.cumsum(widths, dtype=np.intp)
        return plain, chosen, ends - widths, len(plain) + int(widths.sum())

    def __str__(self) -> str:
        """A line for each slot."""
        return "\n".join(
            f"{place} {slot.name}: {slot.kind} {', '.join(slot.values) if slot.values else f'{slot.low}..{slot.high}'}"
            for place, slot in enumerate(self.slots)
        )


@lru_cache
def layout_of(view: type[Struct]) -> Layout:
    """The layout of a game's views, made once."""
    return Layout(view)
