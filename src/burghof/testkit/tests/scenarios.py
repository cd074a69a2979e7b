"""Recorded games of sealed bids: plays one for each number of seats and each kind of entry, and writes `records/`.

Run `python -m burghof.testkit.tests.scenarios` when the rules of this pocket game change.
"""

from pathlib import Path

from burghof.kernel import Player, Seat
from burghof.testkit.random_games import open_world, random_step, rng_for
from burghof.testkit.scenarios import write_records
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL
from burghof.testkit.world import ForkedWorld

RECORDS = Path(__file__).parent / "records"


def play_random(name: str, seats: int, steps: int = 1_000) -> ForkedWorld:
    """Return a random game after this many steps, or at its end."""
    dice = rng_for(TRIAL, name)
    world = open_world(TRIAL, dice, "pure", seats)
    while not world.is_over and steps:
        random_step(world, dice)
        steps -= 1
    return world


def play_changed() -> ForkedWorld:
    """Return a game in which all go back, a bot takes a seat, and a player gives up."""
    world = play_random("changed", 2, 5)
    world.take_back(world.history[1].position, [Seat(0), Seat(1)])
    world.change_seat(Seat(1), Player("Bela", bot="random"))
    world.forfeit(Seat(1), "resigned")
    return world


def scenarios() -> dict[str, ForkedWorld]:
    """Play every recorded game; return them by the names of their records."""
    plain = {f"plain-{seats}": play_random(f"plain-{seats}", seats) for seats in TRIAL.plugin.card.seats}
    return {**plain, "changed": play_changed()}


if __name__ == "__main__":
    write_records(RECORDS, scenarios())
