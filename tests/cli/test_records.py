"""`burghof verify` and `burghof replay` on games that were played by `burghof sit`."""

import json
from pathlib import Path
from typing import Any

import pytest

from burghof.cli.files import write_game
from burghof.kernel import LANGUAGES, Match, Played, Player, load_plugin, new_match, write_record
from burghof.kernel import find_games as shelf_of_games
from tests.cli.terminal import record_game, run_burghof


@pytest.fixture
def kilt(tmp_path: Path) -> Path:
    return record_game(tmp_path / "kilt.json", "kilt-castle")


@pytest.fixture
def running_game(tmp_path: Path, games_package: str) -> Path:
    """A saved game of memory in which Anna has peeked at tile 0 and it is Ben's turn."""
    file = tmp_path / "running.json"
    lines = ["", "Peek tile 0", "1", "", "", "q"]
    result = run_burghof(
        *("--shelf", games_package, "sit", "memory", "--seats", "me:Anna,me:Ben", "--seed", "3", "--file", file),
        lines=lines,
    )
    assert result.exit_code == 0, result.output
    return file


def replace_text(file: Path, old: str, new: str) -> Path:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


def test_a_recorded_game_is_right(kilt: Path) -> None:
    result = run_burghof("verify", kilt)

    assert result.exit_code == 0
    assert "right. Kilt Castle" in result.stdout
    assert "played to its end, every draw checked." in result.stdout


def test_a_changed_move_is_found_at_its_entry(kilt: Path) -> None:
    entries = [entry["entry"] for entry in json.loads(kilt.read_text("utf-8"))["entries"]]

    result = run_burghof("verify", replace_text(kilt, '"entry":"played","prev":"', '"entry":"played","prev":"0'))

    assert result.exit_code == 1
    assert f"entry {entries.index('played')}: the entry does not follow from the one before" in result.stderr


def test_what_bots_decided_is_decided_again(kilt: Path) -> None:
    result = run_burghof("verify", kilt, "--bots")
    output = json.loads(run_burghof("verify", kilt, "--bots", "--json").stdout)

    assert result.exit_code == 0
    assert f"{output[0]['decisions']} decisions of bots were repeated: all are the same." in result.stdout
    assert output[0]["decisions"] > 20
    assert output[0]["different"] == []


def play_first_legal_moves(steps: int) -> Match[Any, Any, Any, Any, Any, Any]:
    """Return a match of Kilt Castle with up to `steps` entries, in which both seats play their first legal move.

    Seat 0 is recorded as a greedy bot, so its decisions differ from those of a real greedy bot.
    """
    plugin = load_plugin(shelf_of_games()["kilt-castle"])
    match = new_match(plugin, plugin.types.options(), [Player("Ada", "greedy"), Player("Ben")], "seed")  # type: ignore[operator]
    match.open()
    while not match.is_over and match.position < steps:
        [decision] = match.pending
        match.play(decision.seat, match.game.legal_moves(match.state, decision.seat)[0], decision.token)
    return match


def test_a_bot_that_decides_otherwise_is_named_by_its_entry(tmp_path: Path) -> None:
    match = play_first_legal_moves(1000)
    write_game(tmp_path / "other.json", match)

    plain = run_burghof("verify", tmp_path / "other.json")
    result = run_burghof("verify", tmp_path / "other.json", "--bots")
    output = json.loads(run_burghof("verify", tmp_path / "other.json", "--bots", "--json").stdout)

    assert (plain.exit_code, result.exit_code) == (0, 1)
    assert f"entry {output[0]['different'][0]}: asked again, the bot decides otherwise." in result.stderr
    assert all(isinstance(entry := match.entries[at], Played) and entry.seat == 0 for at in output[0]["different"])


