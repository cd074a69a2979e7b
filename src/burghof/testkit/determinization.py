"""Determinization: a sampled world looks like the true one to its seat, and is as likely as chance makes it."""

from collections import Counter
from itertools import islice
from math import sqrt

from msgspec import Struct
from msgspec.json import encode

from burghof.kernel import Audience, Recall, Rng
from burghof.testkit.errors import ContractError, LeakError
from burghof.testkit.random_games import random_positions, relevant_recalls, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld

EXPECTED_SAMPLES_OF_RAREST = 40
"""Expected number of samples of the rarest world of a small position."""
MAX_SAMPLES = 6_000
"""Maximum number of samples; a position that needs more is not small."""
MAX_WORLDS = MAX_SAMPLES // EXPECTED_SAMPLES_OF_RAREST
POSITIONS_PER_SMALL_ONE = 200
"""Maximum number of positions to search for each small one."""
TWINS_PER_WORLD = 30
"""Maximum number of twins to request per world of a small position until all worlds occurred."""
MAX_SIGMAS = 5
"""Maximum deviation of a world's count in standard deviations.

A world that never occurs exceeds it, given `EXPECTED_SAMPLES_OF_RAREST`.
"""
FALSE_ALARM_EXPONENT = 14
"""A fair game fails by chance once in e to the power of this."""


def check_determinized_views(trial: AnyTrial, number: int) -> None:
    """Check at this many positions that a sampled world fulfils the invariant and looks to its seat like the truth."""
    dice = rng_for(trial, "imagine")
    for recall in relevant_recalls(trial):
        for world in islice(random_positions(trial, "imagine", recall), number):
            for audience in world.audiences:
                _check_view(trial, world, audience, dice)


def _check_view(trial: AnyTrial, world: ForkedWorld, audience: Audience, rng: Rng) -> None:
    game, recall = world.game, world.header.recall
    view = game.view(world.state, audience, recall)
    sampled = game.determinize(view, rng)
    trial.invariant(sampled)
    one, other = encode(view), encode(game.view(sampled, audience, recall))
    if one != other:
        raise LeakError("imagine", audience, recall, one, other)
    if not trial.plugin.card.has_hidden_information and encode(sampled) != encode(world.state):
        raise ContractError("hides", "the card says that nothing is hidden, but the view does not determine the state")
    decision = next((d for d in world.pending if d.seat == audience), None)
    if decision is None:
        return
    if decision.kind not in [d.kind for d in game.pending(sampled) if d.seat == audience]:
        raise ContractError("imagine", f"seat {audience} is not asked {decision.kind} in the sampled world")
    if list(game.legal_moves(sampled, decision.seat)) != list(game.legal_moves(world.state, decision.seat)):
        raise ContractError("imagine", f"seat {audience} has other legal moves in the sampled world")


def check_determinized_worlds(trial: AnyTrial, number: int) -> None:
    """Check at this many small positions that `determinize` gives exactly the possible worlds, each as often as due."""
    dice = rng_for(trial, "worlds")
    for recall in relevant_recalls(trial):
        checked = 0
        for world in islice(random_positions(trial, "worlds", recall), POSITIONS_PER_SMALL_ONE * number):
            audience = world.audiences[dice.below(world.seats + 1)]
            weights = _weights(trial, world.state, audience, recall)
            if 1 < len(weights) <= MAX_WORLDS and EXPECTED_SAMPLES_OF_RAREST * sum(
                weights.values()
            ) <= MAX_SAMPLES * min(weights.values()):
                _check_twins(trial, world.state, audience, recall, weights, dice)
                _check_frequencies(world, audience, weights, dice)
                checked += 1
            if checked == number:
                break
        if checked < number:
            raise ContractError("worlds", f"only {checked} positions of {number} were small enough to enumerate")


def _weights(trial: AnyTrial, state: Struct, audience: Audience, recall: Recall) -> dict[bytes, int]:
    """Return the possible worlds and their weights; stops one above `MAX_WORLDS` if there are too many."""
    assert trial.worlds is not None, "only for a game that lists its worlds"
    weights: Counter[bytes] = Counter()
    for world, weight in trial.worlds(state, audience, recall):
        weights[encode(world)] += weight
        if len(weights) > MAX_WORLDS:
            break
    if len(weights) <= MAX_WORLDS and encode(state) not in weights:
        raise ContractError("worlds", "the true state is not among its worlds")
    return weights


def _check_twins(
    trial: AnyTrial, state: Struct, audience: Audience, recall: Recall, weights: dict[bytes, int], rng: Rng
) -> None:
    """Check that the twin returns all listed worlds, and no other."""
    never = set(weights) - {encode(state)}
    for _ in range(TWINS_PER_WORLD * len(weights)):
        twin = encode(trial.twin(state, audience, recall, rng))
        if twin not in weights:
            raise ContractError("twin", f"gives a state that is not among the worlds: {twin.decode()}")
        never.discard(twin)
        if not never:
            return
    raise ContractError("twin", f"never gives {len(never)} of {len(weights)} worlds, like {min(never).decode()}")


def _check_frequencies(world: ForkedWorld, audience: Audience, weights: dict[bytes, int], rng: Rng) -> None:
    """Sample many worlds, and compare their frequencies with the weights."""
    view = world.game.view(world.state, audience, world.header.recall)
    total = sum(weights.values())
    number = EXPECTED_SAMPLES_OF_RAREST * total // min(weights.values())
    counted = Counter(encode(world.game.determinize(view, rng)) for _ in range(number))
    for sampled in counted:
        if sampled not in weights:
            raise ContractError("imagine", f"gives an impossible world: {sampled.decode()}")
    distance = 0.0
    for possible, weight in weights.items():
        expected = number * weight / total
        if abs(counted[possible] - expected) > MAX_SIGMAS * sqrt(expected) + 1:
            raise ContractError(
                "imagine", f"expected {expected:.0f} times, got {counted[possible]}: {possible.decode()}"
            )
        distance += (counted[possible] - expected) ** 2 / expected
    if distance > _max_chi_squared(len(weights) - 1):
        raise ContractError("imagine", f"wrong frequencies: chi-squared is {distance:.0f} for {len(weights)} worlds")


def _max_chi_squared(freedom: int) -> float:
    """Return a bound that chi-squared with this freedom exceeds less than once in e ** `FALSE_ALARM_EXPONENT`.

    The bound is that of Laurent and Massart (2000).
    """
    return freedom + 2 * sqrt(freedom * FALSE_ALARM_EXPONENT) + 2 * FALSE_ALARM_EXPONENT
