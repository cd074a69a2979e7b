"""A match resumed from a snapshot equals the replayed match; a snapshot that does not fit is ignored."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from burghof.kernel import Match, Player, Seat, Snapshot, TookBack, replay
from burghof.kernel.snapshot import schema_fingerprint
from tests.kernel.forged import play_eventful_match
from tests.kernel.well import WELL
from tests.kernel.well_model import Pass, Roll, State, Take
from tests.kernel.well_tables import (
    BOTH_SEATS,
    SEED,
    WANDERINGS,
    WellMatch,
    WellRecord,
    match_fields,
    opened_table,
    play,
    unopened_table,
)

A, B, C = Seat(0), Seat(1), Seat(2)
STORED = Path(__file__).parent / "snapshot.json"
"""The snapshot of an eventful match after 14 entries, as a server stores it."""


def round_trip_snapshot(match: WellMatch) -> Snapshot:
    """Return the match's snapshot after a round trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=Snapshot)


def resume_at(record: WellRecord, position: int) -> WellMatch:
    """Return the match of this record, resumed from a snapshot at this position."""
    match = Match(WELL, record.header, record.seed)
    assert match.resume(round_trip_snapshot(replay(WELL, record, upto=position)))
    for entry in record.entries[position:]:
        match.append(entry)
    return match


def resumable_positions(record: WellRecord) -> list[int]:
    """Return the positions that no later take-back of this record goes behind."""
    return [
        at
        for at in range(1, len(record.entries) + 1)
        if all(not isinstance(entry, TookBack) or entry.to >= at for entry in record.entries[at:])
    ]


def resume_in_new_match(match: WellMatch) -> WellMatch:
    """Return the same table as another process resumes it from its snapshot alone."""
    other = Match(WELL, match.header, match.seed)
    assert other.resume(round_trip_snapshot(match))
    return other


@given(WANDERINGS)
def test_a_resumed_match_equals_the_whole_replay_at_every_position(match: WellMatch) -> None:
    record = match.record()

    assert [match_fields(resume_at(record, at)) for at in resumable_positions(record)] == [match_fields(match)] * len(
        resumable_positions(record)
    )


def test_a_resumed_eventful_game_equals_the_whole_replay_at_every_position() -> None:
    record = play_eventful_match().record()

    assert resumable_positions(record) == [1, 2, 3, 4, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18]
    cores = [resume_at(record, at).core for at in resumable_positions(record)]
    assert {(core.head, core.position) for core in cores} == {(record.head, 18)}


def test_a_stored_snapshot_is_resumed_and_written_with_the_same_bytes() -> None:
    whole = replay(WELL, play_eventful_match().record(), upto=14)
    stored = msgspec.json.decode(STORED.read_bytes(), type=Snapshot)
    match = Match(WELL, whole.header, whole.seed)

    assert match.resume(replace(stored, shape=schema_fingerprint(State)))
    assert match_fields(match) == match_fields(whole)
    assert msgspec.json.encode(replace(match.snapshot(), shape=stored.shape)) == STORED.read_bytes().rstrip()


def test_a_resumed_match_plays_and_draws_on() -> None:
    whole, half = opened_table(Take(1), Pass()), resume_in_new_match(opened_table(Take(1), Pass()))

    assert play(half, B, Roll()) == play(whole, B, Roll())
    assert match_fields(half) == match_fields(whole)


def test_what_is_free_is_free_across_a_snapshot() -> None:
    half = resume_in_new_match(opened_table(Take(1), Take(1)))

    assert half.take_back_limit(A) == 2
    play(half, A, Take(1))
    assert (half.take_back_limit(A), half.take_back_limit(B)) == (2, None)


def test_a_take_back_within_the_tail_needs_no_more_than_the_snapshot() -> None:
    whole, half = opened_table(Take(1)), resume_in_new_match(opened_table(Take(1)))
    for match in (whole, half):
        play(match, A, Take(1))
        play(match, A, Take(1))
        match.take_back(4, [A])

    assert match_fields(half) == match_fields(whole)


def test_a_take_back_behind_the_snapshot_is_allowed_but_needs_the_whole_record() -> None:
    half = resume_in_new_match(opened_table(Take(1), Take(1)))
    before = match_fields(half)

    assert half.may_take_back(2, [A])
    with pytest.raises(AssertionError, match="needs the whole record"):
        half.take_back(2, [A])
    assert match_fields(half) == before


def test_nobody_goes_back_past_a_seat_that_gave_up_before_the_snapshot() -> None:
    match = opened_table(Take(1), seats=3)
    match.forfeit(C, "resigned")
    half = resume_in_new_match(match)
    play(half, A, Take(1))

    assert [half.may_take_back(to, (A, B, C)) for to in range(5)] == [False, False, False, False, True]


def test_a_resumed_match_goes_on_after_a_take_back_before_it() -> None:
    match = opened_table(Roll())
    match.take_back(2, BOTH_SEATS)
    half = resume_in_new_match(match)

    assert half.pending == match.pending
    assert play(half, A, Roll()) == play(match, A, Roll())


def test_new_players_and_those_who_gave_up_are_in_the_snapshot() -> None:
    match = opened_table(seats=3)
    match.change_seat(B, Player("Deep Blue", "strong"))
    match.forfeit(C, "resigned")
    half = resume_in_new_match(match)

    assert (half.players, half.forfeits) == (match.players, (C,))


def test_a_resumed_match_holds_no_record() -> None:
    with pytest.raises(AssertionError, match="only the tail"):
        resume_in_new_match(opened_table()).record()


@pytest.mark.parametrize("change", [{"rules": 1}, {"shape": "another"}])
def test_a_snapshot_of_other_rules_or_another_shape_is_ignored(change: dict[str, str]) -> None:
    match = unopened_table()
    before = match_fields(match)

    assert not match.resume(replace(opened_table(Take(1)).snapshot(), **change))
    assert match_fields(match) == before


def test_a_snapshot_of_another_game_at_the_same_rules_is_ignored() -> None:
    assert not unopened_table().resume(opened_table(Take(1), seed="another").snapshot())


def test_only_a_new_match_is_resumed() -> None:
    match = opened_table()

    with pytest.raises(AssertionError, match="only a new match"):
        match.resume(match.snapshot())


def test_a_snapshot_of_a_match_without_its_seed_serves_for_replay() -> None:
    match = Match(WELL, opened_table().header)

    assert match.resume(opened_table(Take(1)).snapshot())
    assert match.state.purses == (1, 0)


def test_the_shape_of_a_state_is_that_of_its_fields() -> None:
    class OtherState(State, frozen=True):
        weather: str = "fair"

    assert schema_fingerprint(State) == schema_fingerprint(State)
    assert schema_fingerprint(State) != schema_fingerprint(OtherState)
    assert unopened_table(seed=SEED).snapshot().shape == schema_fingerprint(State)


def test_a_step_followed_elsewhere_is_the_step_that_was_played() -> None:
    here, there = opened_table(Take(1), Pass()), opened_table(Take(1), Pass())
    step = play(here, B, Roll())

    assert there.apply_step(step.entries) == step
    assert match_fields(there) == match_fields(here)
