"""Objectives: values of a table that all seats maximize together, to reach ends that are rare by chance."""

from collections.abc import Callable

from burghof.games.appenzell.bots.evaluation import seat_value, seen_cheese_fields
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.rules.ending import beaten_seats, seats_at_goal
from burghof.games.appenzell.rules.sliding import SLIDE_MOVES
from burghof.kernel import DISCARD, Seat

BEST_VALUE, WORST_VALUE = 1_000_000, -1_000_000


def both_at_the_goal(state: State, _seat: Seat) -> int:
    """Return a value that is highest if the first two seats reach the goal by the same action."""
    reached = len(seats_at_goal(state))
    if state.phase == "over":
        return BEST_VALUE if reached > 1 else WORST_VALUE
    places = seen_cheese_fields(state)
    so_far = sum(seat_value(state, Seat(seat), places) for seat in (0, 1))
    is_near = min(len(own) for own in state.cheeses[:2]) == state.options.goal - 1
    return so_far + (3_000 * _best_slide_value(state, lambda after: len(seats_at_goal(after))) if is_near else 0)


def goal_and_fall(state: State, _seat: Seat) -> int:
    """Return a value that is highest if the first seat reaches the goal as the second one loses its third mouse."""

    def value(after: State) -> int:
        return bool(seats_at_goal(after)) + (Seat(1) in beaten_seats(after))

    if state.phase == "over":
        return BEST_VALUE if value(state) > 1 else WORST_VALUE
    fallen = state.fallen(Seat(1))
    so_far = seat_value(state, Seat(0), seen_cheese_fields(state)) + 2_000 * min(fallen, 2) + 50 * len(state.mice[1])
    is_near = len(state.cheeses[0]) == state.options.goal - 1 and fallen > 1
    return so_far + (3_000 * _best_slide_value(state, value) if is_near else 0)


def two_falls(state: State, _seat: Seat) -> int:
    """Return a value that is highest if the first two seats lose their third mice by the same action."""
    if state.phase == "over":
        return BEST_VALUE if len(beaten_seats(state)) > 1 else WORST_VALUE
    fallen = [state.fallen(Seat(seat)) for seat in (0, 1)]
    so_far = 2_000 * sum(min(number, 2) for number in fallen) + 50 * sum(len(own) for own in state.mice[:2])
    is_near = min(fallen) > 1
    return so_far + (3_000 * _best_slide_value(state, lambda after: len(beaten_seats(after))) if is_near else 0)


def _best_slide_value(state: State, value: Callable[[State], int]) -> int:
    """Return the value of the best table that a single slide leads to."""
    return max(value(GAME.newest_rules.apply(state, state.active, move, DISCARD)) for move in SLIDE_MOVES)
