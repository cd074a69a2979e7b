"""Bot fairness: in two worlds that a seat cannot distinguish, its bot decides the same with the same random numbers."""

from collections.abc import Sequence
from itertools import islice
from random import Random

from msgspec import Struct

from burghof.bots.roster import BOT_FACTORIES
from burghof.kernel import Move
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import random_positions, rng_for
from burghof.testkit.subject import AnyTrial

BOTS = ("greedy", "page")
"""Bots used in turn: one tries each move once, one searches. The other levels search the same way, longer."""
POSITIONS_PER_PAIR = 10
"""Maximum number of positions per requested pair: where much is known, a twin often cannot change anything."""
PAIRS_IF_NOTHING_HIDDEN = 20
"""Number of pairs for a game without hidden information, whose twins are all equal."""


def check_bot_fairness(trial: AnyTrial, pairs: int) -> None:
    """Compare bot decisions in this many pairs of worlds that their seat cannot distinguish; raises on a difference."""
    dice = rng_for(trial, "fair-bots/twins")
    hides = trial.plugin.card.has_hidden_information
    wanted, compared = pairs if hides else PAIRS_IF_NOTHING_HIDDEN, 0
    for world in islice(random_positions(trial, "fair-bots", "notebook"), POSITIONS_PER_PAIR * wanted):
        for seat in [decision.seat for decision in world.pending if not decision.answered]:
            legal = world.game.legal_moves(world.state, seat)
            twin = trial.twin(world.state, seat, "notebook", dice)
            if len(legal) > 1 and (twin != world.state or not hides):
                bot, seed = BOTS[compared % len(BOTS)], dice.below(1 << 32)
                views = (world.game.view(state, seat, "notebook") for state in (world.state, twin))
                one, other = (_choose(trial, bot, seed, view, legal) for view in views)
                if one != other:
                    raise ContractError("bots", f"{bot} chooses {one}, but {other} where only hidden facts differ")
                compared += 1
        if compared >= wanted:
            return
    raise ContractError("twin", f"only {compared} pairs of worlds of {wanted} in which a bot decides")


def _choose(trial: AnyTrial, bot: str, seed: int, view: Struct, legal: Sequence[Move]) -> Move:
    """Return the decision of a bot with this seed."""
    player = BOT_FACTORIES[bot](trial.plugin, trial.plugin.card.rules_version, Random(seed))
    chosen: Move = player.choose(view, legal)
    return chosen
