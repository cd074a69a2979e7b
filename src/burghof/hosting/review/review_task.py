"""A task for the replayer: the review of a finished game, as far as it is made."""

from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from burghof.bots.analysis.review import hide_choices, make_review
from burghof.bots.analysis.swings import Swing, largest_swings
from burghof.bots.analysis.verdict import Verdict
from burghof.hosting.history.replay_steps import player_turns, record_positions
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.replayer.game_task import GameTask, encode_body
from burghof.hosting.review.stored_review import StoredReview
from burghof.hosting.tables.hint_store import StoredHint
from burghof.kernel import Seat
from burghof.wire.responses import AskedHint, GameReview, ReplaySwing, ReviewStatus

_swings: Final[WeakKeyDictionary[LiveTable, tuple[ReplaySwing | None, ...]]] = WeakKeyDictionary()
"""The swings of the games in memory."""


class ReadReview(GameTask, frozen=True, tag="review"):
    """Return a review with the verdicts that exist so far; the answer is a `GameReview`."""

    iterations: int
    stored: StoredReview | None
    opted_out: tuple[int, ...]
    """The seats whose judgements are hidden."""
    hints: tuple[StoredHint, ...]
    """The hints that the requesting person asked for."""
    is_gzipped: bool

    def answer(self, live: LiveTable) -> bytes:
        """Return the review."""
        review = build_review(live, self.iterations, self.stored, self.opted_out)
        return encode_body(replace(review, hints=_place_hints(review, self.hints)), is_gzipped=self.is_gzipped)


def build_review(
    live: LiveTable, iterations: int, stored: StoredReview | None, opted_out: tuple[int, ...]
) -> GameReview:
    """Build the response for a review, without hints; hides the judgements of seats that opted out."""
    match, swings = live.match, _find_swings(live)
    if stored is None:
        return GameReview(live.id, iterations, "unasked", 0, 0, unjudged=opted_out, swings=swings)
    verdicts = [msgspec.json.decode(verdict, type=Verdict) for verdict in stored.verdicts]
    is_done = len(verdicts) == stored.total
    status: ReviewStatus = "done" if is_done else "failed" if stored.has_failed else "running"
    review = make_review(
        match.seats, verdicts, match.outcome if is_done else None, ends_with_luck=stored.ends_with_luck
    )
    entries = {seat: record_positions(live, seat) for seat in {verdict.seat for verdict in verdicts}}
    positions = tuple(sum(entry < verdict.entry for entry in entries[verdict.seat]) for verdict in verdicts)
    return GameReview(
        table=live.id,
        iterations=iterations,
        standing=status,
        done=len(verdicts),
        total=stored.total or 0,
        review=hide_choices(review, opted_out),
        places=positions,
        unjudged=opted_out,
        swings=swings,
    )


def _place_hints(response: GameReview, hints: Sequence[StoredHint]) -> tuple[AskedHint, ...]:
    """Return each hint with the next verdict on a choice of its seat."""
    verdicts = response.review.verdicts if response.review else ()
    found = {
        at: AskedHint(at, stored.hint.ideas[0])
        for stored in hints
        for at in [_next_verdict(verdicts, stored.hint.seat, stored.position)]
        if at is not None
    }
    return tuple(found.values())


def _next_verdict(verdicts: Sequence[Verdict], seat: int, position: int) -> int | None:
    """Return the index of the first verdict on a choice of a seat from this position in the record on."""
    return next((at for at, one in enumerate(verdicts) if one.seat == seat and one.entry >= position), None)


def _find_swings(live: LiveTable) -> tuple[ReplaySwing | None, ...]:
    """Return the swings of a game, which are computed once: they are asked for again while a review is made."""
    if live not in _swings:
        _swings[live] = replay_swings(live)
    return _swings[live]


def replay_swings(live: LiveTable) -> tuple[ReplaySwing | None, ...]:
    """Return each seat's largest swing by the game's heuristic, placed in the replay of that seat."""
    match = live.match
    if match.outcome is None:
        return ()
    swings = largest_swings(match.plugin, match.header.rules, player_turns(live), match.outcome)
    return tuple(_place_in_replay(live, Seat(seat), swing) if swing else None for seat, swing in enumerate(swings))


def _place_in_replay(live: LiveTable, seat: Seat, swing: Swing) -> ReplaySwing:
    return ReplaySwing(sum(entry < swing.entry for entry in record_positions(live, seat)), swing.change)
