"""What the reasons look at: the party of the seat, what it knows, and how it would fare in a fight."""

from functools import lru_cache
from typing import TypeAlias

from burghof.games.the_castle.bots.party_value import (
    PartyValue,
    known_monsters,
    party_value,
    unseen_monsters,
)
from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.castle import COUNTER_OF, Area
from burghof.games.the_castle.model.counters import FIRST_MONSTER, Party
from burghof.games.the_castle.model.figure_names import place_of
from burghof.games.the_castle.model.moves import CastleMove, Go, GoTo
from burghof.games.the_castle.model.positions import IN_ROOM, in_pile, wild_counters
from burghof.games.the_castle.model.state import State, followers
from burghof.games.the_castle.presenting.fight_preview import hits_left
from burghof.games.the_castle.rules.ending import party_score
from burghof.games.the_castle.rules.fight_sides import party_of_seat
from burghof.games.the_castle.rules.odds import odds
from burghof.kernel import Candidate, Seat

CastleCandidate: TypeAlias = Candidate[State, CastleMove]


@lru_cache(maxsize=64)
def outlook_of(state: State, seat: Seat) -> PartyValue:
    """Return the prospect of the party of a seat, by what this seat knows."""
    return party_value(state, seat, party_of_seat(state, seat))


def target_of(move: CastleMove) -> Area | None:
    """Return the area where a move leads the party; None if it leads nowhere."""
    return move.area if isinstance(move, Go | GoTo) else None


def area_id(area: Area) -> str:
    """Return the name of an area of the board."""
    return f"area-{place_of(area)}"


def points_of(state: State, party: Party) -> int:
    """Return the points that a party would bring out now."""
    return sum(part.points for part in party_score(state, party))


def has_monsters(state: State, area: Area) -> bool:
    """Return whether a wild monster is in an area."""
    return any(at == area for _, at in wild_counters(state.monster_at))


def has_treasure(state: State, area: Area) -> bool:
    """Return whether a treasure lies in an area: its own, or what a dead party left."""
    return in_pile(area) in state.treasure_at or (area in COUNTER_OF and state.treasure_at[COUNTER_OF[area]] == IN_ROOM)


def win_tenths(state: State, seat: Seat, area: Area) -> int | None:
    """Return in how many of ten fights the party's best character would win in an area.

    A monster that the seat has not seen is any of those, each as likely as any other. None where no or several monsters
    are.
    """
    counters = [counter for counter, at in wild_counters(state.monster_at) if at == area]
    if len(counters) != 1:
        return None
    (counter,) = counters
    known = known_monsters(state, seat)
    wounds = state.hits[FIRST_MONSTER + counter]
    possible = [state.monsters[counter]] if has_bit(known, counter) else unseen_monsters(state.monsters, known)
    wins = [
        sum(odds(fighter.against(monster, wounds)).wins for monster in possible) / len(possible)
        for fighter in outlook_of(state, seat).band
    ]
    return round(10 * max(wins))


def strength_of(state: State, party: Party) -> int:
    """Return how many hits all of a party can take together."""
    return sum(hits_left(state, figure) for figure in followers(state, party))
