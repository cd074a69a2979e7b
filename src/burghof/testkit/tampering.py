"""Tampering: every change of a recorded game is detected, in its file, among its entries, or in what chance drew."""

import random
import re
from collections import defaultdict
from collections.abc import Iterable

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from burghof.bots.dice import LooseDice
from burghof.kernel import AnyEntry, AnyRecord, Drawn, Fault, Move, read_record, replay
from burghof.kernel.record import digest
from burghof.testkit.breach import Breach
from burghof.testkit.effort import effort
from burghof.testkit.shelf import Shelf

VALUES = 5 * effort().positions
"""Number of values to change: a third each anywhere, outside the entries, and uniformly over the kinds of entries."""

DRAWS = 6
"""Number of attempts to draw something different from the record."""

VALUE = re.compile(rb'(?:"[^"]*"|-?[0-9]+|true|false|null)(?=[],}\s])')
"""A plain value in a file; names are followed by a colon and do not match."""

ENTRY = re.compile(rb'^    {"entry":"([^"]*)".*$', re.MULTILINE)
"""A line that is an entry, and its kind."""

NUMBERS = st.integers().map(msgspec.json.encode)
TEXTS = st.text().map(msgspec.json.encode)
ANEW = NUMBERS | TEXTS | (st.booleans() | st.none()).map(msgspec.json.encode)


class Place(Struct, frozen=True, gc=False):
    """Location of a value in a file."""

    name: str
    start: int
    end: int


class Draw(Struct, frozen=True, gc=False):
    """Location of a chance move in a recorded game."""

    name: str
    position: int


def check_values(shelf: Shelf) -> None:
    """Change single values of files; half of them into a value of the same kind, which most often can be read."""
    settled, kinds = _places(shelf)
    anywhere = [*settled, *(place for places in kinds for place in places)]
    of_each_kind = st.sampled_from(kinds).flatmap(st.sampled_from)
    written = sorted({shelf.files[place.name][place.start : place.end] for place in anywhere})
    texts, others = ([value for value in written if _is_text(value) is is_text] for is_text in (True, False))
    alike = {True: st.sampled_from(texts) | TEXTS, False: st.sampled_from(others) | NUMBERS}
    anything = st.sampled_from(written) | ANEW

    @settings(max_examples=VALUES)
    @given(st.sampled_from(anywhere) | st.sampled_from(settled) | of_each_kind, st.booleans(), st.data())
    def change(place: Place, is_alike: bool, data: st.DataObject) -> None:  # noqa: FBT001 - drawn, not chosen
        file = shelf.files[place.name]
        old = file[place.start : place.end]
        value = data.draw(alike[_is_text(old)] if is_alike else anything)
        assume(value != old)
        if not _is_found_out(shelf, file[: place.start] + value + file[place.end :]):
            raise Breach("value", f"{place.name}: {old!r} at {place.start} can be changed into {value!r}")

    change()


def check_entries(shelf: Shelf) -> None:
    """Drop, move and duplicate entries."""

    @given(st.data())
    def change(data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(sorted(shelf.files)))
        record = shelf.read(name)
        at, to = data.draw(st.lists(st.integers(0, len(record.entries) - 1), min_size=2, max_size=2, unique=True))
        entry, rest = record.entries[at], record.entries[:at] + record.entries[at + 1 :]
        changes = {
            "dropped": rest,
            "moved": (*rest[:to], entry, *rest[to:]),
            "doubled": (*record.entries[:to], entry, *record.entries[to:]),
        }
        verdicts = {how: shelf.verdict(replace(record, entries=entries)) for how, entries in changes.items()}
        unnoticed = [how for how, verdict in verdicts.items() if not isinstance(verdict, Fault)]
        if unnoticed:
            raise Breach("entries", f"{name}: entry {at} can be {' and '.join(unnoticed)}, to {to}")

    change()


def check_chance(shelf: Shelf) -> None:
    """Replace a chance move by another possible one, uniformly over the kinds of draws."""

    @given(st.sampled_from(_draws(shelf)).flatmap(st.sampled_from), st.integers(min_value=0))
    def draw_otherwise(draw: Draw, seed: int) -> None:
        record, at = shelf.read(draw.name), draw.position
        before = replay(shelf.plugin, record, upto=at)
        drawn, dice = _drawn(record, at), LooseDice(random.Random(seed))
        draws = (before.game.draw(before.state, dice) for _ in range(DRAWS))
        others = [move for move in draws if move != drawn.move]
        assume(others)
        verdict = shelf.verdict(forged(record, at, others[0]))
        if verdict != Fault("not-as-drawn", at):
            raise Breach("chance", f"{draw.name}: chance can draw {others[0]} at entry {at}: {type(verdict).__name__}")

    draw_otherwise()


def forged(record: AnyRecord, at: int, move: Move) -> AnyRecord:
    """Return the record with another move of chance at this entry, with all hashes recomputed."""
    other = Drawn("", _drawn(record, at).stream, move)
    return fitted(record, [*record.entries[:at], other, *record.entries[at + 1 :]])


def fitted(record: AnyRecord, entries: Iterable[AnyEntry[Move]]) -> AnyRecord:
    """Return the record with these entries instead, with all hashes recomputed."""
    head, fitting = digest(record.header), []
    for entry in entries:
        fitting.append(replace(entry, prev=head))
        head = digest(fitting[-1])
    return replace(record, entries=tuple(fitting), head=head)


def _is_text(value: bytes) -> bool:
    return value.startswith(b'"')


def _is_found_out(shelf: Shelf, file: bytes) -> bool:
    """Return whether a changed file is refused, as unreadable or as faulty."""
    try:
        record = read_record(shelf.plugin, file)
    except msgspec.DecodeError:
        return True
    return isinstance(shelf.verdict(record), Fault)


def _drawn(record: AnyRecord, at: int) -> Drawn[Move]:
    """Return the chance entry at this position."""
    entry = record.entries[at]
    assert isinstance(entry, Drawn), f"entry {at} is chance's"
    return entry


def _places(shelf: Shelf) -> tuple[list[Place], list[list[Place]]]:
    """Return all places outside the entries (header, head, seed, outcome), and those in each kind of entry."""
    settled: list[Place] = []
    kinds: defaultdict[bytes, list[Place]] = defaultdict(list)
    for name, file in shelf.files.items():
        outside = ENTRY.sub(lambda line: b":" * len(line[0]), file)
        settled += [Place(name, *found.span()) for found in VALUE.finditer(outside)]
        for line in ENTRY.finditer(file):
            kinds[line[1]] += [Place(name, *found.span()) for found in VALUE.finditer(file, *line.span())]
    return settled, list(kinds.values())


def _draws(shelf: Shelf) -> list[list[Draw]]:
    """Return all chance moves by kind: the first word of a stream says what is drawn, the rest where."""
    kinds: defaultdict[str, list[Draw]] = defaultdict(list)
    for name in shelf.files:
        for position, entry in enumerate(shelf.read(name).entries):
            if isinstance(entry, Drawn):
                kinds[entry.stream.partition("/")[0]].append(Draw(name, position))
    return list(kinds.values())
