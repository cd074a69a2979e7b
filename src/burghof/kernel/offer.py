"""Offers: what a seat may do now, ready to be shown; no board computes a consequence."""

from typing import Generic, TypeVar

from msgspec import Struct

from burghof.kernel.message import Message

M = TypeVar("M")
P = TypeVar("P")


class Offer(Struct, Generic[M, P], frozen=True, gc=False, forbid_unknown_fields=True):
    """A legal move: what to pick for it, first this, then that (ids of outline nodes), its words, what it would do."""

    move: M
    picks: tuple[str, ...]
    message: Message
    preview: P | None = None
