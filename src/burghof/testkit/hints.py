"""Hints: each is the same in worlds that its seat cannot tell apart, and each reason tells the move from others."""

from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from burghof.bots.coach.explain import Explanation
from burghof.bots.coach.hint import Hint, find_hint, hint_request
from burghof.bots.roster import make_search_player
from burghof.kernel import DISCARD, AnyReason, Candidate, Grounds, Seat, read_rulebook
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import random_positions, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld

ITERATIONS = 16
"""Number of worlds that a hint searches here: what is checked does not depend on its strength."""
POSITIONS_PER_HINT = 10
"""Maximum number of positions per requested hint: in many a seat has no choice."""


def check_hints(trial: AnyTrial, number: int) -> None:
    """Ask for this many hints in random positions; a game without reasons has none, as its card says.

    The clauses of all reasons exist. The hint is the same where only hidden facts differ. What explains the best move
    is true of it, and false of another legal move. A player with the same search plays the first idea.
    """
    reasons = trial.plugin.reasons
    _require(trial.plugin.card.hints == bool(reasons), "the card does not say whether there are hints")
    clauses = read_rulebook(trial.folder).numbers
    for reason in reasons:
        _require(reason.clause in clauses, f"there is no clause {reason.clause}")
    if not reasons:
        return
    rng, found = rng_for(trial, "hints/twins"), 0
    for world in islice(random_positions(trial, "hints", "notebook"), POSITIONS_PER_HINT * number):
        for seat in [decision.seat for decision in world.pending if not decision.answered]:
            if found < number and len(world.game.legal_moves(world.state, seat)) > 1:
                hint = _find(world, seat)
                twin = world.fork(trial.twin(world.state, seat, "notebook", rng))
                _require(_find(twin, seat) == hint, "the hint differs where only hidden facts do")
                _check_player(world, seat, hint)
                _check_explanation(world, seat, hint)
                found += 1
    _require(found == number, f"only {found} hints of {number}")


def _find(world: ForkedWorld, seat: Seat) -> Hint:
    """Return the hint for a seat, searched briefly."""
    request = hint_request(world, seat)
    return find_hint(world.plugin, replace(request, thought=replace(request.thought, iterations=ITERATIONS)))


def _check_player(world: ForkedWorld, seat: Seat, hint: Hint) -> None:
    """Check that a player with the search of the hint plays its first idea, so that both are equally strong."""
    request = hint_request(world, seat)
    view = world.game.view(world.state, seat, world.header.recall)
    legal = world.game.legal_moves(world.state, seat)
    rng = Random(sha256(bytes(request.view)).digest())
    thought = replace(request.thought, iterations=ITERATIONS)
    player = make_search_player(world.plugin, world.header.rules, rng, thought)
    _require(player.choose(view, legal) == legal[hint.ideas[0].choice], "a player with this search plays another move")


def _check_explanation(world: ForkedWorld, seat: Seat, hint: Hint) -> None:
    """Check what explains the best move: true of it in the true world, and false of another legal move."""
    legal = world.game.legal_moves(world.state, seat)
    best = hint.ideas[0]
    if best.explanation is None:
        return
    move = legal[best.choice]
    reason = _reason_of(world, seat, move, best.explanation)
    own = _grounds(world, seat, move, reason)
    grounds = [_grounds(world, seat, other, reason) for other in legal if other != move]
    is_telling = any(other is None or (reason.is_most and own and other.amount < own.amount) for other in grounds)
    _require(is_telling, f"{best.explanation.message} is true of every move")


def _reason_of(world: ForkedWorld, seat: Seat, move: Any, explanation: Explanation) -> AnyReason:  # noqa: ANN401 - the game decides the type of a move
    """Return the reason that gave this explanation: it has the same grounds in the true world."""
    for reason in world.plugin.reasons:
        grounds = _grounds(world, seat, move, reason) if reason.clause == explanation.clause else None
        if grounds is not None and (grounds.message, grounds.items) == (explanation.message, explanation.items):
            return reason
    raise ContractError("hints", f"{explanation.message} is not true of {move}")


def _grounds(world: ForkedWorld, seat: Seat, move: Any, reason: AnyReason) -> Grounds | None:  # noqa: ANN401 - same
    """Return the grounds that a reason has for a move in the true world."""
    after = world.game.apply(world.state, seat, move, DISCARD)
    return reason.find(Candidate(world.state, seat, move, after))


def _require(is_right: bool, detail: str) -> None:  # noqa: FBT001 - reads like an assertion
    if not is_right:
        raise ContractError("hints", detail)
