"""Effects of preparations and of their dice: RULES.md chapter 4."""

from typing import assert_never

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import with_bit
from burghof.games.the_castle.model.counters import BIT_OF_KIND, GOLD_BITS, KEY_BITS, Character, Figure, Treasure
from burghof.games.the_castle.model.events import (
    CastleEvent,
    Healed,
    ItemGiven,
    ItemUsed,
    ShotHimself,
    SpeedGained,
    SpellCast,
)
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.moves import Cast, Consult, Done, DrinkTeleport, Gift, Give, Heal, Study, Wear
from burghof.games.the_castle.model.positions import GONE, carried_by
from burghof.games.the_castle.model.state import Attempt, State, seats_of
from burghof.games.the_castle.rules.casting import give_heroism
from burghof.games.the_castle.rules.decisions import ask
from burghof.games.the_castle.rules.dying import resolve_deaths, strike
from burghof.games.the_castle.rules.giving import offer_gifts
from burghof.games.the_castle.rules.looking import legal_looks, peek
from burghof.games.the_castle.rules.moving import ask_destination
from burghof.games.the_castle.rules.possessions import counter_of, reveal_treasure
from burghof.games.the_castle.rules.preparing import FIRST_CAST_BIT, giveable_counter
from burghof.games.the_castle.rules.rolling import spell_effect
from burghof.kernel import Emit, Seat, with_item

SPEED_BAR_TURNS = 2
"""Number of turns, with the current one, after which a party alone in the castle can cast Speed again (4.5)."""


def cast(state: State, seat: Seat, move: Cast, emit: Emit[State, CastleEvent]) -> State:
    """Cast a spell before moving; the die decides (4.2)."""
    character = state.preparing[0]
    attempt = Attempt(Figure(character), move.spell.value, move.target)
    state = replace(state, spent=with_bit(state.spent, FIRST_CAST_BIT + character), attempts=(attempt,))
    target = None if move.target < 0 else name_of(state, move.target)
    emit(SpellCast(name_of(state, Figure(character)), move.spell, target), state)
    return state


def consult(state: State, seat: Seat, move: Consult, emit: Emit[State, CastleEvent]) -> State:
    """Look at the monster of a room by the medallion (4.7)."""
    state = _use(state, Treasure.MEDALLION, emit)
    return replace(peek(state, state.preparing[0], move.room, "monster", emit), step="ready")


def heal(state: State, seat: Seat, move: Heal, emit: Emit[State, CastleEvent]) -> State:
    """Give a figure the potion of healing; the die decides (4.8)."""
    state = _use_up(state, Treasure.HEALING, emit)
    return replace(state, attempts=(Attempt(Figure(state.preparing[0]), "healing", move.target),))


def drink_teleport(state: State, seat: Seat, move: DrinkTeleport, emit: Emit[State, CastleEvent]) -> State:
    """Drink the potion of teleport; the destination is asked next (4.9)."""
    state = _use_up(state, Treasure.TELEPORT, emit)
    return replace(state, teleporting=state.preparing[:1], step="ready")


def study(state: State, seat: Seat, move: Study, emit: Emit[State, CastleEvent]) -> State:
    """Try to find out how the pistol works; the die decides (4.11)."""
    state = _use(state, Treasure.PISTOL, emit)
    return replace(state, attempts=(Attempt(Figure(state.preparing[0]), "study"),))


def wear(state: State, seat: Seat, move: Wear, emit: Emit[State, CastleEvent]) -> State:
    """Put on the boots of speed (4.10)."""
    state = _use(state, Treasure.BOOTS, emit)
    return replace(state, is_worn=True, spent=state.spent & ~BIT_OF_KIND[Treasure.BOOTS], step="ready")


def _use(state: State, item: Treasure, emit: Emit[State, CastleEvent]) -> State:
    """Show and use an item of the current character (4.6)."""
    character = state.preparing[0]
    state = reveal_treasure(replace(state, spent=state.spent | BIT_OF_KIND[item]), counter_of(state, character, item))
    emit(ItemUsed(name_of(state, Figure(character)), item), state)
    return state


