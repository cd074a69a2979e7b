"""Asking: how a decision is opened, whose it is, and how a ballot of characters is counted."""

from collections.abc import Container, Iterable, Sequence

from msgspec.structs import replace

from burghof.games.the_castle.model.choices import choice_name
from burghof.games.the_castle.model.counters import Character, Party
from burghof.games.the_castle.model.events import BallotOpened, CastleEvent
from burghof.games.the_castle.model.moves import Vote
from burghof.games.the_castle.model.state import State, Step, Table, living, party_of
from burghof.kernel import Ballot, Seat, Tell, ballot, opened


def ask(state: State, step: Step, seat: Seat) -> State:
    """The state in which one seat is asked."""
    return replace(state, step=step, tokens=opened(state.tokens, (seat,)))


def ask_all(state: State, step: Step, voters: Iterable[Character]) -> State:
    """The state in which all these are asked, in a ballot."""
    votes: Ballot[Character, Vote] = ballot(voters)
    seats = {state.owners[voter] for voter in votes.voters}
    return replace(state, step=step, ballot=votes, tokens=opened(state.tokens, seats))


def asked_seat(table: Table) -> Seat:
    """The one seat that is asked."""
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


def destination_seat(table: Table) -> Seat:
    """Who is to say where a teleport leads."""
    caster = table.jumping[0]
    alive = living(table, party_of(table, caster))
    return table.owners[caster if caster in alive else alive[0]]


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
    if is_told(state, votes.voters):
        state = replace(state, voted=state.voted | 1 << voter)
    if len(own) > 1 and not votes.is_complete:
        return replace(state, ballot=votes, tokens=opened(state.tokens, (seat,)))
    return replace(state, ballot=votes)


def is_told(table: Table, voters: Sequence[Character]) -> bool:
    """Whether everybody sees who of several seats has chosen: not where two sides choose, nor what to use (10.5)."""
    if len(voters) == 1 or table.enemy is not None or table.step == "items":
        return False
    return any(table.owners[voter] != table.owners[voters[0]] for voter in voters)


def close(state: State, tell: Tell[State, CastleEvent]) -> State:
    """The state without its complete ballot, which is shown if several seats chose."""
    votes = state.ballot
    assert votes is not None, "there is a ballot"
    state = replace(state, ballot=None, voted=0)
    seats = tuple(state.owners[voter] for voter in votes.voters)
    if len(set(seats)) > 1:
        state = replace(state, opened=votes)
        choices = tuple(choice for _, choice in votes.revealed())
        tell(BallotOpened(seats, choices, tuple(choice_name(state, choice) for choice in choices)), state)
    return state


def elected(votes: Ballot[Character, Vote]) -> Vote:
    """What most want; in a tie what the first picker wants (5.3)."""
    tied = leaders(votes)
    return tied[0] if len(tied) == 1 else decided(votes, tied)


def leaders(votes: Ballot[Character, Vote]) -> tuple[Vote, ...]:
    """The choices with the most votes; who votes alone need not be counted."""
    first = votes.choices[0]
    return (first,) if len(votes.choices) == 1 and first is not None else votes.leaders()


def decided(votes: Ballot[Character, Vote], leaders: Iterable[Vote], among: Container[Character] | None = None) -> Vote:
    """Of several choices the one of whoever picked a character first, of all or of one side (5.3)."""
    tied = set(leaders)
    asked = sorted(voter for voter in votes.voters if among is None or voter in among)
    choices = [votes.choice_of(voter) for voter in asked]
    return next(choice for choice in choices if choice is not None and choice in tied)
