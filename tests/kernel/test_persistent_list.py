"""Persistent lists: versions share items, and no version sees the items of another one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.kernel import PersistentList

ITEMS = st.lists(st.integers(0, 9), max_size=6)


@given(ITEMS, ITEMS, ITEMS)
def test_each_version_has_its_own_items_however_others_are_extended(
    items: list[int], here: list[int], there: list[int]
) -> None:
    base = PersistentList(items)

    one, other = base.extended(here), base.extended(there)
    longer = one.extended(there)

    assert [list(version) for version in (base, one, other, longer)] == [
        items,
        items + here,
        items + there,
        items + here + there,
    ]


@given(ITEMS, ITEMS)
def test_a_version_reads_like_a_tuple_also_after_a_longer_one_shares_its_items(
    items: list[int], more: list[int]
) -> None:
    version = PersistentList(items)
    version.extended(more)

    assert len(version) == len(items)
    assert list(reversed(version)) == items[::-1]
    assert (version[:], version[1:3], version[-2:], version[::-1]) == (
        tuple(items),
        tuple(items[1:3]),
        tuple(items[-2:]),
        tuple(items[::-1]),
    )
    assert [version[at] for at in range(-len(items), len(items))] == items * 2


def test_no_index_reaches_the_items_of_a_longer_version() -> None:
    version = PersistentList("ab")
    version.extended("c")

    with pytest.raises(IndexError):
        version[2]


def test_versions_are_equal_if_their_items_are() -> None:
    version = PersistentList([1])
    longer = version.extended([2])

    assert version == PersistentList([1])
    assert longer == PersistentList([1, 2])
    assert version != longer
    assert version != [1]


def test_extending_the_longest_version_copies_nothing() -> None:
    version = PersistentList([1])

    assert version.extended([2])._items is version._items
    assert version.extended([3])._items is not version._items


def test_it_shows_its_items() -> None:
    assert repr(PersistentList("ab").extended("c")) == "PersistentList(['a', 'b', 'c'])"
