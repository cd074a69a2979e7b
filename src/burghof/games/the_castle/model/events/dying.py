"""Events of hits, deaths and the Princess: RULES.md chapter 8."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AreaKind
from burghof.games.the_castle.model.events.telling import FigureEvent, PartyEvent
from burghof.kernel import Event


class Hurt(FigureEvent, frozen=True, gc=False, tag="hurt"):
    """A figure takes hits."""

    hits: int
    left: int


class Died(FigureEvent, frozen=True, gc=False, tag="died"):
    """A figure is dead."""

    clauses: ClassVar[tuple[str, ...]] = ("8.1",)


class PartyDied(PartyEvent, frozen=True, gc=False, tag="party-died"):
    """All characters of a party are dead; `counters` is the number of counters that stay where it was."""

    clauses: ClassVar[tuple[str, ...]] = ("8.3",)
    counters: int


class CurseLifted(FigureEvent, frozen=True, gc=False, tag="curse-lifted"):
    """A figure loses a curse."""

    clauses: ClassVar[tuple[str, ...]] = ("7.8", "7.9")


class PrincessJoined(PartyEvent, frozen=True, gc=False, tag="princess-joined"):
    """The Princess goes with a party."""

    clauses: ClassVar[tuple[str, ...]] = ("8.4",)


class PrincessStayed(Event, frozen=True, gc=False, tag="princess-stayed"):
    """The Princess stays behind."""

    clauses: ClassVar[tuple[str, ...]] = ("8.5",)
    area: Place
    kind: AreaKind


DyingEvent: TypeAlias = Hurt | Died | PartyDied | CurseLifted | PrincessJoined | PrincessStayed
