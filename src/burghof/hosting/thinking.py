"""Thinking budgets: how many seconds of processor time a person, and their network, may still use for bots."""

from collections.abc import Sequence
from typing import Final, Protocol
from uuid import UUID

from msgspec import Struct

from burghof.wire.problem import Problem, ProblemError

NETWORK_SHARE: Final = 5
"""The budget of a network, as a multiple of that of a person."""
NEW_PERSON_SHARE: Final = 0.1
"""The part of a budget that a person has at the beginning; the rest is earned within an hour."""
REFILL_S: Final = 3600
"""Seconds in which an empty budget becomes full again."""


class Payer(Struct, frozen=True):
    """Whose budgets pay for a search: the host of the table, and the network from which the table was created."""

    person: UUID
    network: bytes = b""
    """Keyed hash of the address; empty if it is unknown."""


class Budget(Struct, frozen=True):
    """A budget in seconds, by the key of its owner."""

    owner: str
    capacity: float
    initial: float


class BudgetStore(Protocol):
    """Storage of budgets, shared by all processes."""

    async def balance(self, budgets: Sequence[Budget]) -> float:
        """Return the smallest balance of these budgets in seconds."""

    async def charge(self, budgets: Sequence[Budget], seconds: float) -> None:
        """Take seconds from each of these budgets; a balance may become negative."""


class ThinkingBudgets:
    """The budgets of people and networks. A balance may become negative: a search that has begun is finished."""

    def __init__(self, store: BudgetStore, kind: str, capacity: float) -> None:
        """Create budgets of one kind with this capacity in seconds for each person; 0 means no limit."""
        self._store = store
        self._kind = kind
        self._capacity = capacity

    async def is_empty(self, payer: Payer) -> bool:
        """Return whether a budget of this payer is used up."""
        return self._capacity > 0 and await self._store.balance(self._budgets_of(payer)) <= 0

    async def require(self, payer: Payer) -> None:
        """Raise `Problem.RATE_LIMITED` if a budget of this payer is used up."""
        if await self.is_empty(payer):
            raise ProblemError(Problem.RATE_LIMITED, "the thinking time is used up: try again later")

    async def charge(self, payer: Payer, seconds: float) -> None:
        """Charge a search to this payer."""
        if self._capacity > 0 and seconds > 0:
            await self._store.charge(self._budgets_of(payer), seconds)

    def _budgets_of(self, payer: Payer) -> list[Budget]:
        capacity = self._capacity
        budgets = [Budget(f"{self._kind}/{payer.person.hex}", capacity, capacity * NEW_PERSON_SHARE)]
        if payer.network:
            total = capacity * NETWORK_SHARE
            budgets.append(Budget(f"{self._kind}/network/{payer.network.hex()}", total, total))
        return budgets
