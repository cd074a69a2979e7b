"""Sealed answers: until a ballot is complete nobody else can see that somebody has chosen, nor what."""

from itertools import islice

from burghof.kernel import Decision, Move, Step
from burghof.testkit.breach import Breach
from burghof.testkit.eyes import EYES, Eyes
from burghof.testkit.seen import Seen, compare, look
from burghof.testkit.trial import AnyTrial
from burghof.testkit.walk import positions, recalls
from burghof.testkit.world import World


def check_sealed(trial: AnyTrial, number: int, eyes: Eyes = EYES) -> None:
    """Give every sealed answer at this many positions, and look at what the others see of it."""
    for recall in recalls(trial):
        for world in islice(positions(trial, "sealed", recall, one_in=2), number):
            recent = world.lately()
            sealed = [decision for decision in world.pending if decision.sealed]
            seen = [look(eyes, recent, audience) for audience in world.audiences] if sealed else []
            for decision in sealed:
                others = [other for other in seen if other.audience != decision.seat]
                for move in world.game.legal_moves(world.state, decision.seat):
                    _check_answer(eyes, recent.fork(), decision, move, others)


def _check_answer(eyes: Eyes, world: World, decision: Decision, move: Move, others: list[Seen]) -> None:
    """Give one answer; if the ballot is still open afterwards, others have seen nothing."""
    step = world.play(decision.seat, move, decision.token)
    if not isinstance(step, Step):
        raise Breach("sealed", f"a legal answer was not taken: {step}")
    now = world.decision_of(decision.seat)
    if now == decision and not decision.answered:
        raise Breach("sealed", f"the answer is in, but the decision does not say so: {now}")
    if now is None or not now.answered:
        return
    if now.token != decision.token:
        raise Breach("token", f"changed while the ballot was open: {decision}, {now}")
    for before in others:
        frames = eyes.frames(world.game, step, before.audience, before.recall)
        if frames:
            raise Breach("frames", f"{before.audience} is shown that seat {decision.seat} has chosen: {frames}")
        compare(before, look(eyes, world, before.audience))
