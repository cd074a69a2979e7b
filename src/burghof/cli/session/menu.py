"""Menu: offers as numbered choices; many offers are first grouped by what they pick."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from burghof.cli.session.table import AnyOffer
from burghof.kernel import Message, Node, Outline

MAX_FLAT_MENU = 9
"""Maximum number of offers in a menu without groups."""


class MenuItem(Struct, frozen=True):
    """One line of a menu: a single offer, or all offers with the same next pick."""

    offers: tuple[AnyOffer, ...]
    pick: str | None = None
    """The node that the offers share; None for a single offer."""
    depth: int = 0
    """Number of picks made once this line is chosen."""


def menu_items(offers: Sequence[AnyOffer], depth: int = 0) -> tuple[MenuItem, ...]:
    """Return few offers one by one, many grouped by their next pick; a pick that all share is skipped."""
    singles = tuple(MenuItem((offer,)) for offer in offers)
    if len(offers) <= MAX_FLAT_MENU or all(len(offer.picks) <= depth for offer in offers):
        return singles
    groups: dict[str | None, list[AnyOffer]] = {}
    for offer in offers:
        groups.setdefault(offer.picks[depth] if len(offer.picks) > depth else None, []).append(offer)
    if len(groups) == 1:
        return menu_items(offers, depth + 1)
    return tuple(choice for pick, members in groups.items() for choice in _group_items(pick, members, depth + 1))


def _group_items(pick: str | None, members: Sequence[AnyOffer], depth: int) -> Iterable[MenuItem]:
    """Return the lines of a group: one line, or one per offer if nothing is left to pick."""
    if pick is None or len(members) == 1:
        return [MenuItem((offer,)) for offer in members]
    return [MenuItem(tuple(members), pick, depth)]


def search_offers(offers: Iterable[AnyOffer], text: str, speak: Callable[[Message], str]) -> list[AnyOffer]:
    """Return the offers whose sentence contains every word of the text."""
    words = text.casefold().split()
    return [offer for offer in offers if all(word in speak(offer.message).casefold() for word in words)]


def sort_by_node(nodes: Iterable[str], offers: Iterable[AnyOffer]) -> list[AnyOffer]:
    """Sort offers by the place of their first pick on the table, so that they are easy to find; others come last."""
    places = {node: place for place, node in enumerate(nodes)}
    return sorted(offers, key=lambda offer: places.get(offer.picks[0], len(places)) if offer.picks else len(places))


def node_messages(outline: Outline) -> dict[str, Message]:
    """Return the message of each node by its id, in the order of the outline."""
    found: dict[str, Message] = {}

    def visit(nodes: Iterable[Node]) -> None:
        for node in nodes:
            found[node.id] = node.message
            visit(node.children)

    visit(outline.nodes)
    return found
