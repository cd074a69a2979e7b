"""Preparing: RULES.md chapter 4, the first step of a turn."""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.castle import CELL, COUNTER_OF, ROOMS, Area
from burghof.games.the_castle.model.counters import (
    BITS,
    COUNTS,
    GOLD_BITS,
    ITEMS,
    KEY_BITS,
    Character,
    Discipline,
    Figure,
    Party,
    Spell,
    Treasure,
)
from burghof.games.the_castle.model.events import CastleEvent, ItemGiven, ItemUsed, LookedInto, Peeked, SpellCast
from burghof.games.the_castle.model.moves import (
    Cast,
    Consult,
    Done,
    DrinkTeleport,
    Give,
    Heal,
    Look,
    Preparation,
    Sight,
    Study,
    Wear,
)
from burghof.games.the_castle.model.names import area_text, name_of
from burghof.games.the_castle.model.state import (
    GONE,
    IN_ROOM,
    Attempt,
    State,
    Table,
    followers,
    has,
    lives,
    living,
)
from burghof.games.the_castle.rules.asking import ask
from burghof.kernel import Refusal, Seat, Tell, forbids, replaced

PREPARED = (Treasure.BOOTS, Treasure.MEDALLION, Treasure.PISTOL, Treasure.HEALING, Treasure.TELEPORT)
"""What is used in this step."""
SPELLS_SPENT = len(BITS)
"""From this bit on `spent` holds the characters that have cast."""
FIRST_SPELLS = (Spell.ESP, Spell.HEROISM, Spell.SPEED, Spell.TELEPORT)
DONE = Done()
STUDY = Study()
WEAR = Wear()
DRINK_TELEPORT = DrinkTeleport()
PLAIN_USES: tuple[tuple[Treasure, Preparation], ...] = (
    (Treasure.TELEPORT, DRINK_TELEPORT),
    (Treasure.PISTOL, STUDY),
    (Treasure.BOOTS, WEAR),
)


def might_prepare(state: State, character: Character) -> bool:
    """Whether a character is asked, by what is public: a wizard, or who carries something that may matter (4.1)."""
    if state.disciplines[character] is Discipline.WIZARD:
        return True
    return any(
        not has(state.shown, counter) or _is_useful(state, counter, character)
        for counter, place in enumerate(state.treasure_at)
        if place == character
    )


def _is_useful(state: State, counter: int, character: Character) -> bool:
    """Whether a treasure that everybody knows can be used in this step, or given to somebody."""
    kind = state.treasures[counter]
    if kind in ITEMS and len(living(state, state.active)) > 1:
        return True
    if kind is Treasure.BOOTS:
        return not state.is_worn
    if kind is Treasure.PISTOL:
        return state.marksman != character
    return kind in PREPARED


def prepare_next(state: State, tell: Tell[State, CastleEvent]) -> State:
    """The next character who might have something to do is asked; then the party moves (4.1)."""
    del tell
    for place, character in enumerate(state.preparing):
        if lives(state, character) and might_prepare(state, character):
            state = replace(state, preparing=state.preparing[place:])
            return ask(state, "prepare", state.owners[character])
    return replace(state, preparing=(), step="walk")


# What may be done


def why_not_prepare(state: State, move: Preparation) -> Refusal | None:
    """Why the character that prepares cannot do this."""
    match move:
        case Cast():
            return _why_not_cast(state, move)
        case Consult(room=room):
            return _why_not_use(state, Treasure.MEDALLION) or _why_not_peek(state, room)
        case Heal(target=target):
            return _why_not_use(state, Treasure.HEALING) or _why_not_heal(state, target)
        case DrinkTeleport():
            return _why_not_use(state, Treasure.TELEPORT)
        case Study():
            return _why_not_use(state, Treasure.PISTOL) or _why_not_study(state)
        case Wear():
            return _why_not_use(state, Treasure.BOOTS) or _why_not_wear(state)
        case Give():
            return _why_not_give(state, move)
        case Done():
            return None
        case _:
            assert_never(move)


def _why_not_cast(state: State, move: Cast) -> Refusal | None:
    """Why this spell cannot be cast before moving (4.2)."""
    if state.disciplines[state.preparing[0]] is not Discipline.WIZARD:
        return forbids("4.2", "no-wizard")
    if move.spell not in FIRST_SPELLS:
        return forbids("4.2", "not-before-moving", spell=move.spell)
    if has(state.spent, SPELLS_SPENT + state.preparing[0]):
        return forbids("4.2", "one-spell")
    if move.spell is Spell.SPEED and (state.is_extra or state.companies[state.active].speed_bar):
        return forbids("4.5", "no-speed-again")
    if move.spell is Spell.HEROISM and move.target not in living(state, state.active):
        return forbids("4.4", "not-of-your-party")
    return None


