"""The searching player: samples worlds that fit its view and grows one tree of moves over all of them.

This is information-set Monte Carlo tree search. A node is a sequence of players' moves, and of those results of chance
that all seats observe. Other results of chance and hidden facts differ from world to world, so a move may be possible
at a node in some worlds only; the tree counts in how many. Every seat in the tree maximizes its own value. In a sealed
ballot all seats choose at the same node, so that no seat in the tree knows the choices of the others. Choices that a
sampled world already contains are made again by the tree.
"""

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random
from time import monotonic
from typing import Generic

from msgspec import Struct

from burghof.bots.dice import LooseDice
from burghof.bots.judge import Judge, chance, seats_of
from burghof.bots.player import seat_of
from burghof.bots.playout import first_to_answer
from burghof.bots.tree import Choices, Edge, Node
from burghof.kernel import CHANCE, SILENT, Decision, Game, Plugin, Seat
from burghof.kernel.game import E, M, O, P, S, V

LEAST = 0.02
"""Added to the policy prior, so that a move that looks bad is still tried occasionally."""
STEEPEST = 20.0
"""Maximum absolute exponent of the policy prior; greater differences make no difference."""
SHAKE = 0.001
"""Random noise in the initial policy prior, so that chance and not the order of moves breaks ties."""
EVEN = 0.5
"""Value of an unvisited move if no move of the seat at this node has been visited."""


class Thought(Struct, frozen=True, forbid_unknown_fields=True):
    """The configuration of a search: plain data, so that a decision can be reproduced."""

    iterations: int
    """Number of worlds to search."""
    depth: int = 0
    """Number of random moves after the leaf of the tree, before the heuristic evaluates the state."""
    curiosity: float = 0.7
    """Exploration constant of the PUCT term."""
    weighed_after: int = 4
    """Visits after which the heuristic sets the priors of the moves at a node; before that, all moves are equal."""
    heat: float = 0.25
    """Temperature of the policy prior: a lead that is this many swings smaller makes a move e times less likely."""
    trust: float = 2.0
    """Number of visits that the value prior from the heuristic counts as."""
    tells_chance: bool = False
    """Whether the tree branches on the results of chance."""
    seconds: float | None = None
    """Time limit in seconds; a decision that the clock cut short cannot be reproduced."""


