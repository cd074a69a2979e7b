"""Recorded games with a planted fault: in a file, in the scenarios, in the invariant, or in verification."""

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
    VerifiedMatch,
    replay,
    verify,
    write_record,
)
from burghof.testkit.record_set import RecordSet, Verdict
from burghof.testkit.recorded import recorded_games
from burghof.testkit.tests.pocket.sealed_bids.model import BidsState
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL
from burghof.testkit.tests.scenarios import RECORDS, play_random, scenarios

SHELF = recorded_games(TRIAL.plugin, RECORDS, TRIAL.invariant, scenarios).shelf
NAME = "plain-3"
VALID = SHELF.read(NAME)
UNFINISHED: Record[Any, Any] = play_random(NAME, 3, 4).record()

Verification: TypeAlias = Callable[[AnyPlugin, AnyRecord], Verdict]


def with_file(file: bytes, name: str = NAME) -> RecordSet:
    """Return the record set with another file of this name."""
    return replace(SHELF, files={**SHELF.files, name: file})


def with_record(record: AnyRecord) -> RecordSet:
    """Return the record set with another record of this name."""
    return with_file(write_record(record))


def with_verification(judge: Verification) -> RecordSet:
    """Return the record set with another verification."""
    return replace(SHELF, verify=judge)


def without_file() -> RecordSet:
    """Return the record set without one of its files."""
    return replace(SHELF, files={name: file for name, file in SHELF.files.items() if name != NAME})


def with_other_scenario() -> RecordSet:
    """Return the record set of a game that is now played differently."""

    def other() -> Mapping[str, AnyMatch]:
        return {**scenarios(), NAME: play_random("otherwise", 3)}

    return replace(SHELF, scenarios=other)


def with_broken_invariant() -> RecordSet:
    """Return the record set with an invariant that breaks only while chance draws."""

    def invariant(state: BidsState) -> None:
        assert state.prize is not None or not any(state.won), "nobody has won while no prize lies open"

    return replace(SHELF, invariant=invariant)


def verification_without(why: str) -> Verification:
    """Return a verification that accepts records with this fault."""

    def judge(plugin: AnyPlugin, record: AnyRecord) -> Verdict:
        verdict = verify(plugin, record)
        is_overlooked = isinstance(verdict, Fault) and verdict.why == why
        return VerifiedMatch(replay(plugin, VALID), chance_checked=True) if is_overlooked else verdict

    return judge


def verify_ignoring_names(plugin: AnyPlugin, record: AnyRecord) -> Verdict:
    """Verify, but ignore who took a seat."""
    verdict = verify(plugin, record)
    at = verdict.position if isinstance(verdict, Fault) and verdict.why == "broken-chain" else None
    is_trusted = at and isinstance(record.entries[at - 1], SeatChanged)
    return VerifiedMatch(replay(plugin, VALID), chance_checked=True) if is_trusted else verdict
