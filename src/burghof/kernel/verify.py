"""Verification: checks that a record is complete, legal and drawn by its seed, without asking a server."""

from typing import Generic, Literal, TypeAlias, assert_never

from msgspec import Struct

from burghof.kernel.chance import commitment
from burghof.kernel.game import E, M, O, P, Plugin, S, V
from burghof.kernel.match import Match
from burghof.kernel.record import AnyEntry, Drawn, Forfeited, Opened, Played, Record, SeatChanged, TookBack
from burghof.kernel.seat import CHANCE

FaultKind: TypeAlias = Literal[
    "another-game",
    "unknown-rules",
    "wrong-seats",
    "wrong-options",
    "wrong-commitment",
    "broken-chain",
    "not-opened",
    "not-due",
    "illegal",
    "not-as-drawn",
    "not-allowed",
    "after-the-end",
    "cut-short",
    "wrong-head",
    "wrong-seed",
    "wrong-outcome",
]


class Fault(Struct, frozen=True):
    """What is wrong with a record, and at which entry (None: the record as a whole)."""

    why: FaultKind
    position: int | None = None


class VerifiedMatch(Struct, Generic[O, S, M, E, V, P], frozen=True):
    """A record without faults, as the match it describes."""

    match: Match[O, S, M, E, V, P]
    chance_checked: bool
    """Whether every draw was recomputed; False while the seed is still secret."""


def verify(plugin: Plugin[O, S, M, E, V, P], record: Record[O, M]) -> VerifiedMatch[O, S, M, E, V, P] | Fault:
    """Replay a record and check everything in it: return the first fault, or the match."""
    fault = _fault_in_header(plugin, record)
    if fault is not None:
        return fault
    match = Match(plugin, record.header, record.seed)
    for position, entry in enumerate(record.entries):
        why = _fault_in_entry(match, entry)
        if why is not None:
            return Fault(why, position)
        match.append(entry)
    fault = _fault_at_end(match, record)
    return fault or VerifiedMatch(match, chance_checked=record.seed is not None)


def replay(plugin: Plugin[O, S, M, E, V, P], record: Record[O, M], upto: int | None = None) -> Match[O, S, M, E, V, P]:
    """Return the match after the first `upto` entries of a verified record: fast, because it checks nothing."""
    match = Match(plugin, record.header, record.seed)
    for entry in record.entries[:upto]:
        match.append(entry)
    return match


def _fault_in_header(plugin: Plugin[O, S, M, E, V, P], record: Record[O, M]) -> Fault | None:
    header = record.header
    if header.game != plugin.card.id:
        return Fault("another-game")
    if header.rules not in plugin.rules_by_version:
        return Fault("unknown-rules")
    if len(header.seats) not in plugin.card.seats:
        return Fault("wrong-seats")
    if not plugin.card.allows(header.options):
        return Fault("wrong-options")
    if record.seed is not None and commitment(record.seed) != header.commitment:
        return Fault("wrong-commitment")
    return None


def _fault_in_entry(match: Match[O, S, M, E, V, P], entry: AnyEntry[M]) -> FaultKind | None:
    """Return why this entry is not allowed here, or None."""
    return _fault_in_order(match, entry) or _fault_in_content(match, entry)


def _fault_in_order(match: Match[O, S, M, E, V, P], entry: AnyEntry[M]) -> FaultKind | None:
    """Return why no entry of this kind is allowed here, or None."""
    if entry.prev != match.head:
        return "broken-chain"
    if isinstance(entry, Opened) != (match.position == 0):
        return "not-opened"
    if match.is_over:
        return "after-the-end"
    if match.is_chance_due != isinstance(entry, Drawn) and not isinstance(entry, Opened):
        return "not-due"
    return None


def _fault_in_content(match: Match[O, S, M, E, V, P], entry: AnyEntry[M]) -> FaultKind | None:
    """Return why the content of this entry is not allowed here, or None."""
    match entry:
        case Opened(seeds=seeds):
            return None if len(seeds) == match.seats else "wrong-seats"
        case Played():
            return _fault_in_move(match, entry)
        case Drawn():
            return _fault_in_draw(match, entry)
        case TookBack(to=to, agreed=agreed):
            return None if match.may_take_back(to, agreed) else "not-allowed"
        case SeatChanged(seat=seat, was=was):
            return None if 0 <= seat < match.seats and match.players[seat] == was else "not-allowed"
        case Forfeited(seat=seat):
            return None if 0 <= seat < match.seats and seat not in match.forfeits else "not-allowed"
        case _:
            assert_never(entry)


def _fault_in_move(match: Match[O, S, M, E, V, P], entry: Played[M]) -> FaultKind | None:
    """Return why this player's entry is not allowed here, or None."""
    if match.decision_of(entry.seat) is None:
        return "not-due"
    is_legal = match.is_well_formed(entry.move) and match.game.why_not(match.state, entry.seat, entry.move) is None
    return None if is_legal else "illegal"


def _fault_in_draw(match: Match[O, S, M, E, V, P], entry: Drawn[M]) -> FaultKind | None:
    """Return why this entry of chance is not allowed here, or None."""
    if match.pending[0].kind != entry.stream:
        return "not-due"
    if match.game.why_not(match.state, CHANCE, entry.move) is not None:
        return "illegal"
    if match.seed is not None and match.game.draw(match.state, match.chance_stream(entry.stream)) != entry.move:
        return "not-as-drawn"
    return None


def _fault_at_end(match: Match[O, S, M, E, V, P], record: Record[O, M]) -> Fault | None:
    if record.head != match.head:
        return Fault("wrong-head")
    if match.is_chance_due:
        return Fault("cut-short")
    if (record.seed is not None) != match.is_over:
        return Fault("wrong-seed")
    if record.outcome != (match.outcome if match.is_over else None):
        return Fault("wrong-outcome")
    return None
