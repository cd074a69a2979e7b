"""The greedy player: looks one move ahead and takes what the game's heuristic likes best."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, Protocol

from burghof.bots.dice import LooseDice
from burghof.kernel import SILENT, Audience, Game, Seat
from burghof.kernel.game import E, M, O, P, S, V


class Seen(Protocol):
    """What every view says of itself."""

    @property
    def seat(self) -> Audience:
        """Whose view it is."""


class GreedyPlayer(Generic[O, S, M, E, V, P]):
    """Imagines worlds that fit its view, tries each move in all of them, and takes the best on average."""

    def __init__(
        self, game: Game[O, S, M, E, V, P], evaluate: Callable[[S, Seat], int], rng: Random, worlds: int
    ) -> None:
        """A player by these rules and this heuristic; where nothing is hidden one world is enough."""
        self._game = game
        self._evaluate = evaluate
        self._random = rng.random
        self._dice = LooseDice(rng)
        self._worlds = worlds

    def choose(self, view: V, legal: Sequence[M]) -> M:
        """The move with the best mean of the heuristic right after it; among equals any."""
        if len(legal) == 1:
            return legal[0]
        seat = _seat_of(view)
        worlds = [self._game.imagine(view, self._dice) for _ in range(self._worlds)]
        apply, evaluate = self._game.apply, self._evaluate
        values = [sum(evaluate(apply(world, seat, move, SILENT), seat) for world in worlds) for move in legal]
        most = max(values)
        best = [move for move, value in zip(legal, values, strict=True) if value == most]
        return best[int(self._random() * len(best))]


def _seat_of(view: object) -> Seat:
    """Whose view it is; every view tells."""
    seen: Seen = view  # type: ignore[assignment] # a view has `seat` and `recall` by the contract of games
    assert seen.seat is not None, "a spectator decides nothing"
    return seen.seat
