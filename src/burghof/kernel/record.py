"""Records: the truth about a game. Options, seats and an append-only list of entries, linked by their hashes."""

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
    """The player of a seat: a person by name, or a bot by the name of its level."""

    name: str
    bot: str | None = None


def unique_name(name: str, taken: Collection[str]) -> str:
    """Return `name`, numbered if it is taken."""
    candidates = [name, *[f"{name} {number}" for number in range(2, len(taken) + 2)]]
    return next(other for other in candidates if other not in taken)


class Entry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="entry"):
    """One line of a record; `prev` is the hash of the line before it, or of the header for the first one."""

    prev: str


class Opened(Entry, frozen=True, gc=False, tag="opened"):
    """The seats are fixed; each may have contributed a seed of its own. Always the first entry."""

    seeds: tuple[str, ...]


class Played(Entry, Generic[M], frozen=True, gc=False, tag="played"):
    """A seat moved."""

    seat: Seat
    move: M


class Drawn(Entry, Generic[M], frozen=True, gc=False, tag="drawn"):
    """Chance moved, with the next generator of this stream."""

    stream: str
    move: M


class TookBack(Entry, frozen=True, gc=False, tag="took-back"):
    """The game went back to just before entry `to`; `agreed` are the seats that agreed."""

    to: int
    agreed: tuple[Seat, ...]


class SeatChanged(Entry, frozen=True, gc=False, tag="seat-changed"):
    """Another player has the seat from now on: a bot replaces a player who left, or the person is back."""

    seat: Seat
    was: Player
    now: Player


class Forfeited(Entry, frozen=True, gc=False, tag="forfeited"):
    """A seat gave up, or its time ran out."""

    seat: Seat
    why: Literal["resigned", "out-of-time"]


AnyEntry: TypeAlias = Opened | Played[M] | Drawn[M] | TookBack | SeatChanged | Forfeited


class Header(Struct, Generic[O], frozen=True, forbid_unknown_fields=True):
    """What is fixed before the first move, and public: the table, and the commitment to the server's seed."""

    format: Literal[1]
    game: str
    rules: int
    options: O
    seats: tuple[Player, ...]
    recall: Recall
    commitment: str
    previous: str | None
    """The id of the previous game in a series or a chain of rematches."""


class Record(Struct, Generic[O, M], frozen=True, forbid_unknown_fields=True):
    """A game as a file: header, entries, the hash of the last entry; once it is over, also the seed and the outcome."""

    header: Header[O]
    entries: tuple[AnyEntry[M], ...]
    head: str
    seed: str | None = None
    outcome: Outcome | None = None

    @property
    def id(self) -> str:
        """The id of the record: the hash of its header."""
        return digest(self.header)


AnyRecord: TypeAlias = Record[Any, Any]
"""A record of a game found by its id, whose types are unknown to the caller."""


def digest(value: Struct) -> str:
    """Return the hash of a header or an entry: SHA-256 over its JSON, as written in the file without white space."""
    return sha256(msgspec.json.encode(value)).hexdigest()


def write_record(record: Record[O, M]) -> bytes:
    """Return the record as a readable JSON file, with one line per entry."""
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


class _GameIdOnly(Struct):
    """The part of a record that says which game it belongs to."""

    class _Header(Struct):
        game: str

    header: _Header


def read_game_id(data: bytes) -> str:
    """Return the id of the game that this file records. Raises msgspec.DecodeError if it is not a record."""
    return _decode(data, _GameIdOnly).header.game


def read_record(plugin: Plugin[O, S, M, E, V, P], data: bytes) -> "Record[O, M]":
    """Return the record in this file. Raises msgspec.DecodeError if it is not a record of this game."""
    record: Record[O, M] = _decode(data, Record[plugin.types.options, plugin.types.move])  # type: ignore[name-defined]
    return record


def _decode(data: bytes, as_type: type[T]) -> T:
    """Decode a file; every problem with it raises msgspec.DecodeError."""
    try:
        return msgspec.json.decode(data, type=as_type)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
