"""A match: a record that grows. It checks, applies and appends entries; command line, server and lab all drive it."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Generic, Literal, Self, TypeAlias

from msgspec import Struct

from burghof.kernel.chance import ChanceStream, chance_key, commitment
from burghof.kernel.decision import Decision
from burghof.kernel.event import Event
from burghof.kernel.game import E, M, O, P, Plugin, S, V
from burghof.kernel.match_core import Emitted, NextCore, next_core, start_core
from burghof.kernel.outcome import Outcome, outcome_by_forfeit, with_forfeits
from burghof.kernel.record import (
    AnyEntry,
    Drawn,
    Forfeited,
    Header,
    Opened,
    Played,
    Player,
    Record,
    SeatChanged,
    TookBack,
)
from burghof.kernel.refusal import Malformed, Refusal, Stale
from burghof.kernel.seat import CHANCE, Recall, Seat
from burghof.kernel.snapshot import Snapshot
from burghof.kernel.takeback import TakeBackPoint, take_back_limit


class Step(Struct, Generic[S, M], frozen=True):
    """A player's entry and all chance entries it caused: committed as a whole or not at all."""

    before: S
    after: S
    entries: tuple[AnyEntry[M], ...]
    emitted: tuple[Emitted[S], ...]


PlayResult: TypeAlias = Step[S, M] | Malformed | Refusal | Stale


