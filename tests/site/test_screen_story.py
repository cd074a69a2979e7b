"""The story of a table screen with two phones: no page runs ahead of its board, and no phone ahead of the screen."""

from collections.abc import Sequence
from typing import Final

import pytest

from tests.site.conftest import NewGuest
from tests.site.story_check import LOOK_UP, Fault
from tests.site.story_sampler import CHAIRS
from tests.site.story_screen import ScreenTable, ahead_of_screen, log_ahead_of_screen
from tests.site.test_story import assert_in_time, plant_faults

SAMPLES: Final = 300
FEW_SAMPLES: Final = 100
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


PRESS_SKIP: Final = """(text) => {
  const at = performance.timeOrigin + performance.now();
  [...document.querySelectorAll('footer button')].find((one) => one.textContent.trim() === text).click();
  return at;
}"""
"""Script: press the button that completes the showing, and return the time."""
WAITING_BEATS: Final = 3
"""Number of beats that a screen has still to show when a phone completes the showing."""


def report(faults: Sequence[Fault]) -> str:
    """Describe the first faults."""
    return "\n".join([f"{len(faults)} samples are ahead of the screen", *map(str, faults[:MAX_FAULTS])])


@pytest.mark.full
def test_no_log_of_a_phone_runs_ahead_of_the_screen(new_guest: NewGuest) -> None:
    screen, *phones = ScreenTable(new_guest, "kilt-castle").record(FEW_SAMPLES)

    for phone in phones:
        assert not (faults := log_ahead_of_screen(screen, phone)), report(faults)


@pytest.mark.full
@pytest.mark.parametrize("game", CHAIRS)
def test_no_page_runs_ahead_of_its_board_and_no_phone_ahead_of_the_screen(new_guest: NewGuest, game: str) -> None:
    story = ScreenTable(new_guest, game).check(SAMPLES)

    for page in story.pages:
        assert_in_time(page)
    for phone in story.phones:
        assert not (faults := ahead_of_screen(story.screen, phone)), report(faults)
        assert any(sample.sentence.startswith(LOOK_UP) for sample in phone.samples)


@pytest.mark.full
def test_a_press_on_the_phone_whose_turn_is_next_completes_the_showing_everywhere(new_guest: NewGuest) -> None:
    table = ScreenTable(new_guest, "kilt-castle")
    table.start_game()
    asked = table.play_until_next(WAITING_BEATS)
    other = 1 - asked
    assert table.phones[other].button("skip").count() == 0, "only one person can go on"

    pressed = table.phones[asked].page.evaluate(PRESS_SKIP, table.phones[asked].text("skip"))

    table.wait_until_shown()
    screen, *phones = table.recordings()
    told = {sample.sentence for sample in screen.samples if sample.at > pressed}
    # What was shown, perhaps one beat more until the screen knows of the press, and what to do now.
    assert len(told) < WAITING_BEATS + 1, told
    assert not (faults := log_ahead_of_screen(screen, phones[other])), report(faults)


@pytest.mark.full
def test_phones_that_are_ahead_of_the_screen_are_reported(new_guest: NewGuest) -> None:
    table = ScreenTable(new_guest, "kilt-castle")
    early, deaf = (phone.page for phone in table.phones)
    plant_faults(early, "kilt-castle", ["sentence"])
    deaf.add_init_script(DEAF_SCRIPT)

    story = table.check(SAMPLES)

    assert all(ahead_of_screen(story.screen, phone) for phone in story.phones)
