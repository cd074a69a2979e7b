"""The material, read from the TOML files in this folder."""

from importlib.resources import files
from typing import Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")

SpellEffect: TypeAlias = Literal["hurts", "fails", "works", "-1", "+0", "+1", "monster", "either", "both"]
WitchSpell: TypeAlias = Literal["teleport", "dispel", "lead", "powder", "hex", "dust"]
TrapEffect: TypeAlias = Literal["nothing", "damage", "death"]
StudyResult: TypeAlias = Literal["shot", "again", "ready"]


class MapData(Struct, frozen=True, forbid_unknown_fields=True):
    """The map (see castle.toml)."""

    rows: tuple[str, ...]
    doors: tuple[str, ...]
    entrances: dict[str, str]


class CounterData(Struct, frozen=True, forbid_unknown_fields=True):
    """How many counters there are of each kind (see counters.toml)."""

    monsters: dict[str, int]
    treasures: dict[str, int]
    characters: dict[str, int]


class TraitData(Struct, frozen=True, forbid_unknown_fields=True):
    """The monsters that are special, by trait."""

    undead: tuple[str, ...]
    uncharmable: tuple[str, ...]
    shadowy: tuple[str, ...]
    healing: tuple[str, ...]
    witches: tuple[str, ...]


class TrapData(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The effects of witches, traps, acid and the pistol, by die."""

    witch: tuple[WitchSpell, ...]
    trap: tuple[TrapEffect, ...]
    vapor: tuple[int, ...]
    spores: int
    acid_from: int
    study: tuple[StudyResult, ...]
    damage: dict[str, int]


class TableData(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables (see tables.toml)."""

    hits: dict[str, tuple[int, int, int, int, int, int]]
    constitution: dict[str, int]
    spells: dict[str, tuple[SpellEffect, ...]]
    traits: TraitData
    traps: TrapData
    scores: dict[str, int]


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode(files(__name__).joinpath(name).read_bytes(), type=kind)


MAP = _read("castle.toml", MapData)
COUNTERS = _read("counters.toml", CounterData)
TABLES = _read("tables.toml", TableData)
