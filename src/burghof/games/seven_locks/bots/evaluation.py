"""The evaluation: a heuristic value of a table for a seat, in hundredths of a pearl.

Future gains are estimated from the probabilities that everybody can compute, not from the depths of the sampled world.
"""

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import ONWARD, SET_ASIDE, Key, Tower
from burghof.games.seven_locks.model.state import State, here, standing
from burghof.games.seven_locks.posterior import chances, evidence_of
from burghof.games.seven_locks.rules.walking import targets
from burghof.kernel import Seat

PEARL = 100
COAT = 110
"""Value of a coat of arms while more than `FEW_TOWERS` towers are locked."""
LATE_COAT = 50
"""Value of a coat of arms when at most `FEW_TOWERS` towers are locked."""
FEW_TOWERS = 3
ALL_LOST = -50 * PEARL
DROP = 45
"""Value of dropping a pearl before the walk: its echo is heard, and it may be won."""
LEARNT = 75
"""Value of what the next seat learns from this attempt."""
LAST_PEARLS = 2
"""Number of pearls that the last tower is expected to get before the end."""


def evaluate(state: State, seat: Seat) -> int:
    """Return the seat's lead over its best opponent."""
    if state.phase == "over" and not state.prizes:
        return ALL_LOST
    worths = _worths(state)
    own = worths.pop(seat)
    return own - max(worths)


def _worths(state: State) -> list[int]:
    """Return for each seat the value of its pearls, coats of arms, and expected gains from towers and wagers."""
    worths = [PEARL * box for box in state.boxes]
    if state.phase == "over":
        return worths
    coat = COAT if len(standing(state.shown)) > FEW_TOWERS else LATE_COAT
    for seat, coats in enumerate(state.coats):
        worths[seat] += coat * coats
    for seat, pearls in (*_attempt(state), *_prizes(state)):
        worths[seat] += pearls
    return worths


def _attempt(state: State) -> list[tuple[Seat, int]]:
    """Return what this turn's attempt may gain the opener and the joined seats, and what it leaves the next seat."""
    match state.phase:
        case "join" | "withdraw":
            tower, key = here(state), state.key
            assert key is not None, "a key was taken"
            share, rest = divmod(len(state.heard[tower]), 1 + len(state.joined))
            part = chance(state, tower, key)
            return [
                (state.active, part * (share + rest)),
                *((seat, part * share) for seat in state.joined),
                (_next(state), _left_at(state, tower, _hopes(state))),
            ]
        case "key":
            hopes, tower = _hopes(state), here(state)
            return [(state.active, hopes[tower]), (_next(state), _left_at(state, tower, hopes))]
        case "drop" | "echo" | "walk" if state.turn:
            hopes = _hopes(state)
            hope, left = max(((hopes[tower], -_left_at(state, tower, hopes)) for tower in targets(state)), key=sum)
            return [(state.active, hope + DROP * (state.due - (state.phase == "echo"))), (_next(state), -left)]
        case _:
            return []


def _next(state: State) -> Seat:
    """Return the seat that has the next turn."""
    return Seat((state.active + 1) % state.seats)


def _left_at(state: State, tower: Tower, hopes: dict[Tower, int]) -> int:
    """Return half of what the next seat may gain if the keymaster stands here: later seats have turns too."""
    ahead = [hopes[one] for one in ONWARD[tower] if state.shown[one] is None]
    if not ahead:
        return 0
    turns = [max(ahead[: face.steps]) + DROP * face.pearls + LEARNT for face in CASTLE.die]
    return sum(turns) // (2 * len(turns))


def _hopes(state: State) -> dict[Tower, int]:
    """Return for each locked tower the expected gain with the most likely key."""
    return {tower: _hope(state, tower) for tower in standing(state.shown)}


def _hope(state: State, tower: Tower) -> int:
    """Return the expected gain at this tower with the most likely key, including a pearl that is falling into it."""
    pearls = len(state.heard[tower]) + (state.falling == tower)
    return pearls * max(chance(state, tower, key) for key in state.keys)


def _prizes(state: State) -> list[tuple[Seat, int]]:
    """Return the expected gain of each wager; the last tower will be one of those still locked."""
    if not state.wagers:
        return []
    towers = standing(state.shown)
    pearls = LAST_PEARLS + sum(len(state.heard[tower]) for tower in towers) // len(towers)
    on_keys = [wager.key for wager in state.wagers]
    return [
        (wager.seat, chance(state, SET_ASIDE, wager.key) * (pearls // on_keys.count(wager.key)))
        for wager in state.wagers
    ]


def chance(state: State, tower: Tower, key: Key) -> int:
    """Return the probability in percent that a key fits a tower, given everything noticed so far."""
    known = chances(evidence_of(state))
    return PEARL * known.weights[tower][key - 1] // known.total
