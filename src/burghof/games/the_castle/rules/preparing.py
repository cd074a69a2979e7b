"""Preparing, the first step of a turn: who is asked, and what is legal: RULES.md chapter 4."""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.castle import ROOMS
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    ITEM_BITS,
    ITEMS,
    Character,
    Discipline,
    Figure,
    Spell,
    Treasure,
    kind_bits,
)
from burghof.games.the_castle.model.events import CastleEvent
from burghof.games.the_castle.model.figure_names import place_of
from burghof.games.the_castle.model.moves import (
    Cast,
    Consult,
    Done,
    DrinkTeleport,
    Give,
    Heal,
    Preparation,
    Study,
    Wear,
)
from burghof.games.the_castle.model.positions import carried_by
from burghof.games.the_castle.model.state import State, counters_of, followers, is_living, living_members
from burghof.games.the_castle.rules.decisions import ask
from burghof.games.the_castle.rules.looking import has_hidden_monster
from burghof.games.the_castle.rules.possessions import are_boots_active, carried_kinds
from burghof.kernel import Emit, Refusal, Seat, forbids

PREPARATION_ITEMS = (Treasure.BOOTS, Treasure.MEDALLION, Treasure.PISTOL, Treasure.HEALING, Treasure.TELEPORT)
"""The items that are used in this step."""
PREPARATION_ITEM_BITS = kind_bits(*PREPARATION_ITEMS)
FIRST_CAST_BIT = len(BIT_OF_KIND)
"""The first bit of `spent` that stands for a character that has cast."""
PREPARATION_SPELLS = (Spell.ESP, Spell.HEROISM, Spell.SPEED, Spell.TELEPORT)
DONE = Done()
STUDY = Study()
WEAR = Wear()
DRINK_TELEPORT = DrinkTeleport()
ESP = Cast(Spell.ESP)
SPEED = Cast(Spell.SPEED)
TELEPORT = Cast(Spell.TELEPORT)


def might_prepare(state: State, character: Character) -> bool:
    """Return whether a character is asked, by public knowledge: it may cast, or carries something useful (4.1)."""
    if may_cast(state, character):
        return True
    if carried_by(character) not in state.treasure_at:
        return False
    return any(_might_be_useful(state, counter, character) for counter in counters_of(state, character))


def may_cast(state: State, character: Character) -> bool:
    """Return whether a character is a wizard who has not cast in this step (4.2)."""
    return state.disciplines[character] is Discipline.WIZARD and not has_bit(state.spent, FIRST_CAST_BIT + character)


def _might_be_useful(state: State, counter: int, character: Character) -> bool:
    """Return whether, by public knowledge, a treasure may be used in this step or given to an ally."""
    may_give = len(living_members(state, state.active)) > 1 and not has_bit(state.given, counter)
    if has_bit(state.shown, counter):
        kind = state.treasures[counter]
        return (may_give and kind in ITEMS) or (kind in PREPARATION_ITEMS and _is_useful(state, kind, character))
    uses = PREPARATION_ITEM_BITS if state.rules_version == 1 else PREPARATION_ITEM_BITS & ~BIT_OF_KIND[Treasure.BOOTS]
    return bool((ITEM_BITS if may_give else uses) & ~state.ruled_out[counter])


def _is_useful(state: State, item: Treasure, character: Character) -> bool:
    """Return whether an item that all players know can still be used in this step."""
    if state.spent & BIT_OF_KIND[item]:
        return False
    if item is Treasure.BOOTS:
        return not are_boots_active(state)
    return item is not Treasure.PISTOL or not has_bit(state.marksmen, character)


