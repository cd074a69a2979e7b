"""Setting up: RULES.md chapter 1."""

from functools import cache
from itertools import combinations

from msgspec.structs import replace

from burghof.games.the_castle.data import COUNTERS
from burghof.games.the_castle.model.castle import ENTRANCES, ROOMS
from burghof.games.the_castle.model.counters import (
    CHARACTERS,
    COUNTER_COUNT,
    MONSTER_POOL,
    TREASURE_POOL,
    Character,
    Discipline,
)
from burghof.games.the_castle.model.events import (
    AllianceMade,
    AllianceProposed,
    AllianceRefused,
    CastleEvent,
    CharacterPicked,
    CountersLaid,
    EntranceChosen,
    OrderRolled,
)
from burghof.games.the_castle.model.moves import (
    Enter,
    LayMonsters,
    LayTreasures,
    Pick,
    Propose,
    Refuse,
    RollOrder,
    Vote,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import IN_ROOM, wild_in
from burghof.games.the_castle.model.state import PartyState, PublicState, State, all_seats_of, parties
from burghof.games.the_castle.rules.decisions import ask, ask_all
from burghof.kernel import Ballot, Emit, Refusal, Rng, Seat, forbids, with_item

SIDES = 6
"""Sides of a die."""
SOLITAIRE_CHARACTERS = 2
"""Number of characters of a seat that plays alone (1.4)."""
MONSTERS_IN_ROOMS = tuple(map(wild_in, ROOMS))
"""The positions of all monsters at the start: one per room."""


def start(options: Options, seats: int, rules_version: int) -> State:
    """Return the state before the counters are laid (1.1)."""
    return State(options, seats, (0,) * seats, rules_version, order=tuple(Seat(seat) for seat in range(seats)))


def why_not_lay_monsters(state: State, seat: Seat, move: LayMonsters) -> Refusal | None:
    """Return the clause that forbids laying these monsters, or None (1.2)."""
    return None if sorted(move.monsters) == sorted(MONSTER_POOL) else forbids("1.2", "other-counters")


def shuffle_monsters(state: State, rng: Rng) -> LayMonsters:
    """Shuffle all monsters."""
    return LayMonsters(rng.shuffle(MONSTER_POOL))


def lay_monsters(state: State, seat: Seat, move: LayMonsters, emit: Emit[State, CastleEvent]) -> State:
    """Lay a monster in each room."""
    return replace(state, step="treasures", monsters=move.monsters, monster_at=MONSTERS_IN_ROOMS)


def why_not_lay_treasures(state: State, seat: Seat, move: LayTreasures) -> Refusal | None:
    """Return the clause that forbids laying these treasures, or None (1.2)."""
    return None if sorted(move.treasures) == sorted(TREASURE_POOL) else forbids("1.2", "other-counters")


def shuffle_treasures(state: State, rng: Rng) -> LayTreasures:
    """Shuffle all treasures."""
    return LayTreasures(rng.shuffle(TREASURE_POOL))


def lay_treasures(state: State, seat: Seat, move: LayTreasures, emit: Emit[State, CastleEvent]) -> State:
    """Lay a treasure in each room; in solitaire no order is rolled."""
    state = replace(state, step="order", treasures=move.treasures, treasure_at=(IN_ROOM,) * COUNTER_COUNT)
    if state.seats == 1:
        state = ask(state, "pick", state.order[0])
    emit(CountersLaid(), state)
    return state


def why_not_roll_order(state: State, seat: Seat, move: RollOrder) -> Refusal | None:
    """Return the clause that forbids this roll, or None: it needs one die per seat that may be first (1.3)."""
    if len(move.pips) != len(state.order) or not all(1 <= pips <= SIDES for pips in move.pips):
        return forbids("1.3", "a-die-for-each")
    return None


def draw_order(state: State, rng: Rng) -> RollOrder:
    """Roll a die for each seat that may be first."""
    return RollOrder(tuple(1 + rng.below(SIDES) for _ in state.order))


def roll_order(state: State, seat: Seat, move: RollOrder, emit: Emit[State, CastleEvent]) -> State:
    """Set the picking order clockwise from the highest roll; seats that tie roll again (1.3)."""
    rolled, highest = state.order, max(move.pips)
    first = tuple(roller for roller, pips in zip(rolled, move.pips, strict=True) if pips == highest)
    if len(first) > 1:
        state = replace(state, order=first)
    else:
        order = tuple(Seat((first[0] + offset) % state.seats) for offset in range(state.seats))
        state = ask(replace(state, order=order), "pick", first[0])
    emit(OrderRolled(rolled, move.pips), state)
    return state


def why_not_pick(state: State, seat: Seat, move: Pick) -> Refusal | None:
    """Return the clause that forbids picking this character, or None (1.4)."""
    return None if characters_left(state, move.discipline) else forbids("1.4", "none-left", discipline=move.discipline)


def characters_left(table: PublicState, discipline: Discipline) -> int:
    """Return how many characters of a discipline are left to pick (1.4)."""
    return COUNTERS.characters[discipline] - table.disciplines.count(discipline)


def legal_picks(state: State, seat: Seat) -> list[Pick]:
    """Return the picks of the disciplines that are left."""
    return [pick for pick in map(Pick, Discipline) if why_not_pick(state, seat, pick) is None]


def pick(state: State, seat: Seat, move: Pick, emit: Emit[State, CastleEvent]) -> State:
    """Pick a character; the next pick or the alliances follow (1.4, 1.5)."""
    state = replace(state, owners=(*state.owners, seat), disciplines=(*state.disciplines, move.discipline))
    picked = len(state.owners)
    if picked < max(SOLITAIRE_CHARACTERS, state.seats):
        return _next_pick(state, CharacterPicked(seat, move.discipline), emit)
    if state.seats == 1:
        state = _ask_entrance(replace(state, companies=(PartyState(CHARACTERS[:SOLITAIRE_CHARACTERS]),)))
    else:
        single_parties = tuple(PartyState((character,)) for character in CHARACTERS[:picked])
        state = ask(replace(state, companies=single_parties), "ally", state.order[0])
    emit(CharacterPicked(seat, move.discipline), state)
    return state


def _next_pick(state: State, picked: CharacterPicked, emit: Emit[State, CastleEvent]) -> State:
    """Ask the next seat for its character; if only one discipline is left, pick it at once."""
    seat = state.order[len(state.owners) % state.seats]
    left = legal_picks(state, seat)
    state = ask(state, "pick", seat)
    emit(picked, state)
    return pick(state, seat, left[0], emit) if len(left) == 1 else state


def _is_alone(state: State, seat: Seat) -> bool:
    """Return whether a seat is in no alliance yet."""
    return any(party_state.members == (state.owners.index(seat),) for party_state in state.companies)


def why_not_propose(state: State, seat: Seat, move: Propose) -> Refusal | None:
    """Return the clause that forbids proposing an alliance to these seats, or None (1.5)."""
    if seat in move.seats:
        return forbids("1.5", "not-with-yourself")
    if not all(_is_alone(state, other) for other in move.seats):
        return forbids("1.5", "already-allied")
    return None


def legal_proposals(state: State, seat: Seat) -> list[Propose]:
    """Return the proposals of a seat: to any set of seats without allies, or to no seat."""
    others = {other for other in state.order if other != seat and _is_alone(state, other)}
    return [move for move in proposals(state.seats) if others.issuperset(move.seats)]


@cache
def proposals(seats: int) -> tuple[Propose, ...]:
    """Return the proposals to each set of seats, also to the empty one."""
    everyone = [Seat(seat) for seat in range(seats)]
    return tuple(Propose(chosen) for number in range(seats + 1) for chosen in combinations(everyone, number))


def propose(state: State, seat: Seat, move: Propose, emit: Emit[State, CastleEvent]) -> State:
    """Propose an alliance to other seats, which answer in a ballot, or to no seat (1.5)."""
    if not move.seats:
        state = _next_ally(state)
        emit(AllianceProposed(seat, ()), state)
        return state
    voters = [CHARACTERS[state.owners.index(other)] for other in state.order if other in move.seats]
    state = ask_all(replace(state, proposed=(seat, *move.seats)), "answer", voters)
    emit(AllianceProposed(seat, move.seats), state)
    return state


def form_alliance(state: State, votes: Ballot[Character, Vote], emit: Emit[State, CastleEvent]) -> State:
    """Make the seats of a proposal one party, unless a seat refused (1.5)."""
    proposer, proposed = state.proposed[0], state.proposed
    state = replace(state, proposed=())
    if any(isinstance(choice, Refuse) for _, choice in votes.reveal()):
        state = _next_ally(state)
        emit(AllianceRefused(proposer), state)
        return state
    members = tuple(CHARACTERS[index] for index, owner in enumerate(state.owners) if owner in proposed)
    allied = PartyState(members)
    others = tuple(party_state for party_state in state.companies if party_state.members[0] not in members)
    state = replace(state, companies=tuple(sorted((allied, *others), key=lambda party_state: party_state.members)))
    state = _next_ally(state)
    emit(AllianceMade(tuple(sorted(proposed))), state)
    return state


def _next_ally(state: State) -> State:
    """Ask the next seat without allies, if there is another seat to ally with; otherwise ask for entrances."""
    alone = [seat for seat in state.order if _is_alone(state, seat)]
    for index in range(state.asked + 1, state.seats):
        if state.order[index] in alone and len(alone) > 1:
            return ask(replace(state, asked=index), "ally", state.order[index])
    return _ask_entrance(state)


def _ask_entrance(state: State) -> State:
    """Ask the first party for its entrance."""
    return ask(replace(state, asked=0), "entrance", state.owners[0])


def why_not_enter(state: State, seat: Seat, move: Enter) -> Refusal | None:
    """Return the clause that forbids a party to begin here, or None (1.6)."""
    if any(party_state.entrance is move.entrance for party_state in state.companies):
        return forbids("1.6", "entrance-taken", entrance=move.entrance)
    return None


def legal_entrances(state: State, seat: Seat) -> list[Enter]:
    """Return the moves to the entrances that no party has chosen."""
    return [enter for enter in map(Enter, ENTRANCES) if why_not_enter(state, seat, enter) is None]


def enter(state: State, seat: Seat, move: Enter, emit: Emit[State, CastleEvent]) -> State:
    """Place a party before its entrance; the last free entrance is taken without asking (1.6)."""
    party_state = replace(state.companies[state.asked], entrance=move.entrance)
    chosen = state.asked
    state = replace(state, companies=with_item(state.companies, chosen, party_state), asked=chosen + 1)
    seats = all_seats_of(state, list(parties(state))[chosen])
    if state.asked == len(state.companies):
        state = replace(state, asked=0, step="begin")
        emit(EntranceChosen(seats, move.entrance), state)
        return state
    asked = state.owners[state.companies[state.asked].members[0]]
    state = ask(state, "entrance", asked)
    emit(EntranceChosen(seats, move.entrance), state)
    left = legal_entrances(state, asked)
    return enter(state, asked, left[0], emit) if len(left) == 1 else state
