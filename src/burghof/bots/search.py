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

from burghof.bots.fast_rng import FastRng
from burghof.bots.player import seat_of
from burghof.bots.playout import first_unanswered
from burghof.bots.tree import Edge, Node, SeatActions
from burghof.bots.win_model import WinModel, seats_of, win_probability
from burghof.kernel import CHANCE, DISCARD, Decision, Game, Plugin, Seat
from burghof.kernel.game import E, M, O, P, S, V

MIN_PRIOR = 0.02
"""Added to the policy prior, so that a move that looks bad is still tried occasionally."""
MAX_EXPONENT = 20.0
"""Maximum absolute exponent of the policy prior; greater differences make no difference."""
TIE_NOISE = 0.001
"""Random noise in the initial policy prior, so that chance and not the order of moves breaks ties."""
UNVISITED_VALUE = 0.5
"""Value of an unvisited move if no move of the seat at this node has been visited."""


class SearchConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """The configuration of a search: plain data, so that a decision can be reproduced."""

    iterations: int
    """Number of worlds to search."""
    rollout_depth: int = 0
    """Number of random moves after the leaf of the tree, before the heuristic evaluates the state."""
    exploration: float = 0.7
    """Exploration constant of the PUCT term."""
    prior_after_visits: int = 4
    """Visits after which the heuristic sets the priors of the moves at a node; before that, all moves are equal."""
    prior_temperature: float = 0.25
    """Temperature of the policy prior: a lead that is this many swings smaller makes a move e times less likely."""
    prior_weight: float = 2.0
    """Number of visits that the value prior from the heuristic counts as."""
    branches_on_chance: bool = False
    """Whether the tree branches on the results of chance."""
    time_limit_s: float | None = None
    """Time limit in seconds; a decision that the clock cut short cannot be reproduced."""


