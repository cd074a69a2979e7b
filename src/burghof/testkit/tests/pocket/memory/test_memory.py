"""Memory: the rules that the tests of the conformance kit depend on."""

import pytest

from burghof.kernel import CHANCE, DISCARD, Decision, Event, Seat
from burghof.testkit.tests.pocket.memory.model import (
    Covered,
    Deal,
    Face,
    Options,
    PairTaken,
    Peek,
    Peeked,
    PeekTaken,
    Place,
    State,
    Turn,
    Turned,
    TurnedOnce,
)
from burghof.testkit.tests.pocket.memory.plugin import GAME

RULES = GAME.newest_rules
A, B = Seat(0), Seat(1)


def table(*tiles: int, worth: str = "one") -> State:
    """Return a table with two seats and these tiles; seat 0 acts."""
    start = RULES.start(Options(3, "number" if worth == "number" else "one"), 2)
    return RULES.apply(start, CHANCE, Deal(tuple(map(Face, tiles))), DISCARD)


def turn_tiles(state: State, *places: int) -> tuple[State, list[Event]]:
    """Turn these tiles; return the state and the events."""
    emitted: list[Event] = []
    for place in places:
        state = RULES.apply(state, state.active, Turn(Place(place)), lambda event, _: emitted.append(event))
    return state, emitted


@pytest.mark.rule("2.4")
def test_a_pair_is_taken_and_the_seat_goes_on() -> None:
    state, emitted = turn_tiles(table(1, 1, 2, 2, 3, 3), 0, 1)

    assert emitted[-1] == PairTaken(A, Face(1), (Place(0), Place(1)))
    assert RULES.pending(state) == (Decision(A, "first", token=3),)


@pytest.mark.rule("2.5")
def test_two_different_tiles_are_covered_again_and_the_next_seat_acts() -> None:
    state, emitted = turn_tiles(table(1, 1, 2, 2, 3, 3), 0, 2)

    assert emitted[-1] == Covered(A, (Place(0), Place(2)))
    assert RULES.pending(state) == (Decision(B, "first", token=1),)


@pytest.mark.rule("1.3")
def test_only_a_notebook_keeps_what_was_turned() -> None:
    state, _ = turn_tiles(table(1, 1, 2, 2, 3, 3), 0, 2)

    assert RULES.view(state, B, "pure").tiles == (None,) * 6
    assert RULES.view(state, B, "notebook").tiles == (1, None, 2, None, None, None)


@pytest.mark.rule("1.3")
def test_pure_recall_keeps_that_a_tile_was_turned_but_not_what_it_showed() -> None:
    assert Turned(A, Place(4), Face(3)).for_log("pure") == TurnedOnce(A, Place(4))


@pytest.mark.rule("3.1")
def test_a_peek_is_seen_by_one_seat_and_noted_for_it_alone() -> None:
    emitted: list[Event] = []
    state = RULES.apply(table(1, 1, 2, 2, 3, 3), A, Peek(Place(5)), lambda event, _: emitted.append(event))

    assert emitted == [Peeked((A,), Place(5), Face(3)), PeekTaken(A, Place(5))]
    assert RULES.view(state, A, "notebook").tiles[5] == 3
    assert RULES.view(state, B, "notebook").tiles[5] is None
    assert RULES.view(state, A, "pure").tiles[5] is None


@pytest.mark.rule("4.1", "4.2", "4.4")
def test_the_last_two_tiles_are_taken_at_once_and_the_most_points_win() -> None:
    state, _ = turn_tiles(table(1, 1, 2, 2, 3, 3, worth="number"), 0, 1, 2, 3)
    outcome = RULES.outcome(state)

    assert RULES.pending(state) == ()
    assert outcome is not None
    assert outcome.ranks == (1, 2)
    assert [score.total for score in outcome.scores] == [6, 0]


@pytest.mark.rule("4.3")
def test_the_game_ends_when_the_candle_has_burnt_down() -> None:
    state, _ = turn_tiles(table(1, 1, 2, 2, 3, 3), *[0, 2] * 36)
    outcome = RULES.outcome(state)

    assert RULES.pending(state) == ()
    assert outcome is not None
    assert outcome.reason.key == "reason-candle-burnt-down"
