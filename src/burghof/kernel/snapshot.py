"""Snapshots: a cache of a match at one position, so that loading a table does not replay its whole game.

A snapshot is never the truth: one of another rules version or another shape of state is ignored and rebuilt.
"""

from functools import lru_cache
from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from burghof.kernel.record import Player
from burghof.kernel.seat import Seat
from burghof.kernel.takeback import Trace


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a match is at one position, but for its entries."""

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
    trail: tuple[Trace, ...]
    log: Raw


@lru_cache
def shape_of(state: object) -> str:
    """A fingerprint of a state's schema: it changes when a field does."""
    return sha256(msgspec.json.encode(msgspec.json.schema(state), order="sorted")).hexdigest()
