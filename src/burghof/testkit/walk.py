"""Random games from the first move to the last, and positions sampled from many of them."""

from collections.abc import Iterator
from itertools import count

from burghof.kernel import AnyStep, Dice, Header, Player, Recall, Rng, Step, Stream, commitment
from burghof.testkit.breach import Breach
from burghof.testkit.trial import AnyTrial
from burghof.testkit.world import World

CAP = 5_000
"""Maximum number of steps; more than any game has."""

UNANSWERED = 4
"""Relative probability that a seat without a choice acts, compared to one that changes its sealed choice."""


def dice_for(trial: AnyTrial, purpose: str, n: int = 0) -> Dice:
    """Return the kit's own random numbers: the same in every run."""
    return Stream(b"testkit", trial.plugin.card.id, purpose, n)


def opened_world(trial: AnyTrial, dice: Rng, recall: Recall, seats: int, kind: type[World] = World) -> World:
    """Return a game with this many seats, random options and a random seed, after its setup was drawn."""
    card = trial.plugin.card
    seed = str(dice.below(1 << 32))
    players = tuple(Player(f"player {seat}") for seat in range(seats))
    options = trial.options(dice, seats)
    world = kind(
        trial.plugin, Header(1, card.id, card.rules_version, options, players, recall, commitment(seed), None), seed
    )
    world.open()
    return world


def random_step(world: World, dice: Rng) -> AnyStep:
    """Play one random legal move of one of the pending seats."""
    decision = world.pending[dice.weighted([1 if d.answered else UNANSWERED for d in world.pending])]
    legal = world.game.legal_moves(world.state, decision.seat)
    if not legal:
        raise Breach("legal moves", f"seat {decision.seat} has no legal move for {decision.kind}")
    answer = world.play(decision.seat, legal[dice.below(len(legal))], decision.token)
    if not isinstance(answer, Step):
        raise Breach("legal moves", f"a legal move of seat {decision.seat} was not accepted: {answer}")
    return answer


def walk(trial: AnyTrial, dice: Rng, recall: Recall, seats: int) -> Iterator[World]:
    """Yield the same world at every position of a random game, including the last; fork it before changing anything."""
    world = opened_world(trial, dice, recall, seats)
    for _ in range(CAP):
        yield world
        if world.is_over:
            return
        random_step(world, dice)
    raise Breach("end", f"a random game of {seats} seats is not over after {CAP} steps: {world.header.options}")


def positions(trial: AnyTrial, purpose: str, recall: Recall, one_in: int = 3) -> Iterator[World]:
    """Yield positions at which players decide, one in `one_in`, of endlessly many random games.

    All numbers of seats take turns, with random options.
    """
    seats = trial.plugin.card.seats
    for n in count():
        dice = dice_for(trial, f"{purpose}/{recall}", n)
        for world in walk(trial, dice, recall, seats[n % len(seats)]):
            if world.pending and dice.below(one_in) == 0:
                yield world


def recalls(trial: AnyTrial) -> tuple[Recall, ...]:
    """Return the recalls that matter for this game."""
    return ("pure", "notebook") if trial.plugin.card.hides else ("pure",)
