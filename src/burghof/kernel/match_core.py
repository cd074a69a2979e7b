"""The core of a match: an immutable value with all that follows from the entries, and how an entry changes it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel.decision import Decision
from burghof.kernel.event import DISCARD, Event
from burghof.kernel.game import E, Game, M, O, P, S, V
from burghof.kernel.persistent_list import PersistentList
from burghof.kernel.record import (
    AnyEntry,
    Drawn,
    Forfeited,
    Header,
    Opened,
    Played,
    Player,
    SeatChanged,
    TookBack,
    digest,
)
from burghof.kernel.seat import CHANCE, Seat
from burghof.kernel.table_events import GaveUp, SeatTaken, TableEvent, TakenBack
from burghof.kernel.takeback import TakeBackPoint, is_barrier_move, is_binding_answer
from burghof.kernel.tuples import with_item

ERA = 1 << 32
"""Added to all tokens per take-back, so that no earlier answer fits a question that is asked again (ADR 5)."""


class Emitted(Struct, Generic[S], frozen=True):
    """An event and the state right after it."""

    event: Event
    state: S


class MatchCore(Struct, Generic[S], frozen=True, gc=False):
    """A match after some entries, without the entries themselves."""

    position: int
    """The position of the next entry."""
    head: str
    """The hash of the last entry, or of the header before the first one."""
    state: S
    seeds: tuple[str, ...]
    """The seed that each seat contributed; empty before the match is opened."""
    players: tuple[Player, ...]
    forfeits: tuple[Seat, ...]
    """The seats that gave up, in this order."""
    take_back_floor: int
    """No take-back goes before this entry, even if all agree: a seat gave up or answered a binding decision."""
    eras: int
    """The number of take-backs."""
    draw_counts: Mapping[str, int]
    """The number of draws of each stream that was drawn from, taken-back ones included."""
    history: PersistentList[TakeBackPoint]
    """The moves and forfeits that still count, for take-back."""
    log: PersistentList[tuple[int, Event]]
    """The events that still count, each with the position of its entry."""
    pending: tuple[Decision, ...] = ()
    """The pending decisions, which follow from the other fields: see `with_decisions`."""

    @property
    def is_forfeited(self) -> bool:
        """Whether the match is over because at most one seat has not given up."""
        return bool(self.forfeits) and len(self.forfeits) >= len(self.players) - 1


NextCore: TypeAlias = Callable[
    [Game[O, S, M, E, V, P], MatchCore[S], AnyEntry[M], MatchCore[S], Sequence[AnyEntry[M]]],
    tuple[MatchCore[S], tuple[Emitted[S], ...]],
]
"""The type of `next_core`."""


def start_core(game: Game[O, S, M, E, V, P], header: Header[O]) -> MatchCore[S]:
    """Return the core before the first entry: no decision is pending yet."""
    return MatchCore(
        position=0,
        head=digest(header),
        state=game.start(header.options, len(header.seats)),
        seeds=(),
        players=header.seats,
        forfeits=(),
        take_back_floor=0,
        eras=0,
        draw_counts={},
        history=PersistentList(),
        log=PersistentList(),
    )


def next_core(
    game: Game[O, S, M, E, V, P],
    core: MatchCore[S],
    entry: AnyEntry[M],
    base: MatchCore[S],
    entries: Sequence[AnyEntry[M]],
) -> tuple[MatchCore[S], tuple[Emitted[S], ...]]:
    """Return the core after an entry that is known to be correct, and the events that it emitted.

    `entries` are those between `base`, an earlier core of the same match, and `core`. A take-back applies to `base` the
    ones that still count; it cannot go back further.
    """
    match entry:
        case Played(seat=seat, move=move):
            return _after_move(game, core, entry, seat, move, core.draw_counts)
        case Drawn(stream=stream, move=move):
            draw_counts = {**core.draw_counts, stream: core.draw_counts.get(stream, 0) + 1}
            return _after_move(game, core, entry, CHANCE, move, draw_counts)
        case Opened(seeds=seeds):
            return _after_table_entry(game, replace(core, seeds=seeds), entry)
        case TookBack(to=to, agreed=agreed):
            return _after_table_entry(game, _rewind(game, core, to, base, entries), entry, TakenBack(agreed))
        case SeatChanged(seat=seat, now=now):
            players = with_item(core.players, seat, now)
            return _after_table_entry(game, replace(core, players=players), entry, SeatTaken(seat, now.name))
        case Forfeited(seat=seat, why=why):
            return _after_table_entry(game, _with_forfeit(core, seat), entry, GaveUp(seat, why))
        case _:
            assert_never(entry)


def with_decisions(game: Game[O, S, M, E, V, P], core: MatchCore[S]) -> MatchCore[S]:
    """Return the core with the decisions that are open in its state."""
    return replace(core, pending=_decisions_of_era(core, game.pending(core.state)))


# Private helpers


def _after_move(
    game: Game[O, S, M, E, V, P],
    core: MatchCore[S],
    entry: AnyEntry[M],
    seat: Seat,
    move: M,
    draw_counts: Mapping[str, int],
) -> tuple[MatchCore[S], tuple[Emitted[S], ...]]:
    """Apply a move, and note whether it can be taken back."""
    emitted: list[Emitted[S]] = []

    def emit(event: E, state: S) -> None:
        emitted.append(Emitted(event, state))

    position = core.position
    state = game.apply(core.state, seat, move, emit)
    decisions = game.pending(state)
    events = [item.event for item in emitted]
    is_binding = is_binding_answer(core.pending, seat)
    is_barrier = is_binding or is_barrier_move(core.pending, events, decisions)
    after = replace(
        core,
        position=position + 1,
        head=digest(entry),
        state=state,
        take_back_floor=position + 1 if is_binding else core.take_back_floor,
        draw_counts=draw_counts,
        history=core.history.extended((TakeBackPoint(position, seat, is_barrier),)),
        log=core.log.extended([(position, event) for event in events]) if events else core.log,
        pending=_decisions_of_era(core, decisions),
    )
    return after, tuple(emitted)


def _after_table_entry(
    game: Game[O, S, M, E, V, P], core: MatchCore[S], entry: AnyEntry[M], *events: TableEvent
) -> tuple[MatchCore[S], tuple[Emitted[S], ...]]:
    """Append an entry that is no move, whose changes the core already has, with its events."""
    after = replace(
        core,
        position=core.position + 1,
        head=digest(entry),
        log=core.log.extended((core.position, event) for event in events),
    )
    return with_decisions(game, after), tuple(Emitted(event, core.state) for event in events)


def _rewind(
    game: Game[O, S, M, E, V, P],
    core: MatchCore[S],
    to: int,
    base: MatchCore[S],
    entries: Sequence[AnyEntry[M]],
) -> MatchCore[S]:
    """Restore the state just before entry `to`, from the entries that still count."""
    history = [point for point in core.history if point.position < to]
    state = base.state
    for point in history:
        if point.position >= base.position:
            match entries[point.position - base.position]:
                case Played(seat=seat, move=move):
                    state = game.apply(state, seat, move, DISCARD)
                case Drawn(move=move):
                    state = game.apply(state, CHANCE, move, DISCARD)
                case _:
                    pass
    return replace(
        core,
        state=state,
        eras=core.eras + 1,
        history=PersistentList(history),
        log=PersistentList((at, event) for at, event in core.log if at < to or isinstance(event, TableEvent)),
    )


def _with_forfeit(core: MatchCore[S], seat: Seat) -> MatchCore[S]:
    """Return the core after this seat gave up: no take-back goes before it."""
    return replace(
        core,
        forfeits=(*core.forfeits, seat),
        take_back_floor=core.position + 1,
        history=core.history.extended((TakeBackPoint(core.position, CHANCE, is_barrier=True),)),
    )


def _decisions_of_era(core: MatchCore[S], decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Return these decisions with tokens of the core's era; none once at most one seat is left."""
    if core.is_forfeited:
        return ()
    if not core.eras:
        return decisions
    era = core.eras * ERA
    return tuple(replace(decision, token=decision.token + era) for decision in decisions)
