"""What a screen shows is the same, byte for byte, in two worlds that differ only in what is secret."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser

from burghof.kernel import Audience, Dice, Recall, Seat
from burghof.server.journal.live import LiveTable
from burghof.server.sockets import rooms
from burghof.server.sockets.messages import sighted
from burghof.testkit.effort import QUICK, effort
from burghof.testkit.trial import AnyTrial
from burghof.testkit.walk import dice_for, positions
from burghof.testkit.world import World
from burghof.wire.client_out import Sighted
from tests.server.wire.stage import difference
from tests.server.wire.test_two_worlds import RECALLS, trial_of
from tests.site.conftest import Comes, company
from tests.site.screen import TELEVISION, Screen
from tests.site.two_worlds import HouseInTwoWorlds, Screens, house_in_two_worlds

GAMES: Final = ("kilt_castle", "appenzell", "seven_locks", "solomon", "the_castle")
PAIRS: Final = effort().pairs // 16
"""Number of pairs of worlds for each game and recall."""
SEEN: Final = 3 if effort() == QUICK else 6
"""Number of pairs that are also compared in a browser."""
LOOKS: Final = 60
BETWEEN_LOOKS: Final = 500
"""Milliseconds between two polls."""


@pytest.fixture(scope="module")
def worlds() -> Iterator[HouseInTwoWorlds]:
    """A server whose tables come in pairs."""
    with house_in_two_worlds() as house:
        yield house


def pairs_of(trial: AnyTrial, recall: Recall, dice: Dice) -> Iterator[tuple[World, World]]:
    """Yield pairs of worlds that a spectator cannot tell apart; in a game that hides nothing they are the same."""
    hides = trial.plugin.card.hides
    for world in positions(trial, "screen", recall):
        recent = world.lately()
        twin = trial.twin(world.state, None, recall, dice)
        if twin != world.state or not hides:
            yield recent.fork(), recent.fork(twin)


def compare(house: HouseInTwoWorlds, game: str, recall: Recall, pairs: int) -> int:
    """Compare what screens are sent in this many pairs of worlds, and return the number of messages."""
    trial = trial_of(game)
    dice = dice_for(trial, "screen")
    screens = Screens(house.assembly, trial.plugin.card.id, recall)
    sent = 0
    for pair in islice(pairs_of(trial, recall, dice), pairs):
        one, other = house.does(screens.told(pair, None, dice))
        assert one == other, f"a screen can tell two worlds apart: {difference(one, other)}"
        sent += len(one)
    return sent


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("game", GAMES)
def test_a_screen_is_sent_the_same_bytes_in_two_worlds(worlds: HouseInTwoWorlds, game: str, recall: Recall) -> None:
    assert compare(worlds, game, recall, PAIRS) > PAIRS


def sight_of_a_seat(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> Sighted:
    """Plant a leak: the sight of the first seat in place of the public one."""
    return msgspec.structs.replace(sighted(live, Seat(0), now, outline=outline), seat=audience)


@pytest.mark.parametrize("game", ["solomon", "the_castle"])
def test_a_leak_to_a_screen_is_caught(worlds: HouseInTwoWorlds, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "sighted", sight_of_a_seat)

    with pytest.raises(AssertionError, match="a screen can tell two worlds apart"):
        compare(worlds, game, "notebook", PAIRS)


def drawn(screen: Screen) -> str:
    """Return the HTML that a screen shows, with the table's id replaced."""
    html: str = screen.page.evaluate("document.documentElement.outerHTML")
    return html.replace(screen.page.url.rpartition("/")[2].partition("?")[0], "TABLE")


def come_to_the_same(both: list[Screen]) -> bool:
    """Return whether two screens draw the same in the end; one may finish a step before the other."""
    for _ in range(LOOKS):
        if drawn(both[0]) == drawn(both[1]):
            return True
        both[0].page.wait_for_timeout(BETWEEN_LOOKS)
    return False


def look(house: HouseInTwoWorlds, comes: Comes, game: str) -> tuple[int, int]:
    """Compare what browsers show of pairs of worlds, also after a step; return the numbers of pairs and of steps."""
    trial = trial_of(game)
    dice = dice_for(trial, "screen/drawn")
    stage = Screens(house.assembly, trial.plugin.card.id, "pure")
    both = [Screen(comes(url=house.url, size=TELEVISION)) for _ in range(2)]
    looked = steps = 0
    for pair in islice(pairs_of(trial, "pure", dice), SEEN):
        tables = house.does(stage.stand(pair))
        for screen, table in zip(both, tables, strict=True):
            screen.opens(f"{house.url}/tables/{table.table}")
            screen.turn.wait_for()
            screen.page.locator("main svg[role=group]").first.wait_for()
            screen.page.wait_for_load_state("networkidle")
        assert drawn(both[0]) == drawn(both[1]), "a screen draws two worlds differently"
        looked += 1
        told = [screen.steps for screen in both]
        if house.does(stage.steps(pair, dice)):
            for screen, before in zip(both, told, strict=True):
                screen.waits_for_steps(before + 1)
            assert come_to_the_same(both), "a screen draws a step in two worlds differently"
            steps += 1
    return looked, steps


@pytest.mark.parametrize("game", ["solomon", "appenzell"])
def test_a_screen_draws_the_same_in_two_worlds(worlds: HouseInTwoWorlds, chromium: Browser, game: str) -> None:
    with company(worlds.url, chromium) as comes:
        looked, steps = look(worlds, comes, game)

    assert looked == SEEN
    assert steps > 0


def test_a_leak_to_a_screen_is_seen(
    worlds: HouseInTwoWorlds, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "sighted", sight_of_a_seat)

    with company(worlds.url, chromium) as comes, pytest.raises(AssertionError, match="draws two worlds differently"):
        look(worlds, comes, "solomon")