def test_while_the_seed_is_secret_no_bot_decides_again(tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    file.write_bytes(write_record(play_first_legal_moves(10).record()))

    result = run_burghof("verify", file, "--bots")

    assert result.exit_code == 0
    assert "cannot be repeated while the seed is secret" in result.stdout


def test_findings_are_told_to_programs_too(kilt: Path, tmp_path: Path) -> None:
    broken = replace_text(
        record_game(tmp_path / "broken.json", "kilt-castle"), '"reason":{"key":"', '"reason":{"key":"no-'
    )

    result = run_burghof("verify", kilt, broken, "--json")

    assert result.exit_code == 1
    assert [finding["fault"] for finding in json.loads(result.stdout)] == [None, "wrong-outcome"]
    assert json.loads(result.stdout)[0]["chance_checked"] is True


@pytest.mark.parametrize("text", ["", "no JSON at all", "{}", '{"header": {"game": "kilt-castle"}}', "\xff"])
def test_a_file_without_a_game_is_said_to_be_one(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(text.encode("latin-1"))

    result = run_burghof("verify", file)

    assert result.exit_code == 2
    assert "holds no recorded game" in result.stderr


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    result = run_burghof("verify", tmp_path / "nothing.json", "--lang", "it")

    assert result.exit_code == 2
    assert "Non c’è un file" in result.stderr


def test_a_file_that_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    result = run_burghof("verify", tmp_path, "--lang", "it")

    assert result.exit_code == 2
    assert "Impossibile leggere" in result.stderr


def test_a_game_nobody_has_here_is_named(tmp_path: Path, games_package: str) -> None:
    file = record_game(tmp_path / "memory.json", "memory", "--shelf", games_package)

    result = run_burghof("verify", file)

    assert result.exit_code == 2
    assert "is of the game “memory”, which is not here." in result.stderr


def test_a_saved_game_is_checked_with_its_seed(running_game: Path, games_package: str) -> None:
    result = run_burghof("--shelf", games_package, "verify", running_game)

    assert result.exit_code == 0
    assert "still running, every draw checked." in result.stdout


def test_a_saved_game_with_another_seed_is_at_fault(running_game: Path, games_package: str) -> None:
    result = run_burghof("--shelf", games_package, "verify", replace_text(running_game, '"seed": "3"', '"seed": "4"'))

    assert result.exit_code == 1
    assert "the seed is not the one that was promised" in result.stderr


def test_a_finished_game_is_replayed_with_log_table_and_outcome(kilt: Path) -> None:
    result = run_burghof("replay", kilt)

    assert result.exit_code == 0
    assert "At the table: Pernel and Wendel" in result.stdout
    assert "2. Pernel" in result.stdout
    assert "⟦" not in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_speaks_every_language(kilt: Path, language: str) -> None:
    assert "⟦" not in run_burghof("--lang", language, "replay", kilt).stdout


def test_a_replay_stops_where_it_is_told_to(kilt: Path) -> None:
    result = run_burghof("replay", kilt, "--upto", "3")

    assert "after entry 3 of" in result.stdout
    assert "2. Pernel" not in result.stdout


@pytest.mark.parametrize("upto", ["0", "1", "2"])
def test_a_replay_may_stop_before_the_set_up_is_over(kilt: Path, upto: str) -> None:
    assert run_burghof("replay", kilt, "--upto", upto).exit_code == 0


def test_a_spectator_of_a_running_game_sees_no_secrets(running_game: Path, games_package: str) -> None:
    result = run_burghof("--shelf", games_package, "replay", running_game)

    assert "Anna peeks at tile 0" in result.stdout
    assert "face" not in result.stdout


def test_a_seat_sees_what_it_may_keep_of_a_running_game(tmp_path: Path, games_package: str) -> None:
    file = tmp_path / "noted.json"
    table = ("sit", "memory", "--seats", "me:Anna,me:Ben", "--recall", "notebook", "--seed", "3", "--file", file)
    run_burghof("--shelf", games_package, *table, lines=["", "Peek tile 0", "1", "", "", "q"])

    anna = run_burghof("--shelf", games_package, "replay", file, "--seat", "0").stdout
    ben = run_burghof("--shelf", games_package, "replay", file, "--seat", "1").stdout

    assert "Secret: tile 0 has face" in anna
    assert "face" not in ben


def test_a_seat_that_does_not_exist_cannot_look(kilt: Path) -> None:
    result = run_burghof("replay", kilt, "--seat", "2")

    assert result.exit_code == 2
    assert result.stderr == "There is no player 2; players are counted from 0 to 1.\n"


def test_a_record_at_fault_is_not_replayed(kilt: Path) -> None:
    result = run_burghof("replay", replace_text(kilt, '"reason":{"key":"', '"reason":{"key":"no-'))

    assert result.exit_code == 1
    assert "the outcome is not the one of this game" in result.stderr


def test_a_letter_is_not_replayed(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", "utf-8")

    assert run_burghof("replay", tmp_path / "letter.txt").exit_code == 2
