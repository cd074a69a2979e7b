"""The phases of a game in one table: the kinds of moves that are due in each, and what judges and applies them."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, get_args

from msgspec import Struct

from burghof.kernel.chance import Rng
from burghof.kernel.event import Emit
from burghof.kernel.game import E, M, Move, S
from burghof.kernel.refusal import Refusal
from burghof.kernel.seat import Seat

K = TypeVar("K", bound=Move)  # one class of moves
M_co = TypeVar("M_co", bound=Move, covariant=True)


class MoveKind(Struct, Generic[S, E], frozen=True):
    """A class of moves in a phase, with its two functions; built by `move_kind`, which checks their types."""

    move: type[Move]
    why_not: Callable[[S, Seat, Any], Refusal | None]
    apply: Callable[[S, Seat, Any, Emit[S, E]], S]


def move_kind(
    move: type[K],
    why_not: Callable[[S, Seat, K], Refusal | None],
    apply: Callable[[S, Seat, K, Emit[S, E]], S],
) -> MoveKind[S, E]:
    """Return the kind of this class of moves; both functions must take it."""
    return MoveKind(move, why_not, apply)


def always_legal(state: Struct, seat: Seat, move: Move) -> None:
    """Return None: in its phase, this kind of move is never forbidden."""
    del state, seat, move


class Phase(Struct, Generic[S, M_co, E], frozen=True):
    """A phase: the kinds of moves that are due in it, the legal moves of a player, and the draw of CHANCE."""

    name: str
    kinds: tuple[MoveKind[S, E], ...]
    legal: Callable[[S, Seat], Sequence[M_co]] | None = None
    draw: Callable[[S, Rng], M_co] | None = None


class PhaseTable(Generic[S, M, E]):
    """All phases of a game: implements `legal_moves`, `why_not`, `apply` and `draw` of the `Game` protocol."""

    def __init__(
        self,
        *phases: Phase[S, M, E],
        names: object,
        moves: object,
        phase_of: Callable[[S], str],
        not_due: Callable[[S], Refusal],
    ) -> None:
        """Check that the table is complete: `names` is the Literal of all phases and "over", `moves` the union."""
        assert {*get_args(names)} == {"over", *(phase.name for phase in phases)}, "a phase is missing or unknown"
        self._kinds = {(phase.name, kind.move): kind for phase in phases for kind in phase.kinds}
        assert {*get_args(moves)} == {move for _, move in self._kinds}, "a kind of move is missing or unknown"
        self._apply = {move: self._apply_of(move) for _, move in self._kinds}
        self._phase_of = phase_of
        self._not_due = not_due
        self._legal = {phase.name: phase.legal for phase in phases if phase.legal is not None}
        self._draw = {phase.name: phase.draw for phase in phases if phase.draw is not None}

    def legal_moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Return the legal moves of a player in this phase."""
        return self._legal[self._phase_of(state)](state, seat)

    def why_not(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """Return the refusal of the move's kind, or None; a kind that does not belong to the phase is not due."""
        kind = self._kinds.get((self._phase_of(state), type(move)))
        return self._not_due(state) if kind is None else kind.why_not(state, seat, move)

    def apply(self, state: S, seat: Seat, move: M, emit: Emit[S, E]) -> S:
        """Return the state after a legal move."""
        return self._apply[type(move)](state, seat, move, emit)

    def draw(self, state: S, rng: Rng) -> M:
        """Return the move of CHANCE that is due in this phase."""
        return self._draw[self._phase_of(state)](state, rng)

    def _apply_of(self, move: type[Move]) -> Callable[[S, Seat, Any, Emit[S, E]], S]:
        """Return the function that applies a class of moves; it looks up the phase only if the phases differ."""
        functions = {kind.apply for (_, other), kind in self._kinds.items() if other is move}
        return functions.pop() if len(functions) == 1 else self._apply_in_phase

    def _apply_in_phase(self, state: S, seat: Seat, move: M, emit: Emit[S, E]) -> S:
        """Return the state after a move, applied as in the phase of the state."""
        return self._kinds[self._phase_of(state), type(move)].apply(state, seat, move, emit)
