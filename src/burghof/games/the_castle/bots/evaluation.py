"""Evaluation: keys and gold at a small price, then the Princess, and all characters out alive."""

from burghof.games.the_castle.bots.alliances import is_fair
from burghof.games.the_castle.bots.expectation import expectation
from burghof.games.the_castle.bots.voting import resolve_as_if_agreed
from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.counters import CHARACTERS, Discipline, Party
from burghof.games.the_castle.model.moves import Refuse
from burghof.games.the_castle.model.state import State, living_members, parties, seats_of
from burghof.games.the_castle.rules.ending import party_score
from burghof.kernel import Seat

PICK_VALUES = {Discipline.FIGHTER: 10, Discipline.CLERIC: 9, Discipline.WIZARD: 7}
"""Value of each discipline to a player with one character."""
PICK_VALUES_ALONE = {Discipline.FIGHTER: 10, Discipline.WIZARD: 9, Discipline.CLERIC: 7}
"""Value of each discipline in solitaire, where one character must find out where the keys are."""
PICK_WEIGHT = 100
"""Weight of the picked characters while entrances are chosen."""
DIFFERENT_PICKS_BONUS = 5
"""How much more two different characters are worth than two equal ones."""
RIVAL_WEIGHT = 0.25
"""Weight of what others have, counted against the seat's own value."""
PAR_POINTS = 1000
"""Points that a seat expects which wins half of its games."""
PAR_POINTS_ALONE = 2000
"""Points that a solitaire seat expects which wins half of its games: only the Princess wins (9.6)."""
ROUND_COST_ALONE = 12
"""Cost of a round in solitaire, so that nothing is put off that can be done now."""
BEST_PARTY_SIZE = 2
"""Best size of a party: what is brought out is shared."""
UNFAIR_ALLIANCE_VALUE = -len(CHARACTERS)
"""Value of a proposal that a bot does not make."""


def evaluate(state: State, seat: Seat) -> int:
    """Return the points above par that a seat can expect to bring out, minus a part of what the best rival has."""
    if not state.companies:
        return _pick_value(state, seat)
    if state.step in ("ally", "answer"):
        return _alliance_value(state, seat)
    state = resolve_as_if_agreed(state, seat)
    own = 0 if is_lost(state, seat) else expectation(state, seat)
    picked = PICK_WEIGHT * _pick_value(state, seat) if state.step == "entrance" else 0
    par = PAR_POINTS_ALONE + ROUND_COST_ALONE * state.round if state.seats == 1 else PAR_POINTS
    return round(picked + own - RIVAL_WEIGHT * best_rival_share(state, seat) - par)


def _pick_value(state: State, seat: Seat) -> int:
    """Return the value of the characters of a seat."""
    own = [discipline for discipline, owner in zip(state.disciplines, state.owners, strict=True) if owner == seat]
    picks = PICK_VALUES_ALONE if state.seats == 1 else PICK_VALUES
    return sum(picks[discipline] for discipline in own) + DIFFERENT_PICKS_BONUS * len(set(own))


def _alliance_value(state: State, seat: Seat) -> int:
    """Return the value of a seat's party, as it is or as it will be if all agree."""
    character = state.owners.index(seat)
    size = next(len(party_state.members) for party_state in state.companies if character in party_state.members)
    votes = state.ballot
    if votes is not None and seat in state.proposed:
        if seat == state.proposed[0] and not is_fair(len(state.proposed), state.seats):
            return UNFAIR_ALLIANCE_VALUE
        is_refused = character in votes.voters and isinstance(votes.choice_of(CHARACTERS[character]), Refuse)
        size = size if is_refused else len(state.proposed)
    return -abs(size - BEST_PARTY_SIZE)


def is_lost(state: State, seat: Seat) -> bool:
    """Return whether all characters of a seat are dead."""
    return all(has_bit(state.dead, place) for place, owner in enumerate(state.owners) if owner == seat)


def best_rival_share(state: State, seat: Seat) -> int:
    """Return what each seat of the best other party would have now."""
    own = state.owners.index(seat)
    others = [
        party for party in parties(state) if own not in state.companies[party].members and living_members(state, party)
    ]
    return max((_share(state, party) for party in others), default=0)


def _share(state: State, party: Party) -> int:
    """Return what a party has per seat."""
    return sum(part.points for part in party_score(state, party)) // len(seats_of(state, party))
