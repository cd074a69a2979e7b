"""Refusals and effects of moves: RULES.md chapters 1 to 5."""

from typing import assert_never

from msgspec.structs import replace

from burghof.kernel import Emit, Refusal, Seat, forbids, new_ballot, next_tokens, with_item
from burghof.testkit.tests.pocket.cellar.model import (
    DEPTHS,
    AnyEvent,
    AnyMove,
    Bundle,
    BundleOpened,
    BundlesDealt,
    DealBundles,
    Depth,
    DepthFound,
    DepthHidden,
    DepthMissed,
    Drawing,
    Echo,
    EchoHeard,
    FellIn,
    Guess,
    Hide,
    LanternShowed,
    LanternUsed,
    Light,
    Party,
    PartyWaited,
    Roll,
    Rolled,
    State,
    StayedDark,
    UseLantern,
    Vote,
    Voted,
    Wait,
    members,
    party_of,
)

DEEP = 3
"""The lantern shows whether the depth is greater than this (3.3)."""

REWARD = 6
"""Points for a depth without a wrong guess (4.4)."""


# Refusals


def why_not_draw(state: State, move: AnyMove) -> Refusal | None:
    """Return why chance cannot draw this now, or None."""
    match state.phase, move:
        case "deal", DealBundles(holder=seat):
            return None if 0 <= seat < state.seats else forbids("1.2", "no-such-seat")
        case "hide", Hide(depth=depth):
            return None if depth in DEPTHS else forbids("1.3", "no-such-depth")
        case "echo", Echo(heard=heard):
            return None if heard in DEPTHS else forbids("2.1", "no-such-echo")
        case "die", Roll(pips=pips):
            return None if 1 <= pips <= 6 else forbids("4.5", "no-such-pips")
        case _:
            return forbids("1.4", "not-drawn-now")


def why_not_light(state: State, seat: Seat, move: Light) -> Refusal | None:
    """Return why this seat cannot give this answer about the lantern, or None."""
    if state.phase != "lantern":
        return forbids("3.1", "no-lantern-now")
    if isinstance(move, UseLantern) and seat != state.holder:
        return forbids("3.2", "no-lantern-in-your-bundle")
    return None


def why_not_vote(state: State, move: Vote) -> Refusal | None:
    """Return why this cannot be voted for, or None."""
    if state.phase != "vote":
        return forbids("4.1", "no-vote-now")
    if isinstance(move, Guess) and move.depth in state.missed:
        return forbids("4.2", "depth-was-missed", depth=move.depth)
    return None


# Chance


def draw(state: State, move: Drawing, emit: Emit[State, AnyEvent]) -> State:
    """Return the state after a move of chance."""
    match move:
        case DealBundles(holder=holder):
            return deal(state, holder, emit)
        case Hide(depth=depth):
            state = replace(state, depth=depth, phase="echo")
            emit(DepthHidden(), state)
            return state
        case Echo(heard=heard):
            return throw_stone(state, heard, emit)
        case Roll(pips=pips):
            return roll(state, pips, emit)
        case _:
            assert_never(move)


def deal(state: State, holder: Seat, emit: Emit[State, AnyEvent]) -> State:
    """Deal the bundles; each seat looks into its own (1.2)."""
    state = replace(state, holder=holder, phase="hide")
    emit(BundlesDealt(), state)
    for seat in range(state.seats):
        emit(BundleOpened((Seat(seat),), Bundle.LANTERN if seat == holder else Bundle.EMPTY), state)
    return state


def throw_stone(state: State, heard: Depth, emit: Emit[State, AnyEvent]) -> State:
    """Add the echo to the wall; all who might hold a lantern are asked for it (2.1, 3.1)."""
    state = replace(state, echoes=(*state.echoes, heard))
    state = open_vote(state) if state.is_burnt else open_lights(state)
    emit(EchoHeard(state.active, heard), state)
    return state


def roll(state: State, pips: int, emit: Emit[State, AnyEvent]) -> State:
    """Roll for the seat at risk: on a 1 it falls in (4.5)."""
    assert state.at_risk is not None, "the die is rolled for a seat"
    seat, falls = state.at_risk, pips == 1
    state = replace(state, at_risk=None, out=with_item(state.out, seat, falls))
    state = next_turn(state)
    emit(Rolled(seat, pips), state)
    if falls:
        emit(FellIn(seat), state)
    return state


