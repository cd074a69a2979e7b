"""Sealed answers: until a ballot is complete nobody else can see what somebody has chosen, nor, unless told, that."""

from collections.abc import Iterable
from itertools import islice
from typing import TypeAlias

from burghof.kernel import Audience, Decision, Frame, Move, Seat, Step
from burghof.testkit.breach import Breach
from burghof.testkit.eyes import EYES, Eyes
from burghof.testkit.seen import Seen, compare, compare_part, look
from burghof.testkit.trial import AnyTrial
from burghof.testkit.walk import positions, recalls
from burghof.testkit.world import World

Told: TypeAlias = dict[Audience, tuple[Seen, tuple[Frame, ...]]]
"""What each of the others sees of the first answer that was tried, where it is told that there is one."""


def check_sealed(trial: AnyTrial, number: int, eyes: Eyes = EYES) -> None:
    """Give every sealed answer at this many positions, and look at what the others see of it."""
    for recall in recalls(trial):
        for world in islice(positions(trial, "sealed", recall, one_in=2), number):
            recent = world.lately()
            sealed = [decision for decision in world.pending if decision.sealed]
            seen = [look(eyes, recent, audience) for audience in world.audiences] if sealed else []
            for decision in sealed:
                if not decision.answered:
                    _check_answerable(recent.fork(), decision)
                others = [other for other in seen if other.audience != decision.seat]
                told: Told = {}
                for move in world.game.legal_moves(world.state, decision.seat):
                    _check_answer(eyes, recent.fork(), decision, move, others, told)


def _check_answer(eyes: Eyes, world: World, decision: Decision, move: Move, others: list[Seen], told: Told) -> None:
    """Give one answer; if the ballot is still open afterwards, the seat stays in it and others have seen nothing.

    Where it is told who has chosen, others have seen what they see of any other answer.
    """
    asked = world.pending
    step = world.play(decision.seat, move, decision.token)
    assert isinstance(step, Step), "a legal answer is taken, as walks have shown"
    now = world.decision_of(decision.seat)
    is_in = now is not None and now.sealed and (now.answered or now.token == decision.token)
    if not is_in and not _others_are_asked_on(decision.seat, asked, world.pending):
        return
    if now is None or not now.sealed:
        raise Breach("sealed", f"{decision} was answered and others are still asked, but now there is {now}")
    if now.token != decision.token:
        raise Breach("token", f"changed while the ballot was open: {decision}, {now}")
    for before in others:
        frames = eyes.frames(world.game, step, before.audience, before.recall)
        after = look(eyes, world, before.audience)
        if decision.told:
            first, its_frames = told.setdefault(before.audience, (after, frames))
            compare_part("frames", first, its_frames, frames)
            compare(first, after)
            continue
        if frames:
            raise Breach("frames", f"{before.audience} is shown that seat {decision.seat} has chosen: {frames}")
        compare(before, after)


def _check_answerable(world: World, decision: Decision) -> None:
    """Whoever gives all its answers, one after the other, has answered: in parts, if the seat has several voters."""
    for move in world.game.legal_moves(world.state, decision.seat):
        world.play(decision.seat, move, decision.token)
        if world.decision_of(decision.seat) != decision:
            return
    raise Breach("sealed", f"all answers were given, but the decision does not say so: {decision}")


def _others_are_asked_on(seat: Seat, before: Iterable[Decision], after: Iterable[Decision]) -> bool:
    """Whether a sealed question to somebody else is still open: its token says so."""
    asked, still = (
        {(d.seat, d.token) for d in decisions if d.sealed and d.seat != seat} for decisions in (before, after)
    )
    return not asked.isdisjoint(still)
