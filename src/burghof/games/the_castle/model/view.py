"""The view: what an audience may know, built up from nothing."""

from typing import Annotated

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.counters import CHARACTERS, Character, Monster, Treasure
from burghof.games.the_castle.model.moves import Vote
from burghof.games.the_castle.model.positions import hand_codes, holder_of
from burghof.games.the_castle.model.state import (
    EACH_COUNTER,
    SEAT_BITS,
    PublicState,
    State,
    is_living,
    party_of,
)
from burghof.kernel import Audience, Ballot, Recall, max_inner_length, max_length


class View(PublicState, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The public state, and what this audience knows in addition."""

    seat: Audience
    recall: Recall
    monsters: Annotated[tuple[Monster | None, ...], EACH_COUNTER]
    treasures: Annotated[tuple[Treasure | None, ...], EACH_COUNTER]
    looks_monsters: Annotated[tuple[Annotated[int, SEAT_BITS], ...], EACH_COUNTER]
    """For each monster the seats that have seen it, under notebook recall; empty under pure recall."""
    looks_treasures: Annotated[tuple[Annotated[int, SEAT_BITS], ...], EACH_COUNTER]
    hand: Annotated[tuple[int, ...], max_length(3)]
    """What this seat has just looked at, as `hand_codes` returns it."""
    ballot: Annotated[Ballot[Character, Vote] | None, max_inner_length(len(CHARACTERS))]
    """The open ballot, with only the choices of this seat."""


PUBLIC = PublicState.__struct_fields__


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
        hand=hand_codes(state.hand) if state.hand is not None and state.hand.seat == seat else (),
        ballot=state.ballot and state.ballot.restrict_to(own),
    )


def own_characters(table: PublicState, seat: Audience) -> tuple[Character, ...]:
    """Return the characters of a seat."""
    return tuple(CHARACTERS[place] for place, owner in enumerate(table.owners) if owner == seat)


def knows_monster(state: State, counter: int, seat: Audience, recall: Recall) -> bool:
    """Return whether this audience knows the kind of a monster (10.2)."""
    if has_bit(state.face_up, counter):
        return True
    if seat is None:
        return False
    if recall == "notebook":
        return has_bit(state.knows_monsters[counter], seat)
    return state.hand is not None and state.hand.seat == seat and counter in state.hand.monsters


def knows_kind(state: State, counter: int, seat: Audience, recall: Recall) -> bool:
    """Return whether this audience knows the kind of a treasure (10.2, 10.3)."""
    if has_bit(state.shown, counter):
        return True
    if seat is None:
        return False
    if recall == "notebook":
        return has_bit(state.knows_treasures[counter], seat)
    holder = holder_of(state.treasure_at[counter])
    if holder is not None and holder < len(state.owners) and is_of_party(state, seat, Character(holder)):
        return True
    return state.hand is not None and state.hand.seat == seat and counter in state.hand.treasures


def is_of_party(state: State, seat: Audience, character: Character) -> bool:
    """Return whether a seat has a living character in the party of this character."""
    members = state.companies[party_of(state, character)].members
    return any(state.owners[member] == seat and is_living(state, member) for member in members)
