"""Take-back: a seat alone undoes its own open moves, all seats together more, but nobody undoes a binding answer."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.kernel import (
    DISCARD,
    ChanceStream,
    Decision,
    Drawn,
    Emit,
    Emitted,
    Match,
    Player,
    Seat,
    SeatTaken,
    Stale,
    TakenBack,
    TookBack,
    chance_key,
    replay,
)
from burghof.kernel.takeback import TakeBackPoint, is_barrier_move, is_binding_answer, take_back_limit
from tests.kernel.well import WELL, Well
from tests.kernel.well_model import (
    AnyEvent,
    AnyMove,
    Bid,
    BidsShown,
    Call,
    Fall,
    Pass,
    Passed,
    Peek,
    Roll,
    State,
    Take,
    Taken,
)
from tests.kernel.well_tables import (
    BOTH_SEATS,
    SEED,
    WANDERINGS,
    WellMatch,
    finished_table,
    opened_table,
    play,
    play_all,
)

A, B, C = Seat(0), Seat(1), Seat(2)
FIRST_MOVE = 2
"""Position of the first entry of a player; the two entries before it open the table and draw the depth."""


def all_seats(match: WellMatch) -> tuple[Seat, ...]:
    return tuple(Seat(at) for at in range(match.seats))


def take_back_positions(match: WellMatch) -> list[int]:
    """Return the positions that all seats together may go back to."""
    return [trace.position for trace in match.history if match.may_take_back(trace.position, all_seats(match))]


@pytest.mark.parametrize(
    ("moves", "free"),
    [
        ((), (None, None)),
        ((Take(1),), (FIRST_MOVE, None)),
        ((Take(1), Take(2)), (FIRST_MOVE, None)),
        ((Take(1), Take(2), Pass()), (FIRST_MOVE, None)),
        ((Take(1), Pass(), Take(1)), (None, FIRST_MOVE + 2)),
        ((Roll(),), (None, None)),
        ((Roll(), Take(1)), (None, FIRST_MOVE + 2)),
        ((Take(1), Peek()), (None, None)),
        ((Peek(), Take(1), Take(1)), (FIRST_MOVE + 1, None)),
        ((Call(),), (None, None)),
        ((Call(), Bid(1)), (None, None)),
        ((Call(), Bid(1), Bid(2)), (None, None)),
        ((Call(), Bid(1), Bid(2), Take(1)), (None, FIRST_MOVE + 3)),
    ],
)
def test_a_seat_goes_back_alone_to_chance_a_revelation_a_ballot_or_another_seat(
    moves: tuple[AnyMove, ...], free: tuple[int | None, ...]
) -> None:
    match = opened_table(*moves)

    assert (match.take_back_limit(A), match.take_back_limit(B)) == free


def test_what_is_free_may_be_taken_back_in_part() -> None:
    match = opened_table(Take(1), Take(1), Pass())

    assert [match.may_take_back(to, [A]) for to in range(6)] == [False, False, True, True, True, False]
    assert not any(match.may_take_back(to, [B]) for to in range(6))


def test_nobody_goes_back_alone_beyond_what_is_free() -> None:
    match = opened_table(Peek(), Take(1))

    assert [match.may_take_back(to, [A]) for to in range(5)] == [False, False, False, True, False]


def test_all_together_may_go_back_to_any_players_move() -> None:
    match = opened_table(Peek(), Roll(), Call(), Bid(1))

    assert [match.may_take_back(to, BOTH_SEATS) for to in range(8)] == [
        False,
        False,
        True,
        True,
        False,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("agreed", [(), (A,), (B,), (A, B), (A, C), (A, A), (A, B, C, C), (A, B, C, Seat(3))])
def test_anything_less_or_more_than_all_is_no_agreement(agreed: tuple[Seat, ...]) -> None:
    assert not opened_table(Roll(), seats=3).may_take_back(FIRST_MOVE, agreed)


def test_what_is_free_for_one_seat_is_not_for_some() -> None:
    match = opened_table(Take(1), seats=3)

    assert match.may_take_back(FIRST_MOVE, [A])
    assert not any(match.may_take_back(FIRST_MOVE, agreed) for agreed in ([A, B], [B, A], [B, C], []))


class SilentBallotWell(Well, frozen=True):
    """Rules by which a ballot ends without revealing the bids."""

    def count_bids(self, state: State, emit: Emit[State, AnyEvent]) -> State:
        after = super().count_bids(state, DISCARD)
        emit(Passed(state.turn), after)
        return after


def test_the_answer_that_ends_a_ballot_is_not_free_even_if_it_shows_nothing() -> None:
    match = Match(replace(WELL, rules_by_version={2: SilentBallotWell(6)}), opened_table().header, SEED)
    match.open()
    play_all(match, [Call(), Bid(1), Bid(2)])

    assert match.pending == (Decision(B, "turn", token=2),)
    assert (match.take_back_limit(A), match.take_back_limit(B)) == (None, None)


class BindingTurnWell(Well, frozen=True):
    """Rules by which the second seat's turns are binding."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        return tuple(replace(d, is_binding=d.seat == B and not d.sealed) for d in super().pending(state))


