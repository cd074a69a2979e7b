"""What bot turns and deadlines need of the storage of turns."""

from collections.abc import Sequence
from typing import Protocol
from uuid import UUID

from msgspec import Struct

from burghof.hosting.thinking import Payer


class BotClaim(Struct, frozen=True):
    """A table whose bot turns this process plays now, and who pays for its searches."""

    table: UUID
    is_slow: bool
    """Whether the bot to move searches for seconds."""
    payer: Payer


class TurnClaims(Protocol):
    """Tables with something due. A claim expires: if the work was not done, another process can claim it."""

    async def claim_bot_turns(self, lease_s: float, *, slow: int, quick: int) -> list[BotClaim]:
        """Claim tables with a due bot turn for `lease_s` seconds, up to a limit for slow and one for quick bots.

        Tables where a person waits are first, and tables of a host with several claims last. A table with bots only
        sleeps while nobody follows it.
        """

    async def renew_bot_turns(self, tables: Sequence[UUID], lease_s: float) -> None:
        """Extend the claims on these tables to `lease_s` seconds from now, unless they have expired."""

    async def release_bot_turn(self, table: UUID) -> None:
        """End the claim on a table whose bot must move, so that the next claim decides which table is first."""

    async def claim_deadlines(self, lease_s: float, limit: int) -> list[UUID]:
        """Claim up to `limit` tables with an empty clock, earliest first.

        Moves their deadlines by `lease_s` seconds.
        """
