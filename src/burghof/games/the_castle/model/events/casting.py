"""Events of spells: RULES.md chapter 3."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.data import SpellEffect
from burghof.games.the_castle.model.counters import Spell
from burghof.games.the_castle.model.events.telling import FigureEvent, PartyEvent, party_values
from burghof.games.the_castle.model.figure_names import Name, subject
from burghof.games.the_castle.model.object_names import whom
from burghof.kernel import Event, MessageArg, Seat


class SpellCast(FigureEvent, frozen=True, gc=False, tag="spell-cast"):
    """A wizard casts a spell."""

    spell: Spell
    target: Name | None

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and whether the spell has a target."""
        target: MessageArg = "" if self.target is None else whom(self.target)
        return {**super().data(), "target": target, "aimed": int(self.target is not None), "kind": self.spell.value}


class SpellRolled(FigureEvent, frozen=True, gc=False, tag="spell-rolled"):
    """The result of a spell's first die."""

    clauses: ClassVar[tuple[str, ...]] = ("3.1",)
    spell: Spell
    pips: int
    effect: SpellEffect


class StrengthRolled(FigureEvent, frozen=True, gc=False, tag="strength-rolled"):
    """The strength of a spell, by its second die."""

    spell: Spell
    pips: int
    strength: int


class HeroismGained(FigureEvent, frozen=True, gc=False, tag="heroism-gained"):
    """A figure fights with heroism until the end of the turn."""

    clauses: ClassVar[tuple[str, ...]] = ("3.4",)


class SpeedGained(PartyEvent, frozen=True, gc=False, tag="speed-gained"):
    """A party will have a second turn."""

    clauses: ClassVar[tuple[str, ...]] = ("3.5",)


class MonsterCharmed(Event, frozen=True, gc=False, tag="monster-charmed"):
    """A monster goes with a party."""

    clauses: ClassVar[tuple[str, ...]] = ("3.2",)
    monster: Name
    seats: tuple[Seat, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the monster as a subject, and the party."""
        return {**super().data(), "monster": subject(self.monster), **party_values(self.seats)}


CastingEvent: TypeAlias = SpellCast | SpellRolled | StrengthRolled | HeroismGained | SpeedGained | MonsterCharmed
