"""Looking into rooms by ESP and medallion: RULES.md clauses 3.7, 4.3 and 4.7."""

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import has_bit, with_bit
from burghof.games.the_castle.model.castle import COUNTER_OF, ROOMS, Area
from burghof.games.the_castle.model.counters import Character, Figure, Spell
from burghof.games.the_castle.model.events import CastleEvent, LookedInto, Peeked
from burghof.games.the_castle.model.figure_names import name_of, place_of
from burghof.games.the_castle.model.moves import Look, LookTarget
from burghof.games.the_castle.model.positions import IN_ROOM, Hand, wild_in
from burghof.games.the_castle.model.state import PublicState, State
from burghof.kernel import Emit, Refusal, Seat, forbids, with_item


def has_hidden_monster(table: PublicState, room: Area) -> bool:
    """Return whether a room's own monster still lies there face down."""
    counter = COUNTER_OF[room]
    return table.monster_at[counter] == wild_in(room) and not has_bit(table.face_up, counter)


def has_treasure(table: PublicState, room: Area) -> bool:
    """Return whether a room's own treasure still lies there."""
    return table.treasure_at[COUNTER_OF[room]] == IN_ROOM


def legal_looks(state: State, seat: Seat) -> list[Look]:
    """Return where and at what a wizard may look after the roll for his spell (4.3)."""
    effect = TABLES.spells[Spell.ESP][state.attempts[0].first - 1]
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


def why_not_look(state: State, seat: Seat, move: Look) -> Refusal | None:
    """Return the clause that forbids a wizard to look at this, or None (4.3)."""
    effect = TABLES.spells[Spell.ESP][state.attempts[0].first - 1]
    if move.what != "monster" and effect == "monster":
        return forbids("4.3", "monster-only")
    if move.what == "both" and effect != "both":
        return forbids("4.3", "one-counter-only")
    if move.what != "treasure" and not has_hidden_monster(state, move.room):
        return forbids("4.3", "nothing-hidden", area=place_of(move.room))
    if move.what != "monster" and not has_treasure(state, move.room):
        return forbids("4.3", "nothing-hidden", area=place_of(move.room))
    return None


def look(state: State, seat: Seat, move: Look, emit: Emit[State, CastleEvent]) -> State:
    """Look into a room by ESP; no other player sees what is there (4.3)."""
    wizard = Character(state.attempts[0].by)
    state = replace(state, attempts=(), step="ready")
    return peek(state, wizard, move.room, move.what, emit)


def peek(state: State, character: Character, room: Area, what: LookTarget, emit: Emit[State, CastleEvent]) -> State:
    """Show counters of a room to a character's player only (4.3, 4.7)."""
    seat: Seat = state.owners[character]
    counter, hand = COUNTER_OF[room], Hand(seat)
    monster = treasure = None
    if what != "treasure":
        known = with_bit(state.knows_monsters[counter], seat)
        state = replace(state, knows_monsters=with_item(state.knows_monsters, counter, known))
        monster, hand = state.monsters[counter], replace(hand, monsters=(counter,))
    if what != "monster":
        known = with_bit(state.knows_treasures[counter], seat)
        state = replace(state, knows_treasures=with_item(state.knows_treasures, counter, known))
        treasure, hand = state.treasures[counter], replace(hand, treasures=(counter,))
    state = replace(state, hand=hand)
    emit(LookedInto(name_of(state, Figure(character)), place_of(room), what), state)
    emit(Peeked((seat,), place_of(room), monster, treasure), state)
    return state