def _why_not_use(state: State, item: Treasure) -> Refusal | None:
    """Why a magic item cannot be used (4.6)."""
    if item not in held(state, state.preparing[0]):
        return forbids("4.6", "not-in-your-possession", item=item)
    if state.spent & BITS[item]:
        return forbids("4.6", "used-this-turn", item=item)
    return None


def _why_not_peek(state: State, room: Area) -> Refusal | None:
    """Why the medallion shows nothing there (4.7)."""
    return None if has_hidden_monster(state, room) else forbids("4.7", "nothing-hidden", area=area_text(room))


def _why_not_heal(state: State, target: Figure) -> Refusal | None:
    """Why somebody cannot be healed (4.8)."""
    if not state.hits[target] or target not in followers(state, state.active):
        return forbids("4.8", "nobody-wounded")
    return None


def _why_not_study(state: State) -> Refusal | None:
    """Why there is nothing to find out (4.11)."""
    return forbids("4.11", "knows-the-pistol") if state.marksman == state.preparing[0] else None


def _why_not_wear(state: State) -> Refusal | None:
    """Why the boots cannot be put on (4.10)."""
    return forbids("4.10", "boots-are-worn") if state.is_worn else None


def _why_not_give(state: State, move: Give) -> Refusal | None:
    """Why an item cannot be given to somebody (4.12)."""
    giver = state.preparing[0]
    if move.item not in ITEMS or move.item not in held(state, giver):
        return forbids("4.12", "not-in-your-possession", item=move.item)
    if move.to == giver or move.to not in living(state, state.active):
        return forbids("4.12", "not-to-an-ally")
    if gift(state, giver, move.item) is None:
        return forbids("4.12", "given-this-turn", item=move.item)
    return None


def held(state: State, character: Character) -> set[Treasure]:
    """What a character carries."""
    return {state.treasures[counter] for counter, place in enumerate(state.treasure_at) if place == character}


def gift(state: State, giver: Character, item: Treasure) -> int | None:
    """The counter of this kind that a character can still give in this turn."""
    for counter, place in enumerate(state.treasure_at):
        if place == giver and state.treasures[counter] is item and not has(state.given, counter):
            return counter
    return None


def has_hidden_monster(table: Table, room: Area) -> bool:
    """Whether a room's own monster still lies there face down."""
    counter = COUNTER_OF[room]
    return table.monster_at[counter] == room and not has(table.face_up, counter)


def legal_preparations(state: State) -> list[Preparation]:
    """What the character that prepares may do."""
    return [move for move in _candidates(state) if why_not_prepare(state, move) is None]


def _candidates(state: State) -> Iterator[Preparation]:
    """What is worth asking about, in the order of all moves."""
    character = state.preparing[0]
    ours = living(state, state.active)
    if state.disciplines[character] is Discipline.WIZARD and not has(state.spent, SPELLS_SPENT + character):
        yield Cast(Spell.ESP)
        yield from (Cast(Spell.HEROISM, Figure(member)) for member in ours)
        yield Cast(Spell.SPEED)
        yield Cast(Spell.TELEPORT)
    items = held(state, character)
    if Treasure.MEDALLION in items:
        yield from map(Consult, ROOMS)
    if Treasure.HEALING in items:
        yield from map(Heal, sorted(followers(state, state.active)))
    yield from (move for item, move in PLAIN_USES if item in items)
    yield from (Give(item, to) for item in ITEMS if item in items for to in ours)
    yield DONE


# What happens


def prepare(state: State, move: Preparation, tell: Tell[State, CastleEvent]) -> State:
    """The state after a preparation; most are followed by dice, or by the same question."""
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
    """A wizard casts; the die decides (4.2)."""
    attempt = Attempt(Figure(character), move.spell.value, move.target)
    state = replace(state, spent=state.spent | 1 << SPELLS_SPENT + character, attempts=(attempt,))
    target = None if move.target < 0 else name_of(state, move.target)
    tell(SpellCast(name_of(state, Figure(character)), move.spell, target), state)
    return state


def _use(state: State, character: Character, item: Treasure, tell: Tell[State, CastleEvent]) -> State:
    """Somebody shows and uses an item of his (4.6)."""
    state = show(replace(state, spent=state.spent | BITS[item]), counter_of(state, character, item))
    tell(ItemUsed(name_of(state, Figure(character)), item), state)
    return state


def _use_up(state: State, character: Character, item: Treasure, tell: Tell[State, CastleEvent]) -> State:
    """Somebody uses an item of his, which is gone then."""
    counter = counter_of(state, character, item)
    state = replace(show(state, counter), treasure_at=replaced(state.treasure_at, counter, GONE))
    tell(ItemUsed(name_of(state, Figure(character)), item), state)
    return state


