"""The evaluation: a heuristic value of a table for a seat, in hundredths of a pearl.

Future gains are estimated from the probabilities that everybody can compute, not from the depths of the sampled world.
"""

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.hidden.posterior import compute_posterior, evidence_from_state
from burghof.games.seven_locks.model.castle import SET_ASIDE, TOWERS_AHEAD, Key, Tower
from burghof.games.seven_locks.model.state import State, keymaster_tower, locked_towers
from burghof.games.seven_locks.rules.walking import walk_targets
from burghof.kernel import Seat

PEARL_VALUE = 100
COAT_VALUE = 110
"""Value of a coat of arms while more than `FEW_TOWERS` towers are locked."""
LATE_COAT_VALUE = 50
"""Value of a coat of arms when at most `FEW_TOWERS` towers are locked."""
FEW_TOWERS = 3
ALL_LOST_VALUE = -50 * PEARL_VALUE
DROP_VALUE = 45
"""Value of dropping a pearl before the walk: its echo is heard, and it may be won."""
ATTEMPT_INFO_VALUE = 75
"""Value of what the next seat learns from this attempt."""
EXPECTED_LAST_PEARLS = 2
"""Number of pearls that the last tower is expected to get before the end."""


def evaluate(state: State, seat: Seat) -> int:
    """Return the seat's lead over its best opponent."""
    if state.phase == "over" and not state.prizes:
        return ALL_LOST_VALUE
    worths = _seat_values(state)
    own = worths.pop(seat)
    return own - max(worths)


def _seat_values(state: State) -> list[int]:
    """Return for each seat the value of its pearls, coats of arms, and expected gains from towers and wagers."""
    worths = [PEARL_VALUE * box for box in state.boxes]
    if state.phase == "over":
        return worths
    coat = COAT_VALUE if len(locked_towers(state.shown)) > FEW_TOWERS else LATE_COAT_VALUE
    for seat, coats in enumerate(state.coats):
        worths[seat] += coat * coats
    for seat, pearls in (*_attempt_gains(state), *_wager_gains(state)):
        worths[seat] += pearls
    return worths


def _attempt_gains(state: State) -> list[tuple[Seat, int]]:
    """Return what this turn's attempt may gain the opener and the joined seats, and what it leaves the next seat."""
    match state.phase:
        case "join" | "withdraw":
            tower, key = keymaster_tower(state), state.key
            assert key is not None, "a key was taken"
            share, rest = divmod(len(state.heard[tower]), 1 + len(state.joined))
            part = fit_percent(state, tower, key)
            return [
                (state.active, part * (share + rest)),
                *((seat, part * share) for seat in state.joined),
                (_next_seat(state), next_seat_gain(state, tower, expected_gains(state))),
            ]
        case "key":
            hopes, tower = expected_gains(state), keymaster_tower(state)
            return [(state.active, hopes[tower]), (_next_seat(state), next_seat_gain(state, tower, hopes))]
        case "drop" | "echo" | "walk" if state.turn:
            hopes = expected_gains(state)
            hope, left = max(
                ((hopes[tower], -next_seat_gain(state, tower, hopes)) for tower in walk_targets(state)), key=sum
            )
            return [
                (state.active, hope + DROP_VALUE * (state.due - (state.phase == "echo"))),
                (_next_seat(state), -left),
            ]
        case _:
            return []


def _next_seat(state: State) -> Seat:
    """Return the seat that has the next turn."""
    return Seat((state.active + 1) % state.seats)


def next_seat_gain(state: State, tower: Tower, hopes: dict[Tower, int]) -> int:
    """Return half of what the next seat may gain if the keymaster stands here: later seats have turns too."""
    ahead = [hopes[one] for one in TOWERS_AHEAD[tower] if state.shown[one] is None]
    if not ahead:
        return 0
    turns = [max(ahead[: face.steps]) + DROP_VALUE * face.pearls + ATTEMPT_INFO_VALUE for face in CASTLE.die]
    return sum(turns) // (2 * len(turns))


def expected_gains(state: State) -> dict[Tower, int]:
    """Return for each locked tower the expected gain with the most likely key."""
    return {tower: _expected_gain(state, tower) for tower in locked_towers(state.shown)}


def _expected_gain(state: State, tower: Tower) -> int:
    """Return the expected gain at this tower with the most likely key, including a pearl that is falling into it."""
    pearls = len(state.heard[tower]) + (state.falling == tower)
    return pearls * max(fit_percent(state, tower, key) for key in state.keys)


def _wager_gains(state: State) -> list[tuple[Seat, int]]:
    """Return the expected gain of each wager; the last tower will be one of those still locked."""
    if not state.wagers:
        return []
    towers = locked_towers(state.shown)
    pearls = EXPECTED_LAST_PEARLS + sum(len(state.heard[tower]) for tower in towers) // len(towers)
    on_keys = [wager.key for wager in state.wagers]
    return [
        (wager.seat, fit_percent(state, SET_ASIDE, wager.key) * (pearls // on_keys.count(wager.key)))
        for wager in state.wagers
    ]


def fit_percent(state: State, tower: Tower, key: Key) -> int:
    """Return the probability in percent that a key fits a tower, given everything noticed so far."""
    known = compute_posterior(evidence_from_state(state))
    return PEARL_VALUE * known.weights[tower][key - 1] // known.total
