"""Replacing one item of a tuple."""

import pytest

from burghof.kernel import replaced


@pytest.mark.parametrize("at", range(4))
def test_one_item_is_replaced_and_the_others_stay(at: int) -> None:
    items = ("a", "b", "c", "d")

    assert [new for new, old in zip(replaced(items, at, "x"), items, strict=True) if new != old] == ["x"]
    assert replaced(items, at, "x")[at] == "x"
