"""Changes to a finished record are detected by its hashes, and by its seed if the hashes were recomputed."""

from typing import TypeAlias

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.kernel import Drawn, Fault, Opened, Outcome, commitment, read_record, verify, write_record
from burghof.kernel.record import digest
from tests.kernel.forged import draw_positions, play_eventful_match, rechain, with_entry
from tests.kernel.well import WELL
from tests.kernel.well_model import AnyMove, Fall, Sink
from tests.kernel.well_tables import WellRecord

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | None"
Path: TypeAlias = tuple[str | int, ...]

RECORD = play_eventful_match().record()
FILE = write_record(RECORD)
DRAWS = draw_positions(RECORD)


def leaves(value: Json, path: Path = ()) -> dict[Path, Json]:
    """Return every plain value in a JSON tree by its path."""
    match value:
        case dict():
            return {leaf: plain for name, part in value.items() for leaf, plain in leaves(part, (*path, name)).items()}
        case list():
            return {leaf: plain for at, part in enumerate(value) for leaf, plain in leaves(part, (*path, at)).items()}
        case _:
            return {path: value}


def with_leaf(value: Json, path: Path, leaf: Json) -> Json:
    """Return the JSON tree with another value at this path."""
    match value, path:
        case dict(), (str() as name, *rest):
            return {**value, name: with_leaf(value[name], tuple(rest), leaf)}
        case list(), (int() as at, *rest):
            return [*value[:at], with_leaf(value[at], tuple(rest), leaf), *value[at + 1 :]]
        case _:
            return leaf


def without(value: Json, path: Path) -> Json:
    """Return the JSON tree without the field at this path."""
    match value, path:
        case dict(), (str() as last,):
            return {name: part for name, part in value.items() if name != last}
        case dict(), (str() as name, *rest):
            return {**value, name: without(value[name], tuple(rest))}
        case list(), (int() as at, *rest):
            return [*value[:at], without(value[at], tuple(rest)), *value[at + 1 :]]
        case _:
            raise AssertionError(f"nothing at {path}")


def objects(value: Json, path: Path = ()) -> dict[Path, dict[str, Json]]:
    """Return every object in a JSON tree by its path."""
    match value:
        case dict():
            inner = [objects(part, (*path, name)) for name, part in value.items()]
            return {path: value} | {at: part for parts in inner for at, part in parts.items()}
        case list():
            inner = [objects(part, (*path, at)) for at, part in enumerate(value)]
            return {at: part for parts in inner for at, part in parts.items()}
        case _:
            return {}


TREE: Json = msgspec.json.decode(FILE)
LEAVES = leaves(TREE)
OBJECTS = objects(TREE)
FIELDS = [(*path, name) for path, fields in OBJECTS.items() for name in fields]
TEXTS = sorted({leaf for leaf in LEAVES.values() if isinstance(leaf, str)})
PLAIN_VALUES = st.none() | st.integers(-3, 1001) | st.sampled_from(TEXTS) | st.text(max_size=4)


def is_rejected(file: bytes) -> bool:
    """Return whether a changed file is rejected, as unreadable or as a wrong record."""
    try:
        record = read_record(WELL, file)
    except msgspec.DecodeError:
        return True
    return isinstance(verify(WELL, record), Fault)


def fault_kind(record: WellRecord) -> str | None:
    """Return the kind of fault of this record, or None."""
    verdict = verify(WELL, record)
    return verdict.why if isinstance(verdict, Fault) else None


def chance_move_at(at: int) -> AnyMove:
    """Return the move of chance in this entry."""
    entry = RECORD.entries[at]
    assert isinstance(entry, Drawn)
    return entry.move


def test_the_record_itself_is_right() -> None:
    assert not is_rejected(FILE)


@given(st.sampled_from(sorted(LEAVES, key=str)), PLAIN_VALUES)
def test_no_single_value_of_a_record_can_be_changed(path: Path, leaf: Json) -> None:
    assume(leaf != LEAVES[path])

    assert is_rejected(msgspec.json.encode(with_leaf(TREE, path, leaf)))


@pytest.mark.parametrize("path", sorted(LEAVES, key=str), ids=str)
def test_no_value_of_a_record_can_be_changed_for_another_that_stands_in_it(path: Path) -> None:
    others = [leaf for leaf in set(LEAVES.values()) if isinstance(leaf, str | int) and leaf != LEAVES[path]]
    undetected = [leaf for leaf in others if not is_rejected(msgspec.json.encode(with_leaf(TREE, path, leaf)))]

    assert undetected == []


