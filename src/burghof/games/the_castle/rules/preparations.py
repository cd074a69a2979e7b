"""Effects of preparations and of their dice: RULES.md chapter 4."""

from typing import assert_never

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.counters import BITS, GOLD_BITS, KEY_BITS, Character, Figure, Treasure
from burghof.games.the_castle.model.events import (
    CastleEvent,
    Healed,
    ItemGiven,
    ItemUsed,
    ShotHimself,
    SpeedGained,
    SpellCast,
)
from burghof.games.the_castle.model.moves import (
    Cast,
    Consult,
    Done,
    DrinkTeleport,
    Gift,
    Give,
    Heal,
    Preparation,
    Study,
    Wear,
)
from burghof.games.the_castle.model.names import name_of
from burghof.games.the_castle.model.state import GONE, Attempt, State, seats_of
from burghof.games.the_castle.rules.asking import ask
from burghof.games.the_castle.rules.casting import embolden
from burghof.games.the_castle.rules.dying import reap, strike
from burghof.games.the_castle.rules.giving import offer_gifts
from burghof.games.the_castle.rules.looking import looks, peek
from burghof.games.the_castle.rules.moving import ask_destination
from burghof.games.the_castle.rules.possessions import counter_of, show
from burghof.games.the_castle.rules.preparing import SPELLS_SPENT, gift
from burghof.games.the_castle.rules.rolling import spell_effect
from burghof.kernel import Tell, replaced

SPEED_BAR = 2
"""Number of turns, with the current one, after which a party alone in the castle can cast Speed again (4.5)."""


def prepare(state: State, move: Preparation, tell: Tell[State, CastleEvent]) -> State:
    """Apply a preparation; dice or the same question follow most of them."""
    character = state.preparing[0]
    match move:
        case Done():
            return replace(state, preparing=state.preparing[1:], step="ready")
        case Cast():
            return cast_before_moving(state, character, move, tell)
        case Give():
            return _give(state, character, move, tell)
        case Consult(room=room):
            state = _use(state, character, Treasure.MEDALLION, tell)
            return replace(peek(state, character, room, "monster", tell), step="ready")
        case Wear():
            state = _use(state, character, Treasure.BOOTS, tell)
            return replace(state, is_worn=True, spent=state.spent & ~BITS[Treasure.BOOTS], step="ready")
        case Heal(target=target):
            state = _use_up(state, character, Treasure.HEALING, tell)
            return replace(state, attempts=(Attempt(Figure(character), "healing", target),))
        case DrinkTeleport():
            state = _use_up(state, character, Treasure.TELEPORT, tell)
            return replace(state, jumping=(character,), step="ready")
        case Study():
            state = _use(state, character, Treasure.PISTOL, tell)
            return replace(state, attempts=(Attempt(Figure(character), "study"),))
        case _:
            assert_never(move)


def cast_before_moving(state: State, character: Character, move: Cast, tell: Tell[State, CastleEvent]) -> State:
    """Cast a spell before moving; the die decides (4.2)."""
    attempt = Attempt(Figure(character), move.spell.value, move.target)
    state = replace(state, spent=state.spent | 1 << SPELLS_SPENT + character, attempts=(attempt,))
    target = None if move.target < 0 else name_of(state, move.target)
    tell(SpellCast(name_of(state, Figure(character)), move.spell, target), state)
    return state


def _use(state: State, character: Character, item: Treasure, tell: Tell[State, CastleEvent]) -> State:
    """Show and use an item of a character (4.6)."""
    state = show(replace(state, spent=state.spent | BITS[item]), counter_of(state, character, item))
    tell(ItemUsed(name_of(state, Figure(character)), item), state)
    return state


def _use_up(state: State, character: Character, item: Treasure, tell: Tell[State, CastleEvent]) -> State:
    """Show and use an item of a character, and remove it from play."""
    counter = counter_of(state, character, item)
    state = replace(show(state, counter), treasure_at=replaced(state.treasure_at, counter, GONE))
    tell(ItemUsed(name_of(state, Figure(character)), item), state)
    return state


def _give(state: State, giver: Character, move: Give, tell: Tell[State, CastleEvent]) -> State:
    """Offer the item to an ally; in version 1 he gets it without being asked (4.12)."""
    counter = gift(state, giver, move.item)
    assert counter is not None, "`why_not` has checked it"
    if state.rules_version > 1:
        return offer_gifts(state, (Gift(counter, move.to),), tell)
    preparing = state.preparing if move.to in state.preparing else (*state.preparing, move.to)
    state = replace(
        state,
        treasure_at=replaced(state.treasure_at, counter, int(move.to)),
        nots=replaced(state.nots, counter, state.nots[counter] | GOLD_BITS | KEY_BITS),
        given=state.given | 1 << counter,
        preparing=preparing,
        is_worn=state.is_worn and move.item is not Treasure.BOOTS,
        step="ready",
    )
    tell(ItemGiven(name_of(state, Figure(giver)), name_of(state, Figure(move.to))), state)
    return state


# Results of dice


def settle_preparation(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Resolve the dice of a preparation."""
    attempt = state.attempts[0]
    match attempt.means:
        case "healing":
            return _heal(state, attempt, tell)
        case "study":
            return _study(state, attempt, tell)
        case _:
            return _settle_first_spell(state, attempt, tell)


def _heal(state: State, attempt: Attempt, tell: Tell[State, CastleEvent]) -> State:
    """Remove as many hits as the die shows, but not more than there are (4.8)."""
    left = max(0, state.hits[attempt.target] - attempt.first)
    state = replace(state, hits=replaced(state.hits, attempt.target, left), attempts=(), step="ready")
    tell(Healed(name_of(state, attempt.target), attempt.first, left), state)
    return state


def _study(state: State, attempt: Attempt, tell: Tell[State, CastleEvent]) -> State:
    """Resolve a study of the pistol: it is understood, not yet understood, or goes off (4.11)."""
    state = replace(state, attempts=(), step="ready")
    match result := TABLES.traps.study[attempt.first - 1]:
        case "ready":
            return replace(state, marksmen=state.marksmen | 1 << attempt.by)
        case "again":
            return replace(state, spent=state.spent & ~BITS[Treasure.PISTOL])
        case "shot":
            pistol = counter_of(state, attempt.by, Treasure.PISTOL)
            state = replace(state, treasure_at=replaced(state.treasure_at, pistol, GONE))
            tell(ShotHimself(name_of(state, attempt.by), attempt.second), state)
            return reap(strike(state, attempt.by, attempt.second, tell), (attempt.by,), tell)
        case _:
            assert_never(result)


def _settle_first_spell(state: State, attempt: Attempt, tell: Tell[State, CastleEvent]) -> State:
    """Resolve a spell that was cast before moving (4.2)."""
    effect = spell_effect(attempt)
    done = replace(state, attempts=(), step="ready")
    if effect == "hurts":
        return reap(strike(done, attempt.by, 1, tell), (attempt.by,), tell)
    if effect == "fails":
        return done
    match attempt.means:
        case "esp":
            seat = state.owners[attempt.by]
            return ask(state, "look", seat) if looks(state, attempt.first) else done
        case "heroism":
            return embolden(done, attempt.target, tell)
        case "speed":
            return _speed(done, tell)
        case _:
            return ask_destination(replace(done, jumping=(Character(attempt.by),)))


def _speed(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Give the party one more turn (3.5)."""
    company = replace(state.companies[state.active], speed_bar=SPEED_BAR)
    state = replace(state, companies=replaced(state.companies, state.active, company), is_sped=True)
    tell(SpeedGained(seats_of(state, state.active)), state)
    return state
