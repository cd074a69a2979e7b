"""The core of a match: each entry turns one immutable value into the next, without a match."""

from copy import deepcopy
from typing import TypeAlias

from hypothesis import given
from msgspec.structs import replace

from burghof.kernel import (
    CHANCE,
    DISCARD,
    Decision,
    Drawn,
    Emitted,
    Forfeited,
    GaveUp,
    MatchCore,
    Opened,
    PersistentList,
    Played,
    Player,
    Seat,
    SeatChanged,
    SeatTaken,
    TakenBack,
    TookBack,
    next_core,
    with_decisions,
)
from burghof.kernel.match_core import ERA, start_core
from burghof.kernel.record import digest
from burghof.kernel.takeback import TakeBackPoint
from tests.kernel.forged import WellEntry
from tests.kernel.well import WELL, Well
from tests.kernel.well_model import AnyMove, DepthSeen, Dug, Fall, Pass, Peek, Peeked, Roll, Sink, State, Take, Taken
from tests.kernel.well_tables import PLAYERS, WANDERINGS, WellMatch, unopened_table

WellCore: TypeAlias = MatchCore[State]

A, B, C = Seat(0), Seat(1), Seat(2)
GAME = WELL.newest_rules
HEADER = unopened_table().header
START = start_core(GAME, HEADER)
OPENED = Opened("", ("Ada's own", "Ben's own"))


def played(seat: Seat, move: AnyMove) -> WellEntry:
    return Played("", seat, move)


def drawn(stream: str, move: AnyMove) -> WellEntry:
    return Drawn("", stream, move)


DUG = drawn("depth", Sink(7))


def core_after(*entries: WellEntry, base: WellCore = START) -> WellCore:
    """Return the core after `base` and these entries."""
    core = base
    for at, entry in enumerate(entries):
        core, _ = next_core(GAME, core, entry, base, entries[:at])
    return core


def step(core: WellCore, entry: WellEntry) -> tuple[WellCore, tuple[Emitted[State], ...]]:
    """Return the core after this entry, which is no take-back, and what it emitted."""
    return next_core(GAME, core, entry, core, ())


def test_before_the_first_entry_nothing_is_pending() -> None:
    core = start_core(GAME, HEADER)

    state = GAME.start(HEADER.options, 2)
    assert core == MatchCore(
        0, digest(HEADER), state, (), HEADER.seats, (), 0, 0, {}, PersistentList(), PersistentList()
    )
    assert core.pending == ()


def test_the_first_entry_fixes_the_seeds_and_asks_for_the_first_decision() -> None:
    core, emitted = step(START, OPENED)

    assert core == replace(
        START, position=1, head=digest(OPENED), seeds=OPENED.seeds, pending=(Decision(CHANCE, "depth"),)
    )
    assert emitted == ()


def test_a_move_changes_state_history_log_and_decisions() -> None:
    before, entry = core_after(OPENED, DUG), played(A, Take(2))

    core, emitted = step(before, entry)

    state = GAME.apply(before.state, A, Take(2), DISCARD)
    assert core == replace(
        before,
        position=3,
        head=digest(entry),
        state=state,
        history=PersistentList([TakeBackPoint(1, CHANCE, is_barrier=False), TakeBackPoint(2, A, is_barrier=False)]),
        log=PersistentList([(1, Dug()), (2, Taken(A, 2))]),
        pending=(Decision(A, "turn", 2),),
    )
    assert emitted == (Emitted(Taken(A, 2), state),)


def test_a_move_that_reveals_a_fact_is_a_barrier_and_all_its_events_have_its_position() -> None:
    core = core_after(OPENED, DUG, played(A, Peek()))

    assert core.history[-1] == TakeBackPoint(2, A, is_barrier=True)
    assert core.log[1:] == ((2, Peeked(A)), (2, DepthSeen((A,), 7)))


def test_the_draws_of_each_stream_are_counted() -> None:
    rolls = [played(A, Roll()), drawn("die", Fall(1)), played(B, Roll()), drawn("die", Fall(1))]

    assert [core_after(OPENED, DUG, *rolls[:n]).draw_counts for n in range(5)] == [
        {"depth": 1},
        {"depth": 1},
        {"depth": 1, "die": 1},
        {"depth": 1, "die": 1},
        {"depth": 1, "die": 2},
    ]


def test_a_taken_back_draw_still_counts() -> None:
    core = core_after(OPENED, DUG, played(A, Roll()), drawn("die", Fall(1)), TookBack("", 2, (A, B)))

    assert core.draw_counts == {"depth": 1, "die": 1}


