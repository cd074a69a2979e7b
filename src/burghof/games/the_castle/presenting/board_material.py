"""Material that the web board draws; `make gen` writes it to `web/material.gen.ts`."""

from msgspec import Struct

from burghof.games.the_castle.data import MAP, TABLES
from burghof.games.the_castle.model.castle import (
    AREA_KINDS,
    CELL,
    ENTRANCE_AREAS,
    ENTRANCES,
    NAMES,
    NEIGHBOURS,
    ROOMS,
    WIDTH,
    Area,
    AreaKind,
    area_named,
)
from burghof.games.the_castle.model.counters import (
    CAPTIVE_CONSTITUTION,
    CAPTIVE_HITS,
    CAPTIVE_KIND,
    CONSTITUTION,
    FIRST_MONSTER,
    MONSTER_CONSTITUTION,
    MONSTER_HITS,
    UNDEAD,
    WITCHES,
)
from burghof.games.the_castle.model.positions import CODES, PositionCodes


class Material(Struct, frozen=True):
    """Constants that are the same in every game."""

    width: int
    kinds: tuple[AreaKind, ...]
    names: tuple[str, ...]
    """The name of each area."""
    joined: tuple[tuple[Area, ...], ...]
    """The neighbours of each area."""
    doors: tuple[tuple[Area, Area], ...]
    entrances: dict[str, Area]
    rooms: tuple[Area, ...]
    """The areas with counters, in the order of the counters."""
    cell: Area
    first_monster: int
    places: PositionCodes
    """The codes by which a view says where a treasure, a monster or the Princess is."""
    constitution: dict[str, int]
    """For each discipline, monster and captive, the number of hits that kills."""
    hits: dict[str, tuple[int, ...]]
    """For each monster and captive the hits that it deals, by column; -1 where a witch throws a spell."""
    undead: tuple[str, ...]
    """The monsters against which clerics roll better."""
    scores: dict[str, int]


MATERIAL = Material(
    WIDTH,
    AREA_KINDS,
    NAMES,
    NEIGHBOURS,
    tuple((area_named(door[:2]), area_named(door[3:])) for door in MAP.doors),
    {entrance.value: ENTRANCE_AREAS[entrance] for entrance in ENTRANCES},
    ROOMS,
    CELL,
    FIRST_MONSTER,
    CODES,
    {
        **{kind.value: most for kind, most in CONSTITUTION.items()},
        **{kind.value: most for kind, most in MONSTER_CONSTITUTION.items()},
        **{CAPTIVE_KIND[figure].value: most for figure, most in CAPTIVE_CONSTITUTION.items()},
    },
    {
        **{kind.value: tuple(row) for kind, row in MONSTER_HITS.items()},
        **{CAPTIVE_KIND[figure].value: tuple(row) for figure, row in CAPTIVE_HITS.items()},
    },
    tuple(sorted(kind.value for kind in UNDEAD | WITCHES)),
    TABLES.scores,
)
