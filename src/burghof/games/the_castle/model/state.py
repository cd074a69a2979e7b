"""The state: `PublicState` has what is public, `State` adds what is hidden."""

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct, field

from burghof.games.the_castle.model.castle import CELL, OUTSIDE, Area, Entrance
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    CAPTIVE_CONSTITUTION,
    CAPTIVE_KIND,
    CAPTIVES,
    CHARACTERS,
    CONSTITUTION,
    COUNTER_COUNT,
    FIRST_MONSTER,
    MONSTER_CONSTITUTION,
    NOBODY,
    Character,
    Discipline,
    Figure,
    Monster,
    Party,
    Treasure,
    figure_of,
)
from burghof.games.the_castle.model.moves import Gift, Vote
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import (
    Hand,
    MonsterAt,
    PrincessAt,
    TreasureAt,
    carried_by,
    carried_by_any,
    charmed_by,
    princess_in,
    wild_in,
)
from burghof.kernel import Ballot, Seat, Tokens, bit_set, max_inner_length, max_length

EACH_SEAT = max_length(6)
EACH_CHARACTER = max_length(len(CHARACTERS))
EACH_COUNTER = max_length(COUNTER_COUNT)
SEAT_BITS = bit_set(6)
CHARACTER_BITS = bit_set(len(CHARACTERS))
COUNTER_BITS = bit_set(COUNTER_COUNT)
KIND_BITS = bit_set(len(BIT_OF_KIND))

DecisionStepName: TypeAlias = Literal[
    "monsters",
    "treasures",
    "order",
    "pick",
    "ally",
    "answer",
    "entrance",
    "prepare",
    "look",
    "destination",
    "gift",
    "vote",
    "attack",
    "spells",
    "items",
    "against",
    "fighter",
    "melee",
    "loot",
    "over",
]
"""The steps at which players or chance decide, and the end."""

IntermediateStepName: TypeAlias = Literal[
    "begin",
    "ready",
    "walk",
    "meet",
    "cast",
    "use",
    "round",
    "reward",
    "end",
]
"""The steps that are passed on the way to the next decision."""

StepName: TypeAlias = Literal[DecisionStepName, IntermediateStepName]

RollReason: TypeAlias = Literal[
    "charm",
    "esp",
    "fireball",
    "heroism",
    "speed",
    "teleport",
    "healing",
    "study",
    "acid",
    "pistol",
    "melee",
    "witch",
    "trap",
    "vapor",
]
"""What a die is rolled for."""


