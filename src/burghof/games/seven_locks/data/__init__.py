"""The material, read from the TOML file in this folder."""

from importlib.resources import files

import msgspec
from msgspec import Struct


class Face(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A face of the die: the number of pearls to drop, and the maximum number of steps to walk."""

    pearls: int
    steps: int


class EchoData(Struct, frozen=True, forbid_unknown_fields=True):
    """For each setting, the weights of the errors, from the most negative error: see castle.toml."""

    sharp: tuple[int, ...]
    normal: tuple[int, ...]
    muffled: tuple[int, ...]


class CastleData(Struct, frozen=True, forbid_unknown_fields=True):
    """The material: see castle.toml."""

    towers: int
    depths: tuple[int, ...]
    pearls: int
    coats: int
    first_pearls: int
    enchanted_at: int
    ends_at: int
    die: tuple[Face, ...]
    echoes: EchoData


CASTLE = msgspec.toml.decode(files(__name__).joinpath("castle.toml").read_bytes(), type=CastleData)
