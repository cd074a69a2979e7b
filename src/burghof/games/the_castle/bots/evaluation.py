"""What good play looks like: keys and gold at a small price, then the Princess, and everybody out alive."""

from burghof.games.the_castle.bots.expectation import expectation
from burghof.games.the_castle.bots.voting import as_if_agreed
from burghof.games.the_castle.model.counters import CHARACTERS, Discipline, Party
from burghof.games.the_castle.model.moves import Refuse
from burghof.games.the_castle.model.state import State, has, living, parties, seats_of
from burghof.games.the_castle.rules.ending import party_score
from burghof.kernel import Seat

PICKS = {Discipline.FIGHTER: 10, Discipline.CLERIC: 9, Discipline.WIZARD: 7}
"""How good a character is for somebody with one..."""
PICKS_ALONE = {Discipline.FIGHTER: 10, Discipline.WIZARD: 9, Discipline.CLERIC: 7}
"""...and for whoever plays alone, where somebody must see where the keys are."""
PICKED = 100
"""How much of a difference that makes."""
PAIRED = 5
"""How much better two different characters are than two equal ones."""
RIVAL = 0.25
"""What others have counts so much against the own."""
PAR = 1000
"""What is expected by whoever wins as often as not..."""
PAR_ALONE = 2000
"""...and by whoever plays alone, where nothing but the Princess wins (9.6)."""
HASTE = 12
"""What a round costs whoever plays alone: what can be done now is not put off."""
ALLIANCE = 2
"""How many make a good party: what is brought out is shared."""


def evaluate(state: State, seat: Seat) -> int:
    """What a seat can expect to bring out, in points above par, less a part of what the best of the others has."""
    if not state.companies:
        return _picked(state, seat)
    if state.step in ("ally", "answer"):
        return _allied(state, seat)
    state = as_if_agreed(state, seat)
    own = 0 if is_lost(state, seat) else expectation(state, seat)
    picked = PICKED * _picked(state, seat) if state.step == "entrance" else 0
    par = PAR_ALONE + HASTE * state.round if state.seats == 1 else PAR
    return round(picked + own - RIVAL * rivals(state, seat) - par)


def _picked(state: State, seat: Seat) -> int:
    """How good the characters of a seat are."""
    own = [discipline for discipline, owner in zip(state.disciplines, state.owners, strict=True) if owner == seat]
    picks = PICKS_ALONE if state.seats == 1 else PICKS
    return sum(picks[discipline] for discipline in own) + PAIRED * len(set(own))


def _allied(state: State, seat: Seat) -> int:
    """How good the party of a seat is, as it is or as it will be if all agree."""
    character = state.owners.index(seat)
    size = next(len(company.members) for company in state.companies if character in company.members)
    votes = state.ballot
    if votes is not None and seat in state.proposed:
        is_refused = character in votes.voters and isinstance(votes.choice_of(CHARACTERS[character]), Refuse)
        size = size if is_refused else len(state.proposed)
    return -abs(size - ALLIANCE)


def is_lost(state: State, seat: Seat) -> bool:
    """Whether all characters of a seat are dead."""
    return all(has(state.dead, place) for place, owner in enumerate(state.owners) if owner == seat)


def rivals(state: State, seat: Seat) -> int:
    """What each of the best other party would have now."""
    own = state.owners.index(seat)
    others = [party for party in parties(state) if own not in state.companies[party].members and living(state, party)]
    return max((_share(state, party) for party in others), default=0)


def _share(state: State, party: Party) -> int:
    """What a party has for each of its seats."""
    return sum(part.points for part in party_score(state, party)) // len(seats_of(state, party))
