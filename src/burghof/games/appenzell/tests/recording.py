"""Play the recorded games and write them to `records/`: one per seat count and per way a game can go or end.

Run `python -m burghof.games.appenzell.tests.recording` when the rules version rises. First rename the records of the
old version: they stay as long as the rules of that version stay.
"""

import random
from collections.abc import Callable, Sequence
from itertools import count
from math import inf
from pathlib import Path
from typing import TypeAlias

from burghof.games.appenzell.bots.evaluation import evaluate, seat_value, seen_cheese_fields
from burghof.games.appenzell.model.events import AppenzellEvent
from burghof.games.appenzell.model.moves import AppenzellMove
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.preview import AppenzellPreview
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.rules.ending import beaten_seats, seats_at_goal
from burghof.games.appenzell.rules.sliding import SLIDE_MOVES
from burghof.kernel import DISCARD, Match, Player, Recall, Seat, Step, new_match, write_record

RECORDS = Path(__file__).parent / "records"
NAMES = ("Anneli", "Beat", "Chläus", "Dorli")
SEATS = (2, 3, 4)
DEFAULT_OPTIONS = Options()
RULES = GAME.newest_rules
BEST_VALUE, WORST_VALUE = 1_000_000, -1_000_000

AppenzellMatch: TypeAlias = Match[Options, State, AppenzellMove, AppenzellEvent, View, AppenzellPreview]
Policy: TypeAlias = Callable[[State, Sequence[AppenzellMove], random.Random], AppenzellMove]
Objective: TypeAlias = Callable[[State], int]
"""An objective that all seats maximize together: the value of a table."""


# Policies


def anything(state: State, moves: Sequence[AppenzellMove], rng: random.Random) -> AppenzellMove:
    del state
    return rng.choice(moves)


def end_turn(state: State, moves: Sequence[AppenzellMove], rng: random.Random) -> AppenzellMove:
    """End the turn, once every seat has placed a mouse."""
    del state, rng
    return moves[-1]


def well(state: State, moves: Sequence[AppenzellMove], rng: random.Random) -> AppenzellMove:
    """Return the move with the best evaluation for the seat to act; it sees the tiles under all roofs."""
    return maximize(lambda after: evaluate(after, state.active))(state, moves, rng)


def maximize(objective: Objective) -> Policy:
    """Return a policy by which all seats together maximize the objective, one move ahead."""

    def policy(state: State, moves: Sequence[AppenzellMove], rng: random.Random) -> AppenzellMove:
        values = [objective(RULES.apply(state, state.active, move, DISCARD)) for move in moves]
        return rng.choice([move for move, value in zip(moves, values, strict=True) if value == max(values)])

    return policy


def best_slide_value(state: State, value: Objective) -> int:
    """Return the value of the best table that a single slide leads to."""
    return max(value(RULES.apply(state, state.active, move, DISCARD)) for move in SLIDE_MOVES)


def both_at_the_goal(state: State) -> int:
    """Objective: the first two seats reach the goal by the same action."""
    reached = len(seats_at_goal(state))
    if state.phase == "over":
        return BEST_VALUE if reached > 1 else WORST_VALUE
    places = seen_cheese_fields(state)
    so_far = sum(seat_value(state, Seat(seat), places) for seat in (0, 1))
    is_near = min(len(own) for own in state.cheeses[:2]) == state.options.goal - 1
    return so_far + (3_000 * best_slide_value(state, lambda after: len(seats_at_goal(after))) if is_near else 0)


def goal_and_fall(state: State) -> int:
    """Objective: the first seat reaches the goal by the action by which the second one loses its third mouse."""

    def value(after: State) -> int:
        return bool(seats_at_goal(after)) + (Seat(1) in beaten_seats(after))

    if state.phase == "over":
        return BEST_VALUE if value(state) > 1 else WORST_VALUE
    fallen = state.fallen(Seat(1))
    so_far = seat_value(state, Seat(0), seen_cheese_fields(state)) + 2_000 * min(fallen, 2) + 50 * len(state.mice[1])
    is_near = len(state.cheeses[0]) == state.options.goal - 1 and fallen > 1
    return so_far + (3_000 * best_slide_value(state, value) if is_near else 0)


def two_falls(state: State) -> int:
    """Objective: the first two seats lose their third mice by the same action."""
    if state.phase == "over":
        return BEST_VALUE if len(beaten_seats(state)) > 1 else WORST_VALUE
    fallen = [state.fallen(Seat(seat)) for seat in (0, 1)]
    so_far = 2_000 * sum(min(number, 2) for number in fallen) + 50 * sum(len(own) for own in state.mice[:2])
    is_near = min(fallen) > 1
    return so_far + (3_000 * best_slide_value(state, lambda after: len(beaten_seats(after))) if is_near else 0)


