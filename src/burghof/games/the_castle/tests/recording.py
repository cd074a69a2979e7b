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
from burghof.kernel import SILENT, Event, Match, Player, Recall, Seat, Step, new_match, write_record

RECORDS = Path(__file__).parent / "records"
NAMES = ("Agnes", "Bertram", "Clara", "Dietrich", "Elsa", "Falko")
SEATS = (1, 2, 3, 4, 5, 6)
USUAL = Options()
SHORT = Options(rounds=10)
ENDLESS = Options(rounds=0)
RULES = GAME.game
NO_NUMBERS: Mapping[int, int] = {}
RESCUES: Mapping[int, int] = {1: 2, 2: 34, 3: 8, 4: 42, 5: 3, 6: 10}
"""For each number of seats, the number of a game by the policy `well` that ends with the Princess out."""
EARLY = 12
"""No seat leaves up to this round."""
EAGER = 0.8
"""Probability that the eager policy acts where it could also do nothing."""

CastleMatch: TypeAlias = Match[Options, State, CastleMove, CastleEvent, View, CastlePreview]
Policy: TypeAlias = Callable[[State, Seat, Sequence[CastleMove], random.Random], CastleMove]


# Policies


def anything(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Return any legal move, but do not leave early."""
    del seat
    return rng.choice([move for move in moves if not isinstance(move, Leave) or state.round > EARLY])


def eagerly(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Return mostly a legal move that does something, and never stay without allies by choice."""
    idle = (Decline, Done, Hold, Leave, Refuse, Spare, Stop)
    bold = [move for move in moves if not isinstance(move, idle) and move != Propose(())]
    return rng.choice(bold) if bold and rng.random() < EAGER else anything(state, seat, moves, rng)


def by_captives(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Play eagerly, but use captives to check treasures."""
    checks = [move for move in moves if isinstance(move, Check) and move.checker in CAPTIVES]
    return rng.choice(checks) if checks else eagerly(state, seat, moves, rng)


def idly(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Do nothing if that is legal."""
    del state, seat
    calm = [move for move in moves if isinstance(move, Decline | Done | Hold | Refuse | Spare | Stop)]
    return calm[0] if calm else rng.choice(moves)


def well(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Return the legal move with the best evaluation; the policy sees the full state."""
    values = [evaluate(RULES.apply(state, seat, move, SILENT), seat) for move in moves]
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value == max(values)])


# Playing games


def started(seats: int, seed: str, options: Options = USUAL, recall: Recall = "notebook") -> CastleMatch:
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


def always(game: CastleMatch) -> bool:
    """Accept any game."""
    del game
    return True


def games(  # noqa: PLR0913 - one parameter for each way a game may differ
    story: str,
    seats: Iterable[int] = SEATS,
    is_it: Callable[[CastleMatch], bool] = always,
    policy: Policy = anything,
    *,
    options: Options = USUAL,
    recall: Recall = "notebook",
    numbers: Mapping[int, int] = NO_NUMBERS,
) -> dict[str, CastleMatch]:
    """Return for each of these seat counts the first game, by seed, that `is_it` accepts.

    Where such games are rare, `numbers` has the seed at which the search begins: that of the game that was found.
    """
    found = {}
    for players in seats:
        seeds = (f"{story}-{number}" for number in count(numbers.get(players, 0)))
        tried = (play_on(started(players, seed, options, recall), random.Random(seed), policy) for seed in seeds)
        found[f"{story}-{players}"] = next(game for game in tried if is_it(game))
    return found


def taken_back(seats: int) -> CastleMatch:
    """Return a game with a free take-back, a take-back by all to the first move, and a bot that takes a seat."""
    rng = random.Random(seats)
    match = play_on(started(seats, f"taken-back-{seats}"), rng, moves=1)
    first = match.trail[-1]
    match.take_back(first.position, [first.seat])
    play_on(match, rng, moves=20)
    everybody = [Seat(seat) for seat in range(seats)]
    match.take_back(next(trace.position for trace in match.trail if trace.seat >= 0), everybody)
    match.change_seat(Seat(seats - 1), Player("Gisela", bot="greedy"))
    return play_on(match, rng)


def left_early(seats: int) -> CastleMatch:
    """Return a game in which a seat runs out of time, and a bot plays on for it."""
    rng = random.Random(seats)
    match = play_on(started(seats, f"left-early-{seats}"), rng, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Gisela", bot="greedy"))
    return play_on(match, rng)


def given_up(seats: int) -> CastleMatch:
    """Return a game in which all seats but one resign; in solitaire the only seat resigns."""
    match = play_on(started(seats, f"given-up-{seats}"), random.Random(seats), moves=5)
    for seat in range(0 if seats == 1 else 1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# Predicates of games


def ended(reason: str) -> Callable[[CastleMatch], bool]:
    """Return a predicate: whether a game ended for this reason."""
    return lambda game: game.outcome is not None and game.outcome.reason.key == reason


def has(*kinds: type[Event]) -> Callable[[CastleMatch], bool]:
    """Return a predicate: whether an event of each of these kinds happened."""
    return lambda game: all(any(isinstance(event, kind) for _, event in game.log) for kind in kinds)


def items_are_lost(game: CastleMatch) -> bool:
    """Return whether a witch destroys magic items."""
    return any(isinstance(event, Dispelled) and event.items for _, event in game.log)


def gold_is_lost(game: CastleMatch) -> bool:
    """Return whether a witch turns gold into lead."""
    return any(isinstance(event, GoldLost) and event.gold for _, event in game.log)


def gives_while_moving(game: CastleMatch) -> bool:
    """Return whether a player gives an ally an item instead of voting, and gifts are both accepted and refused."""
    opened = [event for _, event in game.log if isinstance(event, BallotOpened)]
    is_offered = any(isinstance(choice, Gift) for event in opened for choice in event.choices)
    return is_offered and has(ItemGiven, GiftRefused)(game)


def stays_without_majority(game: CastleMatch) -> bool:
    """Return whether a party stays because no choice has more than half of the votes."""
    told = [event for _, event in game.log]
    return any(
        isinstance(event, BallotOpened)
        and isinstance(then, PartyStayed)
        and not any(isinstance(choice, Stop) for choice in event.choices)
        for event, then in pairwise(told)
    )


def boots_are_used(game: CastleMatch) -> bool:
    """Return whether boots give a second movement."""
    return any(isinstance(event, ItemUsed) and event.item is Treasure.BOOTS for _, event in game.log)


def captive_is_cursed(game: CastleMatch) -> bool:
    """Return whether the dwarf or the elf finds a curse of -1."""
    finders = (Treasure.DWARF.word, Treasure.ELF.word)
    found = [event for _, event in game.log if isinstance(event, OpenlyFound)]
    return any(event.treasure is Treasure.CURSE and event.name in finders for event in found)


def stories() -> dict[str, CastleMatch]:
    """Return all recorded games by name."""
    return {
        **games("princess-saved", SEATS, ended("reason-princess-saved"), well, numbers=RESCUES),
        **games("all-out", SEATS, ended("reason-all-out")),
        **games("all-dead", SEATS, ended("reason-all-dead")),
        **games("rounds-over", SEATS, ended("reason-rounds-over"), options=SHORT),
        **games("eager", policy=eagerly),
        **games("no-attacks", SEATS[1:], policy=eagerly, options=Options(attacks=False)),
        **games("boots-for-all", (1, 3, 5), boots_are_used, eagerly),
        **games("boots-for-owner", (2,), boots_are_used, eagerly, options=Options(boots="wearer")),
        **games("no-limit", (1, 3, 6), policy=eagerly, options=ENDLESS),
        **games("nothing-new", (2,), ended("reason-nothing-new"), idly, options=ENDLESS),
        **games("given-while-moving", (2, 4), gives_while_moving, eagerly),
        **games("no-majority", (2, 4), stays_without_majority, eagerly),
        **games("captive-cursed", (3,), captive_is_cursed, by_captives, numbers={3: 30}),
        **games("from-memory", (1, 2, 4, 6), recall="pure"),
        **games("dispelled", (2,), items_are_lost, eagerly, numbers={2: 147}),
        **games("gold-lost", (3,), gold_is_lost, eagerly, numbers={3: 11}),
        **games("charm-broken", (1, 4), has(CharmBroken), eagerly, numbers={1: 1171, 4: 708}),
        **games("allied", SEATS[1:], has(AllianceMade, BallotOpened), policy=eagerly),
        **{f"taken-back-{seats}": taken_back(seats) for seats in SEATS},
        **{f"left-early-{seats}": left_early(seats) for seats in (3, 5)},
        **{f"given-up-{seats}": given_up(seats) for seats in (1, 2, 4)},
    }


def main() -> None:
    """Write all records."""
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
