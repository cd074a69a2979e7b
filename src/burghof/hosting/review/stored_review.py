"""A review as it is stored."""

from msgspec import Struct


class StoredReview(Struct, frozen=True):
    """A review with the verdicts that exist so far."""

    total: int | None
    ends_with_luck: bool
    has_failed: bool
    verdicts: tuple[str, ...]
    """Each as JSON, in the order of the choices."""
