"""The greedy player: looks one move ahead and plays the move that the game's heuristic rates best."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic

from burghof.bots.fast_rng import FastRng
from burghof.bots.player import seat_of
from burghof.kernel import DISCARD, Game, Seat
from burghof.kernel.game import E, M, O, P, S, V


class GreedyPlayer(Generic[O, S, M, E, V, P]):
    """Samples worlds that fit its view, tries each move in all of them, and plays the best on average."""

    def __init__(
        self, game: Game[O, S, M, E, V, P], evaluate: Callable[[S, Seat], int], rng: Random, worlds: int
    ) -> None:
        """Create a player; one world is enough for a game without hidden information."""
        self._game = game
        self._evaluate = evaluate
        self._random = rng.random
        self._rng = FastRng(rng)
        self._worlds = worlds

    def choose(self, view: V, legal: Sequence[M]) -> M:
        """Return the move with the best mean heuristic value right after it; ties are broken at random."""
        if len(legal) == 1:
            return legal[0]
        seat = seat_of(view)
        worlds = [self._game.determinize(view, self._rng) for _ in range(self._worlds)]
        apply, evaluate = self._game.apply, self._evaluate
        values = [sum(evaluate(apply(world, seat, move, DISCARD), seat) for world in worlds) for move in legal]
        most = max(values)
        best = [move for move, value in zip(legal, values, strict=True) if value == most]
        return best[int(self._random() * len(best))]
