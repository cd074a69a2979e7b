"""The posterior: the exact probability of each depth in each tower given everything heard and seen, in integers.

All evidence is about single towers. So the weight of an arrangement of the eight depths is a product with one factor
per tower, and sums over all 40,320 arrangements are sums over the 256 sets of depths.
"""

from functools import lru_cache
from math import gcd

from msgspec import Struct

from burghof.games.seven_locks.model.castle import DEPTHS, SET_ASIDE, TOWERS, Depth, Echo, Tower, echo_weight
from burghof.games.seven_locks.model.options import Noise
from burghof.games.seven_locks.model.state import Attempt, State
from burghof.games.seven_locks.model.view import View

ALL_TOWERS = (*TOWERS, SET_ASIDE)
ALL_DEPTHS_MASK = (1 << len(DEPTHS)) - 1
"""The set of all depths, as a bit set."""
CACHE_SIZE = 256
"""Number of cached results: a bot asks about the same evidence in every world it samples."""

DepthWeights = tuple[int, ...]
"""A number for each depth."""


class Evidence(Struct, frozen=True, gc=False):
    """The evidence about the depths: echoes, keys that did not fit, opened towers."""

    noise: Noise
    heard: tuple[tuple[Echo, ...], ...]
    attempts: tuple[tuple[Attempt, ...], ...]
    shown: tuple[Depth | None, ...]


class Posterior(Struct, frozen=True, gc=False):
    """The weight of each depth in each tower, the set-aside tower last; each row and each column sums to `total`.

    The probability of a depth is its weight divided by the total.
    """

    weights: tuple[DepthWeights, ...]
    total: int


def posterior(view: View) -> Posterior:
    """Return the probabilities of all depths in all towers given what this view knows."""
    return compute_posterior(evidence_from_view(view))


def evidence_from_view(view: View) -> Evidence:
    """Return what this view knows; without a notebook, only the echoes of the running turn."""
    in_the_ear = tuple(tuple(sound.echo for sound in view.sounds if sound.tower == tower) for tower in TOWERS)
    heard = in_the_ear if view.heard is None else view.heard
    return Evidence(view.options.echo, heard, view.attempts, view.shown)


def evidence_from_state(state: State) -> Evidence:
    """Return what everybody could have noticed so far; the depths themselves are not used."""
    return Evidence(state.options.echo, state.heard, state.attempts, state.shown)


@lru_cache(maxsize=CACHE_SIZE)
def compute_posterior(evidence: Evidence) -> Posterior:
    """Return the probabilities of all depths in all towers given this evidence."""
    rows = likelihoods(evidence)
    after = completion_weights(evidence)
    before = _prefix_weights(rows)
    weights = [[0] * len(DEPTHS) for _ in ALL_TOWERS]
    for taken in range(ALL_DEPTHS_MASK):
        tower = taken.bit_count()
        row, sums, begun = rows[tower], weights[tower], before[tower]
        ways = begun.get(taken)
        if ways:
            for place, likelihood in enumerate(row):
                bit = 1 << place
                if likelihood and not taken & bit:
                    sums[place] += ways * likelihood * after[taken | bit]
    return Posterior(tuple(tuple(sums) for sums in weights), after[0])


@lru_cache(maxsize=CACHE_SIZE)
def completion_weights(evidence: Evidence) -> tuple[int, ...]:
    """Return, for each set of depths assigned to the first towers, the total weight of all ways to assign the rest."""
    rows = likelihoods(evidence)
    after = [0] * ALL_DEPTHS_MASK + [1]
    for taken in range(ALL_DEPTHS_MASK - 1, -1, -1):
        row = rows[taken.bit_count()]
        after[taken] = sum(
            likelihood * after[taken | 1 << place]
            for place, likelihood in enumerate(row)
            if likelihood and not taken >> place & 1
        )
    return tuple(after)


def _prefix_weights(rows: tuple[DepthWeights, ...]) -> list[dict[int, int]]:
    """Return, for each number of towers, the sets of depths they can have, with the total weight of each set."""
    before: list[dict[int, int]] = [{0: 1}]
    for row in rows:
        sets: dict[int, int] = {}
        for taken, ways in before[-1].items():
            for place, likelihood in enumerate(row):
                bit = 1 << place
                if likelihood and not taken & bit:
                    sets[taken | bit] = sets.get(taken | bit, 0) + ways * likelihood
        before.append(sets)
    return before


@lru_cache(maxsize=CACHE_SIZE)
def likelihoods(evidence: Evidence) -> tuple[DepthWeights, ...]:
    """Return, for each tower, the likelihood of its evidence under each depth, reduced to the smallest integers."""
    rows = [tuple(_likelihood(evidence, tower, depth) for depth in DEPTHS) for tower in ALL_TOWERS]
    return tuple(tuple(number // (gcd(*row) or 1) for number in row) for row in rows)


def _likelihood(evidence: Evidence, tower: Tower, depth: Depth) -> int:
    """Return the likelihood of this tower's evidence under this depth; 0 if they contradict each other."""
    shown = evidence.shown[tower]
    if shown is not None:
        return int(depth == shown)
    if tower == SET_ASIDE:
        return 1
    product = 1
    for echo in evidence.heard[tower]:
        product *= echo_weight(evidence.noise, depth, echo)
    return product if all(agrees(attempt, depth) for attempt in evidence.attempts[tower]) else 0


def agrees(attempt: Attempt, depth: Depth) -> bool:
    """Return whether a key that did not fit could have looked like that on a lock of this depth (5.6, 5.7)."""
    off = attempt.key - depth if attempt.fit == "too-long" else depth - attempt.key
    return off > 0 if attempt.by is None else off == attempt.by
