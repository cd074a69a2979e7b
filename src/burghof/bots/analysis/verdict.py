"""Verdicts: what a choice was worth, beside the best that a search could find, by what the seat could know.

One search looks for the best move. Then the move that was played and the best one are each judged anew, by searches of
their own that begin with it: what was found best because it was lucky once is not lucky again. Each is judged by two
searches of half the budget; how far they lie apart, and how widely the worlds in them differ, says how sure they are.
"""

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance

from msgspec import Struct
from msgspec.structs import replace

from burghof.bots.analysis.questions import Question
from burghof.bots.search import SearchPlayer, Thought
from burghof.kernel import Event, Message, Offer, Plugin, Recall, Seat
from burghof.kernel.game import E, M, O, P, S, V

RECALL: Recall = "notebook"
"""A choice is judged by all that its seat was ever told."""
HALVES = 2
CALM = 8
"""How many random moves follow where a judging search ends, at least: right after somebody's move the heuristic sees
its gain and not yet the answer, and chances would swing from seat to seat."""
SURE = 2.0
"""So many standard errors are no noise."""
SHOWN = 5
"""How many of the moves that were tried most are told."""


class Weighed(Struct, frozen=True):
    """A move that was judged: as it was offered, what it does at once, and what it is worth to each party."""

    offer: Offer[object, object]
    follows: tuple[Message, ...]
    chances: tuple[float, ...]
    """For each seat its chance to win; a lone player has the castle against it, as a second party. They add up to 1."""
    error: float
    """The standard error of the chance of the seat that decides."""
    clauses: tuple[str, ...] = ()
    """The clauses of the rulebook that say what it does at once."""


class Tried(Struct, frozen=True):
    """A move that the search tried: how often, and what it was worth to the seat there."""

    message: Message
    visits: int
    chance: float


class Verdict(Struct, frozen=True):
    """A choice and what is to be said of it."""

    entry: int
    """Where it stands in the record."""
    seat: Seat
    choices: int
    fortune: bool
    """Whether chance, or what is hidden, had a part in what happened since the choice before."""
    played: Weighed
    better: Weighed | None
    """None where no move is better by more than the noise."""
    tried: tuple[Tried, ...]

    @property
    def best(self) -> Weighed:
        """The best move known."""
        return self.better or self.played

    @property
    def lost(self) -> float:
        """What the seat would have had more by the better move."""
        return self.best.chances[self.seat] - self.played.chances[self.seat]

    @property
    def lost_error(self) -> float:
        """The standard error of that."""
        return sqrt(self.played.error**2 + self.better.error**2) if self.better else 0.0


def verdict_on(
    plugin: Plugin[O, S, M, E, V, P], rules: int, question: Question[S, M], thought: Thought, seed: str
) -> Verdict:
    """Judge one choice; the same seed gives the same verdict, whatever was judged before."""
    game, seat = plugin.readings[rules], question.seat
    view = game.view(question.state, seat, RECALL)
    legal = game.legal_moves(question.state, seat)
    offers = {offer.move: offer for offer in game.offers(question.state, seat, RECALL)}

    judging = replace(thought, iterations=max(2, thought.iterations // HALVES), depth=max(thought.depth, CALM))

    def player(name: str, how: Thought) -> SearchPlayer[O, S, M, E, V, P]:
        return SearchPlayer(plugin, game, Random(f"{seed}/{name}"), how)

    def weighed(move: M) -> Weighed:
        chances, error = _pooled([player(f"half {n}", judging).futures(view, move) for n in range(HALVES)], question)
        offer, told = offers[move], _told(game.apply, question, move)
        follows = tuple(event.message() for event in told)
        clauses = tuple(dict.fromkeys(clause for event in told for clause in event.clauses))
        shown = Offer[object, object](offer.move, offer.picks, offer.message, offer.preview)
        return Weighed(shown, follows, chances, error, clauses)

    looked = player("look", thought).grow(view).choices_of(seat)
    best = looked.best(legal).move
    played = weighed(question.move)
    other = weighed(best) if best != question.move else played
    noise = SURE * sqrt(played.error**2 + other.error**2)
    is_better = other.chances[seat] - played.chances[seat] > noise
    most = sorted((edge for edge in looked.edges.values() if edge.visits), key=lambda edge: -edge.visits)[:SHOWN]
    tried = tuple(Tried(offers[edge.move].message, edge.visits, edge.total / edge.visits) for edge in most)
    return Verdict(
        question.entry, seat, question.choices, question.fortune, played, other if is_better else None, tried
    )


def _pooled(halves: Sequence[Sequence[Sequence[float]]], question: Question[S, M]) -> tuple[tuple[float, ...], float]:
    """The chances of all parties over all worlds, and the standard error of the seat's."""
    seat = question.seat
    parts = [[_shares(world, question.gone) for world in half] for half in halves]
    worlds = [world for half in parts for world in half]
    means = tuple(fmean(column) for column in zip(*worlds, strict=True))
    own = [world[seat] for world in worlds]
    apart = [fmean(world[seat] for world in half) for half in parts]
    spread = sqrt(variance(own) / len(own))
    return tuple(mean / sum(means) for mean in means), max(spread, (max(apart) - min(apart)) / HALVES)


def _shares(values: Sequence[float], gone: Collection[Seat]) -> tuple[float, ...]:
    """What a world is worth to each party, as parts of one whole; nothing to those who are gone."""
    if len(values) == 1:
        return values[0], 1 - values[0]
    left = [0.0 if seat in gone else value for seat, value in enumerate(values)]
    return tuple(value / sum(left) for value in left)


def _told(apply: Callable[..., S], question: Question[S, M], move: M) -> list[Event]:
    """What the move does at once, as everybody is told."""
    told: list[Event] = []

    def tell(event: Event, state: S) -> None:
        del state
        if event.is_public():
            told.append(event)

    apply(question.state, question.seat, move, tell)
    return told
