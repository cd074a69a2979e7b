"""The story of a table screen with two phones: no page runs ahead of its board, and no phone ahead of the screen."""

from typing import Final

import pytest

from tests.site.conftest import NewGuest
from tests.site.story_check import StoryCheck
from tests.site.story_sampler import CHAIRS
from tests.site.story_screen import ScreenTable, ahead_of_screen
from tests.site.test_story import assert_in_time

pytestmark = pytest.mark.full

SAMPLES: Final = 300
MAX_FAULTS: Final = 12
"""Number of faults that a failed test prints."""

DEAF_SCRIPT: Final = """
window.WebSocket = class extends window.WebSocket {
  constructor(...rest) {
    super(...rest);
    this.addEventListener('message', (event) => {
      if (JSON.parse(event.data).type === 'shown') event.stopImmediatePropagation();
    });
  }
};
"""
"""Script: a phone that does not know what the table screen shows."""


def assert_behind(screen: StoryCheck, phone: StoryCheck) -> None:
    """Check that a phone shows nothing before the screen."""
    faults = ahead_of_screen(screen, phone)
    assert not faults, "\n".join([f"{len(faults)} samples are ahead of the screen", *map(str, faults[:MAX_FAULTS])])


@pytest.mark.parametrize("game", CHAIRS)
def test_no_phone_runs_ahead_of_the_screen(new_guest: NewGuest, game: str) -> None:
    story = ScreenTable(new_guest, game).record(SAMPLES)

    for page in story.pages:
        assert_in_time(page)
    for phone in story.phones:
        assert_behind(story.screen, phone)
        assert any(sample.sentence.startswith("Look up: ") for sample in phone.samples)


def test_a_phone_that_does_not_follow_the_screen_is_reported(new_guest: NewGuest) -> None:
    table = ScreenTable(new_guest, "kilt-castle")
    table.phones[1].page.add_init_script(DEAF_SCRIPT)

    story = table.record(SAMPLES)

    assert_behind(story.screen, story.phones[0])
    assert len(ahead_of_screen(story.screen, story.phones[1])) > 0
