"""Play the recorded games and write them to `records/`: one per seat count and per way a game can go or end.

Run `python -m burghof.games.seven_locks.tests.recording` when the rules version rises. First rename the records of the
old version: they stay as long as the rules of that version stay.
"""

import random
from collections.abc import Callable, Sequence
from itertools import count
from math import inf
from pathlib import Path
from typing import TypeAlias

from burghof.games.seven_locks.model.castle import Key
from burghof.games.seven_locks.model.events import CoatKept, CoatWithdrawn, LocksEvent, PrizeTaken
from burghof.games.seven_locks.model.moves import Bet, Join, LocksMove, Pass, TakeKey, Withdraw
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.preview import LocksPreview
from burghof.games.seven_locks.model.state import State, here
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.plugin import GAME
from burghof.kernel import CHANCE, Match, Player, Recall, Record, Seat, Step, Told, new_match, replay, write_record

RECORDS = Path(__file__).parent / "records"
NAMES = ("Agnes", "Bertram", "Clara", "Dietrich")
SEATS = (2, 3, 4)
PLAIN = Options()
CLEVER = 3
"""Average number of attempts per deliberate choice of the key that fits."""

Locks: TypeAlias = Match[Options, State, LocksMove, LocksEvent, View, LocksPreview]
Policy: TypeAlias = Callable[[State, Sequence[LocksMove], random.Random], LocksMove]


# Policies


