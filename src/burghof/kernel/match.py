"""A match: a record that grows. It checks, applies and appends entries; command line, server and lab all drive it."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Generic, Literal, Self, TypeAlias, assert_never

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from burghof.kernel.chance import ChanceStream, chance_key, commitment
from burghof.kernel.decision import Decision
from burghof.kernel.event import DISCARD, Event
from burghof.kernel.game import E, M, O, P, Plugin, S, V
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
    digest,
)
from burghof.kernel.refusal import Malformed, Refusal, Stale
from burghof.kernel.seat import CHANCE, Recall, Seat
from burghof.kernel.snapshot import Snapshot, schema_fingerprint
from burghof.kernel.table_events import GaveUp, SeatTaken, TableEvent, TakenBack
from burghof.kernel.takeback import TakeBackPoint, is_barrier_move, is_binding_answer, take_back_limit

ERA = 1 << 32
"""Added to all tokens per take-back, so that no earlier answer fits a question that is asked again (ADR 5)."""


class Emitted(Struct, Generic[S], frozen=True):
    """An event and the state right after it."""

    event: Event
    state: S


class Step(Struct, Generic[S, M], frozen=True):
    """A player's entry and all chance entries it caused: committed as a whole or not at all."""

    before: S
    after: S
    entries: tuple[AnyEntry[M], ...]
    emitted: tuple[Emitted[S], ...]


PlayResult: TypeAlias = Step[S, M] | Malformed | Refusal | Stale


