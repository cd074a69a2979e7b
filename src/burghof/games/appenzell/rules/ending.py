"""The end: RULES.md chapter 9."""

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.events import AppenzellEvent, GoalReached, ThirdMouseLost, TurnsRanOut
from burghof.games.appenzell.model.state import State
from burghof.kernel import Emit, Message, Outcome, PlayerName, Score, ScorePart, Seat, ranks_by_merit, say


def seats_at_goal(state: State) -> list[Seat]:
    """Return the seats that have enough cheeses (9.1)."""
    return [Seat(seat) for seat, own in enumerate(state.cheeses) if len(own) >= state.options.goal]


def beaten_seats(state: State) -> list[Seat]:
    """Return the seats that have lost their third mouse and cannot win (9.2, 9.3)."""
    return [Seat(seat) for seat in range(state.seats) if state.fallen(Seat(seat)) >= CASTLE.lost_mice]


def end_if_decided(state: State, emit: Emit[State, AppenzellEvent]) -> State:
    """End the game if a seat has reached the goal or lost its third mouse (9.1, 9.2)."""
    winners, losers = seats_at_goal(state), beaten_seats(state)
    if winners or losers:
        state = replace(state, phase="over")
        for seat in losers:
            emit(ThirdMouseLost(seat), state)
        for seat in winners:
            emit(GoalReached(seat), state)
    return state


def end_after_last_round(state: State, emit: Emit[State, AppenzellEvent]) -> State:
    """End the game after the last round (9.7)."""
    if state.turns >= CASTLE.rounds * state.seats:
        state = replace(state, phase="over")
        emit(TurnsRanOut(), state)
    return state


def turns_waited(state: State, seat: Seat) -> int:
    """Return how many turns ago this seat had its last turn: 0 for the seat whose turn it is or just was (9.4)."""
    return (state.active - seat) % state.seats


def merit(state: State, seat: Seat) -> tuple[int, ...]:
    """Return what decides, in this order: the goal, not being beaten, cheeses, waiting (9.3 to 9.6)."""
    return (
        seat in seats_at_goal(state),
        seat not in beaten_seats(state),
        len(state.cheeses[seat]),
        turns_waited(state, seat),
    )


def outcome(state: State) -> Outcome | None:
    """Return the ranks and scores once the game is over, otherwise None (9.8)."""
    if state.phase != "over":
        return None
    seats = [Seat(seat) for seat in range(state.seats)]
    return Outcome(
        ranks_by_merit([merit(state, seat) for seat in seats]),
        tuple(_score(state, seat) for seat in seats),
        _reason(state),
    )


def _score(state: State, seat: Seat) -> Score:
    cheeses = ScorePart(say("score-cheeses"), len(state.cheeses[seat]))
    note = (ScorePart(say("score-beaten"), 0),) if seat in beaten_seats(state) else ()
    return Score(cheeses.points, (cheeses, *note), (ScorePart(say("score-waiting"), turns_waited(state, seat)),))


def _reason(state: State) -> Message:
    winners, losers = seats_at_goal(state), beaten_seats(state)
    if winners:
        return say("reason-goal", seats=tuple(PlayerName(seat) for seat in winners))
    if losers:
        return say("reason-third-mouse", seats=tuple(PlayerName(seat) for seat in losers))
    return say("reason-turns", rounds=CASTLE.rounds)
