"""Luck: how much of the result is explained by the seat, by the deal and by the players.

A line-up plays each deal once with each player on each seat, so the variance of the results can be decomposed. The
result y of a seat is the share of the other seats that it ranks above; a tie counts half. It lies between 0 and 1, and
its mean in every game is 1/2. With s seats and D deals

    y = 1/2 + seat + deal at this seat + player + rest

The plan is balanced, so the sums of squares of the four parts add up to the total. The results of every game add up to
s/2, so the degrees of freedom are s-1, (D-1)(s-1), s-1 and (s-1)(D(s-1)-1). The expected mean squares are

    rest: r      player: r + D s p      deal: r + s d      seat: r + s d + D s t

They are solved for the four variances; a negative variance is set to 0. Each variance divided by their sum is its
share. A deal is all chance of a game except the bots' own: the setup, and the n-th throw of each die. The rest is how
players fared on one particular deal from one particular seat, and the bots' own chance.

In solo games the result is 1 for a win and 0 otherwise, all players meet the same deals, and there is no seat effect.

Intervals contain the middle 95 % of the estimates over bootstrap samples of the deals.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from burghof.lab.rounds import Round

MEAN_PLACING = 0.5
BOOTSTRAP_SAMPLES = 200
"""Number of bootstrap samples of the deals."""


class Luck(Struct, frozen=True):
    """Share of the variance that each part explains; together 1."""

    seat: float
    deal: float
    player: float
    rest: float


class LuckInterval(Struct, frozen=True):
    """Shares, and the lower and upper bound of each."""

    deals: int
    shares: Luck
    low: Luck
    high: Luck


class DealSums(Struct, frozen=True):
    """Contribution of one deal: the summed results of each seat and of each player, and the sum of squares.

    The squares are taken about `MEAN_PLACING` at a table, and about 0 in solo games.
    """

    seats: tuple[float, ...]
    players: tuple[float, ...]
    squares: float


Estimator: TypeAlias = Callable[[Sequence[DealSums]], Luck]


def placing(ranks: Sequence[int], seat: int) -> float:
    """Return the share of the other seats that a seat ranks above; a tie counts half."""
    behind = sum(rank > ranks[seat] for rank in ranks)
    ties = ranks.count(ranks[seat]) - 1
    return (behind + ties / 2) / (len(ranks) - 1)


def table_luck(played: Sequence[Round]) -> LuckInterval | None:
    """Return the luck of one line-up of several seats, or None if it finished fewer than two deals."""
    return _with_interval([table_sums(one) for one in played if one.is_over], table_shares)


def solo_luck(played: Sequence[Round]) -> LuckInterval | None:
    """Return the luck of solo players on the same deals, or None with fewer than two players or two deals."""
    players = list(dict.fromkeys(one.line_up for one in played))
    deals: dict[str, dict[tuple[str, ...], float]] = {}
    for one in played:
        deals.setdefault(one.deal, {})[one.line_up] = one.games[0].win_of(0)
    whole = [tuple(deal[name] for name in players) for deal in deals.values() if len(deal) == len(players)]
    sums = [DealSums((sum(won),), won, sum(one * one for one in won)) for won in whole]
    return _with_interval(sums, solo_shares) if len(players) > 1 else None


def table_sums(one: Round) -> DealSums:
    """Return the contribution of one round."""
    size = len(one.line_up)
    seats, players, squares = [0.0] * size, [0.0] * size, 0.0
    for game, places in zip(one.games, one.places, strict=True):
        for seat, place in enumerate(places):
            y = placing(game.ranks, seat)
            seats[seat] += y
            players[place] += y
            squares += (y - MEAN_PLACING) ** 2
    return DealSums(tuple(seats), tuple(players), squares)


def table_shares(sums: Sequence[DealSums]) -> Luck:
    """Estimate the shares at a table of several seats."""
    deals, size = len(sums), len(sums[0].seats)
    each = deals * size
    by_seat = [sum(one.seats[seat] for one in sums) / each for seat in range(size)]
    by_player = [sum(one.players[place] for one in sums) / each for place in range(size)]
    seat = each * sum((mean - MEAN_PLACING) ** 2 for mean in by_seat)
    player = each * sum((mean - MEAN_PLACING) ** 2 for mean in by_player)
    deal = size * sum(
        (total / size - mean) ** 2 for one in sums for total, mean in zip(one.seats, by_seat, strict=True)
    )
    rest = sum(one.squares for one in sums) - seat - player - deal
    free = size - 1
    r = rest / (free * (deals * free - 1))
    d, p, t = deal / ((deals - 1) * free), player / free, seat / free
    return _shares(seat=(t - d) / each, deal=(d - r) / size, player=(p - r) / each, rest=r)


def solo_shares(sums: Sequence[DealSums]) -> Luck:
    """Estimate the shares of solo players who met the same deals."""
    deals, size = len(sums), len(sums[0].players)
    mean = sum(sum(one.players) for one in sums) / (deals * size)
    by_player = [sum(one.players[place] for one in sums) / deals for place in range(size)]
    player = deals * sum((own - mean) ** 2 for own in by_player)
    deal = size * sum((sum(one.players) / size - mean) ** 2 for one in sums)
    rest = sum(one.squares for one in sums) - deals * size * mean * mean - player - deal
    r = rest / ((deals - 1) * (size - 1))
    d, p = deal / (deals - 1), player / (size - 1)
    return _shares(seat=0.0, deal=(d - r) / size, player=(p - r) / deals, rest=r)


def _shares(*, seat: float, deal: float, player: float, rest: float) -> Luck:
    parts = [max(0.0, part) for part in (seat, deal, player, rest)]
    whole = sum(parts) or 1.0
    return Luck(*(part / whole for part in parts))


def _with_interval(sums: Sequence[DealSums], estimate: Estimator) -> LuckInterval | None:
    """Estimate the shares from all deals, with a bootstrap interval over the deals."""
    if len(sums) < 2:  # noqa: PLR2004 - a variance needs at least two deals
        return None
    rng = Random(0)
    drawn = [estimate(rng.choices(sums, k=len(sums))) for _ in range(BOOTSTRAP_SAMPLES)]
    low, high = (
        Luck(*(sorted(getattr(one, name) for one in drawn)[place] for name in Luck.__struct_fields__))
        for place in (round(0.025 * BOOTSTRAP_SAMPLES), round(0.975 * BOOTSTRAP_SAMPLES) - 1)
    )
    return LuckInterval(len(sums), estimate(sums), low, high)
