"""Choose what a push looks at of a large matrix: every row and every column once; the full tier looks at all of it."""

from collections.abc import Collection, Sequence
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

T = TypeVar("T")


def covering(rows: Sequence[object], columns: Sequence[object]) -> list[ParameterSet]:
    """Pair all rows with all columns; pairs beyond those that cover both are only in the full tier."""
    chosen = {(at % len(rows), at % len(columns)) for at in range(max(len(rows), len(columns)))}
    return [
        pytest.param(row, column, marks=() if (down, across) in chosen else pytest.mark.full)
        for down, row in enumerate(rows)
        for across, column in enumerate(columns)
    ]


def mostly_full(values: Sequence[T], on_push: Collection[T]) -> list[ParameterSet]:
    """Take all values, those that are not named here only in the full tier; a tuple fills several parameters."""
    assert set(on_push) <= set(values), "what is chosen for a push exists"
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)), marks=() if value in on_push else pytest.mark.full
        )
        for value in values
    ]
