"""The view: what an audience may know, built up from nothing."""

from typing import Annotated

from burghof.games.the_castle.model.counters import CHARACTERS, COUNTS, Character, Monster, Treasure
from burghof.games.the_castle.model.moves import Vote
from burghof.games.the_castle.model.state import EACH_COUNTER, SEAT_BITS, State, Table, has, lives, party_of
from burghof.kernel import Audience, Ballot, Recall, at_most, within


class View(Table, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The public state, and what this audience knows in addition."""

    seat: Audience
    recall: Recall
    monsters: Annotated[tuple[Monster | None, ...], EACH_COUNTER]
    treasures: Annotated[tuple[Treasure | None, ...], EACH_COUNTER]
    looks_monsters: Annotated[tuple[Annotated[int, SEAT_BITS], ...], EACH_COUNTER]
    """For each monster the seats that have seen it, under notebook recall; empty under pure recall."""
    looks_treasures: Annotated[tuple[Annotated[int, SEAT_BITS], ...], EACH_COUNTER]
    hand: Annotated[tuple[int, ...], at_most(3)]
    """What this seat has just looked at."""
    ballot: Annotated[Ballot[Character, Vote] | None, within(len(CHARACTERS))]
    """The open ballot, with only the choices of this seat."""


PUBLIC = Table.__struct_fields__


def view(state: State, seat: Audience, recall: Recall) -> View:
    """Return what this audience may know (10.1)."""
    notebook = recall == "notebook"
    own = own_characters(state, seat)
    return View(
        **{name: getattr(state, name) for name in PUBLIC},
        seat=seat,
        recall=recall,
        monsters=tuple(
            kind if knows_monster(state, counter, seat, recall) else None for counter, kind in enumerate(state.monsters)
        ),
        treasures=tuple(
            kind if knows_kind(state, counter, seat, recall) else None for counter, kind in enumerate(state.treasures)
        ),
        looks_monsters=state.knows_monsters if notebook else (),
        looks_treasures=state.knows_treasures if notebook else (),
        hand=state.hand if state.hand and state.hand[0] == seat else (),
        ballot=state.ballot and state.ballot.known_to(own),
    )


def own_characters(table: Table, seat: Audience) -> tuple[Character, ...]:
    """Return the characters of a seat."""
    return tuple(CHARACTERS[place] for place, owner in enumerate(table.owners) if owner == seat)


def knows_monster(state: State, counter: int, seat: Audience, recall: Recall) -> bool:
    """Return whether this audience knows the kind of a monster (10.2)."""
    if has(state.face_up, counter):
        return True
    if seat is None:
        return False
    return has(state.knows_monsters[counter], seat) if recall == "notebook" else _in_hand(state, counter, seat)


def knows_kind(state: State, counter: int, seat: Audience, recall: Recall) -> bool:
    """Return whether this audience knows the kind of a treasure (10.2, 10.3)."""
    if has(state.shown, counter):
        return True
    if seat is None:
        return False
    if recall == "notebook":
        return has(state.knows_treasures[counter], seat)
    place = state.treasure_at[counter]
    if 0 <= place < len(state.owners) and is_of_party(state, seat, CHARACTERS[place]):
        return True
    return _in_hand(state, COUNTS + counter, seat)


def is_of_party(state: State, seat: Audience, character: Character) -> bool:
    """Return whether a seat has a living character in the party of this character."""
    members = state.companies[party_of(state, character)].members
    return any(state.owners[member] == seat and lives(state, member) for member in members)


def _in_hand(state: State, thing: int, seat: Audience) -> bool:
    return bool(state.hand) and state.hand[0] == seat and thing in state.hand[1:]
