"""Layouts: how the view of a game is encoded as an array of integers, and what each of them means."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import TypeAlias

import numpy as np
from msgspec import Struct, inspect
from numpy.typing import NDArray

from burghof.envs.composite_encoders import StructEncoder
from burghof.envs.encoder_factory import UnsupportedTypeError, encoder_for
from burghof.envs.slot import ObservationSlot

Numbers: TypeAlias = NDArray[np.int32]


class Layout:
    """The layout of one game's views: the same for every seat, number of seats, option and recall."""

    def __init__(self, view: type[Struct]) -> None:
        """Build the layout of this class of views. Raises NoLayout if its type has no fixed length."""
        part = encoder_for(inspect.type_info(view), view.__name__)
        if not isinstance(part, StructEncoder):
            raise UnsupportedTypeError(f"{view} is not a Struct")
        self._view = view
        self._encoder = part
        self.slots: tuple[ObservationSlot, ...] = tuple(part.slots(""))
        self.low: Numbers = np.array([slot.low for slot in self.slots], dtype=np.int32)
        self.high: Numbers = np.array([slot.high for slot in self.slots], dtype=np.int32)

    def __len__(self) -> int:
        return len(self.slots)

    def __reduce__(self) -> tuple[Callable[[type[Struct]], "Layout"], tuple[type[Struct]]]:
        return layout_of, (self._view,)

    def encode(self, view: Struct) -> Numbers:
        """Encode a view as one integer per slot. Raises TooLong if it does not fit; nothing is ever truncated."""
        return np.frombuffer(bytearray(self._encoder.write(view)), dtype=np.int32)

    def index(self, name: str) -> int:
        """Return the index of the slot with this name."""
        return self._index_by_name[name]

    def fields(self) -> dict[str, tuple[range, str]]:
        """Return, for each field of the view, its range of slots and a description of their content."""
        described, start = {}, 0
        for name, part in self._encoder.fields.items():
            described[name] = (range(start, start + part.size), part.describe())
            start += part.size
        return described

    def one_hot(self, numbers: Numbers) -> NDArray[np.float32]:
        """Return the observation with one column for each value of a choice, as most learning algorithms need it."""
        plain, chosen, first, width = self._one_hot_columns
        out = np.zeros(width, dtype=np.float32)
        out[: len(plain)] = numbers[plain]
        codes = numbers[chosen]
        out[(first + codes - 1)[codes > 0]] = 1
        return out

    @cached_property
    def _index_by_name(self) -> dict[str, int]:
        return {slot.name: place for place, slot in enumerate(self.slots)}

    @cached_property
    def _one_hot_columns(self) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp], int]:
        """The indices of numbers and of choices, the first column of each choice, and the number of columns."""
        is_choice = np.array([slot.kind == "choice" for slot in self.slots])
        plain, chosen = np.flatnonzero(~is_choice), np.flatnonzero(is_choice)
        widths = np.array([len(self.slots[place].values) for place in chosen], dtype=np.intp)
        ends = len(plain) + np.cumsum(widths, dtype=np.intp)
        return plain, chosen, ends - widths, len(plain) + int(widths.sum())

    def __str__(self) -> str:
        """Return one line per slot."""
        return "\n".join(
            f"{place} {slot.name}: {slot.kind} {', '.join(slot.values) if slot.values else f'{slot.low}..{slot.high}'}"
            for place, slot in enumerate(self.slots)
        )


@lru_cache
def layout_of(view: type[Struct]) -> Layout:
    """Return the layout of a game's views; it is cached."""
    return Layout(view)
