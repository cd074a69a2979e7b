"""Outlines: a view as a tree of sentences, for screen readers, the keyboard, the terminal and games without a board."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from burghof.kernel.message import Message


class Node(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One thing on the table: its id (offers pick by it, and no two are equal), its sentence, and its parts."""

    id: str
    message: Message
    children: tuple["Node", ...] = ()


class Outline(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The whole table as one audience sees it; the first node, `now`, is the sentence that says what to do."""

    nodes: tuple[Node, ...]


NodeOrId: TypeAlias = str | Node
"""A node that is new, or the id of one in the outline before, which may have changed."""


class NodeChange(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A node that was in the outline before and has another sentence or other parts now."""

    id: str
    message: Message | UnsetType = UNSET
    children: tuple[NodeOrId, ...] | UnsetType = UNSET


class OutlineChanges(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """The difference between two outlines of one audience."""

    nodes: tuple[NodeOrId, ...] | UnsetType = UNSET
    """The top nodes, if they are others than before."""
    changed: tuple[NodeChange, ...] = ()


def outline_changes(before: Outline | None, after: Outline) -> OutlineChanges:
    """Return the changes that make the outline `after` from `before`; everything, if there is none before."""
    if before is None:
        return OutlineChanges(after.nodes)
    comparison = _Comparison(before)
    nodes = comparison.refer(before.nodes, after.nodes)
    return OutlineChanges(nodes, tuple(comparison.changed))


class _Comparison:
    """Compares an outline with the one before."""

    def __init__(self, before: Outline) -> None:
        self._before = before
        self._known: dict[str, Node] = {}
        self.changed: list[NodeChange] = []

    def refer(self, old: Sequence[Node], new: Sequence[Node]) -> tuple[NodeOrId, ...] | UnsetType:
        """Compare the nodes that were known; return the new ones if they are not the old ones in the same order."""
        if len(old) == len(new) and all(one.id == other.id for one, other in zip(old, new, strict=True)):
            for one, other in zip(old, new, strict=True):
                self._compare(one, other)
            return UNSET
        known = self._known = self._known or {node.id: node for node in _all_nodes(self._before.nodes)}
        for node in new:
            if node.id in known:
                self._compare(known[node.id], node)
        return tuple(node.id if node.id in known else node for node in new)

    def _compare(self, old: Node, new: Node) -> None:
        """Add the changes of a node and its parts."""
        if old == new:  # the most frequent case, for whole trees at once
            return
        message = UNSET if old.message == new.message else new.message
        children = self.refer(old.children, new.children)
        if message is not UNSET or children is not UNSET:
            self.changed.append(NodeChange(new.id, message, children))


def apply_outline_changes(before: Outline | None, changes: OutlineChanges) -> Outline:
    """Return the outline after these changes."""
    nodes = () if before is None else before.nodes
    known = {node.id: node for node in _all_nodes(nodes)}
    changed = {change.id: change for change in changes.changed}

    def resolve(node: NodeOrId) -> Node:
        return rebuild(known[node]) if isinstance(node, str) else node

    def rebuild(node: Node) -> Node:
        change = changed.get(node.id, NodeChange(node.id))
        message = node.message if change.message is UNSET else change.message
        if change.children is UNSET:
            return Node(node.id, message, tuple(map(rebuild, node.children)))
        return Node(node.id, message, tuple(map(resolve, change.children)))

    return Outline(tuple(map(rebuild, nodes) if changes.nodes is UNSET else map(resolve, changes.nodes)))


def _all_nodes(nodes: Sequence[Node]) -> Iterator[Node]:
    """Yield the nodes and all their parts."""
    for node in nodes:
        yield node
        yield from _all_nodes(node.children)
