"""Ratings: the strength of players on one scale, by openskill (Plackett-Luce), from all games between them."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pvariance

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from burghof.lab.interval import Z_95
from burghof.lab.result import GameResult
from burghof.lab.rounds import Round

SHUFFLES = 20
"""Number of random orders in which the games are rated: openskill is sequential, and later games weigh more."""


class Rating(Struct, frozen=True):
    """Rating of a player with its 95 % interval."""

    player: str
    rating: float
    low: float
    high: float


def ratings(played: Sequence[Round]) -> list[Rating]:
    """Return the rating of each player, best first.

    The rounds are rated in several random orders, and the rating is the mean over them. Its deviation combines
    openskill's own deviation with the variance between the orders. Bots do not learn, so openskill's drift is off. A
    player on several seats of a game gets the mean of the ratings of those seats.
    """
    rounds = [one for one in played if one.is_over and len(set(one.line_up)) > 1]
    names = sorted({name for one in rounds for name in one.line_up})
    rng = Random(0)
    runs = [_rate_rounds(names, rng.sample(rounds, len(rounds))) for _ in range(SHUFFLES)]
    rated = [_summarize(name, [run[name] for run in runs]) for name in names]
    return sorted(rated, key=lambda one: -one.rating)


def _summarize(name: str, found: Sequence[PlackettLuceRating]) -> Rating:
    mus = [one.mu for one in found]
    reach = Z_95 * sqrt(fmean(one.sigma**2 for one in found) + pvariance(mus))
    return Rating(name, fmean(mus), fmean(mus) - reach, fmean(mus) + reach)


def _rate_rounds(names: Sequence[str], rounds: Sequence[Round]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce(tau=0.0)
    known = {name: model.rating(name=name) for name in names}
    for one in rounds:
        for game in one.games:
            known |= _rate_game(model, known, game)
    return known


def _rate_game(
    model: PlackettLuce, known: dict[str, PlackettLuceRating], game: GameResult
) -> dict[str, PlackettLuceRating]:
    """Return the ratings of the game's players after the game."""
    teams = model.rate([[known[name]] for name in game.players], ranks=[float(rank) for rank in game.ranks])
    after: dict[str, PlackettLuceRating] = {}
    for name in set(game.players):
        own = [team[0] for team, player in zip(teams, game.players, strict=True) if player == name]
        after[name] = model.rating(mu=fmean(one.mu for one in own), sigma=fmean(one.sigma for one in own), name=name)
    return after
