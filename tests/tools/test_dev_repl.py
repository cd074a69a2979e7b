"""The prompt on a record: every position with its state, its views and its legal moves."""

import subprocess
import sys
from pathlib import Path

import pytest

from burghof.cli.files import read_file
from burghof.kernel import CHANCE, Played, Seat, audience_view, find_games, replay
from tests.cli.terminal import record_game
from tools.dev import ROOT
from tools.dev.repl import RecordCursor, banner, main, namespace


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    return record_game(tmp_path_factory.mktemp("records") / "kilt.json", "kilt-castle")


@pytest.fixture
def at(record: Path) -> RecordCursor:
    return RecordCursor(read_file(record, find_games()))


def test_it_starts_at_the_end(at: RecordCursor) -> None:
    assert at.match.is_over
    assert (at.pending, at.legal_moves(), at.next_entry) == ((), {}, None)
    assert repr(at).startswith(f"<entry {at.position} of {at.position}: ")
    assert repr(at).endswith("pending: nobody>")


def test_every_position_has_the_state_of_the_replay_at_it(at: RecordCursor, record: Path) -> None:
    game = read_file(record, find_games())

    for position in range(len(game.record.entries) + 1):
        expected = replay(game.plugin, game.record, position)
        assert (at.go(position).state, at.position) == (expected.state, position)
        assert at.audience(0) == audience_view(expected, Seat(0))
        assert (at.view(), at.view(1)) == (audience_view(expected, None).view, audience_view(expected, Seat(1)).view)


def test_every_played_move_was_legal_before_it(at: RecordCursor) -> None:
    at.go(0)
    seen = 0

    while (entry := at.next_entry) is not None:
        if isinstance(entry, Played):
            assert entry.move in at.legal_moves()[entry.seat]
            seen += 1
        assert at.forward().entry == entry

    assert seen > 0


def test_before_a_draw_chance_is_pending_and_no_seat_may_move(at: RecordCursor) -> None:
    at.go(1)

    assert [decision.seat for decision in at.pending] == [CHANCE]
    assert at.legal_moves() == {}
    assert repr(at).endswith("pending: chance>")


def test_steps_stop_at_both_ends(at: RecordCursor) -> None:
    end = at.position

    assert at.back().position == end - 1
    assert at.forward(5).position == end
    assert at.back(end + 5).position == 0
    assert at.entry is None


@pytest.mark.parametrize("position", [-1, 100_000])
def test_a_position_outside_the_record_is_refused(at: RecordCursor, position: int) -> None:
    with pytest.raises(IndexError, match="the record has positions 0 to"):
        at.go(position)


def test_moves_can_be_tried_on_a_copy(at: RecordCursor) -> None:
    at.go(0).forward(1)
    while at.match.is_chance_due:
        at.forward()
    ((seat, moves),) = at.legal_moves().items()
    copy = at.match.fork()

    copy.play(seat, moves[-1], copy.pending[0].token)

    assert copy.position > at.position


def test_the_prompt_knows_the_names_of_its_banner(record: Path) -> None:
    game = read_file(record, find_games())

    assert all(name in banner(game) for name in namespace(game))


def test_a_line_at_the_prompt_is_python(record: Path) -> None:
    lines = "at.go(2).position * 1000\nat.legal_moves()\n"

    result = subprocess.run(
        [sys.executable, "-m", "tools.dev.repl", str(record)],
        input=lines,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert "2000\n" in result.stdout
    assert "Kilt Castle, rules version" in result.stderr


def test_a_file_without_a_game_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json")]) == 2
    assert str(tmp_path / "none.json") in capsys.readouterr().err
