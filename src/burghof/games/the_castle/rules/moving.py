"""Moving: RULES.md chapter 5, the second step of a turn; and teleports."""

import collections

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import with_bits
from burghof.games.the_castle.model.castle import (
    AREAS,
    CELL,
    ENTRANCE_AREAS,
    NEIGHBOURS,
    OUTSIDE,
    Area,
)
from burghof.games.the_castle.model.counters import Character, Party
from burghof.games.the_castle.model.events import (
    CastleEvent,
    KeysShown,
    PartyLeft,
    PartyMoved,
    PartyStayed,
    PrincessJoined,
    Teleported,
)
from burghof.games.the_castle.model.figure_names import area_kind, place_of
from burghof.games.the_castle.model.moves import Gift, Go, GoTo, Leave, Stop, Vote, needs_majority
from burghof.games.the_castle.model.positions import DEAD, charmed_by, princess_in, princess_with
from burghof.games.the_castle.model.state import (
    PartyState,
    State,
    has_wild_monster,
    is_in_play,
    parties,
    party_of,
    seats_of,
)
from burghof.games.the_castle.rules.decisions import ask, ask_all, break_tie, destination_seat, leaders, voters_of
from burghof.games.the_castle.rules.dying import leave_princess
from burghof.games.the_castle.rules.giving import legal_gifts, offer_gifts
from burghof.games.the_castle.rules.possessions import can_unlock, fitting_keys
from burghof.kernel import Ballot, Emit, Refusal, Seat, forbids, with_item

STOP = Stop()
LEAVE = Leave()
GO_MOVES = tuple(map(Go, AREAS))
GO_TO_MOVES = tuple(map(GoTo, AREAS))
EXITS = frozenset(ENTRANCE_AREAS.values())
MOVES_PER_TURN = 2


def place_party(state: State, party: Party, area: Area) -> State:
    """Return the state in which a party is in this area."""
    party_state = replace(state.companies[party], area=area)
    return replace(state, companies=with_item(state.companies, party, party_state))


def others_in(state: State, area: Area, party: Party) -> list[Party]:
    """Return the other parties in an area."""
    return [
        other
        for other in parties(state)
        if other != party and state.companies[other].area == area and is_in_play(state, other)
    ]


def is_occupied(state: State, area: Area, party: Party) -> bool:
    """Return whether a wild monster or another party is in an area (5.4)."""
    return has_wild_monster(state, area) or bool(others_in(state, area, party))


# Voting


