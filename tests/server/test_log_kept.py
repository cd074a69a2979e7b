"""Under pure recall, a log built step by step equals the log of a fresh sight, at every step and for every audience."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from typing import Final
from uuid import UUID

import msgspec
import pytest
from msgspec import UnsetType

from burghof.kernel import AnyStep, Audience, Event, Frame, Rng, Seat, log_for
from burghof.kernel.record import Player
from burghof.server.journal.live import LiveTable
from burghof.server.sockets.messages import frames_missed, frames_now, log_kept, stepped
from burghof.testkit.effort import QUICK, effort
from burghof.testkit.trial import AnyTrial
from burghof.testkit.walk import dice_for, opened_world, random_step
from burghof.testkit.world import World
from burghof.wire.client_out import LogKept
from burghof.wire.clock import NoClock
from tests.server.wire.test_two_worlds import GAMES, trial_of

AWAY: Final = 7
"""Each audience misses about one step in this many and catches up later."""
SCENES: Final = 40
"""About one step in this many is a take-back, and one a change of player."""
MOST: Final = 400
"""Maximum number of steps followed in one game."""
FOLLOWED: Final = 1 if effort() == QUICK else 3
"""Number of followed games with transient events, for each kind of game."""

Keeps = Callable[[LiveTable, Sequence[AnyStep], Sequence[Frame], Audience], LogKept | UnsetType]


class Reader:
    """A client with a log, to which it adds exactly the events that the server marks for the log."""

    def __init__(self, live: LiveTable, audience: Audience) -> None:
        """Start with the log of a fresh sight."""
        self.audience = audience
        self.cursor = live.cursor_of(audience)
        self.log: list[Event] = list(log_for(live.match, audience))

    def hear(self, cursor: int, told: Sequence[Frame], kept: LogKept | UnsetType) -> None:
        """Add a step to the log, in the form that stays after the step."""
        if isinstance(kept, UnsetType):
            self.log += [frame.event for frame in told if frame.event]
        else:
            self.log = [*([] if kept.anew else self.log), *kept.log]
            assert kept.said == tuple(event.message() for event in kept.log)
        self.cursor = cursor


def kept_now(
    live: LiveTable, steps: Sequence[AnyStep], told: Sequence[Frame], audience: Audience
) -> LogKept | UnsetType:
    """Return what the server marks for the log."""
    return log_kept(live.match, steps, told, audience, outline=True)


def never_said(*_: object) -> UnsetType:
    """Simulate a server that sends all events and never says which of them are transient."""
    return msgspec.UNSET


def moves_on(world: World, dice: Rng) -> AnyStep:
    """Play a random move, or rarely a take-back by all or a change of player."""
    scene, mover = dice.below(SCENES), Seat(dice.below(world.seats))
    last = world.last_move_of(mover)
    if scene == 0 and last is not None and world.may_ask_back(mover):
        return world.take_back(last, [Seat(seat) for seat in range(world.seats)])
    if scene == 1:
        return world.change_seat(mover, Player(f"guest {dice.below(9)}"))
    return random_step(world, dice)


def follow(trial: AnyTrial, n: int, keeps: Keeps = kept_now) -> int:
    """Follow a random game with all audiences, some with gaps; return the number of its transient events."""
    dice, seats = dice_for(trial, "log", n), trial.plugin.card.seats
    world = opened_world(trial, dice, "pure", seats[n % len(seats)])
    live = LiveTable(UUID(int=0), world.fork(), NoClock(), "bot")
    live.recent = deque(maxlen=MOST)
    readers = [Reader(live, audience) for audience in live.audiences]
    passing = 0
    for _ in range(MOST):
        step = moves_on(world, dice)
        past = live.became(world.fork(), step, None)
        passing += sum(told.event.passing for told in step.told)
        for reader in readers:
            audience = reader.audience
            is_away = dice.below(AWAY) == 0 and not world.is_over
            if past.told[live.place_of(audience)] and not is_away:
                missed = live.missed(audience, reader.cursor)
                assert missed is not None
                is_there = missed == [step]
                told = (
                    frames_now(live.match, step, audience) if is_there else frames_missed(live.match, missed, audience)
                )
                reader.hear(live.cursor_of(audience), told, keeps(live, missed, told, audience))
            if reader.cursor == live.cursor_of(audience):
                assert reader.log == Reader(live, audience).log, "a log that was followed is not that of a fresh sight"
        if world.is_over:
            break
    return passing


def passing_games(trial: AnyTrial, keeps: Keeps = kept_now) -> Iterator[int]:
    """Follow random games, with all numbers of seats in turn; yield the number of transient events if there are any."""
    return (passing for n in count() if (passing := follow(trial, n, keeps)))


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_a_log_that_was_followed_is_the_log_of_a_fresh_sight(game: str) -> None:
    assert sum(islice(passing_games(trial_of(game)), FOLLOWED)) >= FOLLOWED


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_does_not_say_what_is_kept_is_caught(game: str) -> None:
    with pytest.raises(AssertionError, match="is not that of a fresh sight"):
        next(passing_games(trial_of(game), never_said))


@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_only_pure_recall_is_sent_what_the_log_keeps(recall: str) -> None:
    trial = trial_of("appenzell")
    dice = dice_for(trial, "log")
    world = opened_world(trial, dice, "pure" if recall == "pure" else "notebook", 2)
    live = LiveTable(UUID(int=0), world.fork(), NoClock(), "bot")
    sent = set[str]()
    for _ in range(20):
        step = random_step(world, dice)
        live.became(world.fork(), step, None)
        told = stepped(live, [step], frames_now(live.match, step, Seat(0)), Seat(0), 0, outline=False)
        sent |= msgspec.json.decode(msgspec.json.encode(told)).keys()

    assert ("kept" in sent) == (recall == "pure")
