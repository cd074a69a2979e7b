"""Events of fights: RULES.md chapter 6."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.data import WitchSpell
from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AREA_KINDS, area_named
from burghof.games.the_castle.model.counters import Monster, Treasure
from burghof.games.the_castle.model.events.telling import FigureEvent, PartyEvent, party_values
from burghof.games.the_castle.model.figure_names import Name
from burghof.games.the_castle.model.object_names import things, whom
from burghof.kernel import Event, MessageArg, MessageRef, PlayerName, Seat


class MonstersRevealed(Event, frozen=True, gc=False, tag="monsters-revealed"):
    """Monsters are turned face up."""

    clauses: ClassVar[tuple[str, ...]] = ("6.1",)
    reveals: ClassVar[bool] = True

    area: Place
    monsters: tuple[Monster, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the area and its kind, the monsters and their number."""
        kind, monsters = AREA_KINDS[area_named(self.area)], things(self.monsters)
        return {**super().data(), "kind": kind.value, "monsters": monsters, "number": len(monsters)}


class CoffinClosed(FigureEvent, frozen=True, gc=False, tag="coffin-closed"):
    """A coffin and a vampire are gone."""

    clauses: ClassVar[tuple[str, ...]] = ("6.2",)
    reveals: ClassVar[bool] = True


class NoCoffin(PartyEvent, frozen=True, gc=False, tag="no-coffin"):
    """A party meets a vampire and has no coffin."""

    clauses: ClassVar[tuple[str, ...]] = ("10.4",)
    reveals: ClassVar[bool] = True


class Attacked(PartyEvent, frozen=True, gc=False, tag="attacked"):
    """A party attacks another party."""

    clauses: ClassVar[tuple[str, ...]] = ("6.3",)
    others: tuple[Seat, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and the number and the first of the attacked seats."""
        return {**super().data(), "foes": len(self.others), "foe": PlayerName(self.others[0]) if self.others else ""}


class Spared(PartyEvent, frozen=True, gc=False, tag="spared"):
    """A party attacks nobody."""

    clauses: ClassVar[tuple[str, ...]] = ("6.3",)


class AcidThrown(FigureEvent, frozen=True, gc=False, tag="acid-thrown"):
    """Acid hits or misses; 0 hits are a miss."""

    clauses: ClassVar[tuple[str, ...]] = ("6.7",)
    target: Name
    pips: int
    hits: int

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the target as an object."""
        return {**super().data(), "target": whom(self.target)}


class ShotFired(FigureEvent, frozen=True, gc=False, tag="shot-fired"):
    """The pistol was shot."""

    clauses: ClassVar[tuple[str, ...]] = ("6.8",)
    target: Name
    hits: int

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the target as an object."""
        return {**super().data(), "target": whom(self.target)}


class SwordDrawn(FigureEvent, frozen=True, gc=False, tag="sword-drawn"):
    """A fighter fights with a magic sword."""

    clauses: ClassVar[tuple[str, ...]] = ("6.11",)
    reveals: ClassVar[bool] = True


class NoSword(FigureEvent, frozen=True, gc=False, tag="no-sword"):
    """A fighter fights without a magic sword."""

    clauses: ClassVar[tuple[str, ...]] = ("10.4",)
    reveals: ClassVar[bool] = True

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and whether it is a solitaire game, where it tells nothing."""
        return {**super().data(), "solo": int(isinstance(self.name, MessageRef))}


class MeleeRolled(FigureEvent, frozen=True, gc=False, tag="melee-rolled"):
    """A figure rolled in a round of melee."""

    clauses: ClassVar[tuple[str, ...]] = ("6.11",)
    other: Name
    pips: int
    modifier: int

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the opponent as an object, and the modified roll."""
        return {**super().data(), "other": whom(self.other), "total": self.pips + self.modifier}


class Regenerated(FigureEvent, frozen=True, gc=False, tag="regenerated"):
    """A troll loses one hit."""

    clauses: ClassVar[tuple[str, ...]] = ("6.14",)


class WitchCast(Event, frozen=True, gc=False, tag="witch-cast"):
    """A witch throws a spell."""

    clauses: ClassVar[tuple[str, ...]] = ("6.13",)
    spell: WitchSpell
    seats: tuple[Seat, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and the party."""
        return {**super().data(), **party_values(self.seats)}


class Dispelled(Event, frozen=True, gc=False, tag="dispelled"):
    """A party's magic items are destroyed."""

    clauses: ClassVar[tuple[str, ...]] = ("6.13",)
    reveals: ClassVar[bool] = True

    items: tuple[Treasure, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and the number of lost items."""
        return {**super().data(), "items": things(self.items), "number": len(self.items)}


class GoldLost(Event, frozen=True, gc=False, tag="gold-lost"):
    """A party's gold has become lead."""

    clauses: ClassVar[tuple[str, ...]] = ("6.13",)
    reveals: ClassVar[bool] = True

    gold: tuple[Treasure, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the number of lost counters, and what they were worth."""
        lost = sum(int(kind.removeprefix("gold-")) for kind in self.gold)
        return {**super().data(), "number": len(self.gold), "lost": lost}


class CharmBroken(FigureEvent, frozen=True, gc=False, tag="charm-broken"):
    """A charmed monster is wild again."""

    clauses: ClassVar[tuple[str, ...]] = ("6.13",)


FightingEvent: TypeAlias = (
    MonstersRevealed
    | CoffinClosed
    | NoCoffin
    | Attacked
    | Spared
    | AcidThrown
    | ShotFired
    | SwordDrawn
    | NoSword
    | MeleeRolled
    | Regenerated
    | WitchCast
    | Dispelled
    | GoldLost
    | CharmBroken
)
