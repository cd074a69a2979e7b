"""Decisions: how they are opened, which seat must answer, and how a ballot of characters is counted."""

from collections.abc import Container, Iterable, Sequence

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import with_bit
from burghof.games.the_castle.model.choice_names import choice_name
from burghof.games.the_castle.model.counters import Character, Party
from burghof.games.the_castle.model.events import BallotOpened, CastleEvent
from burghof.games.the_castle.model.moves import Accept, Refuse, Vote
from burghof.games.the_castle.model.state import PublicState, State, StepName, living_members, party_of
from burghof.kernel import Ballot, Emit, Seat, new_ballot, next_tokens

ANSWERS = (Accept(), Refuse())


def ask(state: State, step: StepName, seat: Seat) -> State:
    """Open a decision of one seat."""
    return replace(state, step=step, tokens=next_tokens(state.tokens, (seat,)))


def ask_all(state: State, step: StepName, voters: Iterable[Character]) -> State:
    """Open a ballot of these characters."""
    votes: Ballot[Character, Vote] = new_ballot(voters)
    seats = {state.owners[voter] for voter in votes.voters}
    return replace(state, step=step, ballot=votes, tokens=next_tokens(state.tokens, seats))


def asked_seat(table: PublicState) -> Seat:
    """Return the seat that must answer the open decision."""
    match table.step:
        case "pick":
            return table.order[len(table.owners) % table.seats]
        case "ally":
            return table.order[table.asked]
        case "entrance":
            return table.owners[table.companies[table.asked].members[0]]
        case "look":
            return table.owners[table.attempts[0].by]
        case "destination":
            return destination_seat(table)
        case "gift":
            return table.owners[table.offered[0].to]
        case _:
            return table.owners[table.preparing[0]]


def legal_answers(state: State, seat: Seat) -> tuple[Accept | Refuse, ...]:
    """Return both answers to a proposal or to a gift."""
    return ANSWERS


def destination_seat(table: PublicState) -> Seat:
    """Return the seat that must choose where a teleport leads."""
    caster = table.teleporting[0]
    alive = living_members(table, party_of(table, caster))
    return table.owners[caster if caster in alive else alive[0]]


def voters_of(state: State, party: Party) -> tuple[Character, ...]:
    """Return the voters of a party: one living character per seat (5.1)."""
    return tuple({state.owners[member]: member for member in reversed(living_members(state, party))}.values())[::-1]


def cast_vote(state: State, seat: Seat, choice: Vote) -> State:
    """Cast a vote; a solitaire seat answers for its characters one after the other."""
    votes = state.ballot
    assert votes is not None, "a ballot is open"
    own = [voter for voter in votes.voters if state.owners[voter] == seat]
    voter = next((voter for voter in own if votes.choice_of(voter) is None), own[-1])
    votes = votes.cast(voter, choice)
    if shows_voters(state, votes.voters):
        state = replace(state, voted=with_bit(state.voted, voter))
    if len(own) > 1 and not votes.is_complete:
        return replace(state, ballot=votes, tokens=next_tokens(state.tokens, (seat,)))
    return replace(state, ballot=votes)


def shows_voters(table: PublicState, voters: Sequence[Character]) -> bool:
    """Return whether all players see which seats have voted: not if two sides choose, nor for items (10.5)."""
    if len(voters) == 1 or table.enemy is not None or table.step == "items":
        return False
    return any(table.owners[voter] != table.owners[voters[0]] for voter in voters)


def close_ballot(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Remove the complete ballot, and reveal it if several seats have voted."""
    votes = state.ballot
    assert votes is not None, "a ballot is open"
    state = replace(state, ballot=None, voted=0)
    seats = tuple(state.owners[voter] for voter in votes.voters)
    if len(set(seats)) > 1:
        state = replace(state, last_revealed_ballot=votes)
        choices = tuple(choice for _, choice in votes.reveal())
        emit(BallotOpened(seats, choices, tuple(choice_name(state, choice) for choice in choices)), state)
    return state


def elect(votes: Ballot[Character, Vote]) -> Vote:
    """Return the choice with the most votes; in a tie, that of the first picker (5.3)."""
    tied = leaders(votes)
    return tied[0] if len(tied) == 1 else break_tie(votes, tied)


def leaders(votes: Ballot[Character, Vote]) -> tuple[Vote, ...]:
    """Return the choices with the most votes; shortcut for a single voter."""
    first = votes.choices[0]
    return (first,) if len(votes.choices) == 1 and first is not None else votes.leaders()


def break_tie(
    votes: Ballot[Character, Vote], leaders: Iterable[Vote], among: Container[Character] | None = None
) -> Vote:
    """Return the tied choice of the voter who picked a character first, of all voters or of one side (5.3)."""
    tied = set(leaders)
    asked = sorted(voter for voter in votes.voters if among is None or voter in among)
    choices = [votes.choice_of(voter) for voter in asked]
    return next(choice for choice in choices if choice is not None and choice in tied)