class Attempt(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An action that dice decide: by whom, by what means, against whom, and the dice rolled so far."""

    by: Figure
    means: RollReason
    target: Figure = NOBODY
    first: int = 0
    second: int = 0


class PartyState(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A party: its characters in picking order, its entrance, its area, and whether it has left."""

    members: Annotated[tuple[Character, ...], EACH_CHARACTER]
    entrance: Entrance | None = None
    area: Area = OUTSIDE
    is_out: bool = False
    """Whether it has left the castle for good."""
    speed_bar: int = 0
    """While this is not 0, no wizard of the party can cast Speed (4.5)."""


class PublicState(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The public part of the state."""

    options: Options
    seats: int
    tokens: Annotated[Tokens, EACH_SEAT]
    rules_version: int
    """The version of the rules by which this game is played."""
    step: StepName = "monsters"
    order: Annotated[tuple[Seat, ...], EACH_SEAT] = ()
    """While the order is rolled, the seats that may still be first; then all seats in picking order."""
    owners: Annotated[tuple[Seat, ...], EACH_CHARACTER] = ()
    """For each picked character, the seat that plays it."""
    disciplines: Annotated[tuple[Discipline, ...], EACH_CHARACTER] = ()
    asked: int = 0
    """How many seats were asked for an alliance, or parties for an entrance."""
    proposed: Annotated[tuple[Seat, ...], EACH_SEAT] = ()
    """The seats of the alliance that is being answered."""
    companies: Annotated[tuple[PartyState, ...], EACH_SEAT] = ()
    round: int = 1
    active: Party = Party(0)
    is_extra: bool = False
    """Whether this is the second turn of a Speed spell."""
    is_second_leg: bool = False
    """Whether this is the second movement by boots."""
    is_hasted: bool = field(default=False, name="is_sped")
    """Whether a Speed spell has worked in this turn."""
    preparing: Annotated[tuple[Character, ...], EACH_CHARACTER] = ()
    """The characters that have yet to prepare; the first is asked."""
    spent: Annotated[int, bit_set(len(BIT_OF_KIND) + len(CHARACTERS))] = 0
    """What was used in this turn's preparations, as bits: the items, then the characters that have cast."""
    given: Annotated[int, COUNTER_BITS] = 0
    """The counters that were given in this turn, as bits."""
    moves_left: int = 0
    heroic: Annotated[int, CHARACTER_BITS] = 0
    """The characters with heroism, as bits."""
    cursed: Annotated[int, CHARACTER_BITS] = field(default=0, name="hexed")
    """The characters with a witch's curse, as bits."""
    has_cast: Annotated[int, CHARACTER_BITS] = 0
    """The wizards that have cast in this fight, as bits."""
    dead: Annotated[int, CHARACTER_BITS] = 0
    """The dead characters, as bits."""
    enemy: Party | None = None
    """The party that the active party fights, or None."""
    against: Figure = NOBODY
    """The monster that the party fights in this round."""
    ours: Figure = NOBODY
    """The fighter of the active party in this round."""
    theirs: Figure = NOBODY
    """The fighter of the other side in this round."""
    attempts: Annotated[tuple[Attempt, ...], EACH_CHARACTER] = ()
    """The attempts for which dice are being rolled."""
    teleporting: Annotated[tuple[Character, ...], EACH_CHARACTER] = field(default=(), name="jumping")
    """The characters whose teleports still need a destination."""
    hits: Annotated[tuple[int, ...], max_length(FIRST_MONSTER + COUNTER_COUNT)] = (0,) * (FIRST_MONSTER + COUNTER_COUNT)
    monster_at: Annotated[tuple[MonsterAt, ...], EACH_COUNTER] = ()
    face_up: Annotated[int, COUNTER_BITS] = 0
    """The monsters that lie face up, as bits."""
    treasure_at: Annotated[tuple[TreasureAt, ...], EACH_COUNTER] = ()
    shown: Annotated[int, COUNTER_BITS] = 0
    """The treasures that all players know, as bits."""
    ruled_out: Annotated[tuple[Annotated[int, KIND_BITS], ...], EACH_COUNTER] = field(
        default=(0,) * COUNTER_COUNT, name="nots"
    )
    """For each treasure the kinds that all players know it is not, as bits."""
    is_worn: bool = False
    """Whether the boots are worn; since rules version 2 nobody puts them on."""
    marksmen: Annotated[int, CHARACTER_BITS] = 0
    """The characters that have found out how to shoot the pistol, as bits."""
    is_open: bool = False
    """Whether the Cell was unlocked."""
    princess: PrincessAt = princess_in(CELL)
    voted: Annotated[int, CHARACTER_BITS] = 0
    """The characters that have voted in the open ballot, as bits; 0 where that is secret (10.5)."""
    last_revealed_ballot: Annotated[Ballot[Character, Vote] | None, max_inner_length(len(CHARACTERS))] = field(
        default=None, name="opened"
    )
    """The last revealed votes of several seats; they stay visible until others are revealed."""
    offered: Annotated[tuple[Gift, ...], EACH_CHARACTER] = ()
    """The gifts that are still to be accepted or refused (4.12)."""
    deeds: int = 0
    """In games without a last round: how many one-time events had happened when the last round ended (9.7)."""
    quiet: int = 0
    """In games without a last round: how many rounds in a row ended without anything new (9.7)."""


class State(PublicState, frozen=True, gc=False, forbid_unknown_fields=True):
    """The public state plus what is hidden: faces of the counters, which seats have seen them, and the ballot."""

    monsters: tuple[Monster, ...] = ()
    treasures: tuple[Treasure, ...] = ()
    knows_monsters: tuple[int, ...] = (0,) * COUNTER_COUNT
    """For each monster the seats that have seen it, as bits."""
    knows_treasures: tuple[int, ...] = (0,) * COUNTER_COUNT
    hand: Hand | None = None
    """What the seat that looked last has seen, until its next move."""
    ballot: Ballot[Character, Vote] | None = None


def is_living(table: PublicState, character: Character) -> bool:
    """Return whether a character is alive, in the castle or out of it."""
    return not table.dead >> character & 1


def living_members(table: PublicState, party: Party) -> tuple[Character, ...]:
    """Return the living characters of a party, in picking order."""
    members = table.companies[party].members
    return tuple(member for member in members if not table.dead >> member & 1) if table.dead else members


def is_in_play(table: PublicState, party: Party) -> bool:
    """Return whether a party has living characters and has not left the castle for good."""
    return not table.companies[party].is_out and bool(living_members(table, party))


def parties(table: PublicState) -> Iterable[Party]:
    """Return all parties."""
    return map(Party, range(len(table.companies)))


def party_of(table: PublicState, character: int) -> Party:
    """Return the party of a character."""
    return next(party for party in parties(table) if character in table.companies[party].members)


def seats_of(table: PublicState, party: Party) -> tuple[Seat, ...]:
    """Return the seats with living characters in this party, each once."""
    return tuple(dict.fromkeys(table.owners[member] for member in living_members(table, party)))


def all_seats_of(table: PublicState, party: Party) -> tuple[Seat, ...]:
    """Return all seats of a party, including those whose characters are dead."""
    return tuple(dict.fromkeys(table.owners[member] for member in table.companies[party].members))


def carried_counters(table: PublicState, party: Party) -> list[int]:
    """Return the treasures that a party carries."""
    ours = carried_by_any(table.companies[party].members)
    return [counter for counter, at in enumerate(table.treasure_at) if at in ours]


def counters_of(table: PublicState, figure: Figure) -> list[int]:
    """Return the treasures that a character or captive carries."""
    own = carried_by(figure)
    return [counter for counter, at in enumerate(table.treasure_at) if at == own]


def has_wild_monster(table: PublicState, area: Area) -> bool:
    """Return whether a wild monster is in an area of the castle."""
    return wild_in(area) in table.monster_at


def wild_monsters(table: PublicState, area: Area) -> list[Figure]:
    """Return the wild monsters in an area."""
    here = wild_in(area)
    return [figure_of(counter) for counter, at in enumerate(table.monster_at) if at == here]


def charmed_monsters(table: PublicState, party: Party) -> list[Figure]:
    """Return the charmed monsters of a party."""
    ours = charmed_by(party)
    return [figure_of(counter) for counter, at in enumerate(table.monster_at) if at == ours]


def captives_of(state: State, party: Party) -> list[Figure]:
    """Return the captives (dwarf and elf) that are with a party."""
    ours = carried_by_any(state.companies[party].members)
    return [figure for figure in CAPTIVES if captive_position(state, figure) in ours]


def captive_position(state: State, captive: Figure) -> TreasureAt:
    """Return where a captive's counter is."""
    return state.treasure_at[state.treasures.index(CAPTIVE_KIND[captive])]


def followers(state: State, party: Party) -> list[Figure]:
    """Return all figures of a party that can fight or be hit: characters, captives, charmed monsters."""
    return [*map(Figure, living_members(state, party)), *captives_of(state, party), *charmed_monsters(state, party)]


def monster_of(state: State, figure: Figure) -> Monster:
    """Return the kind of a monster."""
    return state.monsters[figure - FIRST_MONSTER]


def constitution(state: State, figure: Figure) -> int:
    """Return the number of hits that kills a figure."""
    if figure < len(state.disciplines):
        return CONSTITUTION[state.disciplines[figure]]
    if figure >= FIRST_MONSTER:
        return MONSTER_CONSTITUTION[monster_of(state, figure)]
    return CAPTIVE_CONSTITUTION[figure]


def may_be_kind(table: PublicState, counter: int, kind: Treasure) -> bool:
    """Return whether, by public knowledge, a treasure that is not shown may be of this kind."""
    return not table.shown >> counter & 1 and not table.ruled_out[counter] & BIT_OF_KIND[kind]
