"""Determinization: samples a world that is consistent with a view, with exactly its probability."""

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.hidden.posterior import Evidence, completion_weights, evidence_from_view, likelihoods
from burghof.games.seven_locks.model.castle import DEPTHS, ECHO_WEIGHTS, MAX_ECHO_ERROR, TOWERS, Depth, Echo
from burghof.games.seven_locks.model.state import State, locked_towers
from burghof.games.seven_locks.model.view import View
from burghof.kernel import Rng

WORD_BITS = 32
"""Number of random bits drawn from the generator at a time."""


def determinize(view: View, rng: Rng) -> State:
    """Sample the state of this view with depths drawn by their weights; without a notebook, also sample past echoes."""
    depths = sample_depths(evidence_from_view(view), rng)
    return State(
        options=view.options,
        seats=view.seats,
        coats=view.coats,
        boxes=view.boxes,
        bin=view.bin,
        keys=view.keys,
        phase=view.phase,
        turn=view.turn,
        step=view.step,
        active=view.active,
        keymaster=view.keymaster,
        depths=depths,
        shown=view.shown,
        heard=sample_past(view, depths, rng) if view.heard is None else view.heard,
        attempts=view.attempts,
        due=view.due,
        steps=view.steps,
        sounds=view.sounds,
        falling=view.falling,
        key=view.key,
        asked=view.asked,
        joined=view.joined,
        wagers=view.wagers,
        prizes=view.prizes,
        lost=view.lost,
    )


def sample_depths(evidence: Evidence, rng: Rng) -> tuple[Depth, ...]:
    """Draw an arrangement of the depths with probability proportional to its weight, tower by tower."""
    after = completion_weights(evidence)
    drawn = _random_below(rng, after[0])
    depths, taken = [], 0
    for row in likelihoods(evidence):
        place = 0
        while drawn >= (ways := 0 if taken >> place & 1 else row[place] * after[taken | 1 << place]):
            drawn -= ways
            place += 1
        depths.append(DEPTHS[place])
        taken |= 1 << place
        drawn //= row[place]
    return tuple(depths)


def _random_below(rng: Rng, n: int) -> int:
    """Return a random integer from 0 to n - 1 for any n: draw as many bits as n has, repeatedly until it is below n."""
    bits = n.bit_length()
    words = -(-bits // WORD_BITS)
    while True:
        drawn = 0
        for _ in range(words):
            drawn = drawn << WORD_BITS | rng.below(1 << WORD_BITS)
        drawn >>= words * WORD_BITS - bits
        if drawn < n:
            return drawn


def sample_past(view: View, depths: tuple[Depth, ...], rng: Rng) -> tuple[tuple[Echo, ...], ...]:
    """Sample the echoes of earlier turns: the first pearls in each tower, the other pearls in random locked towers."""
    locked = locked_towers(view.shown) if view.turn else []
    fresh = [sound for sound in view.sounds if view.shown[sound.tower] is None]
    pearls = [CASTLE.first_pearls if tower in locked else 0 for tower in TOWERS]
    inside = CASTLE.pearls - view.bin - sum(view.boxes) - view.lost
    for _ in range(inside - len(fresh) - sum(pearls)):
        pearls[locked[rng.below(len(locked))]] += 1
    weights = ECHO_WEIGHTS[view.options.echo]
    return tuple(
        (
            *(Echo(depths[tower] + rng.weighted(weights) - MAX_ECHO_ERROR) for _ in range(pearls[tower])),
            *(sound.echo for sound in fresh if sound.tower == tower),
        )
        for tower in TOWERS
    )
