"""Take-back: how far a seat may go back equals the definition, and going back leads exactly there."""

from itertools import chain, combinations
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import encode

from burghof.kernel import CHANCE, DISCARD, AnyStep, Decision, Event, Played, Rng, Seat, Stale, TableEvent, TakenBack
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import MAX_STEPS, open_world, random_step, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld, WorldFactory

TAKE_BACK_ONE_IN = 6
"""A random game goes back at one position in this many."""
MAX_TAKE_BACKS = 25
"""Maximum number of take-backs per game, so that it ends."""
LAST_ENTRIES_TRIED = 6
"""Number of last entries for which every set of seats is tried."""


_LogLine: TypeAlias = tuple[int, Event]
"""A line of the log, as stored in a match: its position and its event."""


class _CountingEntry(Struct, frozen=True):
    """An entry that still counts: its position, its seat, whether it is a barrier for take-back, whether it binds."""

    position: int
    seat: Seat
    is_barrier: bool
    is_binding: bool = False


class _Before(Struct, frozen=True):
    """The match just before a player's entry."""

    state: bytes
    log: tuple[_LogLine, ...]
    pending: tuple[Decision, ...]


def check_take_back(trial: AnyTrial, games: int, new_world: WorldFactory = ForkedWorld) -> None:
    """Play this many games for each number of seats with occasional take-backs; `new_world` creates the matches."""
    for seats in trial.plugin.card.seats:
        for n in range(games):
            dice = rng_for(trial, f"take-back/{seats}", n)
            _TakeBackGame(open_world(trial, dice, "notebook", seats, new_world), dice).run()


