"""A match checks, applies and appends: what it accepts is in its record, what it refuses changes nothing."""

from copy import deepcopy

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from burghof.kernel import (
    ChanceStream,
    Drawn,
    Emitted,
    Forfeited,
    GaveUp,
    Header,
    Malformed,
    Match,
    Message,
    Opened,
    Outcome,
    Played,
    Player,
    Refusal,
    Seat,
    SeatChanged,
    SeatTaken,
    Stale,
    chance_key,
    commitment,
    new_match,
    say,
)
from burghof.kernel.record import digest
from tests.kernel.well import WELL
from tests.kernel.well_model import (
    AnyMove,
    Bid,
    Call,
    Dug,
    Fall,
    Fallen,
    Options,
    Pass,
    Peek,
    Roll,
    Sink,
    Take,
)
from tests.kernel.well_tables import (
    PLAYERS,
    SEED,
    WANDERINGS,
    WellMatch,
    finished_table,
    match_fields,
    opened_table,
    play,
    possible_actions,
    unopened_table,
)

A, B, C = Seat(0), Seat(1), Seat(2)


def token_of(match: WellMatch, seat: Seat) -> int:
    """Return the token of this seat's decision."""
    decision = match.decision_of(seat)
    assert decision is not None
    return decision.token


def test_a_new_match_is_committed_to_its_seed_and_to_the_newest_rules() -> None:
    match = unopened_table(previous="the one before")

    assert match.header == Header(1, "well", 2, Options(12), PLAYERS[:2], "pure", commitment(SEED), "the one before")
    assert (match.position, match.head, match.is_over, match.seats) == (0, digest(match.header), False, 2)


def test_a_match_has_a_number_of_seats_its_game_is_for() -> None:
    with pytest.raises(AssertionError, match="well is not for 4 seats"):
        new_match(WELL, Options(), (*PLAYERS, Player("Dora")), SEED)


def test_a_match_has_options_that_stand_on_the_card() -> None:
    with pytest.raises(AssertionError, match="well has no such options"):
        new_match(WELL, Options(7), PLAYERS[:2], SEED)  # type: ignore[arg-type]


def test_opening_lists_the_seeds_of_the_seats_and_draws_the_set_up() -> None:
    match = unopened_table()
    start = match.state
    step = match.open(["one", "two"])
    depth = ChanceStream(chance_key(SEED, ["one", "two"]), "well", "depth", 0).below(1000)

    opened = Opened(digest(match.header), ("one", "two"))
    assert step.entries == (opened, Drawn(digest(opened), "depth", Sink(depth)))
    assert (step.before, step.after, step.emitted) == (start, match.state, (Emitted(Dug(), match.state),))


def test_seats_that_throw_in_nothing_throw_in_the_empty_text() -> None:
    match = unopened_table()
    match.open()

    assert match.core.seeds == ("", "")


def test_each_seat_throws_in_one_seed() -> None:
    with pytest.raises(AssertionError, match="seed"):
        unopened_table().open(["one"])


def test_a_match_is_opened_once() -> None:
    with pytest.raises(AssertionError, match="opened once"):
        opened_table().open()


def test_a_move_is_applied_and_appended() -> None:
    match = opened_table()
    head = match.head
    step = play(match, A, Take(2))

    assert step.entries == (Played(head, A, Take(2)),)
    assert match.head == digest(step.entries[0])
    assert match.state.purses == (2, 0)


def test_what_chance_owes_after_a_move_is_drawn_in_the_same_step() -> None:
    match = opened_table()
    step = play(match, A, Roll())
    face = 1 + ChanceStream(chance_key(SEED, match.core.seeds), "well", "die", 0).below(6)

    assert [type(entry) for entry in step.entries] == [Played, Drawn]
    assert step.entries[1] == Drawn(digest(step.entries[0]), "die", Fall(face))
    assert step.emitted == (Emitted(Fallen(face), match.state),)


def test_each_draw_of_a_stream_has_dice_of_its_own() -> None:
    match = opened_table(Roll(), Roll(), Roll(), seats=3)
    key = chance_key(SEED, match.core.seeds)

    drawn = [entry.move for entry in match.entries if isinstance(entry, Drawn)]
    assert drawn[1:] == [Fall(1 + ChanceStream(key, "well", "die", n).below(6)) for n in range(3)]


@pytest.mark.parametrize(
    ("match", "seat", "move", "asked", "answer"),
    [
        (opened_table(), B, Take(1), 0, Stale("not-yours")),
        (unopened_table(), A, Take(1), 0, Stale("not-yours")),
        (opened_table(Take(1)), A, Take(1), 1, Stale("already-decided")),
        (finished_table(), A, Take(1), 0, Stale("over")),
        (opened_table(), A, Take(7), 1, Malformed("no move of this game at this table")),
        (opened_table(), A, Sink(7), 1, Malformed("no move of this game at this table")),
        (opened_table(), A, Pass(), 1, Refusal("1.3", Message("refusal-take-something-first"))),
    ],
)
def test_what_is_refused_leaves_the_match_as_it_was(
    match: WellMatch, seat: Seat, move: AnyMove, asked: int, answer: Stale | Malformed | Refusal
) -> None:
    before = match_fields(match)

    assert match.play(seat, move, asked) == answer
    assert match_fields(match) == before


@given(WANDERINGS, st.sampled_from([Take(1), Take(2), Pass(), Peek(), Roll(), Call(), Bid(1)]), st.integers(0, 2))
def test_a_match_plays_exactly_the_legal_moves(match: WellMatch, move: AnyMove, at: int) -> None:
    decision = match.pending[at % len(match.pending)] if match.pending else None
    seat, asked = (decision.seat, decision.token) if decision else (A, 0)
    is_legal = decision is not None and move in match.game.legal_moves(match.state, seat)
    position = match.position

    match.play(seat, move, asked)

    assert (match.position > position) == is_legal


