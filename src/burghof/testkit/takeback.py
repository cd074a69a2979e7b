"""Take-back: how far a seat may go back equals the definition, and going back leads exactly there."""

from itertools import chain, combinations
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import encode

from burghof.kernel import CHANCE, SILENT, AnyStep, Decision, Event, HouseEvent, Played, Rng, Seat, Stale, TakenBack
from burghof.testkit.breach import Breach
from burghof.testkit.trial import AnyTrial
from burghof.testkit.walk import CAP, dice_for, opened_world, random_step
from burghof.testkit.world import World

ONE_IN = 6
"""A random game goes back at one position in this many."""
MOST = 25
"""Maximum number of take-backs per game, so that it ends."""
REACH = 6
"""Number of last entries for which every set of seats is tried."""


_Line: TypeAlias = tuple[int, Event]
"""A line of the log, as stored in a match: its position and its event."""


class _Crossed(Struct, frozen=True):
    """An entry that still counts: its position, its seat, whether it is a barrier for take-back, whether it binds."""

    position: int
    seat: Seat
    is_line: bool
    is_binding: bool = False


class _Before(Struct, frozen=True):
    """The match just before a player's entry."""

    state: bytes
    log: tuple[_Line, ...]
    pending: tuple[Decision, ...]


def check_take_back(trial: AnyTrial, games: int, kind: type[World] = World) -> None:
    """Play this many games for each number of seats with occasional take-backs; `kind` is the match class to test."""
    for seats in trial.plugin.card.seats:
        for n in range(games):
            dice = dice_for(trial, f"take-back/{seats}", n)
            _Walk(opened_world(trial, dice, "notebook", seats, kind), dice).to_the_end()


class _Walk:
    """A random game with take-backs, and an independent account of what may be taken back."""

    def __init__(self, world: World, dice: Rng) -> None:
        self.world = world
        self.dice = dice
        self.crossed: list[_Crossed] = [_Crossed(at, CHANCE, is_line=True) for at in range(world.position)]
        self.before: dict[int, _Before] = {}
        self.times = 0

    def to_the_end(self) -> None:
        """Play to the end, compare at each position, and go back at random."""
        for _ in range(CAP):
            if self.world.is_over:
                return
            self._compare()
            if self.times < MOST and self.before and self.dice.below(ONE_IN) == 0:
                self._go_back()
            else:
                self._go_on()
        raise Breach("end", f"a random game with take-backs is not over after {CAP} steps")

    def _free_from(self, seat: Seat) -> int | None:
        """Return by definition the first of the seat's last consecutive entries without a barrier among them."""
        lines = [at for at, entry in enumerate(self.crossed) if entry.is_line or entry.seat != seat]
        free = self.crossed[lines[-1] + 1 :] if lines else self.crossed
        return free[0].position if free else None

    def _compare(self) -> None:
        """Check that the match agrees with the definition for every seat."""
        for seat in range(self.world.seats):
            ours, its = self._free_from(Seat(seat)), self.world.free_from(Seat(seat))
            if ours != its:
                raise Breach("may_take_back", f"seat {seat} may go back to {its}, by definition to {ours}")

    def _may(self, to: int, agreed: tuple[Seat, ...]) -> bool:
        """Return by definition whether a set of seats may go back: all seats, or one seat within its own limit.

        The target must be a player's entry that still counts.
        """
        free = self._free_from(agreed[0]) if len(agreed) == 1 else None
        is_agreed = len(agreed) == self.world.seats or (free is not None and free <= to)
        return is_agreed and to in self._open_to_all()

    def _open_to_all(self) -> list[int]:
        """Return by definition the players' entries since the last binding one."""
        bound = max((at for at, entry in enumerate(self.crossed) if entry.is_binding), default=-1)
        return [entry.position for entry in self.crossed[bound + 1 :] if entry.seat != CHANCE]

    def _compare_agreements(self) -> None:
        """Check that the match allows exactly those sets of seats to go back that the definition allows."""
        seats = [Seat(seat) for seat in range(self.world.seats)]
        for to in range(max(0, self.world.position - REACH), self.world.position + 1):
            for agreed in chain.from_iterable(combinations(seats, number) for number in range(len(seats) + 1)):
                if self.world.may_take_back(to, agreed) != self._may(to, agreed):
                    raise Breach("may_take_back", f"seats {agreed} to entry {to}: differs from the definition")
        for seat in seats:
            last = next((entry.position for entry in reversed(self.crossed) if entry.seat == seat), None)
            if self.world.may_ask_back(seat) != (last in self._open_to_all()):
                raise Breach("may_ask_back", f"seat {seat} for its last move: differs from the definition")

    def _go_on(self) -> None:
        """Play a random move and record it."""
        world, position = self.world, self.world.position
        asked, before = world.pending, world.state
        self.before[position] = _Before(encode(before), tuple(world.log), asked)
        self._note(random_step(world, self.dice), position, asked)

    def _note(self, step: AnyStep, position: int, asked: tuple[Decision, ...]) -> None:
        """Record the entries of a step.

        These are barriers: chance, a ballot that is open before or after, a revelation, and a binding answer.
        """
        played = step.entries[0]
        assert isinstance(played, Played), "a step begins with a player's entry"
        after = self.world.game.apply(step.before, played.seat, played.move, SILENT)
        is_sealed = any(decision.sealed for decision in (*asked, *self.world.game.pending(after)))
        reveals = any(event.reveals for at, event in self.world.log if at == position)
        is_binding = any(decision.is_binding for decision in asked if decision.seat == played.seat)
        self.crossed.append(_Crossed(position, played.seat, is_sealed or reveals or is_binding, is_binding))
        self.crossed += [_Crossed(position + n, CHANCE, is_line=True) for n in range(1, len(step.entries))]

    def _go_back(self) -> None:
        """Go back as far as one seat may by itself, or to any of the last moves if all agree."""
        world = self.world
        free = [(seat, self._free_from(Seat(seat))) for seat in range(world.seats)]
        alone = [(to, (Seat(seat),)) for seat, to in free if to is not None]
        everyone = tuple(Seat(seat) for seat in range(world.seats))
        anywhere = [(to, everyone) for to in self._open_to_all()]
        choices = alone or anywhere[-4:]
        if not choices:
            self._go_on()
            return
        self._compare_agreements()
        to, agreed = choices[self.dice.below(len(choices))]
        old = (*world.pending, *self.before[to].pending)
        house = [(at, event) for at, event in world.log if at >= to and isinstance(event, HouseEvent)]
        step = world.take_back(to, agreed)
        self.times += 1
        self.crossed = [entry for entry in self.crossed if entry.position < to]
        self._check_back(to, step, old, (*self.before[to].log, *house))

    def _check_back(self, to: int, step: AnyStep, old: tuple[Decision, ...], log: tuple[_Line, ...]) -> None:
        """Check that all is as it was before that entry, except the event of the take-back and the tokens."""
        world, before = self.world, self.before[to]
        if encode(world.state) != before.state:
            raise Breach("take-back", f"the state is not the one before entry {to}")
        if tuple(world.log[:-1]) != log or not isinstance(world.log[-1][1], TakenBack):
            raise Breach("take-back", f"the log is not the one before entry {to}")
        if len(step.entries) != 1:
            raise Breach("take-back", "chance moved while the table went back")
        for decision in old:
            move = world.game.moves(world.header.options, world.seats)[0]
            answer = world.fork().play(decision.seat, move, decision.token)
            if not isinstance(answer, Stale):
                raise Breach("token", f"an answer from before was not stale: {decision}")
