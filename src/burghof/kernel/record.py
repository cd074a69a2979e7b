"""Records: the truth about a game. Options, seats and an append-only list of entries, each bound to the one before."""

from collections.abc import Collection
from hashlib import sha256
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from burghof.kernel.game import E, M, O, P, Plugin, S, V
from burghof.kernel.outcome import Outcome
from burghof.kernel.seat import Recall, Seat

T = TypeVar("T")


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat: a person by name, or a bot by the name of its level."""

    name: str
    bot: str | None = None


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody has it already."""
    others = [name, *[f"{name} {number}" for number in range(2, len(taken) + 2)]]
    return next(other for other in others if other not in taken)


class Entry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="entry"):
    """One line of a record; `prev` is the hash of the line before, of the header for the first."""

    prev: str


class Opened(Entry, frozen=True, gc=False, tag="opened"):
    """The seats are closed; each may have thrown in a seed of its own. Always the first entry."""

    seeds: tuple[str, ...]


class Played(Entry, Generic[M], frozen=True, gc=False, tag="played"):
    """A seat moved."""

    seat: Seat
    move: M


class Drawn(Entry, Generic[M], frozen=True, gc=False, tag="drawn"):
    """Chance moved, by the next dice of this stream."""

    stream: str
    move: M


class TookBack(Entry, frozen=True, gc=False, tag="took-back"):
    """The game went back to just before entry `to`; `agreed` are the seats that wanted it."""

    to: int
    agreed: tuple[Seat, ...]


class SeatChanged(Entry, frozen=True, gc=False, tag="seat-changed"):
    """Another player sits there from now on: a bot for a leaver, or the person come back."""

    seat: Seat
    was: Player
    now: Player


class Forfeited(Entry, frozen=True, gc=False, tag="forfeited"):
    """A seat gave up, or its time ran out."""

    seat: Seat
    why: Literal["resigned", "out-of-time"]


AnyEntry: TypeAlias = Opened | Played[M] | Drawn[M] | TookBack | SeatChanged | Forfeited


class Header(Struct, Generic[O], frozen=True, forbid_unknown_fields=True):
    """What is settled before the first move, and public: the table, and the commitment to the server's seed."""

    format: Literal[1]
    game: str
    rules: int
    options: O
    seats: tuple[Player, ...]
    recall: Recall
    commitment: str
    previous: str | None
    """The id of the game before in a series or a chain of rematches."""


class Record(Struct, Generic[O, M], frozen=True, forbid_unknown_fields=True):
    """A game as a file: header, entries, the hash of the last one; when it is over the seed and the outcome."""

    header: Header[O]
    entries: tuple[AnyEntry[M], ...]
    head: str
    seed: str | None = None
    outcome: Outcome | None = None

    @property
    def id(self) -> str:
        """The record's name: the hash of its header."""
        return digest(self.header)


AnyRecord: TypeAlias = Record[Any, Any]
"""Of a game found by its id: which types it has is known only to itself."""


def digest(value: Struct) -> str:
    """The hash of a header or an entry: SHA-256 over its JSON, as written in the file without white space."""
    return sha256(msgspec.json.encode(value)).hexdigest()


def write_record(record: Record[O, M]) -> bytes:
    """The record as a readable JSON file; an entry is a line of its own."""
    lines = [msgspec.json.encode(entry).decode() for entry in record.entries]
    entries = "[\n    " + ",\n    ".join(lines) + "\n  ]" if lines else "[]"
    fields = [
        ("header", msgspec.json.format(msgspec.json.encode(record.header), indent=2).decode().replace("\n", "\n  ")),
        ("entries", entries),
        ("head", msgspec.json.encode(record.head).decode()),
        ("seed", msgspec.json.encode(record.seed).decode()),
        ("outcome", msgspec.json.encode(record.outcome).decode()),
    ]
    return ("{\n" + ",\n".join(f'  "{name}": {value}' for name, value in fields) + "\n}\n").encode()


class Titled(Struct):
    """As much of a record as tells which game it is of."""

    class _Header(Struct):
        game: str

    header: _Header


def game_of(data: bytes) -> str:
    """The id of the game that this file records; raises msgspec.DecodeError if it is no record."""
    return _decoded(data, Titled).header.game


def read_record(plugin: Plugin[O, S, M, E, V, P], data: bytes) -> "Record[O, M]":
    """The record in this file; raises msgspec.DecodeError if it is none of this game."""
    record: Record[O, M] = _decoded(data, Record[plugin.types.options, plugin.types.move])  # type: ignore[name-defined]
    return record


def _decoded(data: bytes, as_type: type[T]) -> T:
    """What this file holds; whatever is wrong with it is the same kind of error."""
    try:
        return msgspec.json.decode(data, type=as_type)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