def binding_table(*moves: AnyMove) -> WellMatch:
    """Return a table of two seats after these moves; the turns of the second seat are binding."""
    match = Match(replace(WELL, rules_by_version={2: BindingTurnWell(6)}), opened_table().header, SEED)
    match.open()
    play_all(match, moves)
    return match


@pytest.mark.parametrize(
    ("moves", "back", "free"),
    [
        ((Take(1), Pass()), [FIRST_MOVE, FIRST_MOVE + 1], (FIRST_MOVE, None)),
        ((Take(1), Pass(), Take(1)), [], (None, None)),
        ((Take(1), Pass(), Take(1), Pass(), Take(1)), [FIRST_MOVE + 4], (FIRST_MOVE + 4, None)),
        ((Take(1), Pass(), Take(1), Pass(), Roll()), [FIRST_MOVE + 4], (None, None)),
    ],
)
def test_nobody_goes_back_over_the_answer_to_a_binding_decision_not_even_all_together(
    moves: tuple[AnyMove, ...], back: list[int], free: tuple[int | None, ...]
) -> None:
    match = binding_table(*moves)

    assert take_back_positions(match) == back
    assert (match.take_back_limit(A), match.take_back_limit(B)) == free


def test_a_seat_may_ask_for_its_last_move_unless_a_binding_answer_came_since() -> None:
    before, after = binding_table(Take(1), Pass()), binding_table(Take(1), Pass(), Take(1))

    assert (before.may_propose_take_back(A), before.may_propose_take_back(B)) == (True, False)
    assert (after.may_propose_take_back(A), after.may_propose_take_back(B)) == (False, False)


def test_a_snapshot_remembers_what_binds() -> None:
    match = binding_table(Take(1), Pass(), Take(1))
    resumed = Match(match.plugin, match.header, SEED)

    assert resumed.resume(match.snapshot())
    assert take_back_positions(resumed) == []


def test_going_back_after_a_binding_answer_leaves_it_binding() -> None:
    match = binding_table(Take(1), Pass(), Take(1), Pass(), Take(1))
    match.take_back(FIRST_MOVE + 4, [A])

    assert take_back_positions(match) == []


@pytest.mark.parametrize(("seat", "binds"), [(A, False), (B, True), (C, False)])
def test_a_seat_is_bound_by_its_own_decision_alone(seat: Seat, *, binds: bool) -> None:
    asked = [Decision(A, "turn"), Decision(B, "key", is_binding=True)]

    assert is_binding_answer(asked, seat) == binds


def test_a_seat_that_wants_it_twice_wants_it_wrongly() -> None:
    assert not opened_table(Take(1)).may_take_back(FIRST_MOVE, [A, A])


def test_nobody_goes_back_from_the_end() -> None:
    match = finished_table()

    assert match.take_back_limit(A) is None
    assert not match.may_take_back(FIRST_MOVE, BOTH_SEATS)


def test_nobody_goes_back_past_a_seat_that_gave_up() -> None:
    match = opened_table(Take(1), seats=3)
    match.forfeit(C, "resigned")
    play(match, A, Take(1))

    assert match.take_back_limit(A) == FIRST_MOVE + 2
    assert [match.may_take_back(to, (A, B, C)) for to in range(5)] == [False, False, False, False, True]


def test_going_back_after_a_seat_gave_up_keeps_it_so() -> None:
    match = opened_table(Take(1), seats=3)
    match.forfeit(C, "resigned")
    before = match.state
    play(match, A, Take(1))
    match.take_back(FIRST_MOVE + 2, [A])

    assert (match.state, match.forfeits) == (before, (C,))


def test_a_seat_asks_all_to_take_back_its_last_move() -> None:
    match = opened_table(Take(1), Pass(), Take(2))

    assert (match.last_move_of(A), match.last_move_of(B), opened_table().last_move_of(A)) == (
        FIRST_MOVE + 1,
        FIRST_MOVE + 2,
        None,
    )


def test_going_back_is_an_entry_of_its_own_and_everybody_is_told() -> None:
    match = opened_table(Take(1), Take(2))
    head, before = match.head, match.state
    step = match.take_back(FIRST_MOVE + 1, [A])

    assert match.state.purses == (1, 0)
    assert step.entries == (TookBack(head, FIRST_MOVE + 1, (A,)),)
    assert (step.before, step.after) == (before, match.state)
    assert step.emitted == (Emitted(TakenBack((A,)), match.state),)
    assert match.position == FIRST_MOVE + 3


def test_going_back_without_the_right_to_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="ask may_take_back first"):
        opened_table(Roll()).take_back(FIRST_MOVE, [A])


