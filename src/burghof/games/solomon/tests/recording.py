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
from burghof.games.solomon.model.pit import ground
from burghof.games.solomon.model.preview import SolomonPreview
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import AMULET, AXE, MIRROR, SEAL, Tiles, curse
from burghof.games.solomon.model.view import View
from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.rules.digging import DECLINE, legal_digs, needs_no_object
from burghof.games.solomon.rules.ending import number_of_objects, tallies
from burghof.kernel import (
    CHANCE,
    SILENT,
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
USUAL = Options()
RULES = GAME.game
CALM = 0.7
"""Probability that the random policy does not consider shifts."""

Chamber: TypeAlias = Match[Options, State, SolomonMove, SolomonEvent, View, SolomonPreview]
Policy: TypeAlias = Callable[[State, Seat, Sequence[SolomonMove], random.Random], SolomonMove]


# Policies


def anything(state: State, seat: Seat, moves: Sequence[SolomonMove], rng: random.Random) -> SolomonMove:
    """Return any legal move, but shifts less often."""
    del state, seat
    others = [move for move in moves if not isinstance(move, Shift)]
    return rng.choice(others if others and rng.random() < CALM else moves)


def sparing(state: State, seat: Seat, moves: Sequence[SolomonMove], rng: random.Random) -> SolomonMove:
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
    values = [evaluate(RULES.apply(state, seat, move, SILENT), seat) for move in moves]
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value == max(values)])


# Playing games


def started(seats: int, seed: str, options: Options = USUAL, recall: Recall = "pure") -> Chamber:
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


def always(game: Chamber) -> bool:
    """Accept any game."""
    del game
    return True


def games(
    story: str,
    seats: Sequence[int] = SEATS,
    is_it: Callable[[Chamber], bool] = always,
    policy: Policy = anything,
    options: Options = USUAL,
    recall: Recall = "pure",
) -> dict[str, Chamber]:
    """Return for each of these seat counts the first game, by seed, that `is_it` accepts."""
    found = {}
    for players in seats:
        seeds = (f"{story}-{number}" for number in count())
        tried = (play_on(started(players, seed, options, recall), random.Random(seed), policy) for seed in seeds)
        found[f"{story}-{players}"] = next(game for game in tried if is_it(game))
    return found


def taken_back(seats: int) -> Chamber:
    """Return a game with a free take-back, a take-back by all to the first turns, and a bot that takes a seat."""
    rng = random.Random(seats)
    match = play_on(started(seats, "taken-back"), rng, moves=20)
    while match.free_from(match.trail[-1].seat) is None:
        play_on(match, rng, moves=1)
    last = match.trail[-1]
    match.take_back(last.position, [last.seat])
    play_on(match, rng, moves=2)
    everybody = [Seat(seat) for seat in range(seats)]
    match.take_back(next(trace.position for trace in match.trail if trace.seat >= 0), everybody)
    match.change_seat(Seat(1), Player("Rahel", bot="greedy"))
    return play_on(match, rng)


