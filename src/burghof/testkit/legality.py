"""Legality: legal moves, refusals and offers agree; a refusal cites a clause and changes nothing."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from msgspec.json import encode

from burghof.kernel import Move, Node, Refusal, Rng, Seat, read_rulebook
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import random_positions, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld

MAX_WHY_NOT_CALLS = 200_000
"""Number of calls of `why_not` after which the check stops: games with many moves are tried at fewer positions."""


def check_legality(trial: AnyTrial, number: int) -> None:
    """Check every well-formed move at this many positions."""
    known = read_rulebook(trial.folder).numbers
    dice = rng_for(trial, "legality")
    asked = 0
    for world in islice(random_positions(trial, "legality", "notebook"), number):
        moves = world.game.moves(world.header.options, world.seats)
        if len(set(moves)) != len(moves):
            raise ContractError("moves", "the list contains the same move twice")
        for decision in world.pending:
            before = encode(world.state)
            legal = _check_seat(world, decision.seat, moves, known)
            _check_offers(world, decision.seat, legal)
            _check_candidates(world, decision.seat, legal)
            _check_refused(world, decision.seat, [move for move in moves if move not in legal], dice)
            if encode(world.state) != before:
                raise ContractError("state", "asking what is legal changed it")
            asked += len(moves)
        if asked > MAX_WHY_NOT_CALLS:
            return


def _check_seat(world: ForkedWorld, seat: Seat, moves: Sequence[Move], known: frozenset[str]) -> set[Move]:
    """Check that legal moves are those without a refusal, in the order of all moves; refusals cite known clauses."""
    refusals = [(move, world.game.why_not(world.state, seat, move)) for move in moves]
    allowed = [move for move, refusal in refusals if refusal is None]
    legal = list(world.game.legal_moves(world.state, seat))
    if legal != allowed:
        raise ContractError("legal moves", f"seat {seat}: legal_moves gives {legal}, why_not allows {allowed}")
    for move, refusal in refusals:
        if refusal is not None and refusal.clause not in known:
            raise ContractError("clause", f"{move} is refused by {refusal.clause}, which is not in RULES.md")
    return set(legal)


def _check_offers(world: ForkedWorld, seat: Seat, legal: set[Move]) -> None:
    """Check that offers are the legal moves in their order, and pick nodes of the outline."""
    offers = world.game.offers(world.state, seat, world.header.recall)
    moves = [offer.move for offer in offers]
    if moves != list(world.game.legal_moves(world.state, seat)):
        raise ContractError("offers", f"seat {seat} is offered {moves}, legal are {legal}")
    outline = world.game.outline(world.game.view(world.state, seat, world.header.recall))
    ids = list(_node_ids(outline.nodes))
    if len(set(ids)) != len(ids):
        raise ContractError("outline", f"an id occurs twice: {sorted(ids)}")
    if ids[0] != "now":
        raise ContractError("outline", f"its first node is {ids[0]}, not `now`")
    for offer in offers:
        missing = [pick for pick in offer.picks if pick not in ids]
        if missing:
            raise ContractError("picks", f"{offer.move} picks {missing}, which the outline does not have")


def _check_candidates(world: ForkedWorld, seat: Seat, legal: set[Move]) -> None:
    """Check that the candidate moves for search are legal, and that there is at least one."""
    moves = world.game.legal_moves(world.state, seat)
    proposed = world.plugin.candidate_moves(world.state, seat, moves)
    if not proposed or not legal.issuperset(proposed):
        raise ContractError("proposals", f"seat {seat} is proposed {proposed}, legal are {moves}")


def _node_ids(nodes: Iterable[Node]) -> Iterator[str]:
    for node in nodes:
        yield node.id
        yield from _node_ids(node.children)


def _check_refused(world: ForkedWorld, seat: Seat, illegal: Sequence[Move], rng: Rng) -> None:
    """Check that a match refuses an illegal move."""
    decision = world.decision_of(seat)
    if not illegal or decision is None:
        return
    answer = world.fork().play(seat, illegal[rng.below(len(illegal))], decision.token)
    if not isinstance(answer, Refusal):
        raise ContractError("refusal", f"an illegal move was answered with {answer}")
