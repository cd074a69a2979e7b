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
from burghof.games.seven_locks.model.state import State, keymaster_tower
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.plugin import GAME
from burghof.kernel import CHANCE, Emitted, Match, Player, Recall, Record, Seat, Step, new_match, replay, write_record

RECORDS = Path(__file__).parent / "records"
NAMES = ("Agnes", "Bertram", "Clara", "Dietrich")
SEATS = (2, 3, 4)
DEFAULT_OPTIONS = Options()
ATTEMPTS_PER_FITTING_KEY = 3
"""Average number of attempts per deliberate choice of the key that fits."""

LocksMatch: TypeAlias = Match[Options, State, LocksMove, LocksEvent, View, LocksPreview]
Policy: TypeAlias = Callable[[State, Sequence[LocksMove], random.Random], LocksMove]


# Policies


def sometimes_fitting_key(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Sometimes take the key that fits, otherwise play randomly; it uses hidden depths, which a record may contain."""
    fitting = TakeKey(Key(state.depths[keymaster_tower(state)])) if state.phase == "key" else None
    return fitting if fitting is not None and not rng.randrange(ATTEMPTS_PER_FITTING_KEY) else rng.choice(moves)


def save_coats_for_bet(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Save the coats of arms for the enchanted key, and guess it."""
    if state.phase == "bet":
        return rng.choice([move for move in moves if isinstance(move, Bet)])
    return Pass() if state.phase == "join" else sometimes_fitting_key(state, moves, rng)


def never_bet(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Place no coat of arms on a key."""
    return Pass() if state.phase == "bet" else sometimes_fitting_key(state, moves, rng)


def always_join(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Join in whenever possible, then often withdraw."""
    if state.phase == "join":
        return Join()
    return Withdraw() if state.phase == "withdraw" and rng.randrange(2) else sometimes_fitting_key(state, moves, rng)


def never_fitting_key(state: State, moves: Sequence[LocksMove], rng: random.Random) -> LocksMove:
    """Take only keys that do not fit, so that the bin runs empty."""
    fitting = TakeKey(Key(state.depths[keymaster_tower(state)])) if state.phase == "key" else None
    wrong = [move for move in moves if move != fitting]
    return rng.choice(wrong)


# Playing a game


def start_match(seats: int, seed: str, options: Options = DEFAULT_OPTIONS, recall: Recall = "notebook") -> LocksMatch:
    """Return a new match, opened."""
    players = [Player(name) for name in NAMES[:seats]]
    match = new_match(GAME, options, players, f"recorded-{seed}", recall=recall)
    match.open([name.lower() for name in NAMES[:seats]])
    return match


def play(match: LocksMatch, move: LocksMove) -> None:
    """Play this move for the seat to act."""
    (decision,) = match.pending
    answer = match.play(decision.seat, move, decision.token)
    assert isinstance(answer, Step), answer


def play_on(
    match: LocksMatch, rng: random.Random, policy: Policy = sometimes_fitting_key, *, moves: float = inf
) -> LocksMatch:
    """Play `moves` moves by this policy, or to the end of the game, and return the match."""
    played = 0
    while not match.is_over and played < moves:
        (decision,) = match.pending
        play(match, policy(match.state, match.game.legal_moves(match.state, decision.seat), rng))
        played += 1
    return match


def any_game(game: LocksMatch) -> bool:
    """Accept any game."""
    del game
    return True


def first_games(
    scenario: str,
    seats: Sequence[int] = SEATS,
    such_that: Callable[[LocksMatch], bool] = any_game,
    policy: Policy = sometimes_fitting_key,
    options: Options = DEFAULT_OPTIONS,
    recall: Recall = "notebook",
) -> dict[str, LocksMatch]:
    """Return, for each of these seat counts, the first game of this policy by seed that satisfies `such_that`."""
    found = {}
    for players in seats:
        seeds = (f"{scenario}-{number}" for number in count())
        tried = (play_on(start_match(players, seed, options, recall), random.Random(seed), policy) for seed in seeds)
        found[f"{scenario}-{players}"] = next(game for game in tried if such_that(game))
    return found


def take_back_game(seats: int) -> LocksMatch:
    """Return a game with a free take-back of a walk, a take-back by all to before an echo, and a bot that takes a seat.

    The take-back by all happens before the first key is taken, because nobody can take back a key (5.1).
    """
    rng = random.Random(seats)
    match = start_match(seats, "taken-back")
    while not any(match.take_back_limit(Seat(seat)) is not None for seat in range(seats)):
        play_on(match, rng, moves=1)
    last = match.history[-1]
    match.take_back(last.position, [last.seat])
    play_on(match, rng, moves=1)
    first_drop = [trace.position for trace in match.history if trace.seat != CHANCE][1]
    match.take_back(first_drop, [Seat(seat) for seat in range(seats)])
    match.change_seat(Seat(1), Player("Edda", bot="greedy"))
    return play_on(match, rng)


def timeout_game(seats: int, policy: Policy = sometimes_fitting_key) -> LocksMatch:
    """Return a game in which a seat runs out of time and a bot continues for it."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, "left-early"), rng, policy, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Edda", bot="greedy"))
    return play_on(match, rng, policy)


def resigned_game(seats: int) -> LocksMatch:
    """Return a game in which all but one seat resign."""
    match = play_on(start_match(seats, "given-up"), random.Random(seats), moves=5)
    for seat in range(1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# Properties of a game


def emitted_events(record: Record[Options, LocksMove]) -> list[Emitted[State]]:
    """Return every event of a recorded game, with the state after it."""
    match = replay(GAME, record, upto=0)
    return [item for entry in record.entries for item in match.append(entry)]


def has_events(*kinds: type[LocksEvent]) -> Callable[[LocksMatch], bool]:
    """Return a predicate: whether events of all these kinds happened in a game."""
    return lambda game: all(any(isinstance(event, kind) for _, event in game.log) for kind in kinds)


def has_prize_winners(number: int) -> Callable[[LocksMatch], bool]:
    """Return a predicate: whether exactly `number` seats won the enchanted key, and some seat bet on any key."""
    return lambda game: (
        bool(game.state.prizes)
        and bool(game.state.wagers)
        and sum(isinstance(event, PrizeTaken) for _, event in game.log) == number
    )


def nobody_bet(game: LocksMatch) -> bool:
    """Return whether the game was played to its end without a coat of arms on any key."""
    return bool(game.state.prizes) and not game.state.wagers


def is_shared(game: LocksMatch) -> bool:
    """Return whether several players won."""
    return game.outcome is not None and len(game.outcome.winners) > 1


def is_lost(game: LocksMatch) -> bool:
    """Return whether nobody won."""
    return game.outcome is not None and not game.outcome.winners


def stories() -> dict[str, LocksMatch]:
    """Return every recorded game by its name."""
    withdrawing = Options(withdrawing=True)
    withdrawn = has_events(CoatWithdrawn, CoatKept)
    return {
        **first_games("plain"),
        **first_games("from-memory", recall="pure"),
        **first_games("sharp", options=Options(echo="sharp", sight="distance")),
        **first_games("muffled", options=Options(echo="muffled")),
        **first_games("nobody-bet", SEATS, nobody_bet, never_bet),
        **first_games("nobody-knew", SEATS, has_prize_winners(0), save_coats_for_bet),
        **first_games("one-knew", SEATS, has_prize_winners(1), save_coats_for_bet),
        **first_games("several-knew", SEATS, has_prize_winners(2), save_coats_for_bet),
        **first_games("shared", SEATS, is_shared),
        **first_games("bin-empty", SEATS, is_lost, never_fitting_key),
        **first_games("bin-empty-at-once", SEATS, is_lost, never_fitting_key, Options(bin="at-once")),
        **first_games("withdrawn", [3], has_events(CoatWithdrawn), always_join, withdrawing),
        **first_games("withdrawn", [4], withdrawn, always_join, withdrawing),
        **{f"taken-back-{seats}": take_back_game(seats) for seats in SEATS},
        **{f"left-early-{seats}": timeout_game(seats) for seats in (3, 4)},
        "left-a-lost-game-3": timeout_game(3, never_fitting_key),
        **{f"given-up-{seats}": resigned_game(seats) for seats in SEATS},
    }


def main() -> None:
    """Write all records."""
    RECORDS.mkdir(exist_ok=True)
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
