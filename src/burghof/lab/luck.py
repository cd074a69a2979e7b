"""Luck: how much of the result the seat and the deal explain, and how much the players.

A line-up plays each deal once with everybody on each seat, so that the variance of the results can be taken apart. The
result y of a seat is the share of the others it leaves behind, a tie counting half: from 0 to 1, and 1/2 on average in
every game. With s seats and D deals

    y = 1/2 + seat + deal at this seat + player + rest

and, the plan being balanced, the sums of squares of the four parts add up to the whole. As every game adds up to s/2,
their degrees of freedom are s-1, (D-1)(s-1), s-1 and (s-1)(D(s-1)-1). A mean square is expected to be

    rest: r      player: r + D s p      deal: r + s d      seat: r + s d + D s t

which is solved for the four variances; one that comes out below 0 is 0. Each divided by their sum is its share. A deal
is all chance of a game but the bots' own: the set-up, and the n-th throw of each die. What is left, the rest, is how
players fared on this deal from this seat in particular, and the bots' own chance.

Alone, the result is 1 for a game that was won and 0 for another, all players meet the same deals, and there is no seat.

Intervals hold the middle 95 % of what comes out when as many deals are drawn anew from those that were played.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from burghof.lab.rounds import Round

MIDDLE = 0.5
AGAIN = 200
"""How often deals are drawn anew."""


class Luck(Struct, frozen=True):
    """The shares of what makes a result; together 1."""

    seat: float
    deal: float
    player: float
    rest: float


class LuckInterval(Struct, frozen=True):
    """The shares, and the interval of each."""

    deals: int
    shares: Luck
    low: Luck
    high: Luck


class Sums(Struct, frozen=True):
    """What one deal adds to the sums: the results of each seat, of each player, and the squares about the middle."""

    seats: tuple[float, ...]
    players: tuple[float, ...]
    squares: float


Estimate: TypeAlias = Callable[[Sequence[Sums]], Luck]


def placing(ranks: Sequence[int], seat: int) -> float:
    """The share of the others that a seat leaves behind, a tie counting half."""
    behind = sum(rank > ranks[seat] for rank in ranks)
    ties = ranks.count(ranks[seat]) - 1
    return (behind + ties / 2) / (len(ranks) - 1)


def table_luck(played: Sequence[Round]) -> LuckInterval | None:
    """The luck of one line-up of several seats, or None if there are not two deals to compare."""
    return _with_interval([table_sums(one) for one in played if one.is_over], table_shares)


def lone_luck(played: Sequence[Round]) -> LuckInterval | None:
    """The luck of those who played the same deals alone, or None if there are not two of both."""
    players = list(dict.fromkeys(one.line_up for one in played))
    deals: dict[str, dict[tuple[str, ...], float]] = {}
    for one in played:
        deals.setdefault(one.deal, {})[one.line_up] = one.games[0].win_of(0)
    whole = [tuple(deal[name] for name in players) for deal in deals.values() if len(deal) == len(players)]
    sums = [Sums((sum(won),), won, sum(one * one for one in won)) for won in whole]
    return _with_interval(sums, lone_shares) if len(players) > 1 else None


def table_sums(one: Round) -> Sums:
    """What a round adds."""
    size = len(one.line_up)
    seats, players, squares = [0.0] * size, [0.0] * size, 0.0
    for game, places in zip(one.games, one.places, strict=True):
        for seat, place in enumerate(places):
            y = placing(game.ranks, seat)
            seats[seat] += y
            players[place] += y
            squares += (y - MIDDLE) ** 2
    return Sums(tuple(seats), tuple(players), squares)


def table_shares(sums: Sequence[Sums]) -> Luck:
    """The shares at a table of several seats."""
    deals, size = len(sums), len(sums[0].seats)
    each = deals * size
    by_seat = [sum(one.seats[seat] for one in sums) / each for seat in range(size)]
    by_player = [sum(one.players[place] for one in sums) / each for place in range(size)]
    seat = each * sum((mean - MIDDLE) ** 2 for mean in by_seat)
    player = each * sum((mean - MIDDLE) ** 2 for mean in by_player)
    deal = size * sum(
        (total / size - mean) ** 2 for one in sums for total, mean in zip(one.seats, by_seat, strict=True)
    )
    rest = sum(one.squares for one in sums) - seat - player - deal
    free = size - 1
    r = rest / (free * (deals * free - 1))
    d, p, t = deal / ((deals - 1) * free), player / free, seat / free
    return _shares(seat=(t - d) / each, deal=(d - r) / size, player=(p - r) / each, rest=r)


def lone_shares(sums: Sequence[Sums]) -> Luck:
    """The shares of players who met the same deals alone."""
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


def _with_interval(sums: Sequence[Sums], shares: Estimate) -> LuckInterval | None:
    """The shares by all deals, and how they vary when the deals are drawn anew."""
    if len(sums) < 2:  # noqa: PLR2004 - one deal cannot be told from any other
        return None
    rng = Random(0)
    drawn = [shares(rng.choices(sums, k=len(sums))) for _ in range(AGAIN)]
    low, high = (
        Luck(*(sorted(getattr(one, name) for one in drawn)[place] for name in Luck.__struct_fields__))
        for place in (round(0.025 * AGAIN), round(0.975 * AGAIN) - 1)
    )
    return LuckInterval(len(sums), shares(sums), low, high)
