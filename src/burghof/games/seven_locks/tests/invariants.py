"""The game's invariants and twin worlds: what nobody may know, written from the rules and not from the code."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import prod

from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import DEPTHS, SET_ASIDE, TOWERS, Depth, Echo, Tower, echo_weight
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, State
from burghof.kernel import Audience, Recall, Rng


def invariant(state: State) -> None:
    """Assert that no pearl, key or coat of arms appears or is lost, and that all evidence agrees with the depths."""
    inside = sum(map(len, state.heard))
    locked = [tower for tower in TOWERS if state.shown[tower] is None]
    assert state.bin + inside + sum(state.boxes) + state.lost == 80
    assert min((state.bin, *state.boxes, *state.coats)) >= 0
    assert len(state.keys) == len(locked) + 1 or (not locked and len(state.keys) == 2)
    assert set(state.keys).isdisjoint(state.shown[tower] for tower in TOWERS) or not locked
    assert sum(state.coats) + len(state.joined) + len(state.wagers) <= 2 * state.seats
    assert len({wager.seat for wager in state.wagers}) == len(state.wagers)
    assert (state.falling is not None) == (state.phase == "echo")
    assert (state.key is not None) == (state.phase in ("join", "withdraw"))
    assert all(state.heard[tower] == () for tower in TOWERS if tower not in locked)
    assert bool(state.depths) == (state.phase != "depths")
    if state.depths:
        assert tuple(sorted(state.depths)) == DEPTHS
        assert all(is_possible(state, tower, state.depths[tower]) for tower in (*TOWERS, SET_ASIDE))


def options(rng: Rng, seats: int) -> Options:
    """Return random options; withdrawing only with more than two seats, because with two nobody can withdraw."""
    return Options(
        echo=("sharp", "normal", "muffled")[rng.below(3)],
        sight=("direction", "distance")[rng.below(2)],
        bin=("when-due", "at-once")[rng.below(2)],
        withdrawing=seats > 2 and bool(rng.below(2)),
    )


def twin(state: State, seat: Audience, recall: Recall, rng: Rng) -> State:
    """Return other depths that agree with all keys tried and all echoes; under pure recall, only echoes of this turn.

    Under pure recall the pearls of earlier turns may also lie in other towers and have other echoes.
    """
    del seat
    if recall == "notebook":
        return replace(state, depths=_random_arrangement(state, rng))
    sounds = [sound for sound in state.sounds if state.shown[sound.tower] is None]
    fresh = tuple(tuple(sound.echo for sound in sounds if sound.tower == tower) for tower in TOWERS)
    depths = _random_arrangement(replace(state, heard=fresh), rng)
    return replace(state, depths=depths, heard=_random_past(state, fresh, depths, rng))


def worlds(state: State) -> Iterator[tuple[State, int]]:
    """Yield every arrangement of the depths that the notebook leaves open, with its weight."""
    hidden = _hidden(state)
    for depths in permutations(state.depths[tower] for tower in hidden):
        world = _with_depths(state, hidden, depths)
        if all(is_possible(world, tower, world.depths[tower]) for tower in hidden):
            yield world, likelihood(world)


def likelihood(state: State) -> int:
    """Return the weight with which these depths produce the echoes that were heard."""
    return prod(
        echo_weight(state.options.echo, state.depths[tower], echo) for tower in TOWERS for echo in state.heard[tower]
    )


def _hidden(state: State) -> list[Tower]:
    """Return the towers whose depth nobody has seen."""
    return [tower for tower in (*TOWERS, SET_ASIDE) if state.shown[tower] is None]


def _with_depths(state: State, towers: Sequence[Tower], depths: Sequence[Depth]) -> State:
    """Return the table with these depths in these towers."""
    there = dict(zip(towers, depths, strict=True))
    return replace(state, depths=tuple(there.get(Tower(at), depth) for at, depth in enumerate(state.depths)))


def is_possible(state: State, tower: Tower, depth: Depth) -> bool:
    """Return whether a depth agrees with all evidence about a tower: its opening, the keys tried on it, its echoes."""
    if state.shown[tower] is not None:
        return state.shown[tower] == depth
    if tower == SET_ASIDE:
        return True
    return all(_agrees(attempt, depth) for attempt in state.attempts[tower]) and all(
        echo_weight(state.options.echo, depth, echo) for echo in state.heard[tower]
    )


def _agrees(attempt: Attempt, depth: Depth) -> bool:
    """Return whether a key tried on a lock of this depth gives the observed result."""
    is_right_side = attempt.key > depth if attempt.fit == "too-long" else attempt.key < depth
    return is_right_side and attempt.by in (None, abs(attempt.key - depth))


def _random_arrangement(state: State, rng: Rng) -> tuple[Depth, ...]:
    """Return a random arrangement of the hidden depths that agrees with all evidence."""
    hidden = _hidden(state)
    if not state.depths or not hidden:
        return state.depths

    def fill(towers: Sequence[Tower], left: frozenset[Depth]) -> tuple[Depth, ...] | None:
        if not towers:
            return ()
        for depth in rng.shuffle(sorted(left)):
            rest = fill(towers[1:], left - {depth}) if is_possible(state, towers[0], depth) else None
            if rest is not None:
                return (depth, *rest)
        return None

    depths = fill(hidden, frozenset(state.depths[tower] for tower in hidden))
    assert depths is not None, "the true depths agree with all evidence"
    return _with_depths(state, hidden, depths).depths


def _random_past(
    state: State, fresh: tuple[tuple[Echo, ...], ...], depths: tuple[Depth, ...], rng: Rng
) -> tuple[tuple[Echo, ...], ...]:
    """Return another past: as many pearls, at least two per locked tower, echoes possible for these depths."""
    locked = [tower for tower in TOWERS if state.heard[tower]]
    earlier = [2 if tower in locked else 0 for tower in TOWERS]
    for _ in range(sum(map(len, state.heard)) - sum(map(len, fresh)) - sum(earlier)):
        earlier[locked[rng.below(len(locked))]] += 1
    possible = [
        [Echo(echo) for echo in range(-5, 15) if echo_weight(state.options.echo, depth, Echo(echo))] for depth in depths
    ]
    return tuple(
        (*(possible[tower][rng.below(len(possible[tower]))] for _ in range(earlier[tower])), *fresh[tower])
        for tower in TOWERS
    )