def lucky(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Sometimes take the key that fits, otherwise play randomly; it uses hidden depths, which a record may contain."""
    fitting = TakeKey(Key(state.depths[here(state)])) if state.phase == "key" else None
    return fitting if fitting is not None and not rng.randrange(CLEVER) else rng.choice(moves)


def alone(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Save the coats of arms for the enchanted key, and guess it."""
    if state.phase == "bet":
        return rng.choice([move for move in moves if isinstance(move, Bet)])
    return Pass() if state.phase == "join" else lucky(state, moves, rng)


def doubting(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Place no coat of arms on a key."""
    return Pass() if state.phase == "bet" else lucky(state, moves, rng)


def joining(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Join in whenever possible, then often withdraw."""
    if state.phase == "join":
        return Join()
    return Withdraw() if state.phase == "withdraw" and rng.randrange(2) else lucky(state, moves, rng)


def wasteful(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Take only keys that do not fit, so that the bin runs empty."""
    fitting = TakeKey(Key(state.depths[here(state)])) if state.phase == "key" else None
    wrong = [move for move in moves if move != fitting]
    return rng.choice(wrong)


# Playing a game


def started(seats: int, seed: str, options: Options = PLAIN, recall: Recall = "notebook") -> Locks:
    """Return a new match, opened."""
    players = [Player(name) for name in NAMES[:seats]]
    match = new_match(GAME, options, players, f"recorded-{seed}", recall=recall)
    match.open([name.lower() for name in NAMES[:seats]])
    return match


def play(match: Locks, move: LocksMove) -> None:
    """Play this move for the seat to act."""
    (decision,) = match.pending
    answer = match.play(decision.seat, move, decision.token)
    assert isinstance(answer, Step), answer


def play_on(match: Locks, rng: random.Random, policy: Policy = lucky, *, moves: float = inf) -> Locks:
    """Play `moves` moves by this policy, or to the end of the game, and return the match."""
    played = 0
    while not match.is_over and played < moves:
        (decision,) = match.pending
        play(match, policy(match.state, match.game.legal_moves(match.state, decision.seat), rng))
        played += 1
    return match


def always(game: Locks) -> bool:
    """Accept any game."""
    del game
    return True


def games(
    story: str,
    seats: Sequence[int] = SEATS,
    is_it: Callable[[Locks], bool] = always,
    policy: Policy = lucky,
    options: Options = PLAIN,
    recall: Recall = "notebook",
) -> dict[str, Locks]:
    """Return, for each of these seat counts, the first game by seed that satisfies `is_it`, played by this policy."""
    found = {}
    for players in seats:
        seeds = (f"{story}-{number}" for number in count())
        tried = (play_on(started(players, seed, options, recall), random.Random(seed), policy) for seed in seeds)
        found[f"{story}-{players}"] = next(game for game in tried if is_it(game))
    return found


def taken_back(seats: int) -> Locks:
    """Return a game with a free take-back of a walk, a take-back by all to before an echo, and a bot that takes a seat.

    The take-back by all happens before the first key is taken, because nobody can take back a key (5.1).
    """
    rng = random.Random(seats)
    match = started(seats, "taken-back")
    while not any(match.free_from(Seat(seat)) is not None for seat in range(seats)):
        play_on(match, rng, moves=1)
    last = match.trail[-1]
    match.take_back(last.position, [last.seat])
    play_on(match, rng, moves=1)
    first_drop = [trace.position for trace in match.trail if trace.seat != CHANCE][1]
    match.take_back(first_drop, [Seat(seat) for seat in range(seats)])
    match.change_seat(Seat(1), Player("Edda", bot="greedy"))
    return play_on(match, rng)


def left_early(seats: int, policy: Policy = lucky) -> Locks:
    """Return a game in which a seat runs out of time and a bot continues for it."""
    rng = random.Random(seats)
    match = play_on(started(seats, "left-early"), rng, policy, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Edda", bot="greedy"))
    return play_on(match, rng, policy)


def given_up(seats: int) -> Locks:
    """Return a game in which all but one seat resign."""
    match = play_on(started(seats, "given-up"), random.Random(seats), moves=5)
    for seat in range(1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# Properties of a game


def told(record: Record[Options, LocksMove]) -> list[Told[State]]:
    """Return every event of a recorded game, with the state after it."""
    match = replay(GAME, record, upto=0)
    return [item for entry in record.entries for item in match.enter(entry)]


def has(*kinds: type[LocksEvent]) -> Callable[[Locks], bool]:
    """Return a predicate: whether events of all these kinds happened in a game."""
    return lambda game: all(any(isinstance(event, kind) for _, event in game.log) for kind in kinds)


def is_enchanted_key_known_by(number: int) -> Callable[[Locks], bool]:
    """Return a predicate: whether exactly `number` seats won the enchanted key, and some seat bet on any key."""
    return lambda game: (
        bool(game.state.prizes)
        and bool(game.state.wagers)
        and sum(isinstance(event, PrizeTaken) for _, event in game.log) == number
    )


def nobody_bet(game: Locks) -> bool:
    """Return whether the game was played to its end without a coat of arms on any key."""
    return bool(game.state.prizes) and not game.state.wagers


def is_shared(game: Locks) -> bool:
    """Return whether several players won."""
    return game.outcome is not None and len(game.outcome.winners) > 1


def is_lost(game: Locks) -> bool:
    """Return whether nobody won."""
    return game.outcome is not None and not game.outcome.winners


def stories() -> dict[str, Locks]:
    """Return every recorded game by its name."""
    withdrawing = Options(withdrawing=True)
    withdrawn = has(CoatWithdrawn, CoatKept)
    return {
        **games("plain"),
        **games("from-memory", recall="pure"),
        **games("sharp", options=Options(echo="sharp", sight="distance")),
        **games("muffled", options=Options(echo="muffled")),
        **games("nobody-bet", SEATS, nobody_bet, doubting),
        **games("nobody-knew", SEATS, is_enchanted_key_known_by(0), alone),
        **games("one-knew", SEATS, is_enchanted_key_known_by(1), alone),
        **games("several-knew", SEATS, is_enchanted_key_known_by(2), alone),
        **games("shared", SEATS, is_shared),
        **games("bin-empty", SEATS, is_lost, wasteful),
        **games("bin-empty-at-once", SEATS, is_lost, wasteful, Options(bin="at-once")),
        **games("withdrawn", [3], has(CoatWithdrawn), joining, withdrawing),
        **games("withdrawn", [4], withdrawn, joining, withdrawing),
        **{f"taken-back-{seats}": taken_back(seats) for seats in SEATS},
        **{f"left-early-{seats}": left_early(seats) for seats in (3, 4)},
        "left-a-lost-game-3": left_early(3, wasteful),
        **{f"given-up-{seats}": given_up(seats) for seats in SEATS},
    }


def main() -> None:
    """Write all records."""
    RECORDS.mkdir(exist_ok=True)
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
