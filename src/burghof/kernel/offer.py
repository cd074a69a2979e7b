"""Offers: the legal moves of a seat, ready for display; no board computes a consequence."""

from typing import Generic, TypeVar

from msgspec import Struct

from burghof.kernel.message import Message

M = TypeVar("M")
P = TypeVar("P")


class Offer(Struct, Generic[M, P], frozen=True, gc=False, forbid_unknown_fields=True):
    """A legal move: the ids of the outline nodes to pick for it, in order, its words, and a preview of its effect."""

    move: M
    picks: tuple[str, ...]
    message: Message
    preview: P | None = None
