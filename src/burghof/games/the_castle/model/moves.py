"""The moves of players and of chance."""

from typing import Literal, TypeAlias

from burghof.games.the_castle.model.castle import AREA_KINDS, Area, AreaKind, Entrance
from burghof.games.the_castle.model.counters import (
    NOBODY,
    Character,
    Discipline,
    Figure,
    Monster,
    Party,
    Spell,
    Treasure,
)
from burghof.kernel import Move, Seat

LookTarget: TypeAlias = Literal["monster", "treasure", "both"]


class LayMonsters(Move, frozen=True, gc=False, tag="lay-monsters"):
    """Chance lays a monster in each room (1.2)."""

    monsters: tuple[Monster, ...]


class LayTreasures(Move, frozen=True, gc=False, tag="lay-treasures"):
    """Chance lays a treasure in each room (1.2)."""

    treasures: tuple[Treasure, ...]


class RollOrder(Move, frozen=True, gc=False, tag="roll-order"):
    """Chance rolls a die for each seat that may still be first (1.3)."""

    pips: tuple[int, ...]


class Roll(Move, frozen=True, gc=False, tag="roll"):
    """Chance rolls one die; the state determines what it is for."""

    pips: int


class Pick(Move, frozen=True, gc=False, tag="pick"):
    """Pick a character (1.4)."""

    discipline: Discipline


class Propose(Move, frozen=True, gc=False, tag="propose"):
    """Propose an alliance to these seats, or to nobody (1.5)."""

    seats: tuple[Seat, ...]


class Accept(Move, frozen=True, gc=False, tag="accept"):
    """Agree to the alliance (1.5)."""


class Refuse(Move, frozen=True, gc=False, tag="refuse"):
    """Do not agree to the alliance (1.5)."""


class Enter(Move, frozen=True, gc=False, tag="enter"):
    """Choose the party's entrance (1.6)."""

    entrance: Entrance


class Cast(Move, frozen=True, gc=False, tag="cast"):
    """Cast a spell, on a target where it needs one (chapters 3, 4 and 6)."""

    spell: Spell
    target: Figure = NOBODY


class Consult(Move, frozen=True, gc=False, tag="consult"):
    """Look at the monster of a room by the medallion (4.7)."""

    room: Area


class Heal(Move, frozen=True, gc=False, tag="heal"):
    """Give a figure the potion of healing (4.8)."""

    target: Figure


class DrinkTeleport(Move, frozen=True, gc=False, tag="drink-teleport"):
    """Drink the potion of teleport (4.9)."""


class Study(Move, frozen=True, gc=False, tag="study"):
    """Find out how the pistol works (4.11)."""


class Wear(Move, frozen=True, gc=False, tag="wear"):
    """Put on the boots of speed (4.10)."""


class Give(Move, frozen=True, gc=False, tag="give"):
    """Give a magic item to an ally (4.12)."""

    item: Treasure
    to: Character


class Gift(Move, frozen=True, gc=False, tag="gift"):
    """Give a counter that is a magic item to an ally, instead of voting (4.13)."""

    counter: int
    to: Character


class Done(Move, frozen=True, gc=False, tag="done"):
    """End the character's preparation (4.1)."""


class Look(Move, frozen=True, gc=False, tag="look"):
    """Look into a room by the spell of ESP (4.3)."""

    room: Area
    what: LookTarget


class GoTo(Move, frozen=True, gc=False, tag="go-to"):
    """Choose where a teleport leads (3.6)."""

    area: Area


class Stop(Move, frozen=True, gc=False, tag="stop"):
    """Vote for staying here (5.1)."""


class Go(Move, frozen=True, gc=False, tag="go"):
    """Vote for going to this area (5.1)."""

    area: Area


class Leave(Move, frozen=True, gc=False, tag="leave"):
    """Vote for leaving the castle for good (5.5)."""


class Attack(Move, frozen=True, gc=False, tag="attack"):
    """Vote for attacking this party (6.3)."""

    party: Party


class Spare(Move, frozen=True, gc=False, tag="spare"):
    """Vote for attacking nobody (6.3)."""


class Acid(Move, frozen=True, gc=False, tag="acid"):
    """Throw the acid at a monster (6.7)."""

    target: Figure


class Shoot(Move, frozen=True, gc=False, tag="shoot"):
    """Shoot the pistol at a figure (6.8)."""

    target: Figure


class Hold(Move, frozen=True, gc=False, tag="hold"):
    """Cast no spell and use no item (6.4)."""


class Against(Move, frozen=True, gc=False, tag="against"):
    """Vote for the monster to fight next (6.10)."""

    monster: Figure


class Fight(Move, frozen=True, gc=False, tag="fight"):
    """Vote for the figure that fights the next round (6.9)."""

    fighter: Figure


class Check(Move, frozen=True, gc=False, tag="check"):
    """Vote for the figure that turns the room's counter, and for the heir of what a captive finds (7.2)."""

    checker: Figure
    heir: Character


class TakePile(Move, frozen=True, gc=False, tag="take-pile"):
    """Vote for taking what a dead party left, and for the character who carries it (7.3)."""

    heir: Character


class Decline(Move, frozen=True, gc=False, tag="decline"):
    """Vote for leaving everything where it is (7.1)."""


Drawing: TypeAlias = LayMonsters | LayTreasures | RollOrder | Roll
Preparation: TypeAlias = Cast | Consult | Heal | DrinkTeleport | Study | Wear | Give | Done
Vote: TypeAlias = (
    Accept
    | Refuse
    | Stop
    | Go
    | Leave
    | Gift
    | Attack
    | Spare
    | Cast
    | Hold
    | Acid
    | Shoot
    | Against
    | Fight
    | Check
    | TakePile
    | Decline
)
"""A choice in a ballot."""
CastleMove: TypeAlias = (
    LayMonsters
    | LayTreasures
    | RollOrder
    | Roll
    | Pick
    | Propose
    | Accept
    | Refuse
    | Enter
    | Cast
    | Consult
    | Heal
    | DrinkTeleport
    | Study
    | Wear
    | Give
    | Done
    | Look
    | GoTo
    | Stop
    | Go
    | Leave
    | Gift
    | Attack
    | Spare
    | Acid
    | Shoot
    | Hold
    | Against
    | Fight
    | Check
    | TakePile
    | Decline
)


def needs_majority(choice: Vote) -> bool:
    """Return whether a choice enters a room or leaves the castle, which more than half must want (5.3)."""
    if isinstance(choice, Go):
        return AREA_KINDS[choice.area] is not AreaKind.CORRIDOR
    return isinstance(choice, Leave)
