"""Scenarios of King Solomon: one recorded game per seat count and per way a game can go or end.

Run `python -m burghof.games.solomon.tests.scenarios` when the rules version rises. First rename the records of the old
version: they stay as long as the game supports that version.
"""

import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

from burghof.games.solomon.model.events import (
    ChangeLost,
    CouldNotPay,
    HandedOver,
    ObjectsPlayed,
    SolomonEvent,
    TileAdded,
    TreasureTaken,
    TurnedUp,
    TurnEnded,
)
from burghof.games.solomon.model.moves import Decline, Shift, SolomonMove
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pit import measure_ground
from burghof.games.solomon.model.preview import SolomonPreview
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import AMULET, AXE, MIRROR, SEAL, Tiles, total_curse
from burghof.games.solomon.model.view import View
from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.rules.digging import DECLINE, legal_digs, needs_no_object
from burghof.games.solomon.rules.ending import count_objects, tallies
from burghof.kernel import CHANCE, DISCARD, Drawn, Match, Played, Seat
from burghof.testkit.policies import maximize
from burghof.testkit.predicates import Predicate, has_event, has_events, is_shared
from burghof.testkit.scenarios import Scenarios, write_records

RECORDS = Path(__file__).parent / "records"
RULES = GAME.newest_rules
NO_SHIFT_PROBABILITY = 0.7
"""Probability that the random policy does not consider shifts."""

Chamber: TypeAlias = Match[Options, State, SolomonMove, SolomonEvent, View, SolomonPreview]


# Policies


def move_with_few_shifts(_state: State, _seat: Seat, moves: Sequence[SolomonMove], rng: random.Random) -> SolomonMove:
    """Return any legal move, but shifts less often."""
    others = [move for move in moves if not isinstance(move, Shift)]
    return rng.choice(others if others and rng.random() < NO_SHIFT_PROBABILITY else moves)


def object_sparing_move(state: State, seat: Seat, moves: Sequence[SolomonMove], rng: random.Random) -> SolomonMove:
    """Return any legal move, except where only an object lets the seat dig.

    There the seat shifts more often than it can pay for, and then declines.
    """
    has_object = any(tile in (MIRROR, AXE, SEAL) for tile in state.stocks[seat])
    if state.phase != "prepare" or not has_object or any(map(needs_no_object, moves)):
        return move_with_few_shifts(state, seat, moves, rng)
    if state.shifts > state.funds(seat):
        return DECLINE
    return rng.choice([move for move in moves if isinstance(move, Shift)] or moves)


# Predicates of games


def has_played(*objects: Tiles) -> Predicate:
    """Return a predicate: whether each of these objects, or combinations, was played at once."""
    return lambda game: set(objects) <= {event.objects for _, event in game.log if isinstance(event, ObjectsPlayed)}


def has_played_in_one_turn(first: Tiles, then: Tiles) -> Predicate:
    """Return a predicate: whether a seat played these two sets of objects one right after the other in one turn."""

    def is_it(game: Chamber) -> bool:
        emitted = [event for _, event in game.log if isinstance(event, ObjectsPlayed | TurnEnded)]
        played = [event.objects if isinstance(event, ObjectsPlayed) else () for event in emitted]
        return (first, then) in pairwise(played)

    return is_it


def has_spared_object(game: Chamber) -> bool:
    """Return whether a seat that could dig only with an object declined and could not pay its shifts (5.6)."""
    state = RULES.start(game.header.options, game.state.seats)
    for entry in game.entries:
        match entry:
            case Played(seat=seat, move=move):
                is_unpaid = isinstance(move, Decline) and state.shifts > state.funds(seat)
                if is_unpaid and legal_digs(state, seat, measure_ground(state.piles)):
                    return True
                state = RULES.apply(state, seat, move, DISCARD)
            case Drawn(move=move):
                state = RULES.apply(state, CHANCE, move, DISCARD)
            case _:
                pass
    return False


def is_first_curses_shared(game: Chamber) -> bool:
    """Return whether several seats had the highest sum of curses."""
    sums = [total_curse(stock) for stock in game.state.stocks]
    return sums.count(max(sums)) > 1


def is_second_curses_shared(game: Chamber) -> bool:
    """Return whether several seats were second by curses and got points for it."""
    return _is_second_shared(
        [total_curse(stock) for stock in game.state.stocks], [tally.curses for tally in tallies(game.state)]
    )


def is_first_objects_shared(game: Chamber) -> bool:
    """Return whether several seats had the most magic objects."""
    numbers = [count_objects(stock) for stock in game.state.stocks]
    return max(numbers) > 0 and numbers.count(max(numbers)) > 1


def is_second_objects_shared(game: Chamber) -> bool:
    """Return whether several seats were second by magic objects and got points for it."""
    numbers = [count_objects(stock) for stock in game.state.stocks]
    return _is_second_shared(numbers, [tally.objects for tally in tallies(game.state)])


def _is_second_shared(amounts: list[int], points: list[int]) -> bool:
    """Return whether a single seat was first and several seats got the same points."""
    return amounts.count(max(amounts)) == 1 and any(points.count(share) > 1 for share in points if share)


# Scenarios


SOLOMON = Scenarios(
    GAME, ("Anna", "Bruno", "Carlo", "David", "Esther"), "Rahel", Options(), policy=move_with_few_shifts
)


def scenarios() -> dict[str, Chamber]:
    """Play every recorded game; return them by the names of their records."""
    first = SOLOMON.first
    return {
        **first("plain"),
        **first("well", policy=maximize(GAME), recall="notebook"),
        **first("beginners", options=Options(beginners=True)),
        **first("each-object", has_played((MIRROR,), (AXE,), (SEAL,), (AMULET,))),
        **first("mirror-and-axe", has_played((MIRROR, AXE)), seats=[2]),
        **first("seal-and-axe", has_played((SEAL, AXE)), seats=[2]),
        **first("mirror-then-amulet", has_played_in_one_turn((MIRROR,), (AMULET,)), seats=[2]),
        **first("axe-then-amulet", has_played_in_one_turn((AXE,), (AMULET,)), seats=[3]),
        **first("seal-then-amulet", has_played_in_one_turn((SEAL,), (AMULET,)), seats=[2]),
        **first("mirror-and-axe-then-amulet", has_played_in_one_turn((MIRROR, AXE), (AMULET,)), seats=[2]),
        **first("seal-and-axe-then-amulet", has_played_in_one_turn((SEAL, AXE), (AMULET,)), seats=[2]),
        **first("penalty", has_event(CouldNotPay), recall="notebook"),
        **first("tile-added", has_event(TileAdded), seats=[5]),
        **first("handed-over", has_event(HandedOver), seats=[2, 3]),
        **first("object-spared", has_spared_object, object_sparing_move, seats=[2]),
        **first("turned-up-and-handed-over", has_events(TurnedUp, HandedOver), seats=[3], recall="notebook"),
        **first("change-in-treasures", has_event(TreasureTaken), seats=[4]),
        **first("change-lost", has_event(ChangeLost), seats=[5]),
        **first("shared", is_shared),
        **first("curses-shared", is_first_curses_shared, seats=[4]),
        **first("second-curses-shared", is_second_curses_shared, seats=[5]),
        **first("objects-shared", is_first_objects_shared, seats=[3]),
        **first("second-objects-shared", is_second_objects_shared, seats=[5]),
        **SOLOMON.taken_back(20),
        **SOLOMON.left_early([3, 4, 5]),
        **SOLOMON.resigned(),
    }


if __name__ == "__main__":
    write_records(RECORDS, scenarios())
