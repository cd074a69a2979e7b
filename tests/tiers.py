"""Test matrices: each push covers every row and every column once, the full tier covers all pairs."""

from collections.abc import Collection, Sequence
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

T = TypeVar("T")


def cover_matrix(rows: Sequence[object], columns: Sequence[object]) -> list[ParameterSet]:
    """Pair all rows with all columns; pairs that are not needed to cover both run only in the full tier."""
    chosen = {(at % len(rows), at % len(columns)) for at in range(max(len(rows), len(columns)))}
    return [
        pytest.param(row, column, marks=() if (down, across) in chosen else pytest.mark.full)
        for down, row in enumerate(rows)
        for across, column in enumerate(columns)
    ]


def full_except(values: Sequence[T], on_push: Collection[T]) -> list[ParameterSet]:
    """Return all values as parameters; those not in `on_push` run only in the full tier. A tuple fills several."""
    assert set(on_push) <= set(values), "`on_push` has values that are not in `values`"
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)), marks=() if value in on_push else pytest.mark.full
        )
        for value in values
    ]
