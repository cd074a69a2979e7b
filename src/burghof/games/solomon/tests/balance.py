"""Balance: plays many games between equal bots and prints statistics that show whether the game is a good one.

`python -m burghof.games.solomon.tests.balance greedy 3 40` plays forty games of three greedy players.
"""

import sys
from collections import Counter, defaultdict
from random import Random

from burghof.bots.fast_rng import FastRng
from burghof.bots.roster import BOT_FACTORIES
from burghof.games.solomon.bots.proposals import plans
from burghof.games.solomon.model.events import (
    CouldNotPay,
    Declined,
    Dug,
    HandedOver,
    ObjectsPlayed,
    SolomonEvent,
    TileShifted,
    TurnEnded,
)
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.state import State
from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.rules.ending import tallies
from burghof.kernel import CHANCE

RULES = GAME.newest_rules
COUNTED_EVENTS = (TurnEnded, Dug, Declined, TileShifted, ObjectsPlayed, CouldNotPay, HandedOver)


def play_game(bot: str, seats: int, seed: int, counts: Counter[str]) -> State:
    """Play a game between such bots, add its events to `counts`, and return the final state."""

    def emit(event: SolomonEvent, after: State) -> None:
        del after
        counts[type(event).__name__] += isinstance(event, COUNTED_EVENTS)

    rng = Random(seed)
    bots = [BOT_FACTORIES[bot](GAME, 1, rng) for _ in range(seats)]
    dice = FastRng(rng)
    state = RULES.start(Options(), seats)
    while pending := RULES.pending(state):
        seat = next(decision.seat for decision in pending if not decision.answered)
        if seat == CHANCE:
            state = RULES.apply(state, seat, RULES.draw(state, dice), emit)
        else:
            counts["barren"] += state.phase == "prepare" and not state.shifts and not plans(state, seat)
            move = bots[seat].choose(RULES.view(state, seat, "notebook"), RULES.legal_moves(state, seat))
            state = RULES.apply(state, seat, move, emit)
        counts["steps"] += 1
    return state


def report(bot: str, seats: int, games: int) -> dict[str, float]:
    """Play this many games between such bots and return their statistics by name."""
    counts: Counter[str] = Counter()
    points: dict[str, float] = defaultdict(float)
    for seed in range(games):
        found = tallies(play_game(bot, seats, seed, counts))
        totals = [tally.total for tally in found]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        points["best"] += max(totals)
        points["worst"] += min(totals)
        for seat in winners:
            points[f"won by seat {seat + 1}"] += 1 / len(winners)
        for name in ("coins", "treasures", "scrolls", "curses", "objects", "total"):
            points[name] += sum(getattr(tally, name) for tally in found) / seats
    turns = counts["TurnEnded"]
    return {
        "steps per game": counts["steps"] / games,
        "turns without a dig, per cent": 100 * counts["Declined"] / turns,
        "turns without a good dig after two shifts at most, per cent": 100 * counts["barren"] / turns,
        "shifts per turn": counts["TileShifted"] / turns,
        "objects played per game": counts["ObjectsPlayed"] / games,
        "penalties per game": counts["CouldNotPay"] / games,
        "handed over per game": counts["HandedOver"] / games,
        **{f"points: {name}": value / games for name, value in points.items() if not name.startswith("won")},
        **{name: 100 * points[name] / games for name in sorted(points) if name.startswith("won")},
    }


def main(bot: str, seats: str, games: str) -> None:
    """Print the report."""
    for name, value in report(bot, int(seats), int(games)).items():
        sys.stdout.write(f"{name}: {value:.2f}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
