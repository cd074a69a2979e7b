"""The tree of a search: which moves were tried after which, how often, and what they brought to whoever made them."""

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

M = TypeVar("M", bound=Hashable)


class Edge(Generic[M]):
    """A move of a seat at a node."""

    __slots__ = ("could", "move", "prior", "total", "visits", "weight")

    def __init__(self, move: M, weight: float) -> None:
        """A move that was not tried yet, and how much it deserves to be."""
        self.move = move
        self.weight = weight
        self.prior: float | None = None
        """What the heuristic takes it to be worth, once it was asked."""
        self.could = 0
        """In how many worlds it was possible..."""
        self.visits = 0
        """...in how many it was tried..."""
        self.total = 0.0
        """...and what that was worth, added up."""


class Choices(Generic[M]):
    """The moves of one seat at a node."""

    __slots__ = ("edges", "level", "total", "visits")

    def __init__(self) -> None:
        """None yet."""
        self.edges: dict[M, Edge[M]] = {}
        self.level: float | None = None
        """The lead after the first move that was weighed: the others are compared with it."""
        self.visits = 0
        self.total = 0.0

    def edge_of(self, move: M) -> Edge[M]:
        """This move, tried before or not."""
        edge = self.edges.get(move)
        if edge is None:
            edge = self.edges[move] = Edge(move, 1.0)
        return edge

    def count(self, edge: Edge[M], value: float) -> None:
        """One of the moves was tried, and was worth so much."""
        edge.visits += 1
        edge.total += value
        self.visits += 1
        self.total += value

    def best(self, moves: Iterable[M]) -> Edge[M]:
        """The move among these that was tried most; among equals the one that went best."""
        return max(
            (self.edges[move] for move in moves if move in self.edges), key=lambda edge: (edge.visits, edge.total)
        )


class Node(Generic[M]):
    """What players did since the root; what chance did meanwhile differs from world to world."""

    __slots__ = ("after", "choices")

    def __init__(self) -> None:
        """Nothing known yet."""
        self.choices: dict[int, Choices[M]] = {}
        """By seat: who is to move may depend on what is hidden, and in a ballot several are."""
        self.after: dict[Hashable, Node[M]] = {}

    def choices_of(self, seat: int) -> Choices[M]:
        """What a seat may do here."""
        choices = self.choices.get(seat)
        if choices is None:
            choices = self.choices[seat] = Choices()
        return choices

    def follow(self, step: Hashable) -> "tuple[Node[M], bool]":
        """The node after this step, and whether it is new."""
        after = self.after.get(step)
        if after is not None:
            return after, False
        after = self.after[step] = Node()
        return after, True
