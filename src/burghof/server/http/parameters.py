"""Parameters of request handlers: injected dependencies, and values in the path."""

from typing import TypeAlias, TypeVar
from uuid import UUID

from litestar.di import NamedDependency
from litestar.params import FromPath

Dependency = TypeVar("Dependency")

Inject: TypeAlias = NamedDependency[Dependency]
"""A dependency of the handler. Litestar finds it by the name of the parameter; `make_app` lists the names."""

TableId: TypeAlias = FromPath[UUID]
SeatId: TypeAlias = FromPath[int]
GuestId: TypeAlias = FromPath[UUID]
"""The table, the seat and the removed guest in a path."""
