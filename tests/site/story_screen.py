"""A table screen with two phones and a bot: samples of all three pages, and the check that no phone is ahead of it."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final

from msgspec import Struct

from tests.site.conftest import PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.screen import TELEVISION, TableScreen
from tests.site.story_check import Fault, StoryCheck
from tests.site.story_reference import Point, build_points
from tests.site.story_sampler import MAX_POLLS, POLL_MS, Pace, Recording, Sample, install_sampler, take_recording
from tests.site.touch_board import TouchBoard

NAMES: Final = ("Anna", "Ben")
PACES: Final[tuple[Pace, ...]] = ("calm", "at-once")
"""The pace that the person at each phone chose; beside a screen it may make no difference."""
SCREEN_PACE: Final[Pace] = "calm"


class ScreenStory(Struct, frozen=True):
    """The checks of a table screen and of the phones around it."""

    screen: StoryCheck
    phones: Sequence[StoryCheck]

    @property
    def pages(self) -> Sequence[StoryCheck]:
        """All pages, the screen first."""
        return (self.screen, *self.phones)


class ScreenTable:
    """A table on a screen, with two phones and a bot; each page is sampled from the beginning."""

    def __init__(self, new_guest: NewGuest, game: str) -> None:
        """Create the guests; their pages are still empty."""
        self.game = game
        self.screen = TableScreen(new_guest(size=TELEVISION))
        self.phones = [new_guest(size=PHONE) for _ in NAMES]
        self._fingers = [TouchBoard(phone.page) for phone in self.phones]
        for page, pace in zip(
            (self.screen.page, *(one.page for one in self.phones)), (SCREEN_PACE, *PACES), strict=True
        ):
            install_sampler(page, pace)

    def record(self, samples: int) -> ScreenStory:
        """Play random moves on the phones until each page has this many samples or the game is over."""
        self._start_game()
        pages = [self.screen.page, *(phone.page for phone in self.phones)]
        rng, polls = Random(4), 0
        while not all(page.evaluate("(samples) => story.samples.length >= samples", samples) for page in pages):
            playing = next((at for at in range(len(self.phones)) if self._is_asked(at)), None)
            if playing is not None:
                self._fingers[playing].play_random_move(rng)
                polls = 0
            elif all(phone.rematch.count() for phone in self.phones):
                break
            polls += 1
            assert polls < MAX_POLLS, f"no player moves: {self.screen.herald.inner_text()}"
            self.screen.page.wait_for_timeout(POLL_MS)
        recordings = [take_recording(pages[0], self.game, SCREEN_PACE, seat=None)]
        for seat, (page, pace) in enumerate(zip(pages[1:], PACES, strict=True)):
            recordings.append(take_recording(page, self.game, pace, seat=seat, is_led=True))
        guests = (self.screen.guest, *self.phones)
        screen, *phones = [_check(guest, one) for guest, one in zip(guests, recordings, strict=True)]
        return ScreenStory(screen, phones)

    def _start_game(self) -> None:
        self.screen.create_table(self.game, len(NAMES) + 1)
        for phone, name in zip(self.phones, NAMES, strict=True):
            phone.join(self.screen.link, name)
            phone.sit_down()
        for page in (self.screen.page, *(phone.page for phone in self.phones)):
            page.keyboard.press("Shift")  # sounds begin after the first touch
            page.mouse.move(1, 1)
        self.screen.start_game(*NAMES)

    def _is_asked(self, at: int) -> bool:
        """Return whether a phone asks its person for a move, after all others' moves were shown."""
        phone, finger = self.phones[at], self._fingers[at]
        return finger.turn_state() == "mine" and phone.page.title().startswith(phone.text("title-your-turn"))


def _check(guest: Guest, recording: Recording) -> StoryCheck:
    return StoryCheck(recording, build_points(recording, guest.context))


def ahead_of_screen(screen: StoryCheck, phone: StoryCheck) -> list[Fault]:
    """Return the samples of a phone that show what the screen did not show yet: a later sample of it lacks it.

    Only the order of samples counts: the screen reports what it has painted, and a phone shows it after that report.
    """
    known = [
        (sample.at, _position(screen.latest_point(sample, place)))
        for sample, place in zip(screen.samples, screen.places(), strict=True)
        if place.is_known
    ]
    times = [at for at, _ in known]
    least_after = [*accumulate((position for _, position in reversed(known)), min)][::-1]
    found = []
    for number, (sample, place) in enumerate(zip(phone.samples, phone.places(), strict=True)):
        after = bisect_right(times, sample.at)
        if after == len(times):
            continue
        point = phone.later_point(sample, place) or phone.earliest_point(sample, place)
        if _position(point) > least_after[after]:
            found.append(Fault("screen", number, least_after[after] // 2, _words(sample, point)))
    return found


def _position(point: Point) -> int:
    """Return the position of a point in the game as everyone sees it: after an event, or after the end of its step."""
    return 2 * point.public_events + point.is_rest


def _words(sample: Sample, point: Point) -> str:
    return f"{point.public_events} events, rest: {point.is_rest}: {sample.sentence}"