class _TakeBackGame:
    """A random game with take-backs, and an independent account of what may be taken back."""

    def __init__(self, world: ForkedWorld, rng: Rng) -> None:
        self.world = world
        self.dice = rng
        self.counting_entries: list[_CountingEntry] = [
            _CountingEntry(at, CHANCE, is_barrier=True) for at in range(world.position)
        ]
        self.before: dict[int, _Before] = {}
        self.take_backs = 0

    def run(self) -> None:
        """Play to the end, compare at each position, and go back at random."""
        for _ in range(MAX_STEPS):
            if self.world.is_over:
                return
            self._compare()
            if self.take_backs < MAX_TAKE_BACKS and self.before and self.dice.below(TAKE_BACK_ONE_IN) == 0:
                self._take_back()
            else:
                self._play_move()
        raise ContractError("end", f"a random game with take-backs is not over after {MAX_STEPS} steps")

    def _take_back_limit(self, seat: Seat) -> int | None:
        """Return by definition the first of the seat's last consecutive entries without a barrier among them."""
        lines = [at for at, entry in enumerate(self.counting_entries) if entry.is_barrier or entry.seat != seat]
        free = self.counting_entries[lines[-1] + 1 :] if lines else self.counting_entries
        return free[0].position if free else None

    def _compare(self) -> None:
        """Check that the match agrees with the definition for every seat."""
        for seat in range(self.world.seats):
            ours, its = self._take_back_limit(Seat(seat)), self.world.take_back_limit(Seat(seat))
            if ours != its:
                raise ContractError("may_take_back", f"seat {seat} may go back to {its}, by definition to {ours}")

    def _may_take_back(self, to: int, agreed: tuple[Seat, ...]) -> bool:
        """Return by definition whether a set of seats may go back: all seats, or one seat within its own limit.

        The target must be a player's entry that still counts.
        """
        free = self._take_back_limit(agreed[0]) if len(agreed) == 1 else None
        is_agreed = len(agreed) == self.world.seats or (free is not None and free <= to)
        return is_agreed and to in self._reachable_by_all()

    def _reachable_by_all(self) -> list[int]:
        """Return by definition the players' entries since the last binding one."""
        bound = max((at for at, entry in enumerate(self.counting_entries) if entry.is_binding), default=-1)
        return [entry.position for entry in self.counting_entries[bound + 1 :] if entry.seat != CHANCE]

    def _compare_agreements(self) -> None:
        """Check that the match allows exactly those sets of seats to go back that the definition allows."""
        seats = [Seat(seat) for seat in range(self.world.seats)]
        for to in range(max(0, self.world.position - LAST_ENTRIES_TRIED), self.world.position + 1):
            for agreed in chain.from_iterable(combinations(seats, number) for number in range(len(seats) + 1)):
                if self.world.may_take_back(to, agreed) != self._may_take_back(to, agreed):
                    raise ContractError("may_take_back", f"seats {agreed} to entry {to}: differs from the definition")
        for seat in seats:
            last = next((entry.position for entry in reversed(self.counting_entries) if entry.seat == seat), None)
            if self.world.may_propose_take_back(seat) != (last in self._reachable_by_all()):
                raise ContractError("may_ask_back", f"seat {seat} for its last move: differs from the definition")

    def _play_move(self) -> None:
        """Play a random move and record it."""
        world, position = self.world, self.world.position
        asked, before = world.pending, world.state
        self.before[position] = _Before(encode(before), tuple(world.log), asked)
        self._record_step(random_step(world, self.dice), position, asked)

    def _record_step(self, step: AnyStep, position: int, asked: tuple[Decision, ...]) -> None:
        """Record the entries of a step.

        These are barriers: chance, a ballot that is open before or after, a revelation, and a binding answer.
        """
        played = step.entries[0]
        assert isinstance(played, Played), "a step begins with a player's entry"
        after = self.world.game.apply(step.before, played.seat, played.move, DISCARD)
        is_sealed = any(decision.sealed for decision in (*asked, *self.world.game.pending(after)))
        reveals = any(event.reveals for at, event in self.world.log if at == position)
        is_binding = any(decision.is_binding for decision in asked if decision.seat == played.seat)
        self.counting_entries.append(
            _CountingEntry(position, played.seat, is_sealed or reveals or is_binding, is_binding)
        )
        self.counting_entries += [
            _CountingEntry(position + n, CHANCE, is_barrier=True) for n in range(1, len(step.entries))
        ]

    def _take_back(self) -> None:
        """Go back as far as one seat may by itself, or to any of the last moves if all agree."""
        world = self.world
        free = [(seat, self._take_back_limit(Seat(seat))) for seat in range(world.seats)]
        alone = [(to, (Seat(seat),)) for seat, to in free if to is not None]
        everyone = tuple(Seat(seat) for seat in range(world.seats))
        anywhere = [(to, everyone) for to in self._reachable_by_all()]
        choices = alone or anywhere[-4:]
        if not choices:
            self._play_move()
            return
        self._compare_agreements()
        to, agreed = choices[self.dice.below(len(choices))]
        old = (*world.pending, *self.before[to].pending)
        table_events = [(at, event) for at, event in world.log if at >= to and isinstance(event, TableEvent)]
        step = world.take_back(to, agreed)
        self.take_backs += 1
        self.counting_entries = [entry for entry in self.counting_entries if entry.position < to]
        self._check_taken_back(to, step, old, (*self.before[to].log, *table_events))

    def _check_taken_back(self, to: int, step: AnyStep, old: tuple[Decision, ...], log: tuple[_LogLine, ...]) -> None:
        """Check that all is as it was before that entry, except the event of the take-back and the tokens."""
        world, before = self.world, self.before[to]
        if encode(world.state) != before.state:
            raise ContractError("take-back", f"the state is not the one before entry {to}")
        if tuple(world.log[:-1]) != log or not isinstance(world.log[-1][1], TakenBack):
            raise ContractError("take-back", f"the log is not the one before entry {to}")
        if len(step.entries) != 1:
            raise ContractError("take-back", "chance moved while the table went back")
        for decision in old:
            move = world.game.moves(world.header.options, world.seats)[0]
            answer = world.fork().play(decision.seat, move, decision.token)
            if not isinstance(answer, Stale):
                raise ContractError("token", f"an answer from before was not stale: {decision}")
