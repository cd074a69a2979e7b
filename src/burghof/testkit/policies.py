"""Policies: how the seats play where a scenario needs no bot."""

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from burghof.kernel import DISCARD, Decision, Plugin, Seat
from burghof.kernel.game import E, M, O, P, S, V

Policy: TypeAlias = Callable[[S, Seat, Sequence[M], random.Random], M]
"""Returns one of a seat's legal moves; it may use hidden facts of the state."""
DecisionPicker: TypeAlias = Callable[[Sequence[Decision], random.Random], Decision]
"""Returns the decision to answer next, of those without an answer."""


def random_move(state: object, seat: Seat, moves: Sequence[M], rng: random.Random) -> M:
    """Return any legal move."""
    del state, seat
    return rng.choice(moves)


def maximize(plugin: Plugin[O, S, M, E, V, P], value: Callable[[S, Seat], int] | None = None) -> Policy[S, M]:
    """Return a policy that maximizes `value`, or the game's heuristic, one move ahead; `rng` decides between equals."""
    rules, evaluate = plugin.newest_rules, value or plugin.evaluate

    def best_move(state: S, seat: Seat, moves: Sequence[M], rng: random.Random) -> M:
        values = [evaluate(rules.apply(state, seat, move, DISCARD), seat) for move in moves]
        best = max(values)
        return rng.choice([move for move, reached in zip(moves, values, strict=True) if reached == best])

    return best_move


def first_decision(decisions: Sequence[Decision], rng: random.Random) -> Decision:
    """Answer the decisions in their order."""
    del rng
    return decisions[0]


def random_decision(decisions: Sequence[Decision], rng: random.Random) -> Decision:
    """Answer the decisions in random order."""
    return rng.choice(decisions)