@pytest.mark.parametrize("path", FIELDS, ids=str)
def test_no_field_of_a_record_can_be_left_out_unless_it_says_nothing(path: Path) -> None:
    file = msgspec.json.encode(without(TREE, path))

    assert is_rejected(file) or write_record(read_record(WELL, file)) == FILE


@pytest.mark.parametrize("path", sorted(OBJECTS, key=str), ids=str)
def test_no_field_can_be_added_to_a_record(path: Path) -> None:
    assert is_rejected(msgspec.json.encode(with_leaf(TREE, path, {**OBJECTS[path], "more": 1})))


@given(st.permutations(range(len(RECORD.entries))))
def test_entries_cannot_be_put_in_another_order(order: list[int]) -> None:
    assume(order != sorted(order))

    assert fault_kind(replace(RECORD, entries=tuple(RECORD.entries[at] for at in order))) == "broken-chain"


@pytest.mark.parametrize("at", range(len(RECORD.entries) - 1))
def test_neighbouring_entries_cannot_be_swapped(at: int) -> None:
    entries = list(RECORD.entries)
    entries[at : at + 2] = reversed(entries[at : at + 2])

    assert fault_kind(replace(RECORD, entries=tuple(entries))) == "broken-chain"


@pytest.mark.parametrize("at", range(len(RECORD.entries)))
def test_no_entry_can_be_dropped_or_doubled(at: int) -> None:
    entries = RECORD.entries

    assert fault_kind(replace(RECORD, entries=entries[:at] + entries[at + 1 :])) in {"broken-chain", "wrong-head"}
    assert fault_kind(replace(RECORD, entries=entries[: at + 1] + entries[at:])) == "broken-chain"


@given(st.integers(0, 999))
def test_the_hidden_depth_cannot_be_changed_even_with_all_hashes_made_to_fit(depth: int) -> None:
    forged: Drawn[AnyMove] = Drawn("", "depth", Sink(depth))
    assume(forged.move != chance_move_at(DRAWS[0]))

    assert fault_kind(with_entry(RECORD, DRAWS[0], forged)) == "not-as-drawn"


@pytest.mark.parametrize("at", DRAWS[1:])
def test_no_roll_can_be_changed_even_with_all_hashes_made_to_fit(at: int) -> None:
    others = [Fall(face) for face in range(1, 7) if Fall(face) != chance_move_at(at)]

    assert [fault_kind(with_entry(RECORD, at, Drawn("", "die", other))) for other in others] == ["not-as-drawn"] * 5


@given(st.text())
def test_the_seed_cannot_be_changed(seed: str) -> None:
    assume(seed != RECORD.seed)

    assert fault_kind(replace(RECORD, seed=seed)) == "wrong-commitment"


@given(st.text())
def test_the_seed_cannot_be_changed_even_with_commitment_and_hashes_made_to_fit(seed: str) -> None:
    assume(seed != RECORD.seed)
    header = replace(RECORD.header, commitment=commitment(seed))

    assert fault_kind(replace(rechain(RECORD, RECORD.entries, header), seed=seed)) == "not-as-drawn"


@given(st.tuples(st.text(), st.text()))
def test_what_the_seats_threw_in_cannot_be_changed_even_with_all_hashes_made_to_fit(seeds: tuple[str, str]) -> None:
    first = RECORD.entries[0]
    assert isinstance(first, Opened)
    assume(seeds != first.seeds)

    assert fault_kind(with_entry(RECORD, 0, replace(first, seeds=seeds))) == "not-as-drawn"


@given(st.tuples(st.integers(1, 3), st.integers(1, 3)))
def test_the_outcome_cannot_be_changed(ranks: tuple[int, int]) -> None:
    assert RECORD.outcome is not None
    outcome: Outcome = replace(RECORD.outcome, ranks=ranks)
    assume(outcome != RECORD.outcome)

    assert fault_kind(replace(RECORD, outcome=outcome)) == "wrong-outcome"


def test_the_hash_of_every_entry_is_different() -> None:
    assert len({digest(entry) for entry in RECORD.entries}) == len(RECORD.entries)
