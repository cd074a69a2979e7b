"""Event marks: an event has `reveals` exactly if it can make a hidden fact known; checked over twins by brute force."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, zip_longest
from typing import Any

from msgspec.json import encode

from burghof.kernel import Audience, Emitted, Event, Rng
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import random_positions, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.two_worlds import views_agree
from burghof.testkit.world import ForkedWorld, play_in_both

MIN_OCCURRENCES = 30
"""Number of occurrences after which a marked event must have revealed something at least once."""
TWINS = 2


def check_marks(trial: AnyTrial, number: int) -> None:
    """Try moves at this many positions in pairs of worlds, for each audience."""
    dice = rng_for(trial, "marks")
    marks = _MarkCounter()
    for world in islice(random_positions(trial, "marks", "notebook"), number):
        for audience in world.audiences:
            for _ in range(TWINS):
                twin = trial.twin(world.state, audience, "notebook", dice)
                if twin != world.state or not trial.plugin.card.has_hidden_information:
                    marks.try_move(world, world.fork(twin), audience, dice)
    marks.check_needless_marks()


class _MarkCounter:
    """Counts how often each marked event was emitted, and how often an audience learned something with it."""

    def __init__(self) -> None:
        self.emitted: Counter[type[Event]] = Counter()
        self.revealed: Counter[type[Event]] = Counter()

    def try_move(self, world: ForkedWorld, other: ForkedWorld, audience: Audience, rng: Rng) -> None:
        """Play one move in both worlds, and check whether this audience learned which of them it is in."""
        decision = world.pending[rng.below(len(world.pending))]
        legal = world.game.legal_moves(world.state, decision.seat)
        move = legal[rng.below(len(legal))]
        here, there = world.fork(), other.fork()
        if other.decision_of(decision.seat) is None or other.game.why_not(other.state, decision.seat, move):
            here.append_move(decision.seat, move)
            self._count(here.emitted, here.emitted)  # that the move is legal at all distinguishes the worlds
        elif play_in_both(here, there, decision.seat, move, rng) is not None:
            events = (*here.emitted, *there.emitted)
            self._count(events, _distinguishing_events(here, there, audience))
            first = _first_different_events(here, there, audience)
            if first and not any(event.reveals for event in first):
                raise ContractError(
                    "reveals", f"{audience} learned something by {move}, but this is not marked: {first}"
                )
            is_marked = any(item.event.reveals for item in events)
            if not is_marked and not here.is_over and not views_agree((here, there), audience, "notebook"):
                raise ContractError(
                    "reveals", f"{audience} learned something by {move}, but nothing is marked: {events}"
                )

    def _count(self, emitted: Iterable[Emitted[Any]], distinguishing: Iterable[Emitted[Any]]) -> None:
        """Count the emitted events, and those among them that revealed something."""
        self.emitted.update({type(item.event) for item in emitted if item.event.reveals})
        self.revealed.update({type(item.event) for item in distinguishing if item.event.reveals})

    def check_needless_marks(self) -> None:
        """Raise for a mark that never revealed anything: it forbids a take-back without need."""
        for event, times in self.emitted.items():
            if times >= MIN_OCCURRENCES and not self.revealed[event]:
                raise ContractError(
                    "reveals", f"{event.__name__} is marked, but in {times} cases nobody learned anything"
                )


def _first_different_events(here: ForkedWorld, there: ForkedWorld, audience: Audience) -> list[Event]:
    """Return the first events for this audience that differ between the worlds: at most one of each world."""
    events = ([item.event for item in world.emitted if item.event.is_visible_to(audience)] for world in (here, there))
    pairs = ([event for event in pair if event is not None] for pair in zip_longest(*events) if pair[0] != pair[1])
    return next(pairs, [])


def _distinguishing_events(here: ForkedWorld, there: ForkedWorld, audience: Audience) -> Iterator[Emitted[Any]]:
    """Yield the events of a step that distinguish the two worlds: by themselves, or by the view right after."""
    agreed = True
    for at, (one, other) in enumerate(zip_longest(here.emitted, there.emitted)):
        if one is None or other is None or type(one.event) is not type(other.event):
            yield from (*here.emitted[at:], *there.emitted[at:])
            return
        views = [encode(here.game.view(item.state, audience, "notebook")) for item in (one, other)]
        differs = one.event.is_visible_to(audience) and one.event != other.event
        if differs or (agreed and views[0] != views[1]):
            yield one
        agreed = views[0] == views[1]
