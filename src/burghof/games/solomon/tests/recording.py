"""Recorded games: plays one per seat count and scenario, and writes them to `records/`.

Run `python -m burghof.games.solomon.tests.recording` when the rules version rises. Rename the records of the old
version first: they stay as long as the game supports that version.
"""

import random
from collections.abc import Callable, Sequence
from itertools import count, pairwise
from math import inf
from pathlib import Path
from typing import TypeAlias

from burghof.games.solomon.bots.evaluation import evaluate
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
from burghof.kernel import (
    CHANCE,
    DISCARD,
    Drawn,
    Event,
    Match,
    Played,
    Player,
    Recall,
    Seat,
    Step,
    new_match,
    write_record,
)

RECORDS = Path(__file__).parent / "records"
NAMES = ("Anna", "Bruno", "Carlo", "David", "Esther")
SEATS = (2, 3, 4, 5)
DEFAULT_OPTIONS = Options()
RULES = GAME.newest_rules
NO_SHIFT_PROBABILITY = 0.7
"""Probability that the random policy does not consider shifts."""

Chamber: TypeAlias = Match[Options, State, SolomonMove, SolomonEvent, View, SolomonPreview]
Policy: TypeAlias = Callable[[State, Seat, Sequence[SolomonMove], random.Random], SolomonMove]


# Policies


def anything(state: State, seat: Seat, moves: Sequence[SolomonMove], rng: random.Random) -> SolomonMove:
    """Return any legal move, but shifts less often."""
    del state, seat
    others = [move for move in moves if not isinstance(move, Shift)]
    return rng.choice(others if others and rng.random() < NO_SHIFT_PROBABILITY else moves)


def object_sparing_move(state: State, seat: Seat, moves: Sequence[SolomonMove], rng: random.Random) -> SolomonMove:
    """Return any legal move, except where only an object lets the seat dig.

    There the seat shifts more often than it can pay for, and then declines.
    """
    has_object = any(tile in (MIRROR, AXE, SEAL) for tile in state.stocks[seat])
    if state.phase != "prepare" or not has_object or any(map(needs_no_object, moves)):
        return anything(state, seat, moves, rng)
    if state.shifts > state.funds(seat):
        return DECLINE
    return rng.choice([move for move in moves if isinstance(move, Shift)] or moves)


def well(state: State, seat: Seat, moves: Sequence[SolomonMove], rng: random.Random) -> SolomonMove:
    """Return the legal move with the best evaluation; the policy sees the full state."""
    values = [evaluate(RULES.apply(state, seat, move, DISCARD), seat) for move in moves]
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value == max(values)])


# Playing games


def start_match(seats: int, seed: str, options: Options = DEFAULT_OPTIONS, recall: Recall = "pure") -> Chamber:
    """Create a match and open it."""
    match = new_match(GAME, options, [Player(name) for name in NAMES[:seats]], f"recorded-{seed}", recall=recall)
    match.open([name.lower() for name in NAMES[:seats]])
    return match


def play_on(match: Chamber, rng: random.Random, policy: Policy = anything, *, moves: int | None = None) -> Chamber:
    """Play this many moves by the policy, or to the end of the game; return the match."""
    end = inf if moves is None else match.position + moves
    while not match.is_over and match.position < end:
        decision = next(decision for decision in match.pending if not decision.answered)
        legal = match.game.legal_moves(match.state, decision.seat)
        answer = match.play(decision.seat, policy(match.state, decision.seat, legal, rng), decision.token)
        assert isinstance(answer, Step), answer
    return match


def accept_any(game: Chamber) -> bool:
    """Accept any game."""
    del game
    return True


def first_games(
    name: str,
    seats: Sequence[int] = SEATS,
    accepts: Callable[[Chamber], bool] = accept_any,
    policy: Policy = anything,
    options: Options = DEFAULT_OPTIONS,
    recall: Recall = "pure",
) -> dict[str, Chamber]:
    """Return for each of these seat counts the first game, by seed, that `accepts` accepts."""
    found = {}
    for players in seats:
        seeds = (f"{name}-{number}" for number in count())
        tried = (play_on(start_match(players, seed, options, recall), random.Random(seed), policy) for seed in seeds)
        found[f"{name}-{players}"] = next(game for game in tried if accepts(game))
    return found


