"""Scenarios of The Castle: one recorded game per seat count and per way a game can go or end.

Run `python -m burghof.games.the_castle.tests.scenarios` when the rules version rises. First rename the records of the
old version: they stay as long as the game supports that version.
"""

import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

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
from burghof.kernel import Match, Seat
from burghof.testkit.policies import maximize, random_decision
from burghof.testkit.predicates import ended_by, has_event, has_events
from burghof.testkit.scenarios import Scenarios, write_records

RECORDS = Path(__file__).parent / "records"
RESCUE_SEEDS = {1: 2, 2: 34, 3: 8, 4: 42, 5: 3, 6: 10}
"""For each number of seats, the number of a game by the policy `greedy_move` that ends with the Princess out."""
MIN_LEAVE_ROUND = 12
"""No seat leaves up to this round."""
ACT_PROBABILITY = 0.8
"""Probability that the eager policy acts where it could also do nothing."""

CastleMatch: TypeAlias = Match[Options, State, CastleMove, CastleEvent, View, CastlePreview]


# Policies


def patient_move(state: State, _seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Return any legal move, but do not leave early."""
    return rng.choice([move for move in moves if not isinstance(move, Leave) or state.round > MIN_LEAVE_ROUND])


def eager_move(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Return mostly a legal move that does something, and never stay without allies by choice."""
    idle = (Decline, Done, Hold, Leave, Refuse, Spare, Stop)
    bold = [move for move in moves if not isinstance(move, idle) and move != Propose(())]
    return rng.choice(bold) if bold and rng.random() < ACT_PROBABILITY else patient_move(state, seat, moves, rng)


def captive_checks_move(state: State, seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Play eagerly, but use captives to check treasures."""
    checks = [move for move in moves if isinstance(move, Check) and move.checker in CAPTIVES]
    return rng.choice(checks) if checks else eager_move(state, seat, moves, rng)


def idle_move(_state: State, _seat: Seat, moves: Sequence[CastleMove], rng: random.Random) -> CastleMove:
    """Do nothing if that is legal."""
    calm = [move for move in moves if isinstance(move, Decline | Done | Hold | Refuse | Spare | Stop)]
    return calm[0] if calm else rng.choice(moves)


greedy_move = maximize(GAME)


# Predicates of games


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


def has_cursed_captive(game: CastleMatch) -> bool:
    """Return whether the dwarf or the elf finds a curse of -1."""
    finders = (Treasure.DWARF.message_ref, Treasure.ELF.message_ref)
    found = [event for _, event in game.log if isinstance(event, OpenlyFound)]
    return any(event.treasure is Treasure.CURSE and event.name in finders for event in found)


has_used_boots = has_event(ItemUsed, item=Treasure.BOOTS)


# Scenarios


THE_CASTLE = Scenarios(
    GAME,
    ("Agnes", "Bertram", "Clara", "Dietrich", "Elsa", "Falko"),
    "Gisela",
    Options(),
    recall="notebook",
    policy=patient_move,
    pick_decision=random_decision,
    has_seats_in_seeds=True,
)


def scenarios() -> dict[str, CastleMatch]:
    """Play every recorded game; return them by the names of their records."""
    first, several = THE_CASTLE.first, (2, 3, 4, 5, 6)
    unlimited = Options(rounds=0)
    return {
        **first("princess-saved", ended_by("reason-princess-saved"), greedy_move, first_seed=RESCUE_SEEDS),
        **first("all-out", ended_by("reason-all-out")),
        **first("all-dead", ended_by("reason-all-dead")),
        **first("rounds-over", ended_by("reason-rounds-over"), options=Options(rounds=10)),
        **first("eager", policy=eager_move),
        **first("no-attacks", policy=eager_move, seats=several, options=Options(attacks=False)),
        **first("boots-for-all", has_used_boots, eager_move, seats=[1, 3, 5]),
        **first("boots-for-owner", has_used_boots, eager_move, seats=[2], options=Options(boots="wearer")),
        **first("no-limit", policy=eager_move, seats=[1, 3, 6], options=unlimited),
        **first("nothing-new", ended_by("reason-nothing-new"), idle_move, seats=[2], options=unlimited),
        **first("given-while-moving", has_gifts_while_moving, eager_move, seats=[2, 4]),
        **first("no-majority", has_stayed_without_majority, eager_move, seats=[2, 4]),
        **first("captive-cursed", has_cursed_captive, captive_checks_move, seats=[3], first_seed=30),
        **first("from-memory", seats=[1, 2, 4, 6], recall="pure"),
        **first("dispelled", has_lost_items, eager_move, seats=[2], first_seed=147),
        **first("gold-lost", has_lost_gold, eager_move, seats=[3], first_seed=11),
        **first("charm-broken", has_events(CharmBroken), eager_move, seats=[1, 4], first_seed={1: 1171, 4: 708}),
        **first("allied", has_events(AllianceMade, BallotOpened), eager_move, seats=several),
        **THE_CASTLE.taken_back(1, between=20, bot_seat=-1),
        **THE_CASTLE.left_early([3, 5]),
        **THE_CASTLE.resigned([1, 2, 4]),
    }


if __name__ == "__main__":
    write_records(RECORDS, scenarios())
