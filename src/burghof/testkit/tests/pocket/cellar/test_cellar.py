"""The cellar: the rules that the tests of the conformance kit depend on."""

import pytest

from burghof.kernel import CHANCE, DISCARD, Event, Seat
from burghof.testkit.tests.pocket.cellar.model import (
    DEPTHS,
    ECHOES,
    AnyMove,
    DealBundles,
    Depth,
    DepthFound,
    DepthMissed,
    Echo,
    FellIn,
    Guess,
    Hide,
    LanternShowed,
    LanternUsed,
    Options,
    Party,
    PartyWaited,
    Roll,
    Rolled,
    State,
    StayDark,
    StayedDark,
    UseLantern,
    Voted,
    Wait,
)
from burghof.testkit.tests.pocket.cellar.plugin import GAME

RULES = GAME.newest_rules
SEATS = A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)


def table(seats: int = 4, depth: int = 5, holder: Seat = B, options: Options | None = None) -> State:
    """Return a table at its first lantern question; the first stone sounded like 4."""
    start = RULES.start(options or Options(), seats)
    return draw_moves(start, DealBundles(holder), Hide(Depth(depth)), Echo(Depth(4)))


def draw_moves(state: State, *moves: AnyMove) -> State:
    """Return the state after these moves of chance."""
    for move in moves:
        state = RULES.apply(state, CHANCE, move, DISCARD)
    return state


def give_answers(state: State, *answers: tuple[Seat, AnyMove]) -> tuple[State, list[Event]]:
    """Give these answers; return the state and the events."""
    emitted: list[Event] = []
    for seat, move in answers:
        state = RULES.apply(state, seat, move, lambda event, _: emitted.append(event))
    return state, emitted


def stay_dark(state: State, *seats: Seat) -> State:
    """Return the state after these seats used no lantern."""
    return give_answers(state, *((seat, StayDark()) for seat in seats))[0]


def pending_kinds(state: State) -> list[tuple[Seat, str]]:
    """Return the seat and kind of each pending decision."""
    return [(decision.seat, decision.kind) for decision in RULES.pending(state)]


@pytest.mark.rule("2.2")
def test_every_depth_gives_sixteen_echoes_and_may_sound_like_any_other() -> None:
    assert [sum(ECHOES[depth]) for depth in DEPTHS] == [16] * 6
    assert min(min(ECHOES[depth]) for depth in DEPTHS) == 1


@pytest.mark.rule("3.1")
def test_everybody_is_asked_for_the_lantern_whoever_holds_it() -> None:
    assert pending_kinds(table(holder=B)) == [(seat, "lantern") for seat in SEATS]
    assert RULES.pending(table(holder=B)) == RULES.pending(table(holder=C))


@pytest.mark.rule("3.2")
def test_only_the_holder_can_use_the_lantern() -> None:
    assert RULES.legal_moves(table(holder=B), B) == [UseLantern(), StayDark()]
    assert RULES.legal_moves(table(holder=B), A) == [StayDark()]


@pytest.mark.rule("3.3")
def test_the_lantern_shows_its_holder_alone_whether_the_depth_is_greater_than_three() -> None:
    state, emitted = give_answers(stay_dark(table(depth=5, holder=B), A, C, D), (B, UseLantern()))

    assert emitted == [LanternUsed(B), LanternShowed((B,), is_deep=True)]
    assert [RULES.view(state, seat, "pure").is_deep for seat in SEATS] == [None, True, None, None]


@pytest.mark.rule("3.3")
def test_a_holder_who_thinks_again_before_all_have_answered_stays_unseen() -> None:
    _, emitted = give_answers(
        table(holder=B), (B, UseLantern()), (B, StayDark()), *((seat, StayDark()) for seat in (A, C, D))
    )

    assert emitted == [StayedDark()]


@pytest.mark.rule("3.4")
def test_nobody_is_asked_for_a_burnt_lantern() -> None:
    state, _ = give_answers(stay_dark(table(holder=B), A, C, D), (B, UseLantern()), (A, Wait()), (C, Wait()))

    assert pending_kinds(draw_moves(state, Echo(Depth(5)))) == [(B, "vote"), (D, "vote")]


@pytest.mark.rule("4.1")
def test_a_seat_that_is_alone_in_its_party_decides_at_once() -> None:
    _, emitted = give_answers(stay_dark(table(seats=2), A, B), (A, Wait()))

    assert emitted == [Voted(A, None), PartyWaited(Party(0))]


@pytest.mark.rule("4.2")
def test_a_depth_that_was_missed_cannot_be_voted_for() -> None:
    state, _ = give_answers(stay_dark(table(seats=2, depth=5), A, B), (A, Guess(Depth(2))))
    state = stay_dark(draw_moves(state, Roll(6), Echo(Depth(4))), A, B)
    refusal = RULES.why_not(state, B, Guess(Depth(2)))

    assert refusal is not None
    assert refusal.clause == "4.2"


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("ties", "missed"), [(Options(ties="earlier"), 1), (Options(ties="later"), 2)])
def test_in_a_tie_the_agreed_seat_decides(ties: Options, missed: int) -> None:
    state = stay_dark(table(depth=5, options=ties), *SEATS)
    _, emitted = give_answers(state, (C, Guess(Depth(2))), (A, Guess(Depth(1))))

    assert emitted == [Voted(A, Depth(1)), Voted(C, Depth(2)), DepthMissed(state.active, Depth(missed))]


@pytest.mark.rule("4.4")
def test_a_right_guess_scores_six_less_one_for_each_miss_and_wipes_the_wall() -> None:
    state, _ = give_answers(stay_dark(table(seats=2, depth=5), A, B), (A, Guess(Depth(2))))
    state = stay_dark(draw_moves(state, Roll(6), Echo(Depth(4))), A, B)
    found, emitted = give_answers(state, (B, Guess(Depth(5))))

    assert emitted[-1] == DepthFound(state.active, Depth(5), 5)
    assert (found.points, found.depth, found.echoes, found.missed) == ((0, 5), None, (), ())


@pytest.mark.rule("4.5")
def test_on_a_one_the_earliest_who_voted_for_the_miss_falls_in() -> None:
    state, _ = give_answers(stay_dark(table(depth=5), *SEATS), (A, Guess(Depth(2))), (C, Guess(Depth(2))))
    emitted: list[Event] = []
    state = RULES.apply(state, CHANCE, Roll(1), lambda event, _: emitted.append(event))

    assert emitted == [Rolled(A, 1), FellIn(A)]
    assert pending_kinds(draw_moves(state, Echo(Depth(4)))) == [(seat, "lantern") for seat in (B, C, D)]


@pytest.mark.rule("5.1")
def test_the_game_ends_when_everybody_is_out() -> None:
    state, _ = give_answers(stay_dark(table(seats=2, depth=5), A, B), (A, Guess(Depth(2))))
    state = stay_dark(draw_moves(state, Roll(1), Echo(Depth(4))), B)
    state, _ = give_answers(state, (B, Guess(Depth(3))))
    outcome = RULES.outcome(draw_moves(state, Roll(1)))

    assert outcome is not None
    assert outcome.reason.key == "reason-everybody-fell-in"
    assert outcome.ranks == (1, 1)


@pytest.mark.rule("5.2")
def test_a_party_shares_its_points_and_its_rank() -> None:
    state = stay_dark(table(depth=5, options=Options(finds=1)), *SEATS)
    outcome = RULES.outcome(give_answers(state, (A, Guess(Depth(5))), (C, Guess(Depth(5))))[0])

    assert outcome is not None
    assert outcome.ranks == (1, 3, 1, 3)
