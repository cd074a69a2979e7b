"""The check that no word of a table page runs ahead of what its board shows."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct, structs

from tests.site.story_reference import Lines, Point
from tests.site.story_sampler import Pace, Recording, Sample

Kind: TypeAlias = Literal["sentence", "more", "log", "recent", "seats", "tray", "title", "sounds", "screen"]

MAX_LOG_LINES: Final = 200
"""Maximum number of lines that the log shows."""
YOUR_TURN: Final = "Your turn · "
LOOK_UP: Final = "Look up: "
"""What a phone says before a sentence while a table screen shows it."""
NOTHING_YET: Final = frozenset({"", "Looking around…", "the screen still shows what happened."})
"""What the herald says before the table is known, and on a phone before a table screen has shown as much."""
EARLY_SAMPLES: Final = 8
"""Number of samples by which words are moved forward to prove that the check reports them."""


class Fault(Struct, frozen=True):
    """Words that were shown, or a sound that was played, before the board showed what they are about."""

    kind: Kind
    sample: int
    point: int
    """The last point of the story that the board may show."""
    words: str

    def __str__(self) -> str:
        """Describe the fault in one line."""
        return f"{self.kind} at sample {self.sample}, while the board shows point {self.point}: {self.words!r}"


class Place(Struct, frozen=True):
    """The place of a sample in the story: all points between the first and the last are drawn as the sample is."""

    first: int
    last: int
    found: Sequence[int] = ()
    """All known points from the first one on that are drawn so."""

    @property
    def is_known(self) -> bool:
        """Whether the board is drawn as at these points; if not, as while a move is picked, they are earlier ones."""
        return bool(self.found)


def places_of(story: Sequence[Point], samples: Sequence[Sample], pace: Pace) -> Iterator[Place]:
    """Find each sample in the story by the drawing of its board; the story only goes forward.

    Points that follow each other may be drawn alike. At once, several steps can come between two samples: then the
    board may show any known point that is drawn so.
    """
    boards = [point.boards for point in story]
    first = last = 0
    for sample in samples:
        known = [at for at in range(first, len(story)) if story[at].received <= sample.received]
        found = [at for at in known if sample.board in boards[at]]
        if found:
            first = last = found[0]
            while last + 1 in found:
                last += 1
            if pace == "at-once":
                last = found[-1]
        yield Place(first, last, found)


class StoryCheck:
    """Compares samples of a page with its story."""

    def __init__(self, recording: Recording, story: Sequence[Point]) -> None:
        self.samples = recording.samples
        self._story = story
        self._pace = recording.pace
        self._is_led = recording.is_led
        self._logs: dict[Lines, int] = {}
        for at, point in enumerate(story):
            for lines in point.logs:
                self._logs.setdefault(lines[-MAX_LOG_LINES:], at)
        self._checks: Mapping[Kind, Callable[[Sample, Place], str | None]] = {
            "sentence": self._early_sentence,
            "more": self._early_more,
            "log": self._early_log,
            "recent": self._early_recent,
            "seats": self._early_seats,
            "tray": self._early_tray,
            "title": self._early_title,
        }

    def places(self, samples: Sequence[Sample] | None = None) -> list[Place]:
        """Return the place of every sample."""
        return list(places_of(self._story, self.samples if samples is None else samples, self._pace))

    def faults(self, samples: Sequence[Sample] | None = None) -> list[Fault]:
        """Return everything that ran ahead of the board in these samples, by default in the recorded ones."""
        found: list[Fault] = []
        looked = self.samples if samples is None else samples
        remaining = [Counter(point.sounds) for point in self._story]
        before = 0
        for number, (sample, place) in enumerate(zip(looked, self.places(looked), strict=True)):
            for kind, check in self._checks.items():
                words = check(sample, place)
                if words is not None:
                    found.append(Fault(kind, number, place.last, words))
            early = _take_sounds(sample, remaining[before : place.last + 1])
            if early:
                found.append(Fault("sounds", number, place.last, early))
            before = place.first
        return found

    def moved_forward(self, kind: Kind) -> list[Sample]:
        """Return the samples as if the words of this kind were shown too early."""
        names = ("seats", "seatsDrawn") if kind == "seats" else (kind,)
        later = self.samples[EARLY_SAMPLES:]
        return [
            structs.replace(sample, **{name: getattr(other, name) for name in names})
            for sample, other in zip(self.samples, later, strict=False)
        ]

    def _recent(self, place: Place) -> Sequence[Point]:
        """Return the points whose sentences the herald may say: back to the last beat and the last rest."""
        begin = place.first
        missing = {True, False}
        for begin in range(place.first, -1, -1):
            if self._story[begin].sentences:
                missing.discard(self._story[begin].is_rest)
            if not missing:
                break
        return self._story[begin : place.last + 1]

    def _is_mine(self, place: Place) -> bool:
        return any(point.is_mine for point in self._story[place.first : place.last + 1])

    def _early_sentence(self, sample: Sample, place: Place) -> str | None:
        if said_by(sample) in NOTHING_YET or self._may_say(sample, place):
            return None
        # While a move is picked, a board may say more about it than its message.
        is_later = self.later_point(sample, place) is not None
        return sample.sentence if is_later or not self._is_mine(place) else None

    def _may_say(self, sample: Sample, place: Place) -> bool:
        return any(said_by(sample) in point.sentences for point in self._recent(place))

    def later_point(self, sample: Sample, place: Place) -> Point | None:
        """Return the point after the place of a sample that the page knew and whose sentence it already says."""
        if self._may_say(sample, place):
            return None
        return next((point for point in self._later(sample, place) if said_by(sample) in point.sentences), None)

    def earliest_point(self, sample: Sample, place: Place) -> Point:
        """Return the earliest point that a sample can show, by its board and its sentence."""
        said = [at for at in place.found if self._may_say(sample, Place(at, at))]
        return self._story[next(iter(said or place.found), place.first)]

    def latest_point(self, sample: Sample, place: Place) -> Point:
        """Return the latest point that a sample can show, by its board and the sentence that belongs to the point."""
        words = said_by(sample)
        said = [
            at
            for at in place.found
            if words in self._story[at].sentences
            or (not self._story[at].sentences and self._may_say(sample, Place(at, at)))
        ]
        return self._story[(said or place.found or (place.last,))[-1]]

    def _early_more(self, sample: Sample, place: Place) -> str | None:
        is_announced = sample.more.startswith("Then it is your turn")
        if not sample.more or is_announced or any(sample.more in point.more for point in self._recent(place)):
            return None
        # While a move is picked, a board may say more about it.
        is_later = any(sample.more in point.more for point in self._later(sample, place))
        return sample.more if is_later or not self._is_mine(place) else None

    def _early_log(self, sample: Sample, place: Place) -> str | None:
        lines = tuple(reversed(sample.log.splitlines()))
        if not lines:  # While a move is aimed at, the rail shows what follows from it instead of the log.
            return None
        if self._logs.get(lines, len(self._story)) <= place.last:
            return None
        shown = set(self._story[place.last].logs[0])
        return "\n".join([line for line in lines if line not in shown] or lines[-3:])

    def _early_recent(self, sample: Sample, place: Place) -> str | None:
        lines = tuple(reversed(sample.recent.splitlines()))
        logs = (log for point in self._story[: place.last + 1] for log in point.logs)
        if not lines or any(log[-len(lines) :] == lines for log in logs):
            return None
        return sample.recent

    def _early_seats(self, sample: Sample, place: Place) -> str | None:
        # Before the first view, a phone beside a table screen shows names alone; and who is away may come at any time.
        is_nothing_yet = said_by(sample) in NOTHING_YET and not any(map(str.isdigit, sample.seats))
        return None if is_nothing_yet or not sample.seats or self._is_on_time(sample, place, _seats) else sample.seats

    def _early_tray(self, sample: Sample, place: Place) -> str | None:
        return None if not sample.tray or self._is_on_time(sample, place, _tray) else sample.tray

    def _is_on_time(self, sample: Sample, place: Place, part: Callable[[Sample], object]) -> bool:
        """Return whether a part of the page is as at its place; with an unknown drawing, that it is not as later."""
        points = [
            point
            for point in self._story[place.first : place.last + 1]
            if not place.is_known or sample.board in point.boards
        ]
        is_seen = any(part(other) == part(sample) for point in points for other in point.seen)
        # A phone beside a table screen shows its tray while its own move is shown, and the reference page does not.
        if is_seen or (place.is_known and not (self._is_led and part is _tray)):
            return is_seen
        return all(part(other) != part(sample) for point in self._later(sample, place) for other in point.seen)

    def _later(self, sample: Sample, place: Place) -> Sequence[Point]:
        """Return the points that the page knew and had not drawn."""
        return [point for point in self._story[place.last + 1 :] if point.received <= sample.received]

    def _early_title(self, sample: Sample, place: Place) -> str | None:
        return sample.title if sample.title.startswith(YOUR_TURN) and not self._is_mine(place) else None


def said_by(sample: Sample) -> str:
    """Return the sentence of the herald, also where it only tells to look up at the table screen."""
    return sample.sentence.removeprefix(LOOK_UP)


def _seats(sample: Sample) -> tuple[str, str]:
    return (sample.seats, sample.seatsDrawn)


def _tray(sample: Sample) -> str:
    return sample.tray


def _take_sounds(sample: Sample, remaining: Sequence[Counter[str]]) -> str:
    """Take the sounds of a sample from those of these points, and return those that belong to none of them."""
    early = []
    for sound in sample.sounds.splitlines():
        expected = next((one for one in remaining if one[sound] > 0), None)
        if expected is None:
            early.append(sound)
        else:
            expected[sound] -= 1
    return "\n".join(early)