class Match(Generic[O, S, M, E, V, P]):
    """One running game: its record so far, its state, and its pending decisions."""

    def __init__(self, plugin: Plugin[O, S, M, E, V, P], header: Header[O], seed: str | None = None) -> None:
        """Create a match before its first entry; without the seed it can be replayed but cannot draw anything new."""
        self.plugin = plugin
        self.game = plugin.rules_by_version[header.rules]
        self.header = header
        self.seed = seed
        self.entries: list[AnyEntry[M]] = []
        self.head = digest(header)
        self.state = self.game.start(header.options, len(header.seats))
        self.players = list(header.seats)
        self.forfeits: list[Seat] = []
        self.take_back_floor = 0
        """No take-back goes before this entry, even if all agree: a seat gave up or answered a binding decision."""
        self.eras = 0
        self.draw_counts: Counter[str] = Counter()
        self.history: list[TakeBackPoint] = []
        self.log: list[tuple[int, Event]] = []
        self.offset = 0
        """The position of the first entry in `entries`: greater than 0 if the match was resumed from a snapshot."""
        self.seeds: tuple[str, ...] = ()
        self._base_state = self.state
        self._chance_key: bytes | None = None
        self._moves: frozenset[M] = _well_formed_moves(self.game.moves, header.options, len(header.seats))
        self.pending: tuple[Decision, ...] = ()

    # State

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.header.seats)

    @property
    def position(self) -> int:
        """The position of the next entry."""
        return self.offset + len(self.entries)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        if len(self.forfeits) >= max(1, self.seats - 1):
            return outcome_by_forfeit(self.seats, self.forfeits)
        outcome = self.game.outcome(self.state)
        return outcome and with_forfeits(outcome, self.forfeits)

    @property
    def is_over(self) -> bool:
        """Whether the match was opened and no decision is pending any more."""
        return bool(self.position) and not self.pending

    def decision_of(self, seat: Seat) -> Decision | None:
        """Return the open decision of this seat, or None."""
        return next((decision for decision in self.pending if decision.seat == seat), None)

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
        return next((trace.position for trace in reversed(self.history) if trace.seat == seat), None)

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
        is_a_move = any(trace.position == to and trace.seat != CHANCE for trace in self.history)
        if self.is_over or to < self.take_back_floor or not is_a_move or len(set(seats)) < len(seats):
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
        emitted = [item for entry in entries for item in self.append(entry)]
        return Step(before, self.state, tuple(entries), tuple(emitted))

    # Appending entries

    def _step(self, entry: AnyEntry[M]) -> Step[S, M]:
        """Append an entry and all chance entries that are due after it."""
        before, start = self.state, len(self.entries)
        emitted = self.append(entry)
        while self.is_chance_due:
            emitted += self.append(self._draw_entry())
        return Step(before, self.state, tuple(self.entries[start:]), tuple(emitted))

    @property
    def is_chance_due(self) -> bool:
        """Whether the next entry must be one of chance."""
        return bool(self.pending) and self.pending[0].seat == CHANCE

    def _draw_entry(self) -> AnyEntry[M]:
        """Return the next entry of chance."""
        stream = self.pending[0].kind
        return Drawn(self.head, stream, self.game.draw(self.state, self.chance_stream(stream)))

    def chance_stream(self, stream: str) -> ChanceStream:
        """Return the generator of the next chance move of this stream."""
        assert self._chance_key is not None, "without its seed a match cannot draw"
        return ChanceStream(self._chance_key, self.header.game, stream, self.draw_counts[stream])

    def append(self, entry: AnyEntry[M]) -> list[Emitted[S]]:
        """Append one entry that is known to be correct, and apply it: used by play and replay alike."""
        emitted: list[Emitted[S]] = []
        pending_before = self.pending
        position = self.position
        self.entries.append(entry)
        self.head = digest(entry)
        match entry:
            case Opened(seeds=seeds):
                self._derive_chance_key(seeds)
                self._set_pending(self.game.pending(self.state))
            case Played(seat=seat, move=move):
                emitted = self._apply(seat, move, pending_before)
            case Drawn(stream=stream, move=move):
                self.draw_counts[stream] += 1
                emitted = self._apply(CHANCE, move, pending_before)
            case TookBack(to=to, agreed=agreed):
                self._rewind(to)
                self._set_pending(self.game.pending(self.state))
                emitted = [Emitted(TakenBack(agreed), self.state)]
            case SeatChanged(seat=seat, now=now):
                self.players[seat] = now
                emitted = [Emitted(SeatTaken(seat, now.name), self.state)]
            case Forfeited(seat=seat, why=why):
                self.forfeits.append(seat)
                self.take_back_floor = self.position
                self.history.append(TakeBackPoint(position, CHANCE, is_barrier=True))
                self._set_pending(self.game.pending(self.state))
                emitted = [Emitted(GaveUp(seat, why), self.state)]
            case _:
                assert_never(entry)
        self.log += [(position, item.event) for item in emitted]
        return emitted

    def _derive_chance_key(self, seeds: tuple[str, ...]) -> None:
        """Derive the key of all chance from the server's seed and the seeds of the seats."""
        self.seeds = seeds
        self._chance_key = None if self.seed is None else chance_key(self.seed, seeds)

    def _apply(self, seat: Seat, move: M, pending_before: tuple[Decision, ...]) -> list[Emitted[S]]:
        """Apply a move, and note whether it can be taken back."""
        emitted: list[Emitted[S]] = []

        def emit(event: E, state: S) -> None:
            emitted.append(Emitted(event, state))

        self.state = self.game.apply(self.state, seat, move, emit)
        pending_after = self.game.pending(self.state)
        is_binding = is_binding_answer(pending_before, seat)
        if is_binding:
            self.take_back_floor = self.position
        is_line = is_binding or is_barrier_move(pending_before, [item.event for item in emitted], pending_after)
        self.history.append(TakeBackPoint(self.position - 1, seat, is_line))
        self._set_pending(pending_after)
        return emitted

    def _rewind(self, to: int) -> None:
        """Restore the state just before entry `to`, from the entries that still count."""
        self.eras += 1
        self.history = [trace for trace in self.history if trace.position < to]
        self.log = [(at, event) for at, event in self.log if at < to or isinstance(event, TableEvent)]
        self.state = self._base_state
        for trace in self.history:
            if trace.position >= self.offset:
                match self.entries[trace.position - self.offset]:
                    case Played(seat=seat, move=move):
                        self.state = self.game.apply(self.state, seat, move, DISCARD)
                    case Drawn(move=move):
                        self.state = self.game.apply(self.state, CHANCE, move, DISCARD)
                    case _:
                        pass

    def _set_pending(self, decisions: tuple[Decision, ...]) -> None:
        """Set the pending decisions, with tokens of the current era; none once at most one seat is left."""
        if len(self.forfeits) >= max(1, self.seats - 1):
            decisions = ()
        elif self.eras:
            era = self.eras * ERA
            decisions = tuple(replace(decision, token=decision.token + era) for decision in decisions)
        self.pending = decisions

    def fork(self) -> Self:
        """Return an independent copy: mutable collections are copied, immutable states and entries are shared."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.entries = list(self.entries)
        other.players = list(self.players)
        other.forfeits = list(self.forfeits)
        other.draw_counts = self.draw_counts.copy()
        other.history = list(self.history)
        other.log = list(self.log)
        return other

    # Snapshots

    def snapshot(self) -> Snapshot:
        """Return a snapshot of the match at this position; it does not contain the entries."""
        return Snapshot(
            record=digest(self.header),
            rules=self.header.rules,
            shape=schema_fingerprint(self.plugin.types.state),
            position=self.position,
            head=self.head,
            state=Raw(msgspec.json.encode(self.state)),
            seeds=self.seeds,
            players=tuple(self.players),
            forfeits=tuple(self.forfeits),
            floor=self.take_back_floor,
            eras=self.eras,
            drawn=dict(self.draw_counts),
            trail=tuple(self.history),
            log=Raw(msgspec.json.encode(self.log)),
        )

    def resume(self, snapshot: Snapshot) -> bool:
        """Load a snapshot instead of the first entries. Return False, without effect, if it does not fit this match."""
        assert not self.position, "only a new match is resumed"
        expected = (self.head, self.header.rules, schema_fingerprint(self.plugin.types.state))
        if (snapshot.record, snapshot.rules, snapshot.shape) != expected:
            return False
        self.offset = snapshot.position
        self.head = snapshot.head
        self.state = self._base_state = msgspec.json.decode(snapshot.state, type=self.plugin.types.state)
        self._derive_chance_key(snapshot.seeds)
        self.players = list(snapshot.players)
        self.forfeits = list(snapshot.forfeits)
        self.take_back_floor = snapshot.floor
        self.eras = snapshot.eras
        self.draw_counts = Counter(snapshot.drawn)
        self.history = list(snapshot.trail)
        self.log = self._read_log(snapshot.log)
        self._set_pending(self.game.pending(self.state))
        return True

    def _read_log(self, log: Raw) -> list[tuple[int, Event]]:
        """Decode the events of a snapshot's log."""
        item_type = tuple[int, self.plugin.types.event | TableEvent]  # type: ignore[name-defined]
        events: list[tuple[int, Event]] = msgspec.json.decode(log, type=list[item_type])
        return events


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