def prepare_next(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Ask the next character that might have something to do; then the party moves (4.1)."""
    for place, character in enumerate(state.preparing):
        if is_living(state, character) and might_prepare(state, character):
            state = replace(state, preparing=state.preparing[place:])
            return ask(state, "prepare", state.owners[character])
    return replace(state, preparing=(), step="walk")


# Legal preparations


def why_not_cast(state: State, seat: Seat, move: Cast) -> Refusal | None:
    """Return the clause that forbids casting this spell before moving, or None (4.2)."""
    if state.disciplines[state.preparing[0]] is not Discipline.WIZARD:
        return forbids("4.2", "no-wizard")
    if move.spell not in PREPARATION_SPELLS:
        return forbids("4.2", "not-before-moving", spell=move.spell)
    if has_bit(state.spent, FIRST_CAST_BIT + state.preparing[0]):
        return forbids("4.2", "one-spell")
    if move.spell is Spell.SPEED and is_speed_barred(state):
        return forbids("4.5", "no-speed-again")
    if move.spell is Spell.HEROISM and move.target not in living_members(state, state.active):
        return forbids("4.4", "not-of-your-party")
    return None


def is_speed_barred(state: State) -> bool:
    """Return whether the party must wait before it casts Speed again (4.5)."""
    return state.is_extra or bool(state.companies[state.active].speed_bar)


def _why_not_use(state: State, item: Treasure) -> Refusal | None:
    """Return the clause that forbids using a magic item, or None (4.6)."""
    if item not in carried_kinds(state, state.preparing[0]):
        return forbids("4.6", "not-in-your-possession", item=item)
    if state.spent & BIT_OF_KIND[item]:
        return forbids("4.6", "used-this-turn", item=item)
    return None


def why_not_consult(state: State, seat: Seat, move: Consult) -> Refusal | None:
    """Return the clause that forbids looking there by the medallion, or None (4.7)."""
    refusal = _why_not_use(state, Treasure.MEDALLION)
    if refusal is None and not has_hidden_monster(state, move.room):
        return forbids("4.7", "nothing-hidden", area=place_of(move.room))
    return refusal


def why_not_heal(state: State, seat: Seat, move: Heal) -> Refusal | None:
    """Return the clause that forbids healing this figure, or None (4.8)."""
    refusal = _why_not_use(state, Treasure.HEALING)
    if refusal is None and (not state.hits[move.target] or move.target not in followers(state, state.active)):
        return forbids("4.8", "nobody-wounded")
    return refusal


def why_not_drink_teleport(state: State, seat: Seat, move: DrinkTeleport) -> Refusal | None:
    """Return the clause that forbids drinking the potion of teleport, or None (4.9)."""
    return _why_not_use(state, Treasure.TELEPORT)


def why_not_study(state: State, seat: Seat, move: Study) -> Refusal | None:
    """Return the clause that forbids studying the pistol, or None (4.11)."""
    refusal = _why_not_use(state, Treasure.PISTOL)
    if refusal is None and has_bit(state.marksmen, state.preparing[0]):
        return forbids("4.11", "knows-the-pistol")
    return refusal


def why_not_wear(state: State, seat: Seat, move: Wear) -> Refusal | None:
    """Return the clause that forbids putting on the boots, or None (4.10)."""
    refusal = _why_not_use(state, Treasure.BOOTS)
    if refusal is None and are_boots_active(state):
        return forbids("4.10", "boots-are-worn")
    return refusal


def why_not_give(state: State, seat: Seat, move: Give) -> Refusal | None:
    """Return the clause that forbids giving this item to this character, or None (4.12)."""
    giver = state.preparing[0]
    if move.item not in ITEMS or move.item not in carried_kinds(state, giver):
        return forbids("4.12", "not-in-your-possession", item=move.item)
    if move.to == giver or move.to not in living_members(state, state.active):
        return forbids("4.12", "not-to-an-ally")
    if giveable_counter(state, giver, move.item) is None:
        return forbids("4.12", "given-this-turn", item=move.item)
    return None


def giveable_counter(state: State, giver: Character, item: Treasure) -> int | None:
    """Return the counter of this kind that a character can still give in this turn, or None."""
    own = carried_by(giver)
    for counter, at in enumerate(state.treasure_at):
        if at == own and state.treasures[counter] is item and not has_bit(state.given, counter):
            return counter
    return None


def legal_preparations(state: State, seat: Seat) -> list[Preparation]:
    """Return the legal preparations of the current character, in the order of all moves."""
    items = carried_kinds(state, state.preparing[0])
    return [*_spells(state), *(_uses(state, items) if items else ()), DONE]


def _spells(state: State) -> list[Preparation]:
    """Return the spells that the current character may cast (4.2)."""
    if not may_cast(state, state.preparing[0]):
        return []
    heroism = [Cast(Spell.HEROISM, Figure(member)) for member in living_members(state, state.active)]
    return [ESP, *heroism, TELEPORT] if is_speed_barred(state) else [ESP, *heroism, SPEED, TELEPORT]


def _uses(state: State, items: Collection[Treasure]) -> Iterator[Preparation]:
    """Yield what the current character may do with the items he carries (4.6, 4.12)."""
    giver = state.preparing[0]
    unused = [item for item in PREPARATION_ITEMS if item in items and not state.spent & BIT_OF_KIND[item]]
    if Treasure.MEDALLION in unused:
        yield from (Consult(room) for room in ROOMS if has_hidden_monster(state, room))
    if Treasure.HEALING in unused:
        yield from (Heal(figure) for figure in sorted(followers(state, state.active)) if state.hits[figure])
    if Treasure.TELEPORT in unused:
        yield DRINK_TELEPORT
    if Treasure.PISTOL in unused and not has_bit(state.marksmen, giver):
        yield STUDY
    if Treasure.BOOTS in unused and not are_boots_active(state):
        yield WEAR
    allies = [member for member in living_members(state, state.active) if member != giver]
    if allies:
        gifts = [item for item in ITEMS if item in items and giveable_counter(state, giver, item) is not None]
        yield from (Give(item, ally) for item in gifts for ally in allies)
