"""Playouts: whole games without a record, as fast as the rules allow."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from burghof.bots.fast_rng import FastRng
from burghof.bots.player import Bot
from burghof.bots.random_player import RandomPlayer
from burghof.kernel import CHANCE, DISCARD, Decision, Outcome, Plugin, Recall
from burghof.kernel.game import E, M, O, P, S, V

MAX_STEPS = 100_000
"""Maximum number of steps, more than any of our games has: a game that reaches it would never end."""


class Playout(Struct, frozen=True):
    """A finished playout: its number of moves (those of chance included), its outcome, and the game's own statistics.

    Without an outcome it was stopped at the cap.
    """

    steps: int
    outcome: Outcome | None
    statistics: dict[str, int]


def playout(
    plugin: Plugin[O, S, M, E, V, P],
    options: O,
    bots: Sequence[Bot[V, M]],
    rng: Random,
    *,
    recalls: Sequence[Recall] = (),
    max_steps: int = MAX_STEPS,
) -> Playout:
    """Play one whole game with the newest rules and one bot per seat; `rng` serves chance and the random players.

    Without `recalls`, all bots get the notebook view.
    """
    recalls = recalls or ["notebook"] * len(bots)
    game = plugin.newest_rules
    pending, legal_moves, apply = game.pending, game.legal_moves, game.apply
    random, dice = rng.random, FastRng(rng)
    needs_view = [not isinstance(bot, RandomPlayer) for bot in bots]
    state = game.start(options, len(bots))
    for steps in range(max_steps):
        decisions = pending(state)
        if not decisions:
            return Playout(steps, game.outcome(state), plugin.statistics(state))
        seat = decisions[0].seat if len(decisions) == 1 else first_unanswered(decisions).seat
        if seat == CHANCE:
            move = game.draw(state, dice)
        else:
            legal = legal_moves(state, seat)
            if needs_view[seat]:
                move = bots[seat].choose(game.view(state, seat, recalls[seat]), legal)
            else:
                move = legal[int(random() * len(legal))]
        state = apply(state, seat, move, DISCARD)
    return Playout(max_steps, None, {})


def first_unanswered(decisions: Sequence[Decision]) -> Decision:
    """Return the first unanswered decision; one always exists, because a complete ballot would have been resolved."""
    return next(decision for decision in decisions if not decision.answered)
