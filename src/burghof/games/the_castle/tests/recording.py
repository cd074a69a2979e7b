"""Recorded games: plays one per seat count and scenario, and writes them to `records/`.

Run `python -m burghof.games.the_castle.tests.recording` when the rules version rises. Rename the records of the old
version first: they stay as long as the game supports that version.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count, pairwise
from math import inf
from pathlib import Path
from typing import TypeAlias

from burghof.games.the_castle.bots.evaluation import evaluate
from burghof.games.the_castle.model.counters import CAPTIVES, Treasure
from burghof.games.the_castle.model.events import (
    AllianceMade,
    BallotOpened,
    CastleEvent,
    CharmBroken,
    Dispelled,
    GiftRefused,
    GoldLost,
    ItemGiven,
    ItemUsed,
    OpenlyFound,
    PartyStayed,
)
from burghof.games.the_castle.model.moves import (
    CastleMove,
    Check,
    Decline,
    Done,
    Gift,
    Hold,
    Leave,
    Propose,
    Refuse,
    Spare,
    Stop,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.preview import CastlePreview
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.plugin import GAME
from burghof.kernel import DISCARD, Event, Match, Player, Recall, Seat, Step, new_match, write_record

RECORDS = Path(__file__).parent / "records"
NAMES = ("Agnes", "Bertram", "Clara", "Dietrich", "Elsa", "Falko")
SEATS = (1, 2, 3, 4, 5, 6)
DEFAULT_OPTIONS = Options()
SHORT_OPTIONS = Options(rounds=10)
UNLIMITED_OPTIONS = Options(rounds=0)
RULES = GAME.newest_rules
NO_FIRST_SEEDS: Mapping[int, int] = {}
RESCUE_SEEDS: Mapping[int, int] = {1: 2, 2: 34, 3: 8, 4: 42, 5: 3, 6: 10}
"""For each number of seats, the number of a game by the policy `well` that ends with the Princess out."""
MIN_LEAVE_ROUND = 12
"""No seat leaves up to this round."""
ACT_PROBABILITY = 0.8
"""Probability that the eager policy acts where it could also do nothing."""

CastleMatch: TypeAlias = Match[Options, State, CastleMove, CastleEvent, View, CastlePreview]
Policy: TypeAlias = Callable[[State, Seat, Sequence[CastleMove], random.Random], CastleMove]


# Policies


def anything(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Return any legal move, but do not leave early."""
    del seat
    return rng.choice([move for move in moves if not isinstance(move, Leave) or state.round > MIN_LEAVE_ROUND])


def eager_move(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Return mostly a legal move that does something, and never stay without allies by choice."""
    idle = (Decline, Done, Hold, Leave, Refuse, Spare, Stop)
    bold = [move for move in moves if not isinstance(move, idle) and move != Propose(())]
    return rng.choice(bold) if bold and rng.random() < ACT_PROBABILITY else anything(state, seat, moves, rng)


def captive_checks_move(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Play eagerly, but use captives to check treasures."""
    checks = [move for move in moves if isinstance(move, Check) and move.checker in CAPTIVES]
    return rng.choice(checks) if checks else eager_move(state, seat, moves, rng)


def idle_move(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Do nothing if that is legal."""
    del state, seat
    calm = [move for move in moves if isinstance(move, Decline | Done | Hold | Refuse | Spare | Stop)]
    return calm[0] if calm else rng.choice(moves)


def well(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Return the legal move with the best evaluation; the policy sees the full state."""
    values = [evaluate(RULES.apply(state, seat, move, DISCARD), seat) for move in moves]
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value == max(values)])


# Playing games


def start_match(seats: int, seed: str, options: Options = DEFAULT_OPTIONS, recall: Recall = "notebook") -> CastleMatch:
    """Create a match and open it."""
    match = new_match(GAME, options, [Player(name) for name in NAMES[:seats]], f"recorded-{seed}", recall=recall)
    match.open([name.lower() for name in NAMES[:seats]])
    return match


def play_on(
    match: CastleMatch, rng: random.Random, policy: Policy = anything, *, moves: int | None = None
) -> CastleMatch:
    """Play this many moves by the policy, or to the end of the game; return the match."""
    end = inf if moves is None else match.position + moves
    while not match.is_over and match.position < end:
        decision = rng.choice([one for one in match.pending if not one.answered])
        legal = match.game.legal_moves(match.state, decision.seat)
        answer = match.play(decision.seat, policy(match.state, decision.seat, legal, rng), decision.token)
        assert isinstance(answer, Step), answer
    return match


def accept_any(game: CastleMatch) -> bool:
    """Accept any game."""
    del game
    return True


def first_games(  # noqa: PLR0913 - one parameter for each way a game may differ
    name: str,
    seats: Iterable[int] = SEATS,
    accepts: Callable[[CastleMatch], bool] = accept_any,
    policy: Policy = anything,
    *,
    options: Options = DEFAULT_OPTIONS,
    recall: Recall = "notebook",
    first_seeds: Mapping[int, int] = NO_FIRST_SEEDS,
) -> dict[str, CastleMatch]:
    """Return for each of these seat counts the first game, by seed, that `accepts` accepts.

    Where such games are rare, `first_seeds` has the seed at which the search begins: that of the game that was found.
    """
    found = {}
    for players in seats:
        seeds = (f"{name}-{number}" for number in count(first_seeds.get(players, 0)))
        tried = (play_on(start_match(players, seed, options, recall), random.Random(seed), policy) for seed in seeds)
        found[f"{name}-{players}"] = next(game for game in tried if accepts(game))
    return found


