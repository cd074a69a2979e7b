"""Dying: what is told of hits, deaths and the Princess, RULES.md chapter 8."""

from typing import TypeAlias

from burghof.games.the_castle.model.castle import AreaKind
from burghof.games.the_castle.model.events.telling import Deed, PartyDeed
from burghof.kernel import Event


class Hurt(Deed, frozen=True, gc=False, tag="hurt"):
    """Somebody takes hits."""

    hits: int
    left: int


class Died(Deed, frozen=True, gc=False, tag="died"):
    """Somebody is dead."""


class PartyDied(PartyDeed, frozen=True, gc=False, tag="party-died"):
    """Nobody of a party is left; so many counters stay where it was."""

    counters: int


class CurseLifted(Deed, frozen=True, gc=False, tag="curse-lifted"):
    """Somebody is rid of a curse."""


class PrincessJoined(PartyDeed, frozen=True, gc=False, tag="princess-joined"):
    """The Princess goes with a party."""


class PrincessStayed(Event, frozen=True, gc=False, tag="princess-stayed"):
    """The Princess stays behind."""

    area: str
    kind: AreaKind


DyingEvent: TypeAlias = Hurt | Died | PartyDied | CurseLifted | PrincessJoined | PrincessStayed
