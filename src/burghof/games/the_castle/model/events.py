"""Events: what happened, told to those who may know it."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.data import SpellEffect, StudyResult, TrapEffect, WitchSpell
from burghof.games.the_castle.model.castle import AreaKind, Entrance
from burghof.games.the_castle.model.counters import Discipline, Monster, Spell, Treasure
from burghof.games.the_castle.model.moves import Sight, Vote
from burghof.games.the_castle.model.names import Name
from burghof.kernel import Event, PrivateEvent, Seat


class CountersLaid(Event, frozen=True, gc=False, tag="counters-laid"):
    """A monster and a treasure lie face down in every room."""


class OrderRolled(Event, frozen=True, gc=False, tag="order-rolled"):
    """Those who may be first have rolled."""

    seats: tuple[Seat, ...]
    pips: tuple[int, ...]


class CharacterPicked(Event, frozen=True, gc=False, tag="character-picked"):
    """A seat has picked a character."""

    seat: Seat
    discipline: Discipline


class AllianceProposed(Event, frozen=True, gc=False, tag="alliance-proposed"):
    """A seat asks others to join it."""

    seat: Seat
    others: tuple[Seat, ...]


class AllianceMade(Event, frozen=True, gc=False, tag="alliance-made"):
    """These seats are one party from now on."""

    seats: tuple[Seat, ...]


class AllianceRefused(Event, frozen=True, gc=False, tag="alliance-refused"):
    """An alliance has not come about."""

    seat: Seat


class EntranceChosen(Event, frozen=True, gc=False, tag="entrance-chosen"):
    """A party stands before its entrance."""

    seats: tuple[Seat, ...]
    entrance: Entrance


class TurnBegan(Event, frozen=True, gc=False, tag="turn-began"):
    """It is a party's turn; a second time by a Speed spell."""

    seats: tuple[Seat, ...]
    round: int
    is_extra: bool


class BallotOpened(Event, frozen=True, gc=False, tag="ballot-opened"):
    """All have chosen; this is what everybody chose."""

    reveals: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    choices: tuple[Vote, ...]


class SpellCast(Event, frozen=True, gc=False, tag="spell-cast"):
    """A wizard casts a spell."""

    name: Name
    spell: Spell
    target: Name | None


class SpellRolled(Event, frozen=True, gc=False, tag="spell-rolled"):
    """What the die made of a spell."""

    name: Name
    spell: Spell
    pips: int
    effect: SpellEffect


class StrengthRolled(Event, frozen=True, gc=False, tag="strength-rolled"):
    """How strong a spell is."""

    name: Name
    spell: Spell
    pips: int
    strength: int


class HeroismGained(Event, frozen=True, gc=False, tag="heroism-gained"):
    """Somebody fights with heroism until the end of the turn."""

    name: Name


class SpeedGained(Event, frozen=True, gc=False, tag="speed-gained"):
    """A party will have a second turn."""

    seats: tuple[Seat, ...]


class MonsterCharmed(Event, frozen=True, gc=False, tag="monster-charmed"):
    """A monster goes with a party."""

    monster: Name
    seats: tuple[Seat, ...]


class LookedInto(Event, frozen=True, gc=False, tag="looked-into"):
    """Somebody looked into a room."""

    name: Name
    area: str
    what: Sight


