"""Recorded games: plays one for each seat count and each way a game can go or end, and writes them to `records/`.

Run `python -m burghof.games.seven_locks.tests.recording` when the rules version rises. Rename the records of the old
version before: they stay as long as that reading stays.
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
"""Of so many keys a player takes one that fits for sure."""

Locks: TypeAlias = Match[Options, State, LocksMove, LocksEvent, View, LocksPreview]
Policy: TypeAlias = Callable[[State, Sequence[LocksMove], random.Random], LocksMove]


# How a seat may play


def lucky(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Now and then the key that fits, else anything: no bot could know, but a record may be of any game."""
    fitting = TakeKey(Key(state.depths[here(state)])) if state.phase == "key" else None
    return fitting if fitting is not None and not rng.randrange(CLEVER) else rng.choice(moves)


def alone(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Keep the coats of arms for the enchanted key, and guess it."""
    if state.phase == "bet":
        return rng.choice([move for move in moves if isinstance(move, Bet)])
    return Pass() if state.phase == "join" else lucky(state, moves, rng)


def doubting(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Hold no key for enchanted."""
    return Pass() if state.phase == "bet" else lucky(state, moves, rng)


def joining(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Join in wherever it is possible, then often withdraw."""
    if state.phase == "join":
        return Join()
    return Withdraw() if state.phase == "withdraw" and rng.randrange(2) else lucky(state, moves, rng)


def wasteful(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Take only keys that do not fit, so that the bin runs empty."""
    fitting = TakeKey(Key(state.depths[here(state)])) if state.phase == "key" else None
    wrong = [move for move in moves if move != fitting]
    return rng.choice(wrong)


# How a game is played


def started(seats: int, seed: str, options: Options = PLAIN, recall: Recall = "notebook") -> Locks:
    """A new match, opened."""
    players = [Player(name) for name in NAMES[:seats]]
    match = new_match(GAME, options, players, f"recorded-{seed}", recall=recall)
    match.open([name.lower() for name in NAMES[:seats]])
    return match


def play(match: Locks, move: LocksMove) -> None:
    """Let the seat to act make this move."""
    (decision,) = match.pending
    answer = match.play(decision.seat, move, decision.token)
    assert isinstance(answer, Step), answer


def play_on(match: Locks, rng: random.Random, policy: Policy = lucky, *, moves: float = inf) -> Locks:
    """The match after so many moves by this policy, or played to its end."""
    played = 0
    while not match.is_over and played < moves:
        (decision,) = match.pending
        play(match, policy(match.state, match.game.legal_moves(match.state, decision.seat), rng))
        played += 1
    return match


def always(game: Locks) -> bool:
    """Any game will do."""
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
    """For each of these numbers of seats the first such game by seed, in which all play like this."""
    found = {}
    for players in seats:
        seeds = (f"{story}-{number}" for number in count())
        tried = (play_on(started(players, seed, options, recall), random.Random(seed), policy) for seed in seeds)
        found[f"{story}-{players}"] = next(game for game in tried if is_it(game))
    return found


def taken_back(seats: int) -> Locks:
    """A game in which a seat takes back a walk, all together go back behind an echo, and a bot takes a seat.

    All together go back before the first key is taken: later nobody does (5.1).
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
    """A game in which a seat runs out of time, and a bot plays on for it."""
    rng = random.Random(seats)
    match = play_on(started(seats, "left-early"), rng, policy, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Edda", bot="greedy"))
    return play_on(match, rng, policy)


def given_up(seats: int) -> Locks:
    """A game that all but one gave up."""
    match = play_on(started(seats, "given-up"), random.Random(seats), moves=5)
    for seat in range(1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# What a game shows


def told(record: Record[Options, LocksMove]) -> list[Told[State]]:
    """Every event of a recorded game, with the state after it."""
    match = replay(GAME, record, upto=0)
    return [item for entry in record.entries for item in match.enter(entry)]


def has(*kinds: type[LocksEvent]) -> Callable[[Locks], bool]:
    """Whether events of all these kinds happened in a game."""
    return lambda game: all(any(isinstance(event, kind) for _, event in game.log) for kind in kinds)


def is_enchanted_key_known_by(number: int) -> Callable[[Locks], bool]:
    """Whether so many seats had a coat of arms on the enchanted key in the end, and somebody had one on any."""
    return lambda game: (
        bool(game.state.prizes)
        and bool(game.state.wagers)
        and sum(isinstance(event, PrizeTaken) for _, event in game.log) == number
    )


def nobody_bet(game: Locks) -> bool:
    """Whether the game came to its end without a coat of arms on any key."""
    return bool(game.state.prizes) and not game.state.wagers


def is_shared(game: Locks) -> bool:
    """Whether several won."""
    return game.outcome is not None and len(game.outcome.winners) > 1


def is_lost(game: Locks) -> bool:
    """Whether nobody won."""
    return game.outcome is not None and not game.outcome.winners


def stories() -> dict[str, Locks]:
    """Every recorded game by its name."""
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
