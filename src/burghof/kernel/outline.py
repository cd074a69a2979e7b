"""Outlines: a view as a tree of sentences, for screen readers, the keyboard, the terminal and games without a board."""

from collections.abc import Sequence

from msgspec import Struct

from burghof.kernel.message import Message
from burghof.kernel.offer import M, Offer, P


class Node(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One thing on the table: its id (offers pick by it), what to say of it, what it consists of.

    `offers` are places in the list of offers sent beside it: those that can start by picking this node.
    """

    id: str
    message: Message
    children: tuple["Node", ...] = ()
    offers: tuple[int, ...] = ()


class Outline(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The whole table, seen by one audience; the first node is `now`: the one sentence that says what is to do."""

    nodes: tuple[Node, ...]


def with_offers(outline: Outline, offers: Sequence[Offer[M, P]]) -> Outline:
    """The outline whose nodes know the offers that start with them."""
    starts: dict[str, list[int]] = {}
    for place, offer in enumerate(offers):
        if offer.picks:
            starts.setdefault(offer.picks[0], []).append(place)

    def attach(node: Node) -> Node:
        offered = tuple(starts.get(node.id, ()))
        if offered == node.offers and not node.children:
            return node
        return Node(node.id, node.message, tuple(map(attach, node.children)), offered)

    return Outline(tuple(map(attach, outline.nodes)))