# The lantern


def open_lights(state: State) -> State:
    """Ask every seat that is not out about the lantern, whether it holds it or not (3.1)."""
    voters = tuple(Seat(seat) for seat, is_out in enumerate(state.out) if not is_out)
    return replace(state, phase="lantern", lights=new_ballot(voters), tokens=next_tokens(state.tokens, voters))


def answer(state: State, seat: Seat, move: Light, emit: Emit[State, AnyEvent]) -> State:
    """Cast a secret answer; the last one shows whether the lantern was used (3.3)."""
    assert state.lights is not None, "the lantern is asked for"
    lights = state.lights.cast(seat, move)
    if not lights.is_complete:
        return replace(state, lights=lights)
    state = open_vote(replace(state, lights=None))
    if not any(isinstance(light, UseLantern) for _, light in lights.reveal()):
        emit(StayedDark(), state)
        return state
    user, depth = state.holder, state.depth
    assert user is not None, "only the holder uses the lantern (3.2)"
    assert depth is not None, "a stone was thrown into it"
    state = replace(state, is_burnt=True, knows=with_item(state.knows, user, value=True))
    emit(LanternUsed(user), state)
    emit(LanternShowed((user,), depth > DEEP), state)
    return state


# The vote


def open_vote(state: State) -> State:
    """Ask the members of the active party that are not out for their vote (4.1)."""
    voters = members_left(state, state.active)
    return replace(state, phase="vote", votes=new_ballot(voters), tokens=next_tokens(state.tokens, voters))


def vote(state: State, seat: Seat, move: Vote, emit: Emit[State, AnyEvent]) -> State:
    """Cast a secret vote; the last one shows all votes, and the party acts (4.3)."""
    assert state.votes is not None, "there is a vote"
    votes = state.votes.cast(seat, move)
    if not votes.is_complete:
        return replace(state, votes=votes)
    state = replace(state, votes=None, shown=votes)
    for voter, shown in votes.reveal():
        emit(Voted(voter, shown.depth if isinstance(shown, Guess) else None), state)
    leaders = votes.leaders()
    choice = leaders[0] if state.options.ties == "earlier" else leaders[-1]
    at_risk = next(voter for voter, shown in votes.reveal() if shown == choice)
    match choice:
        case Wait():
            party = state.active
            state = next_turn(state)
            emit(PartyWaited(party), state)
            return state
        case Guess(depth=depth) if depth == state.depth:
            return find(state, depth, emit)
        case Guess(depth=depth):
            state = replace(state, phase="die", at_risk=at_risk, missed=(*state.missed, depth))
            emit(DepthMissed(state.active, depth), state)
            return state
        case _:
            assert_never(choice)


def find(state: State, depth: Depth, emit: Emit[State, AnyEvent]) -> State:
    """Score for the party; what was learned of this depth no longer matters (4.4)."""
    party, reward = state.active, REWARD - len(state.missed)
    state = replace(
        state,
        points=with_item(state.points, party, state.points[party] + reward),
        finds=state.finds + 1,
        depth=None,
        echoes=(),
        missed=(),
        knows=(False,) * state.seats,
    )
    state = next_turn(state)
    emit(DepthFound(party, depth, reward), state)
    return state


# Turns and the end


def members_left(state: State, party: Party) -> tuple[Seat, ...]:
    """Return the members of a party that are not out."""
    return tuple(seat for seat in members(state.seats, party) if not state.out[seat])


def next_turn(state: State) -> State:
    """Begin the turn of the next party that has members left, or end the game (1.4, 5.1)."""
    parties = [Party(party) for party in range(len(state.points)) if members_left(state, Party(party))]
    later = [party for party in parties if party > state.active]
    last = not later and state.round == state.options.rounds
    if last or not parties or state.finds == state.options.finds:
        return replace(state, phase="over")
    phase = "hide" if state.depth is None else "echo"
    return replace(state, phase=phase, active=(later or parties)[0], round=state.round + (not later))


def lead(state: State, seat: Seat) -> int:
    """Return how many points the party of this seat is ahead of the best other party."""
    party = party_of(state.seats, seat)
    return state.points[party] - max(points for other, points in enumerate(state.points) if other != party)
