"""The board and the material, read from the TOML files in this folder."""

from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """The building site: see board.toml."""

    rows: int
    columns: int
    blocked: tuple[tuple[int, int], ...]
    first_space: int


class TableData(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that depend on the number of seats: see cards.toml."""

    colours: int
    cards: int
    rows: tuple[int, ...]
    cards_a_row: int
    rows_at_once: int
    first_row_skips: int = 0


class MaterialData(Struct, frozen=True, forbid_unknown_fields=True):
    """The material: see cards.toml."""

    colours: tuple[str, ...]
    cards: tuple[tuple[str, ...], ...]
    floors: tuple[int, int, int]
    roofs: int
    ducats: int
    tables: dict[int, TableData]


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode(files(__name__).joinpath(name).read_bytes(), type=kind, strict=False)


BOARD = _read("board.toml", BoardData)
MATERIAL = _read("cards.toml", MaterialData)
