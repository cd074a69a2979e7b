"""Observed data: everything that one audience gets of a world, as comparable bytes."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.json import encode

from burghof.kernel import Audience, Event, Recall
from burghof.testkit.errors import ContractError, LeakError
from burghof.testkit.outputs import AnyExport, AnySight, KernelOutputs
from burghof.testkit.world import ForkedWorld


class Observed(Struct, frozen=True):
    """A table as one audience sees it, and may export it."""

    audience: Audience
    recall: Recall
    sight: AnySight
    export: AnyExport
    text: bytes


def observe(eyes: KernelOutputs, world: ForkedWorld, audience: Audience) -> Observed:
    """Return what this audience sees of this world.

    Raises `ContractError` at once if it sees what no audience may see.
    """
    sight, export = eyes.sight(world, audience), eyes.export(world, audience)
    seen = Observed(audience, world.header.recall, sight, export, encode((sight, export)))
    if not world.is_over:
        _check_running(seen)
    _check_log_audience(audience, (*sight.log, *export.log))
    return seen


def _check_running(seen: Observed) -> None:
    """Check that a running game has neither outcome nor record, and under pure recall no transient event in the log."""
    if seen.sight.outcome is not None:
        raise ContractError("outcome", "visible before the end")
    if seen.export.record is not None:
        raise ContractError("record", "sent before the end")
    if seen.recall == "pure":
        for event in (*seen.sight.log, *seen.export.log):
            if event.is_transient:
                raise ContractError("log", f"pure recall stores a passing event: {event}")


def _check_log_audience(audience: Audience, events: Iterable[Event]) -> None:
    for event in events:
        if not event.is_visible_to(audience):
            raise ContractError("log", f"{audience} receives an event that is not for it: {event}")


def compare(one: Observed, other: Observed) -> None:
    """Raise `LeakError` if these differ in a single byte; it names the part that differs."""
    if one.text == other.text:
        return
    for a, b in ((one.sight, other.sight), (one.export, other.export)):
        for part in a.__struct_fields__:
            compare_part(part, one, getattr(a, part), getattr(b, part))
    raise AssertionError("the texts differ, but no part does")


def compare_part(part: str, seen: Observed, one: object, other: object) -> None:
    """Raise `LeakError` if these two values of a part differ."""
    a, b = encode(one), encode(other)
    if a != b:
        raise LeakError(part, seen.audience, seen.recall, a, b)