class Peeked(PrivateEvent, frozen=True, gc=False, tag="peeked"):
    """What somebody saw there."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    area: str
    monster: Monster | None
    treasure: Treasure | None


class ItemUsed(Event, frozen=True, gc=False, tag="item-used"):
    """Somebody uses a magic item, and shows it."""

    reveals: ClassVar[bool] = True

    name: Name
    item: Treasure


class ItemGiven(Event, frozen=True, gc=False, tag="item-given"):
    """Somebody gave an ally a magic item."""

    reveals: ClassVar[bool] = True

    name: Name
    other: Name


class Healed(Event, frozen=True, gc=False, tag="healed"):
    """A potion heals somebody."""

    name: Name
    pips: int
    hits: int


class Studied(Event, frozen=True, gc=False, tag="studied"):
    """Somebody tried to find out how the pistol works."""

    name: Name
    pips: int
    result: StudyResult


class ShotHimself(Event, frozen=True, gc=False, tag="shot-himself"):
    """The pistol went off."""

    name: Name
    hits: int


class Hurt(Event, frozen=True, gc=False, tag="hurt"):
    """Somebody takes hits."""

    name: Name
    hits: int
    left: int


class Died(Event, frozen=True, gc=False, tag="died"):
    """Somebody is dead."""

    name: Name


class PartyDied(Event, frozen=True, gc=False, tag="party-died"):
    """Nobody of a party is left; so many counters stay where it was."""

    seats: tuple[Seat, ...]
    counters: int


class CurseLifted(Event, frozen=True, gc=False, tag="curse-lifted"):
    """Somebody is rid of a curse."""

    name: Name


class PartyStayed(Event, frozen=True, gc=False, tag="party-stayed"):
    """A party goes no further."""

    seats: tuple[Seat, ...]


class PartyMoved(Event, frozen=True, gc=False, tag="party-moved"):
    """A party has gone to an area."""

    seats: tuple[Seat, ...]
    area: str
    kind: AreaKind


class PartyLeft(Event, frozen=True, gc=False, tag="party-left"):
    """A party has left the castle for good."""

    seats: tuple[Seat, ...]


class Teleported(Event, frozen=True, gc=False, tag="teleported"):
    """A party is somewhere else at once."""

    seats: tuple[Seat, ...]
    area: str
    kind: AreaKind


class KeysShown(Event, frozen=True, gc=False, tag="keys-shown"):
    """A party unlocks the Cell."""

    reveals: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    keys: tuple[Treasure, ...]


class PrincessJoined(Event, frozen=True, gc=False, tag="princess-joined"):
    """The Princess goes with a party."""

    seats: tuple[Seat, ...]


class PrincessStayed(Event, frozen=True, gc=False, tag="princess-stayed"):
    """The Princess stays behind."""

    area: str
    kind: AreaKind


class MonstersRevealed(Event, frozen=True, gc=False, tag="monsters-revealed"):
    """Monsters are turned face up."""

    reveals: ClassVar[bool] = True

    area: str
    monsters: tuple[Monster, ...]


class CoffinClosed(Event, frozen=True, gc=False, tag="coffin-closed"):
    """A coffin and a vampire are gone."""

    reveals: ClassVar[bool] = True

    name: Name


class NoCoffin(Event, frozen=True, gc=False, tag="no-coffin"):
    """A party meets a vampire without a coffin."""

    reveals: ClassVar[bool] = True

    seats: tuple[Seat, ...]


class Attacked(Event, frozen=True, gc=False, tag="attacked"):
    """A party attacks another."""

    seats: tuple[Seat, ...]
    others: tuple[Seat, ...]


class Spared(Event, frozen=True, gc=False, tag="spared"):
    """A party attacks nobody."""

    seats: tuple[Seat, ...]


class AcidThrown(Event, frozen=True, gc=False, tag="acid-thrown"):
    """Acid hits or misses; no hits are a miss."""

    name: Name
    target: Name
    pips: int
    hits: int


class ShotFired(Event, frozen=True, gc=False, tag="shot-fired"):
    """The pistol was shot."""

    name: Name
    target: Name
    hits: int


class SwordDrawn(Event, frozen=True, gc=False, tag="sword-drawn"):
    """A fighter fights with a magic sword."""

    reveals: ClassVar[bool] = True

    name: Name


class NoSword(Event, frozen=True, gc=False, tag="no-sword"):
    """A fighter fights without a magic sword."""

    reveals: ClassVar[bool] = True

    name: Name


class MeleeRolled(Event, frozen=True, gc=False, tag="melee-rolled"):
    """Somebody rolled in a round of melee."""

    name: Name
    other: Name
    pips: int
    modifier: int


class Regenerated(Event, frozen=True, gc=False, tag="regenerated"):
    """A troll is rid of a hit."""

    name: Name


class WitchCast(Event, frozen=True, gc=False, tag="witch-cast"):
    """A witch throws a spell."""

    spell: WitchSpell
    seats: tuple[Seat, ...]


class Dispelled(Event, frozen=True, gc=False, tag="dispelled"):
    """A party's magic items are destroyed."""

    reveals: ClassVar[bool] = True

    items: tuple[Treasure, ...]


class GoldLost(Event, frozen=True, gc=False, tag="gold-lost"):
    """A party's gold has become lead."""

    reveals: ClassVar[bool] = True

    gold: tuple[Treasure, ...]


class CharmBroken(Event, frozen=True, gc=False, tag="charm-broken"):
    """A charmed monster is wild again."""

    name: Name


class Looted(Event, frozen=True, gc=False, tag="looted"):
    """Somebody checks the counter of a room."""

    name: Name
    area: str


class Found(PrivateEvent, frozen=True, gc=False, tag="found"):
    """What it is."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    name: Name
    treasure: Treasure


class OpenlyFound(Event, frozen=True, gc=False, tag="openly-found"):
    """A captive or a trap, which is shown to all."""

    reveals: ClassVar[bool] = True

    name: Name
    treasure: Treasure


class TrapSprung(Event, frozen=True, gc=False, tag="trap-sprung"):
    """What a trap does."""

    name: Name
    pips: int
    effect: TrapEffect


class VaporRose(Event, frozen=True, gc=False, tag="vapor-rose"):
    """How bad the vapor is."""

    pips: int


class PileTaken(Event, frozen=True, gc=False, tag="pile-taken"):
    """Somebody picks up what a dead party left."""

    name: Name
    counters: int


class PileSeen(PrivateEvent, frozen=True, gc=False, tag="pile-seen"):
    """What it is."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    treasures: tuple[Treasure, ...]


class LootDeclined(Event, frozen=True, gc=False, tag="loot-declined"):
    """A party leaves everything where it is."""

    seats: tuple[Seat, ...]


class RoundsOver(Event, frozen=True, gc=False, tag="rounds-over"):
    """The last round is over: whoever is inside is lost."""

    round: int


CastleEvent: TypeAlias = (
    CountersLaid
    | OrderRolled
    | CharacterPicked
    | AllianceProposed
    | AllianceMade
    | AllianceRefused
    | EntranceChosen
    | TurnBegan
    | BallotOpened
    | SpellCast
    | SpellRolled
    | StrengthRolled
    | HeroismGained
    | SpeedGained
    | MonsterCharmed
    | LookedInto
    | Peeked
    | ItemUsed
    | ItemGiven
    | Healed
    | Studied
    | ShotHimself
    | Hurt
    | Died
    | PartyDied
    | CurseLifted
    | PartyStayed
    | PartyMoved
    | PartyLeft
    | Teleported
    | KeysShown
    | PrincessJoined
    | PrincessStayed
    | MonstersRevealed
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
    | Looted
    | Found
    | OpenlyFound
    | TrapSprung
    | VaporRose
    | PileTaken
    | PileSeen
    | LootDeclined
    | RoundsOver
)
