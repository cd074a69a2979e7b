"""The turn: the order of its steps up to the next decision: RULES.md chapter 2."""

from collections.abc import Callable

from msgspec.structs import replace

from burghof.games.the_castle.model.counters import BIT_OF_KIND, NOBODY, Character, Figure, Party, Treasure
from burghof.games.the_castle.model.events import CastleEvent, ItemUsed, RoundsOver, TurnBegan
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.state import (
    State,
    StepName,
    carried_counters,
    is_in_play,
    living_members,
    may_be_kind,
    parties,
    seats_of,
)
from burghof.games.the_castle.rules.casting import open_spells
from burghof.games.the_castle.rules.ending import count_quiet_round, is_last_round
from burghof.games.the_castle.rules.items import open_items
from burghof.games.the_castle.rules.looting import open_loot
from burghof.games.the_castle.rules.meeting import meet
from burghof.games.the_castle.rules.melee import open_round
from burghof.games.the_castle.rules.moving import MOVES_PER_TURN, ask_destination, walk_on
from burghof.games.the_castle.rules.possessions import (
    are_boots_active,
    carried_kinds,
    counter_of,
    reveal_treasure,
    rule_out_kinds,
)
from burghof.games.the_castle.rules.preparing import prepare_next
from burghof.kernel import Emit


def begin_turn(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Begin the turn of the active party with its preparations (2.2)."""
    ours = living_members(state, state.active)
    state = replace(
        state,
        preparing=ours,
        spent=0,
        given=0,
        heroic=0,
        has_cast=0,
        is_second_leg=False,
        moves_left=MOVES_PER_TURN,
        step="ready",
    )
    emit(TurnBegan(seats_of(state, state.active), state.round, state.is_extra), state)
    return state


def prepare_on(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Ask for the destination of a teleport first, then for the next preparation."""
    return ask_destination(state) if state.teleporting else prepare_next(state, emit)


def end_movement(state: State, emit: Emit[State, CastleEvent]) -> State:
    """End a movement: a second movement by boots, a second turn by Speed, or the next party follows (2.5)."""
    state = replace(state, enemy=None, against=NOBODY, ours=Figure(-1), theirs=Figure(-1), has_cast=0)
    if is_in_play(state, state.active):
        if has_second_leg(state):
            return replace(_show_boots(state, emit), is_second_leg=True, moves_left=MOVES_PER_TURN, step="walk")
        state = _show_no_boots(state)
        if state.is_hasted and not state.is_extra:
            return replace(state, is_extra=True, step="begin")
    return _next_party(state, emit)


def has_second_leg(state: State) -> bool:
    """Return whether boots give the party a second movement; never together with Speed (4.10)."""
    return _may_have_second_leg(state) and are_boots_active(state) and _owner_of_boots(state) is not None


def _may_have_second_leg(state: State) -> bool:
    """Return whether boots would give the party a second movement if it had them (2.5)."""
    if state.is_second_leg or state.is_hasted:
        return False
    return len(living_members(state, state.active)) == 1 or state.options.boots == "party"


def _owner_of_boots(state: State) -> Character | None:
    """Return the character of the active party who has the boots, or None."""
    return next(
        (member for member in living_members(state, state.active) if Treasure.BOOTS in carried_kinds(state, member)),
        None,
    )


def _show_boots(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Show the boots when they give a second movement; in version 1 they are shown when they are put on (4.10)."""
    if state.rules_version == 1:
        return state
    owner = _owner_of_boots(state)
    assert owner is not None, "a character has the boots"
    state = reveal_treasure(state, counter_of(state, owner, Treasure.BOOTS))
    emit(ItemUsed(name_of(state, Figure(owner)), Treasure.BOOTS), state)
    return state


def _show_no_boots(state: State) -> State:
    """Make it public that a party has no boots if it could move a second time by boots and does not (10.4)."""
    if state.rules_version == 1 or not _may_have_second_leg(state):
        return state
    in_question = [
        counter for counter in carried_counters(state, state.active) if may_be_kind(state, counter, Treasure.BOOTS)
    ]
    return rule_out_kinds(state, in_question, BIT_OF_KIND[Treasure.BOOTS]) if in_question else state


def _next_party(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Start the turn of the next party in play; after the last party, the next round or the end (2.3, 9.2, 9.7)."""
    left = [party for party in parties(state) if is_in_play(state, party)]
    state = _lower_speed_bars(state, left)
    state = replace(state, is_extra=False, is_hasted=False, is_second_leg=False, moves_left=0)
    if not left:
        return replace(state, step="over")
    later = [party for party in left if party > state.active]
    if later:
        return replace(state, active=later[0], step="begin")
    state = count_quiet_round(state)
    if is_last_round(state):
        state = replace(state, step="over")
        emit(RoundsOver(state.round), state)
        return state
    return replace(state, active=left[0], round=state.round + 1, step="begin")


def _lower_speed_bars(state: State, left: list[Party]) -> State:
    """Allow all other parties to cast Speed again, since a party has moved; a party alone waits one turn (4.5)."""
    companies = tuple(
        party_state
        if not party_state.speed_bar
        else replace(party_state, speed_bar=party_state.speed_bar - (left == [party]) if party == state.active else 0)
        for party, party_state in enumerate(state.companies)
    )
    return replace(state, companies=companies)


INTERMEDIATE_STEPS: dict[StepName, Callable[[State, Emit[State, CastleEvent]], State]] = {
    "begin": begin_turn,
    "ready": prepare_on,
    "walk": walk_on,
    "meet": meet,
    "cast": open_spells,
    "use": open_items,
    "round": open_round,
    "reward": open_loot,
    "end": end_movement,
}
"""The intermediate steps, and what is done in each of them."""


def advance(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Advance to the next decision of a player or of chance."""
    while state.step in INTERMEDIATE_STEPS:
        state = INTERMEDIATE_STEPS[state.step](state, emit)
    return state
