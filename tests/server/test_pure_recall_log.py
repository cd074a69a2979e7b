"""Under pure recall, a log built step by step equals the log of a fresh sight, at every step and for every audience."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from typing import Final
from uuid import UUID

import msgspec
import pytest
from msgspec import UnsetType

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.sockets.messages import catch_up_frames, live_frames, log_update, step_update
from burghof.kernel import AnyStep, Audience, Event, Frame, Rng, Seat, log_for
from burghof.kernel.record import Player
from burghof.testkit.effort import QUICK, current_effort
from burghof.testkit.random_games import open_world, random_step, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld
from burghof.wire.client_out import LogUpdate
from burghof.wire.clock import Unlimited
from tests.server.wire.test_two_worlds import GAMES, trial_of

STEPS_PER_GAP: Final = 7
"""Each audience misses about one step in this many and catches up later."""
STEPS_PER_SPECIAL_ACTION: Final = 40
"""About one step in this many is a take-back, and one a change of player."""
MAX_STEPS: Final = 400
"""Maximum number of steps followed in one game."""
GAMES_PER_KIND: Final = 1 if current_effort() == QUICK else 3
"""Number of followed games with transient events, for each kind of game."""

LogRule = Callable[[LiveTable, Sequence[AnyStep], Sequence[Frame], Audience], LogUpdate | UnsetType]


class LogClient:
    """A client with a log, to which it adds exactly the events that the server marks for the log."""

    def __init__(self, live: LiveTable, audience: Audience) -> None:
        """Start with the log of a fresh sight."""
        self.audience = audience
        self.cursor = live.cursor_of(audience)
        self.log: list[Event] = list(log_for(live.match, audience))

    def receive(self, cursor: int, received: Sequence[Frame], kept: LogUpdate | UnsetType) -> None:
        """Add a step to the log, in the form that stays after the step."""
        if isinstance(kept, UnsetType):
            self.log += [frame.event for frame in received if frame.event]
        else:
            self.log = [*([] if kept.anew else self.log), *kept.log]
            assert kept.said == tuple(event.message() for event in kept.log)
        self.cursor = cursor


def server_log_rule(
    live: LiveTable, steps: Sequence[AnyStep], received: Sequence[Frame], audience: Audience
) -> LogUpdate | UnsetType:
    """Return what the server marks for the log."""
    return log_update(live.match, steps, received, audience, outline=True)


def missing_log_rule(*_: object) -> UnsetType:
    """Simulate a server that sends all events and never says which of them are transient."""
    return msgspec.UNSET


def random_action(world: ForkedWorld, rng: Rng) -> AnyStep:
    """Play a random move, or rarely a take-back by all or a change of player."""
    scene, mover = rng.below(STEPS_PER_SPECIAL_ACTION), Seat(rng.below(world.seats))
    last = world.last_move_of(mover)
    if scene == 0 and last is not None and world.may_propose_take_back(mover):
        return world.take_back(last, [Seat(seat) for seat in range(world.seats)])
    if scene == 1:
        return world.change_seat(mover, Player(f"guest {rng.below(9)}"))
    return random_step(world, rng)


def follow_game(trial: AnyTrial, n: int, log_rule: LogRule = server_log_rule) -> int:
    """Follow a random game with all audiences, some with gaps; return the number of its transient events."""
    dice, seats = rng_for(trial, "log", n), trial.plugin.card.seats
    world = open_world(trial, dice, "pure", seats[n % len(seats)])
    live = LiveTable(UUID(int=0), world.fork(), Unlimited(), "bot")
    live.recent = deque(maxlen=MAX_STEPS)
    readers = [LogClient(live, audience) for audience in live.audiences]
    passing = 0
    for _ in range(MAX_STEPS):
        step = random_action(world, dice)
        past = live.advance(world.fork(), step, None)
        passing += sum(received.event.is_transient for received in step.emitted)
        for reader in readers:
            audience = reader.audience
            is_away = dice.below(STEPS_PER_GAP) == 0 and not world.is_over
            if past.reaches[live.audience_index(audience)] and not is_away:
                missed = live.steps_since(audience, reader.cursor)
                assert missed is not None
                is_there = missed == [step]
                received = (
                    live_frames(live, step, audience) if is_there else catch_up_frames(live.match, missed, audience)
                )
                reader.receive(live.cursor_of(audience), received, log_rule(live, missed, received, audience))
            if reader.cursor == live.cursor_of(audience):
                assert reader.log == LogClient(live, audience).log, (
                    "a log that was followed is not that of a fresh sight"
                )
        if world.is_over:
            break
    return passing


def games_with_transient_events(trial: AnyTrial, log_rule: LogRule = server_log_rule) -> Iterator[int]:
    """Follow random games, with all numbers of seats in turn; yield the number of transient events if there are any."""
    return (passing for n in count() if (passing := follow_game(trial, n, log_rule)))


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_a_log_that_was_followed_is_the_log_of_a_fresh_sight(game: str) -> None:
    assert sum(islice(games_with_transient_events(trial_of(game)), GAMES_PER_KIND)) >= GAMES_PER_KIND


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_does_not_say_what_is_kept_is_caught(game: str) -> None:
    with pytest.raises(AssertionError, match="is not that of a fresh sight"):
        next(games_with_transient_events(trial_of(game), missing_log_rule))


@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_only_pure_recall_is_sent_what_the_log_keeps(recall: str) -> None:
    trial = trial_of("appenzell")
    dice = rng_for(trial, "log")
    world = open_world(trial, dice, "pure" if recall == "pure" else "notebook", 2)
    live = LiveTable(UUID(int=0), world.fork(), Unlimited(), "bot")
    sent = set[str]()
    for _ in range(20):
        step = random_step(world, dice)
        live.advance(world.fork(), step, None)
        received = step_update(live, [step], live_frames(live, step, Seat(0)), Seat(0), 0, outline=None)
        sent |= msgspec.json.decode(msgspec.json.encode(received)).keys()

    assert ("kept" in sent) == (recall == "pure")