def _use_up(state: State, item: Treasure, emit: Emit[State, CastleEvent]) -> State:
    """Show and use an item of the current character, and remove it from play."""
    character = state.preparing[0]
    counter = counter_of(state, character, item)
    state = replace(reveal_treasure(state, counter), treasure_at=with_item(state.treasure_at, counter, GONE))
    emit(ItemUsed(name_of(state, Figure(character)), item), state)
    return state


def give(state: State, seat: Seat, move: Give, emit: Emit[State, CastleEvent]) -> State:
    """Offer the item to an ally; in version 1 he gets it without being asked (4.12)."""
    giver = state.preparing[0]
    counter = giveable_counter(state, giver, move.item)
    assert counter is not None, "`why_not` has checked it"
    if state.rules_version > 1:
        return offer_gifts(state, (Gift(counter, move.to),), emit)
    preparing = state.preparing if move.to in state.preparing else (*state.preparing, move.to)
    state = replace(
        state,
        treasure_at=with_item(state.treasure_at, counter, carried_by(move.to)),
        ruled_out=with_item(state.ruled_out, counter, state.ruled_out[counter] | GOLD_BITS | KEY_BITS),
        given=with_bit(state.given, counter),
        preparing=preparing,
        is_worn=state.is_worn and move.item is not Treasure.BOOTS,
        step="ready",
    )
    emit(ItemGiven(name_of(state, Figure(giver)), name_of(state, Figure(move.to))), state)
    return state


def end_preparation(state: State, seat: Seat, move: Done, emit: Emit[State, CastleEvent]) -> State:
    """End the current character's preparation (4.1)."""
    return replace(state, preparing=state.preparing[1:], step="ready")


# Results of dice


def settle_preparation(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Resolve the dice of a preparation."""
    attempt = state.attempts[0]
    match attempt.means:
        case "healing":
            return _settle_healing(state, attempt, emit)
        case "study":
            return _settle_study(state, attempt, emit)
        case _:
            return _settle_spell(state, attempt, emit)


def _settle_healing(state: State, attempt: Attempt, emit: Emit[State, CastleEvent]) -> State:
    """Remove as many hits as the die shows, but not more than there are (4.8)."""
    left = max(0, state.hits[attempt.target] - attempt.first)
    state = replace(state, hits=with_item(state.hits, attempt.target, left), attempts=(), step="ready")
    emit(Healed(name_of(state, attempt.target), attempt.first, left), state)
    return state


def _settle_study(state: State, attempt: Attempt, emit: Emit[State, CastleEvent]) -> State:
    """Resolve a study of the pistol: it is understood, not yet understood, or goes off (4.11)."""
    state = replace(state, attempts=(), step="ready")
    match result := TABLES.traps.study[attempt.first - 1]:
        case "ready":
            return replace(state, marksmen=with_bit(state.marksmen, attempt.by))
        case "again":
            return replace(state, spent=state.spent & ~BIT_OF_KIND[Treasure.PISTOL])
        case "shot":
            pistol = counter_of(state, attempt.by, Treasure.PISTOL)
            state = replace(state, treasure_at=with_item(state.treasure_at, pistol, GONE))
            emit(ShotHimself(name_of(state, attempt.by), attempt.second), state)
            return resolve_deaths(strike(state, attempt.by, attempt.second, emit), (attempt.by,), emit)
        case _:
            assert_never(result)


def _settle_spell(state: State, attempt: Attempt, emit: Emit[State, CastleEvent]) -> State:
    """Resolve a spell that was cast before moving (4.2)."""
    effect = spell_effect(attempt)
    done = replace(state, attempts=(), step="ready")
    if effect == "hurts":
        return resolve_deaths(strike(done, attempt.by, 1, emit), (attempt.by,), emit)
    if effect == "fails":
        return done
    match attempt.means:
        case "esp":
            seat = state.owners[attempt.by]
            return ask(state, "look", seat) if legal_looks(state, seat) else done
        case "heroism":
            return give_heroism(done, attempt.target, emit)
        case "speed":
            return _grant_extra_turn(done, emit)
        case _:
            return ask_destination(replace(done, teleporting=(Character(attempt.by),)))


def _grant_extra_turn(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Give the party one more turn (3.5)."""
    party_state = replace(state.companies[state.active], speed_bar=SPEED_BAR_TURNS)
    state = replace(state, companies=with_item(state.companies, state.active, party_state), is_hasted=True)
    emit(SpeedGained(seats_of(state, state.active)), state)
    return state
