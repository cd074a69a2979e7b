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

from burghof.bots.fast_rng import FastRng
from burghof.kernel import AnyEntry, AnyRecord, Drawn, Fault, Move, read_record, replay
from burghof.kernel.record import digest
from burghof.testkit.effort import current_effort
from burghof.testkit.errors import ContractError
from burghof.testkit.record_set import RecordSet

CHANGED_VALUES = 5 * current_effort().positions
"""Number of values to change: a third each anywhere, outside the entries, and uniformly over the kinds of entries."""

DRAW_ATTEMPTS = 6
"""Number of attempts to draw something different from the record."""

VALUE_PATTERN = re.compile(rb'(?:"[^"]*"|-?[0-9]+|true|false|null)(?=[],}\s])')
"""A plain value in a file; names are followed by a colon and do not match."""

ENTRY_PATTERN = re.compile(rb'^    {"entry":"([^"]*)".*$', re.MULTILINE)
"""A line that is an entry, and its kind."""

NUMBERS = st.integers().map(msgspec.json.encode)
TEXTS = st.text().map(msgspec.json.encode)
ANY_VALUE = NUMBERS | TEXTS | (st.booleans() | st.none()).map(msgspec.json.encode)


class ValuePlace(Struct, frozen=True, gc=False):
    """Location of a value in a file."""

    name: str
    start: int
    end: int


class DrawPlace(Struct, frozen=True, gc=False):
    """Location of a chance move in a recorded game."""

    name: str
    position: int


def check_values(shelf: RecordSet) -> None:
    """Change single values of files; half of them into a value of the same kind, which most often can be read."""
    settled, kinds = _places(shelf)
    anywhere = [*settled, *(place for places in kinds for place in places)]
    of_each_kind = st.sampled_from(kinds).flatmap(st.sampled_from)
    written = sorted({shelf.files[place.name][place.start : place.end] for place in anywhere})
    texts, others = ([value for value in written if _is_text(value) is is_text] for is_text in (True, False))
    alike = {True: st.sampled_from(texts) | TEXTS, False: st.sampled_from(others) | NUMBERS}
    anything = st.sampled_from(written) | ANY_VALUE

    @settings(max_examples=CHANGED_VALUES)
    @given(st.sampled_from(anywhere) | st.sampled_from(settled) | of_each_kind, st.booleans(), st.data())
    def change(place: ValuePlace, is_alike: bool, data: st.DataObject) -> None:  # noqa: FBT001 - drawn, not chosen
        file = shelf.files[place.name]
        old = file[place.start : place.end]
        value = data.draw(alike[_is_text(old)] if is_alike else anything)
        assume(value != old)
        if not _is_detected(shelf, file[: place.start] + value + file[place.end :]):
            raise ContractError("value", f"{place.name}: {old!r} at {place.start} can be changed into {value!r}")

    change()


def check_entries(shelf: RecordSet) -> None:
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
            raise ContractError("entries", f"{name}: entry {at} can be {' and '.join(unnoticed)}, to {to}")

    change()


def check_chance(shelf: RecordSet) -> None:
    """Replace a chance move by another possible one, uniformly over the kinds of draws."""

    @given(st.sampled_from(_draws(shelf)).flatmap(st.sampled_from), st.integers(min_value=0))
    def draw_otherwise(draw: DrawPlace, seed: int) -> None:
        record, at = shelf.read(draw.name), draw.position
        before = replay(shelf.plugin, record, upto=at)
        drawn, dice = _drawn_entry(record, at), FastRng(random.Random(seed))
        draws = (before.game.draw(before.state, dice) for _ in range(DRAW_ATTEMPTS))
        others = [move for move in draws if move != drawn.move]
        assume(others)
        verdict = shelf.verdict(forged(record, at, others[0]))
        if verdict != Fault("not-as-drawn", at):
            raise ContractError(
                "chance", f"{draw.name}: chance can draw {others[0]} at entry {at}: {type(verdict).__name__}"
            )

    draw_otherwise()


def forged(record: AnyRecord, at: int, move: Move) -> AnyRecord:
    """Return the record with another move of chance at this entry, with all hashes recomputed."""
    other = Drawn("", _drawn_entry(record, at).stream, move)
    return rehash(record, [*record.entries[:at], other, *record.entries[at + 1 :]])


def rehash(record: AnyRecord, entries: Iterable[AnyEntry[Move]]) -> AnyRecord:
    """Return the record with these entries instead, with all hashes recomputed."""
    head, fitting = digest(record.header), []
    for entry in entries:
        fitting.append(replace(entry, prev=head))
        head = digest(fitting[-1])
    return replace(record, entries=tuple(fitting), head=head)


def _is_text(value: bytes) -> bool:
    return value.startswith(b'"')


def _is_detected(shelf: RecordSet, file: bytes) -> bool:
    """Return whether a changed file is refused, as unreadable or as faulty."""
    try:
        record = read_record(shelf.plugin, file)
    except msgspec.DecodeError:
        return True
    return isinstance(shelf.verdict(record), Fault)


def _drawn_entry(record: AnyRecord, at: int) -> Drawn[Move]:
    """Return the chance entry at this position."""
    entry = record.entries[at]
    assert isinstance(entry, Drawn), f"entry {at} is chance's"
    return entry


def _places(shelf: RecordSet) -> tuple[list[ValuePlace], list[list[ValuePlace]]]:
    """Return all places outside the entries (header, head, seed, outcome), and those in each kind of entry."""
    settled: list[ValuePlace] = []
    kinds: defaultdict[bytes, list[ValuePlace]] = defaultdict(list)
    for name, file in shelf.files.items():
        outside = ENTRY_PATTERN.sub(lambda line: b":" * len(line[0]), file)
        settled += [ValuePlace(name, *found.span()) for found in VALUE_PATTERN.finditer(outside)]
        for line in ENTRY_PATTERN.finditer(file):
            kinds[line[1]] += [ValuePlace(name, *found.span()) for found in VALUE_PATTERN.finditer(file, *line.span())]
    return settled, list(kinds.values())


def _draws(shelf: RecordSet) -> list[list[DrawPlace]]:
    """Return all chance moves by kind: the first word of a stream says what is drawn, the rest where."""
    kinds: defaultdict[str, list[DrawPlace]] = defaultdict(list)
    for name in shelf.files:
        for position, entry in enumerate(shelf.read(name).entries):
            if isinstance(entry, Drawn):
                kinds[entry.stream.partition("/")[0]].append(DrawPlace(name, position))
    return list(kinds.values())
