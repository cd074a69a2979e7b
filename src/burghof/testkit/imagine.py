"""Determinization: a sampled world looks like the true one to its seat, and is as likely as chance makes it."""

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

EACH = 40
"""Expected number of samples of the rarest world of a small position."""
MOST = 6_000
"""Maximum number of samples; a position that needs more is not small."""
MOST_WORLDS = MOST // EACH
POSITIONS = 200
"""Maximum number of positions to search for each small one."""
TWINS = 30
"""Maximum number of twins to request per world of a small position until all worlds occurred."""
SIGMAS = 5
"""Maximum deviation of a world's count in standard deviations; a world that never occurs exceeds it, given `EACH`."""
DOUBT = 14
"""A fair game fails by chance once in e to the power of this."""


def check_imagined_views(trial: AnyTrial, number: int) -> None:
    """Check at this many positions that a sampled world fulfils the invariant and looks to its seat like the truth."""
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
    if not trial.plugin.card.hides and encode(imagined) != encode(world.state):
        raise Breach("hides", "the card says that nothing is hidden, but the view does not determine the state")
    decision = next((d for d in world.pending if d.seat == audience), None)
    if decision is None:
        return
    if decision.kind not in [d.kind for d in game.pending(imagined) if d.seat == audience]:
        raise Breach("imagine", f"seat {audience} is not asked {decision.kind} in the sampled world")
    if list(game.legal_moves(imagined, decision.seat)) != list(game.legal_moves(world.state, decision.seat)):
        raise Breach("imagine", f"seat {audience} has other legal moves in the sampled world")


def check_imagined_worlds(trial: AnyTrial, number: int) -> None:
    """Check at this many small positions that `imagine` gives exactly the possible worlds, at the right frequencies."""
    dice = dice_for(trial, "worlds")
    for recall in recalls(trial):
        checked = 0
        for world in islice(positions(trial, "worlds", recall), POSITIONS * number):
            audience = world.audiences[dice.below(world.seats + 1)]
            weights = _weights(trial, world.state, audience, recall)
            if 1 < len(weights) <= MOST_WORLDS and EACH * sum(weights.values()) <= MOST * min(weights.values()):
                _check_twins(trial, world.state, audience, recall, weights, dice)
                _check_frequencies(world, audience, weights, dice)
                checked += 1
            if checked == number:
                break
        if checked < number:
            raise Breach("worlds", f"only {checked} positions of {number} were small enough to enumerate")


def _weights(trial: AnyTrial, state: Struct, audience: Audience, recall: Recall) -> dict[bytes, int]:
    """Return the possible worlds and their weights; stops one above `MOST_WORLDS` if there are too many."""
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
    """Check that the twin returns all listed worlds, and no other."""
    never = set(weights) - {encode(state)}
    for _ in range(TWINS * len(weights)):
        twin = encode(trial.twin(state, audience, recall, dice))
        if twin not in weights:
            raise Breach("twin", f"gives a state that is not among the worlds: {twin.decode()}")
        never.discard(twin)
        if not never:
            return
    raise Breach("twin", f"never gives {len(never)} of {len(weights)} worlds, like {min(never).decode()}")


def _check_frequencies(world: World, audience: Audience, weights: dict[bytes, int], dice: Rng) -> None:
    """Sample many worlds, and compare their frequencies with the weights."""
    view = world.game.view(world.state, audience, world.header.recall)
    total = sum(weights.values())
    number = EACH * total // min(weights.values())
    counted = Counter(encode(world.game.imagine(view, dice)) for _ in range(number))
    for imagined in counted:
        if imagined not in weights:
            raise Breach("imagine", f"gives an impossible world: {imagined.decode()}")
    distance = 0.0
    for possible, weight in weights.items():
        expected = number * weight / total
        if abs(counted[possible] - expected) > SIGMAS * sqrt(expected) + 1:
            raise Breach("imagine", f"expected {expected:.0f} times, got {counted[possible]}: {possible.decode()}")
        distance += (counted[possible] - expected) ** 2 / expected
    if distance > _farthest(len(weights) - 1):
        raise Breach("imagine", f"wrong frequencies: chi-squared is {distance:.0f} for {len(weights)} worlds")


def _farthest(freedom: int) -> float:
    """Return a bound that chi-squared with this freedom exceeds less than once in e to the power of `DOUBT`.

    The bound is that of Laurent and Massart (2000).
    """
    return freedom + 2 * sqrt(freedom * DOUBT) + 2 * DOUBT
