"""What good play looks like: carry much, stay alive, and bring it out."""

from burghof.games.the_castle.model.castle import ENTRANCE_AREAS, JOINED, OUTSIDE, Area
from burghof.games.the_castle.model.counters import Figure, Party
from burghof.games.the_castle.model.state import State, constitution, is_in_play, lives, living, parties, seats_of
from burghof.games.the_castle.rules.ending import party_score
from burghof.kernel import Seat

LIFE = 60
"""What a hit that somebody can still take is worth while he is in the castle."""
STEP = 4
"""What a step nearer to the way out is worth for each hundred points that are carried."""


def evaluate(state: State, seat: Seat) -> int:
    """The worth of a seat's party and its health, less the best of the others."""
    if not state.companies:
        return 0
    worths = {party: worth(state, party) for party in parties(state)}
    own = next((party for party in parties(state) if seat in seats_of(state, party)), None)
    others = [value for party, value in worths.items() if party != own]
    return (0 if own is None else worths[own]) - max(others, default=0) // 4


def worth(state: State, party: Party) -> int:
    """What a party has, can still take, and how near it is to an entrance."""
    alive = living(state, party)
    if not alive:
        return 0
    points = sum(part.points for part in party_score(state, party))
    if not is_in_play(state, party):
        return 2 * points // len(seats_of(state, party)) + LIFE * len(alive)
    health = sum(constitution(state, Figure(member)) - state.hits[member] for member in alive if lives(state, member))
    return (points + LIFE * health) // len(alive) - STEP * WAYS_OUT[state.companies[party].area] * points // 100


def _ways_out() -> dict[Area, int]:
    """For each area how many steps it is from the nearest entrance."""
    found = {OUTSIDE: 0} | dict.fromkeys(ENTRANCE_AREAS.values(), 1)
    edge = list(ENTRANCE_AREAS.values())
    while edge:
        area = edge.pop(0)
        fresh = [beside for beside in JOINED[area] if beside not in found]
        found |= dict.fromkeys(fresh, found[area] + 1)
        edge += fresh
    return found


WAYS_OUT = _ways_out()
