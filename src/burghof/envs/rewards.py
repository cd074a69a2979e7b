"""Rewards: what the end of a game is worth to each seat."""

from burghof.kernel import Outcome


def rewards_of(outcome: Outcome) -> tuple[float, ...]:
    """For each seat the share of the others it left behind, less the share that came before it; the sum is zero.

    With two seats that is 1 for the winner, -1 for the loser, and 0 for both where they share a rank: a tie, or a game
    that all have lost. Whoever plays alone has won (1) or lost (-1).
    """
    ranks = outcome.ranks
    if len(ranks) == 1:
        return (1.0 if outcome.winners else -1.0,)
    return tuple(sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks)