def taken_back_game(seats: int) -> CastleMatch:
    """Return a game with a free take-back, a take-back by all to the first move, and a bot that takes a seat."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, f"taken-back-{seats}"), rng, moves=1)
    first = match.history[-1]
    match.take_back(first.position, [first.seat])
    play_on(match, rng, moves=20)
    everybody = [Seat(seat) for seat in range(seats)]
    match.take_back(next(trace.position for trace in match.history if trace.seat >= 0), everybody)
    match.change_seat(Seat(seats - 1), Player("Gisela", bot="greedy"))
    return play_on(match, rng)


def left_early_game(seats: int) -> CastleMatch:
    """Return a game in which a seat runs out of time, and a bot plays on for it."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, f"left-early-{seats}"), rng, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Gisela", bot="greedy"))
    return play_on(match, rng)


def resigned_game(seats: int) -> CastleMatch:
    """Return a game in which all seats but one resign; in solitaire the only seat resigns."""
    match = play_on(start_match(seats, f"given-up-{seats}"), random.Random(seats), moves=5)
    for seat in range(0 if seats == 1 else 1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# Predicates of games


def ended_by(reason: str) -> Callable[[CastleMatch], bool]:
    """Return a predicate: whether a game ended for this reason."""
    return lambda game: game.outcome is not None and game.outcome.reason.key == reason


def has_events(*kinds: type[Event]) -> Callable[[CastleMatch], bool]:
    """Return a predicate: whether an event of each of these kinds happened."""
    return lambda game: all(any(isinstance(event, kind) for _, event in game.log) for kind in kinds)


def has_lost_items(game: CastleMatch) -> bool:
    """Return whether a witch destroys magic items."""
    return any(isinstance(event, Dispelled) and event.items for _, event in game.log)


def has_lost_gold(game: CastleMatch) -> bool:
    """Return whether a witch turns gold into lead."""
    return any(isinstance(event, GoldLost) and event.gold for _, event in game.log)


def has_gifts_while_moving(game: CastleMatch) -> bool:
    """Return whether a player gives an ally an item instead of voting, and gifts are both accepted and refused."""
    opened = [event for _, event in game.log if isinstance(event, BallotOpened)]
    is_offered = any(isinstance(choice, Gift) for event in opened for choice in event.choices)
    return is_offered and has_events(ItemGiven, GiftRefused)(game)


def has_stayed_without_majority(game: CastleMatch) -> bool:
    """Return whether a party stays because no choice has more than half of the votes."""
    emitted = [event for _, event in game.log]
    return any(
        isinstance(event, BallotOpened)
        and isinstance(then, PartyStayed)
        and not any(isinstance(choice, Stop) for choice in event.choices)
        for event, then in pairwise(emitted)
    )


def has_used_boots(game: CastleMatch) -> bool:
    """Return whether boots give a second movement."""
    return any(isinstance(event, ItemUsed) and event.item is Treasure.BOOTS for _, event in game.log)


def has_cursed_captive(game: CastleMatch) -> bool:
    """Return whether the dwarf or the elf finds a curse of -1."""
    finders = (Treasure.DWARF.message_ref, Treasure.ELF.message_ref)
    found = [event for _, event in game.log if isinstance(event, OpenlyFound)]
    return any(event.treasure is Treasure.CURSE and event.name in finders for event in found)


def stories() -> dict[str, CastleMatch]:
    """Return all recorded games by name."""
    return {
        **first_games("princess-saved", SEATS, ended_by("reason-princess-saved"), well, first_seeds=RESCUE_SEEDS),
        **first_games("all-out", SEATS, ended_by("reason-all-out")),
        **first_games("all-dead", SEATS, ended_by("reason-all-dead")),
        **first_games("rounds-over", SEATS, ended_by("reason-rounds-over"), options=SHORT_OPTIONS),
        **first_games("eager", policy=eager_move),
        **first_games("no-attacks", SEATS[1:], policy=eager_move, options=Options(attacks=False)),
        **first_games("boots-for-all", (1, 3, 5), has_used_boots, eager_move),
        **first_games("boots-for-owner", (2,), has_used_boots, eager_move, options=Options(boots="wearer")),
        **first_games("no-limit", (1, 3, 6), policy=eager_move, options=UNLIMITED_OPTIONS),
        **first_games("nothing-new", (2,), ended_by("reason-nothing-new"), idle_move, options=UNLIMITED_OPTIONS),
        **first_games("given-while-moving", (2, 4), has_gifts_while_moving, eager_move),
        **first_games("no-majority", (2, 4), has_stayed_without_majority, eager_move),
        **first_games("captive-cursed", (3,), has_cursed_captive, captive_checks_move, first_seeds={3: 30}),
        **first_games("from-memory", (1, 2, 4, 6), recall="pure"),
        **first_games("dispelled", (2,), has_lost_items, eager_move, first_seeds={2: 147}),
        **first_games("gold-lost", (3,), has_lost_gold, eager_move, first_seeds={3: 11}),
        **first_games("charm-broken", (1, 4), has_events(CharmBroken), eager_move, first_seeds={1: 1171, 4: 708}),
        **first_games("allied", SEATS[1:], has_events(AllianceMade, BallotOpened), policy=eager_move),
        **{f"taken-back-{seats}": taken_back_game(seats) for seats in SEATS},
        **{f"left-early-{seats}": left_early_game(seats) for seats in (3, 5)},
        **{f"given-up-{seats}": resigned_game(seats) for seats in (1, 2, 4)},
    }


def main() -> None:
    """Write all records."""
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