def test_what_was_taken_back_is_no_longer_in_the_log_but_that_it_was_is() -> None:
    match = opened_table(Take(1), Take(2))
    match.take_back(FIRST_MOVE + 1, [A])

    assert [event for _, event in match.log[1:]] == [Taken(A, 1), TakenBack((A,))]


def test_what_happened_at_the_table_beside_the_game_stays_in_the_log() -> None:
    match = opened_table(Take(1))
    match.change_seat(B, Player("Cleo"))
    match.take_back(FIRST_MOVE, [A])
    play(match, A, Take(2))
    match.take_back(FIRST_MOVE + 3, [A])

    assert [event for _, event in match.log[1:]] == [SeatTaken(B, "Cleo"), TakenBack((A,)), TakenBack((A,))]
    assert match.players[B] == Player("Cleo")


def test_a_roll_after_a_take_back_is_a_new_roll() -> None:
    match = opened_table(Roll())
    before = opened_table().state
    match.take_back(FIRST_MOVE, BOTH_SEATS)
    assert match.state == before

    again = play(match, A, Roll()).entries[1]
    second = ChanceStream(chance_key(SEED, match.core.seeds), "well", "die", 1)
    assert again == Drawn(again.prev, "die", Fall(1 + second.below(6)))


def test_an_answer_from_before_a_take_back_is_stale() -> None:
    match = opened_table(Take(1))
    old = match.pending[0].token
    match.take_back(FIRST_MOVE, [A])

    assert match.play(A, Take(1), old) == Stale("already-decided")
    assert match.play(A, Take(1), old - 1) == Stale("already-decided")


def test_a_taken_back_move_cannot_be_taken_back_again() -> None:
    match = opened_table(Take(1), Take(1))
    match.take_back(FIRST_MOVE + 1, [A])

    assert [match.may_take_back(to, BOTH_SEATS) for to in range(6)] == [False, False, True, False, False, False]


@given(WANDERINGS)
def test_no_token_of_before_fits_a_question_asked_after_a_take_back(match: WellMatch) -> None:
    ways = take_back_positions(match)
    assume(ways)
    earlier = {decision.token for decision in match.pending}
    match.take_back(ways[-1], all_seats(match))

    assert not earlier & {decision.token for decision in match.pending}


@given(WANDERINGS, st.integers(0, 99))
def test_going_back_gives_the_state_that_was(match: WellMatch, choice: int) -> None:
    ways = take_back_positions(match)
    assume(ways)
    to = ways[choice % len(ways)]
    before = replay(match.plugin, match.record(), upto=to).state
    match.take_back(to, all_seats(match))

    assert match.state == before


@given(WANDERINGS)
def test_what_a_seat_takes_back_alone_is_its_own_and_hides_nothing(match: WellMatch) -> None:
    for seat in all_seats(match):
        free = match.take_back_limit(seat)
        undone = [trace for trace in match.history if free is not None and trace.position >= free]
        events = [event for at, event in match.log if free is not None and at >= free]

        assert all(trace.seat == seat for trace in undone)
        assert not any(event.reveals for event in events)


@pytest.mark.parametrize(
    ("trail", "free"),
    [
        ([], None),
        ([TakeBackPoint(1, A, is_barrier=False), TakeBackPoint(4, A, is_barrier=False)], 1),
        ([TakeBackPoint(1, A, is_barrier=False), TakeBackPoint(4, A, is_barrier=True)], None),
        ([TakeBackPoint(1, B, is_barrier=False), TakeBackPoint(4, A, is_barrier=False)], 4),
        ([TakeBackPoint(1, A, is_barrier=True), TakeBackPoint(4, A, is_barrier=False)], 4),
    ],
)
def test_what_is_free_ends_at_a_line_another_seat_or_the_beginning(
    trail: list[TakeBackPoint], free: int | None
) -> None:
    assert take_back_limit(trail, A) == free


def test_who_gave_up_is_not_asked_to_agree() -> None:
    match = opened_table(seats=3)
    match.forfeit(C, "resigned")
    play(match, A, Roll())

    assert [match.may_take_back(3, agreed) for agreed in ((A, B), (A, B, C), (A,), (A, C))] == [
        True,
        True,
        False,
        False,
    ]


TURN, SEALED = Decision(A, "turn"), Decision(B, "bid", sealed=True)


@pytest.mark.parametrize(
    ("asked", "events", "opened", "is_line"),
    [
        ([TURN], [Passed(A)], [TURN], False),
        ([TURN], [], [], False),
        ([TURN], [Passed(A), BidsShown((A,), (1, 2))], [TURN], True),
        ([TURN, SEALED], [Passed(A)], [TURN], True),
        ([TURN], [Passed(A)], [TURN, SEALED], True),
    ],
)
def test_a_move_is_a_line_if_something_sealed_was_or_is_open_or_something_was_revealed(
    asked: list[Decision], events: list[Passed | BidsShown], opened: list[Decision], *, is_line: bool
) -> None:
    assert is_barrier_move(asked, events, opened) == is_line
