"""The story of a recorded table, point by point, as a page shows it that knows nothing of what comes after.

The page gets the recorded messages from the test, one event at a time. What it draws at each point is the reference:
by its drawing, a sample of the live page is found in the story.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct, convert, structs, to_builtins
from playwright.sync_api import BrowserContext, Page

from burghof.kernel import Message, Outline, OutlineChanges, PlayerName, Seat, apply_outline_changes, say
from burghof.words.translator import Translator
from tests.site.guest import TIMEOUT_MS
from tests.site.position_page import WELCOME
from tests.site.story_sampler import Json, Recording, Sample, install_sampler, read_samples

ROOT: Final = Path(__file__).parents[2]
Lines: TypeAlias = tuple[str, ...]
"""Lines of the log, the latest last."""

TIMED_GAMES: Final = ("seven-locks",)
"""Games with events that are shown at every pace, because their time is information."""


EARLIER: Final = {"key": "skip", "data": {}}
"""A message in place of those that have been shown: many long ones would be a backlog, which the page cuts."""


class Point(Struct, frozen=True):
    """A point of the story: an event has begun, or everything known is shown and the page rests."""

    received: int
    """The number of the messages up to the one that it belongs to."""
    is_mine: bool
    """Whether a decision of the guest is open."""
    sentences: frozenset[str]
    """What the herald may say because of this point."""
    logs: tuple[Lines, ...]
    """The log, with all its lines; at rest also the one in which passing lines are gone."""
    public_events: int = 0
    """Number of events up to this point that everyone at the table sees."""
    is_rest: bool = False
    more: frozenset[str] = frozenset()
    """What the herald may add."""
    seen: Sequence[Sample] = ()
    """What the reference page showed."""

    @property
    def boards(self) -> frozenset[str]:
        """Everything that was drawn."""
        return frozenset(sample.board for sample in self.seen)

    @property
    def sounds(self) -> Counter[str]:
        """Everything that was heard."""
        return Counter(sound for sample in self.seen for sound in sample.sounds.splitlines())


class _Shown(Struct, frozen=True):
    """A message for the reference page, with the events in it that are not to be shown again."""

    message: Json
    skips: int


class Narrator:
    """The words of a game, for the guest at this seat, or for everyone around a table screen."""

    def __init__(self, game: str, seat: int | None = 0) -> None:
        folders = [ROOT / "web" / "words", ROOT / "src" / "burghof" / "games" / game.replace("-", "_") / "words"]
        self._translator = Translator("en", folders).for_reader(None if seat is None else Seat(seat))
        self._seat = seat

    def text(self, message: Json, state: Json) -> str:
        """Return the sentence of a message on the wire."""
        return self._translator.format(convert(message, Message), [player["name"] for player in state["players"]])

    def lines(self, said: Sequence[Json], state: Json) -> Lines:
        """Return the lines that these messages add to the log."""
        return tuple(line for message in said if (line := self.text(message, state)))

    def prompts(self, state: Json) -> tuple[str, ...]:
        """Return what the herald says at rest: a sentence, and more about it."""
        nodes = state["outline"]["nodes"]
        return tuple(self.text(node["message"], state) for node in (*nodes[:1], *(nodes and nodes[0]["children"])))

    def winners(self, state: Json) -> str:
        """Return the sentence that names the winners."""
        seats = [seat for seat, rank in enumerate(state["outcome"]["ranks"]) if rank == 1]
        message = say("outcome-won", winners=len(seats), seats=tuple(PlayerName(Seat(seat)) for seat in seats))
        return self._translator.format(message, [player["name"] for player in state["players"]])

    def greetings(self, state: Json) -> tuple[str, ...]:
        """Return what the herald says to the guest at the end: to a winner, and to a player who was beaten."""
        if self._seat is None:
            return ()
        again = self._translator.format(say("end-again"))
        name = state["players"][self._seat]["name"]
        return again, f"{self._translator.format(say('end-well-played', name=name))} {again}"


def build_points(recording: Recording, context: BrowserContext) -> list[Point]:
    """Show the recorded messages on a page of their own, and return all points of their story."""
    page = context.new_page()
    install_sampler(page, "brisk" if _shows_events(recording) else "at-once", is_reference=True)
    # Without this, it may recapitulate what it has not shown yet: the table has gone on.
    page.route(re.compile(r"/api/tables/[^/]+/replay"), lambda route: route.abort())
    page.goto(recording.url)
    page.wait_for_function("() => Boolean(story.socket?.onmessage)")
    page.keyboard.press("Shift")
    page.wait_for_timeout(300)
    narrator, story = Narrator(recording.game, recording.seat), list[Point]()
    page.evaluate("(welcome) => story.deliver(welcome)", WELCOME)
    received = 0
    for point, shown in _points(recording, narrator):
        new = recording.messages[received : point.received]
        # A page that knows of a table screen would wait for it with its first view.
        _deliver(page, new, {"table", "present"} if story else {"table"})
        received = point.received
        rows = _show(page, shown.message, shown.skips)
        if not story:
            page.locator("main .drawn").wait_for(timeout=TIMEOUT_MS)
            _deliver(page, new, {"present"})
            rows += _show(page, shown.message)
        if point.is_rest:
            for message in takewhile(lambda one: one["type"] in {"table", "present"}, recording.messages[received:]):
                rows += _show(page, message)
                received += 1
        distinct = [row for at, row in enumerate(rows) if at == 0 or row != rows[at - 1]]
        story.append(structs.replace(point, seen=read_samples(distinct, page.evaluate("story.texts"))))
    page.close()
    return story


def _show(page: Page, message: Json, skips: int = 0) -> Json:
    """Show a message on the reference page, without its first events; return the samples until the page rests."""
    return page.evaluate("(shown) => story.show(shown)", {"message": message, "skips": skips})


def _deliver(page: Page, messages: Sequence[Json], types: Collection[str]) -> None:
    """Deliver the messages of these types to the reference page."""
    for message in messages:
        if message["type"] in types:
            page.evaluate("(message) => story.deliver(message)", message)


def points_in_words(recording: Recording) -> Iterator[Point]:
    """Return all points of the story of recorded messages, without drawings."""
    for point, _ in _points(recording, Narrator(recording.game, recording.seat)):
        yield point


def _shows_events(recording: Recording) -> bool:
    """Return whether the page draws every event of a step, or only its end. How fast makes no difference to them."""
    return recording.is_led or recording.pace != "at-once" or recording.game in TIMED_GAMES


def _points(recording: Recording, narrator: Narrator) -> Iterator[tuple[Point, _Shown]]:
    """Return the points of the story, each with the message that shows it to a page that was shown all earlier ones."""
    state: Json = None
    log: Lines = ()
    public = 0
    for number, message in enumerate(recording.messages, start=1):
        if message["type"] == "sight":
            state, log = message, narrator.lines(message["said"], message)
            yield _rest(number, state, (log,), narrator, public), _Shown({**message, "cursor": 0}, 0)
        elif message["type"] == "step":
            if _shows_events(recording):
                yield from _events(number, message, state, log, narrator, public)
            public += sum(is_public(frame["event"]) for frame in message["frames"])
            state = {**message, "outline": _next_outline(state["outline"], message["outline"])}
            lines = (*log, *narrator.lines(message["said"], message))
            kept = message.get("kept") or {"anew": False, "said": message["said"]}
            log = (*(() if kept["anew"] else log), *narrator.lines(kept["said"], message))
            rest, skips = {**message, "cursor": number}, 0
            if _shows_events(recording):
                rest["frames"] = _silent(message["frames"])
                skips = len(message["said"])
            logs = (log,) if kept["anew"] else (lines, log)
            yield _rest(number, state, logs, narrator, public), _Shown(rest, skips)


def _next_outline(before: Json, changes: Json) -> Json:
    """Return the outline after a step; as before, if the step tells nothing of it."""
    if changes is None:
        return before
    known, changed = convert(before, Outline), convert(changes, OutlineChanges)
    return to_builtins(apply_outline_changes(known, changed))


def is_public(event: Json) -> bool:
    """Return whether everyone at a table sees an event; a frame may have none."""
    return event is not None and not isinstance(event.get("to"), list)


def _events(
    number: int, step: Json, before: Json, log: Lines, narrator: Narrator, public: int
) -> Iterator[tuple[Point, _Shown]]:
    """Return the points of the events of a step, after this many public events."""
    for count, message in enumerate(_single_events(step, before), start=1):
        public += is_public(message["frames"][-1]["event"])
        said = step["said"][:count]
        text = narrator.text(said[-1], before)
        is_mine = bool(message["decisions"]) and not message["decisions"][0]["answered"]
        lines = (*log, *narrator.lines(said, before))
        shown = {**message, "said": [EARLIER] * (count - 1) + said[-1:], "cursor": number - 1 + count / 1000}
        yield Point(number, is_mine, frozenset({text} - {""}), (lines,), public), _Shown(shown, count - 1)


def _rest(number: int, state: Json, logs: tuple[Lines, ...], narrator: Narrator, public: int) -> Point:
    first, *others = narrator.prompts(state) or ("",)
    sentences, more = {first}, {" ".join(others), first}
    if state["outcome"]:
        sentences, more = {narrator.winners(state)}, {" ".join((first, *others)), *narrator.greetings(state)}
    aimed = {narrator.text(offer["message"], state) for offer in state["offers"]}
    is_mine = any(not decision["answered"] for decision in state["decisions"])
    return Point(number, is_mine, frozenset(sentences | aimed), logs, public, is_rest=True, more=frozenset(more))


def _single_events(step: Json, before: Json) -> Iterator[Json]:
    """Return a step for each event of this one: it changes nothing else, and no later event can be known from it."""
    open_token = before["decisions"][0]["token"] if before["decisions"] else None
    is_open = open_token is not None and [one["token"] for one in step["decisions"][:1]] == [open_token]
    earlier: list[Json] = []
    unseen: list[Json] = []
    for frame in step["frames"]:
        unseen.append(frame)
        if frame["event"] is not None:
            yield {
                **step,
                "frames": [*_silent(earlier), *unseen],
                "awaited": before["awaited"],
                "decisions": before["decisions"] if is_open else [],
                "offers": before["offers"] if is_open else [],
                "players": before["players"],
                "may_take_back": False,
                "may_ask_back": False,
                "outcome": None,
                "seed": None,
                "outline": None,
            }
            earlier, unseen = [*earlier, *unseen], []


def _silent(frames: Sequence[Json]) -> list[Json]:
    """Return frames whose events have been shown: they change nothing more; frames after the last event still do."""
    last = max((at for at, frame in enumerate(frames) if frame["event"] is not None), default=-1)
    return [
        {"event": _as_shown(frame["event"]), "changes": {}} if at <= last else frame for at, frame in enumerate(frames)
    ]


def _as_shown(event: Json) -> Json:
    """Return an event that has been shown; a pearl would fall again, even if its fall is skipped."""
    return {**event, "type": "heard"} if event and event["type"] == "dropped" else event
