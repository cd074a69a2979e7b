"""Parameters of request handlers: parts of the process, and values in the path."""

from typing import TypeAlias, TypeVar
from uuid import UUID

from litestar.di import NamedDependency
from litestar.params import FromPath

Part = TypeVar("Part")

Inject: TypeAlias = NamedDependency[Part]
"""A part of the process. Litestar finds it by the name of the parameter; `make_app` lists the names."""

TableId: TypeAlias = FromPath[UUID]
SeatId: TypeAlias = FromPath[int]
"""The table and the seat in a path."""
