"""Verdicts: the value of a choice compared with the best move that a search found, by what the seat could know.

One search looks for the best move. Then the played move and the best move are each evaluated by new searches that begin
with it, so that a move that was found best by luck does not profit from that luck again. Two searches with half the
budget each evaluate a move. The difference between them, and the variance of the worlds in them, give the standard
error.
"""

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance

from msgspec import Struct
from msgspec.structs import replace

from burghof.bots.analysis.choices import Choice
from burghof.bots.coach.explain import EXPLAINED_WORLDS, Explainer, Explanation
from burghof.bots.fast_rng import FastRng
from burghof.bots.search import SearchConfig, SearchPlayer
from burghof.kernel import Event, Message, Offer, Plugin, Recall, Seat
from burghof.kernel.game import E, M, O, P, S, V

RECALL: Recall = "notebook"
"""A choice is judged by everything that its seat was ever shown."""
SAMPLE_HALVES = 2
MIN_ROLLOUT_DEPTH = 8
"""Minimum number of random moves after a leaf of a judging search.

Right after a move the heuristic sees its gain and not yet the reply; win probabilities would swing from seat to seat.
"""
SIGNIFICANCE_SE = 2.0
"""Number of standard errors from which a difference is significant."""
MAX_SEARCHED_MOVES = 5
"""Maximum number of most visited moves in a verdict."""


class JudgedMove(Struct, frozen=True):
    """A judged move: its offer, its immediate effects, and its value for each party."""

    offer: Offer[object, object]
    follows: tuple[Message, ...]
    chances: tuple[float, ...]
    """Win probability of each seat; a lone player has the castle as the second party. They add up to 1."""
    error: float
    """Standard error of the win probability of the seat that decides."""
    clauses: tuple[str, ...] = ()
    """The clauses of the rulebook that describe its immediate effects."""
    why: Explanation | None = None
    """Where another move is better: what speaks for that one, and against the played one."""


class SearchedMove(Struct, frozen=True):
    """A move that the search tried: its number of visits, and its value for the seat that decides."""

    message: Message
    visits: int
    chance: float


class Verdict(Struct, frozen=True):
    """A choice and the judgement of it."""

    entry: int
    """The position of the choice in the record."""
    seat: Seat
    choices: int
    fortune: bool
    """Whether chance or hidden information influenced what happened since the previous choice."""
    played: JudgedMove
    better: JudgedMove | None
    """None if no move is significantly better."""
    tried: tuple[SearchedMove, ...]

    @property
    def best(self) -> JudgedMove:
        """The best known move."""
        return self.better or self.played

    @property
    def loss(self) -> float:
        """The win probability that the seat would have gained by the better move."""
        return self.best.chances[self.seat] - self.played.chances[self.seat]

    @property
    def loss_error(self) -> float:
        """The standard error of `loss`."""
        return sqrt(self.played.error**2 + self.better.error**2) if self.better else 0.0


def judge_choice(
    plugin: Plugin[O, S, M, E, V, P], rules: int, question: Choice[S, M], thought: SearchConfig, seed: str
) -> Verdict:
    """Judge one choice; the same seed gives the same verdict, independent of other verdicts."""
    game, seat = plugin.rules_by_version[rules], question.seat
    view = game.view(question.state, seat, RECALL)
    legal = game.legal_moves(question.state, seat)
    offers = {offer.move: offer for offer in game.offers(question.state, seat, RECALL)}

    judging_config = replace(
        thought,
        iterations=max(2, thought.iterations // SAMPLE_HALVES),
        rollout_depth=max(thought.rollout_depth, MIN_ROLLOUT_DEPTH),
    )

    def player(name: str, how: SearchConfig) -> SearchPlayer[O, S, M, E, V, P]:
        return SearchPlayer(plugin, game, Random(f"{seed}/{name}"), how)

    def judge_move(move: M) -> JudgedMove:
        chances, error = _pool_samples(
            [player(f"half {n}", judging_config).sample_values(view, move) for n in range(SAMPLE_HALVES)], question
        )
        offer, emitted = offers[move], _public_events(game.apply, question, move)
        follows = tuple(event.message() for event in emitted)
        clauses = tuple(dict.fromkeys(clause for event in emitted for clause in event.clauses))
        shown = Offer[object, object](offer.move, offer.picks, offer.message, offer.preview)
        return JudgedMove(shown, follows, chances, error, clauses)

    root_actions = player("look", thought).search(view).for_seat(seat)
    best = root_actions.best(legal).move
    played = judge_move(question.move)
    other = judge_move(best) if best != question.move else played
    noise = SIGNIFICANCE_SE * sqrt(played.error**2 + other.error**2)
    is_better = other.chances[seat] - played.chances[seat] > noise
    most = sorted((edge for edge in root_actions.edges.values() if edge.visits), key=lambda edge: -edge.visits)[
        :MAX_SEARCHED_MOVES
    ]
    if is_better:
        dice = FastRng(Random(f"{seed}/why"))
        worlds = [game.determinize(view, dice) for _ in range(EXPLAINED_WORLDS)]
        explainer = Explainer(plugin, rules, worlds, seat, legal)
        played = replace(played, why=explainer.explain_against(question.move, best))
        other = replace(other, why=explainer.explain(best))
    tried = tuple(SearchedMove(offers[edge.move].message, edge.visits, edge.value_sum / edge.visits) for edge in most)
    return Verdict(
        question.entry, seat, question.choices, question.follows_luck, played, other if is_better else None, tried
    )


def _pool_samples(
    halves: Sequence[Sequence[Sequence[float]]], question: Choice[S, M]
) -> tuple[tuple[float, ...], float]:
    """Return the win probabilities of all parties over all worlds, and the standard error of the seat's own."""
    seat = question.seat
    parts = [[_normalize_shares(world, question.forfeited) for world in half] for half in halves]
    worlds = [world for half in parts for world in half]
    means = tuple(fmean(column) for column in zip(*worlds, strict=True))
    own = [world[seat] for world in worlds]
    apart = [fmean(world[seat] for world in half) for half in parts]
    spread = sqrt(variance(own) / len(own))
    return tuple(mean / sum(means) for mean in means), max(spread, (max(apart) - min(apart)) / SAMPLE_HALVES)


def _normalize_shares(values: Sequence[float], gone: Collection[Seat]) -> tuple[float, ...]:
    """Return the value of a world for each party as shares of 1; forfeited seats get 0."""
    if len(values) == 1:
        return values[0], 1 - values[0]
    left = [0.0 if seat in gone else value for seat, value in enumerate(values)]
    return tuple(value / sum(left) for value in left)


def _public_events(apply: Callable[..., S], question: Choice[S, M], move: M) -> list[Event]:
    """Return the public events that the move causes at once."""
    emitted: list[Event] = []

    def emit(event: Event, state: S) -> None:
        del state
        if event.is_public():
            emitted.append(event)

    apply(question.state, question.seat, move, emit)
    return emitted
