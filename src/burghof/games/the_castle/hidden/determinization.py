"""Determinization: sample a state that a view's seat cannot tell from the true one."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    COUNTER_COUNT,
    MONSTER_POOL,
    TREASURE_POOL,
    Character,
    Monster,
    Treasure,
)
from burghof.games.the_castle.model.moves import CastleMove, Vote
from burghof.games.the_castle.model.positions import hand_from_codes
from burghof.games.the_castle.model.state import PublicState, State
from burghof.games.the_castle.model.view import View, own_characters
from burghof.games.the_castle.rules.decisions import shows_voters
from burghof.kernel import Ballot, Rng, Seat

ALL_KINDS = sum(BIT_OF_KIND.values())


def determinize(view: View, rng: Rng, legal: Callable[[State, Seat], Sequence[CastleMove]]) -> State:
    """Shuffle unknown counters within public knowledge, and sample the secret choices of the other seats."""
    state = State(
        **{name: getattr(view, name) for name in PublicState.__struct_fields__},
        monsters=_sample_monsters(view, rng),
        treasures=_sample_treasures(view, rng),
        knows_monsters=view.looks_monsters or (0,) * COUNTER_COUNT,
        knows_treasures=view.looks_treasures or (0,) * COUNTER_COUNT,
        hand=hand_from_codes(view.hand),
        ballot=view.ballot,
    )
    if view.ballot is None:
        return state
    return replace(state, ballot=_sample_ballot(view, state, view.ballot, rng, legal))


def _sample_monsters(view: View, rng: Rng) -> tuple[Monster, ...]:
    """Return the monsters, with the unknown ones in random order."""
    rest = list(MONSTER_POOL)
    for known in view.monsters:
        if known is not None:
            rest.remove(known)
    mixed = iter(rng.shuffle(rest))
    return tuple(next(mixed) if known is None else known for known in view.monsters)


def _sample_treasures(view: View, rng: Rng) -> tuple[Treasure, ...]:
    """Return the treasures with the unknown ones sampled; each order that public knowledge allows is equally likely.

    The most restricted counters are filled first, from all kinds that any counter filled so far might have: so no
    choice changes how many kinds are left for the next counter. If a kind does not fit its own counter, the whole
    attempt is discarded.
    """
    rest = list(TREASURE_POOL)
    for known in view.treasures:
        if known is not None:
            rest.remove(known)
    unknown = [counter for counter, known in enumerate(view.treasures) if known is None]
    unknown.sort(key=lambda counter: (-view.ruled_out[counter].bit_count(), counter))
    filled = None
    while filled is None:
        filled = _try_fill(rest, unknown, view.ruled_out, rng)
    return tuple(filled[counter] if known is None else known for counter, known in enumerate(view.treasures))


def _try_fill(rest: list[Treasure], unknown: list[int], nots: Sequence[int], rng: Rng) -> dict[int, Treasure] | None:
    """Return a kind for each unknown counter, or None if a kind does not fit its counter."""
    left, possible = list(rest), 0
    filled: dict[int, Treasure] = {}
    for counter in unknown:
        possible |= ALL_KINDS & ~nots[counter]
        choices = [place for place, kind in enumerate(left) if BIT_OF_KIND[kind] & possible]
        kind = left.pop(choices[rng.below(len(choices))])
        if BIT_OF_KIND[kind] & nots[counter]:
            return None
        filled[counter] = kind
    return filled


def _sample_ballot(
    view: View,
    state: State,
    votes: Ballot[Character, Vote],
    rng: Rng,
    legal: Callable[[State, Seat], Sequence[CastleMove]],
) -> Ballot[Character, Vote]:
    """Return the incomplete ballot with the choices of the other seats sampled.

    Where all players see who has chosen, exactly these seats have a choice.
    """

    def choices(voter: Character) -> Sequence[Vote]:
        return [move for move in legal(state, state.owners[voter]) if isinstance(move, Vote)]

    chosen = (
        [voter for voter in votes.voters if has_bit(view.voted, voter)] if shows_voters(view, votes.voters) else None
    )
    return votes.sampled(own_characters(view, view.seat), choices, rng, chosen)
