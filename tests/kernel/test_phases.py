"""A phase table judges and applies each kind of move in its own phase, and is complete."""

# ruff: noqa: ARG001 - the functions of a phase table all have the same parameters

from collections.abc import Sequence
from operator import attrgetter
from typing import Literal, TypeAlias

import pytest
from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel import (
    CHANCE,
    DISCARD,
    ChanceStream,
    Emit,
    Event,
    Move,
    Phase,
    PhaseTable,
    Refusal,
    Rng,
    Seat,
    always_legal,
    chance_key,
    forbids,
    move_kind,
)

PhaseName: TypeAlias = Literal["deal", "take", "last", "over"]


class Pile(Struct, frozen=True):
    phase: PhaseName = "deal"
    stones: int = 0


class Deal(Move, frozen=True, tag="deal"):
    stones: int


class Take(Move, frozen=True, tag="take"):
    stones: int


class Stop(Move, frozen=True, tag="stop"):
    pass


PileMove: TypeAlias = Deal | Take | Stop
PileEmit: TypeAlias = Emit[Pile, Event]


def draw_deal(state: Pile, rng: Rng) -> Deal:
    return Deal(1 + state.stones + rng.below(3))


def deal(state: Pile, seat: Seat, move: Deal, emit: PileEmit) -> Pile:
    return replace(state, phase="take", stones=move.stones)


def legal_takes(state: Pile, seat: Seat) -> Sequence[Take | Stop]:
    return [*(Take(stones) for stones in range(1, state.stones + 1)), Stop()]


def why_not_take(state: Pile, seat: Seat, move: Take) -> Refusal | None:
    return None if move.stones <= state.stones else forbids("2.2", "too-many")


def take(state: Pile, seat: Seat, move: Take, emit: PileEmit) -> Pile:
    return replace(state, stones=state.stones - move.stones)


def stop(state: Pile, seat: Seat, move: Stop, emit: PileEmit) -> Pile:
    return replace(state, phase="over")


def put_back(state: Pile, seat: Seat, move: Stop, emit: PileEmit) -> Pile:
    return replace(state, stones=state.stones + 1)


DEAL = Phase("deal", (move_kind(Deal, always_legal, deal),), draw=draw_deal)
TAKE = Phase("take", (move_kind(Take, why_not_take, take), move_kind(Stop, always_legal, stop)), legal=legal_takes)

LAST = Phase("last", (move_kind(Stop, always_legal, put_back),), legal=lambda _state, _seat: [Stop()])


def table(*phases: Phase[Pile, PileMove, Event], moves: object = PileMove) -> PhaseTable[Pile, PileMove, Event]:
    """Return the table of these phases."""
    return PhaseTable(
        *phases,
        names=PhaseName,
        moves=moves,
        phase_of=attrgetter("phase"),
        not_due=lambda state: forbids("2.1", "not-due-now", due=state.phase),
    )


TABLE = table(DEAL, TAKE, LAST)


def test_each_phase_has_its_own_legal_moves_and_draw() -> None:
    drawn = TABLE.draw(Pile(), ChanceStream(chance_key("00" * 32, ()), "pile", "deal", 0))

    assert isinstance(drawn, Deal)
    assert TABLE.legal_moves(Pile("take", 2), Seat(0)) == [Take(1), Take(2), Stop()]


def test_a_move_is_judged_by_its_kind_if_it_is_due() -> None:
    assert TABLE.why_not(Pile("take", 2), Seat(0), Take(2)) is None
    assert TABLE.why_not(Pile("take", 2), Seat(0), Stop()) is None
    assert TABLE.why_not(Pile("take", 2), Seat(0), Take(3)) == forbids("2.2", "too-many")


@pytest.mark.parametrize(("state", "move"), [(Pile(), Take(1)), (Pile("take", 2), Deal(2)), (Pile("over"), Stop())])
def test_a_move_of_another_phase_is_not_due(state: Pile, move: PileMove) -> None:
    assert TABLE.why_not(state, Seat(0), move) == forbids("2.1", "not-due-now", due=state.phase)


def test_a_move_is_applied_by_its_kind() -> None:
    dealt = TABLE.apply(Pile(), CHANCE, Deal(3), DISCARD)
    taken = TABLE.apply(dealt, Seat(0), Take(2), DISCARD)

    assert (dealt, taken) == (Pile("take", 3), Pile("take", 1))
    assert TABLE.apply(taken, Seat(0), Stop(), DISCARD) == Pile("over", 1)


def test_a_move_with_different_effects_is_applied_as_in_its_phase() -> None:
    assert TABLE.legal_moves(Pile("last", 1), Seat(0)) == [Stop()]
    assert TABLE.apply(Pile("last", 1), Seat(0), Stop(), DISCARD) == Pile("last", 2)


def test_a_table_without_one_of_the_phases_is_refused() -> None:
    with pytest.raises(AssertionError, match="a phase is missing"):
        table(TAKE, LAST, moves=Take | Stop)


def test_a_table_without_one_of_the_kinds_of_moves_is_refused() -> None:
    with pytest.raises(AssertionError, match="a kind of move is missing"):
        table(DEAL, Phase("take", (move_kind(Take, why_not_take, take),), legal=legal_takes), Phase("last", ()))
