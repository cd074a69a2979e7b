"""Fuzz messages: what a broken, old or hostile client may send, derived from the real messages."""

import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias, get_args
from uuid import UUID

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import Struct

from burghof.wire.client_in import ClientIn

Fields: TypeAlias = dict[str, bytes]
"""A message as it will be sent, field by field, so that it can contain what no encoder would write."""

ODD_VALUES: Final = (
    b"",
    b"null",
    b"true",
    b"-1",
    b"-0",
    b"16",
    b"1.5",
    b"1e400",
    b"NaN",
    b"-Infinity",
    b"9223372036854775808",
    b"9" * 40,
    b"9" * 5_000,
    b'""',
    b'"\\u0000"',
    b'"\x00"',
    b'"\\ud800"',
    b'"\\udfff\\ud800"',
    b'"\xff\xfe"',
    b'"\xed\xa0\x80"',
    b'"unfinished',
    b"[]",
    b"{}",
    b'{"type":"play"}',
    b"[" * 5_000,
    b"[" * 5_000 + b"]" * 5_000,
    b'{"type":' * 5_000 + b"1" + b"}" * 5_000,
    b'"' + b"a" * 200_000 + b'"',
    b'"../../etc/passwd"',
    b'"\'; DROP TABLE steps; --"',
    b'"00000000-0000-0000-0000-000000000000"',
)
"""Values that have caused errors in decoders, databases and rules."""


def junk() -> SearchStrategy[bytes]:
    """Generate arbitrary bytes in place of a value, or of a whole message."""
    text = st.text(st.characters(codec=None, categories=None), max_size=80)
    scalar = st.one_of(st.integers(), st.floats(), text, st.booleans(), st.none())
    nested = st.recursive(scalar, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(text, inner, max_size=3))
    return st.one_of(
        st.sampled_from(ODD_VALUES), st.binary(max_size=80), nested.map(lambda value: json.dumps(value).encode())
    )


class MessageValues(Struct, frozen=True):
    """The values that real messages consist of."""

    places: tuple[tuple[UUID, int | None], ...]
    """Tables, each with a seat to act for."""
    moves: tuple[bytes, ...]
    move_ids: tuple[str, ...]


def _values(pool: MessageValues) -> dict[str, SearchStrategy[Any]]:
    """Return the possible values of each field of a message."""
    return {
        "token": st.integers(0, 40) | st.integers(0, (1 << 53) - 1),
        "move_id": st.sampled_from(pool.move_ids) | st.from_regex(r"[\x21-\x7e]{1,64}", fullmatch=True),
        "move": st.sampled_from(pool.moves).map(msgspec.Raw),
        "cursor": st.sampled_from([None, 0, 1, 2, 3]) | st.integers(min_value=0),
        "events": st.integers(0, 4) | st.integers(min_value=0),
        "outline": st.booleans(),
        "screen": st.booleans(),
        "agrees": st.booleans(),
        "aid": st.sampled_from(["posterior", "", "__class__"]) | st.text(max_size=40),
        "n": st.integers(0, (1 << 53) - 1),
    }


def messages(pool: MessageValues) -> SearchStrategy[Fields]:
    """Generate messages of the protocol, field by field; their content may be wrong."""
    values = _values(pool)
    places = st.sampled_from([{"table": table, "seat": seat} for table, seat in pool.places])

    def of_kind(kind: Any) -> SearchStrategy[Fields]:  # noqa: ANN401 - a class of messages
        names = [field.name for field in msgspec.structs.fields(kind)]
        others = st.fixed_dictionaries({name: values[name] for name in names if name not in {"table", "seat"}})

        def put_together(place: dict[str, Any], other: dict[str, Any]) -> Fields:
            made = {"type": kind.__struct_config__.tag, **place, **other}
            return {name: encode_value(made[name]) for name in ("type", *names)}

        return st.builds(put_together, places, others)

    return st.one_of([of_kind(kind) for kind in get_args(ClientIn)])


def encode_value(value: object) -> bytes:
    """Encode a value as a client does."""
    return json.dumps(value).encode() if isinstance(value, (str, int)) else msgspec.json.encode(value)


def join_fields(fields: Fields) -> bytes:
    """Return a message as it is sent."""
    return b"{" + b",".join(b'"' + name.encode() + b'":' + value for name, value in fields.items()) + b"}"


def broken_variants(fields: Fields, odd: bytes, at: int) -> Iterator[bytes]:
    """Yield a message in every way it can be broken: field by field, cut off, joined, duplicated."""
    whole = join_fields(fields)
    cut = at % len(whole)
    yield whole
    yield whole
    yield odd
    yield whole[:cut]
    yield whole[:cut] + odd + whole[cut:]
    yield whole[:-1] + b',"more":' + odd + b"}"
    yield b"[" + whole + b"]"
    yield whole + whole
    yield from nested_variants(fields, odd)
    for name in fields:
        yield join_fields({**fields, name: odd})
        yield join_fields({other: value for other, value in fields.items() if other != name})
        yield whole[:-1] + b',"' + name.encode() + b'":' + odd + b"}"


def nested_variants(fields: Fields, odd: bytes) -> Iterator[bytes]:
    """Yield a message with this value nested inside each of its values."""
    for name in fields:
        yield join_fields({**fields, name: b'{"a":' + odd + b"}"})
        yield join_fields({**fields, name: b"[" + odd + b"]"})
