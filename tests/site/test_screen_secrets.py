"""What a screen shows is the same, byte for byte, in two worlds that differ only in what is secret."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.sockets import rooms
from burghof.hosting.sockets.messages import full_view
from burghof.kernel import Audience, Recall, Rng, Seat
from burghof.testkit.effort import QUICK, current_effort
from burghof.testkit.random_games import random_positions, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld
from burghof.wire.client_out import FullView
from tests.server.wire.test_two_worlds import RECALLS, trial_of
from tests.server.wire.world_pair import difference
from tests.site.conftest import NewGuest, guests_at
from tests.site.screen import TELEVISION, TableScreen
from tests.site.two_worlds import ScreenPairs, TwoWorldServer, two_world_server

GAMES: Final = ("kilt_castle", "appenzell", "seven_locks", "solomon", "the_castle")
PAIRS: Final = current_effort().pairs // 16
"""Number of pairs of worlds for each game and recall."""
DRAWN_PAIRS: Final = 3 if current_effort() == QUICK else 6
"""Number of pairs that are also compared in a browser."""
MAX_POLLS: Final = 60
POLL_MS: Final = 500
"""Milliseconds between two polls."""


@pytest.fixture(scope="module")
def paired_server() -> Iterator[TwoWorldServer]:
    """A server whose tables come in pairs."""
    with two_world_server() as server:
        yield server


def indistinguishable_pairs(trial: AnyTrial, recall: Recall, rng: Rng) -> Iterator[tuple[ForkedWorld, ForkedWorld]]:
    """Yield pairs of worlds that a spectator cannot tell apart; in a game that hides nothing they are the same."""
    hides = trial.plugin.card.has_hidden_information
    for world in random_positions(trial, "screen", recall):
        recent = world.with_recent_log()
        twin = trial.twin(world.state, None, recall, rng)
        if twin != world.state or not hides:
            yield recent.fork(), recent.fork(twin)


def compare_messages(home_server: TwoWorldServer, game: str, recall: Recall, pairs: int) -> int:
    """Compare what screens are sent in this many pairs of worlds, and return the number of messages."""
    trial = trial_of(game)
    dice = rng_for(trial, "screen")
    screens = ScreenPairs(home_server.process, trial.plugin.card.id, recall)
    sent = 0
    for pair in islice(indistinguishable_pairs(trial, recall, dice), pairs):
        one, other = home_server.run(screens.messages_in_both(pair, None, dice))
        assert one == other, f"a screen can tell two worlds apart: {difference(one, other)}"
        sent += len(one)
    return sent


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("game", GAMES)
def test_a_screen_is_sent_the_same_bytes_in_two_worlds(
    paired_server: TwoWorldServer, game: str, recall: Recall
) -> None:
    assert compare_messages(paired_server, game, recall, PAIRS) > PAIRS


def sight_of_a_seat(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> FullView:
    """Plant a leak: the sight of the first seat in place of the public one."""
    return msgspec.structs.replace(full_view(live, Seat(0), now, outline=outline), seat=audience)


@pytest.mark.parametrize("game", ["solomon", "the_castle"])
def test_a_leak_to_a_screen_is_caught(
    paired_server: TwoWorldServer, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "full_view", sight_of_a_seat)

    with pytest.raises(AssertionError, match="a screen can tell two worlds apart"):
        compare_messages(paired_server, game, "notebook", PAIRS)


def screen_html(screen: TableScreen) -> str:
    """Return the HTML that a screen shows, with the table's id replaced."""
    html: str = screen.page.evaluate("document.documentElement.outerHTML")
    return html.replace(screen.page.url.rpartition("/")[2].partition("?")[0], "TABLE")


def wait_until_same(both: list[TableScreen]) -> bool:
    """Return whether two screens draw the same in the end; one may finish a step before the other."""
    for _ in range(MAX_POLLS):
        if screen_html(both[0]) == screen_html(both[1]):
            return True
        both[0].page.wait_for_timeout(POLL_MS)
    return False


def compare_screens(home_server: TwoWorldServer, new_guest: NewGuest, game: str) -> tuple[int, int]:
    """Compare what browsers show of pairs of worlds, also after a step; return the numbers of pairs and of steps."""
    trial = trial_of(game)
    dice = rng_for(trial, "screen/drawn")
    stage = ScreenPairs(home_server.process, trial.plugin.card.id, "pure")
    both = [TableScreen(new_guest(url=home_server.url, size=TELEVISION)) for _ in range(2)]
    looked = steps = 0
    for pair in islice(indistinguishable_pairs(trial, "pure", dice), DRAWN_PAIRS):
        tables = home_server.run(stage.set_worlds(pair))
        for screen, table in zip(both, tables, strict=True):
            screen.goto(f"{home_server.url}/tables/{table.table}")
            screen.turn.wait_for()
            screen.page.locator("main svg[role=group]").first.wait_for()
            screen.page.wait_for_load_state("networkidle")
        assert screen_html(both[0]) == screen_html(both[1]), "a screen draws two worlds differently"
        looked += 1
        received = [screen.steps for screen in both]
        if home_server.run(stage.play_step(pair, dice)):
            for screen, before in zip(both, received, strict=True):
                screen.wait_for_steps(before + 1)
            assert wait_until_same(both), "a screen draws a step in two worlds differently"
            steps += 1
    return looked, steps


@pytest.mark.parametrize("game", ["solomon", "appenzell"])
def test_a_screen_draws_the_same_in_two_worlds(paired_server: TwoWorldServer, chromium: Browser, game: str) -> None:
    with guests_at(paired_server.url, chromium) as comes:
        looked, steps = compare_screens(paired_server, comes, game)

    assert looked == DRAWN_PAIRS
    assert steps > 0


def test_a_leak_to_a_screen_is_seen(
    paired_server: TwoWorldServer, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "full_view", sight_of_a_seat)

    with (
        guests_at(paired_server.url, chromium) as comes,
        pytest.raises(AssertionError, match="draws two worlds differently"),
    ):
        compare_screens(paired_server, comes, "solomon")