# Playing a game


def start_match(seats: int, seed: str, options: Options = DEFAULT_OPTIONS, recall: Recall = "pure") -> AppenzellMatch:
    """Return a new match, opened."""
    match = new_match(GAME, options, [Player(name) for name in NAMES[:seats]], f"recorded-{seed}", recall=recall)
    match.open([name.lower() for name in NAMES[:seats]])
    return match


def play(match: AppenzellMatch, move: AppenzellMove) -> None:
    """Play this move for the seat to act."""
    (decision,) = match.pending
    answer = match.play(decision.seat, move, decision.token)
    assert isinstance(answer, Step), answer


def play_on(
    match: AppenzellMatch, rng: random.Random, policy: Policy = anything, *, moves: int | None = None
) -> AppenzellMatch:
    """Play `moves` moves by this policy, or to the end of the game, and return the match."""
    end = inf if moves is None else match.position + moves
    while not match.is_over and match.position < end:
        (decision,) = match.pending
        play(match, policy(match.state, match.game.legal_moves(match.state, decision.seat), rng))
    return match


def any_game(game: AppenzellMatch) -> bool:
    """Accept any game."""
    del game
    return True


def first_games(  # noqa: PLR0913 - a scenario names any of these
    scenario: str,
    seats: Sequence[int] = SEATS,
    such_that: Callable[[AppenzellMatch], bool] = any_game,
    policy: Policy = anything,
    *,
    options: Options = DEFAULT_OPTIONS,
    recall: Recall = "pure",
    first_seed: int = 0,
) -> dict[str, AppenzellMatch]:
    """Return, for each of these seat counts, the first game by seed that satisfies `such_that`, played by this policy.

    Seeds are counted from `first_seed`: it is greater than 0 where the search from 0 would take long.
    """
    found = {}
    for players in seats:
        seeds = (f"{scenario}-{number}" for number in count(first_seed))
        tried = (play_on(start_match(players, seed, options, recall), random.Random(seed), policy) for seed in seeds)
        found[f"{scenario}-{players}"] = next(game for game in tried if such_that(game))
    return found


def take_back_game(seats: int) -> AppenzellMatch:
    """Return a game with a free take-back, a take-back by all to the first turns, and a bot that takes a seat."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, "taken-back"), rng, moves=9)
    while match.take_back_limit(match.history[-1].seat) is None:
        play_on(match, rng, moves=1)
    last = match.history[-1]
    match.take_back(last.position, [last.seat])
    play_on(match, rng, moves=2)
    everybody = [Seat(seat) for seat in range(seats)]
    match.take_back(next(trace.position for trace in match.history if trace.seat >= 0), everybody)
    match.change_seat(Seat(1), Player("Emmeli", bot="greedy"))
    return play_on(match, rng)


def timeout_game(seats: int) -> AppenzellMatch:
    """Return a game in which a seat runs out of time and a bot continues for it."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, "left-early"), rng, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Emmeli", bot="greedy"))
    return play_on(match, rng)


def resigned_game(seats: int) -> AppenzellMatch:
    """Return a game in which all but one seat resign."""
    match = play_on(start_match(seats, "given-up"), random.Random(seats), moves=5)
    for seat in range(1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# Properties of a game


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


def stories() -> dict[str, AppenzellMatch]:
    """Return every recorded game by its name."""
    return {
        **first_games("plain"),
        **first_games("goal", SEATS, is_won_at_the_goal, well, recall="notebook"),
        **first_games("out-of-turn", SEATS, is_won_out_of_turn),
        **first_games("third-mouse", SEATS, is_lost_by_a_third_fall),
        **first_games("waiting", [3, 4], is_decided_by_waiting),
        **first_games("ends-and-loses", [3, 4], ends_and_loses),
        **first_games("own-third-mouse", SEATS, drops_its_own_third_mouse),
        **first_games("two-at-the-goal", SEATS, are_two_at_the_goal, maximize(both_at_the_goal), first_seed=2),
        **first_games("goal-and-fall", SEATS, has_goal_and_fall, maximize(goal_and_fall)),
        **first_games("two-beaten", SEATS, are_two_beaten, maximize(two_falls), first_seed=6),
        **first_games("turns", SEATS, policy=end_turn),
        **first_games("back", options=Options(layout="back", goal=5), recall="notebook"),
        **first_games("drawn", options=Options(layout="drawn")),
        **first_games("open-castle", policy=well, options=Options(layout="drawn", goal=6, open_castle=True)),
        **{f"taken-back-{seats}": take_back_game(seats) for seats in SEATS},
        **{f"left-early-{seats}": timeout_game(seats) for seats in (3, 4)},
        **{f"given-up-{seats}": resigned_game(seats) for seats in SEATS},
    }


def main() -> None:
    """Write all records."""
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