def left_early(seats: int) -> Chamber:
    """Return a game in which a seat runs out of time, and a bot plays on for it."""
    rng = random.Random(seats)
    match = play_on(started(seats, "left-early"), rng, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Rahel", bot="greedy"))
    return play_on(match, rng)


def given_up(seats: int) -> Chamber:
    """Return a game in which all seats but one resign."""
    match = play_on(started(seats, "given-up"), random.Random(seats), moves=5)
    for seat in range(1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# Predicates of games


def has(kind: type[Event]) -> Callable[[Chamber], bool]:
    """Return a predicate: whether an event of this kind happened."""
    return lambda game: any(isinstance(event, kind) for _, event in game.log)


def plays(*objects: Tiles) -> Callable[[Chamber], bool]:
    """Return a predicate: whether each of these objects, or combinations, was played at once."""
    return lambda game: set(objects) <= {event.objects for _, event in game.log if isinstance(event, ObjectsPlayed)}


def plays_in_one_turn(first: Tiles, then: Tiles) -> Callable[[Chamber], bool]:
    """Return a predicate: whether a seat played these two sets of objects one right after the other in one turn."""

    def is_it(game: Chamber) -> bool:
        told = [event for _, event in game.log if isinstance(event, ObjectsPlayed | TurnEnded)]
        played = [event.objects if isinstance(event, ObjectsPlayed) else () for event in told]
        return (first, then) in pairwise(played)

    return is_it


def shows(*kinds: type[Event]) -> Callable[[Chamber], bool]:
    """Return a predicate: whether an event of each kind happened."""
    return lambda game: all(has(kind)(game) for kind in kinds)


def spares_an_object(game: Chamber) -> bool:
    """Return whether a seat that could dig only with an object declined and could not pay its shifts (5.6)."""
    state = RULES.start(game.header.options, game.state.seats)
    for entry in game.entries:
        match entry:
            case Played(seat=seat, move=move):
                is_unpaid = isinstance(move, Decline) and state.shifts > state.funds(seat)
                if is_unpaid and legal_digs(state, seat, ground(state.piles)):
                    return True
                state = RULES.apply(state, seat, move, SILENT)
            case Drawn(move=move):
                state = RULES.apply(state, CHANCE, move, SILENT)
            case _:
                pass
    return False


def is_shared(game: Chamber) -> bool:
    """Return whether several seats won."""
    assert game.outcome is not None
    return len(game.outcome.winners) > 1


def share_first_curses(game: Chamber) -> bool:
    """Return whether several seats had the highest sum of curses."""
    sums = [curse(stock) for stock in game.state.stocks]
    return sums.count(max(sums)) > 1


def share_second_curses(game: Chamber) -> bool:
    """Return whether several seats were second by curses and got points for it."""
    return _share_second([curse(stock) for stock in game.state.stocks], [tally.curses for tally in tallies(game.state)])


def share_first_objects(game: Chamber) -> bool:
    """Return whether several seats had the most magic objects."""
    numbers = [number_of_objects(stock) for stock in game.state.stocks]
    return max(numbers) > 0 and numbers.count(max(numbers)) > 1


def share_second_objects(game: Chamber) -> bool:
    """Return whether several seats were second by magic objects and got points for it."""
    numbers = [number_of_objects(stock) for stock in game.state.stocks]
    return _share_second(numbers, [tally.objects for tally in tallies(game.state)])


def _share_second(amounts: list[int], points: list[int]) -> bool:
    """Return whether a single seat was first and several seats got the same points."""
    return amounts.count(max(amounts)) == 1 and any(points.count(share) > 1 for share in points if share)


def stories() -> dict[str, Chamber]:
    """Return all recorded games by name."""
    return {
        **games("plain"),
        **games("well", policy=well, recall="notebook"),
        **games("beginners", options=Options(beginners=True)),
        **games("each-object", SEATS, plays((MIRROR,), (AXE,), (SEAL,), (AMULET,))),
        **games("mirror-and-axe", [2], plays((MIRROR, AXE))),
        **games("seal-and-axe", [2], plays((SEAL, AXE))),
        **games("mirror-then-amulet", [2], plays_in_one_turn((MIRROR,), (AMULET,))),
        **games("axe-then-amulet", [3], plays_in_one_turn((AXE,), (AMULET,))),
        **games("seal-then-amulet", [2], plays_in_one_turn((SEAL,), (AMULET,))),
        **games("mirror-and-axe-then-amulet", [2], plays_in_one_turn((MIRROR, AXE), (AMULET,))),
        **games("seal-and-axe-then-amulet", [2], plays_in_one_turn((SEAL, AXE), (AMULET,))),
        **games("penalty", SEATS, has(CouldNotPay), recall="notebook"),
        **games("tile-added", [5], has(TileAdded)),
        **games("handed-over", [2, 3], has(HandedOver)),
        **games("object-spared", [2], spares_an_object, sparing),
        **games("turned-up-and-handed-over", [3], shows(TurnedUp, HandedOver), recall="notebook"),
        **games("change-in-treasures", [4], has(TreasureTaken)),
        **games("change-lost", [5], has(ChangeLost)),
        **games("shared", SEATS, is_shared),
        **games("curses-shared", [4], share_first_curses),
        **games("second-curses-shared", [5], share_second_curses),
        **games("objects-shared", [3], share_first_objects),
        **games("second-objects-shared", [5], share_second_objects),
        **{f"taken-back-{seats}": taken_back(seats) for seats in SEATS},
        **{f"left-early-{seats}": left_early(seats) for seats in (3, 4, 5)},
        **{f"given-up-{seats}": given_up(seats) for seats in SEATS},
    }


def main() -> None:
    """Write all records."""
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
