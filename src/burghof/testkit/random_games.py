"""Random games from the first move to the last, and positions sampled from many of them."""

from collections.abc import Iterator
from itertools import count

from burghof.kernel import AnyStep, ChanceStream, Header, Player, Recall, Rng, Step, commitment
from burghof.testkit.errors import ContractError
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld, WorldFactory

MAX_STEPS = 5_000
"""Maximum number of steps; more than any game has."""

UNANSWERED_WEIGHT = 4
"""Relative probability that a seat without a choice acts, compared to one that changes its sealed choice."""


def rng_for(trial: AnyTrial, purpose: str, n: int = 0) -> Rng:
    """Return the kit's own random numbers: the same in every run."""
    return ChanceStream(b"testkit", trial.plugin.card.id, purpose, n)


def open_world(
    trial: AnyTrial, rng: Rng, recall: Recall, seats: int, new_world: WorldFactory = ForkedWorld
) -> ForkedWorld:
    """Return a game with this many seats, random options and a random seed, after its setup was drawn."""
    card = trial.plugin.card
    seed = str(rng.below(1 << 32))
    players = tuple(Player(f"player {seat}") for seat in range(seats))
    options = trial.options(rng, seats)
    world = new_world(
        trial.plugin, Header(1, card.id, card.rules_version, options, players, recall, commitment(seed), None), seed
    )
    world.open()
    return world


def random_step(world: ForkedWorld, rng: Rng) -> AnyStep:
    """Play one random legal move of one of the pending seats."""
    decision = world.pending[rng.weighted([1 if d.answered else UNANSWERED_WEIGHT for d in world.pending])]
    legal = world.game.legal_moves(world.state, decision.seat)
    if not legal:
        raise ContractError("legal moves", f"seat {decision.seat} has no legal move for {decision.kind}")
    answer = world.play(decision.seat, legal[rng.below(len(legal))], decision.token)
    if not isinstance(answer, Step):
        raise ContractError("legal moves", f"a legal move of seat {decision.seat} was not accepted: {answer}")
    return answer


def random_game(trial: AnyTrial, rng: Rng, recall: Recall, seats: int) -> Iterator[ForkedWorld]:
    """Yield the same world at every position of a random game, including the last; fork it before changing anything."""
    world = open_world(trial, rng, recall, seats)
    for _ in range(MAX_STEPS):
        yield world
        if world.is_over:
            return
        random_step(world, rng)
    raise ContractError(
        "end", f"a random game of {seats} seats is not over after {MAX_STEPS} steps: {world.header.options}"
    )


def random_positions(trial: AnyTrial, purpose: str, recall: Recall, one_in: int = 3) -> Iterator[ForkedWorld]:
    """Yield positions at which players decide, one in `one_in`, of endlessly many random games.

    All numbers of seats take turns, with random options.
    """
    seats = trial.plugin.card.seats
    for n in count():
        dice = rng_for(trial, f"{purpose}/{recall}", n)
        for world in random_game(trial, dice, recall, seats[n % len(seats)]):
            if world.pending and dice.below(one_in) == 0:
                yield world


def relevant_recalls(trial: AnyTrial) -> tuple[Recall, ...]:
    """Return the recalls that matter for this game."""
    return ("pure", "notebook") if trial.plugin.card.has_hidden_information else ("pure",)
