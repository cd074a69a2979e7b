"""Bot fairness: in two worlds that a seat cannot distinguish, its bot decides the same with the same random numbers."""

from collections.abc import Sequence
from itertools import islice
from random import Random

from msgspec import Struct

from burghof.bots.roster import ROSTER
from burghof.kernel import Move
from burghof.testkit.breach import Breach
from burghof.testkit.trial import AnyTrial
from burghof.testkit.walk import dice_for, positions

BOTS = ("greedy", "page")
"""Bots used in turn: one tries each move once, one searches. The other levels search the same way, longer."""
PATIENCE = 10
"""Maximum number of positions per requested pair: where much is known, a twin often cannot change anything."""
NOTHING_HIDDEN = 20
"""Number of pairs for a game without hidden information, whose twins are all equal."""


def check_fair_bots(trial: AnyTrial, pairs: int) -> None:
    """Compare bot decisions in this many pairs of worlds that their seat cannot distinguish; raises on a difference."""
    dice = dice_for(trial, "fair-bots/twins")
    hides = trial.plugin.card.hides
    wanted, compared = pairs if hides else NOTHING_HIDDEN, 0
    for world in islice(positions(trial, "fair-bots", "notebook"), PATIENCE * wanted):
        for seat in [decision.seat for decision in world.pending if not decision.answered]:
            legal = world.game.legal_moves(world.state, seat)
            twin = trial.twin(world.state, seat, "notebook", dice)
            if len(legal) > 1 and (twin != world.state or not hides):
                bot, seed = BOTS[compared % len(BOTS)], dice.below(1 << 32)
                views = (world.game.view(state, seat, "notebook") for state in (world.state, twin))
                one, other = (_chosen(trial, bot, seed, view, legal) for view in views)
                if one != other:
                    raise Breach("bots", f"{bot} chooses {one}, but {other} where only hidden facts differ")
                compared += 1
        if compared >= wanted:
            return
    raise Breach("twin", f"only {compared} pairs of worlds of {wanted} in which a bot decides")


def _chosen(trial: AnyTrial, bot: str, seed: int, view: Struct, legal: Sequence[Move]) -> Move:
    """Return the decision of a bot with this seed."""
    player = ROSTER[bot](trial.plugin, trial.plugin.card.rules_version, Random(seed))
    chosen: Move = player.choose(view, legal)
    return chosen
