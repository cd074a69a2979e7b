"""Scenarios of Castle of Appenzell: one recorded game per seat count and per way a game can go or end.

Run `python -m burghof.games.appenzell.tests.scenarios` when the rules version rises. First rename the records of the
old version: they stay as long as the rules of that version stay.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from burghof.games.appenzell.model.events import AppenzellEvent
from burghof.games.appenzell.model.moves import AppenzellMove
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.preview import AppenzellPreview
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.rules.ending import beaten_seats, seats_at_goal
from burghof.games.appenzell.tests.objectives import both_at_the_goal, goal_and_fall, two_falls
from burghof.kernel import Match, Seat
from burghof.testkit.policies import maximize
from burghof.testkit.scenarios import Scenarios, write_records

RECORDS = Path(__file__).parent / "records"
APPENZELL = Scenarios(GAME, ("Anneli", "Beat", "Chläus", "Dorli"), "Emmeli", Options())

AppenzellMatch: TypeAlias = Match[Options, State, AppenzellMove, AppenzellEvent, View, AppenzellPreview]


# Policies


def end_turn(_state: State, _seat: Seat, moves: Sequence[AppenzellMove], _rng: random.Random) -> AppenzellMove:
    """End the turn, once every seat has placed a mouse."""
    return moves[-1]


# Predicates of games


def reason(game: AppenzellMatch) -> str:
    """Return the key of the reason why the game ended."""
    assert game.outcome is not None
    return game.outcome.reason.key


def winner(game: AppenzellMatch) -> Seat:
    """Return the only winner."""
    assert game.outcome is not None
    (seat,) = game.outcome.winners
    return seat


def is_won_at_the_goal(game: AppenzellMatch) -> bool:
    """Return whether the seat whose turn it was reached the goal."""
    return seats_at_goal(game.state) == [game.state.active]


def is_won_out_of_turn(game: AppenzellMatch) -> bool:
    """Return whether a seat reached the goal in the turn of another seat."""
    return reason(game) == "reason-goal" and game.state.active not in seats_at_goal(game.state)


def is_lost_by_a_third_fall(game: AppenzellMatch) -> bool:
    """Return whether a third mouse ended the game, and cheeses decided it."""
    return reason(game) == "reason-third-mouse" and len(rivals(game)) == 1


def is_decided_by_waiting(game: AppenzellMatch) -> bool:
    """Return whether a third mouse ended the game, and the longer wait decided it."""
    return reason(game) == "reason-third-mouse" and len(rivals(game)) > 1


def rivals(game: AppenzellMatch) -> list[Seat]:
    """Return the seats that could win and had the most cheeses."""
    state = game.state
    unbeaten = [Seat(seat) for seat in range(state.seats) if seat not in beaten_seats(state)]
    most = max((len(state.cheeses[seat]) for seat in unbeaten), default=0)
    return [seat for seat in unbeaten if len(state.cheeses[seat]) == most]


def ends_and_loses(game: AppenzellMatch) -> bool:
    """Return whether the seat whose turn it was dropped the third mouse of another seat and did not win."""
    active = game.state.active
    return reason(game) == "reason-third-mouse" and active not in beaten_seats(game.state) and winner(game) != active


def drops_its_own_third_mouse(game: AppenzellMatch) -> bool:
    """Return whether the seat whose turn it was dropped its own third mouse."""
    return beaten_seats(game.state) == [game.state.active]


def are_two_at_the_goal(game: AppenzellMatch) -> bool:
    """Return whether two seats reached the goal by the same action."""
    return len(seats_at_goal(game.state)) > 1


def has_goal_and_fall(game: AppenzellMatch) -> bool:
    """Return whether a seat reached the goal by the action by which another lost its third mouse."""
    return bool(seats_at_goal(game.state) and beaten_seats(game.state))


def are_two_beaten(game: AppenzellMatch) -> bool:
    """Return whether two seats lost their third mice by the same action; of two seats, none is left to win."""
    return len(beaten_seats(game.state)) > 1


# Scenarios


def scenarios() -> dict[str, AppenzellMatch]:
    """Play every recorded game; return them by the names of their records."""
    first, greedy_move = APPENZELL.first, maximize(GAME)
    open_castle = Options(layout="drawn", goal=6, open_castle=True)
    return {
        **first("plain"),
        **first("goal", is_won_at_the_goal, greedy_move, recall="notebook"),
        **first("out-of-turn", is_won_out_of_turn),
        **first("third-mouse", is_lost_by_a_third_fall),
        **first("waiting", is_decided_by_waiting, seats=[3, 4]),
        **first("ends-and-loses", ends_and_loses, seats=[3, 4]),
        **first("own-third-mouse", drops_its_own_third_mouse),
        **first("two-at-the-goal", are_two_at_the_goal, maximize(GAME, both_at_the_goal), first_seed=2),
        **first("goal-and-fall", has_goal_and_fall, maximize(GAME, goal_and_fall)),
        **first("two-beaten", are_two_beaten, maximize(GAME, two_falls), first_seed=6),
        **first("turns", policy=end_turn),
        **first("back", options=Options(layout="back", goal=5), recall="notebook"),
        **first("drawn", options=Options(layout="drawn")),
        **first("open-castle", policy=greedy_move, options=open_castle),
        **APPENZELL.taken_back(9),
        **APPENZELL.left_early([3, 4]),
        **APPENZELL.resigned(),
    }


if __name__ == "__main__":
    write_records(RECORDS, scenarios())
