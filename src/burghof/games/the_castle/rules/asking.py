"""Asking: how a decision is opened, and how a ballot of characters is counted."""

from collections.abc import Container, Iterable

from msgspec.structs import replace

from burghof.games.the_castle.model.counters import Character, Party
from burghof.games.the_castle.model.events import BallotOpened, CastleEvent
from burghof.games.the_castle.model.moves import Vote
from burghof.games.the_castle.model.state import State, Step, living
from burghof.kernel import Ballot, Seat, Tell, ballot, opened


def ask(state: State, step: Step, seat: Seat) -> State:
    """The state in which one seat is asked."""
    return replace(state, step=step, tokens=opened(state.tokens, (seat,)))


def ask_all(state: State, step: Step, voters: Iterable[Character]) -> State:
    """The state in which all these are asked, in a ballot."""
    votes: Ballot[Character, Vote] = ballot(voters)
    seats = {state.owners[voter] for voter in votes.voters}
    return replace(state, step=step, ballot=votes, tokens=opened(state.tokens, seats))


def speakers(state: State, party: Party) -> tuple[Character, ...]:
    """One living character for each seat of a party: they vote (5.1)."""
    return tuple({state.owners[member]: member for member in reversed(living(state, party))}.values())[::-1]


def cast(state: State, seat: Seat, choice: Vote) -> State:
    """The state after a choice; a seat alone answers for its characters one after the other."""
    votes = state.ballot
    assert votes is not None, "there is a ballot"
    own = [voter for voter in votes.voters if state.owners[voter] == seat]
    voter = next((voter for voter in own if votes.choice_of(voter) is None), own[-1])
    votes = votes.cast(voter, choice)
    if len(own) > 1 and not votes.is_complete:
        return replace(state, ballot=votes, tokens=opened(state.tokens, (seat,)))
    return replace(state, ballot=votes)


def close(state: State, tell: Tell[State, CastleEvent]) -> State:
    """The state without its complete ballot, which is shown if several seats chose."""
    votes = state.ballot
    assert votes is not None, "there is a ballot"
    state = replace(state, ballot=None)
    seats = tuple(state.owners[voter] for voter in votes.voters)
    if len(set(seats)) > 1:
        state = replace(state, opened=votes)
        tell(BallotOpened(seats, tuple(choice for _, choice in votes.revealed())), state)
    return state


def decided(votes: Ballot[Character, Vote], leaders: Iterable[Vote], among: Container[Character] | None = None) -> Vote:
    """Of several choices the one of whoever picked a character first, of all or of one side (5.3)."""
    tied = set(leaders)
    asked = sorted(voter for voter in votes.voters if among is None or voter in among)
    choices = [votes.choice_of(voter) for voter in asked]
    return next(choice for choice in choices if choice is not None and choice in tied)