def test_a_sealed_choice_may_be_changed_with_the_same_token_until_all_are_in() -> None:
    match = opened_table(Call())
    first = token_of(match, A)
    play(match, A, Bid(1))

    assert token_of(match, A) == first
    play(match, A, Bid(2))
    play(match, B, Bid(1))
    assert match.state.shown == (2, 1)
    assert match.play(A, Bid(1), first) == Stale("not-yours")


def test_somebody_else_may_take_a_seat() -> None:
    match = opened_table()
    head = match.head
    step = match.change_seat(B, Player("Deep Blue", "strong"))

    assert match.players == (PLAYERS[0], Player("Deep Blue", "strong"))
    assert step.entries == (SeatChanged(head, B, PLAYERS[1], Player("Deep Blue", "strong")),)
    assert step.emitted == (Emitted(SeatTaken(B, "Deep Blue"), match.state),)


@pytest.mark.parametrize("match", [unopened_table(), finished_table()])
def test_seats_change_only_while_the_game_runs(match: WellMatch) -> None:
    with pytest.raises(AssertionError):
        match.change_seat(B, Player("Deep Blue", "strong"))


def test_only_a_seat_of_the_table_changes() -> None:
    with pytest.raises(AssertionError):
        opened_table().change_seat(Seat(-1), Player("Deep Blue", "strong"))


def test_a_game_of_two_is_over_when_one_gives_up() -> None:
    match = opened_table(Take(2))
    head = match.head
    step = match.forfeit(A, "out-of-time")

    assert step.entries == (Forfeited(head, A, "out-of-time"),)
    assert step.emitted == (Emitted(GaveUp(A, "out-of-time"), match.state),)
    assert (match.is_over, match.pending) == (True, ())
    assert match.outcome == Outcome((2, 1), (), say("reason-forfeit"))
    assert match.record().seed == SEED


def test_a_game_of_three_goes_on_until_two_gave_up() -> None:
    match = opened_table(seats=3)
    match.forfeit(B, "resigned")
    assert (match.is_over, match.outcome) == (False, None)

    match.forfeit(A, "resigned")
    assert (match.is_over, match.outcome) == (True, Outcome((2, 3, 1), (), say("reason-forfeit")))


def test_a_single_player_who_gives_up_has_lost() -> None:
    match = opened_table(seats=1)
    match.forfeit(A, "resigned")

    assert match.outcome is not None
    assert (match.is_over, match.outcome.winners) == (True, ())


def test_who_gave_up_ranks_last_when_the_others_play_on_to_the_end() -> None:
    match = opened_table(Take(2), Pass(), seats=3, coins=6)
    match.forfeit(A, "resigned")
    play(match, B, Take(1))
    play(match, B, Take(2))
    play(match, B, Pass())
    play(match, C, Take(1))

    assert match.outcome is not None
    assert match.outcome.ranks == (3, 1, 2)
    assert len(match.outcome.scores) == 3


def test_a_seat_gives_up_once() -> None:
    match = opened_table(seats=3)
    match.forfeit(C, "resigned")

    with pytest.raises(AssertionError, match="once"):
        match.forfeit(C, "resigned")


@pytest.mark.parametrize("match", [unopened_table(), finished_table()])
def test_seats_give_up_only_while_the_game_runs(match: WellMatch) -> None:
    with pytest.raises(AssertionError):
        match.forfeit(A, "resigned")


def test_only_a_seat_of_the_table_gives_up() -> None:
    with pytest.raises(AssertionError):
        opened_table(seats=3).forfeit(Seat(3), "resigned")


def test_the_record_of_a_running_game_keeps_the_seed_and_has_no_outcome() -> None:
    match = opened_table(Take(2))
    record = match.record()

    assert (record.seed, record.outcome, record.head) == (None, None, match.head)
    assert (record.header, record.entries) == (match.header, tuple(match.entries))


def test_the_record_of_a_finished_game_tells_the_seed_and_the_outcome() -> None:
    match = finished_table()
    record = match.record()

    assert (record.seed, record.outcome) == (SEED, match.outcome)
    assert record.outcome is not None


def test_a_rematch_names_the_game_before() -> None:
    first = finished_table().record()

    assert finished_table(previous=first.id).record().header.previous == first.id


def test_a_match_of_an_older_rules_version_is_played_by_the_older_reading() -> None:
    header = unopened_table().header
    old = Match(WELL, Header(1, "well", 1, header.options, header.seats, "pure", header.commitment, None), SEED)
    old.open()

    assert old.game == WELL.rules_by_version[1]
    key = chance_key(SEED, ["", ""])
    assert play(old, A, Roll()).entries[1] == Drawn(
        digest(old.entries[2]), "die", Fall(1 + ChanceStream(key, "well", "die", 0).below(4))
    )


def test_without_its_seed_a_match_draws_nothing() -> None:
    match = Match(WELL, unopened_table().header)

    with pytest.raises(AssertionError, match="without its seed"):
        match.open()


@given(WANDERINGS)
def test_a_fork_goes_on_by_itself_and_leaves_the_match_as_it_was(match: WellMatch) -> None:
    assume(not match.is_over)
    before = deepcopy(match_fields(match)), list(match.entries)
    fork = match.fork()
    same = match_fields(fork) == match_fields(match)

    possible_actions(fork)[0]()

    assert same
    assert (match_fields(match), match.entries) == before


def test_a_fork_draws_without_using_up_the_dice_of_the_match() -> None:
    match = opened_table()
    fork = match.fork()
    play(fork, A, Roll())

    assert (fork.core.draw_counts.get("die"), match.core.draw_counts.get("die")) == (1, None)