class SearchPlayer(Generic[O, S, M, E, V, P]):
    """Chooses a move by information-set Monte Carlo tree search."""

    def __init__(
        self, plugin: Plugin[O, S, M, E, V, P], game: Game[O, S, M, E, V, P], rng: Random, config: SearchConfig
    ) -> None:
        self._game = game
        self._candidate_moves = plugin.candidate_moves
        self._win_model = WinModel(plugin, game)
        self._random = rng.random
        self._rng = FastRng(rng)
        self._config = config

    def choose(self, view: V, legal: Sequence[M]) -> M:
        """Return the move with the most visits."""
        if len(legal) == 1:
            return legal[0]
        return self.search(view).for_seat(seat_of(view)).best(legal).move

    def search(self, view: V) -> Node[M]:
        """Search from what this seat may know, and return the root of the tree."""
        root: Node[M] = Node()
        for _ in self._run_iterations(view, root, None):
            pass
        return root

    def sample_values(self, view: V, first: M) -> list[list[float]]:
        """Return, for each world, its value for every seat if this seat begins with the move `first`."""
        return list(self._run_iterations(view, Node(), first))

    def value_in(self, world: S, seat: Seat, first: M, iterations: int) -> float:
        """Return the mean value for a seat if it begins with `first` in one world; chance is drawn each time."""
        root: Node[M] = Node()
        return sum(self._iterate(root, world, seat, first)[seat] for _ in range(iterations)) / iterations

    def _run_iterations(self, view: V, root: Node[M], first: M | None) -> Iterator[list[float]]:
        """Search one world after the other, and yield the values of each."""
        thought, seat = self._config, seat_of(view)
        end = None if thought.time_limit_s is None else monotonic() + thought.time_limit_s
        for _ in range(thought.iterations):
            yield self._iterate(root, self._game.determinize(view, self._rng), seat, first)
            if end is not None and monotonic() >= end:
                break

    def _iterate(self, root: Node[M], state: S, root_seat: Seat, first: M | None) -> list[float]:
        """Descend into a world, add one node, and update the path with the values; `root_seat` begins with `first`."""
        game = self._game
        pending, legal_moves, apply = game.pending, game.legal_moves, game.apply
        branches_on_chance = self._config.branches_on_chance
        node, is_new = root, False
        path: list[tuple[Seat, SeatActions[M], Edge[M]]] = []
        ballot: tuple[tuple[Seat, M], ...] = ()
        while decisions := pending(state):
            decision = decisions[0] if len(decisions) == 1 else _next_voter(decisions, ballot)
            seat = decision.seat
            if seat == CHANCE:
                drawn = game.draw(state, self._rng)
                state = apply(state, seat, drawn, DISCARD)
                if branches_on_chance and path and not ballot and not is_new:
                    node, is_new = node.child((seat, drawn))
                continue
            if ballot and (not decision.sealed or any(seat == voter for voter, _ in ballot)):
                node, is_new = node.child(ballot)
                ballot = ()
            if is_new:
                break
            legal = legal_moves(state, seat)
            if len(legal) == 1 and not decision.sealed:
                state = apply(state, seat, legal[0], DISCARD)
                continue
            choices = node.for_seat(seat)
            if first is not None and seat == root_seat:
                edge, first = choices.edge_of(first), None
            else:
                edge = self._select(choices, state, seat, legal)
            path.append((seat, choices, edge))
            state = apply(state, seat, edge.move, DISCARD)
            if decision.sealed:
                ballot = (*ballot, (seat, edge.move))
            else:
                node, is_new = node.child((seat, edge.move))
        values = self._win_model.values(self._rollout(state))
        for seat, choices, edge in path:
            choices.update(edge, values[seat])
        return values

    def _select(self, choices: SeatActions[M], state: S, seat: Seat, legal: Sequence[M]) -> Edge[M]:
        """Return the edge with the highest upper confidence bound, of the moves possible in this world."""
        edges, visits = choices.edges, choices.visits
        prior_after_visits, prior_weight = self._config.prior_after_visits, self._config.prior_weight
        possible = []
        prior_sum = 0.0
        for move in self._candidates(choices, state, seat, legal):
            edge = edges.get(move)
            if edge is None:
                edge = edges[move] = Edge(move, 1 + TIE_NOISE * self._random())
            if visits >= prior_after_visits and edge.value_prior is None:
                self._set_priors(choices, edge, state, seat)
            edge.availability += 1
            possible.append(edge)
            prior_sum += edge.policy_prior
        unvisited_value = choices.value_sum / visits if visits else UNVISITED_VALUE
        exploration = self._config.exploration / prior_sum
        best, best_score = possible[0], -1.0
        for edge in possible:
            visits_of_edge = edge.visits
            if edge.value_prior is not None:
                mean = (edge.value_sum + prior_weight * edge.value_prior) / (visits_of_edge + prior_weight)
            else:
                mean = edge.value_sum / visits_of_edge if visits_of_edge else unvisited_value
            score = mean + exploration * edge.policy_prior * sqrt(edge.availability) / (1 + visits_of_edge)
            if score > best_score:
                best, best_score = edge, score
        return best

    def _candidates(self, choices: SeatActions[M], state: S, seat: Seat, legal: Sequence[M]) -> Sequence[M]:
        """Return the game's candidate moves; between visits 1, 2, 4, 8, ... only those that are in the tree already."""
        if choices.visits & (choices.visits - 1):
            known = [move for move in legal if move in choices.edges]
            if known:
                return known
        return self._candidate_moves(state, seat, legal)

    def _set_priors(self, choices: SeatActions[M], edge: Edge[M], state: S, seat: Seat) -> None:
        """Set the value prior and the policy prior of an edge from the heuristic one move ahead."""
        after = self._game.apply(state, seat, edge.move, DISCARD)
        lead = self._win_model.lead(after, seat)
        edge.value_prior = win_probability(lead, seats_of(after))
        if choices.baseline is None:
            choices.baseline = lead
        exponent = max(-MAX_EXPONENT, min(MAX_EXPONENT, (lead - choices.baseline) / self._config.prior_temperature))
        edge.policy_prior = (MIN_PRIOR + exp(exponent)) * edge.policy_prior

    def _rollout(self, state: S) -> S:
        """Play the configured number of random moves."""
        game = self._game
        for _ in range(self._config.rollout_depth):
            decisions = game.pending(state)
            if not decisions:
                break
            seat = first_unanswered(decisions).seat
            if seat == CHANCE:
                move = game.draw(state, self._rng)
            else:
                legal = game.legal_moves(state, seat)
                move = legal[int(self._random() * len(legal))]
            state = game.apply(state, seat, move, DISCARD)
        return state


def _next_voter(decisions: Sequence[Decision], ballot: Sequence[tuple[Seat, M]]) -> Decision:
    """Return the next decision in a ballot; choices that were only sampled are made again by the tree."""
    voted = {seat for seat, _ in ballot}
    return next(
        (decision for decision in decisions if decision.answered and decision.seat not in voted),
        first_unanswered(decisions),
    )
