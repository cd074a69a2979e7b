"""The bounds that a type declares are enforced for every value that is read."""

from typing import Annotated

import pytest
from msgspec import Struct, ValidationError, convert

from burghof.kernel import bit_set, max_inner_length, max_length


class BoundedStruct(Struct, frozen=True):
    books: Annotated[tuple[int, ...], max_length(2)] = ()
    lent: Annotated[int, bit_set(3)] = 0


@pytest.mark.parametrize("beyond", [{"books": [1, 2, 3]}, {"lent": 8}, {"lent": -1}])
def test_what_is_beyond_its_shape_is_not_read(beyond: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        convert(beyond, BoundedStruct)


def test_what_fits_is_read() -> None:
    assert convert({"books": [1, 2], "lent": 7}, BoundedStruct) == BoundedStruct((1, 2), 7)


def test_how_long_tuples_inside_may_be_is_said_and_read_by_whoever_asks() -> None:
    assert max_inner_length(7).extra == {"within": 7}
