"""Imagining: what a bot makes of a view cannot be told from the truth, and is as likely as chance has it."""

from collections import Counter
from itertools import islice
from math import sqrt

from msgspec import Struct
from msgspec.json import encode

from burghof.kernel import Audience, Recall, Rng
from burghof.testkit.breach import Breach, Leak
from burghof.testkit.trial import AnyTrial
from burghof.testkit.walk import dice_for, positions, recalls
from burghof.testkit.world import World

MOST_WORLDS = 150
"""A position with more worlds than this is not small."""
EACH = 40
"""How often the rarest world of a small position is to be imagined on average..."""
MOST = 4_000
"""...unless it would need more than this."""
SIGMAS = 5


def check_imagined_views(trial: AnyTrial, number: int) -> None:
    """At this many positions an imagined world obeys the laws and looks to its seat exactly as the true one does."""
    dice = dice_for(trial, "imagine")
    for recall in recalls(trial):
        for world in islice(positions(trial, "imagine", recall), number):
            for audience in world.audiences:
                _check_view(trial, world, audience, dice)


def _check_view(trial: AnyTrial, world: World, audience: Audience, dice: Rng) -> None:
    game, recall = world.game, world.header.recall
    view = game.view(world.state, audience, recall)
    imagined = game.imagine(view, dice)
    trial.law(imagined)
    one, other = encode(view), encode(game.view(imagined, audience, recall))
    if one != other:
        raise Leak("imagine", audience, recall, one, other)
    decision = next((d for d in world.pending if d.seat == audience), None)
    if decision is None:
        return
    if decision.kind not in [d.kind for d in game.pending(imagined) if d.seat == audience]:
        raise Breach("imagine", f"seat {audience} is not asked {decision.kind} in the world it imagines")
    if list(game.legal_moves(imagined, decision.seat)) != list(game.legal_moves(world.state, decision.seat)):
        raise Breach("imagine", f"seat {audience} may do other things in the world it imagines")


def check_imagined_worlds(trial: AnyTrial, number: int) -> None:
    """At this many small positions `imagine` reaches exactly the possible worlds, each as often as chance has it."""
    dice = dice_for(trial, "worlds")
    for recall in recalls(trial):
        checked = 0
        for world in islice(positions(trial, "worlds", recall), 40 * number):
            audience = world.audiences[dice.below(world.seats + 1)]
            weights = _weights(trial, world.state, audience, recall)
            if 1 < len(weights) <= MOST_WORLDS:
                _check_twins(trial, world.state, audience, recall, weights, dice)
                _check_frequencies(world, audience, weights, dice)
                checked += 1
            if checked == number:
                break
        if not checked:
            raise Breach("worlds", "no position was small enough to be counted out")


def _weights(trial: AnyTrial, state: Struct, audience: Audience, recall: Recall) -> dict[bytes, int]:
    """The possible worlds and their weights; one more than fits if there are too many."""
    assert trial.worlds is not None, "only for a game that lists its worlds"
    weights: Counter[bytes] = Counter()
    for world, weight in trial.worlds(state, audience, recall):
        weights[encode(world)] += weight
        if len(weights) > MOST_WORLDS:
            break
    if len(weights) <= MOST_WORLDS and encode(state) not in weights:
        raise Breach("worlds", "the true state is not among its worlds")
    return weights


def _check_twins(
    trial: AnyTrial, state: Struct, audience: Audience, recall: Recall, weights: dict[bytes, int], dice: Rng
) -> None:
    """The twin finds no world that is not listed."""
    for _ in range(10):
        if encode(trial.twin(state, audience, recall, dice)) not in weights:
            raise Breach("twin", "gives a state that is not among the worlds")


def _check_frequencies(world: World, audience: Audience, weights: dict[bytes, int], dice: Rng) -> None:
    """Imagine many worlds, and count."""
    view = world.game.view(world.state, audience, world.header.recall)
    total = sum(weights.values())
    number = min(MOST, EACH * total // min(weights.values()))
    counted = Counter(encode(world.game.imagine(view, dice)) for _ in range(number))
    for imagined in counted:
        if imagined not in weights:
            raise Breach("imagine", f"gives an impossible world: {imagined.decode()}")
    for possible, weight in weights.items():
        expected = number * weight / total
        if abs(counted[possible] - expected) > SIGMAS * sqrt(expected) + 1:
            raise Breach("imagine", f"expected {expected:.0f} times, got {counted[possible]}: {possible.decode()}")
