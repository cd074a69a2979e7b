"""Balance: the numbers of docs/explanation/balance-the-castle.md.

Run `python -m burghof.games.the_castle.tests.balance greedy 1 200`: a bot, a number of seats, a number of games.
Further arguments are the characters that a solitaire player picks: `... greedy 1 60 fighter wizard`.
"""

import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean

from msgspec import Struct

from burghof.bots.playout import Playout, playout
from burghof.bots.roster import BOT_FACTORIES, AnyBot
from burghof.games.the_castle.model.counters import Discipline
from burghof.games.the_castle.model.moves import CastleMove, Pick
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.plugin import GAME

INTERVAL_SE = 1.96
"""Half width of a 95 % confidence interval, in standard errors."""


class FixedPicksBot:
    """A bot that picks these characters, and then plays like another bot."""

    def __init__(self, bot: AnyBot, picks: Sequence[Discipline]) -> None:
        self._bot = bot
        self._picks = picks

    def choose(self, view: View, legal: Sequence[CastleMove]) -> CastleMove:
        """Return the next of the characters, or the choice of the other bot."""
        if view.step == "pick" and self._picks:
            return Pick(self._picks[len(view.owners)])
        choice: CastleMove = self._bot.choose(view, legal)
        return choice


class Share(Struct, frozen=True):
    """A frequency with its 95 % Wilson interval."""

    times: int
    of: int

    def __str__(self) -> str:
        rate, spread = self.times / self.of, INTERVAL_SE**2 / self.of
        middle = (rate + spread / 2) / (1 + spread)
        half = INTERVAL_SE * sqrt(rate * (1 - rate) / self.of + spread / (4 * self.of)) / (1 + spread)
        return f"{100 * rate:.1f} % ({100 * max(0, middle - half):.1f} to {100 * (middle + half):.1f})"


def play_game(player: str, seats: int, number: int, picks: Sequence[Discipline]) -> Playout:
    """Play the game with this number."""
    rng = Random(f"balance/{number}")
    bots = [FixedPicksBot(BOT_FACTORIES[player](GAME, GAME.card.rules_version, rng), picks) for _ in range(seats)]
    return playout(GAME, Options(), bots, rng)


def report(games: Sequence[Playout], seats: int) -> dict[str, object]:
    """Return the statistics of these games by name."""
    ends = [(game.outcome.reason.key, game.outcome.scores) for game in games if game.outcome is not None]
    characters = max(seats, 2)
    return {
        "games": len(ends),
        "Princess saved": Share(sum(reason == "reason-princess-saved" for reason, _ in ends), len(ends)),
        "nobody came out": Share(sum(reason == "reason-all-dead" for reason, _ in ends), len(ends)),
        "characters dead": Share(sum(game.statistics["dead"] for game in games), characters * len(games)),
        "points of a seat": round(fmean(score.total for _, scores in ends for score in scores)),
        "points of the best": round(fmean(max(score.total for score in scores) for _, scores in ends)),
        "rounds": round(fmean(game.statistics["rounds"] for game in games), 1),
        "moves, dice included": round(fmean(game.steps for game in games)),
        "monsters met": round(fmean(game.statistics["monsters_met"] for game in games), 1),
    }


def main(player: str, seats: str, games: str, *picks: str) -> None:
    """Play the games and print the report."""
    characters = [Discipline(pick) for pick in picks]
    results = [play_game(player, int(seats), number, characters) for number in range(int(games))]
    for name, value in report(results, int(seats)).items():
        sys.stdout.write(f"{name}: {value}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
