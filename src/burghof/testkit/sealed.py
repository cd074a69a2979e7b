"""Sealed answers: while a ballot is open, others cannot see a choice, nor that a seat chose unless that is public."""

from collections.abc import Iterable
from itertools import islice
from typing import TypeAlias

from burghof.kernel import Audience, Decision, Frame, Move, Seat, Step
from burghof.testkit.errors import ContractError
from burghof.testkit.observed import Observed, compare, compare_part, observe
from burghof.testkit.outputs import KERNEL_OUTPUTS, KernelOutputs
from burghof.testkit.random_games import random_positions, relevant_recalls
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld

SeenAfterAnswer: TypeAlias = dict[Audience, tuple[Observed, tuple[Frame, ...]]]
"""What each other audience sees of the first answer tried, if the game shows who has answered."""


def check_sealed(trial: AnyTrial, number: int, eyes: KernelOutputs = KERNEL_OUTPUTS) -> None:
    """Give every sealed answer at this many positions, and check what the others see of it."""
    for recall in relevant_recalls(trial):
        for world in islice(random_positions(trial, "sealed", recall, one_in=2), number):
            recent = world.with_recent_log()
            sealed = [decision for decision in world.pending if decision.sealed]
            seen = [observe(eyes, recent, audience) for audience in world.audiences] if sealed else []
            for decision in sealed:
                if not decision.answered:
                    _check_answerable(recent.fork(), decision)
                others = [other for other in seen if other.audience != decision.seat]
                emitted: SeenAfterAnswer = {}
                for move in world.game.legal_moves(world.state, decision.seat):
                    _check_answer(eyes, recent.fork(), decision, move, others, emitted)


def _check_answer(
    eyes: KernelOutputs,
    world: ForkedWorld,
    decision: Decision,
    move: Move,
    others: list[Observed],
    emitted: SeenAfterAnswer,
) -> None:
    """Give one answer; if the ballot is still open afterwards, the seat must stay in it and others must see nothing.

    If the game shows who has answered, others must see the same as for any other answer.
    """
    asked = world.pending
    step = world.play(decision.seat, move, decision.token)
    assert isinstance(step, Step), "a legal answer is accepted"
    now = world.decision_of(decision.seat)
    is_in = now is not None and now.sealed and (now.answered or now.token == decision.token)
    if not is_in and not _others_still_pending(decision.seat, asked, world.pending):
        return
    if now is None or not now.sealed:
        raise ContractError("sealed", f"{decision} was answered and others are still asked, but now there is {now}")
    if now.token != decision.token:
        raise ContractError("token", f"changed while the ballot was open: {decision}, {now}")
    for before in others:
        frames = eyes.frames(world.game, step, before.audience, before.recall)
        after = observe(eyes, world, before.audience)
        if decision.shows_answered:
            first, its_frames = emitted.setdefault(before.audience, (after, frames))
            compare_part("frames", first, its_frames, frames)
            compare(first, after)
            continue
        if frames:
            raise ContractError("frames", f"{before.audience} is shown that seat {decision.seat} has chosen: {frames}")
        compare(before, after)


def _check_answerable(world: ForkedWorld, decision: Decision) -> None:
    """Check that a seat that gives all its answers in turn has answered: in parts, if the seat has several voters."""
    for move in world.game.legal_moves(world.state, decision.seat):
        world.play(decision.seat, move, decision.token)
        if world.decision_of(decision.seat) != decision:
            return
    raise ContractError("sealed", f"all answers were given, but the decision does not say so: {decision}")


def _others_still_pending(seat: Seat, before: Iterable[Decision], after: Iterable[Decision]) -> bool:
    """Return whether a sealed decision of another seat is still open, by its token."""
    asked, still = (
        {(d.seat, d.token) for d in decisions if d.sealed and d.seat != seat} for decisions in (before, after)
    )
    return not asked.isdisjoint(still)
