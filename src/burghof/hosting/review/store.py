"""What the review service needs of the storage of reviews."""

from typing import Protocol
from uuid import UUID

from burghof.hosting.review.stored_review import StoredReview
from burghof.hosting.thinking import Payer


class ReviewStore(Protocol):
    """Storage of reviews and their verdicts, and of the seats that opted out."""

    async def request(self, table: UUID, iterations: int, payer: Payer) -> None:
        """Request a review and enqueue its job, unless the review is complete or running.

        Raises `Problem.RATE_LIMITED` if too many reviews of this person have not begun.
        """

    async def payer(self, table: UUID, iterations: int) -> Payer | None:
        """Return who requested the review; None if an earlier release stored it."""

    async def start(self, table: UUID, iterations: int, total: int, *, ends_with_luck: bool) -> int:
        """Store the number of choices to judge and clear a failure; return how many verdicts exist."""

    async def save_verdict(self, table: UUID, iterations: int, number: int, verdict: str) -> None:
        """Store the verdict of choice `number`, unless one exists."""

    async def mark_failed(self, table: UUID, iterations: int) -> None:
        """Mark the review as failed."""

    async def set_consent(self, table: UUID, seat: int, *, is_judged: bool) -> None:
        """Store whether the choices of a seat are judged."""

    async def opted_out(self, table: UUID) -> tuple[int, ...]:
        """Return the seats that opted out of the review, in order."""

    async def read(self, table: UUID, iterations: int) -> StoredReview | None:
        """Return the review with the verdicts that exist so far; None if it was never requested."""
