"""Verification accepts what a match wrote and names the first fault of any other record."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from burghof.kernel import (
    Drawn,
    Fault,
    Forfeited,
    Header,
    Match,
    Opened,
    Played,
    Player,
    Seat,
    SeatChanged,
    TookBack,
    Verified,
    replay,
    verify,
)
from burghof.kernel.record import digest
from tests.kernel.forged import added, chained, changed, eventful
from tests.kernel.table import ALL, PLAYERS, SEED, WANDERINGS, WellMatch, WellRecord, closed, finished, table, value
from tests.kernel.well import WELL
from tests.kernel.well_model import AnyMove, Bid, Call, Fall, Options, Pass, Peek, Roll, Sink, Take

A, B, C = Seat(0), Seat(1), Seat(2)


def played(seat: Seat, move: AnyMove) -> Played[AnyMove]:
    """Return an entry of a player without its hash, which `chained` fills in."""
    return Played("", seat, move)


def drawn(stream: str, move: AnyMove) -> Drawn[AnyMove]:
    """Return an entry of chance without its hash, which `chained` fills in."""
    return Drawn("", stream, move)


def headed(record: WellRecord, header: Header[Options]) -> WellRecord:
    """Return the record under another header, with all hashes recomputed."""
    return chained(record, record.entries, header)


def given_up(seats: int, *gone: Seat) -> WellMatch:
    """Return a table at which these seats gave up."""
    match = table(seats=seats)
    for seat in gone:
        match.forfeit(seat, "resigned")
    return match


@given(WANDERINGS)
def test_whatever_a_match_wrote_is_right(match: WellMatch) -> None:
    verdict = verify(WELL, match.record())

    assert isinstance(verdict, Verified)
    assert value(verdict.match) == value(match)
    assert verdict.match.log == match.log
    assert verdict.chance_checked == match.is_over


@pytest.mark.parametrize("match", [closed(), table(), finished(), eventful(), given_up(2, A), given_up(1, A)])
def test_games_at_any_point_are_right(match: WellMatch) -> None:
    assert isinstance(verify(WELL, match.record()), Verified)


def test_the_chance_of_a_running_game_is_not_checked_yet() -> None:
    record = table(Roll()).record()
    lucky = changed(record, 3, drawn("die", Fall(6)))

    assert [isinstance(verify(WELL, each), Verified) for each in (record, lucky)] == [True, True]


def test_a_replay_stops_where_it_is_told() -> None:
    record = eventful().record()

    assert [replay(WELL, record, upto=at).position for at in (0, 1, 7)] == [0, 1, 7]
    assert value(replay(WELL, record)) == value(eventful())


def test_a_replay_of_an_older_record_uses_the_older_reading() -> None:
    header = replace(closed().header, rules=1)
    match = Match(WELL, header, SEED)
    match.open()
    verdict = verify(WELL, match.record())

    assert isinstance(verdict, Verified)
    assert verdict.match.game == WELL.readings[1]


RECORD = finished().record()
HEADER = RECORD.header


@pytest.mark.parametrize(
    ("header", "why"),
    [
        (replace(HEADER, game="moat"), "another-game"),
        (replace(HEADER, rules=3), "unknown-rules"),
        (replace(HEADER, seats=()), "wrong-seats"),
        (replace(HEADER, seats=(*PLAYERS, Player("Dora"))), "wrong-seats"),
        (replace(HEADER, options=Options(7)), "wrong-options"),  # type: ignore[arg-type]
        (replace(HEADER, commitment="0" * 64), "wrong-commitment"),
    ],
)
def test_a_header_that_fits_no_game_of_ours_is_wrong(header: Header[Options], why: str) -> None:
    verdict = verify(WELL, headed(RECORD, header))

    assert isinstance(verdict, Fault)
    assert (verdict.why, verdict.position) == (why, None)


@pytest.mark.parametrize(
    ("record", "why", "position"),
    [
        (added(closed(), Opened("", ("one",))), "wrong-seats", 0),
        (added(closed(), played(A, Take(1))), "not-opened", 0),
        (added(table(), Opened("", ("", ""))), "not-opened", 2),
        (added(closed(), Opened("", ("", "")), played(A, Take(1))), "not-due", 1),
        (added(closed(), Opened("", ("", "")), TookBack("", 0, ALL)), "not-due", 1),
        (added(table(), drawn("die", Fall(1))), "not-due", 2),
        (added(table(), played(B, Take(1))), "not-due", 2),
        (added(table(), played(Seat(-1), Sink(1))), "not-due", 2),
        (added(table(), played(A, Roll()), drawn("depth", Fall(1))), "not-due", 3),
        (added(table(), played(A, Pass())), "illegal", 2),
        (added(table(), played(A, Take(9))), "illegal", 2),
        (added(table(), played(A, Bid(1))), "illegal", 2),
        (added(table(Call()), played(A, Bid(9))), "illegal", 3),
        (added(table(), played(A, Roll()), drawn("die", Fall(7))), "illegal", 3),
        (added(table(), played(A, Roll()), drawn("die", Take(1))), "illegal", 3),
        (added(table(Roll()), TookBack("", 2, (A,))), "not-allowed", 4),
        (added(table(Roll()), TookBack("", 3, ALL)), "not-allowed", 4),
        (added(table(Roll()), TookBack("", -2, ALL)), "not-allowed", 4),
        (added(table(Roll()), TookBack("", 2, (A, B, A))), "not-allowed", 4),
        (added(table(Peek(), Take(1)), TookBack("", 2, (A,))), "not-allowed", 4),
        (added(table(Take(1)), TookBack("", 2, (B,))), "not-allowed", 3),
        (added(given_up(3, C), Forfeited("", C, "resigned")), "not-allowed", 3),
        (added(table(), Forfeited("", Seat(2), "resigned")), "not-allowed", 2),
        (added(table(), Forfeited("", Seat(-1), "resigned")), "not-allowed", 2),
        (added(table(), SeatChanged("", A, PLAYERS[1], PLAYERS[2])), "not-allowed", 2),
        (added(table(), SeatChanged("", Seat(2), PLAYERS[1], PLAYERS[2])), "not-allowed", 2),
        (added(table(), SeatChanged("", Seat(-1), PLAYERS[1], PLAYERS[2])), "not-allowed", 2),
        (added(finished(), played(B, Take(1))), "after-the-end", 7),
        (added(finished(), Forfeited("", A, "resigned")), "after-the-end", 7),
        (added(finished(), SeatChanged("", A, PLAYERS[0], PLAYERS[2])), "after-the-end", 7),
        (changed(RECORD, 1, drawn("depth", Sink(999))), "not-as-drawn", 1),
    ],
)
def test_an_entry_that_cannot_stand_where_it_stands_is_wrong(record: WellRecord, why: str, position: int) -> None:
    verdict = verify(WELL, record)

    assert isinstance(verdict, Fault)
    assert (verdict.why, verdict.position) == (why, position)


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        (replace(RECORD, entries=RECORD.entries[1:]), Fault("broken-chain", 0)),
        (replace(RECORD, head="0" * 64), Fault("wrong-head")),
        (replace(RECORD, entries=RECORD.entries[:-1]), Fault("wrong-head")),
        (added(closed(), Opened("", ("", ""))), Fault("cut-short")),
        (added(table(), played(A, Roll())), Fault("cut-short")),
        (replace(RECORD, seed=None), Fault("wrong-seed")),
        (replace(table(Call()).record(), seed=SEED), Fault("wrong-seed")),
        (replace(RECORD, outcome=None), Fault("wrong-outcome")),
        (replace(table(Call()).record(), outcome=RECORD.outcome), Fault("wrong-outcome")),
        (replace(RECORD, outcome=given_up(2, A).outcome), Fault("wrong-outcome")),
    ],
)
def test_a_record_that_is_not_whole_is_wrong(record: WellRecord, fault: Fault) -> None:
    assert verify(WELL, record) == fault


def test_an_entry_that_names_another_before_it_breaks_the_chain() -> None:
    entries = RECORD.entries
    forged = replace(RECORD, entries=(*entries[:3], replace(entries[3], prev=digest(entries[1])), *entries[4:]))

    assert verify(WELL, forged) == Fault("broken-chain", 3)