def taken_back_game(seats: int) -> Chamber:
    """Return a game with a free take-back, a take-back by all to the first turns, and a bot that takes a seat."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, "taken-back"), rng, moves=20)
    while match.take_back_limit(match.history[-1].seat) is None:
        play_on(match, rng, moves=1)
    last = match.history[-1]
    match.take_back(last.position, [last.seat])
    play_on(match, rng, moves=2)
    everybody = [Seat(seat) for seat in range(seats)]
    match.take_back(next(trace.position for trace in match.history if trace.seat >= 0), everybody)
    match.change_seat(Seat(1), Player("Rahel", bot="greedy"))
    return play_on(match, rng)


def left_early_game(seats: int) -> Chamber:
    """Return a game in which a seat runs out of time, and a bot plays on for it."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, "left-early"), rng, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Rahel", bot="greedy"))
    return play_on(match, rng)


def resigned_game(seats: int) -> Chamber:
    """Return a game in which all seats but one resign."""
    match = play_on(start_match(seats, "given-up"), random.Random(seats), moves=5)
    for seat in range(1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# Predicates of games


def has_event(kind: type[Event]) -> Callable[[Chamber], bool]:
    """Return a predicate: whether an event of this kind happened."""
    return lambda game: any(isinstance(event, kind) for _, event in game.log)


def has_played(*objects: Tiles) -> Callable[[Chamber], bool]:
    """Return a predicate: whether each of these objects, or combinations, was played at once."""
    return lambda game: set(objects) <= {event.objects for _, event in game.log if isinstance(event, ObjectsPlayed)}


def has_played_in_one_turn(first: Tiles, then: Tiles) -> Callable[[Chamber], bool]:
    """Return a predicate: whether a seat played these two sets of objects one right after the other in one turn."""

    def is_it(game: Chamber) -> bool:
        emitted = [event for _, event in game.log if isinstance(event, ObjectsPlayed | TurnEnded)]
        played = [event.objects if isinstance(event, ObjectsPlayed) else () for event in emitted]
        return (first, then) in pairwise(played)

    return is_it


def has_events(*kinds: type[Event]) -> Callable[[Chamber], bool]:
    """Return a predicate: whether an event of each kind happened."""
    return lambda game: all(has_event(kind)(game) for kind in kinds)


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


def is_shared(game: Chamber) -> bool:
    """Return whether several seats won."""
    assert game.outcome is not None
    return len(game.outcome.winners) > 1


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


def stories() -> dict[str, Chamber]:
    """Return all recorded games by name."""
    return {
        **first_games("plain"),
        **first_games("well", policy=well, recall="notebook"),
        **first_games("beginners", options=Options(beginners=True)),
        **first_games("each-object", SEATS, has_played((MIRROR,), (AXE,), (SEAL,), (AMULET,))),
        **first_games("mirror-and-axe", [2], has_played((MIRROR, AXE))),
        **first_games("seal-and-axe", [2], has_played((SEAL, AXE))),
        **first_games("mirror-then-amulet", [2], has_played_in_one_turn((MIRROR,), (AMULET,))),
        **first_games("axe-then-amulet", [3], has_played_in_one_turn((AXE,), (AMULET,))),
        **first_games("seal-then-amulet", [2], has_played_in_one_turn((SEAL,), (AMULET,))),
        **first_games("mirror-and-axe-then-amulet", [2], has_played_in_one_turn((MIRROR, AXE), (AMULET,))),
        **first_games("seal-and-axe-then-amulet", [2], has_played_in_one_turn((SEAL, AXE), (AMULET,))),
        **first_games("penalty", SEATS, has_event(CouldNotPay), recall="notebook"),
        **first_games("tile-added", [5], has_event(TileAdded)),
        **first_games("handed-over", [2, 3], has_event(HandedOver)),
        **first_games("object-spared", [2], has_spared_object, object_sparing_move),
        **first_games("turned-up-and-handed-over", [3], has_events(TurnedUp, HandedOver), recall="notebook"),
        **first_games("change-in-treasures", [4], has_event(TreasureTaken)),
        **first_games("change-lost", [5], has_event(ChangeLost)),
        **first_games("shared", SEATS, is_shared),
        **first_games("curses-shared", [4], is_first_curses_shared),
        **first_games("second-curses-shared", [5], is_second_curses_shared),
        **first_games("objects-shared", [3], is_first_objects_shared),
        **first_games("second-objects-shared", [5], is_second_objects_shared),
        **{f"taken-back-{seats}": taken_back_game(seats) for seats in SEATS},
        **{f"left-early-{seats}": left_early_game(seats) for seats in (3, 4, 5)},
        **{f"given-up-{seats}": resigned_game(seats) for seats in SEATS},
    }


def main() -> None:
    """Write all records."""
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
