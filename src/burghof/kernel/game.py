"""The contract of a game: its rules as pure functions over values, and the plugin that other packages import."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from burghof.kernel.card import Card
from burghof.kernel.chance import Rng
from burghof.kernel.decision import Decision
from burghof.kernel.event import Emit, Event
from burghof.kernel.offer import Offer
from burghof.kernel.outcome import Outcome
from burghof.kernel.outline import Outline
from burghof.kernel.reason import Reason
from burghof.kernel.refusal import Refusal
from burghof.kernel.seat import Audience, Recall, Seat
from burghof.kernel.theme import Theme

O = TypeVar("O", bound=Struct)  # noqa: E741 - options
S = TypeVar("S", bound=Struct)  # state
M = TypeVar("M", bound="Move")  # moves of players and of chance
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=Struct)  # view
P = TypeVar("P", bound=Struct)  # previews of offers
O_contra = TypeVar("O_contra", bound=Struct, contravariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)


class Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A small typed value that says what a seat, or chance, does, without the seat itself. Each class has a `tag`."""


class Game(Protocol[O_contra, S, M, E_co, V, P]):
    """The rules of one game: no clock, no randomness, no input or output; states are immutable.

    `legal_moves`, `why_not`, `offers` and `apply` are called only for a seat that has an open decision. A seat has at
    most one decision at a time and must answer it: where a seat may do nothing, doing nothing is one of the answers.
    """

    def start(self, options: O_contra, seats: int) -> S:
        """Return the state before anything is drawn: random set-up is a move of CHANCE. Every state has `seats`."""

    def moves(self, options: O_contra, seats: int) -> Sequence[M]:
        """Return every well-formed move of a player, in a fixed order."""

    def pending(self, state: S) -> tuple[Decision, ...]:
        """Return the open decisions. A decision of CHANCE is always the only one; () means that the game is over."""

    def legal_moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Return the moves of `moves` that `why_not` allows this player, in the same order."""

    def why_not(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """Return a refusal that cites the first clause that forbids the move, or None; also for moves of CHANCE."""

    def apply(self, state: S, seat: Seat, move: M, emit: Emit[S, E_co]) -> S:
        """Return the state after a legal move; emit each event with the state right after it."""

    def draw(self, state: S, rng: Rng) -> M:
        """Return the move of CHANCE, drawn with these dice."""

    def view(self, state: S, seat: Audience, recall: Recall) -> V:
        """Return what this seat, or a spectator, may know, built from scratch; it has the fields `seat` and `recall`.

        The notebook view contains everything that an event ever showed this audience, as long as it can matter: the
        view is all that the audience knows.
        """

    def determinize(self, view: V, rng: Rng) -> S:
        """Sample a world that this view's seat cannot tell from the true one, as likely as chance alone makes it.

        Called while players decide, never while CHANCE does. In an open ballot the choices of the other seats are
        sampled like any unknown fact, but the ballot is never complete.
        """

    def offers(self, state: S, seat: Seat, recall: Recall) -> Sequence[Offer[M, P]]:
        """Return the legal moves, in that order, with words, picks and previews that reveal no more than the view."""

    def outline(self, view: V) -> Outline:
        """Return the view as a tree of sentences; the first node has the id `now` and says what to do."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, once no decision is open."""


class Types(Struct, frozen=True):
    """The types of a game's values; a union of Structs where there are several classes."""

    options: object
    state: object
    move: object
    event: object
    view: object
    preview: object


def _no_statistics(state: Struct) -> dict[str, int]:
    """Return no statistics beyond those that every game has."""
    del state
    return {}


def _all_legal_moves(state: S, seat: Seat, legal: Sequence[M]) -> Sequence[M]:
    """Return every legal move as a candidate."""
    del state, seat
    return legal


class Plugin(Struct, Generic[O, S, M, E, V, P], frozen=True):
    """A game as other packages see it: the name `GAME` in its `plugin.py`, the only one that they import."""

    card: Card
    rules_by_version: Mapping[int, Game[O, S, M, E, V, P]]
    """The rules by version, for each version that a record may still name; the newest is the one on the card."""
    types: Types
    evaluate: Callable[[S, Seat], int]
    """The game's heuristic: how good a state looks for a seat. A greedy player maximizes it."""
    candidate_moves: Callable[[S, Seat, Sequence[M]], Sequence[M]] = _all_legal_moves
    """The candidates among the legal moves in a sampled world: for search in games with too many legal moves."""
    statistics: Callable[[S], dict[str, int]] = _no_statistics
    """Statistics of a finished game that are worth averaging over many games."""
    player_aids: Mapping[str, Callable[[V], Outline]] = {}
    """By name, what a seat may ask to have computed from its view; it takes time and is never part of the view."""
    reasons: Sequence[Reason[S, M]] = ()
    """What can be said for or against a move, the weightiest first; without any, the game has no hints."""
    themes: Sequence[Theme[S, M, V]] = ()
    """The themes of the puzzles."""

    @property
    def newest_rules(self) -> Game[O, S, M, E, V, P]:
        """The newest rules."""
        return self.rules_by_version[self.card.rules_version]


AnyPlugin: TypeAlias = Plugin[Any, Any, Any, Any, Any, Any]
"""A plugin found by its id, whose types are unknown to the caller."""
