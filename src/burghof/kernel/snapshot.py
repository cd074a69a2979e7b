"""Snapshots: a cache of a match at one position, so that loading a table does not replay its whole game.

A snapshot is never the truth: if its rules version or its state schema differs, it is ignored and rebuilt.
"""

from functools import lru_cache
from hashlib import sha256

import msgspec
from msgspec import Raw, Struct, field
from msgspec.structs import asdict

from burghof.kernel.event import Event
from burghof.kernel.game import E, Game, M, O, P, S, Types, V
from burghof.kernel.match_core import MatchCore, with_decisions
from burghof.kernel.persistent_list import PersistentList
from burghof.kernel.record import Header, Player, digest
from burghof.kernel.seat import Seat
from burghof.kernel.table_events import TableEvent
from burghof.kernel.takeback import TakeBackPoint


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A match as it is stored: what it must fit, then the fields of its core except for the pending decisions."""

    record: str
    rules: int
    shape: str
    position: int
    head: str
    state: Raw
    seeds: tuple[str, ...]
    players: tuple[Player, ...]
    forfeits: tuple[Seat, ...]
    take_back_floor: int = field(name="floor")
    eras: int
    draw_counts: dict[str, int] = field(name="drawn")
    history: tuple[TakeBackPoint, ...] = field(name="trail")
    log: Raw

    @classmethod
    def of(cls, header: Header[O], types: Types, core: MatchCore[S]) -> "Snapshot":
        """Return a snapshot of this core."""
        fields = asdict(core)
        del fields["pending"]
        fields["state"] = Raw(msgspec.json.encode(core.state))
        fields["history"] = tuple(core.history)
        fields["log"] = Raw(msgspec.json.encode(tuple(core.log)))
        return cls(record=digest(header), rules=header.rules, shape=schema_fingerprint(types.state), **fields)

    def fits(self, header: Header[O], types: Types) -> bool:
        """Return whether this is a snapshot of the match with this header, with states of this type."""
        expected = (digest(header), header.rules, schema_fingerprint(types.state))
        return (self.record, self.rules, self.shape) == expected

    def core(self, game: Game[O, S, M, E, V, P], types: Types) -> MatchCore[S]:
        """Return the core in this snapshot; it must fit the game."""
        fields = asdict(self)
        del fields["record"], fields["rules"], fields["shape"]
        fields["state"] = msgspec.json.decode(self.state, type=types.state)
        fields["history"] = PersistentList(self.history)
        fields["log"] = PersistentList(_decode_log(self.log, types))
        return with_decisions(game, MatchCore(**fields))


def _decode_log(log: Raw, types: Types) -> list[tuple[int, Event]]:
    """Decode the events of a log."""
    item_type = tuple[int, types.event | TableEvent]  # type: ignore[name-defined]
    events: list[tuple[int, Event]] = msgspec.json.decode(log, type=list[item_type])
    return events


@lru_cache
def schema_fingerprint(state: object) -> str:
    """Return a fingerprint of a state's schema: it changes when a field or a docstring of its classes does."""
    return sha256(msgspec.json.encode(msgspec.json.schema(state), order="sorted")).hexdigest()