class EveryTurnBindsWell(Well, frozen=True):
    """Rules by which every turn is binding."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        return tuple(replace(d, is_binding=d.seat != CHANCE) for d in super().pending(state))


def test_a_binding_answer_raises_the_take_back_floor_behind_it() -> None:
    rules = EveryTurnBindsWell(6)
    asked = with_decisions(rules, core_after(OPENED, DUG))

    core, _ = next_core(rules, asked, played(A, Take(1)), asked, ())

    assert (asked.take_back_floor, core.take_back_floor) == (0, 3)
    assert core.history[-1] == TakeBackPoint(2, A, is_barrier=True)


def test_a_seat_change_changes_the_player_and_the_log() -> None:
    before = core_after(OPENED, DUG, played(A, Take(1)))
    entry = SeatChanged("", B, PLAYERS[1], Player("Deep Blue", "strong"))

    core, emitted = step(before, entry)

    assert core == replace(
        before,
        position=4,
        head=digest(entry),
        players=(PLAYERS[0], Player("Deep Blue", "strong")),
        log=before.log.extended([(3, SeatTaken(B, "Deep Blue"))]),
    )
    assert emitted == (Emitted(SeatTaken(B, "Deep Blue"), before.state),)


def test_the_game_goes_on_until_one_seat_is_left() -> None:
    base = start_core(GAME, unopened_table(seats=3).header)
    three = core_after(Opened("", ("", "", "")), DUG, base=base)

    two, emitted = step(three, Forfeited("", C, "resigned"))
    one, _ = step(two, Forfeited("", A, "out-of-time"))

    assert two == replace(
        three,
        position=3,
        head=digest(Forfeited("", C, "resigned")),
        forfeits=(C,),
        take_back_floor=3,
        history=three.history.extended([TakeBackPoint(2, CHANCE, is_barrier=True)]),
        log=three.log.extended([(2, GaveUp(C, "resigned"))]),
    )
    assert emitted == (Emitted(GaveUp(C, "resigned"), three.state),)
    assert [(core.is_forfeited, bool(core.pending)) for core in (three, two, one)] == [
        (False, True),
        (False, True),
        (True, False),
    ]


def test_a_single_seat_ends_the_game_by_giving_up() -> None:
    base = start_core(GAME, unopened_table(seats=1).header)
    core = core_after(Opened("", ("",)), DUG, base=base)

    over, _ = step(core, Forfeited("", A, "resigned"))

    assert (core.is_forfeited, over.is_forfeited, over.pending) == (False, True, ())


def test_a_take_back_restores_the_state_and_opens_a_new_era() -> None:
    before = core_after(OPENED, DUG, played(A, Take(1)))
    back = TookBack("", 3, (A,))

    core = core_after(OPENED, DUG, played(A, Take(1)), played(A, Take(1)), back)

    (asked,) = before.pending
    assert core == replace(
        before,
        position=5,
        head=digest(back),
        eras=1,
        log=before.log.extended([(4, TakenBack((A,)))]),
        pending=(replace(asked, token=asked.token + ERA),),
    )


def test_a_take_back_leaves_events_of_the_table_in_the_log() -> None:
    change = SeatChanged("", B, PLAYERS[1], PLAYERS[2])

    core = core_after(OPENED, DUG, played(A, Take(1)), change, TookBack("", 2, (A,)))

    assert core.log[1:] == ((3, SeatTaken(B, "Cleo")), (4, TakenBack((A,))))
    assert core.players[B] == PLAYERS[2]


def test_a_second_take_back_applies_only_what_still_counts() -> None:
    once = core_after(OPENED, DUG, played(A, Take(2)), TookBack("", 2, (A,)))

    twice = core_after(
        OPENED,
        DUG,
        played(A, Take(2)),
        TookBack("", 2, (A,)),
        played(A, Take(1)),
        played(A, Pass()),
        TookBack("", 5, (A,)),
    )

    assert twice.state == GAME.apply(once.state, A, Take(1), DISCARD)
    assert [point.position for point in twice.history] == [1, 4]


def test_a_take_back_needs_only_the_entries_after_its_base() -> None:
    base = core_after(OPENED, DUG, played(A, Take(1)))
    later: list[WellEntry] = [played(A, Take(1)), played(A, Pass()), TookBack("", 4, (A,))]

    assert core_after(*later, base=base) == core_after(OPENED, DUG, played(A, Take(1)), *later)


def test_one_core_has_many_successors() -> None:
    before = core_after(OPENED, DUG, played(A, Take(1)))
    unchanged = deepcopy(before)

    one, other, again = [step(before, played(A, Take(coins)))[0] for coins in (1, 2, 1)]

    assert before == unchanged
    assert (one.log[-1], other.log[-1]) == ((3, Taken(A, 1)), (3, Taken(A, 2)))
    assert one == again != other


def test_another_state_brings_its_own_decisions() -> None:
    core = core_after(OPENED, DUG, played(A, Take(1)), TookBack("", 2, (A,)))
    rolling = replace(core.state, is_rolling=True)

    assert with_decisions(GAME, replace(core, state=rolling)) == replace(
        core, state=rolling, pending=(Decision(CHANCE, "die", ERA),)
    )


@given(WANDERINGS)
def test_the_entries_of_a_match_alone_lead_to_its_core(match: WellMatch) -> None:
    assert core_after(*match.entries, base=start_core(GAME, match.header)) == match.core
