"""Forged records: what a cheater could write who knows how hashes chain the entries."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import replace

from burghof.kernel import Drawn, Header, Player, Seat
from burghof.kernel.record import AnyEntry, digest
from tests.kernel.well_model import AnyMove, Bid, Call, Options, Pass, Peek, Roll, Take
from tests.kernel.well_tables import BOTH_SEATS, WellMatch, WellRecord, opened_table, play_all

WellEntry: TypeAlias = AnyEntry[AnyMove]


def rechain(record: WellRecord, entries: Iterable[WellEntry], header: Header[Options] | None = None) -> WellRecord:
    """Return the record with these entries and this header, with all hashes recomputed."""
    header = header or record.header
    head = digest(header)
    bound: list[WellEntry] = []
    for entry in entries:
        bound.append(replace(entry, prev=head))
        head = digest(bound[-1])
    return replace(record, header=header, entries=tuple(bound), head=head)


def with_entries(match: WellMatch, *entries: WellEntry) -> WellRecord:
    """Return the record of this match with these entries appended and all hashes recomputed."""
    record = match.record()
    return rechain(record, [*record.entries, *entries])


def with_entry(record: WellRecord, at: int, entry: WellEntry) -> WellRecord:
    """Return the record with another entry at this position and all hashes recomputed."""
    return rechain(record, [*record.entries[:at], entry, *record.entries[at + 1 :]])


def draw_positions(record: WellRecord) -> list[int]:
    """Return the positions of the entries of chance."""
    return [at for at, entry in enumerate(record.entries) if isinstance(entry, Drawn)]


def play_eventful_match() -> WellMatch:
    """Play a finished game with every kind of entry: peek, bids, rolls, take-backs by one and by all, a new player."""
    match = opened_table(Peek(), Take(2), Take(1))
    match.take_back(4, [Seat(0)])
    play_all(match, [Pass(), Call(), Bid(1), Bid(2), Roll()])
    match.change_seat(Seat(1), Player("Deep Blue", "strong"))
    match.take_back(10, BOTH_SEATS)
    play_all(match, [Roll(), Roll()])
    assert match.is_over, "with this seed the dice end the game here"
    return match
