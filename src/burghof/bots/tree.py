"""The tree of a search: which moves were tried in which order, how often, and their value for the moving seat."""

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

M = TypeVar("M", bound=Hashable)


class Edge(Generic[M]):
    """A move of a seat at a node."""

    __slots__ = ("availability", "move", "policy_prior", "value_prior", "value_sum", "visits")

    def __init__(self, move: M, policy_prior: float) -> None:
        """Create an unvisited edge; `policy_prior` is its policy prior."""
        self.move = move
        self.policy_prior = policy_prior
        self.value_prior: float | None = None
        """The value prior from the heuristic, or None until it is set."""
        self.availability = 0
        """Number of worlds in which the move was possible."""
        self.visits = 0
        """Number of worlds in which it was tried."""
        self.value_sum = 0.0
        """Sum of the values of these visits."""


class SeatActions(Generic[M]):
    """The moves of one seat at a node."""

    __slots__ = ("baseline", "edges", "value_sum", "visits")

    def __init__(self) -> None:
        self.edges: dict[M, Edge[M]] = {}
        self.baseline: float | None = None
        """The lead after the first move whose priors were set: the other moves are compared with it."""
        self.visits = 0
        self.value_sum = 0.0

    def edge_of(self, move: M) -> Edge[M]:
        """Return the edge of this move; create it if necessary."""
        edge = self.edges.get(move)
        if edge is None:
            edge = self.edges[move] = Edge(move, 1.0)
        return edge

    def update(self, edge: Edge[M], value: float) -> None:
        """Record one visit of an edge and its value."""
        edge.visits += 1
        edge.value_sum += value
        self.visits += 1
        self.value_sum += value

    def best(self, moves: Iterable[M]) -> Edge[M]:
        """Return the edge with the most visits among these moves; the greater total breaks a tie."""
        return max(
            (self.edges[move] for move in moves if move in self.edges), key=lambda edge: (edge.visits, edge.value_sum)
        )


class Node(Generic[M]):
    """A sequence of players' moves since the root; the moves of chance between them differ from world to world."""

    __slots__ = ("actions", "children")

    def __init__(self) -> None:
        self.actions: dict[int, SeatActions[M]] = {}
        """By seat: which seat moves may depend on hidden facts, and in a ballot several seats do."""
        self.children: dict[Hashable, Node[M]] = {}

    def for_seat(self, seat: int) -> SeatActions[M]:
        """Return the actions of a seat at this node; create them if necessary."""
        choices = self.actions.get(seat)
        if choices is None:
            choices = self.actions[seat] = SeatActions()
        return choices

    def child(self, step: Hashable) -> "tuple[Node[M], bool]":
        """Return the node after this step, and whether it is new."""
        after = self.children.get(step)
        if after is not None:
            return after, False
        after = self.children[step] = Node()
        return after, True
