"""Rewards: the value of a game's end for each seat."""

from burghof.kernel import Outcome


def rewards_of(outcome: Outcome) -> tuple[float, ...]:
    """Return for each seat the share of the others that rank behind it, less the share ranked before it; the sum is 0.

    With two seats that is 1 for the winner, -1 for the loser, and 0 for both if they share a rank: a tie, or a game
    that all have lost. A lone player gets 1 for a victory and -1 for a defeat.
    """
    ranks = outcome.ranks
    if len(ranks) == 1:
        return (1.0 if outcome.winners else -1.0,)
    return tuple(sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks)
