"""Builds the encoder of a view from its type."""

from collections.abc import Sequence
from typing import get_origin

from msgspec import inspect

from burghof.envs.composite_encoders import OptionalEncoder, SequenceEncoder, StructEncoder, TupleEncoder, UnionEncoder
from burghof.envs.encoders import (
    BitSetEncoder,
    BoolEncoder,
    CountEncoder,
    Encoder,
    EnumEncoder,
    IntEncoder,
    TextEncoder,
)
from burghof.envs.slot import MAX_INT


class UnsupportedTypeError(TypeError):
    """A type has no layout of a fixed length; the text says which type, and what it lacks."""


def encoder_for(info: inspect.Type, path: str, max_inner_length: int | None = None) -> Encoder:
    """Return the encoder for values of this type; `path` says in errors where the type occurs.

    `max_inner_length` is the bound of tuples that have none of their own. Raises NoLayout if the type has no fixed
    length.
    """
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            return _bounded_encoder(inner, extra or {}, path)
        case inspect.UnionType(types=types):
            return _union_encoder(types, path, max_inner_length)
        case inspect.VarTupleType(item_type=item, max_length=own):
            return SequenceEncoder(
                encoder_for(item, f"{path}[]", max_inner_length),
                _require_bound(max_inner_length if own is None else own, path),
            )
        case inspect.TupleType(item_types=items):
            return TupleEncoder([encoder_for(item, f"{path}[{at}]", max_inner_length) for at, item in enumerate(items)])
        case inspect.StructType(fields=fields):
            return StructEncoder(
                {field.name: encoder_for(field.type, f"{path}.{field.name}", max_inner_length) for field in fields}
            )
        case _:
            return _scalar_encoder(info, path)


def _scalar_encoder(info: inspect.Type, path: str) -> Encoder:
    """Return the encoder for a value that contains no other values."""
    match info:
        case inspect.BoolType():
            return BoolEncoder()
        case inspect.IntType():
            return _int_encoder(info)
        case inspect.StrType(max_length=bound):
            return TextEncoder(_require_bound(bound, path))
        case inspect.EnumType() | inspect.LiteralType():
            return EnumEncoder(_values(info))
        case _:
            raise UnsupportedTypeError(f"{path} has a type without a layout: {info}")


def _require_bound(bound: int | None, path: str) -> int:
    """Return the maximum length. Raises NoLayout if it is unknown."""
    if bound is None:
        raise UnsupportedTypeError(
            f"{path} has no bound: Annotated[…, max_length(n)] gives it one, or UNORDERED if order has no meaning"
        )
    return bound


def _bounded_encoder(info: inspect.Type, extra: dict[str, object], path: str) -> Encoder:
    """Return the encoder for a type that is annotated with a bound of `burghof.kernel.bounds`."""
    match info, extra:
        case inspect.IntType(), {"bits": int(number)}:
            return BitSetEncoder(number)
        case inspect.VarTupleType(item_type=inspect.EnumType() | inspect.LiteralType() as item), {"bag": True}:
            return CountEncoder(_values(item))
        case _, {"within": int(bound)}:
            return encoder_for(info, path, bound)
        case _:
            raise UnsupportedTypeError(f"{path} has a bound that does not fit its type: {extra}")


def _int_encoder(info: inspect.IntType) -> IntEncoder:
    """Return the encoder for an integer, in the range of its type if it has one."""
    low = next((bound for bound in (info.ge, None if info.gt is None else info.gt + 1) if bound is not None), -MAX_INT)
    high = next((bound for bound in (info.le, None if info.lt is None else info.lt - 1) if bound is not None), MAX_INT)
    return IntEncoder(low, high)


def _values(info: inspect.EnumType | inspect.LiteralType) -> list[object]:
    """Return the values of an enumeration or of literals."""
    return list(info.cls) if isinstance(info, inspect.EnumType) else list(info.values)


def _union_encoder(types: Sequence[inspect.Type], path: str, within: int | None) -> Encoder:
    """Return the encoder for a value that may be None, for names of several types, or for one of several classes."""
    given = [one for one in types if not isinstance(one, inspect.NoneType)]
    named = [one for one in given if isinstance(one, inspect.EnumType | inspect.LiteralType)]
    structs = [one for one in given if isinstance(one, inspect.StructType)]
    may_be_none = len(given) < len(types)
    if len(named) == len(given):
        return EnumEncoder([value for one in named for value in _values(one)], may_be_none=may_be_none)
    if len(given) == 1:
        return OptionalEncoder(encoder_for(given[0], path, within))
    if len(structs) == len(given):
        classes = {
            get_origin(one.cls) or one.cls: (str(one.tag), encoder_for(one, f"{path}.{one.tag}", within))
            for one in structs
        }
        return UnionEncoder(classes, may_be_none=may_be_none)
    raise UnsupportedTypeError(f"{path} mixes kinds of values: {types}")
