"""A match resumed from a snapshot equals the replayed match; a snapshot that does not fit is ignored."""

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from burghof.kernel import Match, Player, Seat, Snapshot, TookBack, replay
from burghof.kernel.snapshot import shape_of
from tests.kernel.forged import eventful
from tests.kernel.table import ALL, SEED, WANDERINGS, WellMatch, WellRecord, closed, play, table, value
from tests.kernel.well import WELL
from tests.kernel.well_model import Pass, Roll, State, Take

A, B, C = Seat(0), Seat(1), Seat(2)


def stored(match: WellMatch) -> Snapshot:
    """Return the match's snapshot after a round trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=Snapshot)


def resumed(record: WellRecord, position: int) -> WellMatch:
    """Return the match of this record, resumed from a snapshot at this position."""
    match = Match(WELL, record.header, record.seed)
    assert match.resume(stored(replay(WELL, record, upto=position)))
    for entry in record.entries[position:]:
        match.enter(entry)
    return match


def reachable(record: WellRecord) -> list[int]:
    """Return the positions that no later take-back of this record goes behind."""
    return [
        at
        for at in range(1, len(record.entries) + 1)
        if all(not isinstance(entry, TookBack) or entry.to >= at for entry in record.entries[at:])
    ]


def taken_up(match: WellMatch) -> WellMatch:
    """Return the same table as another process resumes it from its snapshot alone."""
    other = Match(WELL, match.header, match.seed)
    assert other.resume(stored(match))
    return other


@given(WANDERINGS)
def test_a_resumed_match_equals_the_whole_replay_at_every_position(match: WellMatch) -> None:
    record = match.record()

    assert [value(resumed(record, at)) for at in reachable(record)] == [value(match)] * len(reachable(record))


def test_a_resumed_eventful_game_equals_the_whole_replay_at_every_position() -> None:
    record = eventful().record()

    assert reachable(record) == [1, 2, 3, 4, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18]
    assert {value(resumed(record, at))[3:5] for at in reachable(record)} == {(record.head, 18)}


def test_a_resumed_match_plays_and_draws_on() -> None:
    whole, half = table(Take(1), Pass()), taken_up(table(Take(1), Pass()))

    assert play(half, B, Roll()) == play(whole, B, Roll())
    assert value(half) == value(whole)


def test_what_is_free_is_free_across_a_snapshot() -> None:
    half = taken_up(table(Take(1), Take(1)))

    assert half.free_from(A) == 2
    play(half, A, Take(1))
    assert (half.free_from(A), half.free_from(B)) == (2, None)


def test_a_take_back_within_the_tail_needs_no_more_than_the_snapshot() -> None:
    whole, half = table(Take(1)), taken_up(table(Take(1)))
    for match in (whole, half):
        play(match, A, Take(1))
        play(match, A, Take(1))
        match.take_back(4, [A])

    assert value(half) == value(whole)


def test_a_take_back_behind_the_snapshot_is_allowed_but_needs_the_whole_record() -> None:
    half = taken_up(table(Take(1), Take(1)))
    before = value(half)

    assert half.may_take_back(2, [A])
    with pytest.raises(AssertionError, match="needs the whole record"):
        half.take_back(2, [A])
    assert value(half) == before


def test_nobody_goes_back_past_a_seat_that_gave_up_before_the_snapshot() -> None:
    match = table(Take(1), seats=3)
    match.forfeit(C, "resigned")
    half = taken_up(match)
    play(half, A, Take(1))

    assert [half.may_take_back(to, (A, B, C)) for to in range(5)] == [False, False, False, False, True]


def test_a_resumed_match_goes_on_after_a_take_back_before_it() -> None:
    match = table(Roll())
    match.take_back(2, ALL)
    half = taken_up(match)

    assert half.pending == match.pending
    assert play(half, A, Roll()) == play(match, A, Roll())


def test_new_players_and_those_who_gave_up_are_in_the_snapshot() -> None:
    match = table(seats=3)
    match.change_seat(B, Player("Deep Blue", "strong"))
    match.forfeit(C, "resigned")
    half = taken_up(match)

    assert (half.players, half.forfeits) == (match.players, [C])


def test_a_resumed_match_holds_no_record() -> None:
    with pytest.raises(AssertionError, match="only the tail"):
        taken_up(table()).record()


@pytest.mark.parametrize("change", [{"rules": 1}, {"shape": "another"}])
def test_a_snapshot_of_other_rules_or_another_shape_is_ignored(change: dict[str, str]) -> None:
    match = closed()
    before = value(match)

    assert not match.resume(replace(table(Take(1)).snapshot(), **change))
    assert value(match) == before


def test_a_snapshot_of_another_game_at_the_same_rules_is_ignored() -> None:
    assert not closed().resume(table(Take(1), seed="another").snapshot())


def test_only_a_new_match_is_resumed() -> None:
    match = table()

    with pytest.raises(AssertionError, match="only a new match"):
        match.resume(match.snapshot())


def test_a_snapshot_of_a_match_without_its_seed_serves_for_replay() -> None:
    match = Match(WELL, table().header)

    assert match.resume(table(Take(1)).snapshot())
    assert match.state.purses == (1, 0)


def test_the_shape_of_a_state_is_that_of_its_fields() -> None:
    class OtherState(State, frozen=True):
        weather: str = "fair"

    assert shape_of(State) == shape_of(State)
    assert shape_of(State) != shape_of(OtherState)
    assert closed(seed=SEED).snapshot().shape == shape_of(State)


def test_a_step_followed_elsewhere_is_the_step_that_was_played() -> None:
    here, there = table(Take(1), Pass()), table(Take(1), Pass())
    step = play(here, B, Roll())

    assert there.follow(step.entries) == step
    assert value(there) == value(here)