def walk_on(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Open the vote on the next area, unless a wild monster is here or no move is left (5.1, 5.4)."""
    if not is_in_play(state, state.active):
        return replace(state, step="end")
    here = state.companies[state.active].area
    if not state.moves_left or (here != OUTSIDE and has_wild_monster(state, here)):
        return replace(state, step="meet")
    return ask_all(state, "vote", voters_of(state, state.active))


def ways(state: State) -> tuple[Area, ...]:
    """Return the areas one step away from the active party (5.2, 5.7)."""
    party_state = state.companies[state.active]
    if party_state.area == OUTSIDE:
        return (entrance_of(party_state),)
    return NEIGHBOURS[party_state.area]


def entrance_of(party_state: PartyState) -> Area:
    """Return the area behind a party's entrance."""
    assert party_state.entrance is not None, "a party in play has an entrance"
    return ENTRANCE_AREAS[party_state.entrance]


def why_not_go(state: State, seat: Seat, move: Go) -> Refusal | None:
    """Return the clause that forbids the party to go to this area, or None (5.2, 5.6)."""
    if move.area == state.companies[state.active].area:
        return forbids("5.2", "already-here", area=place_of(move.area))
    if move.area not in ways(state):
        return forbids("5.2", "not-next-door", area=place_of(move.area))
    if move.area == CELL and not can_unlock(state, state.active):
        return forbids("5.6", "cell-is-locked")
    return None


def why_not_leave(state: State, seat: Seat, move: Leave) -> Refusal | None:
    """Return the clause that forbids the party to leave the castle, or None (5.5)."""
    return None if state.companies[state.active].area in EXITS else forbids("5.5", "no-entrance-here")


def legal_votes(state: State, seat: Seat) -> list[Vote]:
    """Return the ways that the party may vote for, and what the seat may give instead (5.1, 4.13)."""
    open_ways = (area for area in ways(state) if area != CELL or can_unlock(state, state.active))
    is_at_entrance = state.companies[state.active].area in EXITS
    return [
        STOP,
        *(GO_MOVES[area] for area in open_ways),
        *((LEAVE,) if is_at_entrance else ()),
        *legal_gifts(state, seat),
    ]


def choose_way(votes: Ballot[Character, Vote], rules_version: int) -> Vote:
    """Return the way that the party takes (5.3).

    It enters a room or leaves only if more than half of the voters want just that. Else it does what most want of the
    rest, or stays.
    """
    if rules_version == 1:
        return _choose_way_v1(votes)
    wishes = collections.Counter(choice for _, choice in votes.reveal())
    for choice, number in wishes.items():
        if needs_majority(choice) and 2 * number > len(votes.voters):
            return choice
    careful = {choice: number for choice, number in wishes.items() if not needs_majority(choice)}
    if not careful:
        return STOP
    most = max(careful.values())
    return break_tie(votes, [choice for choice, number in careful.items() if number == most])


def _choose_way_v1(votes: Ballot[Character, Vote]) -> Vote:
    """Return the way with the most votes, as in version 1.

    In a tie, entering a room and leaving are dropped; then the first picker decides.
    """
    tied = leaders(votes)
    if len(tied) == 1:
        return tied[0]
    careful = [choice for choice in tied if not needs_majority(choice)]
    return break_tie(votes, careful or tied)


# Walking


def move_party(state: State, votes: Ballot[Character, Vote], emit: Emit[State, CastleEvent]) -> State:
    """Move the party; if there are gifts, resolve them first, and open a new vote on the same step (4.13)."""
    gifts = tuple(choice for _, choice in votes.reveal() if isinstance(choice, Gift))
    return offer_gifts(state, gifts, emit) if gifts else go(state, choose_way(votes, state.rules_version), emit)


def go(state: State, choice: Vote, emit: Emit[State, CastleEvent]) -> State:
    """Carry out what the party voted for."""
    seats = seats_of(state, state.active)
    match choice:
        case Go(area=area):
            state = place_party(state, state.active, area)
            stops = is_occupied(state, area, state.active)
            state = replace(state, moves_left=0 if stops else state.moves_left - 1, step="walk")
            emit(PartyMoved(seats, place_of(area), area_kind(area)), state)
            return arrive(state, state.active, emit)
        case Leave():
            return leave(state, seats, emit)
        case _:
            state = replace(state, moves_left=0, step="walk")
            emit(PartyStayed(seats), state)
            return state


def leave(state: State, seats: tuple[Seat, ...], emit: Emit[State, CastleEvent]) -> State:
    """Take the party out of the castle for good; its charmed monsters leave the game (5.5)."""
    party_state = replace(state.companies[state.active], area=OUTSIDE, is_out=True)
    charmed = charmed_by(state.active)
    monsters = tuple(DEAD if at == charmed else at for at in state.monster_at)
    state = replace(
        state,
        companies=with_item(state.companies, state.active, party_state),
        monster_at=monsters,
        step="end",
        moves_left=0,
    )
    emit(PartyLeft(seats), state)
    return state


def arrive(state: State, party: Party, emit: Emit[State, CastleEvent]) -> State:
    """Unlock the Cell if the party has come there, and add the Princess to it if nothing prevents that (8.4)."""
    area = state.companies[party].area
    if area == CELL and not state.is_open:
        keys = fitting_keys(state, party)
        state = replace(state, is_open=True, shown=with_bits(state.shown, keys))
        emit(KeysShown(seats_of(state, party), tuple(state.treasures[key] for key in keys)), state)
    return join_princess(state, party, emit)


def join_princess(state: State, party: Party, emit: Emit[State, CastleEvent]) -> State:
    """Add the Princess to a party that finds her where no wild monster is (8.4)."""
    area = state.companies[party].area
    if state.princess != princess_in(area) or has_wild_monster(state, area):
        return state
    state = replace(state, princess=princess_with(party))
    emit(PrincessJoined(seats_of(state, party)), state)
    return state


# Teleports


def ask_destination(state: State) -> State:
    """Ask where a teleport leads: the caster's seat, or for a dead wizard the first living character's seat (3.6)."""
    return ask(state, "destination", destination_seat(state))


def why_not_go_to(state: State, seat: Seat, move: GoTo) -> Refusal | None:
    """Return the clause that forbids teleporting to this area, or None (3.6, 5.6)."""
    if move.area == CELL and not can_unlock(state, party_of(state, state.teleporting[0])):
        return forbids("5.6", "cell-is-locked")
    return None


def legal_destinations(state: State, seat: Seat) -> list[GoTo]:
    """Return the areas to which a teleport may lead."""
    is_open = can_unlock(state, party_of(state, state.teleporting[0]))
    return [move for move in GO_TO_MOVES if is_open or move.area != CELL]


def teleport_party(state: State, seat: Seat, move: GoTo, emit: Emit[State, CastleEvent]) -> State:
    """Teleport a party; the Princess stays (3.6, 8.6)."""
    party = party_of(state, state.teleporting[0])
    if state.princess == princess_with(party):
        state = leave_princess(state, party, emit)
    state = replace(place_party(state, party, move.area), teleporting=state.teleporting[1:])
    emit(Teleported(seats_of(state, party), place_of(move.area), area_kind(move.area)), state)
    state = arrive(state, party, emit)
    if state.teleporting:
        return ask_destination(state)
    if not state.preparing:
        return replace(state, enemy=None, step="meet" if party == state.active else "reward")
    if is_occupied(state, move.area, party):
        return replace(state, preparing=(), moves_left=0, step="walk")
    return replace(state, step="ready")
