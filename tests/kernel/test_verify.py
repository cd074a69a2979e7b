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
    VerifiedMatch,
    replay,
    verify,
)
from burghof.kernel.record import digest
from tests.kernel.forged import play_eventful_match, rechain, with_entries, with_entry
from tests.kernel.well import WELL
from tests.kernel.well_model import AnyMove, Bid, Call, Fall, Options, Pass, Peek, Roll, Sink, Take
from tests.kernel.well_tables import (
    BOTH_SEATS,
    PLAYERS,
    SEED,
    WANDERINGS,
    WellMatch,
    WellRecord,
    finished_table,
    match_fields,
    opened_table,
    unopened_table,
)

A, B, C = Seat(0), Seat(1), Seat(2)


def played_entry(seat: Seat, move: AnyMove) -> Played[AnyMove]:
    """Return an entry of a player without its hash, which `rechain` fills in."""
    return Played("", seat, move)


def drawn_entry(stream: str, move: AnyMove) -> Drawn[AnyMove]:
    """Return an entry of chance without its hash, which `rechain` fills in."""
    return Drawn("", stream, move)


def with_header(record: WellRecord, header: Header[Options]) -> WellRecord:
    """Return the record under another header, with all hashes recomputed."""
    return rechain(record, record.entries, header)


def table_with_forfeits(seats: int, *gone: Seat) -> WellMatch:
    """Return a table at which these seats gave up."""
    match = opened_table(seats=seats)
    for seat in gone:
        match.forfeit(seat, "resigned")
    return match


@given(WANDERINGS)
def test_whatever_a_match_wrote_is_right(match: WellMatch) -> None:
    verdict = verify(WELL, match.record())

    assert isinstance(verdict, VerifiedMatch)
    assert match_fields(verdict.match) == match_fields(match)
    assert verdict.match.log == match.log
    assert verdict.chance_checked == match.is_over


@pytest.mark.parametrize(
    "match",
    [
        unopened_table(),
        opened_table(),
        finished_table(),
        play_eventful_match(),
        table_with_forfeits(2, A),
        table_with_forfeits(1, A),
    ],
)
def test_games_at_any_point_are_right(match: WellMatch) -> None:
    assert isinstance(verify(WELL, match.record()), VerifiedMatch)


def test_the_chance_of_a_running_game_is_not_checked_yet() -> None:
    record = opened_table(Roll()).record()
    lucky = with_entry(record, 3, drawn_entry("die", Fall(6)))

    assert [isinstance(verify(WELL, each), VerifiedMatch) for each in (record, lucky)] == [True, True]


def test_a_replay_stops_where_it_is_told() -> None:
    record = play_eventful_match().record()

    assert [replay(WELL, record, upto=at).position for at in (0, 1, 7)] == [0, 1, 7]
    assert match_fields(replay(WELL, record)) == match_fields(play_eventful_match())


def test_a_replay_of_an_older_record_uses_the_older_reading() -> None:
    header = replace(unopened_table().header, rules=1)
    match = Match(WELL, header, SEED)
    match.open()
    verdict = verify(WELL, match.record())

    assert isinstance(verdict, VerifiedMatch)
    assert verdict.match.game == WELL.rules_by_version[1]


RECORD = finished_table().record()
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
    verdict = verify(WELL, with_header(RECORD, header))

    assert isinstance(verdict, Fault)
    assert (verdict.why, verdict.position) == (why, None)


