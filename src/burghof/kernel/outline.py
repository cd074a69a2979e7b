"""Outlines: a view as a tree of sentences, for screen readers, the keyboard, the terminal and games without a board."""

from collections.abc import Sequence

from msgspec import Struct

from burghof.kernel.message import Message
from burghof.kernel.offer import M, Offer, P


class Node(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One thing on the table: its id (offers pick by it), its sentence, and its parts.

    `offers` are indices into the list of offers that is sent beside it: those that start by picking this node.
    """

    id: str
    message: Message
    children: tuple["Node", ...] = ()
    offers: tuple[int, ...] = ()


class Outline(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The whole table as one audience sees it; the first node, `now`, is the sentence that says what to do."""

    nodes: tuple[Node, ...]


def with_offers(outline: Outline, offers: Sequence[Offer[M, P]]) -> Outline:
    """Return the outline with the `offers` of each node: the indices of the offers whose first pick is that node."""
    by_first_pick: dict[str, list[int]] = {}
    for place, offer in enumerate(offers):
        if offer.picks:
            by_first_pick.setdefault(offer.picks[0], []).append(place)

    def attach(node: Node) -> Node:
        offered = tuple(by_first_pick.get(node.id, ()))
        if offered == node.offers and not node.children:
            return node
        return Node(node.id, node.message, tuple(map(attach, node.children)), offered)

    return Outline(tuple(map(attach, outline.nodes)))
