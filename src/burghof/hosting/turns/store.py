"""What bot turns and deadlines need of the storage of turns."""

from collections.abc import Sequence
from typing import Protocol
from uuid import UUID


class TurnClaims(Protocol):
    """Tables with something due. A claim expires: if the work was not done, another process can claim it."""

    async def claim_bot_turns(self, lease_s: float, limit: int) -> list[UUID]:
        """Claim up to `limit` tables with a due bot turn for `lease_s` seconds, longest due first."""

    async def renew_bot_turns(self, tables: Sequence[UUID], lease_s: float) -> None:
        """Extend the claims on these tables to `lease_s` seconds from now, unless they have expired."""

    async def claim_deadlines(self, lease_s: float, limit: int) -> list[UUID]:
        """Claim up to `limit` tables with an empty clock, earliest first.

        Moves their deadlines by `lease_s` seconds.
        """
