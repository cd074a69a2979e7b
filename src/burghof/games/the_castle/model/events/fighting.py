"""Fighting: what is told of RULES.md chapter 6."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.data import WitchSpell
from burghof.games.the_castle.model.counters import Monster, Treasure
from burghof.games.the_castle.model.events.telling import Deed, PartyDeed
from burghof.games.the_castle.model.names import Name
from burghof.kernel import Datum, Event, Seat


class MonstersRevealed(Event, frozen=True, gc=False, tag="monsters-revealed"):
    """Monsters are turned face up."""

    reveals: ClassVar[bool] = True

    area: str
    monsters: tuple[Monster, ...]


class CoffinClosed(Event, frozen=True, gc=False, tag="coffin-closed"):
    """A coffin and a vampire are gone."""

    reveals: ClassVar[bool] = True

    name: Name


class NoCoffin(PartyDeed, frozen=True, gc=False, tag="no-coffin"):
    """A party meets a vampire without a coffin."""

    reveals: ClassVar[bool] = True


class Attacked(PartyDeed, frozen=True, gc=False, tag="attacked"):
    """A party attacks another."""

    others: tuple[Seat, ...]


class Spared(PartyDeed, frozen=True, gc=False, tag="spared"):
    """A party attacks nobody."""


class AcidThrown(Deed, frozen=True, gc=False, tag="acid-thrown"):
    """Acid hits or misses; no hits are a miss."""

    target: Name
    pips: int
    hits: int


class ShotFired(Deed, frozen=True, gc=False, tag="shot-fired"):
    """The pistol was shot."""

    target: Name
    hits: int


class SwordDrawn(Deed, frozen=True, gc=False, tag="sword-drawn"):
    """A fighter fights with a magic sword."""

    reveals: ClassVar[bool] = True


class NoSword(Deed, frozen=True, gc=False, tag="no-sword"):
    """A fighter fights without a magic sword."""

    reveals: ClassVar[bool] = True


class MeleeRolled(Deed, frozen=True, gc=False, tag="melee-rolled"):
    """Somebody rolled in a round of melee."""

    other: Name
    pips: int
    modifier: int


class Regenerated(Deed, frozen=True, gc=False, tag="regenerated"):
    """A troll is rid of a hit."""


class WitchCast(Event, frozen=True, gc=False, tag="witch-cast"):
    """A witch throws a spell."""

    spell: WitchSpell
    seats: tuple[Seat, ...]


class Dispelled(Event, frozen=True, gc=False, tag="dispelled"):
    """A party's magic items are destroyed."""

    reveals: ClassVar[bool] = True

    items: tuple[Treasure, ...]

    def data(self) -> dict[str, Datum]:
        """Its fields, and how many items are lost."""
        return {**super().data(), "number": len(self.items)}


class GoldLost(Event, frozen=True, gc=False, tag="gold-lost"):
    """A party's gold has become lead."""

    reveals: ClassVar[bool] = True

    gold: tuple[Treasure, ...]

    def data(self) -> dict[str, Datum]:
        """Its fields, and how many counters are lost."""
        return {**super().data(), "number": len(self.gold)}


class CharmBroken(Deed, frozen=True, gc=False, tag="charm-broken"):
    """A charmed monster is wild again."""


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
