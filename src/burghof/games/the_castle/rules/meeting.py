"""Meeting monsters and other parties: RULES.md chapter 6, the third step of a turn."""

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit, with_bits
from burghof.games.the_castle.model.castle import OUTSIDE
from burghof.games.the_castle.model.counters import BIT_OF_KIND, FIRST_MONSTER, NOBODY, Figure, Monster, Treasure
from burghof.games.the_castle.model.events import (
    Attacked,
    CastleEvent,
    CoffinClosed,
    MonstersRevealed,
    NoCoffin,
    Spared,
)
from burghof.games.the_castle.model.figure_names import name_of, place_of
from burghof.games.the_castle.model.moves import Attack, Spare, Vote
from burghof.games.the_castle.model.positions import DEAD, GONE
from burghof.games.the_castle.model.state import (
    State,
    all_seats_of,
    carried_counters,
    has_wild_monster,
    monster_of,
    seats_of,
    wild_monsters,
)
from burghof.games.the_castle.rules.decisions import ask_all, voters_of
from burghof.games.the_castle.rules.moving import others_in
from burghof.games.the_castle.rules.possessions import reveal_treasure, rule_out_kinds
from burghof.kernel import Emit, Refusal, Seat, forbids, with_item

SPARE = Spare()


def meet(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Meet the figures in the area: monsters are fought, other parties may be attacked (6.1, 6.3)."""
    area = state.companies[state.active].area
    if area == OUTSIDE:
        return replace(state, step="end")
    if has_wild_monster(state, area):
        state = close_coffins(reveal(state, emit), emit)
    if has_wild_monster(state, area):
        return replace(state, enemy=None, against=NOBODY, step="cast")
    if state.options.attacks and others_in(state, area, state.active):
        return ask_all(state, "attack", voters_of(state, state.active))
    return replace(state, step="reward")


def reveal(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Turn all monsters of the area face up (6.1)."""
    area = state.companies[state.active].area
    hidden = [figure for figure in wild_monsters(state, area) if not has_bit(state.face_up, figure - FIRST_MONSTER)]
    if not hidden:
        return state
    state = replace(state, face_up=with_bits(state.face_up, (figure - FIRST_MONSTER for figure in hidden)))
    emit(MonstersRevealed(place_of(area), tuple(monster_of(state, figure) for figure in hidden)), state)
    return state


def close_coffins(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Remove a vampire and a coffin together, as long as the party has a coffin (6.2)."""
    for figure in wild_monsters(state, state.companies[state.active].area):
        if monster_of(state, figure) is Monster.VAMPIRE:
            state = _close_coffin(state, figure, emit)
    return state


def _close_coffin(state: State, vampire: Figure, emit: Emit[State, CastleEvent]) -> State:
    """Remove a vampire with a coffin, or show that the party has none."""
    ours = carried_counters(state, state.active)
    coffin = next((counter for counter in ours if state.treasures[counter] is Treasure.COFFIN), None)
    if coffin is None:
        return _show_no_coffin(state, emit)
    state = reveal_treasure(replace(state, treasure_at=with_item(state.treasure_at, coffin, GONE)), coffin)
    state = replace(state, monster_at=with_item(state.monster_at, vampire - FIRST_MONSTER, DEAD))
    emit(CoffinClosed(name_of(state, vampire)), state)
    return state


def _show_no_coffin(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Make it public that the party carries no coffin (10.4)."""
    ours = carried_counters(state, state.active)
    state, was = rule_out_kinds(state, ours, BIT_OF_KIND[Treasure.COFFIN]), state
    if state.ruled_out != was.ruled_out:
        emit(NoCoffin(seats_of(state, state.active)), state)
    return state


def why_not_attack(state: State, seat: Seat, move: Attack) -> Refusal | None:
    """Return the clause that forbids attacking this party, or None (6.3)."""
    area = state.companies[state.active].area
    return None if move.party in others_in(state, area, state.active) else forbids("6.3", "not-here")


def legal_attacks(state: State, seat: Seat) -> list[Vote]:
    """Return the attacks that the party may vote for, and sparing."""
    return [*map(Attack, others_in(state, state.companies[state.active].area, state.active)), SPARE]


def attack(state: State, choice: Vote, emit: Emit[State, CastleEvent]) -> State:
    """Attack another party, or spare all others."""
    seats = seats_of(state, state.active)
    if not isinstance(choice, Attack):
        state = replace(state, step="reward")
        emit(Spared(seats), state)
        return state
    state = replace(state, enemy=choice.party, step="cast")
    emit(Attacked(seats, all_seats_of(state, choice.party)), state)
    return state
