"""The evaluation: how good a table looks for a seat, in hundredths of a pearl.

What may still happen is judged by the chances that everybody can work out, not by the depths of the imagined world.
"""

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import ONWARD, SET_ASIDE, Key, Tower
from burghof.games.seven_locks.model.state import State, here, standing
from burghof.games.seven_locks.posterior import chances, evidence_of
from burghof.games.seven_locks.rules.walking import targets
from burghof.kernel import Seat

PEARL = 100
COAT = 110
"""What a coat of arms is worth while there is time to place it well..."""
LATE_COAT = 50
"""...and when few towers are left."""
FEW_TOWERS = 3
ALL_LOST = -50 * PEARL
DROP = 45
"""What it is worth to drop a pearl before one walks: it is heard, and it may be won."""
LEARNT = 75
"""What the next seat learns from this attempt."""
LAST_PEARLS = 2
"""How many more pearls the last tower may get before the end."""


def evaluate(state: State, seat: Seat) -> int:
    """The lead of a seat over the best of the others."""
    if state.phase == "over" and not state.prizes:
        return ALL_LOST
    worths = _worths(state)
    own = worths.pop(seat)
    return own - max(worths)


def _worths(state: State) -> list[int]:
    """For each seat its pearls, its coats of arms, and what it may expect of towers and of the enchanted key."""
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
    """What this turn's attempt may bring to the opener and to those who joined in, and what is left for the next."""
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
    """Whose turn comes after this one."""
    return Seat((state.active + 1) % state.seats)


def _left_at(state: State, tower: Tower, hopes: dict[Tower, int]) -> int:
    """Half of what the next seat may hope for where the keymaster stands here: after it, others have a turn too."""
    ahead = [hopes[one] for one in ONWARD[tower] if state.shown[one] is None]
    if not ahead:
        return 0
    turns = [max(ahead[: face.steps]) + DROP * face.pearls + LEARNT for face in CASTLE.die]
    return sum(turns) // (2 * len(turns))


def _hopes(state: State) -> dict[Tower, int]:
    """What the likeliest key may bring at each tower that stands."""
    return {tower: _hope(state, tower) for tower in standing(state.shown)}


def _hope(state: State, tower: Tower) -> int:
    """What the likeliest key may bring at this tower, with the pearl that is falling into it."""
    pearls = len(state.heard[tower]) + (state.falling == tower)
    return pearls * max(chance(state, tower, key) for key in state.keys)


def _prizes(state: State) -> list[tuple[Seat, int]]:
    """What the coats of arms on keys may bring; the last tower will be one of those that stand."""
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
    """How likely a key fits a tower by all that was noticed, of a hundred."""
    known = chances(evidence_of(state))
    return PEARL * known.weights[tower][key - 1] // known.total
