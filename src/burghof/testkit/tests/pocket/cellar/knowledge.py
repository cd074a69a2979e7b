"""What an audience may know of the cellar, and the worlds that look the same to it."""

from collections.abc import Sequence
from math import prod

from burghof.kernel import Audience, Recall, Rng, Seat
from burghof.testkit.tests.pocket.cellar.model import (
    DEPTHS,
    ECHOES,
    Bundle,
    Depth,
    Guess,
    Light,
    State,
    StayDark,
    UseLantern,
    View,
    Vote,
    Wait,
)
from burghof.testkit.tests.pocket.cellar.play import DEEP


def view(state: State, seat: Audience, recall: Recall) -> View:
    """Return what all know, and this seat's bundle, what its lantern showed, and its own secret answer."""
    own = voters(seat)
    return View(
        seat=seat,
        recall=recall,
        options=state.options,
        seats=state.seats,
        tokens=state.tokens,
        out=state.out,
        knows=state.knows,
        points=state.points,
        phase=state.phase,
        round=state.round,
        active=state.active,
        finds=state.finds,
        is_hidden=state.depth is not None,
        echoes=state.echoes,
        missed=state.missed,
        user=state.holder if state.is_burnt else None,
        bundle=bundle(state, seat),
        is_deep=state.depth > DEEP if seat is not None and state.knows[seat] and state.depth is not None else None,
        lights=state.lights and state.lights.restrict_to(own),
        votes=state.votes and state.votes.restrict_to(own),
        shown=state.shown,
        at_risk=state.at_risk,
    )


def bundle(state: State, seat: Audience) -> Bundle | None:
    """Return what this seat found in its bundle."""
    if seat is None or state.holder is None:
        return None
    return Bundle.LANTERN if seat == state.holder else Bundle.EMPTY


def determinize(view: View, rng: Rng) -> State:
    """Sample a depth as likely as its echoes make it, a possible holder of the lantern, and any secret answers."""
    holder, own = sample_holder(view, rng), voters(view.seat)

    def lights(seat: Seat) -> Sequence[Light]:
        return (StayDark(), UseLantern()) if seat == holder else (StayDark(),)

    def votes(seat: Seat) -> Sequence[Vote]:
        del seat
        return (Wait(), *(Guess(depth) for depth in DEPTHS if depth not in view.missed))

    return State(
        options=view.options,
        seats=view.seats,
        tokens=view.tokens,
        out=view.out,
        knows=view.knows,
        points=view.points,
        phase=view.phase,
        round=view.round,
        active=view.active,
        finds=view.finds,
        depth=sample_depth(view, rng) if view.is_hidden else None,
        echoes=view.echoes,
        missed=view.missed,
        holder=holder,
        is_burnt=view.user is not None,
        lights=view.lights and view.lights.sampled(own, lights, rng),
        votes=view.votes and view.votes.sampled(own, votes, rng),
        shown=view.shown,
        at_risk=view.at_risk,
    )


def sample_holder(view: View, rng: Rng) -> Seat | None:
    """Sample a seat that may hold the lantern."""
    if view.phase == "deal" or view.user is not None:
        return view.user
    if view.bundle is Bundle.LANTERN:
        return view.seat
    others = [Seat(seat) for seat in range(view.seats) if seat != view.seat]
    return others[rng.below(len(others))]


def sample_depth(view: View, rng: Rng) -> Depth:
    """Sample a depth that was not missed and agrees with the lantern, weighted by the echoes (2.2)."""
    possible = [depth for depth in DEPTHS if depth not in view.missed and view.is_deep in (None, depth > DEEP)]
    return possible[rng.weighted([prod(ECHOES[depth][heard - 1] for heard in view.echoes) for depth in possible])]


def voters(seat: Audience) -> tuple[Seat, ...]:
    """Return the seats whose secret answers this audience knows: its own."""
    return () if seat is None else (seat,)
