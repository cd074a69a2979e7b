"""Explanations: why a move, in words of the game that tell it apart from the other moves.

A reason explains a move if it is true of it, for the same grounds, in every world that was sampled; if it is false of
another move in all of them; and if no other move has more of it.
"""

from collections.abc import Iterable, Sequence
from typing import Generic

from msgspec import Struct

from burghof.kernel import DISCARD, Candidate, Grounds, Message, Plugin, Reason, Seat
from burghof.kernel.game import E, M, O, P, S, V

EXPLAINED_WORLDS = 4
"""Number of sampled worlds in which reasons are looked at."""
MAX_OTHERS = 60
"""Maximum number of other moves that a reason is compared with."""
TELLING_SHARE = 0.3
"""Share of the other moves of which a reason is false, from which on no later reason is looked at."""


class Explanation(Struct, frozen=True):
    """Why a move: the sentence, the clause that it follows from, and what on the board shows it."""

    clause: str
    message: Message
    items: tuple[str, ...] = ()


class Explainer(Generic[O, S, M, E, V, P]):
    """Explains moves of a seat in sampled worlds."""

    def __init__(
        self, plugin: Plugin[O, S, M, E, V, P], rules: int, worlds: Sequence[S], seat: Seat, legal: Sequence[M]
    ) -> None:
        self._game = plugin.rules_by_version[rules]
        self._reasons = plugin.reasons
        self._worlds = [world for place, world in enumerate(worlds) if world not in worlds[:place]]
        self._seat = seat
        self._legal = legal
        self._candidates: dict[M, tuple[Candidate[S, M], ...]] = {}

    def explain(self, move: M, beside: Sequence[M] = ()) -> Explanation | None:
        """Return the explanation for a move; None if no reason tells it apart from the other moves.

        Of those that tell it apart from many moves, it is the first that also does so from most of the moves `beside`.
        """
        found: tuple[float, Explanation] | None = None
        for explanation, share, reason in self._explain(move, self._others(move), is_against=False):
            told = sum(self._is_false_of(reason, other, move) for other in beside)
            weight = 1 + told if share >= TELLING_SHARE else share
            if found is None or weight > found[0]:
                found = weight, explanation
            if weight == 1 + len(beside):
                break
        return found[1] if found else None

    def explain_against(self, move: M, best: M) -> Explanation | None:
        """Return what speaks against a move and not against the best one; None if there is nothing."""
        return next((found for found, _, _ in self._explain(move, [best], is_against=True)), None)

    def _explain(
        self, move: M, others: Sequence[M], *, is_against: bool
    ) -> Iterable[tuple[Explanation, float, Reason[S, M]]]:
        """Yield each explanation, the weightiest first, with the share of the others of which it is false."""
        if not others:
            return
        for reason in self._reasons:
            if reason.is_against is not is_against:
                continue
            grounds = self._common_grounds(reason, move)
            if grounds is None:
                continue
            amounts = [self._amount(reason, other) for other in others]
            false_of = sum(amount is None or (reason.is_most and amount < grounds.amount) for amount in amounts)
            if false_of and all(amount is None or amount <= grounds.amount for amount in amounts):
                yield Explanation(reason.clause, grounds.message, grounds.items), false_of / len(others), reason

    def _is_false_of(self, reason: Reason[S, M], other: M, move: M) -> bool:
        """Return whether a reason for a move is false of another one, or that one has less of it."""
        amount, own = self._amount(reason, other), self._amount(reason, move)
        return amount is None or (own is not None and amount < own)

    def _common_grounds(self, reason: Reason[S, M], move: M) -> Grounds | None:
        """Return the grounds that a reason has in all worlds; None if they differ."""
        first, *rest = self._candidates_of(move)
        grounds = reason.find(first)
        return grounds if grounds is not None and all(reason.find(other) == grounds for other in rest) else None

    def _amount(self, reason: Reason[S, M], move: M) -> int | None:
        """Return the largest amount that a reason has in any world; None if it is false in all of them."""
        found = [reason.find(candidate) for candidate in self._candidates_of(move)]
        return max((grounds.amount for grounds in found if grounds is not None), default=None)

    def _candidates_of(self, move: M) -> tuple[Candidate[S, M], ...]:
        """Return a move in each world, with what follows from it."""
        if move not in self._candidates:
            self._candidates[move] = tuple(
                Candidate(world, self._seat, move, self._game.apply(world, self._seat, move, DISCARD))
                for world in self._worlds
            )
        return self._candidates[move]

    def _others(self, move: M) -> Sequence[M]:
        """Return the other moves, or evenly many of them if there are very many."""
        others = [other for other in self._legal if other != move]
        return others[:: len(others) // MAX_OTHERS + 1]
