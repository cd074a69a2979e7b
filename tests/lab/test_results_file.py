"""Results files: results are only appended, and a stopped run continues where it was."""

from pathlib import Path

import pytest

from burghof.lab.parquet import read_parquet, write_parquet
from burghof.lab.results_file import ArenaMismatchError, ArenaResults, ResultsFile, UnreadableResultsError, read_results
from tests.lab.synthetic_results import arena, arena_results, first_wins, result

PLAN = arena()


def write_results(path: Path, numbers: range) -> Path:
    """Write a results file with these games."""
    with ResultsFile(path, PLAN) as book:
        for number in numbers:
            book.add(result(PLAN, number, (1, 2)))
    return path


def test_a_book_is_read_as_it_was_written(tmp_path: Path) -> None:
    read = read_results(write_results(tmp_path / "a.jsonl", range(3)))

    assert read == ArenaResults(PLAN, {number: result(PLAN, number, (1, 2)) for number in range(3)})


def test_a_game_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with ResultsFile(tmp_path / "a.jsonl", PLAN) as book:
        book.add(result(PLAN, 0, (1, 2)))

        assert list(read_results(tmp_path / "a.jsonl").results) == [0]


def test_a_book_goes_on_where_it_was(tmp_path: Path) -> None:
    path = write_results(tmp_path / "a.jsonl", range(3))

    with ResultsFile(path, PLAN) as book:
        assert sorted(book.results) == [0, 1, 2]
        book.add(result(PLAN, 3, (2, 1)))

    assert sorted(read_results(path).results) == [0, 1, 2, 3]


@pytest.mark.parametrize("cut", [1, 50, 200])
def test_a_last_line_that_was_cut_off_is_forgotten_and_written_over(tmp_path: Path, cut: int) -> None:
    path = write_results(tmp_path / "a.jsonl", range(3))
    path.write_bytes(path.read_bytes()[:-cut])
    assert sorted(read_results(path).results) == [0, 1]

    write_results(path, range(2, 4))

    assert sorted(read_results(path).results) == [0, 1, 2, 3]


def test_a_file_whose_very_first_line_was_cut_off_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b'{"type":"are')

    assert sorted(read_results(write_results(path, range(2))).results) == [0, 1]


def test_a_book_of_another_arena_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = write_results(tmp_path / "a.jsonl", range(3))
    before = path.read_bytes()

    with pytest.raises(ArenaMismatchError, match=r"^players: \[greedy,random\] / \[greedy\], seed: 0 / 7$"):
        ResultsFile(path, arena(["greedy"], seed=7))

    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"castle\n", "line 1: JSON is malformed"),
        (b"", "the first line is not an arena"),
        (b'{"type":"game"}\n', "line 1: Object missing required field"),
    ],
)
def test_what_is_no_book_is_refused(tmp_path: Path, text: bytes, why: str) -> None:
    (tmp_path / "a.jsonl").write_bytes(text)

    with pytest.raises(UnreadableResultsError, match=why):
        read_results(tmp_path / "a.jsonl")


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = write_results(tmp_path / "a.jsonl", range(3))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{\n", *lines[2:]]))

    with pytest.raises(UnreadableResultsError, match="line 3"):
        read_results(path)


def test_two_books_in_one_file_are_refused(tmp_path: Path) -> None:
    path = write_results(tmp_path / "a.jsonl", range(1))
    path.write_bytes(path.read_bytes() * 2)

    with pytest.raises(UnreadableResultsError, match="two arenas"):
        read_results(path)


def test_a_file_that_is_not_there_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(UnreadableResultsError, match="No such file"):
        read_results(tmp_path / "a.jsonl")


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    book = arena_results(PLAN, 6, first_wins)

    write_parquet(tmp_path / "a.parquet", PLAN, book.results.values())

    assert read_parquet(tmp_path / "a.parquet") == book
    assert [file.name for file in tmp_path.iterdir()] == ["a.parquet"]


def test_what_is_no_parquet_of_an_arena_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.parquet").write_bytes(b"castle")

    with pytest.raises(UnreadableResultsError):
        read_parquet(tmp_path / "a.parquet")
