"""What a game is: its rules as pure functions over values, and the door through which the rest of Burghof sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from burghof.kernel.card import Card
from burghof.kernel.chance import Dice, Rng
from burghof.kernel.decision import Decision
from burghof.kernel.event import Event, Tell
from burghof.kernel.offer import Offer
from burghof.kernel.outcome import Outcome
from burghof.kernel.outline import Outline
from burghof.kernel.refusal import Refusal
from burghof.kernel.seat import Audience, Recall, Seat

O = TypeVar("O", bound=Struct)  # noqa: E741 - options
S = TypeVar("S", bound=Struct)  # state
M = TypeVar("M", bound="Move")  # moves of players and of chance
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=Struct)  # view
P = TypeVar("P", bound=Struct)  # previews of offers
O_contra = TypeVar("O_contra", bound=Struct, contravariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)


class Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A small typed value that says what a seat, or chance, does; each class has a `tag`. The seat stands beside it."""


class Game(Protocol[O_contra, S, M, E_co, V, P]):
    """The rules of one game: no clock, no randomness, no input or output; states are immutable.

    `legal_moves`, `why_not`, `offers` and `apply` are asked only for a seat that has an open decision. A seat has at
    most one at a time, and every one must be answered: what a seat need not do is one of its answers.
    """

    def start(self, options: O_contra, seats: int) -> S:
        """The table before anything was drawn: set-up that is random is a move of CHANCE. Every state has `seats`."""

    def moves(self, options: O_contra, seats: int) -> Sequence[M]:
        """Every well-formed move of a player, in a fixed order."""

    def pending(self, state: S) -> tuple[Decision, ...]:
        """Who owes a decision; CHANCE, when it owes one, is alone; () means the game is over."""

    def legal_moves(self, state: S, seat: Seat) -> Sequence[M]:
        """What this player may do: those of `moves` that `why_not` lets pass, in the same order."""

    def why_not(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """The first clause that forbids the move, or None; CHANCE's moves are judged by it too."""

    def apply(self, state: S, seat: Seat, move: M, tell: Tell[S, E_co]) -> S:
        """The state after a legal move; each event is told with the state right after it."""

    def draw(self, state: S, dice: Dice) -> M:
        """CHANCE's move, by these dice."""

    def view(self, state: S, seat: Audience, recall: Recall) -> V:
        """What this seat may know, or a spectator: built up from nothing; it has the fields `seat` and `recall`.

        What an event ever told this audience stays in its notebook view as long as it can matter: that view is all
        it knows.
        """

    def imagine(self, view: V, rng: Rng) -> S:
        """A world that this view's seat cannot tell from the true one, as likely as chance alone makes it.

        Asked while players decide, not while CHANCE does. In an open ballot the others' choices are drawn like
        anything unknown, but never so that all are in.
        """

    def offers(self, state: S, seat: Seat, recall: Recall) -> Sequence[Offer[M, P]]:
        """The legal moves, in that order, with words, picks and previews that tell no more than the view."""

    def outline(self, view: V) -> Outline:
        """The view as a tree of sentences; the first node has the id `now` and says what is to do."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, once nobody owes a decision."""


class Types(Struct, frozen=True):
    """The types of a game's values; a union of Structs where there are several classes."""

    options: object
    state: object
    move: object
    event: object
    view: object
    preview: object


def _no_figures(state: Struct) -> dict[str, int]:
    """Nothing beyond what every game counts."""
    del state
    return {}


def _all_of_them(state: S, seat: Seat, legal: Sequence[M]) -> Sequence[M]:
    """Every legal move is worth a look."""
    del state, seat
    return legal


class Plugin(Struct, Generic[O, S, M, E, V, P], frozen=True):
    """A game as the rest of Burghof sees it: the one name `GAME` in its `plugin.py`."""

    card: Card
    readings: Mapping[int, Game[O, S, M, E, V, P]]
    """Each rules version that a record may still name; the newest is the one on the card."""
    types: Types
    evaluate: Callable[[S, Seat], int]
    """How good a state looks for a seat: what a greedy player climbs."""
    propose: Callable[[S, Seat, Sequence[M]], Sequence[M]] = _all_of_them
    """The legal moves worth a look in a state a bot has imagined: for search, where all are too many."""
    figures: Callable[[S], dict[str, int]] = _no_figures
    """Counts of a finished game that are worth averaging over many."""
    aids: Mapping[str, Callable[[V], Outline]] = {}
    """What a seat may ask to have worked out from its view, by name; it takes time and is never part of the view."""

    @property
    def game(self) -> Game[O, S, M, E, V, P]:
        """The newest rules."""
        return self.readings[self.card.rules_version]


AnyPlugin: TypeAlias = Plugin[Any, Any, Any, Any, Any, Any]
"""A game found by its id: which types it has is known only to itself."""
