"""Events as messages: towers are named by their emblems, and unknown facts are left out."""

from typing import get_args

import pytest

from burghof.games.seven_locks.model.castle import Echo, Emblem, Key, Tower
from burghof.games.seven_locks.model.events import Dropped, EnchantedKeyShown, LocksEvent, TowerOpened, Tried, Walked
from burghof.games.seven_locks.tests.tables import A
from burghof.kernel import Message, PlayerName, say


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (Dropped(A, Tower(2), Echo(-1)), say("event-dropped", seat=PlayerName(A), tower=Emblem.BELL, echo=-1)),
        (Walked(A, Tower(2), Tower(0)), say("event-walked", seat=PlayerName(A), tower=Emblem.BELL, source=Emblem.MOON)),
        (
            Tried(A, Tower(2), Key(5), "too-long", None),
            say("event-tried", seat=PlayerName(A), tower=Emblem.BELL, key=5, fit="too-long", by=0),
        ),
        (
            Tried(A, Tower(2), Key(5), "too-short", 2),
            say("event-tried", seat=PlayerName(A), tower=Emblem.BELL, key=5, fit="too-short", by=2),
        ),
        (
            EnchantedKeyShown(Tower(6), Key(2), Key(6), 7),
            say("event-enchanted-key-shown", tower=Emblem.WHEEL, key=2, enchanted=6, pearls=7),
        ),
    ],
)
def test_an_event_is_a_sentence(event: LocksEvent, message: Message) -> None:
    assert event.message() == message


def test_whatever_shows_a_depth_is_marked_as_revealing() -> None:
    assert [event for event in get_args(LocksEvent) if event.reveals] == [Tried, TowerOpened, EnchantedKeyShown]
