"""The sides of a fight: RULES.md chapter 6."""

from burghof.games.the_castle.model.counters import Figure, Party
from burghof.games.the_castle.model.state import (
    State,
    followers,
    has_wild_monster,
    living_members,
    party_of,
    wild_monsters,
)
from burghof.kernel import Seat


def sides(state: State) -> tuple[Party, ...]:
    """Return the parties in a fight; the active party is first."""
    return (state.active,) if state.enemy is None else (state.active, state.enemy)


def opponents(state: State, party: Party) -> list[Figure]:
    """Return the figures that a party fights."""
    if state.enemy is None:
        return wild_monsters(state, state.companies[party].area)
    return followers(state, state.active if party == state.enemy else state.enemy)


def is_fight_on(state: State) -> bool:
    """Return whether both sides are still there (6.9)."""
    if not living_members(state, state.active):
        return False
    if state.enemy is not None:
        return bool(living_members(state, state.enemy))
    return has_wild_monster(state, state.companies[state.active].area)


def party_of_seat(state: State, seat: Seat) -> Party:
    """Return the party of a seat's characters."""
    return party_of(state, state.owners.index(seat))