@pytest.mark.parametrize(
    ("record", "why", "position"),
    [
        (with_entries(unopened_table(), Opened("", ("one",))), "wrong-seats", 0),
        (with_entries(unopened_table(), played_entry(A, Take(1))), "not-opened", 0),
        (with_entries(opened_table(), Opened("", ("", ""))), "not-opened", 2),
        (with_entries(unopened_table(), Opened("", ("", "")), played_entry(A, Take(1))), "not-due", 1),
        (with_entries(unopened_table(), Opened("", ("", "")), TookBack("", 0, BOTH_SEATS)), "not-due", 1),
        (with_entries(opened_table(), drawn_entry("die", Fall(1))), "not-due", 2),
        (with_entries(opened_table(), played_entry(B, Take(1))), "not-due", 2),
        (with_entries(opened_table(), played_entry(Seat(-1), Sink(1))), "not-due", 2),
        (with_entries(opened_table(), played_entry(A, Roll()), drawn_entry("depth", Fall(1))), "not-due", 3),
        (with_entries(opened_table(), played_entry(A, Pass())), "illegal", 2),
        (with_entries(opened_table(), played_entry(A, Take(9))), "illegal", 2),
        (with_entries(opened_table(), played_entry(A, Bid(1))), "illegal", 2),
        (with_entries(opened_table(Call()), played_entry(A, Bid(9))), "illegal", 3),
        (with_entries(opened_table(), played_entry(A, Roll()), drawn_entry("die", Fall(7))), "illegal", 3),
        (with_entries(opened_table(), played_entry(A, Roll()), drawn_entry("die", Take(1))), "illegal", 3),
        (with_entries(opened_table(Roll()), TookBack("", 2, (A,))), "not-allowed", 4),
        (with_entries(opened_table(Roll()), TookBack("", 3, BOTH_SEATS)), "not-allowed", 4),
        (with_entries(opened_table(Roll()), TookBack("", -2, BOTH_SEATS)), "not-allowed", 4),
        (with_entries(opened_table(Roll()), TookBack("", 2, (A, B, A))), "not-allowed", 4),
        (with_entries(opened_table(Peek(), Take(1)), TookBack("", 2, (A,))), "not-allowed", 4),
        (with_entries(opened_table(Take(1)), TookBack("", 2, (B,))), "not-allowed", 3),
        (with_entries(table_with_forfeits(3, C), Forfeited("", C, "resigned")), "not-allowed", 3),
        (with_entries(opened_table(), Forfeited("", Seat(2), "resigned")), "not-allowed", 2),
        (with_entries(opened_table(), Forfeited("", Seat(-1), "resigned")), "not-allowed", 2),
        (with_entries(opened_table(), SeatChanged("", A, PLAYERS[1], PLAYERS[2])), "not-allowed", 2),
        (with_entries(opened_table(), SeatChanged("", Seat(2), PLAYERS[1], PLAYERS[2])), "not-allowed", 2),
        (with_entries(opened_table(), SeatChanged("", Seat(-1), PLAYERS[1], PLAYERS[2])), "not-allowed", 2),
        (with_entries(finished_table(), played_entry(B, Take(1))), "after-the-end", 7),
        (with_entries(finished_table(), Forfeited("", A, "resigned")), "after-the-end", 7),
        (with_entries(finished_table(), SeatChanged("", A, PLAYERS[0], PLAYERS[2])), "after-the-end", 7),
        (with_entry(RECORD, 1, drawn_entry("depth", Sink(999))), "not-as-drawn", 1),
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
        (with_entries(unopened_table(), Opened("", ("", ""))), Fault("cut-short")),
        (with_entries(opened_table(), played_entry(A, Roll())), Fault("cut-short")),
        (replace(RECORD, seed=None), Fault("wrong-seed")),
        (replace(opened_table(Call()).record(), seed=SEED), Fault("wrong-seed")),
        (replace(RECORD, outcome=None), Fault("wrong-outcome")),
        (replace(opened_table(Call()).record(), outcome=RECORD.outcome), Fault("wrong-outcome")),
        (replace(RECORD, outcome=table_with_forfeits(2, A).outcome), Fault("wrong-outcome")),
    ],
)
def test_a_record_that_is_not_whole_is_wrong(record: WellRecord, fault: Fault) -> None:
    assert verify(WELL, record) == fault


def test_an_entry_that_names_another_before_it_breaks_the_chain() -> None:
    entries = RECORD.entries
    forged = replace(RECORD, entries=(*entries[:3], replace(entries[3], prev=digest(entries[1])), *entries[4:]))

    assert verify(WELL, forged) == Fault("broken-chain", 3)
