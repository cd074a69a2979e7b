"""The material and the layouts, read from the TOML files in this folder."""

from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")


class RoomData(Struct, frozen=True, forbid_unknown_fields=True):
    """A room size: see castle.toml."""

    fields: int
    number: int
    roof: str


class CastleData(Struct, frozen=True, forbid_unknown_fields=True):
    """Material and numbers: see castle.toml."""

    mice: int
    actions: int
    lost_mice: int
    rounds: int
    tiles: dict[str, int]
    rooms: tuple[RoomData, ...]


class LayoutsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed layouts, row by row: see layouts.toml."""

    front: tuple[str, ...]
    back: tuple[str, ...]


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode(files(__name__).joinpath(name).read_bytes(), type=kind)


CASTLE = _read("castle.toml", CastleData)
LAYOUTS = _read("layouts.toml", LayoutsData)
