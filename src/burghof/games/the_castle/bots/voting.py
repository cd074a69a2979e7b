"""Voting: the result of a vote if the other voters of the party agree with it."""

from collections.abc import Callable

from msgspec.structs import replace

from burghof.games.the_castle.model.counters import Character, Figure
from burghof.games.the_castle.model.moves import Accept, Acid, Cast, Gift, Shoot, Vote
from burghof.games.the_castle.model.state import Attempt, State, StepName, party_of
from burghof.games.the_castle.rules import melee
from burghof.games.the_castle.rules.decisions import asked_seat
from burghof.games.the_castle.rules.giving import accept_gift, offer_gifts
from burghof.games.the_castle.rules.looting import loot
from burghof.games.the_castle.rules.meeting import attack
from burghof.games.the_castle.rules.moving import go
from burghof.games.the_castle.rules.turn import advance
from burghof.kernel import DISCARD, Ballot, Seat


def _after_move(state: State, choice: Vote) -> State:
    """Return the state after the party has moved, or a gift was accepted."""
    if not isinstance(choice, Gift):
        return go(state, choice, DISCARD)
    offered = offer_gifts(state, (choice,), DISCARD)
    return accept_gift(offered, asked_seat(offered), Accept(), DISCARD) if offered.offered else offered


PARTY_DECISIONS: dict[StepName, Callable[[State, Vote], State]] = {
    "vote": _after_move,
    "attack": lambda state, choice: attack(state, choice, DISCARD),
    "against": lambda state, choice: melee.set_opponent(state, choice, DISCARD),
    "loot": lambda state, choice: loot(state, choice, DISCARD),
}
"""For each step that a party decides together, what carries out its choice."""


def resolve_as_if_agreed(state: State, seat: Seat) -> State:
    """Resolve an open ballot as if the others agreed with this seat; no change if the seat has not chosen."""
    votes = state.ballot
    if votes is None:
        return state
    own = {
        voter: choice for voter in votes.voters if state.owners[voter] == seat and (choice := votes.choice_of(voter))
    }
    if not own:
        return state
    choice = next(iter(own.values()))
    if state.step in PARTY_DECISIONS:
        return advance(PARTY_DECISIONS[state.step](replace(state, ballot=None), choice), DISCARD)
    if state.step == "fighter":
        return advance(
            melee.send_fighters(replace(state, ballot=None), _fill_ballot(state, votes, choice), DISCARD), DISCARD
        )
    attempts = tuple(attempt for voter, vote in own.items() if (attempt := attempt_of(voter, vote)) is not None)
    return replace(state, attempts=attempts)


def attempt_of(voter: Character, choice: Vote) -> Attempt | None:
    """Return the attempt of a spell or an item, or None for any other choice."""
    match choice:
        case Cast(spell=spell, target=target):
            return Attempt(Figure(voter), spell.value, target)
        case Acid(target=target):
            return Attempt(Figure(voter), "acid", target)
        case Shoot(target=target):
            return Attempt(Figure(voter), "pistol", target)
        case _:
            return None


def _fill_ballot(state: State, votes: Ballot[Character, Vote], choice: Vote) -> Ballot[Character, Vote]:
    """Fill the ballot for fighters: the own party agrees, and the other party sends its first fighter."""
    voter = next(voter for voter in votes.voters if votes.choice_of(voter) == choice)
    ours = state.companies[party_of(state, voter)].members
    for other in votes.voters:
        own = choice if other in ours else melee.legal_fighters(state, state.owners[other])[0]
        votes = votes.cast(other, own)
    return votes
