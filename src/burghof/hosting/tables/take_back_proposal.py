"""Take-back requests: a player asks all others to take back a move."""

from msgspec import Struct


class TakeBackProposal(Struct, frozen=True):
    """A request to all players to take back to just before entry `target`.

    It is void once the public cursor has moved past `cursor`.
    """

    seat: int
    target: int
    cursor: int
    agreed: tuple[int, ...]
    move_id: str
    """The id of the request; the take-back is committed under it, so that it happens only once."""
