"""Scenarios of 7 Locks: one recorded game per seat count and per way a game can go or end.

Run `python -m burghof.games.seven_locks.tests.scenarios` when the rules version rises. First rename the records of the
old version: they stay as long as the rules of that version stay.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from burghof.games.seven_locks.model.castle import Key
from burghof.games.seven_locks.model.events import CoatKept, CoatWithdrawn, LocksEvent, PrizeTaken
from burghof.games.seven_locks.model.moves import Bet, Join, LocksMove, Pass, TakeKey, Withdraw
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.preview import LocksPreview
from burghof.games.seven_locks.model.state import State, keymaster_tower
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.plugin import GAME
from burghof.kernel import Match, Seat
from burghof.testkit.predicates import Predicate, has_events, is_shared
from burghof.testkit.scenarios import Scenarios, write_records

RECORDS = Path(__file__).parent / "records"
ATTEMPTS_PER_FITTING_KEY = 3
"""Average number of attempts per deliberate choice of the key that fits."""

LocksMatch: TypeAlias = Match[Options, State, LocksMove, LocksEvent, View, LocksPreview]


# Policies


def sometimes_fitting_key(state: State, _seat: Seat, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Sometimes take the key that fits, otherwise play randomly; it uses hidden depths, which a record may contain."""
    fitting = TakeKey(Key(state.depths[keymaster_tower(state)])) if state.phase == "key" else None
    return fitting if fitting is not None and not rng.randrange(ATTEMPTS_PER_FITTING_KEY) else rng.choice(moves)


def save_coats_for_bet(state: State, seat: Seat, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Save the coats of arms for the enchanted key, and guess it."""
    if state.phase == "bet":
        return rng.choice([move for move in moves if isinstance(move, Bet)])
    return Pass() if state.phase == "join" else sometimes_fitting_key(state, seat, moves, rng)


def never_bet(state: State, seat: Seat, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Place no coat of arms on a key."""
    return Pass() if state.phase == "bet" else sometimes_fitting_key(state, seat, moves, rng)


def always_join(state: State, seat: Seat, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Join in whenever possible, then often withdraw."""
    if state.phase == "join":
        return Join()
    if state.phase == "withdraw" and rng.randrange(2):
        return Withdraw()
    return sometimes_fitting_key(state, seat, moves, rng)


def never_fitting_key(state: State, _seat: Seat, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Take only keys that do not fit, so that the bin runs empty."""
    fitting = TakeKey(Key(state.depths[keymaster_tower(state)])) if state.phase == "key" else None
    wrong = [move for move in moves if move != fitting]
    return rng.choice(wrong)


# Predicates of games


def has_prize_winners(number: int) -> Predicate:
    """Return a predicate: whether exactly `number` seats won the enchanted key, and some seat bet on any key."""
    return lambda game: (
        bool(game.state.prizes)
        and bool(game.state.wagers)
        and sum(isinstance(event, PrizeTaken) for _, event in game.log) == number
    )


def nobody_bet(game: LocksMatch) -> bool:
    """Return whether the game was played to its end without a coat of arms on any key."""
    return bool(game.state.prizes) and not game.state.wagers


def is_lost(game: LocksMatch) -> bool:
    """Return whether nobody won."""
    return game.outcome is not None and not game.outcome.winners


# Scenarios


SEVEN_LOCKS = Scenarios(
    GAME,
    ("Agnes", "Bertram", "Clara", "Dietrich"),
    "Edda",
    Options(),
    recall="notebook",
    policy=sometimes_fitting_key,
    counts_draws=False,
)


def scenarios() -> dict[str, LocksMatch]:
    """Play every recorded game; return them by the names of their records."""
    first = SEVEN_LOCKS.first
    withdrawing = Options(withdrawing=True)
    return {
        **first("plain"),
        **first("from-memory", recall="pure"),
        **first("sharp", options=Options(echo="sharp", sight="distance")),
        **first("muffled", options=Options(echo="muffled")),
        **first("nobody-bet", nobody_bet, never_bet),
        **first("nobody-knew", has_prize_winners(0), save_coats_for_bet),
        **first("one-knew", has_prize_winners(1), save_coats_for_bet),
        **first("several-knew", has_prize_winners(2), save_coats_for_bet),
        **first("shared", is_shared),
        **first("bin-empty", is_lost, never_fitting_key),
        **first("bin-empty-at-once", is_lost, never_fitting_key, options=Options(bin="at-once")),
        **first("withdrawn", has_events(CoatWithdrawn), always_join, seats=[3], options=withdrawing),
        **first("withdrawn", has_events(CoatWithdrawn, CoatKept), always_join, seats=[4], options=withdrawing),
        # Early in the game, before a key is taken: no seat takes back a key (5.1).
        **SEVEN_LOCKS.taken_back(1, between=1, to_move=1),
        **SEVEN_LOCKS.left_early([3, 4]),
        **SEVEN_LOCKS.left_early([3], never_fitting_key, name="left-a-lost-game"),
        **SEVEN_LOCKS.resigned(),
    }


if __name__ == "__main__":
    write_records(RECORDS, scenarios())