class Match(Generic[O, S, M, E, V, P]):
    """One running game: its record so far, and the rules about which seat may do what.

    Everything that follows from the record is in `core`, an immutable value.
    """

    def __init__(
        self,
        plugin: Plugin[O, S, M, E, V, P],
        header: Header[O],
        seed: str | None = None,
        next_core: NextCore[O, S, M, E, V, P] = next_core,
    ) -> None:
        """Create a match before its first entry; without the seed it can be replayed but cannot draw anything new.

        `next_core` computes how an entry changes the core; tests plant faults there.
        """
        self.plugin = plugin
        self.game = plugin.rules_by_version[header.rules]
        self.header = header
        self.seed = seed
        self.core = start_core(self.game, header)
        self.entries: list[AnyEntry[M]] = []
        self._base = self.core
        """The core before the first entry in `entries`."""
        self._next_core = next_core
        self._chance_key: bytes | None = None
        self._moves: frozenset[M] = _well_formed_moves(self.game.moves, header.options, len(header.seats))

    # State

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.header.seats)

    @property
    def offset(self) -> int:
        """The position of the first entry in `entries`: greater than 0 if the match was resumed from a snapshot."""
        return self._base.position

    @property
    def position(self) -> int:
        """The position of the next entry."""
        return self.core.position

    @property
    def head(self) -> str:
        """The hash of the last entry, or of the header before the first one."""
        return self.core.head

    @property
    def state(self) -> S:
        """The state of the game."""
        return self.core.state

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The pending decisions; none before the match is opened and after it is over."""
        return self.core.pending

    @property
    def players(self) -> tuple[Player, ...]:
        """The current player of each seat."""
        return self.core.players

    @property
    def forfeits(self) -> tuple[Seat, ...]:
        """The seats that gave up, in this order."""
        return self.core.forfeits

    @property
    def history(self) -> Sequence[TakeBackPoint]:
        """The moves and forfeits that still count, for take-back."""
        return self.core.history

    @property
    def log(self) -> Sequence[tuple[int, Event]]:
        """The events that still count, each with the position of its entry."""
        return self.core.log

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        core = self.core
        if core.is_forfeited:
            return outcome_by_forfeit(self.seats, core.forfeits)
        outcome = self.game.outcome(core.state)
        return outcome and with_forfeits(outcome, core.forfeits)

    @property
    def is_over(self) -> bool:
        """Whether the match was opened and no decision is pending any more."""
        return bool(self.core.position) and not self.core.pending

    def decision_of(self, seat: Seat) -> Decision | None:
        """Return the open decision of this seat, or None."""
        for decision in self.core.pending:
            if decision.seat == seat:
                return decision
        return None

    def record(self) -> Record[O, M]:
        """Return the record; it contains the seed and the outcome once the game is over."""
        assert self.offset == 0, "a match resumed from a snapshot has only the tail of its record"
        over = self.is_over
        return Record(
            self.header,
            tuple(self.entries),
            self.head,
            self.seed if over else None,
            self.outcome if over else None,
        )

    # Commands

    def open(self, seeds: Sequence[str] = ()) -> Step[S, M]:
        """Fix the chance key with the seed that each seat contributed, and draw the set-up."""
        assert not self.position, "a match is opened once"
        seat_seeds = tuple(seeds) or ("",) * self.seats
        assert len(seat_seeds) == self.seats, "one seed for each seat"
        return self._step(Opened(self.head, seat_seeds))

    def play(self, seat: Seat, move: M, token: int) -> PlayResult[S, M]:
        """Answer an open decision: return the step that followed, or the reason for the refusal."""
        decision = self.decision_of(seat)
        if decision is None:
            return Stale("over" if self.is_over else "not-yours")
        if token != decision.token:
            return Stale("already-decided")
        if not self.is_well_formed(move):
            return Malformed("no move of this game at this table")
        refusal = self.game.why_not(self.state, seat, move)
        return refusal or self._step(Played(self.head, seat, move))

    def is_well_formed(self, move: M) -> bool:
        """Return whether this is a well-formed move of a player at this table."""
        return move in self._moves

    def take_back_limit(self, seat: Seat) -> int | None:
        """Return the earliest entry that this seat may take back by itself, or None."""
        return None if self.is_over else take_back_limit(self.history, seat)

    def last_move_of(self, seat: Seat) -> int | None:
        """Return the position of the seat's last entry that was not taken back, or None."""
        return next((point.position for point in reversed(self.history) if point.seat == seat), None)

    def may_propose_take_back(self, seat: Seat) -> bool:
        """Return whether all seats together may take back this seat's last move."""
        last = self.last_move_of(seat)
        return last is not None and self.may_take_back(last, [Seat(at) for at in range(self.seats)])

    def may_take_back(self, to: int, agreed: Iterable[Seat]) -> bool:
        """Return whether these seats together may go back to just before entry `to`, which must be a player's move.

        All seats that have not given up may together go back to any move from `take_back_floor` on. A single seat may
        go back to the entry that `take_back_limit` returns, or to a later one.
        """
        seats = list(agreed)
        is_a_move = any(point.position == to and point.seat != CHANCE for point in self.history)
        if self.is_over or to < self.core.take_back_floor or not is_a_move or len(set(seats)) < len(seats):
            return False
        everybody = set(range(self.seats))
        if everybody - set(self.forfeits) <= set(seats) <= everybody:
            return True
        free = [self.take_back_limit(seat) for seat in seats]
        return len(free) == 1 and free[0] is not None and free[0] <= to

    def take_back(self, to: int, agreed: Sequence[Seat]) -> Step[S, M]:
        """Go back to just before entry `to`; `may_take_back` must allow it."""
        assert self.may_take_back(to, agreed), "ask may_take_back first"
        assert to >= self.offset, "a take-back to before the snapshot needs the whole record"
        return self._step(TookBack(self.head, to, tuple(agreed)))

    def change_seat(self, seat: Seat, player: Player) -> Step[S, M]:
        """Give this seat to another player."""
        assert self._is_active_seat(seat), "a seat changes its player only while the game runs"
        return self._step(SeatChanged(self.head, seat, self.players[seat], player))

    def forfeit(self, seat: Seat, why: Literal["resigned", "out-of-time"]) -> Step[S, M]:
        """Give up a seat; the game is over when at most one seat has not given up."""
        assert self._is_active_seat(seat), "a seat gives up only while the game runs"
        assert seat not in self.forfeits, "a seat gives up once"
        return self._step(Forfeited(self.head, seat, why))

    def _is_active_seat(self, seat: Seat) -> bool:
        """Return whether the game is running and has this seat."""
        return bool(self.position) and not self.is_over and 0 <= seat < self.seats

    def apply_step(self, entries: Sequence[AnyEntry[M]]) -> Step[S, M]:
        """Apply a step that was already checked and committed; returns the same step as where it was made."""
        before = self.state
        emitted = tuple(item for entry in entries for item in self.append(entry))
        return Step(before, self.state, tuple(entries), emitted)

    # Appending entries

    def _step(self, entry: AnyEntry[M]) -> Step[S, M]:
        """Append an entry and all chance entries that are due after it."""
        before, start = self.state, len(self.entries)
        emitted = self.append(entry)
        while self.is_chance_due:
            emitted += self.append(self._draw_entry())
        return Step(before, self.state, tuple(self.entries[start:]), emitted)

    @property
    def is_chance_due(self) -> bool:
        """Whether the next entry must be one of chance."""
        pending = self.core.pending
        return bool(pending) and pending[0].seat == CHANCE

    def _draw_entry(self) -> AnyEntry[M]:
        """Return the next entry of chance."""
        stream = self.pending[0].kind
        return Drawn(self.head, stream, self.game.draw(self.state, self.chance_stream(stream)))

    def chance_stream(self, stream: str) -> ChanceStream:
        """Return the generator of the next chance move of this stream, in an open match."""
        if self._chance_key is None:
            assert self.seed is not None, "without its seed a match cannot draw"
            assert self.core.seeds, "a match that is not opened cannot draw"
            self._chance_key = chance_key(self.seed, self.core.seeds)
        return ChanceStream(self._chance_key, self.header.game, stream, self.core.draw_counts.get(stream, 0))

    def append(self, entry: AnyEntry[M]) -> tuple[Emitted[S], ...]:
        """Append one entry that is known to be correct, and apply it: used by play and replay alike."""
        self.core, emitted = self._next_core(self.game, self.core, entry, self._base, self.entries)
        self.entries.append(entry)
        return emitted

    def fork(self) -> Self:
        """Return an independent copy: it shares the core and has a list of entries of its own."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.entries = list(self.entries)
        return other

    # Snapshots

    def snapshot(self) -> Snapshot:
        """Return a snapshot of the match at this position; it does not contain the entries."""
        return Snapshot.of(self.header, self.plugin.types, self.core)

    def resume(self, snapshot: Snapshot) -> bool:
        """Load a snapshot instead of the first entries. Return False, without effect, if it does not fit this match."""
        assert not self.position, "only a new match is resumed"
        if not snapshot.fits(self.header, self.plugin.types):
            return False
        self.core = self._base = snapshot.core(self.game, self.plugin.types)
        return True


@lru_cache(maxsize=256)
def _well_formed_moves(moves: Callable[[O, int], Sequence[M]], options: O, seats: int) -> frozenset[M]:
    """Return every well-formed move of a player; one set is shared by all tables with these options and seats."""
    return frozenset(moves(options, seats))


def new_match(
    plugin: Plugin[O, S, M, E, V, P],
    options: O,
    seats: Sequence[Player],
    seed: str,
    *,
    recall: Recall = "pure",
    previous: str | None = None,
) -> Match[O, S, M, E, V, P]:
    """Return a match with the newest rules, committed to this seed; `open` starts it."""
    card = plugin.card
    assert len(seats) in card.seats, f"{card.id} is not for {len(seats)} seats"
    assert card.allows(options), f"{card.id} has no such options"
    header = Header(1, card.id, card.rules_version, options, tuple(seats), recall, commitment(seed), previous)
    return Match(plugin, header, seed)


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any]
AnyStep: TypeAlias = Step[Any, Any]
"""A step of a game found by its id, whose types are unknown to the caller."""
