"""Positions: where the treasures, the monsters and the Princess are, and what a seat has just looked at.

Each position is one integer, which keeps views small and search fast. No other module knows the codes, except
`web/positions.ts`, which gets them from `CODES`.
"""

from collections.abc import Iterable, Sequence
from typing import NewType, cast

from msgspec import Struct

from burghof.games.the_castle.model.castle import Area
from burghof.games.the_castle.model.counters import COUNTER_COUNT, Figure, Party
from burghof.kernel import Seat

TreasureAt = NewType("TreasureAt", int)
"""Where a treasure is: out of play, in its room, with a character or captive, or in the pile of an area."""

MonsterAt = NewType("MonsterAt", int)
"""Where a monster is: dead, wild in an area, or charmed by a party."""

PrincessAt = NewType("PrincessAt", int)
"""Where the Princess is: in an area, or with a party."""

GONE = TreasureAt(-2)
"""The treasure is out of play."""
IN_ROOM = TreasureAt(-1)
"""The treasure is in the room in which it was laid."""
DEAD = MonsterAt(-1)

_FIRST_PILE = 10
_FIRST_CHARMER = 100
_FIRST_PRINCESS_AREA = 10


class PositionCodes(Struct, frozen=True):
    """The codes without a parameter, and the code of the first area or party for the others."""

    gone: int
    in_room: int
    pile: int
    dead: int
    charmed: int
    on_floor: int


CODES = PositionCodes(GONE, IN_ROOM, _FIRST_PILE, DEAD, _FIRST_CHARMER, _FIRST_PRINCESS_AREA)


# Treasures


def carried_by(figure: Figure) -> TreasureAt:
    """Return the position of a treasure that a character or captive carries."""
    return TreasureAt(figure)


def carried_by_any(figures: Sequence[Figure]) -> Sequence[TreasureAt]:
    """Return the positions of treasures that any of these characters and captives carry."""
    return cast("Sequence[TreasureAt]", figures)


def in_pile(area: Area) -> TreasureAt:
    """Return the position of a treasure that a dead party left in an area."""
    return TreasureAt(_FIRST_PILE + area)


def holder_of(at: TreasureAt) -> Figure | None:
    """Return the character or captive that carries the treasure, or None."""
    return Figure(at) if 0 <= at < _FIRST_PILE else None


def has_piles(positions: Iterable[TreasureAt]) -> bool:
    """Return whether any of these treasures is in a pile; there must be at least one treasure."""
    return max(positions) >= _FIRST_PILE


# Monsters


def wild_in(area: Area) -> MonsterAt:
    """Return the position of a wild monster in an area."""
    return MonsterAt(area)


def charmed_by(party: Party) -> MonsterAt:
    """Return the position of a monster that goes with a party."""
    return MonsterAt(_FIRST_CHARMER + party)


def charmer_of(at: MonsterAt) -> Party | None:
    """Return the party with which a charmed monster goes, or None."""
    return Party(at - _FIRST_CHARMER) if at >= _FIRST_CHARMER else None


def wild_counters(positions: Iterable[MonsterAt]) -> list[tuple[int, Area]]:
    """Return the counter and the area of each wild monster."""
    wild = [(counter, at) for counter, at in enumerate(positions) if DEAD < at < _FIRST_CHARMER]
    return cast("list[tuple[int, Area]]", wild)


def wild_areas(positions: Iterable[MonsterAt]) -> int:
    """Return the areas with wild monsters, as a bit set."""
    areas = 0
    for at in positions:
        if DEAD < at < _FIRST_CHARMER:
            areas |= 1 << at
    return areas


# The Princess


def princess_in(area: Area) -> PrincessAt:
    """Return the position of the Princess in an area, without a party."""
    return PrincessAt(_FIRST_PRINCESS_AREA + area)


def princess_with(party: Party) -> PrincessAt:
    """Return the position of the Princess with a party."""
    return PrincessAt(party)


def princess_area_of(at: PrincessAt) -> Area | None:
    """Return the area in which the Princess is without a party, or None."""
    return Area(at - _FIRST_PRINCESS_AREA) if at >= _FIRST_PRINCESS_AREA else None


def princess_party_of(at: PrincessAt) -> Party | None:
    """Return the party that the Princess is with, or None."""
    return Party(at) if at < _FIRST_PRINCESS_AREA else None


# What a seat has just looked at


class Hand(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The counters of the monsters and treasures that a seat has just looked at."""

    seat: Seat
    monsters: tuple[int, ...] = ()
    treasures: tuple[int, ...] = ()


def hand_codes(hand: Hand) -> tuple[int, ...]:
    """Return a hand as a view contains it: the seat, the monsters, and the treasures numbered after all monsters."""
    return (hand.seat, *hand.monsters, *(COUNTER_COUNT + counter for counter in hand.treasures))


def hand_from_codes(codes: tuple[int, ...]) -> Hand | None:
    """Return the hand that a view contains, or None."""
    if not codes:
        return None
    seat, *counters = codes
    return Hand(
        Seat(seat),
        tuple(counter for counter in counters if counter < COUNTER_COUNT),
        tuple(counter - COUNTER_COUNT for counter in counters if counter >= COUNTER_COUNT),
    )
