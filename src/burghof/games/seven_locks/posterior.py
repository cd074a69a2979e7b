"""The posterior: how likely each depth of each tower is, by everything that was heard and seen. Exact, in integers.

All evidence is about single towers, so the weight of an arrangement of the eight depths is a product of one number for
each tower, and sums over all 40,320 arrangements are sums over the 256 sets of depths.
"""

from functools import lru_cache
from math import gcd

from msgspec import Struct

from burghof.games.seven_locks.model.castle import DEPTHS, SET_ASIDE, TOWERS, Depth, Echo, Tower, weight
from burghof.games.seven_locks.model.options import Noise
from burghof.games.seven_locks.model.state import Attempt, State
from burghof.games.seven_locks.model.view import View

ALL = (*TOWERS, SET_ASIDE)
FULL = (1 << len(DEPTHS)) - 1
"""The set of all depths, as bits."""
KEPT = 256
"""As many bodies of evidence are remembered: a bot asks about the same one in every world it imagines."""

Row = tuple[int, ...]
"""A number for each depth."""


class Evidence(Struct, frozen=True, gc=False):
    """What speaks about the depths: echoes, keys tried in vain, towers opened."""

    noise: Noise
    heard: tuple[tuple[Echo, ...], ...]
    attempts: tuple[tuple[Attempt, ...], ...]
    shown: tuple[Depth | None, ...]


class Posterior(Struct, frozen=True, gc=False):
    """For each tower, the one set aside last, the weight of each depth; every row and every column adds up to `total`.

    The chance of a depth is its weight divided by the total.
    """

    weights: tuple[Row, ...]
    total: int


def posterior(view: View) -> Posterior:
    """The chances of every depth in every tower, by what this view holds."""
    return chances(evidence_in(view))


def evidence_in(view: View) -> Evidence:
    """What this view knows: without a notebook only the echoes of the running turn."""
    in_the_ear = tuple(tuple(sound.echo for sound in view.sounds if sound.tower == tower) for tower in TOWERS)
    heard = in_the_ear if view.heard is None else view.heard
    return Evidence(view.options.echo, heard, view.attempts, view.shown)


def evidence_of(state: State) -> Evidence:
    """What everybody could have noticed so far; the depths themselves are not looked at."""
    return Evidence(state.options.echo, state.heard, state.attempts, state.shown)


@lru_cache(maxsize=KEPT)
def chances(evidence: Evidence) -> Posterior:
    """The chances of every depth in every tower, by this evidence."""
    rows = likelihoods(evidence)
    after = completions(evidence)
    before = _beginnings(rows)
    weights = [[0] * len(DEPTHS) for _ in ALL]
    for taken in range(FULL):
        tower = taken.bit_count()
        row, sums, begun = rows[tower], weights[tower], before[tower]
        ways = begun.get(taken)
        if ways:
            for place, likelihood in enumerate(row):
                bit = 1 << place
                if likelihood and not taken & bit:
                    sums[place] += ways * likelihood * after[taken | bit]
    return Posterior(tuple(tuple(sums) for sums in weights), after[0])


@lru_cache(maxsize=KEPT)
def completions(evidence: Evidence) -> tuple[int, ...]:
    """For each set of depths given to the first towers, the weight of all ways to give the rest to the others."""
    rows = likelihoods(evidence)
    after = [0] * FULL + [1]
    for taken in range(FULL - 1, -1, -1):
        row = rows[taken.bit_count()]
        after[taken] = sum(
            likelihood * after[taken | 1 << place]
            for place, likelihood in enumerate(row)
            if likelihood and not taken >> place & 1
        )
    return tuple(after)


def _beginnings(rows: tuple[Row, ...]) -> list[dict[int, int]]:
    """For each number of towers, the sets of depths they can have together, with the weight of all ways to do so."""
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


@lru_cache(maxsize=KEPT)
def likelihoods(evidence: Evidence) -> tuple[Row, ...]:
    """For each tower how well each depth agrees with what was noticed about it, as small integers as possible."""
    rows = [tuple(_likelihood(evidence, tower, depth) for depth in DEPTHS) for tower in ALL]
    return tuple(tuple(number // (gcd(*row) or 1) for number in row) for row in rows)


def _likelihood(evidence: Evidence, tower: Tower, depth: Depth) -> int:
    """How well this depth agrees with what was noticed about this tower; 0 if not at all."""
    shown = evidence.shown[tower]
    if shown is not None:
        return int(depth == shown)
    if tower == SET_ASIDE:
        return 1
    product = 1
    for echo in evidence.heard[tower]:
        product *= weight(evidence.noise, depth, echo)
    return product if all(agrees(attempt, depth) for attempt in evidence.attempts[tower]) else 0


def agrees(attempt: Attempt, depth: Depth) -> bool:
    """Whether a key tried in vain could have looked like that on a lock of this depth (5.6, 5.7)."""
    off = attempt.key - depth if attempt.fit == "too-long" else depth - attempt.key
    return off > 0 if attempt.by is None else off == attempt.by
