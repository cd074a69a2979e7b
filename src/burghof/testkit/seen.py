"""Observed data: everything that one audience gets of a world, as comparable bytes."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.json import encode

from burghof.kernel import Audience, Event, Recall
from burghof.testkit.breach import Breach, Leak
from burghof.testkit.eyes import AnyExport, AnySight, Eyes
from burghof.testkit.world import World


class Seen(Struct, frozen=True):
    """A table as one audience sees it, and may export it."""

    audience: Audience
    recall: Recall
    sight: AnySight
    export: AnyExport
    text: bytes


def look(eyes: Eyes, world: World, audience: Audience) -> Seen:
    """Return what this audience sees of this world; raises `Breach` at once if it sees what no audience may see."""
    sight, export = eyes.sight(world, audience), eyes.export(world, audience)
    seen = Seen(audience, world.header.recall, sight, export, encode((sight, export)))
    if not world.is_over:
        _while_it_runs(seen)
    _only_events_for(audience, (*sight.log, *export.log))
    return seen


def _while_it_runs(seen: Seen) -> None:
    """Check that a running game has neither outcome nor record, and under pure recall no transient event in the log."""
    if seen.sight.outcome is not None:
        raise Breach("outcome", "visible before the end")
    if seen.export.record is not None:
        raise Breach("record", "sent before the end")
    if seen.recall == "pure":
        for event in (*seen.sight.log, *seen.export.log):
            if event.passing:
                raise Breach("log", f"pure recall stores a passing event: {event}")


def _only_events_for(audience: Audience, events: Iterable[Event]) -> None:
    for event in events:
        if not event.is_for(audience):
            raise Breach("log", f"{audience} receives an event that is not for it: {event}")


def compare(one: Seen, other: Seen) -> None:
    """Raise `Leak` if these differ in a single byte; it names the part that differs."""
    if one.text == other.text:
        return
    for a, b in ((one.sight, other.sight), (one.export, other.export)):
        for part in a.__struct_fields__:
            compare_part(part, one, getattr(a, part), getattr(b, part))
    raise AssertionError("the texts differ, but no part does")


def compare_part(part: str, seen: Seen, one: object, other: object) -> None:
    """Raise `Leak` if these two values of a part differ."""
    a, b = encode(one), encode(other)
    if a != b:
        raise Leak(part, seen.audience, seen.recall, a, b)
