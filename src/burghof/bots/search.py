"""The searching player: imagines worlds that fit its view and grows one tree of moves over all of them.

This is information-set Monte Carlo tree search. Nodes are sequences of players' moves, and of what chance brings where
everybody notices it; what else chance brings, and what was hidden, differs from world to world, so that a move may be
possible at a node in some worlds only; it is counted in how many. Every seat in the tree looks for what is best for
itself. In a sealed ballot all choose at the same node, so that nobody in the tree knows what others have chosen; what
the others may have chosen already is chosen anew.
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
"""What a move deserves that looks bad: to be tried now and then."""
STEEPEST = 20.0
"""Differences beyond this are all the same to `exp`."""
SHAKE = 0.001
"""Equals are told apart by chance, not by their order."""
EVEN = 0.5
"""What an untried move is taken to be worth where nothing was tried yet."""


class Thought(Struct, frozen=True, forbid_unknown_fields=True):
    """How a player thinks: data, so that a decision can be made again."""

    iterations: int
    """How many worlds are played into."""
    depth: int = 0
    """How many random moves follow where the tree ends, before the heuristic judges."""
    curiosity: float = 0.7
    """How much moves draw that were tried little."""
    weighed_after: int = 4
    """Visits after which the heuristic is asked about the moves at a node: before, all are alike."""
    heat: float = 0.25
    """How much worse a move may look, in swings, before it is tried only e times less."""
    trust: float = 2.0
    """How many tries the word of the heuristic is worth."""
    tells_chance: bool = False
    """Whether what chance brings parts the tree."""
    seconds: float | None = None
    """When to stop in any case; what is cut short by a clock cannot be made again."""


class SearchPlayer(Generic[O, S, M, E, V, P]):
    """Thinks about what may follow each of its moves."""

    def __init__(
        self, plugin: Plugin[O, S, M, E, V, P], game: Game[O, S, M, E, V, P], rng: Random, thought: Thought
    ) -> None:
        """A player by these rules, with this chance of its own and so much thought."""
        self._game = game
        self._propose = plugin.propose
        self._judge = Judge(plugin, game)
        self._random = rng.random
        self._dice = LooseDice(rng)
        self._thought = thought

    def choose(self, view: V, legal: Sequence[M]) -> M:
        """The move that was tried most."""
        if len(legal) == 1:
            return legal[0]
        return self.grow(view).choices_of(seat_of(view)).best(legal).move

    def grow(self, view: V) -> Node[M]:
        """The tree of what may follow, from what this seat may know."""
        root: Node[M] = Node()
        for _ in self._playing(view, root, None):
            pass
        return root

    def futures(self, view: V, first: M) -> list[list[float]]:
        """What each world came to, for every seat, where this seat begins with this move."""
        return list(self._playing(view, Node(), first))

    def _playing(self, view: V, root: Node[M], first: M | None) -> Iterator[list[float]]:
        """Play into one world after the other, and tell what each came to."""
        thought, seat = self._thought, seat_of(view)
        end = None if thought.seconds is None else monotonic() + thought.seconds
        for _ in range(thought.iterations):
            yield self._play_into(root, self._game.imagine(view, self._dice), seat, first)
            if end is not None and monotonic() >= end:
                break

    def _play_into(self, root: Node[M], state: S, own: Seat, first: M | None) -> list[float]:
        """Follow the tree into a world, add a node, and tell the way what came of it; `own` begins with `first`."""
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
        """The move that promises most, tried or not, of those possible in this world."""
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
        """The moves that the game proposes; it is asked ever more rarely, and in between those it has proposed are."""
        if choices.visits & (choices.visits - 1):
            known = [move for move in legal if move in choices.edges]
            if known:
                return known
        return self._propose(state, seat, legal)

    def _weigh(self, choices: Choices[M], edge: Edge[M], state: S, seat: Seat) -> None:
        """Say what a move may be worth and how much it deserves to be tried, by what the heuristic says after it."""
        after = self._game.apply(state, seat, edge.move, SILENT)
        lead = self._judge.lead(after, seat)
        edge.prior = chance(lead, seats_of(after))
        if choices.level is None:
            choices.level = lead
        steep = max(-STEEPEST, min(STEEPEST, (lead - choices.level) / self._thought.heat))
        edge.weight = (LEAST + exp(steep)) * edge.weight

    def _played_on(self, state: S) -> S:
        """The state after a few random moves."""
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
    """Whose choice comes next in a ballot; choices that were only imagined are made again, as the tree has them."""
    voted = {seat for seat, _ in ballot}
    return next(
        (decision for decision in decisions if decision.answered and decision.seat not in voted),
        first_to_answer(decisions),
    )
