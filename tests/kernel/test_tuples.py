"""Replacing one item of a tuple."""

import pytest

from burghof.kernel import with_item


@pytest.mark.parametrize("at", range(4))
def test_one_item_is_replaced_and_the_others_stay(at: int) -> None:
    items = ("a", "b", "c", "d")

    assert [new for new, old in zip(with_item(items, at, "x"), items, strict=True) if new != old] == ["x"]
    assert with_item(items, at, "x")[at] == "x"
