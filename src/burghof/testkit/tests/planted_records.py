"""Recorded games with a planted fault: in a file, in what recording writes, in the invariant, or in verification."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from burghof.kernel import (
    AnyMatch,
    AnyPlugin,
    AnyRecord,
    Fault,
    Record,
    SeatChanged,
    Verified,
    replay,
    verify,
    write_record,
)
from burghof.testkit.recorded import recorded_games
from burghof.testkit.shelf import Shelf, Verdict
from burghof.testkit.tests.pocket.sealed_bids.model import Table
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL
from burghof.testkit.tests.recording import RECORDS, played, stories

SHELF = recorded_games(TRIAL.plugin, RECORDS, TRIAL.law, stories).shelf
NAME = "plain-3"
RIGHT = SHELF.read(NAME)
UNFINISHED: Record[Any, Any] = played(NAME, 3, 4).record()

Judge: TypeAlias = Callable[[AnyPlugin, AnyRecord], Verdict]


def with_file(file: bytes, name: str = NAME) -> Shelf:
    """Return the record set with another file of this name."""
    return replace(SHELF, files={**SHELF.files, name: file})


def with_record(record: AnyRecord) -> Shelf:
    """Return the record set with another record of this name."""
    return with_file(write_record(record))


def judged(judge: Judge) -> Shelf:
    """Return the record set with another verification."""
    return replace(SHELF, judge=judge)


def without_file() -> Shelf:
    """Return the record set without one of its files."""
    return replace(SHELF, files={name: file for name, file in SHELF.files.items() if name != NAME})


def with_another_story() -> Shelf:
    """Return the record set of a game that is now played differently."""

    def other() -> Mapping[str, AnyMatch]:
        return {**stories(), NAME: played("otherwise", 3)}

    return replace(SHELF, stories=other)


def against_the_law() -> Shelf:
    """Return the record set with an invariant that breaks only while chance draws."""

    def law(state: Table) -> None:
        assert state.prize is not None or not any(state.won), "nobody has won while no prize lies open"

    return replace(SHELF, law=law)


def overlooking(why: str) -> Judge:
    """Return a verification that accepts records with this fault."""

    def judge(plugin: AnyPlugin, record: AnyRecord) -> Verdict:
        verdict = verify(plugin, record)
        is_overlooked = isinstance(verdict, Fault) and verdict.why == why
        return Verified(replay(plugin, RIGHT), chance_checked=True) if is_overlooked else verdict

    return judge


def trusting_names(plugin: AnyPlugin, record: AnyRecord) -> Verdict:
    """Verify, but ignore who took a seat."""
    verdict = verify(plugin, record)
    at = verdict.position if isinstance(verdict, Fault) and verdict.why == "broken-chain" else None
    is_trusted = at and isinstance(record.entries[at - 1], SeatChanged)
    return Verified(replay(plugin, RIGHT), chance_checked=True) if is_trusted else verdict
