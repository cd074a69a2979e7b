"""A table screen with two phones and a bot: samples of all three pages, and the check that no phone is ahead of it."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final

from msgspec import Struct
from playwright.sync_api import Page, expect

from tests.site.conftest import PHONE, NewGuest
from tests.site.screen import TELEVISION, TableScreen
from tests.site.story_check import MAX_LOG_LINES, Fault, StoryCheck
from tests.site.story_reference import Lines, Point, build_points, points_in_words
from tests.site.story_sampler import MAX_POLLS, POLL_MS, Pace, Recording, Sample, install_sampler, take_recording
from tests.site.touch_board import TouchBoard

NAMES: Final = ("Anna", "Ben")
PACES: Final[tuple[Pace, ...]] = ("calm", "at-once")
"""The pace that the person at each phone chose; beside a screen it may make no difference."""
SCREEN_PACE: Final[Pace] = "calm"
PENNONS: Final = "footer .pennons"
"""Selector of the pennons of what is being shown."""
SCREEN_LINES: Final = 2
"""Number of lines of the log that a screen shows."""


class ScreenStory(Struct, frozen=True):
    """The checks of a table screen and of the phones around it."""

    screen: StoryCheck
    phones: Sequence[StoryCheck]

    @property
    def pages(self) -> Sequence[StoryCheck]:
        """All pages, the screen first."""
        return (self.screen, *self.phones)


class Moment(Struct, frozen=True):
    """What a page showed at a time: a position of the game as everyone sees it."""

    at: float
    position: int


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

    def check(self, samples: int) -> ScreenStory:
        """Play and sample a game, and return its checks by the drawings of all pages."""
        guests = (self.screen.guest, *self.phones)
        screen, *phones = [
            StoryCheck(recording, build_points(recording, guest.context))
            for guest, recording in zip(guests, self.record(samples), strict=True)
        ]
        return ScreenStory(screen, phones)

    def record(self, samples: int) -> list[Recording]:
        """Play random moves on the phones until each page has this many samples or the game is over.

        Returns the recordings of the screen and of the phones.
        """
        self.start_game()
        rng, polls = Random(4), 0
        while not all(page.evaluate("(samples) => story.samples.length >= samples", samples) for page in self._pages):
            if self._play(rng):
                polls = 0
            elif all(phone.rematch.count() for phone in self.phones):
                break
            polls += 1
            assert polls < MAX_POLLS, f"no player moves: {self.screen.herald.inner_text()}"
            self.screen.page.wait_for_timeout(POLL_MS)
        return self.recordings()

    def recordings(self) -> list[Recording]:
        """Return what was sampled until now on the screen and on the phones."""
        screen, *phones = self._pages
        recordings = [take_recording(screen, self.game, SCREEN_PACE, seat=None)]
        for seat, (page, pace) in enumerate(zip(phones, PACES, strict=True)):
            recordings.append(take_recording(page, self.game, pace, seat=seat, is_led=True))
        return recordings

    def play_until_next(self, beats: int) -> int:
        """Play until it is a phone's turn, and the screen has this many beats to show before; return the phone."""
        rng = Random(4)
        for _ in range(MAX_POLLS):
            for at, (phone, finger) in enumerate(zip(self.phones, self._fingers, strict=True)):
                if finger.turn_state() == "mine" and self._waiting_beats() >= beats and phone.button("skip").count():
                    return at
            self._play(rng)
            self.screen.page.wait_for_timeout(POLL_MS)
        raise AssertionError(f"no player moves: {self.screen.herald.inner_text()}")

    def wait_until_shown(self) -> None:
        """Wait until all pages have shown everything."""
        for page in self._pages:
            expect(page.locator(PENNONS)).to_have_count(0)

    @property
    def _pages(self) -> list[Page]:
        return [self.screen.page, *(phone.page for phone in self.phones)]

    def _waiting_beats(self) -> int:
        """Return the number of beats that the screen has still to show, by the label of its pennons."""
        labels = self.screen.page.locator(PENNONS).evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        at, of = (int(number) for number in re.findall(r"\d+", labels[0])) if labels else (0, 0)
        return of - at

    def _play(self, rng: Random) -> bool:
        """Play a random move on the phone that asks for one; return whether there is any."""
        playing = next((at for at in range(len(self.phones)) if self._is_asked(at)), None)
        if playing is not None:
            self._fingers[playing].play_random_move(rng)
        return playing is not None

    def start_game(self) -> None:
        """Create the table at the screen, let both phones join it, and start the game."""
        self.screen.create_table(self.game, len(NAMES) + 1)
        for phone, name in zip(self.phones, NAMES, strict=True):
            phone.join(self.screen.link, name)
            phone.sit_down()
        for page in self._pages:
            page.keyboard.press("Shift")  # sounds begin after the first touch
            page.mouse.move(1, 1)
        self.screen.start_game(*NAMES)

    def _is_asked(self, at: int) -> bool:
        """Return whether a phone asks its person for a move, after all others' moves were shown."""
        phone, finger = self.phones[at], self._fingers[at]
        return finger.turn_state() == "mine" and phone.page.title().startswith(phone.text("title-your-turn"))


def ahead_of_screen(screen: StoryCheck, phone: StoryCheck) -> list[Fault]:
    """Return the samples of a phone that show what the screen did not show yet: a later sample of it lacks it.

    Only the order of samples counts: the screen reports what it has painted, and a phone shows it after that report.
    """
    known = [
        Moment(sample.at, _position(screen.latest_point(sample, place)))
        for sample, place in zip(screen.samples, screen.places(), strict=True)
        if place.is_known
    ]
    shown = [
        Moment(sample.at, _position(phone.later_point(sample, place) or phone.earliest_point(sample, place)))
        for sample, place in zip(phone.samples, phone.places(), strict=True)
    ]
    return _faults(known, shown, phone.samples)


def log_ahead_of_screen(screen: Recording, phone: Recording) -> list[Fault]:
    """Return the samples of a phone whose log has a line that the screen did not say yet, by the words alone."""
    screen_points, phone_points = list(points_in_words(screen)), list(points_in_words(phone))
    latest = {log[-SCREEN_LINES:]: _position(point) for point in screen_points for log in point.logs}
    earliest = {log[-MAX_LOG_LINES:]: _position(point) for point in reversed(phone_points) for log in point.logs}
    known = [Moment(one.at, latest[lines]) for one in screen.samples if (lines := _lines(one.recent)) in latest]
    shown = [Moment(one.at, earliest.get(_lines(one.log), -1)) for one in phone.samples]
    assert len(known) > len(screen.samples) / 2, "most lines of the screen are not in the story"
    assert sum(one.position >= 0 for one in shown) > len(shown) / 2, "most logs of the phone are not in the story"
    return _faults(known, shown, phone.samples)


def _faults(screen: Sequence[Moment], phone: Sequence[Moment], samples: Sequence[Sample]) -> list[Fault]:
    """Return the samples of a phone after which the screen was still at an earlier position."""
    times = [moment.at for moment in screen]
    least_after = [*accumulate((moment.position for moment in reversed(screen)), min)][::-1]
    found = []
    for number, (moment, sample) in enumerate(zip(phone, samples, strict=True)):
        after = bisect_right(times, moment.at)
        if after < len(times) and moment.position > least_after[after]:
            found.append(Fault("screen", number, least_after[after], f"{moment.position}: {sample.sentence}"))
    return found


def _lines(log: str) -> Lines:
    return tuple(reversed(log.splitlines()))


def _position(point: Point) -> int:
    """Return the position of a point in the game as everyone sees it: after an event, or after the end of its step."""
    return 2 * point.public_events + point.is_rest
