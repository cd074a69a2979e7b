"""Snapshots: a cache of a match at one position, so that loading a table does not replay its whole game.

A snapshot is never the truth: if its rules version or its state schema differs, it is ignored and rebuilt.
"""

from functools import lru_cache
from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from burghof.kernel.record import Player
from burghof.kernel.seat import Seat
from burghof.kernel.takeback import TakeBackPoint


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """The complete match at one position, except for its entries."""

    record: str
    rules: int
    shape: str
    position: int
    head: str
    state: Raw
    seeds: tuple[str, ...]
    players: tuple[Player, ...]
    forfeits: tuple[Seat, ...]
    floor: int
    eras: int
    drawn: dict[str, int]
    trail: tuple[TakeBackPoint, ...]
    log: Raw


@lru_cache
def schema_fingerprint(state: object) -> str:
    """Return a fingerprint of a state's schema: it changes when a field or a docstring of its classes does."""
    return sha256(msgspec.json.encode(msgspec.json.schema(state), order="sorted")).hexdigest()
