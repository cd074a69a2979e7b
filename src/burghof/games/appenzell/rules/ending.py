"""The end: RULES.md chapter 9."""

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.events import AppenzellEvent, GoalReached, ThirdMouseLost, TurnsRanOut
from burghof.games.appenzell.model.state import State
from burghof.kernel import Message, Outcome, Part, Score, Seat, Tell, Who, ranks_by, say


def at_goal(state: State) -> list[Seat]:
    """Return the seats that have enough cheeses (9.1)."""
    return [Seat(seat) for seat, own in enumerate(state.cheeses) if len(own) >= state.options.goal]


def beaten(state: State) -> list[Seat]:
    """Return the seats that have lost their third mouse and cannot win (9.2, 9.3)."""
    return [Seat(seat) for seat in range(state.seats) if state.fallen(Seat(seat)) >= CASTLE.lost_mice]


def end_if_decided(state: State, tell: Tell[State, AppenzellEvent]) -> State:
    """End the game if a seat has reached the goal or lost its third mouse (9.1, 9.2)."""
    winners, losers = at_goal(state), beaten(state)
    if winners or losers:
        state = replace(state, phase="over")
        for seat in losers:
            tell(ThirdMouseLost(seat), state)
        for seat in winners:
            tell(GoalReached(seat), state)
    return state


def end_if_late(state: State, tell: Tell[State, AppenzellEvent]) -> State:
    """End the game after the last round (9.7)."""
    if state.turns >= CASTLE.rounds * state.seats:
        state = replace(state, phase="over")
        tell(TurnsRanOut(), state)
    return state


def waiting(state: State, seat: Seat) -> int:
    """Return how many turns ago this seat had its last turn: 0 for the seat whose turn it is or just was (9.4)."""
    return (state.active - seat) % state.seats


def merit(state: State, seat: Seat) -> tuple[int, ...]:
    """Return what decides, in this order: the goal, not being beaten, cheeses, waiting (9.3 to 9.6)."""
    return (
        seat in at_goal(state),
        seat not in beaten(state),
        len(state.cheeses[seat]),
        waiting(state, seat),
    )


def outcome(state: State) -> Outcome | None:
    """Return the ranks and scores once the game is over, otherwise None (9.8)."""
    if state.phase != "over":
        return None
    seats = [Seat(seat) for seat in range(state.seats)]
    return Outcome(
        ranks_by([merit(state, seat) for seat in seats]),
        tuple(_score(state, seat) for seat in seats),
        _reason(state),
    )


def _score(state: State, seat: Seat) -> Score:
    cheeses = Part(say("score-cheeses"), len(state.cheeses[seat]))
    note = (Part(say("score-beaten"), 0),) if seat in beaten(state) else ()
    return Score(cheeses.points, (cheeses, *note), (Part(say("score-waiting"), waiting(state, seat)),))


def _reason(state: State) -> Message:
    winners, losers = at_goal(state), beaten(state)
    if winners:
        return say("reason-goal", seats=tuple(Who(seat) for seat in winners))
    if losers:
        return say("reason-third-mouse", seats=tuple(Who(seat) for seat in losers))
    return say("reason-turns", rounds=CASTLE.rounds)
