"""The cellar under test, from the rules alone: what a seat may not know, and the invariant."""

from collections.abc import Iterable, Sequence
from itertools import product
from math import lcm, prod

from msgspec.structs import replace

from burghof.kernel import Audience, Ballot, Recall, Rng, Seat
from burghof.testkit import GameUnderTest
from burghof.testkit.tests.pocket.cellar.model import (
    DEPTHS,
    ECHOES,
    Depth,
    Guess,
    Options,
    State,
    StayDark,
    UseLantern,
    Wait,
)
from burghof.testkit.tests.pocket.cellar.plugin import GAME


def twin(state: State, seat: Audience, recall: Recall, rng: Rng) -> State:
    """Change the depth, the holder of the lantern and the secret answers, as far as this audience cannot know them."""
    del recall
    depths, holders = _depths(state, seat), _holders(state, seat)
    rearranged = replace(state, depth=depths[rng.below(len(depths))], holder=holders[rng.below(len(holders))])
    answered = _answer_sets(rearranged, seat)
    return answered[rng.below(len(answered))]


def worlds(state: State, seat: Audience, recall: Recall) -> Iterable[tuple[State, int]]:
    """Yield every such state; a depth weighs as its echoes, all holders and then all sets of answers weigh the same."""
    del recall
    depths = _depths(state, seat)
    answered = [_answer_sets(replace(state, holder=holder), seat) for holder in _holders(state, seat)]
    shares = lcm(*map(len, answered))
    for depth, tables in product(depths, answered):
        for table in tables:
            yield replace(table, depth=depth), _likelihood(state, depth) * shares // len(tables)


def invariant(state: State) -> None:
    """Assert that there is one lantern, one ballot at a time, and no points except for depths found."""
    assert (state.holder is None) == (state.phase == "deal")
    assert (state.lights is not None) == (state.phase == "lantern")
    assert (state.votes is not None) == (state.phase == "vote")
    assert (state.at_risk is not None) == (state.phase == "die")
    for ballot in (state.lights, state.votes):
        assert ballot is None or not ballot.is_complete, "a complete ballot is resolved at once"
        assert ballot is None or not any(state.out[voter] for voter in ballot.voters)
    assert state.shown is None or state.shown.is_complete, "only a complete ballot is shown"
    assert state.is_burnt or not any(state.knows), "only the lantern shows anything"
    assert sum(state.knows) <= 1
    assert state.depth not in state.missed
    assert len(set(state.missed)) == len(state.missed) < 6
    assert state.finds <= sum(state.points) <= 6 * state.finds
    assert state.finds <= state.options.finds
    assert 1 <= state.round <= state.options.rounds


def options(rng: Rng, seats: int) -> Options:
    """Return any options; two seats are parties of one, without ties."""
    return Options(
        rounds=(2, 4, 6)[rng.below(3)],
        finds=(1, 2, 3)[rng.below(3)],
        ties=("earlier", "later")[rng.below(2)] if seats > 2 else "earlier",
    )


def _depths(state: State, seat: Audience) -> Sequence[Depth | None]:
    """Return the depths that were not missed and agree with what this seat saw by lantern (3.3, 4.2)."""
    if state.depth is None:
        return (None,)
    possible = [depth for depth in DEPTHS if depth not in state.missed]
    if seat is None or not state.knows[seat]:
        return possible
    return [depth for depth in possible if (depth > 3) == (state.depth > 3)]


def _likelihood(state: State, depth: Depth | None) -> int:
    """Return the weight of a depth: how many of 16 to the power of the echoes sound like those heard (2.2)."""
    return 1 if depth is None else prod(ECHOES[depth][heard - 1] for heard in state.echoes)


def _holders(state: State, seat: Audience) -> Sequence[Seat | None]:
    """Return who may hold the lantern: the seat that used it, this seat if it holds it, or any other (1.2)."""
    if state.holder is None or state.is_burnt or state.holder == seat:
        return (state.holder,)
    return [Seat(other) for other in range(state.seats) if other != seat]


def _answer_sets(state: State, seat: Audience) -> Sequence[State]:
    """Return the state with every set of secret answers that others may have given; at least one is always missing."""
    if state.lights is not None:
        dark, lit = StayDark(), UseLantern()
        lights = [
            (own,) if voter == seat else (None, dark, lit) if voter == state.holder else (None, dark)
            for voter, own in zip(state.lights.voters, state.lights.choices, strict=True)
        ]
        return [
            replace(state, lights=Ballot(state.lights.voters, choices))
            for choices in product(*lights)
            if None in choices
        ]
    if state.votes is not None:
        guesses = [Guess(depth) for depth in DEPTHS if depth not in state.missed]
        votes = [
            (own,) if voter == seat else (None, Wait(), *guesses)
            for voter, own in zip(state.votes.voters, state.votes.choices, strict=True)
        ]
        return [
            replace(state, votes=Ballot(state.votes.voters, choices)) for choices in product(*votes) if None in choices
        ]
    return [state]


TRIAL = GameUnderTest(GAME, twin, invariant, options, worlds)