class SearchPlayer(Generic[O, S, M, E, V, P]):
    """Chooses a move by information-set Monte Carlo tree search."""

    def __init__(
        self, plugin: Plugin[O, S, M, E, V, P], game: Game[O, S, M, E, V, P], rng: Random, thought: Thought
    ) -> None:
        self._game = game
        self._propose = plugin.propose
        self._judge = Judge(plugin, game)
        self._random = rng.random
        self._dice = LooseDice(rng)
        self._thought = thought

    def choose(self, view: V, legal: Sequence[M]) -> M:
        """Return the move with the most visits."""
        if len(legal) == 1:
            return legal[0]
        return self.grow(view).choices_of(seat_of(view)).best(legal).move

    def grow(self, view: V) -> Node[M]:
        """Search from what this seat may know, and return the root of the tree."""
        root: Node[M] = Node()
        for _ in self._playing(view, root, None):
            pass
        return root

    def futures(self, view: V, first: M) -> list[list[float]]:
        """Return, for each world, its value for every seat if this seat begins with the move `first`."""
        return list(self._playing(view, Node(), first))

    def _playing(self, view: V, root: Node[M], first: M | None) -> Iterator[list[float]]:
        """Search one world after the other, and yield the values of each."""
        thought, seat = self._thought, seat_of(view)
        end = None if thought.seconds is None else monotonic() + thought.seconds
        for _ in range(thought.iterations):
            yield self._play_into(root, self._game.imagine(view, self._dice), seat, first)
            if end is not None and monotonic() >= end:
                break

    def _play_into(self, root: Node[M], state: S, own: Seat, first: M | None) -> list[float]:
        """Descend into a world, add one node, and update the path with the values; `own` begins with `first`."""
        game = self._game
        pending, legal_moves, apply = game.pending, game.legal_moves, game.apply
        tells_chance = self._thought.tells_chance
        node, is_new = root, False
        way: list[tuple[Seat, Choices[M], Edge[M]]] = []
        ballot: tuple[tuple[Seat, M], ...] = ()
        while decisions := pending(state):
            decision = decisions[0] if len(decisions) == 1 else _next(decisions, ballot)
            seat = decision.seat
            if seat == CHANCE:
                drawn = game.draw(state, self._dice)
                state = apply(state, seat, drawn, SILENT)
                if tells_chance and way and not ballot and not is_new:
                    node, is_new = node.follow((seat, drawn))
                continue
            if ballot and (not decision.sealed or any(seat == voter for voter, _ in ballot)):
                node, is_new = node.follow(ballot)
                ballot = ()
            if is_new:
                break
            legal = legal_moves(state, seat)
            if len(legal) == 1 and not decision.sealed:
                state = apply(state, seat, legal[0], SILENT)
                continue
            choices = node.choices_of(seat)
            if first is not None and seat == own:
                edge, first = choices.edge_of(first), None
            else:
                edge = self._select(choices, state, seat, legal)
            way.append((seat, choices, edge))
            state = apply(state, seat, edge.move, SILENT)
            if decision.sealed:
                ballot = (*ballot, (seat, edge.move))
            else:
                node, is_new = node.follow((seat, edge.move))
        values = self._judge.values(self._played_on(state))
        for seat, choices, edge in way:
            choices.count(edge, values[seat])
        return values

    def _select(self, choices: Choices[M], state: S, seat: Seat, legal: Sequence[M]) -> Edge[M]:
        """Return the edge with the highest upper confidence bound, of the moves possible in this world."""
        edges, visits = choices.edges, choices.visits
        weighed_after, trust = self._thought.weighed_after, self._thought.trust
        possible = []
        weights = 0.0
        for move in self._worth_trying(choices, state, seat, legal):
            edge = edges.get(move)
            if edge is None:
                edge = edges[move] = Edge(move, 1 + SHAKE * self._random())
            if visits >= weighed_after and edge.prior is None:
                self._weigh(choices, edge, state, seat)
            edge.could += 1
            possible.append(edge)
            weights += edge.weight
        untried = choices.total / visits if visits else EVEN
        curiosity = self._thought.curiosity / weights
        best, most = possible[0], -1.0
        for edge in possible:
            tried = edge.visits
            if edge.prior is not None:
                mean = (edge.total + trust * edge.prior) / (tried + trust)
            else:
                mean = edge.total / tried if tried else untried
            promise = mean + curiosity * edge.weight * sqrt(edge.could) / (1 + tried)
            if promise > most:
                best, most = edge, promise
        return best

    def _worth_trying(self, choices: Choices[M], state: S, seat: Seat, legal: Sequence[M]) -> Sequence[M]:
        """Return the game's candidate moves; between visits 1, 2, 4, 8, ... only those that are in the tree already."""
        if choices.visits & (choices.visits - 1):
            known = [move for move in legal if move in choices.edges]
            if known:
                return known
        return self._propose(state, seat, legal)

    def _weigh(self, choices: Choices[M], edge: Edge[M], state: S, seat: Seat) -> None:
        """Set the value prior and the policy prior of an edge from the heuristic one move ahead."""
        after = self._game.apply(state, seat, edge.move, SILENT)
        lead = self._judge.lead(after, seat)
        edge.prior = chance(lead, seats_of(after))
        if choices.level is None:
            choices.level = lead
        steep = max(-STEEPEST, min(STEEPEST, (lead - choices.level) / self._thought.heat))
        edge.weight = (LEAST + exp(steep)) * edge.weight

    def _played_on(self, state: S) -> S:
        """Play the configured number of random moves."""
        game = self._game
        for _ in range(self._thought.depth):
            decisions = game.pending(state)
            if not decisions:
                break
            seat = first_to_answer(decisions).seat
            if seat == CHANCE:
                move = game.draw(state, self._dice)
            else:
                legal = game.legal_moves(state, seat)
                move = legal[int(self._random() * len(legal))]
            state = game.apply(state, seat, move, SILENT)
        return state


def _next(decisions: Sequence[Decision], ballot: Sequence[tuple[Seat, M]]) -> Decision:
    """Return the next decision in a ballot; choices that were only sampled are made again by the tree."""
    voted = {seat for seat, _ in ballot}
    return next(
        (decision for decision in decisions if decision.answered and decision.seat not in voted),
        first_to_answer(decisions),
    )
