"""Event marks: an event has `reveals` exactly if it can make a hidden fact known; checked over twins by brute force."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, zip_longest
from typing import Any

from msgspec.json import encode

from burghof.kernel import Audience, Event, Rng, Told
from burghof.testkit.breach import Breach
from burghof.testkit.trial import AnyTrial
from burghof.testkit.two_worlds import views_agree
from burghof.testkit.walk import dice_for, positions
from burghof.testkit.world import World, lockstep

OFTEN = 30
"""Number of occurrences after which a marked event must have revealed something at least once."""
TWINS = 2


def check_marks(trial: AnyTrial, number: int) -> None:
    """Try moves at this many positions in pairs of worlds, for each audience."""
    dice = dice_for(trial, "marks")
    marks = _Marks()
    for world in islice(positions(trial, "marks", "notebook"), number):
        for audience in world.audiences:
            for _ in range(TWINS):
                twin = trial.twin(world.state, audience, "notebook", dice)
                if twin != world.state or not trial.plugin.card.hides:
                    marks.try_move(world, world.fork(twin), audience, dice)
    marks.check_witnesses()


class _Marks:
    """Counts how often each marked event was emitted, and how often an audience learned something with it."""

    def __init__(self) -> None:
        self.told: Counter[type[Event]] = Counter()
        self.witnessed: Counter[type[Event]] = Counter()

    def try_move(self, world: World, other: World, audience: Audience, dice: Rng) -> None:
        """Play one move in both worlds, and check whether this audience learned which of them it is in."""
        decision = world.pending[dice.below(len(world.pending))]
        legal = world.game.legal_moves(world.state, decision.seat)
        move = legal[dice.below(len(legal))]
        here, there = world.fork(), other.fork()
        if other.decision_of(decision.seat) is None or other.game.why_not(other.state, decision.seat, move):
            here.begin(decision.seat, move)
            self._count(here.told, here.told)  # that the move is legal at all distinguishes the worlds
        elif lockstep(here, there, decision.seat, move, dice) is not None:
            told = (*here.told, *there.told)
            self._count(told, _telling(here, there, audience))
            first = _first_told_apart(here, there, audience)
            if first and not any(event.reveals for event in first):
                raise Breach("reveals", f"{audience} learned something by {move}, but this is not marked: {first}")
            is_marked = any(item.event.reveals for item in told)
            if not is_marked and not here.is_over and not views_agree((here, there), audience, "notebook"):
                raise Breach("reveals", f"{audience} learned something by {move}, but nothing is marked: {told}")

    def _count(self, told: Iterable[Told[Any]], telling: Iterable[Told[Any]]) -> None:
        """Count the emitted events, and those among them that revealed something."""
        self.told.update({type(item.event) for item in told if item.event.reveals})
        self.witnessed.update({type(item.event) for item in telling if item.event.reveals})

    def check_witnesses(self) -> None:
        """Raise for a mark that never revealed anything: it forbids a take-back without need."""
        for event, times in self.told.items():
            if times >= OFTEN and not self.witnessed[event]:
                raise Breach("reveals", f"{event.__name__} is marked, but in {times} cases nobody learned anything")


def _first_told_apart(here: World, there: World, audience: Audience) -> list[Event]:
    """Return the first events for this audience that differ between the worlds: at most one of each world."""
    events = ([item.event for item in world.told if item.event.is_for(audience)] for world in (here, there))
    pairs = ([event for event in pair if event is not None] for pair in zip_longest(*events) if pair[0] != pair[1])
    return next(pairs, [])


def _telling(here: World, there: World, audience: Audience) -> Iterator[Told[Any]]:
    """Yield the events of a step that distinguish the two worlds: by themselves, or by the view right after."""
    agreed = True
    for at, (one, other) in enumerate(zip_longest(here.told, there.told)):
        if one is None or other is None or type(one.event) is not type(other.event):
            yield from (*here.told[at:], *there.told[at:])
            return
        views = [encode(here.game.view(item.state, audience, "notebook")) for item in (one, other)]
        told_apart = one.event.is_for(audience) and one.event != other.event
        if told_apart or (agreed and views[0] != views[1]):
            yield one
        agreed = views[0] == views[1]