def counter_of(state: State, character: int, item: Treasure) -> int:
    """The counter of this kind that a character carries."""
    return next(
        counter
        for counter, place in enumerate(state.treasure_at)
        if place == character and state.treasures[counter] is item
    )


def show(state: State, counter: int) -> State:
    """The state in which everybody knows a treasure."""
    return replace(state, shown=state.shown | 1 << counter)


def _give(state: State, giver: Character, move: Give, tell: Tell[State, CastleEvent]) -> State:
    """An ally has the item, and may use it if he has ended his preparation (4.12)."""
    counter = gift(state, giver, move.item)
    assert counter is not None, "it was asked before"
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


# Looking


def looks(state: State, pips: int) -> list[Look]:
    """Where and at what a wizard may look after such a roll (4.3)."""
    effect = TABLES.spells[Spell.ESP][pips - 1]
    found: list[Look] = []
    for room in ROOMS:
        monster, treasure = has_hidden_monster(state, room), has_treasure(state, room)
        if monster:
            found.append(Look(room, "monster"))
        if treasure and effect != "monster":
            found.append(Look(room, "treasure"))
        if monster and treasure and effect == "both":
            found.append(Look(room, "both"))
    return found


def has_treasure(table: Table, room: Area) -> bool:
    """Whether a room's own treasure still lies there."""
    return table.treasure_at[COUNTER_OF[room]] == IN_ROOM


def why_not_look(state: State, move: Look) -> Refusal | None:
    """Why a wizard cannot look at this (4.3)."""
    effect = TABLES.spells[Spell.ESP][state.attempts[0].first - 1]
    if move.what != "monster" and effect == "monster":
        return forbids("4.3", "monster-only")
    if move.what == "both" and effect != "both":
        return forbids("4.3", "one-counter-only")
    if move.what != "treasure" and not has_hidden_monster(state, move.room):
        return forbids("4.3", "nothing-hidden", area=area_text(move.room))
    if move.what != "monster" and not has_treasure(state, move.room):
        return forbids("4.3", "nothing-hidden", area=area_text(move.room))
    return None


def look(state: State, move: Look, tell: Tell[State, CastleEvent]) -> State:
    """A wizard looks into a room; nobody else sees what is there (4.3)."""
    wizard = Character(state.attempts[0].by)
    state = replace(state, attempts=(), step="ready")
    return peek(state, wizard, move.room, move.what, tell)


def peek(state: State, character: Character, room: Area, what: Sight, tell: Tell[State, CastleEvent]) -> State:
    """Somebody's player sees counters of a room and keeps it to himself (4.3, 4.7)."""
    seat: Seat = state.owners[character]
    counter, bit = COUNTER_OF[room], 1 << seat
    hand: tuple[int, ...] = (seat,)
    monster = treasure = None
    if what != "treasure":
        known = state.knows_monsters[counter] | bit
        state = replace(state, knows_monsters=replaced(state.knows_monsters, counter, known))
        monster, hand = state.monsters[counter], (*hand, counter)
    if what != "monster":
        known = state.knows_treasures[counter] | bit
        state = replace(state, knows_treasures=replaced(state.knows_treasures, counter, known))
        treasure, hand = state.treasures[counter], (*hand, COUNTS + counter)
    state = replace(state, hand=hand)
    tell(LookedInto(name_of(state, Figure(character)), area_text(room), what), state)
    tell(Peeked((seat,), area_text(room), monster, treasure), state)
    return state


# Where a teleport leads


def why_not_go_to(state: State, area: Area, party: Party) -> Refusal | None:
    """Why a teleport cannot lead there (3.6)."""
    return forbids("5.6", "cell-is-locked") if area == CELL and not can_unlock(state, party) else None


def can_unlock(state: State, party: Party) -> bool:
    """Whether the Cell is open to a party: it was unlocked, or the party has two keys that fit (5.6)."""
    return state.is_open or bool(fitting_keys(state, party))


def fitting_keys(state: State, party: Party) -> tuple[int, ...]:
    """Two keys of a party that open the Cell, or nothing (5.6)."""
    members = state.companies[party].members
    keys = [
        counter
        for counter, place in enumerate(state.treasure_at)
        if place in members and BITS[state.treasures[counter]] & KEY_BITS
    ]
    for place, one in enumerate(keys):
        for other in keys[place + 1 :]:
            pair = (state.treasures[one], state.treasures[other])
            if Treasure.SKELETON_KEY in pair or pair[0] is not pair[1]:
                return one, other
    return ()
