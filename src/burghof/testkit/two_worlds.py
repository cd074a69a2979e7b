"""Two worlds: a state and its twin send an audience the same bytes, now and as the game continues."""

from itertools import islice

from msgspec import Struct
from msgspec.json import encode

from burghof.kernel import AnyStep, Audience, Event, Move, Recall, Rng, Seat
from burghof.testkit.errors import ContractError
from burghof.testkit.observed import Observed, compare, compare_part, observe
from burghof.testkit.outputs import KERNEL_OUTPUTS, KernelOutputs
from burghof.testkit.random_games import random_positions, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld, play_in_both

TWINS_PER_AUDIENCE = 4
"""Number of twins of one position per audience."""
REFUSALS_COMPARED = 6
"""Number of moves for which the refusals of both worlds are compared."""
MOVE_ATTEMPTS = 4
"""Number of attempts to find a move that both worlds allow."""
PAIRS_IF_NOTHING_HIDDEN = 100
"""Number of pairs for a game without hidden information, whose twins are all equal."""
CONTINUED_ONE_IN = 10
"""At least one pair in this many must have a common next step."""

POSITIONS_PER_PAIR = 3
"""Maximum number of positions per requested pair: where much is known, a twin often cannot change anything."""


def check_two_worlds(trial: AnyTrial, recall: Recall, pairs: int, eyes: KernelOutputs = KERNEL_OUTPUTS) -> None:
    """Compare this many pairs of worlds that this recall must not distinguish; raises the first leak.

    Only twins that differ from the state count as a pair.
    """
    dice = rng_for(trial, f"twins/{recall}")
    hides = trial.plugin.card.has_hidden_information
    wanted = pairs if hides else PAIRS_IF_NOTHING_HIDDEN
    compared = continued = 0
    for world in islice(random_positions(trial, "two-worlds", recall), POSITIONS_PER_PAIR * wanted):
        recent = world.with_recent_log()
        for audience in world.audiences:
            seen = observe(eyes, recent, audience)
            for twin in (trial.twin(world.state, audience, recall, dice) for _ in range(TWINS_PER_AUDIENCE)):
                if twin != world.state or not hides:
                    trial.invariant(twin)
                    continued += _compare_worlds(eyes, seen, recent, recent.fork(twin), dice)
                    compared += 1
        if compared >= wanted:
            break
    if compared < wanted:
        raise ContractError("twin", f"only {compared} pairs of worlds of {wanted}: it hardly ever rearranges anything")
    if CONTINUED_ONE_IN * continued < compared:
        raise ContractError("twin", f"only {continued} of {compared} pairs of worlds have a move in common")


def _compare_worlds(eyes: KernelOutputs, seen: Observed, one: ForkedWorld, other: ForkedWorld, rng: Rng) -> bool:
    """Compare two worlds as they are, and after a common next step if there is one; return whether there is."""
    audience = seen.audience
    if audience is not None and one.decision_of(audience) and other.decision_of(audience):
        _compare_legality(eyes, seen, audience, (one, other), rng)
    compare(seen, observe(eyes, other, audience))
    acting = [decision.seat for decision in one.pending if other.decision_of(decision.seat)]
    seat = acting[rng.below(len(acting))] if acting else None
    move = None if seat is None else _common_move(one, other, seat, rng)
    if seat is None or move is None:
        return False
    one, other = one.fork(), other.fork()
    steps = play_in_both(one, other, seat, move, rng)
    if steps is not None:
        _compare_steps(eyes, seen, (one, other), steps)
    return steps is not None


def _compare_legality(
    eyes: KernelOutputs, seen: Observed, seat: Seat, worlds: tuple[ForkedWorld, ForkedWorld], rng: Rng
) -> None:
    """Compare the legal moves of a seat in two worlds, and the refusals of others."""
    one, other = worlds
    legal, there = (world.game.legal_moves(world.state, seat) for world in worlds)
    compare_part("legal moves", seen, legal, there)
    moves = one.game.moves(one.header.options, one.seats)
    for move in [moves[rng.below(len(moves))] for _ in range(REFUSALS_COMPARED)]:
        compare_part("refusal", seen, eyes.why_not(one, seat, move), eyes.why_not(other, seat, move))


def _common_move(one: ForkedWorld, other: ForkedWorld, seat: Seat, rng: Rng) -> Move | None:
    """Return a move of this seat that both worlds allow, or None."""
    legal = one.game.legal_moves(one.state, seat)
    tries: list[Move] = [legal[rng.below(len(legal))] for _ in range(MOVE_ATTEMPTS)]
    return next((move for move in tries if other.game.why_not(other.state, seat, move) is None), None)


def _compare_steps(
    eyes: KernelOutputs, seen: Observed, worlds: tuple[ForkedWorld, ForkedWorld], steps: tuple[AnyStep, AnyStep]
) -> None:
    """Compare what the same step sends in two worlds: everything, unless it revealed something that differs.

    A notebook contains all that was revealed. Once a game is over its whole record is public: nothing is hidden any
    more.
    """
    if all(world.is_over for world in worlds):
        return
    audience, recall = seen.audience, seen.recall
    after = [observe(eyes, world, audience) for world in worlds]
    shown = [eyes.frames(world.game, step, audience, recall) for world, step in zip(worlds, steps, strict=True)]
    for frame in (*shown[0], *shown[1]):
        if frame.event is not None and not frame.event.is_visible_to(audience):
            raise ContractError("frames", f"{audience} is shown an event that is not for it: {frame.event}")
    is_revealing = any(emitted.event.reveals for step in steps for emitted in step.emitted)
    if not is_revealing or views_agree(worlds, audience, "notebook"):
        compare_part("frames", seen, *shown)
        compare(*after)
    elif recall == "pure" and views_agree(worlds, audience, "pure"):
        _compare_redacted(seen, *(_events_for(step, audience) for step in steps))


def _compare_redacted(seen: Observed, one: tuple[Event, ...], other: tuple[Event, ...]) -> None:
    """Check that what pure recall stores of transient events contains nothing of what they showed."""
    lasting = [encode([event for event in events if not event.is_transient]) for events in (one, other)]
    if lasting[0] == lasting[1]:
        compare_part("faded", seen, *(_for_pure_log(events) for events in (one, other)))


def _for_pure_log(events: tuple[Event, ...]) -> list[Event]:
    """Return what pure recall stores of these events."""
    return [kept for event in events if (kept := event.for_log("pure")) is not None]


def _events_for(step: AnyStep, audience: Audience) -> tuple[Event, ...]:
    """Return the events of a step for this audience."""
    return tuple(emitted.event for emitted in step.emitted if emitted.event.is_visible_to(audience))


def views_agree(worlds: tuple[ForkedWorld, ForkedWorld], audience: Audience, recall: Recall) -> bool:
    """Return whether two worlds look the same to this audience under this recall."""
    views: list[Struct] = [world.game.view(world.state, audience, recall) for world in worlds]
    return encode(views[0]) == encode(views[1])
