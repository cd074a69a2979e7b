"""Builds the encoder of a view from its type."""

from collections.abc import Sequence
from typing import get_origin

from msgspec import inspect

from burghof.envs.compounds import Fixed, Maybe, OneOf, Record, Row
from burghof.envs.parts import Bag, Bits, Choice, Number, Part, Text, YesNo
from burghof.envs.slot import NUMBER


class NoLayout(TypeError):
    """A type has no layout of a fixed length; the text says which type, and what it lacks."""


def part_for(info: inspect.Type, path: str, within: int | None = None) -> Part:
    """Return the encoder for values of this type; `path` says in errors where the type occurs.

    `within` is the bound of tuples that have none of their own. Raises NoLayout if the type has no fixed length.
    """
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            return _with_shape(inner, extra or {}, path)
        case inspect.UnionType(types=types):
            return _union(types, path, within)
        case inspect.VarTupleType(item_type=item, max_length=own):
            return Row(part_for(item, f"{path}[]", within), _bound(within if own is None else own, path))
        case inspect.TupleType(item_types=items):
            return Fixed([part_for(item, f"{path}[{at}]", within) for at, item in enumerate(items)])
        case inspect.StructType(fields=fields):
            return Record({field.name: part_for(field.type, f"{path}.{field.name}", within) for field in fields})
        case _:
            return _single(info, path)


def _single(info: inspect.Type, path: str) -> Part:
    """Return the encoder for a value that contains no other values."""
    match info:
        case inspect.BoolType():
            return YesNo()
        case inspect.IntType():
            return _number(info)
        case inspect.StrType(max_length=bound):
            return Text(_bound(bound, path))
        case inspect.EnumType() | inspect.LiteralType():
            return Choice(_values(info))
        case _:
            raise NoLayout(f"{path} has a type without a layout: {info}")


def _bound(bound: int | None, path: str) -> int:
    """Return the maximum length. Raises NoLayout if it is unknown."""
    if bound is None:
        raise NoLayout(f"{path} has no bound: Annotated[…, at_most(n)] gives it one, or BAG if order has no meaning")
    return bound


def _with_shape(info: inspect.Type, extra: dict[str, object], path: str) -> Part:
    """Return the encoder for a type that is annotated with a bound of `burghof.kernel.shape`."""
    match info, extra:
        case inspect.IntType(), {"bits": int(number)}:
            return Bits(number)
        case inspect.VarTupleType(item_type=inspect.EnumType() | inspect.LiteralType() as item), {"bag": True}:
            return Bag(_values(item))
        case _, {"within": int(bound)}:
            return part_for(info, path, bound)
        case _:
            raise NoLayout(f"{path} has a bound that does not fit its type: {extra}")


def _number(info: inspect.IntType) -> Number:
    """Return the encoder for an integer, in the range of its type if it has one."""
    low = next((bound for bound in (info.ge, None if info.gt is None else info.gt + 1) if bound is not None), -NUMBER)
    high = next((bound for bound in (info.le, None if info.lt is None else info.lt - 1) if bound is not None), NUMBER)
    return Number(low, high)


def _values(info: inspect.EnumType | inspect.LiteralType) -> list[object]:
    """Return the values of an enumeration or of literals."""
    return list(info.cls) if isinstance(info, inspect.EnumType) else list(info.values)


def _union(types: Sequence[inspect.Type], path: str, within: int | None) -> Part:
    """Return the encoder for a value that may be None, for names of several types, or for one of several classes."""
    given = [one for one in types if not isinstance(one, inspect.NoneType)]
    named = [one for one in given if isinstance(one, inspect.EnumType | inspect.LiteralType)]
    structs = [one for one in given if isinstance(one, inspect.StructType)]
    may_be_none = len(given) < len(types)
    if len(named) == len(given):
        return Choice([value for one in named for value in _values(one)], may_be_none=may_be_none)
    if len(given) == 1:
        return Maybe(part_for(given[0], path, within))
    if len(structs) == len(given):
        classes = {
            get_origin(one.cls) or one.cls: (str(one.tag), part_for(one, f"{path}.{one.tag}", within))
            for one in structs
        }
        return OneOf(classes, may_be_none=may_be_none)
    raise NoLayout(f"{path} mixes kinds of values: {types}")
